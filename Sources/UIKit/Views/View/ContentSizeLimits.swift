/// The smallest and the largest content size category of a view and its subviews.
internal struct ContentSizeLimits: Hashable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// Returns the traits with their content size category clamped to the limits; the same object if
  /// the category is within the limits.
  ///
  /// - Unverified: The maximum takes precedence if it is smaller than the minimum.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    let category = traits.preferredContentSizeCategory
    var limited = category
    if let minimum, limited < minimum { limited = minimum }
    if let maximum, limited > maximum { limited = maximum }
    guard limited != category else { return traits }
    return traits.modifyingTraits { $0.preferredContentSizeCategory = limited }
  }
}

extension UIView {
  /// The content size category as text, and the limits of the view and of its superviews, from the
  /// view outwards.
  internal var sizeLimitsDescription: String {
    var lines: [String] = []
    for view in sequence(first: self, next: \.superview) {
      let limits = view.storage.sizeLimits
      guard limits != ContentSizeLimits() else { continue }
      lines.append(
        "\(type(of: view)): minimum \(limits.minimum?.rawValue ?? "none"), "
          + "maximum \(limits.maximum?.rawValue ?? "none")")
    }
    let now = "The category is \(traitCollection.preferredContentSizeCategory.rawValue)."
    return ([now] + (lines.isEmpty ? ["There are no limits."] : lines)).joined(separator: "\n")
  }
}
