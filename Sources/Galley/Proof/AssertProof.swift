import Foundation
import GalleyProofFiles
import Testing
import GalleyUIKit

/// Compares a subject, such as a view, with its recorded proof, and fails with the differences. A
/// proof is a file with a picture of the subject, or with a text that describes the subject.
///
///     @Test func row() {
///       assertProof(of: RowView(title: "Hello"), as: .frames)
///     }
///
/// The proof is recorded beside the test, in `__Proofs__/<TestFile>/<test>.<name>.<ext>`. Without
/// `name`, the arguments of a parameterized test are the name. A missing proof is recorded and
/// fails once, so that somebody looks at it; see `ProofRecording` for other modes. The message of a
/// failure contains the command that accepts the present contents. This function works in Swift
/// Testing and in XCTest.
///
/// - Parameters:
///   - subject: The view, screen or other value that the proof shows or describes.
///   - proof: The kind of proof, such as `.frames` or `.image`.
///   - name: A name that distinguishes several proofs of one test; `nil` for the arguments of a
///     parameterized test.
///   - record: The proofs to record; `nil` to use the mode of the test or of the environment.
@MainActor
public func assertProof<Subject>(
  of subject: @autoclosure () throws -> Subject, as proof: Proof<Subject>,
  named name: String? = nil, record: ProofRecording? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ProofCheck(place: place, test: function, name: name, record: record).compare(subject, [proof])
}

/// Compares a subject with several recorded proofs, and fails once for each proof that differs.
///
///     assertProof(of: screen, as: .frames, .image)
///
/// The documentation of `assertProof(of:as:named:record:)` describes the files of proofs, and when
/// they are recorded.
@MainActor
public func assertProof<Subject>(
  of subject: @autoclosure () throws -> Subject, as proof: Proof<Subject>,
  _ second: Proof<Subject>, _ others: Proof<Subject>...,
  named name: String? = nil, record: ProofRecording? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ProofCheck(place: place, test: function, name: name, record: record)
    .compare(subject, [proof, second] + others)
}

/// Compares a screen with its proofs on several devices and in several looks, and fails once for
/// each proof that differs.
///
///     assertProof(of: screen, as: .image, on: .all([.phone, .pad], Looks.all))
///
/// A look consists of settings that the user makes, such as dark mode or a text size.
///
/// A fresh screen is made for each device and look, and the steps of this screen are repeated on
/// the fresh screen. A screen that was created with an existing controller can't be made again, so
/// the screen itself is shown on each device and in each look.
@MainActor
public func assertProof(
  of screen: @autoclosure () throws -> Screen, as proofs: Proof<Screen>..., on variants: Variants,
  named name: String? = nil, record: ProofRecording? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let screen = try screen()
    let (device, look) = (screen.device, screen.look)
    for variant in variants.variants {
      let parts = [name ?? ProofArguments.name(), variant.fileName].compactMap { $0 }
      let check = ProofCheck(
        place: place, test: function, name: parts.joined(separator: "."), record: record)
      let whole = look + variant.look
      if let fresh = screen.remade(on: variant.device, whole) {
        check.compare({ fresh }, proofs, isNamed: true)
      } else {
        screen.show(on: whole.device(variant.device), whole)
        check.compare({ screen }, proofs, isNamed: true)
        screen.show(on: device, look)
      }
    }
  } catch {
    place.fail("No proof can be made: \(error)")
  }
}

/// Compares a controller with its proofs on several devices and in several looks, and fails once
/// for each proof that differs.
///
///     assertProof(
///       of: FeedViewController(), as: .frames, .image, on: .all([.phone, .pad], Looks.styles))
///
/// - Parameter controller: Makes the controller, once for each device and look.
@MainActor
public func assertProof(
  of controller: @escaping @autoclosure @MainActor () -> UIViewController,
  as proofs: Proof<Screen>..., on variants: Variants, named name: String? = nil,
  record: ProofRecording? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  for variant in variants.variants {
    let parts = [name ?? ProofArguments.name(), variant.fileName].compactMap { $0 }
    ProofCheck(place: place, test: function, name: parts.joined(separator: "."), record: record)
      .compare({ Screen(controller(), on: variant.device, variant.look) }, proofs, isNamed: true)
  }
}

/// One call of `assertProof`.
@MainActor
internal struct ProofCheck {
  var place: ProofPlace
  var test: String
  var name: String?
  var record: ProofRecording?

  /// Compares a subject with each of its proofs.
  ///
  /// - Parameter isNamed: Whether `name` already contains the device and the look of a screen. If
  ///   `false`, the device and the look are added to the name.
  func compare<Subject>(
    _ subject: () throws -> Subject, _ proofs: [Proof<Subject>], isNamed: Bool = false
  ) {
    do {
      let subject = try subject()
      for proof in proofs {
        let parts = names(of: subject, isNamed: isNamed)
        let file = place.file(
          test: test, name: parts.isEmpty ? nil : parts.joined(separator: "."),
          pathExtension: proof.pathExtension)
        do {
          try compare(subject, proof, in: file)
        } catch {
          fail("No proof can be made: \(error)\n\(file.path) is as it was.", .isUnknown, file)
        }
      }
    } catch {
      place.fail("No proof can be made: \(error)")
    }
  }

  /// The parts of a proof's name between the name of the test and the extension: the name in the
  /// call, or else the arguments of the test, and then the device and the look of a screen.
  private func names<Subject>(of subject: Subject, isNamed: Bool) -> [String] {
    let screen = isNamed ? nil : subject as? Screen
    let given = name ?? (isNamed ? nil : ProofArguments.name(ofScreen: screen != nil))
    return [given, screen?.variantName].compactMap { $0 }
  }

