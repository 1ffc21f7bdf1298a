import Foundation
import GalleyPorting

/// Ports the changed files of a target into a folder of the build: rewrites the files for Linux.
struct Build {
  private let cachePath: String
  private var porting = Porting()
  /// The files of other modules, which are read but not ported.
  private var others: [(path: String, module: String)] = []
  private var propertyLists: [String] = []
  /// The path of the source file to which the entries of the app's property list are written.
  private var propertyListCopy: String?
  private var bundle: ResourceFolder?
  private var resources: [String] = []
  private var files: [(original: String, copy: String)] = []

  init(_ arguments: ArraySlice<String>) throws {
    var arguments = arguments
    guard let cachePath = arguments.popFirst() else {
      throw Failure("build: the cache's file is missing")
    }
    self.cachePath = cachePath
    var table: String?
    var dependencies: [String] = []
    while let argument = arguments.popFirst() {
      switch argument {
      case "--program": porting.entryPoint = .kept
      case "--info":
        arguments.popFirst().map { propertyLists.append($0) }
      case "--info-copy": propertyListCopy = arguments.popFirst()
      case "--resources": bundle = try ResourceFolder(&arguments)
      case "--resource": arguments.popFirst().map { resources.append($0) }
      case "--bundle": arguments.popFirst().map { porting.moduleBundle = .named($0) }
      case "--modules": table = arguments.popFirst()
      case "--dependency": arguments.popFirst().map { dependencies.append($0) }
      case "--beside":
        guard let module = arguments.popFirst(), let path = arguments.popFirst() else {
          throw Failure("build: --beside takes a module and a file")
        }
        others.append((path, module))
      default:
        guard let copy = arguments.popFirst() else {
          throw Failure("build: \(argument) has no copy")
        }
        files.append((argument, copy))
      }
    }
    porting.modules = try ModuleTable(present: dependencies, at: table)
  }

  func run() throws {
    var cache = BuildCache.read(from: cachePath)
    // If a copy was deleted, all copies are made again.
    if files.contains(where: { !FileManager.default.fileExists(atPath: $0.copy) }) {
      cache = PortingCache()
    }
    let sources = try files.map { try source(at: $0.original) }
    let beside = try others.map { path, module in
      var file = try source(at: path)
      file.module = module
      return file
    }
    let ported = porting.port(sources, others: beside, cache: &cache)
    let list = try AppPropertyList.ofApp(among: propertyLists.map(propertyList))
    if let propertyListCopy { try write(list?.source ?? "", to: propertyListCopy) }
    if let bundle {
      var contents = AppResources(resources)
      if let list { contents.add(list.path, as: "Info.plist") }
      try bundle.link(contents)
    }
    var count = 0
    for (place, file) in zip(files, ported) {
      guard let file else { continue }
      count += 1
      try write(file.text, to: place.copy)
      report(file.findings)
    }
    try BuildCache.write(cache, to: cachePath)
    print("ported \(count) of \(files.count) files")
  }
}
