import GalleyStrings
import Testing

@Suite("Format strings with arguments")
struct FormattingTests {
  @Test("Format specifiers are parsed, and written again as they were")
  func places() {
    let text = "%1$@ %-08.3lf%% %#@name@ %2$#@other@ %*d %.*f %'d 100% %"
    let format = FormatString(text)
    #expect(format.specifiers.map(\.conversion) == ["@", "f", "@", "@", "d", "f", "d"])
    #expect(format.specifiers.map(\.position) == [1, nil, nil, 2, nil, nil, nil])
    #expect(format.specifiers.map(\.variable) == [nil, nil, "name", "other", nil, nil, nil])
    #expect(format.specifiers[1].flags == "-0")
    #expect(format.specifiers[1].width == .fixed(8))
    #expect(format.specifiers[1].precision == .fixed(3))
    #expect(format.specifiers[4].width == .argument)
    #expect(format.text == "%1$@ %-08.3lf%% %#@name@ %2$#@other@ %*d %.*f %'d 100%% %%")
    #expect(FormatString("%#x").specifiers.first?.flags == "#")
    #expect(FormatString("%0$d %y %").pieces == [.text("%0$d %y %")])
  }

  @Test("Arguments of a format are read in order, or by position")
  func order() {
    let arguments: [FormatArgument] = [.text("a"), .integer(2), .real(0.5)]
    #expect(plain("en").string(.text("%@, %d, %f"), arguments) == "a, 2, 0.5")
    #expect(plain("en").string(.text("%3$f, %1$@, %2$d"), arguments) == "0.5, a, 2")
    #expect(plain("en").string(.text("%2$d %d"), arguments) == "2 a")
  }

