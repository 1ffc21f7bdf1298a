import Foundation
import GalleyMarkup
import GalleyNibs

/// Compiles the elements of a nib or storyboard file into parts, each of which creates and sets up
/// an object. The compiler also stores the values that all parts need.
@MainActor
internal final class NibCompiler {
  let document: NibDocument
  /// The name of the file, for reports.
  let file: String
  let bundle: Bundle
  /// The name of the string tables with the translations of the file's texts.
  var table: String { URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent }
  /// Whether there are translations of the file's texts.
  private(set) lazy var hasTable = BundleStrings.hasTable(table, in: bundle)
  /// The modules that are searched first for a class without a module.
  var modules: [String]
  private var reported: Set<String> = []
  /// Records the replaced classes and the lists, if the file is loaded for a preview; `nil`
  /// otherwise. A preview draws the file without the app's code, so UIKit's classes replace the
  /// app's classes.
  let preview = NibPreview.current

  init(_ document: NibDocument, file: String, bundle: Bundle, modules: [String]) {
    self.document = document
    self.file = file
    self.bundle = bundle
    self.modules = modules
    for finding in document.findings {
      Report.record(.nib, "\(file), \(finding)")
    }
  }

  /// Adds a module that is searched for classes.
  func addModule(_ module: String) {
    if !modules.contains(module) { modules.append(module) }
  }

  /// Compiles an element; `nil` if its kind is unknown, which is reported once.
  func part(_ element: NibElement, as kind: NibKind? = nil) -> NibPart? {
    guard let kind = kind ?? self.kind(of: element) else {
      if !NibKinds.ignored.contains(element.kind) {
        report(element, "<\(element.kind)> is not known and left out")
      }
      return nil
    }
    let part = NibPart(element, kind, type(of: element, kind))
    kind.read(part, self)
    readConnections(of: part)
    readRuntimeAttributes(of: part)
    return part
  }

  /// Returns the kind of an element; `nil` if it is not known.
  ///
  /// The custom class of a table cell may be a header or footer, because Xcode has no element for
  /// these. The content of the cell is then the content of the header or footer.
  ///
  /// - Unverified: In UIKit the content may be in a subview of its own.
  private func kind(of element: NibElement) -> NibKind? {
    let kind = NibKinds.all[element.kind]
    guard kind?.type == UITableViewCell.self, let name = element.string("customClass"),
      let type = NibClasses.named(name, module: element.string("customModule"), in: modules),
      isSubclass(type, of: UITableViewHeaderFooterView.self)
    else { return kind }
    return NibKinds.all["tableViewHeaderFooterView"]
  }

  /// Returns the class of an element.
  private func type(of element: NibElement, _ kind: NibKind) -> AnyClass {
    guard let name = element.string("customClass"), !name.isEmpty else { return kind.type }
    let module = element.string("customModule")
    guard let type = NibClasses.named(name, module: module, in: modules) else {
      if let preview {
        preview.standsIn(for: name)
        return kind.type
      }
      report(
        element,
        "Unknown class \(name) in Interface Builder file. A \(kind.type) stands in its place. "
          + NibClasses.advice(on: name, module: module))
      return kind.type
    }
    // The custom class of a flow layout may be any layout class. A layout that is not a flow layout
    // ignores the settings of the flow layout in the file.
    let base: AnyClass =
      kind.type == UICollectionViewFlowLayout.self ? UICollectionViewLayout.self : kind.type
    guard isSubclass(type, of: base) else {
      report(element, "the class \(name) is not a \(base): a \(kind.type) stands in its place")
      return kind.type
    }
    return type
  }

  private func isSubclass(_ type: AnyClass, of above: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let here = next {
      if here == above { return true }
      next = _getSuperclass(here)
    }
    return false
  }

  /// Reports an error in an element, once.
  func report(_ element: NibElement, _ message: String) {
    guard reported.insert("\(element.line) \(message)").inserted else { return }
    Report.record(.nib, "\(file), line \(element.line): \(message)")
  }

