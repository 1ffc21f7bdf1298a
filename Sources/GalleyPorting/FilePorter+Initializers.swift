// Initializers by which lists make their views.

extension FilePorter {
  private static let dequeued: Set<String> = [
    "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell",
  ]

  /// What a reusable view has to say if its own initializers hide `init(frame:)`.
  func missingInitializer(of place: TargetFacts.Place) -> String? {
    let type = target[place]
    let all = type.members.filter { $0.kind == .initializer }
    let designated = all.filter { !$0.modifiers.contains("convenience") }
    guard !designated.isEmpty, !all.contains(where: { $0.labels == ["_dequeuedWithFrame"] }),
      !designated.contains(where: { $0.labels == ["frame"] }),
      let root = target.line(from: place).last,
      target[root].inherited.first.map(Self.dequeued.contains) == true
    else { return nil }
    let level = ["open", "public"].contains(type.access) ? "public " : ""
    if all.contains(where: { $0.labels == ["frame"] }) {
      return
        "\(level)required convenience init(_dequeuedWithFrame frame: CGRect) { self.init(frame: frame) }"
    }
    return "\(level)required init(_dequeuedWithFrame frame: CGRect) { "
      + "UIKit.Ported.missingInitializer(\"init(frame:)\", of: \"\(type.name)\") }"
  }
}
