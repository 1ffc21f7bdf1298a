// Initializers by which lists make their views.

extension FilePorter {
  /// How a list makes a view of a class: by an initializer of ours, which calls the one that apps override.
  private struct Making {
    /// The labels of ours.
    let ours: [String]
    let parameters: String
    /// The labels of the one that apps override.
    let labels: [String]
    let arguments: String

    static let framed = Making(
      ours: ["_dequeuedWithFrame"], parameters: "_dequeuedWithFrame frame: CGRect",
      labels: ["frame"], arguments: "frame: frame")
    static let styled = Making(
      ours: ["_dequeuedWithStyle", ""],
      parameters: "_dequeuedWithStyle style: UITableViewCell.CellStyle, _ identifier: String",
      labels: ["style", "reuseIdentifier"], arguments: "style: style, reuseIdentifier: identifier")
    static let named = Making(
      ours: ["_dequeuedWithIdentifier"], parameters: "_dequeuedWithIdentifier identifier: String",
      labels: ["reuseIdentifier"], arguments: "reuseIdentifier: identifier")
  }

  private static let makings: [String: Making] = [
    "UICollectionReusableView": .framed, "UICollectionViewCell": .framed,
    "UICollectionViewListCell": .framed, "UITableViewCell": .styled,
    "UITableViewHeaderFooterView": .named,
  ]

  /// What a reusable view has to say if its own initializers hide the one that lists call.
  func missingInitializer(of place: TargetFacts.Place) -> String? {
    let type = target[place]
    let all = type.members.filter { $0.kind == .initializer }
    let designated = all.filter { !$0.modifiers.contains("convenience") }
    guard !designated.isEmpty, let root = target.line(from: place).last,
      let making = target[root].inherited.first.flatMap({ Self.makings[$0] }),
      !all.contains(where: { $0.labels == making.ours }),
      !designated.contains(where: { $0.labels == making.labels })
    else { return nil }
    let level = ["open", "public"].contains(type.access) ? "public " : ""
    if all.contains(where: { $0.labels == making.labels }) {
      return "\(level)required convenience init(\(making.parameters)) { "
        + "self.init(\(making.arguments)) }"
    }
    let name = "init(" + making.labels.map { $0 + ":" }.joined() + ")"
    return "\(level)required init(\(making.parameters)) { "
      + "UIKit.Ported.missingInitializer(\"\(name)\", of: \"\(type.name)\") }"
  }
}
