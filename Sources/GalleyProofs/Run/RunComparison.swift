import GalleyProofFiles

/// The results of a run that can be compared with another run. A proof is a recorded picture or
/// text with which a test compares its result.
internal struct ObservedRun: Equatable {
  /// The result of a proof in a test.
  enum ProofResult: Equatable {
    /// The contents are equal to the recorded contents.
    case held
    /// The contents differ from the recorded contents, or nothing is recorded. The associated value
    /// is the name of the present contents.
    case changed(String)
  }

  /// The results of the proofs that the tests have used. The key is the file of the proof.
  var proofs: [String: ProofResult] = [:]
  /// The states of the tests after the run.
  var tests: [String: TestState] = [:]

  /// Creates the value for the results of a run.
  init(
    used: some Sequence<String>, changed: [String: String], tests: [TestResult]
  ) {
    for proof in used { proofs[proof] = .held }
    for (proof, now) in changed { proofs[proof] = .changed(now) }
    for test in tests { self.tests[test.name] = test.state }
  }
}

/// The differences of two runs of the same tests.
internal struct RunComparison: Equatable {
  /// The kind of difference between two runs.
  enum Difference: String, Encodable, Equatable {
    /// The contents in both runs differ from the recorded contents, and from each other.
    case contents
    /// The contents differ from the recorded contents only in the first run.
    case onlyFirstChanged
    /// The contents differ from the recorded contents only in the second run.
    case onlySecondChanged
    /// Only the first run has used the proof.
    case onlyInFirst
    /// Only the second run has used the proof.
    case onlyInSecond
  }

  /// A proof that differed.
  struct Proof: Equatable {
    var file: String
    var difference: Difference
  }

  /// A test whose state differed in the two runs.
  struct Test: Encodable, Equatable {
    var name: String
    var first: TestState
    var second: TestState
  }

  /// The proofs that differed, sorted by their files.
  var proofs: [Proof] = []
  /// The tests whose states differed, sorted by name.
  var tests: [Test] = []

  /// Compares two runs.
  init(_ first: ObservedRun, _ second: ObservedRun) {
    for file in Set(first.proofs.keys).union(second.proofs.keys).sorted() {
      guard let kind = Self.difference(first.proofs[file], second.proofs[file]) else { continue }
      proofs.append(Proof(file: file, difference: kind))
    }
    for name in Set(first.tests.keys).union(second.tests.keys).sorted() {
      let (firstState, secondState) = (first.tests[name] ?? .notRun, second.tests[name] ?? .notRun)
      if firstState != secondState {
        tests.append(Test(name: name, first: firstState, second: secondState))
      }
    }
  }

  private static func difference(
    _ first: ObservedRun.ProofResult?, _ second: ObservedRun.ProofResult?
  ) -> Difference? {
    switch (first, second) {
    case (nil, nil), (.held, .held): return nil
    case (.some, nil): return .onlyInFirst
    case (nil, .some): return .onlyInSecond
    case (.changed, .held): return .onlyFirstChanged
    case (.held, .changed): return .onlySecondChanged
    case (.changed(let firstContents), .changed(let secondContents)):
      return firstContents == secondContents ? nil : .contents
    }
  }
}