  @Test("A missing or wrong argument of a format does not trap")
  func wrong() {
    #expect(plain("en").string(.text("%@ %d %5$@"), []) == "(null) (null) (null)")
    #expect(
      plain("en").string(.text("%d %@ %s %f"), [.text("a"), .integer(1), .real(2), .text("b")])
        == "a 1 2.0 b")
    #expect(plain("en").string(.text("%*d"), [.text("a"), .integer(1)]) == "1")
    #expect(plain("en").string(.text("%999999999999999999999d"), [.integer(1)]) == "1")
    #expect(plain("en").string(.text("%99999999$d"), [.integer(1)]) == "(null)")
  }

  @Test("A value is written with a conversion that fits its type")
  func conversions() {
    let formatter = LocalizedFormatter(language: "en") { _, specifier in specifier.pattern }
    #expect(formatter.string(.text("%@"), [.integer(1)]) == "%lld")
    #expect(formatter.string(.text("%5lld"), [.integer(1)]) == "%5lld")
    #expect(formatter.string(.text("%.2f"), [.integer(1)]) == "%lld")
    #expect(formatter.string(.text("%@"), [.real(1)]) == "%g")
    #expect(formatter.string(.text("%d"), [.real(1)]) == "%.0f")
    #expect(formatter.string(.text("%.2f"), [.real(1)]) == "%.2f")
    #expect(formatter.string(.text("%04X"), [.unsigned(1)]) == "%04X")
    #expect(formatter.string(.text("%d"), [.text("a")]) == "%@")
    #expect(formatter.string(.text("%*.*f"), [.integer(-8), .integer(2), .real(1)]) == "%-8.2f")
  }

  @Test("A specifier reads as many bits of a number as its length modifier says")
  func lengths() {
    func text(_ format: String, _ value: FormatArgument) -> String {
      plain("en").string(.text(format), [value])
    }
    #expect(text("%x", .integer(-1)) == "4294967295")
    #expect(text("%hhx", .integer(-1)) == "255")
    #expect(text("%hd", .integer(65_537)) == "1")
    #expect(text("%d", .integer(4_294_967_295)) == "-1")
    #expect(text("%ld", .integer(4_294_967_295)) == "4294967295")
    #expect(text("%llu", .integer(-1)) == "18446744073709551615")
    #expect(text("%u", .unsigned(.max)) == "4294967295")
    #expect(text("%@", .integer(.min)) == "-9223372036854775808")
    #expect(text("%@", .unsigned(.max)) == "18446744073709551615")
    #expect(text("%lld", .unsigned(.max)) == "-1")
  }

  @Test("The plural form follows the language and the first number")
  func plural() {
    let entry = LocalizedEntry.plural([
      .one: .text("%@: %d plik"), .few: .text("%@: %d pliki"), .many: .text("%@: %d plików"),
    ])
    func text(_ count: Int) -> String { plain("pl").string(entry, [.text("A"), .integer(count)]) }
    #expect(text(1) == "A: 1 plik")
    #expect(text(3) == "A: 3 pliki")
    #expect(text(5) == "A: 5 plików")
    #expect(plain("pl").string(entry, [.text("A"), .real(1.5)]) == "A: 1.5 plików")
  }

  @Test("A form for zero is used in every language")
  func zero() {
    let entry = LocalizedEntry.plural([
      .zero: .text("none"), .one: .text("one"), .other: .text("%d"),
    ])
    for language in ["en", "ja", "fr"] {
      #expect(plain(language).string(entry, [.integer(0)]) == "none")
      #expect(plain(language).string(entry, [.real(0)]) == "none")
    }
    #expect(
      plain("fr").string(.plural([.one: .text("un"), .other: .text("des")]), [.integer(0)]) == "un")
  }

  @Test("A variable in the text of another variable counts the next argument")
  func nested() {
    let entry = LocalizedEntry.format(
      .text("%#@people@"),
      [
        "people": .init(
          valueType: "d",
          forms: .plural([
            .one: .text("One person in %2$#@rooms@"), .other: .text("%d people in %#@rooms@"),
          ])),
        "rooms": .init(
          valueType: "d", forms: .plural([.one: .text("one room"), .other: .text("%d rooms")])),
      ])
    #expect(plain("en").string(entry, [.integer(5), .integer(3)]) == "5 people in 3 rooms")
    #expect(plain("en").string(entry, [.integer(1), .integer(1)]) == "One person in one room")
    #expect(entry.generalText == "%1$d people in %2$d rooms")
  }

  @Test("In a plural form, %arg is the argument that is counted")
  func arg() {
    let entry = LocalizedEntry.format(
      .text("%1$@ has %#@photos@"),
      [
        "photos": .init(
          argument: 2, valueType: "lld",
          forms: .plural([.one: .text("%arg photo"), .other: .text("%arg photos")]))
      ])
    #expect(plain("en").string(entry, [.text("Kim"), .integer(2)]) == "Kim has 2 photos")
    #expect(entry.generalText == "%1$@ has %2$lld photos")
  }

  @Test("Variables that contain themselves give a text of limited length")
  func recursion() {
    let many = String(repeating: "%1$#@a@", count: 200)
    let entry = LocalizedEntry.format(
      .text(many), ["a": .init(valueType: "d", forms: .plural([.other: .text(many + "x")]))])
    #expect(plain("en").string(entry, [.integer(1)]).utf8.count < 1_000_000)
    #expect(entry.generalText.utf8.count < 1_000_000)
    #expect(plain("en").string(.text("%#@gone@!"), [.integer(1)]) == "!")
  }

  @Test("Pseudo-languages change the text and keep the format specifiers")
  func pseudo() {
    #expect(PseudoLanguage.accented.changed("Add %1$@ %% now") == "[Åðð %1$@ %% ñöŵ]")
    #expect(PseudoLanguage.doubled.changed("Add") == "Add Add")
    #expect(PseudoLanguage.doubled.changed("%@ of %d") == "%1$@ of %2$d %1$@ of %2$d")
    #expect(PseudoLanguage.doubled.changed("%*d") == "%*d")
    #expect(PseudoLanguage.rightToLeft.changed("Add") == "\u{202E}Add\u{202C}")
    #expect(PseudoLanguage.allCases.map { $0.changed("") } == ["", "", ""])
    let entry = LocalizedEntry.format(
      .text("%1$@ has %#@photos@"),
      [
        "photos": .init(
          argument: 2, valueType: "lld", forms: .plural([.other: .text("%arg photos")]))
      ])
    func text(_ pseudo: PseudoLanguage) -> String {
      plain("en").string(pseudo.changed(entry), [.text("Kim"), .integer(2)])
    }
    #expect(text(.accented) == "[Kim ĥåš 2 þĥöţöš]")
    #expect(text(.doubled) == "Kim has 2 photos Kim has 2 photos")
  }
}
