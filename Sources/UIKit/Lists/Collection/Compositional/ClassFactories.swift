/// Returns an object that a class method has created, as an instance of the class on which the
/// method was called. On Apple's systems these class methods return `Self`, so an app's extension
/// of the class may return their result as `Self`:
///
///     extension NSCollectionLayoutDimension {
///       static func half() -> Self { .fractionalWidth(0.5) }
///     }
///
/// - Precondition: The method was not called on a subclass.
internal func created<Object: AnyObject, Wanted>(_ object: Object, as wanted: Wanted.Type) -> Wanted
{
  guard let object = object as? Wanted else {
    Misuse.trap(
      "\(wanted) can't be created by this class method",
      "call the method on \(Object.self) instead")
  }
  return object
}
