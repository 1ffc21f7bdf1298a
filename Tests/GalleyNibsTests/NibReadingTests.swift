import GalleyMarkup
import GalleyNibs
import Testing

@Suite("The record of the attributes that are read from a nib element")
struct NibReadingTests {
  private func element(_ text: String) throws -> NibElement {
    NibElement(try XMLElement(parsing: Array(text.utf8)))
  }

  @Test("The names of attributes are recorded while a nib reading is current")
  func names() throws {
    let label = try element(
      #"<label hidden="YES"><color key="textColor" white="0"/><state key="normal"/></label>"#)
    let reading = NibReading()
    #expect(label.bool("opaque") == nil && reading.takeNames() == [])
    NibReading.$current.withValue(reading) {
      #expect(label.bool("hidden") == true)
      _ = label.color("textColor")
      _ = label.all("state")
    }
    let taken = reading.takeNames()
    #expect(taken.isSuperset(of: ["hidden", "textColor", "state"]) && !taken.contains("opaque"))
    #expect(reading.takeNames() == [])
  }

  @Test("The names of attributes within a value are not recorded")
  func valuesOfProperties() throws {
    let label = try element(
      #"<label><color key="textColor" red="1" green="0" blue="0" alpha="0.5"/></label>"#)
    let reading = NibReading()
    NibReading.$current.withValue(reading) { _ = label.color("textColor") }
    #expect(reading.takeNames() == ["textColor"])
  }

  @Test("Boolean values and numbers may be in elements of their own")
  func values() throws {
    let element = try element(
      """
      <a b="NO"><bool key="isElement" value="YES"/><real key="x" value="1.5"/><integer key="n" value="7"/></a>
      """)
    #expect(element.bool("isElement") == true && element.bool("b") == false)
    #expect(element.number("x") == 1.5 && element.integer("n") == 7 && element.number("y") == nil)
  }

  @Test("A constraint has its variations for size classes")
  func variations() throws {
    let constraint = try #require(
      try element(
        """
        <constraint firstAttribute="width" constant="8" priority="750" id="c">
          <variation key="heightClass=compact" constant="4"/>
          <variation key="widthClass=regular" priority="999"/>
          <variation key="default"/>
        </constraint>
        """
      ).constraint)
    #expect(constraint.constant == 8 && constraint.priority == 750)
    let found = constraint.variations.map {
      "\($0.key) \($0.constant ?? 0) \($0.priority ?? 0)"
    }
    #expect(found == ["heightClass=compact 4.0 0.0", "widthClass=regular 0.0 999.0"])
  }

  @Test("Nibs for watches and for the Mac are refused")
  func otherSystems() {
    for type in [
      "com.apple.InterfaceBuilder.WatchKit.Storyboard", "com.apple.InterfaceBuilder3.Cocoa.XIB",
    ] {
      #expect(throws: MarkupError.self) {
        try NibDocument(reading: Array("<document type=\"\(type)\"><objects/></document>".utf8))
      }
    }
  }
}
