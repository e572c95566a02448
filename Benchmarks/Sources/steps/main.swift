// Times the steps of the flow over data files: the processor's seconds of each, and the peak of memory so far.
//
// usage: swift run -c release --package-path Benchmarks steps [--jobs N] FILE...
import Glibc
import Ordering
import Reading

/// What the system counts for this process. Swift imports `RUSAGE_SELF`, which is 0, as another type than is asked for.
func usageOfThisProcess() -> rusage {
    var usage = rusage()
    getrusage(0, &usage)
    return usage
}

/// The processor's seconds of this process, on all its threads.
func processorSeconds() -> Double {
    let usage = usageOfThisProcess()
    let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(microseconds) / 1_000_000
}

/// The most memory that this process has had, in MiB.
func peakMemory() -> Int { usageOfThisProcess().ru_maxrss / 1024 }

func measured<Value>(_ step: String, _ body: () -> Value) -> Value {
    let clock = ContinuousClock()
    let (processor, start) = (processorSeconds(), clock.now)
    let value = body()
    let wall = (clock.now - start) / .seconds(1)
    let used = processorSeconds() - processor
    print("  \(step): \(thousandths(used)) s of processor, \(thousandths(wall)) s, peak \(peakMemory()) MiB")
    return value
}

func thousandths(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }

var files = Array(CommandLine.arguments.dropFirst())
var jobs = 2
if files.count > 1, files[0] == "--jobs", let number = Int(files[1]) {
    jobs = number
    files.removeFirst(2)
}
var options = SiteReader.Options()
options.jobs = jobs
for file in files {
    print("\(file), \(jobs) jobs")
    let reading = measured("reading") { SiteReader(columnNames: ColumnNames(), options: options).read(source: file) }
    guard let site = reading.site else { continue }
    let ordered = measured("ordering") { order(site, jobs: jobs).site }
    let items = ordered.collections.reduce(0) { $0 + $1.collection.items.count }
    print("  \(items) items, \(ordered.collections.reduce(0) { $0 + $1.sections.count }) sections")
}
