import Testing

@testable import GalleyProofs

@Suite("The device and the look in the name of a proof")
struct ProofVariantTests {
  private func read(_ name: String) -> String {
    let variant = ProofVariant(fileName: name)
    return "\(variant.device ?? "-") | \(variant.look ?? "-")"
  }

  @Test("A device, a look, or both are the last part of the name of a proof")
  func both() {
    #expect(read("feed.iPhone-13.png") == "iPhone 13 | -")
    #expect(read("feed.dark.png") == "- | dark")
    #expect(read("feed.iPad-Air-11-dark-right-to-left.png") == "iPad Air 11 | dark, right to left")
    #expect(
      read("feed.empty.iPhone-16-Pro-text-accessibility3.frames.txt")
        == "iPhone 16 Pro | text accessibility3")
    #expect(read("feed.increased-contrast-bold-text.json") == "- | increased contrast, bold text")
  }

  @Test("The name of a proof may be without a device and a look")
  func neither() {
    for name in ["feed.png", "feed.txt", "feed", "feed.frames.txt", "feed.traffic-light.png"] {
      #expect(read(name) == "- | -", "\(name)")
    }
    // The name of the test is not a look, and neither is a part with an unknown word.
    #expect(read("dark.png") == "- | -")
    #expect(read("feed.text-huge.png") == "- | -")
  }

  @Test("Spaces and parentheses of the name of a device are restored")
  func devices() {
    #expect(
      read("feed.iPhone-SE--2nd-generation-.png") == "iPhone SE (2nd generation) | -")
    #expect(
      read("feed.iPhone-SE--2nd-generation--dark.png") == "iPhone SE (2nd generation) | dark")
    #expect(read("feed.iPad-Pro-12.9-landscape.png") == "iPad Pro 12.9 | landscape")
    #expect(read("feed.iPad-Air-11-landscape-1-2.png") == "iPad Air 11 landscape 1/2 | -")
    #expect(
      read("feed.iPad-Air-11-landscape-1-2-dark.png") == "iPad Air 11 landscape 1/2 | dark")
  }

  @Test("A language is a part of a look, with its region or as a pseudolanguage")
  func languages() {
    #expect(read("feed.language-de.png") == "- | language de")
    #expect(read("feed.dark-language-pt-BR-portrait.png") == "- | dark, language pt-BR, portrait")
    #expect(read("feed.language-zh-Hant.png") == "- | language zh-Hant")
    #expect(
      read("feed.iPhone-13-language-pseudo-accented-.png")
        == "iPhone 13 | language pseudo-accented-")
  }
}
