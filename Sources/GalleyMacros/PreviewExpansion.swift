/// The declaration that a `#Preview` or a `#Screens` expands to.
///
/// The declaration adds a preview to `Preview.all`, or a list of screens to the lists of the
/// program, when the program is loaded.
///
///     #Preview("Badge") { BadgeView() }
///
/// expands to
///
///     nonisolated private enum … {
///       @section(".init_array") @used
///       static let add: @convention(c) () -> Void = {
///         _addPreview("Feed/Badge.swift", 12) { _GalleyPreview("Badge") { BadgeView() } }
///       }
///     }
///
/// The loader calls the functions in the section `.init_array` before the program begins, so no
/// list of previews is needed. The constant is a member of a type, because a global constant in
/// `main.swift` is assigned only when that file runs.
internal struct PreviewExpansion {
  /// A macro with such an expansion.
  enum Macro: String {
    case preview = "Preview"
    case screens = "Screens"

    /// The function that the expansion calls, and the type whose value it passes.
    fileprivate var names: (function: String, type: String) {
      switch self {
      case .preview: ("_addPreview", "_GalleyPreview")
      case .screens: ("_addScreens", "_GalleyScreens")
      }
    }
  }

  /// The expanded source.
  let source: String

  /// Creates the expansion of a macro.
  ///
  /// - Parameters:
  ///   - macro: The macro.
  ///   - text: The source of its use, with the comments and attributes in front of it.
  ///   - name: A name that is unique in the program.
  ///   - fileID: The module and the file.
  ///   - line: The line in which the text begins.
  init?(_ macro: Macro, _ text: String, name: String, fileID: String, line: Int) {
    let word = Array("#\(macro.rawValue)".utf8)
    guard let start = Self.start(of: word, in: text) else { return nil }
    let before = text.utf8.prefix(start)
    let arguments = String(decoding: text.utf8.dropFirst(start + word.count), as: UTF8.self)
    let number = line + before.count { $0 == UInt8(ascii: "\n") }
    let file = fileID.filter { $0 != "\\" && $0 != "\"" }
    source = """
      nonisolated private enum \(name) {
        @section(".init_array") @used
        static let add: @convention(c) () -> Void = {
          \(macro.names.function)("\(file)", \(number)) { \(macro.names.type)\(arguments)
          }
        }
      }
      """
  }

  /// Returns the offset of the name of the macro, after comments and attributes.
  private static func start(of word: [UInt8], in text: String) -> Int? {
    let bytes = Array(text.utf8)
    func looks(at place: Int, _ word: [UInt8]) -> Bool { bytes[place...].starts(with: word) }
    var place = 0
    while place < bytes.count {
      if looks(at: place, Array("//".utf8)) {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if looks(at: place, Array("/*".utf8)) {
        // A comment may contain comments.
        var depth = 0
        repeat {
          if looks(at: place, Array("/*".utf8)) {
            depth += 1
            place += 2
          } else if looks(at: place, Array("*/".utf8)) {
            depth -= 1
            place += 2
          } else {
            place += 1
          }
        } while depth > 0 && place < bytes.count
      } else if bytes[place] == UInt8(ascii: "\"") {
        // A string in an attribute, such as the message of `@available`.
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
          place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place += 1
      } else if looks(at: place, word) {
        return place
      } else {
        place += 1
      }
    }
    return nil
  }
}
