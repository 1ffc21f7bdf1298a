import Foundation
import Testing
import UIKit

@testable import GalleyUIKit

@MainActor
@Suite("An undo manager")
struct UndoManagerTests {
  /// A list whose name can be changed and changed back.
  @MainActor
  private final class List {
    private let undoManager: UndoManager
    private(set) var name = "A"

    init(_ undoManager: UndoManager) { self.undoManager = undoManager }

    func rename(_ name: String) {
      let old = self.name
      undoManager.registerUndo(withTarget: self) { $0.rename(old) }
      undoManager.setActionName("Rename")
      self.name = name
    }
  }

  private let manager = UndoManager()
  private let list: List

  init() { list = List(manager) }

  @Test("All changes of one turn of the main queue are undone and redone together")
  func turn() {
    #expect(!manager.canUndo)
    list.rename("B")
    list.rename("C")
    #expect(manager.groupingLevel == 1)
    #expect(manager.canUndo)
    manager.undo()
    #expect(list.name == "A")
    #expect(!manager.canUndo)
    #expect(manager.canRedo)
    manager.redo()
    #expect(list.name == "C")
    #expect(manager.canUndo)
    #expect(!manager.canRedo)
  }

  @Test("Changes of two turns are undone one after the other, and redone in their order")
  func turns() {
    list.rename("B")
    MainTurn.drain()
    #expect(manager.groupingLevel == 0)
    list.rename("C")
    MainTurn.drain()
    #expect(manager.undoCount == 2)
    manager.undo()
    #expect(list.name == "B")
    manager.undo()
    #expect(list.name == "A")
    manager.redo()
    #expect(list.name == "B")
    manager.redo()
    #expect(list.name == "C")
  }

  @Test("A new change drops what could be redone")
  func newChange() {
    list.rename("B")
    manager.undo()
    list.rename("C")
    #expect(!manager.canRedo)
  }

  @Test("Groups that are made by hand are undone as a whole, with the groups in them")
  func groups() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    list.rename("B")
    manager.beginUndoGrouping()
    list.rename("C")
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(list.name == "A")
    manager.redo()
    #expect(list.name == "C")
  }

  @Test("The last nested group can be undone while its outer group is open")
  func nested() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    list.rename("B")
    manager.beginUndoGrouping()
    list.rename("C")
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    #expect(list.name == "B")
    manager.endUndoGrouping()
    manager.undo()
    #expect(list.name == "A")
  }

  @Test("The oldest groups are dropped above the number of levels")
  func levels() {
    manager.levelsOfUndo = 2
    for name in ["B", "C", "D"] {
      list.rename(name)
      MainTurn.drain()
    }
    #expect(manager.undoCount == 2)
    for _ in 0..<3 { manager.undo() }
    #expect(list.name == "B")
  }

  @Test("Nothing is registered while registration is disabled")
  func disabled() {
    manager.disableUndoRegistration()
    list.rename("B")
    #expect(!manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
    #expect(!manager.canUndo)
  }

  @Test("Targets are not retained, and their operations can be removed")
  func targets() {
    var other: List? = List(manager)
    weak let reference = other
    other?.rename("B")
    other = nil
    #expect(reference == nil)
    manager.undo()
    list.rename("C")
    manager.removeAllActions(withTarget: list)
    #expect(!manager.canUndo)
  }

  @Test("An action has its name before it is undone, and before it is redone")
  func names() {
    #expect(manager.undoMenuItemTitle == "Undo")
    list.rename("B")
    #expect(manager.undoActionName == "Rename")
    #expect(manager.undoMenuItemTitle == "Undo Rename")
    manager.undo()
    #expect(manager.undoActionName == "")
    #expect(manager.redoMenuItemTitle == "Redo Rename")
  }

  @Test("Observers are told before and after a change is undone")
  func notifications() {
    list.rename("B")
    manager.endUndoGrouping()
    nonisolated(unsafe) var names: [Notification.Name] = []
    let observers = [Notification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange]
      .map { name in
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
          names.append($0.name)
        }
      }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    manager.undo()
    #expect(names == [.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange])
  }

  @Test("Views and controllers have the undo manager of their window, unless they have their own")
  func responders() {
    final class Editor: UIViewController {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    let view = UIView()
    #expect(view.undoManager == nil)
    controller.view.addSubview(view)
    #expect(view.undoManager != nil)
    #expect(view.undoManager === window.undoManager)
    let editor = Editor()
    editor.view.addSubview(view)
    #expect(view.undoManager === editor.own)
  }
}
