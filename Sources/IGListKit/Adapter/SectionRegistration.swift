import Foundation

/// A section controller for each object of a type.
@MainActor
internal struct SectionRegistration {
  let type: Any.Type
  /// `nil` for an object of another type.
  let make: (any ListDiffable) -> AnySectionController?
}

extension ListAdapter {
  /// Has section controllers made by the type of their objects. The data source is not asked for those.
  ///
  ///     adapter.register(Message.self) { _ in MessageSectionController() }
  ///     adapter.register(Weather.self) { _ in WeatherSectionController() }
  ///
  /// Of several registrations that an object fits, one of its very type counts, then the first.
  ///
  /// - Differs: IGListKit asks the data source for each object, as `Any`.
  public func register<Object>(
    _ type: Object.Type, _ make: @escaping @MainActor (Object) -> ListSectionController
  ) {
    registrations.removeAll { $0.type == type }
    registrations.append(
      SectionRegistration(type: type) { object in (object as? Object).map { make($0) } })
  }

  internal func registeredController(for object: any ListDiffable) -> AnySectionController? {
    let type = Swift.type(of: object)
    if let exact = registrations.first(where: { $0.type == type }) { return exact.make(object) }
    // A loop: the first of a lazy collection may be made twice.
    for registration in registrations {
      if let made = registration.make(object) { return made }
    }
    return nil
  }
}

extension ListAdapterDataSource {
  /// Nothing, where all types of objects were given to `ListAdapter.register(_:_:)`: an object of another
  /// type is reported, and left out.
  public func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  {
    ListSectionController()
  }

  /// Nothing.
  public func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}
