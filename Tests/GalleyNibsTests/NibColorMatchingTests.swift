@testable import GalleyNibs
import GalleyMarkup
import TestSupport
import Testing

@Suite("The color matching of a nib")
struct NibColorMatchingTests {
  /// The components of a color from 0 to 255: red, green and blue, or only the gray.
  private func bytes(of color: String, in document: String) throws -> [Int] {
    let document = try NibDocument(
      reading: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \(document)>
          <objects><view id="a"><color key="tintColor" \(color) alpha="1"/></view></objects>
        </document>
        """.utf8))
    switch document.objects.first?.color("tintColor") {
    case .sRGB(let red, let green, let blue, _):
      return [red, green, blue].map { Int(($0 * 255).rounded()) }
    case .white(let white, _): return [Int((white * 255).rounded())]
    default: return []
    }
  }

  private func text(_ red: Int, _ green: Int, _ blue: Int) -> String {
    "red=\"\(Double(red) / 255)\" green=\"\(Double(green) / 255)\" blue=\"\(Double(blue) / 255)\""
  }

  @Test("In a nib that is marked as color-matched, Generic RGB is converted to sRGB")
  func generic() throws {
    let matched = "toolsVersion=\"13122.16\" colorMatched=\"YES\""
    // The first numbers were measured on a phone, as colors of storyboards.
    let colors = [
      (text(84, 124, 224), [102, 146, 230]), (text(85, 85, 85), [104, 104, 104]),
      (text(0, 0, 0), [0, 0, 0]), (text(255, 255, 255), [255, 255, 255]),
    ]
    for (color, expected) in colors {
      #expect(try bytes(of: "\(color) colorSpace=\"calibratedRGB\"", in: matched) == expected)
      let custom = "\(color) colorSpace=\"custom\" customColorSpace=\"calibratedRGB\""
      #expect(try bytes(of: custom, in: matched) == expected)
    }
    let gray = "white=\"0.33333333333333331\" colorSpace=\"calibratedWhite\""
    #expect(try bytes(of: gray, in: matched) == [104])
    let white = "white=\"1\" colorSpace=\"calibratedWhite\""
    #expect(try bytes(of: white, in: matched) == [255])
  }

  @Test("In a nib that is marked as color-matched, colors of sRGB and gamma 2.2 are kept")
  func same() throws {
    let matched = "colorMatched=\"YES\""
    let color = "\(text(84, 124, 224)) colorSpace=\"custom\" customColorSpace=\"sRGB\""
    #expect(try bytes(of: color, in: matched) == [84, 124, 224])
    let gray =
      "white=\"0.2\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\""
    #expect(try bytes(of: gray, in: matched) == [51])
  }

  @Test("In a nib of Xcode 7 or older, sRGB is converted to Generic RGB, and Generic RGB is kept")
  func older() throws {
    let old = "toolsVersion=\"7706\""
    let color = "colorSpace=\"custom\" customColorSpace=\"sRGB\""
    // In a screenshot of a phone, the component 22 of the color picker is 17.
    #expect(try bytes(of: "\(text(22, 22, 22)) \(color)", in: old) == [17, 17, 17])
    let generic = "\(text(84, 124, 224)) colorSpace=\"calibratedRGB\""
    #expect(try bytes(of: generic, in: old) == [84, 124, 224])
  }

  @Test("In a nib that Xcode did not save, or that a newer Xcode did not mark, colors are kept")
  func plain() throws {
    let color = "\(text(22, 22, 22)) colorSpace=\"custom\" customColorSpace=\"sRGB\""
    #expect(try bytes(of: color, in: "") == [22, 22, 22])
    #expect(try bytes(of: color, in: "toolsVersion=\"21701\"") == [22, 22, 22])
  }
}
