import Foundation
import Synchronization

// The items of a pasteboard in the form of item providers.

extension UIPasteboard {
  /// The items as item providers, which supply the data of each type.
  ///
  ///     UIPasteboard.general.string = "Galley"
  ///     UIPasteboard.general.itemProviders[0].loadObject(ofClass: String.self) { text, _ in … }
  public var itemProviders: [NSItemProvider] {
    get {
      items.map { item in
        let provider = NSItemProvider()
        for type in item.keys.sorted() {
          guard let value = item[type], let data = PasteboardValue.data(value, type) else {
            continue
          }
          provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
            $0(data, nil)
            return nil
          }
        }
        return provider
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces all items by the items of item providers.
  ///
  /// - Differs: only data that the providers supply at once is used.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    items = itemProviders.map { provider in
      let item = Mutex<[String: Data]>([:])
      for type in provider.registeredTypeIdentifiers {
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          item.withLock { $0[type] = data }
        }
      }
      return item.withLock { $0 }
    }
  }

  /// Replaces all items by objects. Each object is written in all types that it supports.
  public func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool = false, expirationDate: Date? = nil
  ) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly,
      expirationDate: expirationDate)
  }
}
