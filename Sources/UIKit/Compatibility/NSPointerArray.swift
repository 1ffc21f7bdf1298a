import Foundation

/// An array of pointers to objects, which need not be kept alive by being in it; one that has gone leaves
/// `nil` in its place.
///
///     let layers = NSPointerArray.weakObjects()
///     layers.addPointer(Unmanaged.passUnretained(layer).toOpaque())
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var held: [TableObject?] = []

  /// An array that keeps its objects alive.
  public override convenience init() { self.init(options: []) }

  /// An array that holds objects in some way.
  public init(options: NSPointerFunctions.Options) {
    self.options = options
    super.init()
  }

  /// Creates an array that does not keep its objects alive.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// Creates an array that keeps its objects alive.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: []) }

  /// How many places there are, those of objects that have gone included. Places are added or taken away
  /// at the end when it is set.
  open var count: Int {
    get { held.count }
    set {
      while held.count > newValue { held.removeLast() }
      while held.count < newValue { held.append(nil) }
    }
  }

  /// The objects that there are.
  open var allObjects: [Any] { held.compactMap { $0?.object } }

  /// Returns the pointer at a place; `nil` if the object has gone.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    held[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds a pointer at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { held.append(hold(pointer)) }

  /// Adds a pointer at a place.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    held.insert(hold(item), at: index)
  }

  /// Puts another pointer at a place.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    held[index] = hold(item)
  }

  /// Takes a place away.
  open func removePointer(at index: Int) { held.remove(at: index) }

  /// Takes away the places without an object.
  ///
  /// - Differs: those of objects that have gone are taken away too, always.
  open func compact() { held.removeAll { $0?.object == nil } }

  private func hold(_ pointer: UnsafeMutableRawPointer?) -> TableObject? {
    pointer.map {
      TableObject(
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: options.isWeak)
    }
  }
}