  // MARK: Values

  /// Returns the value that `words` contains for the word in an attribute.
  ///
  /// An unknown word is reported.
  func word<Value>(
    _ name: String, of element: NibElement, _ words: [String: Value]
  ) -> Value? {
    guard let word = element.string(name) else { return nil }
    if let value = words[word] { return value }
    let near = Set(words.keys).near(word)
    report(
      element,
      "'\(word)' is not known as the \(name) of <\(element.kind)>: the attribute is left out"
        + (near.isEmpty ? "" : ". Near are: \(near.joined(separator: ", "))"))
    return nil
  }

  func color(_ element: NibElement, _ key: String) -> UIColor? {
    element.color(key).flatMap { color($0, element) }
  }

  func color(_ color: NibColor, _ element: NibElement) -> UIColor? {
    switch color {
    case .sRGB(let red, let green, let blue, let alpha):
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .white(let white, let alpha): return UIColor(white: white, alpha: alpha)
    case .system(let name):
      if let known = UIColor.system(name) { return known }
      if let shown = document.systemColors[name] { return self.color(shown, element) }
      if let mac = NibNames.macColors[name] { return mac }
      report(element, "the system has no color '\(name)'")
      return nil
    case .named(let name):
      if let named = UIColor(named: name, in: bundle, compatibleWith: nil) { return named }
      return document.namedColors[name].flatMap { self.color($0, element) }
    }
  }

  func font(_ element: NibElement, _ key: String) -> UIFont? {
    element.font(key).map { font($0, element) }
  }

  func font(_ font: NibFont, _ element: NibElement) -> UIFont {
    // Zero means that no size is set. Xcode shows such text at 12 points.
    let size = CGFloat(font.size.map { $0 > 0 ? $0 : 12 } ?? 17)
    switch font.face {
    case .system(let weight):
      return .systemFont(ofSize: size, weight: weight.flatMap { NibNames.weights[$0] } ?? .regular)
    case .boldSystem: return .boldSystemFont(ofSize: size)
    case .italicSystem: return .italicSystemFont(ofSize: size)
    case .style(let name):
      if !UIFont.TextStyle.knownNames.contains(name) {
        let near = UIFont.TextStyle.knownNames.near(name)
        report(
          element,
          "there is no text style '\(name)': that of bodies stands in its place"
            + (near.isEmpty ? "" : ". Near are: \(near.joined(separator: ", "))"))
      }
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
    case .named(let name, let family):
      if let known = UIFont(name: name, size: size) { return known }
      report(
        element,
        "there is no font '\(name)'\(family.map { " of the family '\($0)'" } ?? ""). "
          + "The system's stands in its place")
      return .systemFont(ofSize: size)
    }
  }

  /// Returns an image from the app's catalog or a system symbol.
  func image(_ element: NibElement, _ key: String) -> UIImage? {
    let reference = element.value(key, "imageReference")
    guard let name = reference?.string("image") ?? element.string(key) else { return nil }
    let isSymbol = (reference ?? element).string("catalog") == "system"
    var image =
      isSymbol
      ? symbol(name, value: reference?.number("variableValue"))
      : imageInFile(name) ?? UIImage(named: name, in: bundle, compatibleWith: nil)
        ?? imageForPreview(name)
    if let configuration = reference.flatMap({ symbolConfiguration($0) }) {
      image = image?.applyingSymbolConfiguration(configuration)
    }
    switch reference?.string("renderingMode") {
    case "template": image = image?.withRenderingMode(.alwaysTemplate)
    case "original": image = image?.withRenderingMode(.alwaysOriginal)
    default: break
    }
    return image
  }

  private func symbol(_ name: String, value: Double?) -> UIImage? {
    value.flatMap { UIImage(systemName: name, variableValue: $0) } ?? UIImage(systemName: name)
  }

