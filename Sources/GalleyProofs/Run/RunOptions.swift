import Foundation

/// The options of `proof run`.
internal struct RunOptions {
  var proofs: ProofOptions
  /// Regular expressions for the names of tests.
  var filters: [String] = []
  var sharding: Sharding
  /// The number of processes that run tests at the same time.
  var jobs = 1
  var isTwice = false
  var skipsBuild = false
  /// The program with the tests; `nil` to build it with the package manager.
  var program: String?
  /// The file with the times of tests; `nil` for the file `times.json` in the folder with the
  /// results.
  var times: String?
  /// Additional arguments for `swift build`.
  var buildArguments: [String] = []

  init(_ arguments: some Sequence<String>, environment: [String: String]) throws {
    let arguments = Array(arguments)
    let own = arguments.prefix { $0 != "--" }
    buildArguments = Array(arguments.dropFirst(own.count + 1))
    var (filters, jobs, shard): ([String], Int, String?) = ([], 1, nil)
    var (program, times): (String?, String?) = (nil, nil)
    var (isTwice, skipsBuild) = (false, false)
    proofs = try ProofOptions(own) { name, value in
      switch name {
      case "--filter": filters.append(try value())
      case "--jobs": jobs = try Self.jobs(try value())
      case "--shard": shard = try value()
      case "--twice": isTwice = true
      case "--skip-build": skipsBuild = true
      case "--test-program": program = try value()
      case "--times": times = try value()
      default: return false
      }
      return true
    }
    try proofs.checkNoArguments("run")
    (self.filters, self.jobs, self.program, self.times) = (filters, jobs, program, times)
    (self.isTwice, self.skipsBuild) = (isTwice, skipsBuild)
    sharding = try Sharding(option: shard, environment: environment)
  }

  private static func jobs(_ text: String) throws -> Int {
    guard let jobs = Int(text), (1...64).contains(jobs) else {
      throw ProofOptions.Mistake(
        description: "'\(text)' is no number of processes: it goes from 1 to 64")
    }
    return jobs
  }

  /// The file with the times of tests.
  var timesFile: URL {
    times.map { URL(fileURLWithPath: $0) } ?? proofs.folder.appendingPathComponent("times.json")
  }
}
