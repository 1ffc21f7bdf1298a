import Foundation
import GalleyAssets
import GalleyGeometry

extension UIColor {
  /// Returns a color of a catalog. If no catalog has such a color, reports the name and returns
  /// `nil`.
  internal static func kind(named name: String, in bundle: Bundle?) -> Kind? {
    let catalogs = BundleCatalogs.catalogs(in: bundle)
    var lack: String?
    for open in catalogs {
      guard
        let colors = open.read({ () throws(AssetFinding) in try open.catalog.colors(named: name) })
      else { continue }
      open.report(colors.findings)
      if open.catalog.folder(of: .color, named: name) != nil {
        lack = colors.variants.isEmpty ? "no value" : "no value for this device"
      }
      guard colors.variants.best(for: UITraitCollection.current.assetTraits()) != nil else {
        continue
      }
      return .dynamic(name: name, catalog: open.path) { traits in
        let best = colors.variants.best(for: UITraitCollection.current(with: traits).assetTraits())
        return best.map { UIColor($0.value).resolvedColor(with: traits) } ?? .clear
      }
    }
    Report.record(
      .asset, once: "color \(name) \(bundle?.bundlePath ?? "")",
      lack.map { "the color '\(name)' has \($0) in its catalog" }
        ?? "no color is named '\(name)'" + BundleCatalogs.near(name, .color, in: catalogs))
    return nil
  }

  /// The accent color of the app: the color `AccentColor` of the app's catalog or, if that color
  /// has no value, blue. The color is looked up once.
  @MainActor internal static let accent: UIColor =
    accent(in: ResourceBundles.all.flatMap { BundleCatalogs.catalogs(in: $0) }) ?? .systemBlue

  /// Returns the accent color of the first catalog with an accent color. An `AccentColor` without a
  /// value, which Xcode creates in a new project, is ignored.
  internal static func accent(in catalogs: [OpenCatalog]) -> UIColor? {
    let name = "AccentColor"
    for open in catalogs where open.catalog.folder(of: .color, named: name) != nil {
      guard
        let colors = open.read({ () throws(AssetFinding) in try open.catalog.colors(named: name) }),
        !colors.variants.isEmpty
      else { continue }
      return UIColor(
        kind: .dynamic(name: name, catalog: open.path) { traits in
          let traits = UITraitCollection.current(with: traits)
          let best = colors.variants.best(for: traits.assetTraits())
          return best.map { UIColor($0.value).resolvedColor(with: traits) } ?? .systemBlue
        })
    }
    return nil
  }

  /// Creates a color from its value in a catalog.
  fileprivate convenience init(_ value: AssetColors.Value) {
    switch value {
    case .parts(.displayP3, let parts, let alpha):
      self.init(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    case .parts(.extendedLinearSRGB, let parts, let alpha):
      let bent = parts.map(UIColor.curved)
      self.init(red: bent[0], green: bent[1], blue: bent[2], alpha: alpha)
    case .parts(let space, let parts, let alpha):
      if space.isGray {
        self.init(white: parts[0], alpha: alpha)
      } else {
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      }
    case .system(let name):
      guard let color = UIColor.system(name) else {
        Report.record(.asset, once: "system \(name)", "no color of the system is named '\(name)'")
        self.init(white: 0, alpha: 1)
        return
      }
      self.init(kind: color.kind)
    }
  }

  /// Returns the sRGB component of a color for its linear component.
  private static func curved(_ light: Double) -> Double {
    let size = light.magnitude
    let part = size <= 0.003_130_8 ? size * 12.92 : 1.055 * Elementary.power(size, 1 / 2.4) - 0.055
    return light < 0 ? -part : part
  }

  /// Returns a system color by its name, with or without the suffix `Color`.
  internal static func system(_ name: String) -> UIColor? {
    system[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static let system: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "groupTableViewBackground": .groupTableViewBackground,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground, "tint": .tintColor,
    "black": .black, "white": .white, "clear": .clear, "darkGray": .darkGray,
    "lightGray": .lightGray, "gray": .gray, "red": .red,
    "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta,
    "orange": .orange, "purple": .purple, "brown": .brown, "lightText": .lightText,
    "darkText": .darkText, "scrollViewTexturedBackground": .systemGray,
    "viewFlipsideBackground": .darkGray,
  ]
}
