// swift-tools-version: 6.2
import PackageDescription

// Data flows one way: a module may depend only on those listed above it.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "ganada",
    products: [
        .executable(name: "ganada", targets: ["ganada"]),
        // For Benchmarks/, which times the steps one by one.
        .library(name: "GanadaSteps", targets: ["Directory", "Reading", "Ordering", "Searching", "Rendering"]),
    ],
    targets: [
        // The C libraries. Each is imported by exactly one Swift file.
        .systemLibrary(name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CYajl", pkgConfig: "yajl", providers: [.apt(["libyajl-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CCSV", providers: [.apt(["libcsv-dev"])]),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),
        .systemLibrary(
            name: "CMicroHTTPDLibrary",
            pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"])]
        ),
        .target(name: "CMicroHTTPD", dependencies: ["CMicroHTTPDLibrary"]),
        .systemLibrary(name: "CICULibrary", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
        .target(name: "CICU", dependencies: ["CICULibrary"]),
        .target(name: "CTheme"),

        // What every step stands on.
        .target(name: "Platform", dependencies: ["CXXHash"], swiftSettings: strict),
        .target(name: "International", dependencies: ["CICU"], swiftSettings: strict),
        .target(name: "Directory", swiftSettings: strict),
        .target(name: "Serialization", swiftSettings: strict),
        .target(name: "Compression", dependencies: ["CZlib", "CBrotli"], swiftSettings: strict),
        .target(name: "CommonMark", dependencies: ["CCmark"], swiftSettings: strict),

        // The steps, in the order of the flow.
        .target(
            name: "Reading",
            dependencies: [
                "Platform", "International", "Directory", "CommonMark", "Compression", "CYAML", "CYajl", "CCSV",
                "CSQLite", "CExpat",
            ],
            swiftSettings: strict
        ),
        .target(name: "Ordering", dependencies: ["Platform", "International", "Directory"], swiftSettings: strict),
        .target(
            name: "Searching",
            dependencies: ["Platform", "International", "Directory", "Serialization", "CommonMark", "Ordering"],
            swiftSettings: strict
        ),
        .target(
            name: "Rendering",
            dependencies: [
                "Platform", "International", "Directory", "Serialization", "Reading", "Searching", "CommonMark",
                "CTheme",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "Checking",
            dependencies: ["Platform", "International", "Directory", "Searching", "Rendering"],
            swiftSettings: strict
        ),
        .target(
            name: "Publishing",
            dependencies: [
                "Platform", "International", "Directory", "Serialization", "Compression", "Reading", "Ordering",
                "Searching", "Rendering", "Checking", "CMicroHTTPD",
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "ganada",
            dependencies: [
                "Platform", "International", "Directory", "Serialization", "Reading", "Ordering", "Searching",
                "Rendering", "Publishing",
            ],
            swiftSettings: strict
        ),

        .testTarget(name: "PlatformTests", dependencies: ["Platform"]),
        .testTarget(name: "InternationalTests", dependencies: ["International"]),
        .testTarget(name: "DirectoryTests", dependencies: ["Directory"]),
        .testTarget(name: "SerializationTests", dependencies: ["Serialization"]),
        .testTarget(name: "CommonMarkTests", dependencies: ["CommonMark"]),
        .testTarget(
            name: "ReadingTests",
            dependencies: ["Reading", "Compression", "CSQLite"],
            exclude: ["Spreadsheets"]
        ),
        .testTarget(name: "OrderingTests", dependencies: ["Ordering"]),
        .testTarget(name: "SearchingTests", dependencies: ["Searching"]),
        .testTarget(name: "RenderingTests", dependencies: ["Platform", "Directory", "Serialization", "Rendering"]),
        .testTarget(name: "PublishingTests", dependencies: ["Publishing", "ganada"], exclude: ["Images"]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["Reading", "Ordering", "Searching", "Rendering", "Publishing"],
            exclude: ["Sites"]
        ),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x,
    cxxLanguageStandard: .cxx17
)
