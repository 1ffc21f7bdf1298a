import Foundation
import GalleyDrawing
import GalleyProofFiles
import GalleyUIKit

/// A picture of a difference with three parts.
///
/// The parts are the expected appearance, the actual appearance, and, in red on a pale copy, the
/// pixels that differ.
@MainActor
internal struct LabPicture {
  /// The picture as a PNG file.
  let data: Data

  /// Draws two views.
  ///
  /// Returns `nil` if a view can't be drawn, or if no pixel differs.
  init?(expected: UIView, now: UIView) {
    guard let expected = LabPicture.drawing(of: expected) else { return nil }
    self.init(expected: expected, now: now)
  }

  /// Draws a view beside a drawing of its expected appearance.
  ///
  /// Returns `nil` if the view can't be drawn, or if no pixel differs.
  init?(expected: Data, now: UIView) {
    guard let now = LabPicture.drawing(of: now), now != expected,
      PictureDifference.describe(expected, now, tolerance: .init()) != nil,
      let picture = PictureDifference.picture(expected, now)
    else { return nil }
    data = picture
  }

  /// Draws a view, as a PNG file.
  ///
  /// While the tools measure texts, each letter is laid out as a square, so that sizes do not
  /// depend on fonts. The picture shows the letters of the real fonts, in the frames that were
  /// measured.
  static func drawing(of view: UIView) -> Data? {
    guard view.bounds.width > 0, view.bounds.height > 0, view.pictureExcess(scale: 1) == nil else {
      return nil
    }
    forgetDrawing(of: view)
    defer { forgetDrawing(of: view) }
    return UIView.withFontText { view.galleyBitmap(scale: 1)?.galleyPNG }
  }

  /// Makes the views draw their texts again: with the letters of the fonts before a picture is
  /// drawn, and with squares afterwards.
  private static func forgetDrawing(of view: UIView) {
    view.setNeedsDisplay()
    for subview in view.subviews { forgetDrawing(of: subview) }
  }

  /// Writes the picture to a file.
  ///
  /// Returns a line for the message of the failure: the path of the file, or why the file can't be
  /// written.
  ///
  /// - Parameter title: The title of the three parts of the picture.
  func write(
    to file: URL, title: String = "The fresh screen, this screen, and the differences"
  ) -> String {
    do {
      try ProofStore.write(data, to: file)
      return "\(title): \(file.path)"
    } catch {
      return "A picture of it can't be written to \(file.path): \(error.localizedDescription)"
    }
  }
}

/// A fault that a tool has found: its description, and a picture if one helps to explain it.
@MainActor
internal struct LabFinding {
  var text: String
  var picture: LabPicture?
  /// The title of the three parts of the picture.
  var title = "The fresh screen, this screen, and the differences"
}

extension ProofPlace {
  /// Fails the running test with a fault.
  ///
  /// The picture of the fault is attached to the test, and written to the folder that also contains
  /// failed proofs: the results of tests that differ from recorded pictures or texts.
  @MainActor
  internal func fail(_ finding: LabFinding, tool: String) {
    guard let picture = finding.picture else { return fail(finding.text) }
    attach(picture.data, named: "difference.png")
    fail(finding.text + "\n" + picture.write(to: pictureFile(of: tool), title: finding.title))
  }

  /// The file for a picture of a fault that a call of a tool has found. The file has the same name
  /// in each run.
  @MainActor
  internal func pictureFile(of tool: String) -> URL {
    let source = URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent
    let name = "\(source)-\(line)-\(tool)"
    let folder = ProofStore.folder(forTestIn: filePath).appendingPathComponent("lab")
    let count = PictureFiles.counts[name, default: 0]
    PictureFiles.counts[name] = count + 1
    return folder.appendingPathComponent(count == 0 ? "\(name).png" : "\(name)-\(count + 1).png")
  }
}

/// The number of pictures of each call of a tool. A test with arguments makes the same call several
/// times.
@MainActor
private enum PictureFiles {
  static var counts: [String: Int] = [:]
}
