import UIKit

@MainActor func checkKeyValueCoding() {
  let setters: [String: ReferenceWritableKeyPath<UIView, CGFloat>] = ["alpha": \.alpha]
  let view = UIView()
  view[keyPath: setters["alpha"]!] = 0.5
  precondition(view.alpha == 0.5)
}
