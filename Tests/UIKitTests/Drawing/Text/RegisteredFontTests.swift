import Galley
import GalleyDrawing
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Fonts that an app brings")
struct RegisteredFontTests {
  private static let folder = "/usr/share/fonts/truetype/noto"

  /// Copies a font file that no other test uses, and returns the URL of the copy.
  private func copy(of name: String, ending: String = "ttf") throws -> URL {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name).ttf"))
    return try TemporaryBundle(data: ["\(name).\(ending)": data]).bundle.bundleURL
      .appendingPathComponent("\(name).\(ending)")
  }

  @Test("A registered font is found by its PostScript name, its full name and its family")
  func registering() throws {
    #expect(UIFont(name: "NotoSansLydian-Regular", size: 17) == nil)
    #expect(
      CTFontManagerRegisterFontsForURL(
        try copy(of: "NotoSansLydian-Regular") as CFURL, .process, nil))
    let font = try #require(UIFont(name: "NotoSansLydian-Regular", size: 17))
    #expect(font.fontName == "NotoSansLydian-Regular")
    #expect(font.familyName == "Noto Sans Lydian")
    #expect(font.pointSize == 17)
    #expect(UIFont(name: "Noto Sans Lydian Regular", size: 17) == font)
    #expect(UIFont(name: "Noto Sans Lydian", size: 17)?.fontName == "NotoSansLydian-Regular")
    #expect(UIFont.familyNames.contains("Noto Sans Lydian"))
    #expect(UIFont.fontNames(forFamilyName: "Noto Sans Lydian") == ["NotoSansLydian-Regular"])
  }

  @Test("The scope of a font file is the process after its fonts are registered")
  func scopes() throws {
    let url = try copy(of: "NotoSansOgham-Regular")
    #expect(CTFontManagerGetScopeForURL(url as CFURL) == .none)
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    #expect(CTFontManagerGetScopeForURL(url as CFURL) == .process)
  }

  @Test("Text in a registered font is drawn in it")
  func drawing() throws {
    CTFontManagerRegisterFontsForURL(try copy(of: "NotoSansLycian-Regular") as CFURL, .process, nil)
    let lycian = try #require(UIFont(name: "NotoSansLycian-Regular", size: 40))
    // The font file says how wide its letter A is: 601 of 1,000 units.
    let width = ("\u{10280}" as NSString).size(withAttributes: [.font: lycian]).width
    #expect(abs(width - 24.04) < 0.5)
  }

  @Test("The metrics of a registered font are its own, also if its family was measured before")
  func metrics() throws {
    let font = Font(.named("Noto Sans Lisu"), size: 20)
    let engine = Platform.current.textEngine
    let before = engine.metrics(of: font)
    CTFontManagerRegisterFontsForURL(try copy(of: "NotoSansLisu-Regular") as CFURL, .process, nil)
    #expect(engine.metrics(of: font) != before)
  }

  @Test("A text is laid out again after fonts were registered")
  func layouts() throws {
    let text = SharedText(
      StyledText("Galley", TextStyle(font: Font(.named("Noto Sans Deseret"), size: 20))))
    let container = TextContainer(width: 200)
    let before = text.set(in: container)
    let changes = Platform.current.textEngine.fontChanges
    CTFontManagerRegisterFontsForURL(
      try copy(of: "NotoSansDeseret-Regular") as CFURL, .process, nil)
    #expect(Platform.current.textEngine.fontChanges > changes)
    #expect(text.set(in: container) !== before)
    #expect(SharedText(text.text).set(in: container) !== before)
  }

  @Test("A file that is registered already, that is missing or that is no font is an error")
  func errors() throws {
    func code(_ url: URL) -> Int? {
      var error: Unmanaged<CFError>?
      guard !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) else { return nil }
      return error?.takeRetainedValue().code
    }
    let url = try copy(of: "NotoSansOgham-Regular")
    #expect(code(url) == nil)
    #expect(code(url) == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(code(URL(fileURLWithPath: "/none.ttf")) == CTFontManagerError.fileNotFound.rawValue)
    let broken = try TemporaryBundle(["a.ttf": "no font"]).bundle.bundleURL.appendingPathComponent(
      "a.ttf")
    #expect(code(broken) == CTFontManagerError.unrecognizedFormat.rawValue)
    var problems: [Int] = []
    CTFontManagerRegisterFontURLs([url, broken], .process, true) { errors, isDone in
      problems = errors.map(\.code)
      return isDone
    }
    #expect(problems == [105, 103])
  }

  @Test("UIAppFonts registers font files of any bundle, and reports missing and invalid ones")
  func propertyList() throws {
    // Bundles of resources lie beside the program.
    let folder = Bundle.main.bundleURL.appendingPathComponent("\(UUID().uuidString).resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: try copy(of: "NotoSansElbasan-Regular"), to: folder.appendingPathComponent("Elbasan.ttf"))
    try Data("no font".utf8).write(to: folder.appendingPathComponent("None.otf"))
    let found = reports { RegisteredFonts.addFiles(["Elbasan.ttf", "Gone.ttf", "None.otf"]) }
    #expect(UIFont(name: "NotoSansElbasan-Regular", size: 12)?.familyName == "Noto Sans Elbasan")
    #expect(
      found.map(\.message) == [
        "UIAppFonts names Gone.ttf, and there is no such file",
        "UIAppFonts names None.otf, and there is no font in it",
      ])
  }

  @Test("Font names are read from the tables of the font file")
  func names() throws {
    let bold = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/NotoSerif-BoldItalic.ttf"))
    let names = try #require(FontFileNames.all(in: Array(bold)).first)
    #expect(names.postScriptName == "NotoSerif-BoldItalic")
    #expect(names.family == "Noto Serif")
    #expect(names.face == "Bold Italic")
    #expect(names.weight == 700)
    #expect(names.isItalic)
    let collection = try Data(
      contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"),
      options: .alwaysMapped)
    #expect(
      FontFileNames.all(in: Array(collection)).map(\.postScriptName).contains(
        "NotoSansCJKjp-Regular"))
  }

  @Test("Reading the names of a damaged font file does not trap")
  func wrongBytes() throws {
    let whole = Array(
      try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/NotoSansOgham-Regular.ttf")))
    for length in 0..<400 { _ = FontFileNames.all(in: Array(whole.prefix(length))) }
    withSeededRandom("reading names of fonts with wrong bytes", steps: 300) { random in
      var bytes = whole
      for _ in 0..<10 {
        bytes[Int.random(in: 0..<400, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      #expect(FontFileNames.all(in: bytes).count <= 1 || bytes.starts(with: Array("ttcf".utf8)))
    }
  }
}
