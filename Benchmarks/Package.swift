// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "ganada", path: "..")],
    targets: [
        .executableTarget(name: "steps", dependencies: [.product(name: "GanadaSteps", package: "ganada")])
    ],
    swiftLanguageModes: [.v6]
)
