import UIKit

/// A screen from a storyboard. It reads a file of the app's bundle.
class TourViewController: UIViewController {
  @IBOutlet private(set) weak var hoursLabel: UILabel!

  static func make() -> TourViewController? {
    UIStoryboard(name: "Tour", bundle: .main).instantiateInitialViewController()
      as? TourViewController
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let url = Bundle.main.url(forResource: "hours", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let hours = try? JSONDecoder().decode([String: String].self, from: data)
    else { return }
    hoursLabel.text =
      NSLocalizedString("open from", comment: "a time follows") + " " + (hours["opens"] ?? "?")
  }

  static var version: String? {
    Bundle(for: TourViewController.self).infoDictionary?["CFBundleShortVersionString"] as? String
  }
}
