import Foundation
import Testing
import UIKit
@testable import Galley

@MainActor
@Suite("A stage of the list lab")
struct StageTests {
  /// Two views that begin to move in one turn.
  private final class MovingViews: UIViewController {
    let boxes = [UIView(), UIView()]

    override func viewDidLoad() {
      super.viewDidLoad()
      boxes.forEach(view.addSubview)
    }

    func move(pausing seconds: TimeInterval) {
      for box in boxes {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 100 }
        Thread.sleep(forTimeInterval: seconds)
      }
    }
  }

  @Test("Animations begin together, however much time passes on the machine between them")
  func animationsOnABusyMachine() {
    let views = MovingViews()
    let stage = Stage(Surroundings(size: CGSize(width: 320, height: 480))) { views }
    views.move(pausing: 0.05)
    stage.clock.advance(by: 0.5)
    let places = views.boxes.map { $0.layer.presentation()?.position.x ?? .nan }
    #expect(places[0] == places[1], "\(places)")
    #expect(abs(places[0] - 50) < 2, "\(places)")
  }

  @Test("A narrow window keeps its part of the width when the device is rotated")
  func rotatedWindows() {
    let device = CGSize(width: 320, height: 480)
    var window = Surroundings(size: device)
    window.setWidth(to: 0.5, ofDeviceOfSize: device)
    #expect(window.size == CGSize(width: 160, height: 480))
    window.rotate(deviceOfSize: device)
    #expect(window.size == CGSize(width: 240, height: 320))
    window.setWidth(to: 0.75, ofDeviceOfSize: device)
    #expect(window.size == CGSize(width: 360, height: 320))
    window.rotate(deviceOfSize: device)
    #expect(window.size == CGSize(width: 240, height: 480))
  }
}
