import Combine
import CoreLocation
import Foundation
import StoreKit

/// Finds the breads whose names begin with the typed text.
final class BreadSearch: NSObject, ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published private(set) var searchCount = 0
  let location = CurrentValueSubject<CLLocation?, Never>(nil)
  let failures = PassthroughSubject<String, Never>()
  let products = [SKProduct(productIdentifier: "rye")]
  private let breads = ["baguette", "brioche", "rye"]
  private var cancellables = Set<AnyCancellable>()

  override init() {
    super.init()
    $query
      .dropFirst()
      .debounce(for: .milliseconds(20), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .map { [breads] query in breads.filter { $0.hasPrefix(query) } }
      .sink { [weak self] in self?.show($0) }
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: .bakeryClosed, object: self)
      .compactMap { $0.userInfo?["reason"] as? String }
      .sink { [weak self] in self?.failures.send($0) }
      .store(in: &cancellables)
  }

  private func show(_ breads: [String]) {
    searchCount += 1
    results = breads
  }

  var summary: AnyPublisher<String, Never> {
    $results.combineLatest(location)
      .map { breads, place in
        "\(breads.count) breads \(place.map { "at \($0.latitude)" } ?? "somewhere")"
      }
      .eraseToAnyPublisher()
  }
}

extension Notification.Name {
  static let bakeryClosed = Notification.Name("bakeryClosed")
}
