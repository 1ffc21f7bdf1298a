import Foundation

/// A closure that makes section controllers for the objects of a type.
@MainActor
internal struct SectionRegistration {
  let type: Any.Type
  /// Returns a section controller, or `nil` for an object of another type.
  let make: (any ListDiffable) -> AnySectionController?
}

extension ListAdapter {
  /// Registers a closure that makes the section controllers for objects of a type. The data source
  /// is not asked for the section controllers of such objects.
  ///
  ///     adapter.register(Message.self) { _ in MessageSectionController() }
  ///     adapter.register(Weather.self) { _ in WeatherSectionController() }
  ///
  /// If an object fits several registrations, the registration for its exact type is used. If there
  /// is none for this type, the first registration that fits is used.
  ///
  /// - Differs: IGListKit asks the data source for each object, as `Any`.
  public func register<Object>(
    _ type: Object.Type, _ make: @escaping @MainActor (Object) -> ListSectionController
  ) {
    registrations.removeAll { $0.type == type }
    registrations.append(
      SectionRegistration(type: type) { object in (object as? Object).map { make($0) } })
  }

  /// Returns a section controller of the registration that fits an object best; `nil` if none fits.
  internal func registeredController(for object: any ListDiffable) -> AnySectionController? {
    let type = Swift.type(of: object)
    if let exact = registrations.first(where: { $0.type == type }) { return exact.make(object) }
    // This is a loop, because `first` of a lazy collection may call the closure twice, and so make
    // two section controllers.
    for registration in registrations {
      if let made = registration.make(object) { return made }
    }
    return nil
  }
}

extension ListAdapterDataSource {
  /// The default: makes no section controller. An object of a type that was not registered with
  /// `ListAdapter.register(_:_:)` is reported and left out.
  public func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  {
    ListSectionController()
  }

  /// The default: returns `nil`, for no view.
  public func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}
