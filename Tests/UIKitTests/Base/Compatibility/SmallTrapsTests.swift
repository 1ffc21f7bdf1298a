import Foundation
import Synchronization
import Testing

@testable import GalleyUIKit

@Suite("Functions of Objective-C and Core Foundation that client code calls")
struct FunctionsTests {
  private struct Failure: Error {}

  @Test("autoreleasepool returns and throws what its closure does")
  func pool() {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
    autoreleasepool {}
  }

  @Test("CFAbsoluteTimeGetCurrent counts from 2001")
  func time() {
    let before = Date().timeIntervalSinceReferenceDate
    let now = CFAbsoluteTimeGetCurrent()
    #expect(before <= now && now <= Date().timeIntervalSinceReferenceDate)
  }

  @Test("CFGetRetainCount counts references")
  func references() {
    let object = NSObject()
    let before = CFGetRetainCount(object)
    let others = [object, object]
    #expect(before > 0 && CFGetRetainCount(object) >= before + 2)
    withExtendedLifetime(others) {}
  }

  @Test("A lock can be acquired only once")
  func lock() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test("Classes have names, and are found by them")
  func classes() {
    #expect(NSStringFromClass(UIView.self) == "GalleyUIKit.UIView")
    #expect(NSClassFromString("GalleyUIKit.UIView") == UIView.self)
  }
}

@MainActor
@Suite("A device", .serialized)
struct UIDeviceTests {
  @Test("The current device is the same iPhone everywhere")
  func telephone() {
    let device = UIDevice.current
    #expect(device === UIDevice.current)
    #expect([device.name, device.model, device.systemName] == ["iPhone", "iPhone", "iOS"])
    #expect(device.userInterfaceIdiom == .phone)
    #expect(device.systemVersion.compare("15.0", options: .numeric) == .orderedDescending)
    #expect(device.identifierForVendor == UIDevice.current.identifierForVendor)
    #expect(device.identifierForVendor != nil)
    #expect(device.batteryLevel == -1)
  }

  @Test("A device posts orientation changes only while notifications are turned on")
  func turning() {
    let device = UIDevice.current
    let count = Mutex(0)
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in count.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    device.orientation = .landscapeLeft
    #expect(device.orientation.isLandscape)
    device.beginGeneratingDeviceOrientationNotifications()
    device.orientation = .portrait
    device.orientation = .portrait
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    #expect(count.withLock { $0 } == 1)
    #expect(UIDeviceOrientation.faceUp.isFlat)
    #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
  }
}

@MainActor
@Suite("Feedback")
struct UIFeedbackGeneratorTests {
  @Test("Feedback is recorded instead of played")
  func kept() {
    let feedback = UIFeedbackGenerator.gathering {
      let selection = UISelectionFeedbackGenerator()
      selection.prepare()
      selection.selectionChanged()
      UIImpactFeedbackGenerator().impactOccurred()
      UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
      UINotificationFeedbackGenerator().notificationOccurred(.warning)
    }
    #expect(
      feedback == [
        .selection, .impact(.medium, intensity: 1), .impact(.rigid, intensity: 0.5),
        .notification(.warning),
      ])
    #expect(UIFeedbackGenerator.recorded.isEmpty)
  }
}

@Suite("A pasteboard")
struct UIPasteboardTests {
  private let board = UIPasteboard.withUniqueName()

  @Test("A pasteboard holds what was copied last")
  func contents() {
    let before = board.changeCount
    board.string = "Galley"
    #expect(board.strings == ["Galley"])
    #expect(board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
    #expect(board.types == ["public.utf8-plain-text"])
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("Galley".utf8))
    let url = URL(string: "https://example.com")
    board.url = url
    #expect(board.url == url)
    #expect(board.string == "https://example.com")
    let image = UIImage()
    board.image = image
    #expect(board.image === image)
    #expect(board.string == nil)
    board.color = .red
    #expect(board.color == .red)
    board.string = nil
    #expect(board.numberOfItems == 0)
    #expect(board.changeCount == before + 5)
  }

  @Test("A pasteboard holds several items, each of several types")
  func items() {
    board.items = [["a": 1, "b": "two"], ["a": 3]]
    board.addItems([["c": Data([4])]])
    #expect(board.numberOfItems == 3)
    #expect(board.types == ["a", "b"])
    #expect(board.contains(pasteboardTypes: ["x", "b"]))
    #expect(board.value(forPasteboardType: "a") as? Int == 1)
    board.setData(Data([1]), forPasteboardType: "d")
    #expect(board.data(forPasteboardType: "d") == Data([1]))
    board.setItems([], options: [.localOnly: true])
    #expect(board.items.isEmpty)
  }

  @Test("Data of a text, a URL or an image is read as one")
  @MainActor func data() throws {
    board.setData(Data("Galley".utf8), forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "Galley" && board.hasStrings)
    #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "Galley")
    let utf16 = try #require("Gälley".data(using: .utf16))
    board.setData(utf16, forPasteboardType: "public.utf16-plain-text")
    #expect(board.string == "Gälley")
    board.setData(Data("https://galley.test/a".utf8), forPasteboardType: "public.url")
    #expect(board.url?.absoluteString == "https://galley.test/a")
    #expect(board.string == "https://galley.test/a")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format)
      .image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) }
    board.setData(try #require(image.pngData()), forPasteboardType: "public.png")
    #expect(board.image?.size == CGSize(width: 3, height: 2) && board.hasImages)
    #expect(!board.hasStrings)
    board.image = image
    #expect(board.data(forPasteboardType: "public.png") == image.pngData())
  }

  @Test("A pasteboard is found by its name until it is removed")
  func names() {
    #expect(UIPasteboard(name: UIPasteboard.Name("nobody's"), create: false) == nil)
    board.string = "shared"
    #expect(UIPasteboard(name: board.name, create: false)?.string == "shared")
    UIPasteboard.remove(withName: board.name)
    #expect(UIPasteboard(name: board.name, create: false) == nil)
    #expect(UIPasteboard.general === UIPasteboard.general)
    #expect(UIPasteboard(name: .general, create: false) != nil)
  }
}
