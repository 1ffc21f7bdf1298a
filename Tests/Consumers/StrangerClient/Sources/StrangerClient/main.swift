import CoreGraphics
import DataSourceKit
import DiffableDataSources
import IBPCollectionViewCompositionalLayout
import IGListDiffKit
import IGListKit
import IGListSwiftKit
import InlineSnapshotTesting
import OSLog
import QuartzCore
import SnapshotTesting
import Stranger
import UIKit.UIGestureRecognizerSubclass
import os.log
import os.signpost

// This package depends on Galley, so it can import Apple's modules. The package Stranger can't.
#if !canImport(CoreGraphics) || !canImport(QuartzCore) || !canImport(os) || !canImport(OSLog)
#error("a module of Galley's can't be imported")
#endif
#if canImport(ObjectiveC)
#error("there is no Objective-C")
#endif

let counter = PageCounter()
counter.add(["cover"])
precondition(counter.count == 1)

// Declarations that other packages use when they can import these modules.
let signposter = OSSignposter(subsystem: "com.example.client", category: "start")
let interval = signposter.beginInterval("start")
Logger(subsystem: "com.example.client", category: "start").debug("\(counter.count) page")
os_log("%d page", log: .default, type: .debug, counter.count)
signposter.endInterval("start", interval)

let total = OSAllocatedUnfairLock(initialState: 0)
total.withLock { $0 += 1 }
precondition(total.withLock { $0 } == 1)
var lock = os_unfair_lock()
os_unfair_lock_lock(&lock)
os_unfair_lock_unlock(&lock)

let size: CGFloat = CGSize(width: 3, height: 4).width
let moved = CGAffineTransform(translationX: size, y: 0)
precondition(CGPoint.zero.applying(moved).x == 3 && CACurrentMediaTime() >= 0)

final class Press: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}

// The functions for associated objects come with UIKit.
var key: UInt8 = 0
objc_setAssociatedObject(counter, &key, "pages", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
precondition(objc_getAssociatedObject(counter, &key) as? String == "pages")

// Types of the other libraries, with and without the name of their module.
precondition(ListIndexSetResult.self == IGListDiffKit.ListIndexSetResult.self)
let lists: [Any.Type] = [ListAdapter.self, IGListKit.ListSectionController.self]
let strategy = SnapshotTesting.Snapshotting<String, String>.lines
precondition(lists.count == 2 && strategy.pathExtension == "txt")
