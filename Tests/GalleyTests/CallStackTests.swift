import Testing

@testable import Galley

@Suite("The calls that led to a report")
struct CallStackTests {
  @Test("Absolute and relative paths of Galley's sources are distinguished from those of a client")
  func galleysOwn() {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let package = folder.joined(separator: "/")
    for path in [
      "\(package)/Sources/UIKit/Views/View/UIView.swift", "Sources/UIKit/Views/View/UIView.swift",
      "Sources/IGListKit/Adapter/WeakList.swift", "<compiler-generated>", "/<compiler-generated>",
    ] {
      #expect(CallStack.isInGalley(path), "\(path)")
    }
    for path in [
      #filePath, "/elsewhere/Sources/UIKit/Views/View/UIView.swift",
      "Sources/App/FeedController.swift",
      "Sources/UIKit/Views/View/FeedView.swift",
      "Tests/UIKitTests/Views/View/UIViewLayoutTests.swift",
    ] {
      #expect(!CallStack.isInGalley(path), "\(path)")
    }
  }

  @Test("Prefixes that the optimizer adds to names of functions are removed")
  func names() {
    #expect(CallStack.plain("UIView.frame.setter") == "UIView.frame.setter")
    #expect(CallStack.plain("specialized UIView.frame.setter") == "UIView.frame.setter")
    #expect(CallStack.plain("merged specialized UIView.alpha.setter") == "UIView.alpha.setter")
  }
}