  /// Returns an empty image in place of an image that is stored in the file itself; `nil` for other
  /// images.
  ///
  /// The name of an image in the file is like `button:b7Q:image`.
  private func imageInFile(_ name: String) -> UIImage? {
    guard name.contains(":"), let size = document.imageSizes[name], size.width >= 1,
      size.height >= 1, size.width <= 4_000, size.height <= 4_000
    else { return nil }
    Report.record(
      .asset,
      "the image \(name) is stored in \(file) itself, where it can't be read: an empty one of "
        + "its size is shown. Put it into an asset catalog")
    return UIGraphicsImageRenderer(size: CGSize(size)).image { _ in }
  }

  func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration? {
    var all: [UIImage.SymbolConfiguration] = []
    let weight =
      word("weight", of: element, NibNames.symbolWeights)
      ?? word("symbolWeight", of: element, NibNames.symbolWeights)
    let scale =
      word("scale", of: element, NibNames.symbolScales)
      ?? word("symbolScale", of: element, NibNames.symbolScales)
    if let size = element.number("pointSize") ?? element.number("symbolPointSize") {
      all.append(
        .init(pointSize: size, weight: weight ?? .unspecified, scale: scale ?? .unspecified))
    } else if let font = element.font("fontDescription") ?? element.font("font") {
      all.append(.init(font: self.font(font, element), scale: scale ?? .unspecified))
    } else {
      if let weight { all.append(.init(weight: weight)) }
      if let scale { all.append(.init(scale: scale)) }
    }
    let colors = element.list("hierarchicalColors").compactMap(\.color)
    if let color = colors.first.flatMap({ self.color($0, element) }) {
      all.append(.init(hierarchicalColor: color))
    }
    let palette = element.list("paletteColors").compactMap(\.color)
      .compactMap { self.color($0, element) }
    if !palette.isEmpty { all.append(.init(paletteColors: palette)) }
    switch element.string("renderingMode") {
    case "multicolor": all.append(.preferringMulticolor())
    case "monochrome": all.append(.preferringMonochrome())
    default: break
    }
    guard let first = all.first else { return nil }
    return all.dropFirst().reduce(first) { $0.applying($1) }
  }

  /// Returns an attributed text, composed of its fragments.
  func attributedText(_ element: NibElement, _ key: String) -> NSAttributedString? {
    guard let text = element.value(key, "attributedString") else { return nil }
    let result = NSMutableAttributedString()
    for fragment in text.children where fragment.kind == "fragment" {
      result.append(
        NSAttributedString(
          string: fragment.string("content") ?? "",
          attributes: attributes(fragment.children.filter { $0.kind == "attributes" })))
    }
    return result
  }

