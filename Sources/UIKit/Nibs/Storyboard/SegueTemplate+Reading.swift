import Foundation
import GalleyMarkup

// Reading a segue from a storyboard.

extension SegueTemplate {
  /// Creates the template of a segue element; `nil` if the element is not a complete segue.
  init?(_ element: XMLElement) {
    guard element.name == "segue", let destination = element["destination"],
      let kind = element["kind"].flatMap({ Self.kinds[$0] })
    else { return nil }
    self.destination = destination
    self.kind = kind
    id = element["id"] ?? ""
    line = element.line
    identifier = element["identifier"].flatMap { $0.isEmpty ? nil : $0 }
    customClass = element["customClass"] ?? element["class"]
    customModule = element["customModule"]
    creationAction = element["destinationCreationSelector"]
    unwindAction = element["unwindAction"]
    relationship = element["relationship"]
    isAnimated = element["animates"] != "NO"
    if let trigger = element["trigger"], trigger.hasPrefix("accessory") {
      self.trigger = .accessory
    }
    presentationStyle = element["modalPresentationStyle"].flatMap { Self.presentationStyles[$0] }
    transitionStyle = element["modalTransitionStyle"].flatMap { Self.transitionStyles[$0] }
    anchor = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
    for outlet in element.first("connections")?.all("outlet") ?? [] where anchor == nil {
      if outlet["property"]?.hasPrefix("popoverAnchor") == true { anchor = outlet["destination"] }
    }
    if let directions = element.first("popoverArrowDirection") {
      arrowDirections = Self.directions.reduce(into: []) { sum, direction in
        if directions[direction.0] == "YES" { sum.insert(direction.1) }
      }
    }
    for collection in element.first("connections")?.all("outletCollection") ?? []
    where collection["property"] == "passthroughViews" {
      if let view = collection["destination"] { passthroughViews.append(view) }
    }
  }

  private static let kinds: [String: Kind] = [
    "show": .show, "showDetail": .showDetail, "push": .push, "replace": .replace,
    "presentation": .modal, "modal": .modal, "popoverPresentation": .popover, "popover": .popover,
    "embed": .embed, "custom": .custom, "unwind": .unwind, "relationship": .relationship,
  ]

  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover,
  ]

  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]

  private static let directions: [(String, UIPopoverArrowDirection)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right),
  ]
}
