import Foundation
import GalleyDrawing

/// The families of fonts: those of the platform, and those of an iPhone, which are drawn in other
/// families.
internal enum FontFamilies {
  /// A family, and the family in which it is drawn.
  struct Family: Sendable {
    var name: String
    var drawn: Font.Family
  }

  /// Returns the family with a name; spaces and capitals are ignored.
  static func family(_ name: String) -> Family? {
    let key = key(name)
    guard !key.isEmpty else { return nil }
    if let own = own(key) { return Family(name: own, drawn: .named(own)) }
    guard let apple = apples[key] else { return nil }
    report(apple)
    return apple
  }

  private static func key(_ name: String) -> String {
    var key = name.lowercased().filter { $0 != " " }
    for ending in ["psmt", "mt"] where key.hasSuffix(ending) { key.removeLast(ending.count) }
    return key
  }

  /// Returns a family of the platform.
  private static func own(_ key: String) -> String? {
    Platform.current.fontFamilies().first { self.key($0) == key }
  }

  // MARK: Apple's families

  private static let apples: [String: Family] = {
    let names: [(Font.Family, [String])] = [
      (
        .system,
        [
          "Arial", "Arial Hebrew", "Avenir", "Avenir Next", "Avenir Next Condensed",
          "Chalkboard SE",
          "DIN Alternate", "DIN Condensed", "Futura", "Geeza Pro", "Gill Sans", "Helvetica",
          "Helvetica Neue", "Hiragino Sans", "Kailasa", "Marker Felt", "Optima", "PingFang HK",
          "PingFang SC", "PingFang TC", "SF Pro", "SF Pro Display", "SF Pro Text",
          "Trebuchet MS", "Verdana",
        ]
      ),
      (.rounded, ["Arial Rounded MT Bold", "SF Pro Rounded"]),
      (
        .serif,
        [
          "American Typewriter", "Baskerville", "Bodoni 72", "Charter", "Cochin", "Copperplate",
          "Didot", "Georgia", "Hiragino Mincho ProN", "Hoefler Text", "New York", "Palatino",
          "Times New Roman",
        ]
      ),
      (.monospaced, ["Courier", "Courier New", "Menlo", "SF Mono"]),
    ]
    var families: [String: Family] = [:]
    for (drawn, names) in names {
      for name in names { families[key(name)] = Family(name: name, drawn: drawn) }
    }
    return families
  }()

  /// The names of all families.
  static var names: [String] {
    let own = Platform.current.fontFamilies()
    let known = Set(own.map(key))
    let apple = apples.filter { !known.contains($0.key) }.map(\.value.name)
    return (own + apple).sorted()
  }

  // MARK: Reports

  /// Reports that another family is drawn in place of one, once in each test.
  private static func report(_ family: Family) {
    Report.record(
      .font, once: family.name,
      "there is no '\(family.name)' here; text in it is drawn in the \(family.drawn) font. "
        + "Bring it with GALLEY_FONTS.")
  }
}

extension GalleyReport.Topic {
  /// Missing fonts.
  public static let font = GalleyReport.Topic(rawValue: "font")
}
