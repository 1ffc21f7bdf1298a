import Testing

@testable import Galley

@Suite("The calls that led to a report")
struct CallStackTests {
  @Test(
    "Sources of Galley are told from a client's, also by paths that begin at a package's folder")
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

  @Test("Names of functions are as they are written, whatever the optimizer made of them")
  func names() {
    #expect(CallStack.plain("UIView.frame.setter") == "UIView.frame.setter")
    #expect(CallStack.plain("specialized UIView.frame.setter") == "UIView.frame.setter")
    #expect(CallStack.plain("merged specialized UIView.alpha.setter") == "UIView.alpha.setter")
  }
}
