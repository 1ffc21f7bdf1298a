import Foundation
import Testing
@testable import GalleyUIKit

@Suite("A font by its name")
struct UIFontNamesTests {
  /// Calls a closure on a platform with two font families.
  private func withFamilies(_ body: () throws -> Void) rethrows {
    var platform = Platform.standard
    platform.fontFamilies = { ["Inter", "Noto Serif"] }
    try Platform.$current.withValue(platform, operation: body)
  }

  @Test("A font name may be that of a family, or of a font in one")
  func own() throws {
    try withFamilies {
      let family = try #require(UIFont(name: "Noto Serif", size: 12))
      #expect(family.font.family == .named("Noto Serif"))
      #expect(family.familyName == "Noto Serif" && family.pointSize == 12)
      let bold = try #require(UIFont(name: "NotoSerif-BoldItalic", size: 12))
      #expect(bold.font.weight == .bold && bold.font.isItalic)
      #expect(bold.fontName == "NotoSerif-BoldItalic")
      #expect(try #require(UIFont(name: "Inter-SemiBold", size: 12)).font.weight == .semibold)
    }
  }

  @Test("A font with an unknown name is nil")
  func unknown() {
    withFamilies {
      #expect(UIFont(name: "Zapfino Fantasy", size: 12) == nil)
      #expect(UIFont(name: "", size: 12) == nil)
      #expect(UIFont(name: "-", size: 12) == nil)
      #expect(UIFont.fontNames(forFamilyName: "Zapfino Fantasy").isEmpty)
    }
  }

  @Test("A font of an iPhone is replaced by another, which is reported")
  func apples() throws {
    try withFamilies {
      let bold = try #require(UIFont(name: "HelveticaNeue-Bold", size: 17))
      #expect(bold.fontName == "HelveticaNeue-Bold" && bold.familyName == "Helvetica Neue")
      #expect(bold.font.family == .system && bold.font.weight == .bold)
      #expect(try #require(UIFont(name: "Menlo-Regular", size: 12)).font.family == .monospaced)
      #expect(try #require(UIFont(name: "TimesNewRomanPSMT", size: 12)).font.family == .serif)
      #expect(try #require(UIFont(name: "Arial-BoldMT", size: 12)).font.weight == .bold)
      let reports = Report.gathering {
        for _ in 0..<3 { _ = UIFont(name: "HelveticaNeue", size: 17) }
        _ = UIFont(name: "Noto Serif", size: 17)
      }
      #expect(reports.map(\.topic) == [.font])
      #expect(reports[0].message.contains("'Helvetica Neue'"))
    }
  }

  @Test("Fonts of an iPhone are found by PostScript names that do not begin with their family's")
  func postScriptNames() throws {
    let names = [
      ("Chalkduster", "Chalkduster"), ("SnellRoundhand-Bold", "Snell Roundhand"),
      ("BradleyHandITCTT-Bold", "Bradley Hand"), ("DamascusBold", "Damascus"),
      ("IowanOldStyle-Roman", "Iowan Old Style"), ("BodoniSvtyTwoITCTT-Book", "Bodoni 72"),
      ("TimesNewRomanPS-BoldMT", "Times New Roman"), ("SavoyeLetPlain", "Savoye LET"),
      ("Apple Color Emoji", "Apple Color Emoji"), ("AppleColorEmoji", "Apple Color Emoji"),
      ("ZapfDingbatsITC", "Zapf Dingbats"), ("Symbol", "Symbol"),
      ("STIXTwoMath-Regular", "STIX Two Math"), ("NotoSansKannada-Bold", "Noto Sans Kannada"),
    ]
    try withFamilies {
      for (name, family) in names {
        let font = try #require(UIFont(name: name, size: 20), "\(name)")
        #expect(font.familyName == family)
      }
      let listed = UIFont.familyNames
      #expect(Set(listed).count == listed.count)
      #expect(listed.filter { $0 == "Damascus" } == ["Damascus"])
    }
  }

  @Test("The name of the system font finds the system font again")
  func system() throws {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(UIFont(name: font.fontName, size: 17) == font)
  }

  @Test("Font families are listed, and the fonts in them")
  func lists() {
    withFamilies {
      #expect(UIFont.familyNames.contains("Noto Serif"))
      #expect(UIFont.familyNames.contains("Georgia"))
      #expect(UIFont.familyNames == UIFont.familyNames.sorted())
      #expect(
        UIFont.fontNames(forFamilyName: "Noto Serif")
          == ["Regular", "Italic", "Bold", "BoldItalic"].map { "NotoSerif-\($0)" })
    }
  }
}
