import UIKit

#Preview("Feed") {
  FeedViewController()
}

#Preview("A card", traits: .fixedLayout(width: 200, height: 64)) {
  let card = CardView(frame: .zero)
  card.titleLabel.text = "One"
  return card
}
