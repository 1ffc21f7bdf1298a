import Foundation
import Testing
import UIKit

@testable import Galley

@MainActor @Suite("Results that are held back")
struct HeldResultsTests {
  @Test("A held result is an error in some orders, the same for each request with its name")
  func results() async {
    var outcomes: Set<Bool> = []
    let disorder = await ListLab.disorderWithTasks { arrivals in
      let controller = UIViewController()
      for (index, name) in ["a", "b", "c", "d", "e"].enumerated() {
        let label = UILabel(frame: CGRect(x: 0, y: 50 * index, width: 200, height: 40))
        controller.view.addSubview(label)
        var before: Bool?
        for _ in 0..<2 {
          arrivals.holdResult(name) { result in
            switch result {
            case .success:
              label.text = name
              outcomes.insert(true)
              #expect(before != false)
              before = true
            case .failure(let error):
              #expect(error is URLError)
              label.text = "no \(name)"
              outcomes.insert(false)
              #expect(before != true)
              before = false
            }
          }
        }
      }
      return controller
    }
    #expect(disorder == nil)
    #expect(outcomes == [true, false])
  }
}
