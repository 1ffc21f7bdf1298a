import GalleyProofFiles

/// A run of tests, as far as another run may differ from it.
internal struct ObservedRun: Equatable {
  /// A proof as a test has found it.
  enum Proof: Equatable {
    /// The proof held.
    case held
    /// The proof has changed, or is missing: the name of its present contents.
    case changed(String)
  }

  /// The proofs that tests asked for, by their files.
  var proofs: [String: Proof] = [:]
  /// The ends of the tests.
  var tests: [String: TestState] = [:]

  /// Creates the value for the results of a run.
  init(
    asked: some Sequence<String>, changed: [String: String], tests: [TestResult]
  ) {
    for proof in asked { proofs[proof] = .held }
    for (proof, now) in changed { proofs[proof] = .changed(now) }
    for test in tests { self.tests[test.name] = test.state }
  }
}

/// The differences of two runs of the same tests.
internal struct RunComparison: Equatable {
  /// The way in which a proof differed.
  enum Difference: String, Encodable, Equatable {
    /// Both runs have found other contents than were recorded, and not the same.
    case contents
    /// The proof held in the second run, and not in the first.
    case onlyFirstChanged
    /// The proof held in the first run, and not in the second.
    case onlySecondChanged
    /// Only the first run has asked for the proof.
    case onlyInFirst
    /// Only the second run has asked for the proof.
    case onlyInSecond
  }

  /// A proof that differed.
  struct Proof: Equatable {
    var file: String
    var difference: Difference
  }

  /// A test that has ended in another way.
  struct Test: Encodable, Equatable {
    var name: String
    var first: TestState
    var second: TestState
  }

  /// The proofs that differed, sorted by their files.
  var proofs: [Proof] = []
  /// The tests that have ended in another way, sorted by name.
  var tests: [Test] = []

  /// Compares two runs.
  init(_ first: ObservedRun, _ second: ObservedRun) {
    for file in Set(first.proofs.keys).union(second.proofs.keys).sorted() {
      guard let kind = Self.difference(first.proofs[file], second.proofs[file]) else { continue }
      proofs.append(Proof(file: file, difference: kind))
    }
    for name in Set(first.tests.keys).union(second.tests.keys).sorted() {
      let (one, other) = (first.tests[name] ?? .notRun, second.tests[name] ?? .notRun)
      if one != other { tests.append(Test(name: name, first: one, second: other)) }
    }
  }

  private static func difference(
    _ first: ObservedRun.Proof?, _ second: ObservedRun.Proof?
  ) -> Difference? {
    switch (first, second) {
    case (nil, nil), (.held, .held): return nil
    case (.some, nil): return .onlyInFirst
    case (nil, .some): return .onlyInSecond
    case (.changed, .held): return .onlyFirstChanged
    case (.held, .changed): return .onlySecondChanged
    case (.changed(let one), .changed(let other)): return one == other ? nil : .contents
    }
  }
}
