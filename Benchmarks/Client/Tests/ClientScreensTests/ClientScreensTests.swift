import ClientScreens
import Galley
import Testing
import UIKit

/// Tests for `script/bench proof`, which runs them in one process and in two. They differ in their
/// times, as those of an app do.
@MainActor
@Suite("Screens of a client")
struct ClientScreensTests {
  @Test func empty() { prove("empty", ShelfViewController(books: ShelfViewController.states[0])) }

  @Test func few() { prove("few", ShelfViewController(books: ShelfViewController.states[1])) }

  @Test func many() { prove("many", ShelfViewController(books: ShelfViewController.states[2])) }

  @Test func later() { prove("later", ShelfViewController(books: ShelfViewController.states[3])) }

  @Test func reversed() {
    prove("reversed", ShelfViewController(books: ShelfViewController.states[4]))
  }

  @Test func read() { prove("read", ShelfViewController(books: ShelfViewController.states[5])) }

  @Test func gap() { prove("gap", ShelfViewController(books: ShelfViewController.states[6])) }

  @Test func long() { prove("long", ShelfViewController(books: ShelfViewController.states[7])) }

  @Test func settings() { prove("settings", SettingsViewController()) }

  /// Compares a screen with its proofs in all looks, on a phone and on a pad.
  private func prove(_ name: String, _ controller: @autoclosure @escaping () -> UIViewController) {
    assertProof(
      of: Screen(controller()), as: .frames, .image, on: .all([.phone, .pad], Looks.all),
      named: name)
  }
}