  /// Fails the test, and reports the failure in a workflow.
  private func fail(_ message: String, _ failure: WorkflowReport.Failure, _ file: URL) {
    WorkflowReport.note(message, failure, name: ProofStore.name(of: file), place: place)
    place.fail(message)
  }

  /// The proofs to record, as set by this call, the test or the environment.
  private var mode: ProofRecording { ProofStore.isFrozen ? .never : record ?? .current }

  /// Compares a subject with one proof, which is recorded in a file.
  private func compare<Subject>(_ subject: Subject, _ proof: Proof<Subject>, in file: URL) throws {
    if let problem = ProofClaims.claim(file, for: place) { return fail(problem, .isUnknown, file) }
    let folder = ProofStore.folder(forTestIn: place.filePath)
    ProofStore.noteAsked(file, in: folder)
    defer {
      if let test = Test.current {
        ProofStore.noteTime(of: file, test: "\(test.id)", in: folder)
      }
    }
    let look = try proof.look(subject)
    let exists = FileManager.default.fileExists(atPath: file.path)
    let before = FileManager.default.contents(atPath: file.path)
    if exists, before == nil { throw ProofError(description: "\(file.path) can't be read") }
    if let before, look.isSame(before) {
      keepElements(of: look, in: before, folder)
      return ProofStore.forget(file, in: folder)
    }
    let now = try look.written()
    guard let before else {
      keepElements(of: look, in: now, folder)
      return try missing(now, look, file, folder)
    }
    guard let difference = proof.difference(before, now) else {
      keepElements(of: look, in: before, folder)
      return ProofStore.forget(file, in: folder)
    }
    if mode == .all {
      keepElements(of: look, in: now, folder)
      ProofStore.forget(file, in: folder)
      return try record(now, in: file)
    }
    let explanation = proof.explain?(subject, before, now)
    try changed(before, now, difference, explanation, look, file, folder)
  }

  /// Records which views are visible in a picture whose proof does not fail, if the environment has
  /// `GALLEY_ELEMENTS=all`.
  private func keepElements(of look: ProofLook, in picture: Data, _ folder: URL) {
    guard PictureElements.areAlwaysRecorded, let elements = look.elements else { return }
    ProofStore.keepElements(elements(), of: picture, in: folder)
  }

  /// Handles a proof that has not been recorded yet.
  private func missing(_ now: Data, _ look: ProofLook, _ file: URL, _ folder: URL) throws {
    guard mode != .never else {
      let message = "There is no proof yet"
      // The contents are kept, so that the page of the command `proof sheet` can show the contents,
      // and the command `proof accept` can accept them.
      let kept = try? ProofStore.keep(
        now, insteadOf: file, difference: nil, place: "\(place.filePath):\(place.line)",
        message: message, elements: look.elements?(), in: folder)
      let accepting = kept.map { kept in
        "\nIt is now: \(kept.now.path)"
          + "\nIf that is right: swift run proof accept '\(ProofStore.name(of: file))'"
      }
      return fail(
        "\(message): \(file.path)\nRun the test with GALLEY_RECORD=missing to record it."
          + (accepting ?? ""), .isMissing, file)
    }
    ProofStore.forget(file, in: folder)
    try record(now, in: file)
    guard mode != .all else { return }
    fail(
      """
      There was no proof yet. It is recorded now: \(file.path)
      Look at it. If it is right, run the test again.
      """, .isMissing, file)
  }

  /// Handles a proof that differs from what was recorded.
  private func changed(
    _ before: Data, _ now: Data, _ difference: String, _ explanation: String?, _ look: ProofLook,
    _ file: URL, _ folder: URL
  ) throws {
    let picture = file.pathExtension == "png" ? PictureDifference.picture(before, now) : nil
    let name = ProofStore.name(of: file)
    var message = "Differs from the recorded proof \(file.path)\n\(difference)"
    do {
      let kept = try ProofStore.keep(
        now, insteadOf: file, difference: picture, place: "\(place.filePath):\(place.line)",
        message: difference, explanation: explanation, elements: look.elements?(), in: folder)
      message += "\nIt is now: \(kept.now.path)"
      if let picture = kept.difference {
        message += "\nBefore, now and what has changed: \(picture.path)"
      }
      if explanation != nil {
        message += "\nWhy frames have changed: swift run proof explain '\(name)'"
      }
      if mode != .failed { message += "\nIf that is right: swift run proof accept '\(name)'" }
    } catch {
      message += "\nWhat it is now can't be kept: \(error)"
    }
    place.attach(picture ?? now, named: picture == nil ? file.lastPathComponent : "difference.png")
    // Read `wasRecorded` first, because `ProofClaims` also counts the recording below as writing
    // the file.
    let wasRecorded = ProofClaims.hasWritten(file)
    if mode == .failed {
      try record(now, in: file)
      message += "\nIt is recorded as it is now, because failed proofs are recorded."
    }
    if wasRecorded {
      message +=
        "\nThis run has recorded it before. A test with arguments, or a loop, has to name each of its proofs with "
        + "named:."
    }
    WorkflowReport.note(difference, name: name, place: place)
    place.fail(message)
  }

  /// Writes the contents of a proof to its file.
  private func record(_ now: Data, in file: URL) throws {
    if let problem = ProofClaims.note(now, in: file) { throw ProofError(description: problem) }
    do {
      try ProofStore.write(now, to: file)
    } catch {
      throw ProofError(description: "\(file.path) can't be written: \(error.localizedDescription)")
    }
    ProofStore.noteRecorded(file, in: ProofStore.folder(forTestIn: place.filePath))
  }
}
