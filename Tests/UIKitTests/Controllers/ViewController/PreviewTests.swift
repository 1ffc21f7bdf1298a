import Testing
import UIKit

#Preview {
  UIView()
}

#Preview("A controller", traits: .fixedLayout(width: 10, height: 10), .landscapeLeft) {
  let controller = UIViewController()
  controller.view.backgroundColor = .red
  return controller
}

@Suite("A preview")
struct PreviewTests {
  @Test("Leaves nothing in the program, and lets the file compile")
  func compiles() {}
}