  private func attributes(_ lists: [NibElement]) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for element in lists.flatMap(\.children) {
      switch element.key {
      case "NSFont": attributes[.font] = font(element.font, element)
      case "NSColor": attributes[.foregroundColor] = element.color.flatMap { color($0, element) }
      case "NSBackgroundColor":
        attributes[.backgroundColor] = element.color.flatMap { color($0, element) }
      case "NSParagraphStyle": attributes[.paragraphStyle] = paragraphStyle(element)
      case "NSKern": attributes[.kern] = element.number("value")
      case "NSUnderline": attributes[.underlineStyle] = element.integer("value")
      case "NSStrikethrough": attributes[.strikethroughStyle] = element.integer("value")
      case "NSBaselineOffset": attributes[.baselineOffset] = element.number("value")
      case "NSLink":
        // A `url` element has the address in `string`, and a text in `value`.
        let address = element.string("string") ?? element.string("value")
        attributes[.link] = address.flatMap(URL.init(string:))
      case "NSOriginalFont", nil: break
      case "NSShadow": attributes[.shadow] = shadow(element)
      case "NSStrokeColor": attributes[.strokeColor] = element.color.flatMap { color($0, element) }
      case "NSUnderlineColor", "NSStrikethroughColor":
        attributes[NSAttributedString.Key(element.key ?? "")] = element.color.flatMap {
          color($0, element)
        }
      case "NSStrokeWidth": attributes[.strokeWidth] = element.number("value")
      case "NSLigature": attributes[.ligature] = element.integer("value")
      case "NSObliqueness": attributes[.obliqueness] = element.number("value")
      case "NSExpansion": attributes[.expansion] = element.number("value")
      case "NSTextEffect": attributes[.textEffect] = element.string("value")
      case let key?:
        report(element, "the attribute '\(key)' of a text is not known: it is left out")
      }
    }
    return attributes
  }

  private func shadow(_ element: NibElement) -> NSShadow {
    let shadow = NSShadow()
    if let offset = element.size("offset") ?? element.size("shadowOffset") {
      shadow.shadowOffset = CGSize(offset)
    }
    if let blur = element.number("blurRadius") ?? element.number("shadowBlurRadius") {
      shadow.shadowBlurRadius = blur
    }
    if let color = color(element, "color") ?? color(element, "shadowColor") {
      shadow.shadowColor = color
    }
    return shadow
  }

  private func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = word("alignment", of: element, NibNames.alignments) {
      style.alignment = alignment
    }
    if let mode = word("lineBreakMode", of: element, NibNames.paragraphBreaks) {
      style.lineBreakMode = mode
    }
    style.lineSpacing = element.number("lineSpacing") ?? style.lineSpacing
    style.paragraphSpacing = element.number("paragraphSpacing") ?? style.paragraphSpacing
    style.paragraphSpacingBefore =
      element.number("paragraphSpacingBefore") ?? style.paragraphSpacingBefore
    style.firstLineHeadIndent = element.number("firstLineHeadIndent") ?? style.firstLineHeadIndent
    style.headIndent = element.number("headIndent") ?? style.headIndent
    style.tailIndent = element.number("tailIndent") ?? style.tailIndent
    style.lineHeightMultiple = element.number("lineHeightMultiple") ?? style.lineHeightMultiple
    style.minimumLineHeight = element.number("minimumLineHeight") ?? style.minimumLineHeight
    style.maximumLineHeight = element.number("maximumLineHeight") ?? style.maximumLineHeight
    let direction: NSWritingDirection? = word(
      "baseWritingDirection", of: element,
      ["natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft])
    style.baseWritingDirection = direction ?? style.baseWritingDirection
    let stops = element.list("tabStops").filter { $0.kind == "textTab" }
    if !stops.isEmpty {
      style.tabStops = stops.map {
        NSTextTab(
          textAlignment: word("alignment", of: $0, NibNames.alignments) ?? .natural,
          location: $0.number("location") ?? 0)
      }
    }
    style.defaultTabInterval = element.number("defaultTabInterval") ?? style.defaultTabInterval
    style.hyphenationFactor =
      element.number("hyphenationFactor").map { Float($0) } ?? style.hyphenationFactor
    style.allowsDefaultTighteningForTruncation =
      element.bool("allowsDefaultTighteningForTruncation")
      ?? style.allowsDefaultTighteningForTruncation
    return style
  }
}

extension UIEdgeInsets {
  internal init(_ insets: NibInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSDirectionalEdgeInsets {
  internal init(_ insets: NibInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension NibElement {
  /// Returns the offset that is stored as a point.
  internal func offset(_ key: String) -> UIOffset? {
    point(key).map { UIOffset(horizontal: $0.x, vertical: $0.y) }
  }
}

extension CGRect {
  internal init(_ rect: NibRect) {
    self.init(x: rect.x, y: rect.y, width: max(rect.width, 0), height: max(rect.height, 0))
  }
}

extension CGSize {
  internal init(_ size: NibSize) { self.init(width: size.width, height: size.height) }
}
