import UIKit

/// A plant in a kitchen garden.
package struct Plant: Equatable, Identifiable {
  var photo: UIImage?
  var name: String

  package var id: String { name }

  package init(photo: UIImage?, name: String) {
    self.photo = photo
    self.name = name
  }
}

/// A gardener's note about a plant. Each gardener has one note for a plant.
package struct Note: Equatable, Identifiable {
  var portrait: UIImage?
  var gardener: String
  var body: String

  package var id: String { gardener }

  package init(portrait: UIImage?, gardener: String, body: String) {
    self.portrait = portrait
    self.gardener = gardener
    self.body = body
  }
}

extension Plant {
  @MainActor static let tomato = Plant(photo: photo(.systemRed), name: "Tomato")

  @MainActor static let neighbors = [
    Plant(photo: photo(.systemGreen), name: "Basil"),
    Plant(photo: photo(.systemOrange), name: "Marigold"),
    Plant(photo: photo(.systemPurple), name: "Garlic"),
  ]

  /// Returns a picture of three fruits on a stem, in front of a pale sky.
  @MainActor
  private static func photo(_ color: UIColor) -> UIImage {
    let size = CGSize(width: 120, height: 80)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(red: 0.88, green: 0.93, blue: 0.98, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(red: 0.35, green: 0.5, blue: 0.25, alpha: 1).setFill()
      context.fill(CGRect(x: 57, y: 8, width: 6, height: 72))
      color.setFill()
      for (x, y) in [(34, 14), (62, 26), (30, 44)] {
        UIBezierPath(ovalIn: CGRect(x: x, y: y, width: 28, height: 26)).fill()
      }
    }
  }
}

extension Note {
  static let all = [
    Note(
      portrait: nil, gardener: "Bed 4",
      body:
        "Water it at the root and never from above. Mine stood dry under an old umbrella all July."),
    Note(
      portrait: nil, gardener: "Bed 7",
      body: "Pinch out what grows between leaf and stem."),
    Note(
      portrait: nil, gardener: "Greenhouse",
      body:
        "The yellow ones ripen first, and the large ones last. In October I hang the whole plant "
        + "upside down in the shed, and there is soup until the first snow."),
  ]
}
