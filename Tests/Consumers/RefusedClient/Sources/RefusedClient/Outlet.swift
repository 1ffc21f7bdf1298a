import UIKit

private final class Row: UICollectionViewCell {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  weak var label: UILabel!

  // These attributes are accepted, and have no effect.
  @IBInspectable var radius: CGFloat = 0
  @IBAction func tap(_ sender: Any) {}
}

@MainActor func checkOutlet() {
  UINib.provide("Row") { _ in
    let row = Row(frame: .zero)
    let label = UILabel()
    row.contentView.addSubview(label)
    row.label = label
    return [row]
  }
  let row = UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil).first as? Row
  precondition(row?.label != nil)
}
