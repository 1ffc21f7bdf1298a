#if canImport(Combine)
import Combine
#endif
import UIKit

final class SearchViewController: UIViewController {
  let search = BreadSearch()
  let field = UITextField()
  let label = UILabel()
  @IBOutlet weak var hint: UILabel!
  private var subscription: Combine.AnyCancellable?
  private var cancellables: [AnyCancellable] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
    view.addSubview(field)
    view.addSubview(label)
    subscription = search.summary
      .map(Optional.some)
      .assign(to: \.text, on: label)
    search.failures
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
  }

  @objc private func textChanged(_ sender: UITextField) { search.query = sender.text ?? "" }

  func stop() { subscription?.cancel() }
}
