import Foundation
import GalleyUIKit

/// The options of `proof nib`, the command that draws nibs and storyboards to files.
internal struct NibOptions {
  /// An error in the arguments.
  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  /// A user interface style.
  enum Look: String {
    case light, dark
  }

  var files: [String] = []
  /// The size of the picture; `nil` for the size in the file.
  var size: CGSize?
  var scale: CGFloat = 2
  var looks: [Look] = [.light]
  var language: GalleyLanguage?
  var textSize = UIContentSizeCategory.large
  /// The folder with resources; `nil` to search the folders that contain each file.
  var resources: String?
  var folder = "."
  var isJSON = false

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        files.append(argument)
        continue
      }
      // An option may also be written `--size=320x44`.
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let value: () throws -> String = {
        guard let value = parts.dropFirst().first ?? rest.popFirst() else {
          throw Mistake(description: "\(parts[0]) needs a value")
        }
        return value
      }
      switch parts[0] {
      case "--size": size = try Self.size(try value())
      case "--scale": scale = try Self.scale(try value())
      case "--look": looks = try Self.looks(try value())
      case "--language": language = try Self.language(try value())
      case "--text-size": textSize = try Self.textSize(try value())
      case "--resources": resources = try value()
      case "--to": folder = try value()
      case "--json": isJSON = true
      default: throw Mistake(description: "there is no option '\(parts[0])'")
      }
    }
    guard !files.isEmpty else { throw Mistake(description: "no file is given") }
  }

  private static func size(_ text: String) throws -> CGSize {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else {
      throw Mistake(
        description:
          "'\(text)' is no size: write the width and the height, from 1 to 10000, as in 390x844")
    }
    return CGSize(width: width, height: height)
  }

  private static func scale(_ text: String) throws -> CGFloat {
    guard let scale = Double(text), (0.25...8).contains(scale) else {
      throw Mistake(description: "'\(text)' is no scale: it goes from 0.25 to 8")
    }
    return scale
  }

  private static func looks(_ text: String) throws -> [Look] {
    if text == "both" { return [.light, .dark] }
    guard let look = Look(rawValue: text) else {
      throw Mistake(description: "'\(text)' is no look: use light, dark or both")
    }
    return [look]
  }

  private static func language(_ text: String) throws -> GalleyLanguage {
    switch text {
    case "accented": return .pseudo(.accented)
    case "doubled": return .pseudo(.doubled)
    case "right-to-left": return .pseudo(.rightToLeft)
    default:
      guard text.wholeMatch(of: /[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*/) != nil else {
        throw Mistake(
          description: "'\(text)' is no language: use an identifier such as de or pt-BR")
      }
      return GalleyLanguage(text)
    }
  }

  private static let textSizes: [(String, UIContentSizeCategory)] = [
    ("xs", .extraSmall), ("s", .small), ("m", .medium), ("l", .large), ("xl", .extraLarge),
    ("xxl", .extraExtraLarge), ("xxxl", .extraExtraExtraLarge), ("ax1", .accessibilityMedium),
    ("ax2", .accessibilityLarge), ("ax3", .accessibilityExtraLarge),
    ("ax4", .accessibilityExtraExtraLarge), ("ax5", .accessibilityExtraExtraExtraLarge),
  ]

  private static func textSize(_ text: String) throws -> UIContentSizeCategory {
    guard let found = textSizes.first(where: { $0.0 == text.lowercased() }) else {
      let all = textSizes.map(\.0).joined(separator: ", ")
      throw Mistake(description: "'\(text)' is no size of text: use one of \(all)")
    }
    return found.1
  }
}
