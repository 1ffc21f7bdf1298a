import Foundation
import GalleyDrawing
import Synchronization

/// The fonts of the app: the fonts that `UIAppFonts` in a property list names, and the fonts that
/// the app has registered. The fonts remain registered as long as the program runs.
internal enum RegisteredFonts {
  /// The registered fonts, by PostScript name.
  private static let fonts = Mutex<[String: FontFileNames]>([:])
  /// The paths of the registered files.
  private static let files = Mutex<Set<String>>([])

  /// The result of registering a file.
  enum Outcome {
    case added, known, missing, unreadable
  }

  /// Registers the fonts of a file.
  static func add(fileAt path: String) -> Outcome {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return files.withLock { files in
      guard !files.contains(path) else { return .known }
      guard let data = FileManager.default.contents(atPath: path) else { return .missing }
      let names = FontFileNames.all(in: Array(data))
      guard !names.isEmpty, Platform.current.addFonts(path) else { return .unreadable }
      files.insert(path)
      fonts.withLock { fonts in for font in names { fonts[font.postScriptName] = font } }
      return .added
    }
  }

  /// Registers the fonts in the bytes of a font file.
  ///
  /// The text engine reads only files, so the bytes are written to a file, whose name is a hash of
  /// the bytes.
  static func add(_ bytes: Data) -> Outcome {
    let folder = NSTemporaryDirectory() + "/galley-fonts"
    let name = StableHash.value(of: bytes)
    let path = "\(folder)/\(String(name, radix: 16))-\(bytes.count).ttf"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      if FileManager.default.contents(atPath: path) != bytes {
        try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
      }
    } catch {
      return .missing
    }
    return add(fileAt: path)
  }

  /// Registers the font files that a property list names. All bundles are searched for the files.
  static func addFiles(_ names: [String]) {
    for name in names {
      let places = ResourceBundles.all.compactMap(\.resourcePath).map { "\($0)/\(name)" }
      guard let path = places.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
        Report.record(.font, "UIAppFonts names \(name), and there is no such file")
        continue
      }
      if add(fileAt: path) == .unreadable {
        Report.record(.font, "UIAppFonts names \(name), and there is no font in it")
      }
    }
  }

  // MARK: Looking up

  /// Returns whether the fonts of a file are registered.
  static func contains(fileAt path: String) -> Bool {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return files.withLock { $0.contains(path) }
  }

  /// Returns the font with a PostScript name or a full name.
  static func font(named name: String) -> FontFileNames? {
    fonts.withLock { fonts in
      fonts[name]
        ?? fonts.values.filter { $0.fullName == name }.min { $0.postScriptName < $1.postScriptName }
    }
  }

  /// Returns the names of the fonts in a family, in alphabetical order.
  static func names(inFamily family: String) -> [String] {
    fonts.withLock { fonts in
      fonts.values.filter { $0.family.lowercased() == family.lowercased() }
        .map(\.postScriptName).sorted()
    }
  }

  /// Returns the PostScript name of the registered font in which a face is drawn; `nil` if no
  /// registered font matches the face.
  static func name(of face: FontFace, in family: String) -> String? {
    let weight = face.weight.step.drawn.rawValue
    return fonts.withLock { fonts in
      fonts.values.filter {
        $0.family == family && $0.isItalic == face.isItalic && $0.step.drawn.rawValue == weight
      }.map(\.postScriptName).min()
    }
  }
}

extension FontFileNames {
  /// The nearest named weight.
  fileprivate var step: (weight: UIFont.Weight, drawn: Font.Weight, name: String) {
    UIFont.Weight.steps.min {
      abs($0.drawn.rawValue - weight) < abs($1.drawn.rawValue - weight)
    } ?? UIFont.Weight.regular.step
  }
}

extension FontFace {
  /// Sets the properties of a registered font.
  internal mutating func apply(_ names: FontFileNames) {
    family = names.family
    drawn = .named(names.family)
    weight = names.step.weight
    isItalic = names.isItalic
  }
}
