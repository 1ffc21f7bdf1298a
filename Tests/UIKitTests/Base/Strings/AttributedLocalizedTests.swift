import Foundation
import Galley
import GalleyDrawing
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Localized texts with Markdown, and texts that depend on a width")
struct AttributedLocalizedTests {
  /// The runs of a text, each with its presentation intents and its link.
  private func pieces(_ text: String) -> [String] {
    let attributed = AttributedString(inlineMarkdown: text)
    return attributed.runs.map { run in
      let words: [(InlinePresentationIntent, String)] = [
        (.stronglyEmphasized, "strong"), (.emphasized, "emphasis"), (.code, "code"),
        (.strikethrough, "gone"),
      ]
      let intent = run.inlinePresentationIntent ?? []
      let meant = words.filter { intent.contains($0.0) }.map(\.1)
      let link = run.link.map { [$0.absoluteString] } ?? []
      return ([String(attributed[run.range].characters)] + meant + link).joined(separator: "|")
    }
  }

  @Test(
    "Markdown marks become presentation intents and links",
    arguments: [
      ("plain", ["plain"]), ("**now**", ["now|strong"]), ("__now__", ["now|strong"]),
      ("a *b* c", ["a ", "b|emphasis", " c"]), ("_b_", ["b|emphasis"]),
      ("`**b**`", ["**b**|code"]), ("~~b~~", ["b|gone"]),
      ("**a *b* c**", ["a |strong", "b|strong|emphasis", " c|strong"]),
      ("[here](https://a.example/b) it is", ["here|https://a.example/b", " it is"]),
      ("[**here**](https://a.example)", ["here|strong|https://a.example"]),
      (#"2 \* 3"#, ["2 * 3"]), ("2 * 3 * 4", ["2 * 3 * 4"]),
      ("snake_case_name", ["snake_case_name"]),
      ("**open", ["**open"]), ("[no](", ["[no]("]), ("", []), ("a  b\nc", ["a  b\nc"]),
    ])
  func markdown(text: String, wanted: [String]) {
    #expect(pieces(text) == wanted)
  }

  private func bundle() throws -> Bundle {
    try TemporaryBundle([
      "en.lproj/Localizable.strings": #""sale" = "**Sale**: %lld left";"#,
      "de.lproj/Localizable.strings": #""sale" = "noch %lld im *Angebot*";"#,
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>greeting</key><dict>
      <key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>Hi</string>
      <key>12</key><string>Hello %@</string><key>40</key><string>A very good day to you, %@</string>
      </dict></dict></dict></plist>
      """,
    ]).bundle
  }

  @Test("A localized text has its values, and is drawn as its Markdown says")
  func localized() throws {
    let bundle = try bundle()
    let text = GalleyLanguage("de").performAsCurrent {
      AttributedString(
        localized: "sale", defaultValue: "**Sale**: \(3) left", bundle: bundle)
    }
    #expect(String(text.characters) == "noch 3 im Angebot")
    let old = NSAttributedString(text)
    #expect(
      old.attribute(.inlinePresentationIntent, at: 10, effectiveRange: nil) as? UInt
        == InlinePresentationIntent.emphasized.rawValue)
    // The intents survive the conversion, and are drawn as bold and italic.
    #expect(AttributedString(old).runs.count == 2)
    let style = TextStyle(
      [.font: UIFont.systemFont(ofSize: 17), .inlinePresentationIntent: UInt(3)], TextDefaults())
    #expect(style.font.isItalic && style.font.weight == .bold)
    let label = UILabel()
    label.attributedText = NSAttributedString(AttributedString(inlineMarkdown: "**wide words**"))
    let bold = label.intrinsicContentSize.width
    label.attributedText = NSAttributedString(string: "wide words")
    #expect(bold > label.intrinsicContentSize.width)
  }

  @Test("The values in a text are not read as Markdown")
  func values() {
    let name = #"a*b*c [x](https://b.example) _d_ `e` ~~f~~ \"#
    let text = AttributedString(localized: "**Hello** \(name)", bundle: .main)
    #expect(String(text.characters) == "Hello \(name)")
    #expect(text.runs.count == 2)
    #expect(text.runs.allSatisfy { $0.link == nil })
    let resource: LocalizedStringResource = "*\(name)*, \(-3)"
    let other = AttributedString(localized: resource)
    #expect(String(other.characters) == "\(name), -3")
    #expect(other.runs.count == 2)
  }

  @Test("Values may be code, or a part of a link")
  func valuesInCode() {
    let (code, page) = ("a*b*_c_", "x_y_(z)")
    let text = AttributedString(
      localized: "`\(code)` [here](https://a.example/\(page))", bundle: .main)
    #expect(String(text.characters) == "\(code) here")
    #expect(text.runs.compactMap { $0.link?.absoluteString } == ["https://a.example/\(page)"])
  }

  @Test("A text with width variants is the widest one, unless a narrower width is given")
  func widths() throws {
    let text = NSLocalizedString("greeting", bundle: try bundle(), comment: "")
    #expect(String(format: text, "Ida") == "A very good day to you, Ida")
    func fitting(_ width: Int) -> String {
      String(format: NSString(string: text).variantFittingPresentationWidth(width), "Ida")
    }
    #expect(fitting(100) == "A very good day to you, Ida" && fitting(39) == "Hello Ida")
    #expect(fitting(12) == "Hello Ida" && fitting(11) == "Hi" && fitting(1) == "Hi")
    #expect(NSString(string: "other").variantFittingPresentationWidth(3) == "other")
  }

  @Test("A font in memory is registered once")
  func memoryFont() throws {
    let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSansCarian-Regular.ttf")
    let data = try Data(contentsOf: file)
    let provider = try #require(CGDataProvider(url: NSURL(fileURLWithPath: file.path)))
    #expect(provider.data.map { Data(referencing: $0) } == data)
    #expect(CGDataProvider(filename: file.path)?.data.map { Data(referencing: $0) } == data)
    #expect(CGDataProvider(url: NSURL(fileURLWithPath: "/no/font.ttf")) == nil)
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "NotoSansCarian-Regular" as NSString)
    #expect(font.fullName == "Noto Sans Carian Regular" as NSString)
    #expect(UIFont(name: "NotoSansCarian-Regular", size: 17) == nil)
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
    #expect(UIFont(name: "NotoSansCarian-Regular", size: 17)?.familyName == "Noto Sans Carian")
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
    let none = try #require(CGDataProvider(data: NSData(data: Data("no font".utf8))))
    #expect(CGFont(none) == nil)
  }
}
