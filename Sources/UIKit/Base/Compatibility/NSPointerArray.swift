import Foundation

/// An array of pointers to objects, which may be held weakly.
///
/// A released object leaves `nil` in the array.
///
///     let layers = NSPointerArray.weakObjects()
///     layers.addPointer(Unmanaged.passUnretained(layer).toOpaque())
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var held: [TableObject?] = []

  /// Creates an array that retains its objects.
  public override convenience init() { self.init(options: []) }

  /// Creates an array with options for holding objects.
  public init(options: NSPointerFunctions.Options) {
    self.options = options
    super.init()
  }

  /// Creates an array that holds its objects weakly.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// Creates an array that retains its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: []) }

  /// The number of pointers, including those of released objects.
  ///
  /// Setting the count adds or removes pointers at the end.
  open var count: Int {
    get { held.count }
    set {
      // Deinitializers may use this array, so objects are released after the array has changed.
      var removed: [TableObject?] = []
      while held.count > newValue { removed.append(held.removeLast()) }
      while held.count < newValue { held.append(nil) }
      withExtendedLifetime(removed) {}
    }
  }

  /// The objects that are alive.
  open var allObjects: [Any] { held.compactMap { $0?.object } }

  /// Returns the pointer at an index; `nil` if the object was released.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    held[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds a pointer at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { held.append(hold(pointer)) }

  /// Inserts a pointer at an index.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    held.insert(hold(item), at: index)
  }

  /// Replaces the pointer at an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    let old = held[index]
    held[index] = hold(item)
    withExtendedLifetime(old) {}
  }

  /// Removes the pointer at an index.
  open func removePointer(at index: Int) {
    let old = held.remove(at: index)
    withExtendedLifetime(old) {}
  }

  /// Removes the `nil` pointers.
  ///
  /// - Differs: pointers of released objects are always removed, too.
  open func compact() { held.removeAll { $0?.object == nil } }

  private func hold(_ pointer: UnsafeMutableRawPointer?) -> TableObject? {
    pointer.map {
      TableObject(
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: options.isWeak)
    }
  }
}
