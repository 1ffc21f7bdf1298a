import GalleyDrawing
import GalleyUIKit

/// The view hierarchy as text, a line for each view.
@MainActor
internal enum ViewTree {
  /// Returns the view and its descendants: class, frame, text, and whether it is hidden or
  /// translucent. Throws if a frame can't be compared.
  static func describe(_ view: UIView) throws -> String {
    var text = ViewTreeText()
    try text.append(view, indent: 0)
    return text.contents
  }

  /// Returns the view and its descendants: class, identifier, text, and whether it is visible.
  static func outline(_ view: UIView) -> String { outlineLines(of: view).joined(separator: "\n") }

  private static func outlineLines(of view: UIView) -> [String] {
    let name = view.accessibilityIdentifier.map { " #\($0)" } ?? ""
    let text = view.galleyText.map { " \(quoted($0))" } ?? ""
    let hidden = view.isHidden ? " hidden" : view.alpha <= 0 ? " clear" : ""
    let line = "\(type(of: view))\(name)\(text)\(hidden)"
    return [line] + view.subviews.flatMap { outlineLines(of: $0) }.map { "  " + $0 }
  }

  /// Throws if a frame of the hierarchy has a value that is infinite or not a number, because such
  /// a frame can't be compared.
  static func checkNumbers(_ view: UIView) throws {
    try check(view.frame, of: view)
    for subview in view.subviews { try checkNumbers(subview) }
  }

  /// Throws if a frame has a value that is infinite or not a number.
  fileprivate static func check(_ frame: CGRect, of view: UIView) throws {
    let isComparable =
      frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.width.isFinite
      && frame.size.height.isFinite
    guard isComparable else {
      throw ProofError(
        description: "the frame of \(type(of: view)) is no number: \(frame.galleyDescription)")
    }
  }

  /// Returns a text between quotation marks, on one line.
  static func quoted(_ text: String) -> String { "\"\(text.escapedLineEnds)\"" }
}

/// The lines of a view hierarchy, to which views are appended one after the other.
///
/// The lines are the contents of a proof of frames, which tests compare with recorded contents,
/// often after each of many steps. So no string is created for a line: the names of classes are
/// looked up once, and numbers are written digit by digit.
@MainActor
private struct ViewTreeText {
  private var bytes: [UInt8] = []
  /// The names of classes, by class.
  private var names: [ObjectIdentifier: [UInt8]] = [:]

  /// All lines, separated by line ends.
  var contents: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a line for the view, and lines with more indentation for its descendants.
  mutating func append(_ view: UIView, indent: Int) throws {
    let frame = view.frame
    try ViewTree.check(frame, of: view)
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
    bytes.append(contentsOf: name(of: view))
    bytes.append(UInt8(ascii: " "))
    frame.appendGalleyDescription(to: &bytes)
    if let text = view.galleyText { append(" \(ViewTree.quoted(text))") }
    if view.isHidden { append(" hidden") }
    let alpha = view.alpha
    if alpha < 1 { append(" alpha \(alpha)") }
    for subview in view.subviews { try append(subview, indent: indent + 2) }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func name(of view: UIView) -> [UInt8] {
    let type = type(of: view)
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = Array("\(type)".utf8)
    names[ObjectIdentifier(type)] = name
    return name
  }
}
