import Foundation
import Synchronization
import TestSupport
import Testing
import GalleyUIKit
import UIKit

/// A controller as the porting step writes it.
private final class Kitchen: UIViewController {
  var log: [String] = []
  var guests = 2
  var dish: String? = "soup"

  func ring() { log.append("ring") }
  func serve(_ sender: UIButton) { log.append("serve \(sender.tag)") }
  func seat(_ name: String, at table: Int) -> String? { table > 9 ? nil : "\(name) at \(table)" }
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    log.append("\(keyPath ?? "") \(change?[.oldKey] ?? "none") to \(change?[.newKey] ?? "none")")
  }

  private let _portedKitchen = GalleyUIKit.Ported.Members(of: Kitchen.self) {
    $0.method("ring") {
      _ = $1; $0.ring()
    }
    $0.method("serve:") { $0.serve($1[0, UIButton.self]) }
    $0.answer("seat:at:") { return $0.seat($1[0, String.self], at: $1[1, Int.self]) as Any? }
    $0.value("guests", { $0.guests }, { $0.guests = $1 })
    $0.value("dish", { $0.dish }, { $0.dish = $1 })
    $0.value("isOpen", { $0.guests > 0 })
    $0.method("observeValueForKeyPath:of:change:context:") {
      $0.observeValue(
        forKeyPath: $1[0, (String?).self], of: $1[1, (Any?).self],
        change: $1[2, ([NSKeyValueChangeKey: Any]?).self],
        context: $1[3, (UnsafeMutableRawPointer?).self])
    }
  }
}

private final class Oven: NSObject {
  var heat = 20 {
    willSet { GalleyUIKit.Ported.willChange(self, \Oven.heat, "heat") }
    didSet { GalleyUIKit.Ported.didChange(self, \Oven.heat, "heat") }
  }
  var isHot: Bool { heat > 100 }

  private let _portedOven = GalleyUIKit.Ported.Members(of: Oven.self) {
    $0.value("heat", { $0.heat }, { $0.heat = $1 })
  }
}

private final class Guest: UIViewController {}

extension UIViewController {
  fileprivate func leaveTable() { title = "gone" }
  fileprivate var seat: Int { 7 }
  nonisolated fileprivate static func _portedMembers(
    _ members: GalleyUIKit.Ported.Members<UIViewController>.List
  ) {
    members.method("leaveTable") {
      _ = $1; $0.leaveTable()
    }
    members.value("seat", { $0.seat })
  }
}

/// The registration of members in extensions of UIKit's classes, as the porting step writes it.
final class _PortedExtensions: GalleyUIKit.Ported.Extensions {
  override class func register() { UIViewController._portedMembers(.init()) }
}

/// A delegate as the porting step writes it, that leaves methods to its subclasses.
private class Menu: NSObject, UITableViewDelegate, UITableViewDataSource, NSTextStorageDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func tableView(_ p0: UITableView, titleForHeaderInSection p1: Int) -> String? {
    GalleyUIKit.Ported.unanswered(by: self).tableView(p0, titleForHeaderInSection: p1)
  }
  func numberOfSections(in p0: UITableView) -> Int {
    GalleyUIKit.Ported.unanswered(by: self).numberOfSections(in: p0)
  }
  nonisolated func textStorage(
    _ p0: NSTextStorage, didProcessEditing p1: NSTextStorage.EditActions, range p2: NSRange,
    changeInLength p3: Int
  ) {
    GalleyUIKit.Ported.unanswered(by: self).textStorage(
      p0, didProcessEditing: p1, range: p2, changeInLength: p3)
  }
}

private final class DinnerMenu: Menu {
  override func tableView(_ p0: UITableView, titleForHeaderInSection p1: Int) -> String? { "soup" }
  override func numberOfSections(in p0: UITableView) -> Int { 3 }
}

@MainActor
@Suite("Members found by name")
struct PortedTests {
  @Test("A method is found by its name, and only for objects of its class")
  func responds() {
    let kitchen = Kitchen()
    #expect(kitchen.responds(to: Selector("ring")))
    #expect(!kitchen.responds(to: Selector("rings")))
    #expect(!UIViewController().responds(to: Selector("ring")))
    #expect(UITextField().responds(to: Selector("copy:")))
  }

  @Test("A class knows to which selectors its objects respond, as the objects do")
  func instancesRespond() {
    #expect(Kitchen.instancesRespond(to: Selector("serve:")))
    #expect(!Kitchen.instancesRespond(to: Selector("serves:")))
    for name in ["copy:", "tag", "setTag:", "description", "nothing:"] {
      let isAnswered = name != "nothing:"
      #expect(UITextField().responds(to: Selector(name)) == isAnswered, "\(name)")
      #expect(UITextField.instancesRespond(to: Selector(name)) == isAnswered, "\(name)")
    }
  }

