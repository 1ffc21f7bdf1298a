import Foundation
import Testing
import UIKit

// Client code: an image in a cache whose contents can be discarded.

private final class Picture: NSObject, NSDiscardableContent {
  private var data: Data? = Data([1])
  private var users = 0

  func beginContentAccess() -> Bool {
    if data != nil { users += 1 }
    return data != nil
  }
  func endContentAccess() { users -= 1 }
  func discardContentIfPossible() { if users == 0 { data = nil } }
  func isContentDiscarded() -> Bool { data == nil }
}

@Suite("Contents that can be discarded")
struct NSDiscardableContentTests {
  @Test("Discardable contents remain in a cache until the app discards them")
  func cache() throws {
    let cache = NSCache<NSString, Picture>()
    cache.setObject(Picture(), forKey: "bread")
    let content: any NSDiscardableContent = try #require(cache.object(forKey: "bread"))
    #expect(content.beginContentAccess())
    content.discardContentIfPossible()
    #expect(!content.isContentDiscarded())
    content.endContentAccess()
    content.discardContentIfPossible()
    #expect(content.isContentDiscarded() && !content.beginContentAccess())
    // Contents are objects, so a weak reference to them is possible.
    let isThere = { [weak content] in content != nil }
    #expect(isThere())
  }
}
