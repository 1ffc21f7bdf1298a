import Testing
import UIKit

#Preview {
  UIView()
}

// A comment in front of a preview may have #Preview("in it"), and /* so may */ an attribute.
/* /* Comments in comments, too: */ #Preview("in a comment") */
@available(*, deprecated, message: "a message with \" and #Preview")
#Preview("A controller", traits: .fixedLayout(width: 10, height: 10), .landscapeLeft) {
  let controller = UIViewController()
  controller.view.backgroundColor = .red
  return controller
}

#Preview("Long \("te" + "xt")") {
  let label = UILabel()
  label.text = """
    one
      two
    """
  return label  // The last line of a preview may have a comment.
}

private enum Namespace {
  #Preview("In a type") { UIView() }
}

#if compiler(>=6.3)
@MainActor @Suite("A preview")
struct PreviewTests {
  private var own: [Preview] {
    Preview.all.filter { $0.fileID == "UIKitTests/PreviewTests.swift" }
  }

  @Test("Previews at the top of a file are listed in order, with their names, modules and lines")
  func list() {
    #expect(own.map(\.name) == [nil, "A controller", "Long text"])
    #expect(own.map(\.line) == [4, 11, 17])
    #expect(own.map(\.module) == ["UIKitTests", "UIKitTests", "UIKitTests"])
    #expect(own.map(\.title) == ["PreviewTests 4", "A controller", "Long text"])
  }

  @Test("The content of a preview is created each time that it is requested")
  func content() throws {
    guard case .controller(let make) = own[1].content else {
      Issue.record("\(own[1].content) is no controller")
      return
    }
    #expect(make() !== make())
    #expect(make().view.backgroundColor == .red)
    guard case .view(let makeView) = own[2].content else {
      Issue.record("\(own[2].content) is no view")
      return
    }
    #expect((makeView() as? UILabel)?.text == "one\n  two")
  }

  @Test("A preview has the traits of its declaration")
  func traits() {
    #expect(own[0].traits.isEmpty)
    #expect(own[1].traits.map(\.setting) == [.size(width: 10, height: 10), .landscape])
  }
}
#endif