  @Test("perform calls a method with its arguments, and returns its object")
  func performs() {
    let kitchen = Kitchen()
    let button = UIButton()
    button.tag = 7
    kitchen.perform(Selector("ring"))
    kitchen.perform(Selector("serve:"), with: button)
    #expect(kitchen.log == ["ring", "serve 7"])
    let seat = kitchen.perform(Selector("seat:at:"), with: "Ada", with: 3)
    #expect(seat?.takeUnretainedValue() as? String == "Ada at 3")
    #expect(kitchen.perform(Selector("seat:at:"), with: "Ada", with: 10) == nil)
  }

  @Test("A delayed call waits for the clock, and can be cancelled")
  func delays() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let kitchen = Kitchen()
    kitchen.perform(Selector("ring"), with: nil, afterDelay: 0.5)
    kitchen.perform(Selector("observeNothing"), with: nil, afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(
      withTarget: kitchen, selector: Selector("observeNothing"), object: nil)
    window.frameClock.advance(by: 0.4)
    #expect(kitchen.log.isEmpty)
    window.frameClock.advance(by: 0.2)
    #expect(kitchen.log == ["ring"])
    kitchen.perform(Selector("ring"), with: nil, afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(withTarget: kitchen)
    window.frameClock.advance(by: 1)
    #expect(kitchen.log == ["ring"])
  }

  @Test("An unknown method stops the program with UIKit's words")
  func unknown() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().perform(Selector("fly")) }
    }
  }

  @Test("A class object can be encoded, and has no methods that are found by name")
  func ofTypes() async {
    #expect(Kitchen.classForCoder() == Kitchen.self)
    #expect(Kitchen().classForCoder == Kitchen.self)
    #expect(!UIApplication.responds(to: Selector("sharedApplication")))
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView.perform(Selector("fly")) }
    }
  }

  @Test("An optional requirement is answered if the object has the method")
  func optionalRequirements() {
    let kitchen = Kitchen()
    let call = GalleyUIKit.Ported.call("seat:at:", of: kitchen)
    #expect((call?(["Bob", 2]) as String??) == "Bob at 2")
    #expect((call?(["Bob", 12]) as String??) == .some(nil))
    #expect(GalleyUIKit.Ported.call("fly", of: kitchen) == nil)
    #expect(GalleyUIKit.Ported.value("guests", of: kitchen) == 2)
    #expect((GalleyUIKit.Ported.value("wings", of: kitchen) as Int?) == nil)
  }

  @Test(
    "Properties are read and set by key, with numbers of any kind, along key paths, and as setters")
  func keyValueCoding() {
    let kitchen = Kitchen()
    kitchen.setValue(NSNumber(value: 5), forKey: "guests")
    #expect(kitchen.value(forKey: "guests") as? Int == 5)
    kitchen.setValue(nil, forKey: "dish")
    #expect(kitchen.dish == nil)
    #expect(kitchen.value(forKey: "open") as? Bool == true)
    kitchen.perform(Selector("setGuests:"), with: 8)
    #expect(kitchen.guests == 8)
    let view = UIView()
    view.setValue(4, forKeyPath: "layer.cornerRadius")
    view.setValue(true, forKey: "hidden")
    view.setValue(UIColor.red, forKey: "backgroundColor")
    #expect(view.layer.cornerRadius == 4 && view.isHidden && view.backgroundColor == .red)
    #expect(view.dictionaryWithValues(forKeys: ["alpha"])["alpha"] as? CGFloat == 1)
  }

  @Test(
    "Observers of a key path are told the new and the old value, as long as they observe")
  func observing() {
    let oven = Oven()
    var told: [String] = []
    let observation = oven.observe(\.heat, options: [.old, .new, .initial]) { _, change in
      told.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    let hot = oven.observe(\.isHot, options: .new) { _, change in
      told.append("hot \(change.newValue!)")
    }
    oven.heat = 50
    oven.heat = 50
    oven.setValue(180, forKey: "heat")
    observation.invalidate()
    oven.heat = 20
    #expect(told == ["-1 20", "20 50", "50 50", "50 180", "hot true", "hot false"])
    withExtendedLifetime(hot) {}
  }

  @Test("An observer with the option prior is told before the change of its own key only")
  func prior() {
    let oven = Oven()
    var told: [String] = []
    let heat = oven.observe(\.heat, options: [.prior, .old]) { _, change in
      told.append("heat \(change.isPrior)")
    }
    let other = oven.observe(\.description, options: [.prior]) { _, _ in told.append("description")
    }
    oven.heat = 30
    #expect(told == ["heat true", "heat false"])
    withExtendedLifetime((heat, other)) {}
  }

  @Test("A timer that has ended, and an observer that is removed, release what they hold")
  func lettingGo() {
    var kitchen: Kitchen? = Kitchen()
    let isGone = { [weak kitchen] in kitchen == nil }
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: kitchen!, selector: Selector("ring"), userInfo: nil, repeats: true)
    let once = Timer(
      timeInterval: 60, target: kitchen!, selector: Selector("ring"), userInfo: nil, repeats: false)
    let oven = Oven()
    let observation = oven.observe(\.heat) { [kitchen] _, _ in kitchen?.ring() }
    kitchen = nil
    timer.invalidate()
    once.fire()
    #expect(!isGone())
    observation.invalidate()
    #expect(isGone())
  }

  @Test("Observers of a key are notified, also for the properties of views")
  func observingNames() {
    let kitchen = Kitchen()
    let oven = Oven()
    oven.addObserver(kitchen, forKeyPath: "heat", options: [.old, .new], context: nil)
    oven.heat = 60
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scrollView.addObserver(kitchen, forKeyPath: "contentOffset", options: [.new], context: nil)
    scrollView.contentOffset.y = 3
    #expect(kitchen.log == ["heat 20 to 60", "contentOffset none to \(CGPoint(x: 0, y: 3))"])
    oven.removeObserver(kitchen, forKeyPath: "heat")
    scrollView.removeObserver(kitchen, forKeyPath: "contentOffset", context: nil)
    oven.heat = 61
    scrollView.contentOffset.y = 4
    #expect(kitchen.log.count == 2)
  }

  @Test("Notifications call methods until the observer is removed or deallocated")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("guests")
    var kitchen: Kitchen? = Kitchen()
    let oven = Oven()
    center.addObserver(kitchen!, selector: Selector("ring"), name: name, object: nil)
    center.addObserver(kitchen!, selector: Selector("ring"), name: nil, object: oven)
    center.post(name: name, object: nil)
    #expect(kitchen!.log.count == 1)
    center.post(name: name, object: oven)
    #expect(kitchen!.log.count == 3)
    center.removeObserver(kitchen!, name: name, object: nil)
    center.post(name: name, object: oven)
    #expect(kitchen!.log.count == 4)
    center.removeObserver(kitchen!)
    center.post(name: name, object: oven)
    #expect(kitchen!.log.count == 4)
    center.addObserver(kitchen!, selector: Selector("ring"), name: name, object: nil)
    let isGone = { [weak kitchen] in kitchen == nil }
    kitchen = nil
    #expect(isGone())
    center.post(name: name, object: nil)
  }

  @Test("The token of a block observer is removed as usual")
  func tokens() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in count += 1 }
    center.post(name: .init("x"), object: nil)
    center.removeObserver(token)
    center.post(name: .init("x"), object: nil)
    #expect(count == 1)
  }

  @Test("A timer calls its target with itself, and knows its user info")
  func timers() {
    let kitchen = Kitchen()
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: kitchen, selector: Selector("ring"), userInfo: "bell", repeats: true
    )
    timer.fire()
    #expect(kitchen.log == ["ring"])
    #expect(timer.userInfo as? String == "bell")
    timer.invalidate()
    let other = Timer(
      timeInterval: 60, target: kitchen, selector: Selector("ring"), userInfo: nil, repeats: false)
    other.fire()
    #expect(kitchen.log.count == 2)
  }

  @Test("A timer with a selector follows the clock of the key window")
  func timersOnTheClock() {
    let kitchen = Kitchen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = kitchen
    window.makeKeyAndVisible()
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: kitchen, selector: Selector("ring"), userInfo: nil, repeats: true)
    window.frameClock.advance(by: 2.5)
    #expect(kitchen.log == ["ring", "ring"])
    timer.invalidate()
    window.frameClock.advance(by: 2)
    #expect(kitchen.log.count == 2)
  }

  @Test("Methods can't be exchanged: looking them up returns nil")
  func noMethods() {
    #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
    #expect(class_getClassMethod(UIView.self, Selector("animate")) == nil)
  }

  @Test("Names of classes and selectors are C strings, too, which stay valid")
  func namesInC() {
    let kitchen = Kitchen()
    let name = GalleyUIKit.Ported.string(from: Kitchen.self)
    #expect(String(cString: object_getClassName(kitchen)) == name)
    #expect(String(cString: class_getName(Kitchen.self)) == name)
    #expect(String(cString: object_getClassName(nil)) == "nil")
    #expect(String(cString: class_getName(UIView.self)) == "UIView")
    #expect(objc_lookUpClass("UIView") == UIView.self)
    #expect(objc_getClass("NoSuchClass") == nil)
    #expect(String(cString: sel_getName(Selector("ring:"))) == "ring:")
    #expect(sel_getName(Selector("ring:")) == sel_getName(Selector("ring:")))
    #expect(sel_isEqual(sel_registerName("ring:"), sel_getUid("ring:")))
  }

  @Test("The repeat count of an animation can be HUGE")
  func largest() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.repeatCount = HUGE
    #expect(animation.repeatCount == .greatestFiniteMagnitude)
  }

  @Test("Serial queues are made by both names of their class")
  func serialQueues() {
    for queue in [OS_dispatch_queue_serial(label: "oven"), DispatchSerialQueue(label: "oven")] {
      nonisolated(unsafe) var order: [Int] = []
      for number in 0..<50 { queue.async { order.append(number) } }
      queue.sync { #expect(order == Array(0..<50)) }
      #expect(queue.label == "oven")
    }
  }

  @Test("An object lock can be taken twice, and other threads wait")
  func locks() {
    let oven = Oven()
    objc_sync_enter(oven)
    objc_sync_enter(oven)
    nonisolated(unsafe) var order: [String] = []
    nonisolated(unsafe) let shared = oven
    let done = DispatchGroup()
    DispatchQueue.global().async(group: done) {
      objc_sync_enter(shared)
      order.append("other")
      objc_sync_exit(shared)
    }
    order.append("first")
    objc_sync_exit(oven)
    objc_sync_exit(oven)
    done.wait()
    #expect(order == ["first", "other"])
  }

  @Test("A raised exception stops the program with its name and reason")
  func exceptions() async {
    await #expect(processExitsWith: .failure) {
      NSException(name: .rangeException, reason: "no such table", userInfo: nil).raise()
    }
  }

  @Test("Window levels are compared and added")
  func levels() {
    #expect(UIWindow.Level.normal < .statusBar)
    #expect(UIWindow.Level.alert + 1 > .alert)
    #expect((UIWindow.Level.alert - 1).rawValue == 1_999)
  }

  @Test("Members that ported extensions add to UIKit's classes are found by name")
  func foreignExtensions() {
    let guest = Guest()
    #expect(guest.responds(to: Selector("leaveTable")))
    guest.perform(Selector("leaveTable"))
    #expect(guest.title == "gone")
    #expect(guest.value(forKey: "seat") as? Int == 7)
    // The module is known by now.
    let other = UIViewController()
    other.perform(Selector("leaveTable"))
    #expect(other.title == "gone")
    #expect(!UIView().responds(to: Selector("leaveTable")))
  }

  @Test("A delegate method left to subclasses exists only for those that implement it")
  func unanswered() {
    let table = UITableView()
    let menu: (any UITableViewDataSource)? = Menu()
    let dinner: (any UITableViewDataSource)? = DinnerMenu()
    func said(_ source: (any UITableViewDataSource)?) -> Int? {
      source.flatMap { source in
        OptionalMember.ownResult(of: source, "numberOfSections(in:)") {
          source.numberOfSections(in: table)
        }
      }
    }
    #expect(said(menu) == nil)
    #expect(said(dinner) == 3)
    #expect(menu?.numberOfSections(in: table) == 1)
    #expect(dinner?.tableView?(table, titleForHeaderInSection: 0) == "soup")
    let editor = Menu() as any NSTextStorageDelegate
    let isTold: Void? = editor.textStorage?(
      NSTextStorage(), didProcessEditing: .editedAttributes, range: NSRange(), changeInLength: 0)
    #expect(isTold == nil)
  }

  @Test("A delegate can be asked for its methods, whatever its class is")
  func delegates() {
    let delegate: any UIScrollViewDelegate = Scroller()
    #expect(delegate.responds(to: Selector("scrollViewDidScroll:")) == false)
    _ = GalleyUIKit.Ported.Members(of: Scroller.self) {
      $0.method("scrollViewDidScroll:") { _, _ in }
    }
    #expect(delegate.responds(to: Selector("scrollViewDidScroll:")))
  }

  @Test("The members of a class are known to each thread that has created an object of it")
  func manyThreads() {
    let threads = 8
    let isKnown = Mutex([Bool](repeating: false, count: threads))
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let isLastKnown = ManyMembers().responds(to: Selector("member199"))
      isKnown.withLock { $0[thread] = isLastKnown }
    }
    #expect(isKnown.withLock { $0 } == [Bool](repeating: true, count: threads))
  }

  @Test("A list of members may create objects, also of its own class")
  func listsThatCreateObjects() {
    #expect(Nested().responds(to: Selector("open")))
  }
}

private final class ManyMembers: NSObject {
  private let _portedManyMembers = GalleyUIKit.Ported.Members(of: ManyMembers.self) {
    for number in 0..<200 { $0.method("member\(number)") { _, _ in } }
  }
}

private final class Nested: NSObject {
  private let _portedNested = GalleyUIKit.Ported.Members(of: Nested.self) {
    _ = Oven()
    _ = Nested()
    $0.method("open") { _, _ in }
  }
}

private final class Scroller: NSObject, UIScrollViewDelegate {}
