import Foundation
import GalleyDrawing
import Testing
@testable import GalleyUIKit

@Suite("A paragraph style")
struct NSParagraphStyleTests {
  private var changed: NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    style.firstLineHeadIndent = 1
    style.headIndent = 2
    style.tailIndent = -3
    style.lineSpacing = 4
    style.paragraphSpacing = 5
    style.paragraphSpacingBefore = 6
    style.minimumLineHeight = 7
    style.maximumLineHeight = 8
    style.lineHeightMultiple = 1.5
    style.baseWritingDirection = .rightToLeft
    style.hyphenationFactor = 0.5
    style.usesDefaultHyphenation = true
    style.allowsDefaultTighteningForTruncation = true
    style.lineBreakStrategy = .pushOut
    style.defaultTabInterval = 9
    return style
  }

  @Test("A paragraph style has default values")
  func usual() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 0 && style.lineHeightMultiple == 0)
    #expect(style.baseWritingDirection == .natural)
    #expect(style.tabStops.count == 12 && style.tabStops[1].location == 56)
    #expect(style == NSParagraphStyle() && style == NSMutableParagraphStyle())
  }

  @Test("A copied paragraph style is equal, and changes independently")
  func copies() throws {
    let style = changed
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(!(copy is NSMutableParagraphStyle))
    #expect(copy == style && copy.hash == style.hash && copy != .default)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.alignment = .right
    #expect(copy.alignment == .center && mutable != copy)
    style.lineSpacing = 44
    #expect(copy.lineSpacing == 4)
    mutable.setParagraphStyle(copy)
    #expect(mutable == copy)
  }

  @Test("All properties of a paragraph style reach the text engine")
  func engines() {
    let style = ParagraphStyle(changed)
    #expect(style.alignment == .center && style.lineBreaking == .truncateMiddle)
    #expect(style.direction == .rightToLeft)
    #expect(style.firstLineHeadIndent == 1 && style.headIndent == 2 && style.tailIndent == -3)
    #expect(style.lineSpacing == 4 && style.spacing == 5 && style.spacingBefore == 6)
    #expect(style.minimumLineHeight == 7 && style.maximumLineHeight == 8)
    #expect(style.lineHeightMultiple == 1.5)
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(
      modes.map(\.galley) == [
        .byWord, .byCharacter, .clip, .truncateHead, .truncateTail, .truncateMiddle,
      ])
    let sides: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    #expect(sides.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(sides.map(\.galley) == [.left, .center, .right, .justified, .natural])
    #expect(NSWritingDirection.natural.rawValue == -1 && NSWritingDirection.natural.galley == nil)
    #expect(NSWritingDirectionFormatType.override.rawValue == 2)
  }

  @Test("A paragraph style has sorted tab stops")
  func tabs() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    let far = NSTextTab(textAlignment: .right, location: 100)
    style.addTabStop(far)
    style.addTabStop(NSTextTab(textAlignment: .left, location: 50))
    #expect(style.tabStops.map(\.location) == [50, 100])
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 100))
    #expect(style.tabStops.map(\.alignment) == [.left])
    #expect(far.options.isEmpty && far.hash == (far.copy() as? NSTextTab)?.hash)
  }

  @Test("A paragraph style knows the writing direction of languages")
  func languages() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he-IL") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ja") == .leftToRight)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .leftToRight)
  }

  @Test("A column of numbers ends at the mark before the decimals of a locale")
  func columnTerminators() {
    let german = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    #expect(german.contains(",") && !german.contains("."))
    #expect(NSTextTab.columnTerminators(for: Locale(identifier: "en_US")).contains("."))
    #expect(NSTextTab.columnTerminators(for: nil).contains("."))
  }
}
