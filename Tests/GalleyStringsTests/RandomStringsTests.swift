import GalleyMarkup
import GalleyStrings
import TestSupport
import Testing

@Suite("Files of strings with wrong bytes")
struct RandomStringsTests {
  private static let files = [
    #"/* c */ "a" = "b\n\U00e9 %d"; // x\#n{b} = c; d = { NSStringLocalizedFormatKey = "%#@v@"; v = { one = "%d a"; other = "%#@v@ %*d"; }; };"#,
    """
    <?xml version="1.0"?><plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>
    <string>%1$#@v@ %@</string><key>v</key><dict><key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d</string><key>other</key><string>%2$lu</string></dict></dict></dict></plist>
    """,
    #"""
    {"sourceLanguage":"en","strings":{"k %@":{"localizations":{"de":{"stringUnit":{"value":"%#@v@"},
    "substitutions":{"v":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":
    {"value":"%arg"}},"other":{"stringUnit":{"value":"%arg x %#@v@"}}}}}}}}}}}
    """#,
  ]

  @Test("A file of strings with wrong bytes is read or refused, and its texts can be formatted")
  func mutated() {
    withSeededRandom("reading strings with wrong bytes", steps: 1_500) { random in
      var bytes = Array(Self.files.randomElement(using: &random)!.utf8)
      for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
        let place = bytes.indices.randomElement(using: &random)!
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2:
          bytes.insert(Array("{}()<>\"\\;=%#@$*.%1".utf8).randomElement(using: &random)!, at: place)
        case 3:
          let end = min(place + 20, bytes.count)
          bytes.insert(
            contentsOf: bytes[place..<end], at: bytes.indices.randomElement(using: &random)!)
        default: bytes.removeSubrange(place...)
        }
      }
      var entries: [LocalizedEntry] = []
      if let table = try? StringsTable(parsing: bytes) {
        entries += table.keys.compactMap { table[$0] }
      }
      if let catalog = try? StringCatalog(parsing: bytes) {
        entries += catalog.keys.compactMap { catalog.entry(for: $0, language: "de") }
      }
      let arguments: [FormatArgument] = [
        .integer(3), .text("a"), .real(.nan), .unsigned(.max), .integer(.min),
      ]
      for entry in entries {
        for pseudo in PseudoLanguage.allCases {
          let changed = pseudo.changed(entry)
          for count in [0, 1, 5] {
            let text = plain("ar").string(
              changed, Array(arguments.shuffled(using: &random).prefix(count)))
            #expect(text.utf8.count < 1_000_000)
          }
          #expect(changed.generalText.utf8.count < 1_000_000)
          #expect(
            changed.resolved(device: "ipad").resolved(device: "ipad")
              == changed.resolved(device: "ipad"))
        }
      }
    }
  }
}
