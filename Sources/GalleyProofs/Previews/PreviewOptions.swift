import Foundation
import GalleyProofFiles

/// The options of `proof draw`, which draws previews, and of `proof lab`, which looks for faults in
/// them.
internal struct PreviewOptions {
  var proofs: ProofOptions
  /// The target whose previews are shown.
  var target: String
  /// The devices and looks (sets of settings, such as the dark style) in which each preview is
  /// shown.
  var variants: [PreviewJob.Variant] = []
  /// The number of pixels in a point; `nil` for the scale of the device.
  var scale: Double?
  /// The number of random walks over each preview.
  var walks = 20
  var skipsBuild = false
  /// The program with the tests; `nil` to build it with the package manager.
  var program: String?
  /// Additional arguments for `swift build`.
  var buildArguments: [String] = []

  /// Creates the options from arguments.
  ///
  /// - Parameter work: The command that has the arguments: `proof draw` or `proof lab`.
  init(_ arguments: some Sequence<String>, work: PreviewJob.Work) throws {
    let arguments = Array(arguments)
    let own = arguments.prefix { $0 != "--" }
    buildArguments = Array(arguments.dropFirst(own.count + 1))
    var devices: [String?] = []
    var looks = [false]
    var common = PreviewJob.Variant()
    var (scale, walks): (Double?, Int) = (nil, 20)
    var (program, skipsBuild): (String?, Bool) = (nil, false)
    proofs = try ProofOptions(own) { name, value in
      switch name {
      case "--device": devices.append(try value())
      case "--look": looks = try Self.looks(try value())
      case "--right-to-left": common.isRightToLeft = true
      case "--language": common.language = try value()
      case "--text-size": common.textSize = try Self.textSize(try value())
      case "--scale": scale = try Self.scale(try value())
      case "--walks" where work == .lab: walks = try Self.walks(try value())
      case "--skip-build": skipsBuild = true
      case "--test-program": program = try value()
      default: return false
      }
      return true
    }
    guard let target = proofs.arguments.first else {
      throw ProofOptions.Mistake(description: "\(work) needs the name of a target")
    }
    self.target = target
    proofs.arguments.removeFirst()
    (self.scale, self.walks) = (scale, walks)
    (self.program, self.skipsBuild) = (program, skipsBuild)
    variants = (devices.isEmpty ? [nil] : devices).flatMap { device in
      looks.map { isDark in
        var variant = common
        (variant.device, variant.isDark) = (device, isDark)
        return variant
      }
    }
  }

  private static func looks(_ text: String) throws -> [Bool] {
    switch text {
    case "light": return [false]
    case "dark": return [true]
    case "both": return [false, true]
    default:
      throw ProofOptions.Mistake(
        description: "'\(text)' is no look: use light, dark or both")
    }
  }

  private static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), (0.25...8).contains(scale) else {
      throw ProofOptions.Mistake(description: "'\(text)' is no scale: it goes from 0.25 to 8")
    }
    return scale
  }

  private static func walks(_ text: String) throws -> Int {
    guard let walks = Int(text), (1...100_000).contains(walks) else {
      throw ProofOptions.Mistake(
        description: "'\(text)' is no number of walks: it goes from 1 to 100000")
    }
    return walks
  }

  /// The short names of text sizes, which `proof nib` uses as well, and the names of the same sizes
  /// in `Look.TextSize`.
  private static let textSizes = [
    ("xs", "extraSmall"), ("s", "small"), ("m", "medium"), ("l", "large"), ("xl", "extraLarge"),
    ("xxl", "extraExtraLarge"), ("xxxl", "extraExtraExtraLarge"), ("ax1", "accessibility1"),
    ("ax2", "accessibility2"), ("ax3", "accessibility3"), ("ax4", "accessibility4"),
    ("ax5", "accessibility5"),
  ]

  private static func textSize(_ text: String) throws -> String {
    guard let found = textSizes.first(where: { $0.0 == text.lowercased() }) else {
      let all = textSizes.map(\.0).joined(separator: ", ")
      throw ProofOptions.Mistake(description: "'\(text)' is no size of text: use one of \(all)")
    }
    return found.1
  }
}
