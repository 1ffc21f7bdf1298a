import Foundation
import GalleyUIKit

// The steps of a walk that update the screen to other states.

extension LabWalk {
  /// Updates the screen to a state.
  func update(_ number: Int, animated isAnimated: Bool = true) {
    guard let controller, let update = screen.update else { return }
    beginUpdate(to: number)
    update(controller, screen.states.state(number), isAnimated)
  }

  /// Records an update, which may change the insets of the lists.
  func beginUpdate(to number: Int) {
    state = number
    isTouchedSinceUpdate = false
    insetsBeforeEditing = nil
  }

  func updateTwice(_ first: Int, _ second: Int) {
    update(first)
    update(second)
  }

  func updateInTurn(_ number: Int) {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.update(number) }
    }
  }

  func updateFromQueue(_ number: Int) {
    DispatchQueue.global().async { [weak self] in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.update(number) }
      }
    }
    // Wait for the block here, so that the time of the update does not depend on the machine.
    stage.waitForOtherBlocks()
  }

  func updateUnderFinger(_ number: Int) {
    guard let list = stage.lists.first else { return update(number) }
    touch(list) { touch in
      fingers.drag(touch, by: -60)
      update(number)
      fingers.drag(touch, by: 40)
    }
  }

  func updateInFrame(_ number: Int) {
    flick(by: -200)
    stage.clock.add { [weak self] _ in
      self?.update(number)
      return false
    }
    stage.clock.advance(by: 3 / 60)
  }

  func updateDuringAnimation(_ first: Int, _ second: Int) {
    update(first)
    stage.window.layoutIfNeeded()
    stage.clock.advance(by: 0.1)
    update(second)
  }
}
