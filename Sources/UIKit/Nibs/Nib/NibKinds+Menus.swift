import Foundation
import GalleyNibs

extension NibKinds {
  /// Menus, and the commands in them.
  static let menus: [String: NibKind] = [
    "menu": menuKind(UIMenu.self) { part, children, load in
      let element = part.element
      return UIMenu(
        title: part.localizedText("title", load), subtitle: element.string("subtitle"),
        image: load.compiler.image(element, "image"),
        identifier: element.string("identifier").map { UIMenu.Identifier(rawValue: $0) },
        options: part.menuOptions, children: children)
    },
    "command": menuKind(UICommand.self) { part, _, load in
      let element = part.element
      return UICommand(
        title: part.localizedText("title", load), subtitle: element.string("subtitle"),
        image: load.compiler.image(element, "image"),
        selectedImage: load.compiler.image(element, "selectedImage"), action: part.commandAction,
        discoverabilityTitle: element.string("discoverabilityTitle"),
        attributes: part.menuAttributes, state: part.menuState(load.compiler))
    },
  ]

  /// Returns the kind of a menu element.
  ///
  /// The objects of its child elements are created first and passed to its initializer, because
  /// most properties can't be set later.
  private static func menuKind<Element: UIMenuElement>(
    _ type: Element.Type,
    _ make: @escaping @MainActor (NibPart, [UIMenuElement], NibLoad) -> Element
  ) -> NibKind {
    NibKind(
      object: type,
      make: { _, coder in
        let children = coder.part.children.compactMap { coder.load.make($0, UIMenuElement.self) }
        return make(coder.part, children, coder.load)
      }
    ) { part, compiler in
      part.children = part.element.list("children").compactMap { compiler.part($0) }
    }
  }
}

extension NibPart {
  /// Returns the localized text of an attribute; empty if there is none.
  fileprivate func localizedText(_ name: String, _ load: NibLoad) -> String {
    element.string(name).map { load.text($0, key: "\(element.id ?? "").\(name)") } ?? ""
  }

  /// The selector of a command: the first action among its connections, or else its attribute
  /// `selector`.
  ///
  /// Without an action and without the attribute, the selector is empty, so that the command is
  /// shown as disabled.
  fileprivate var commandAction: Selector {
    for connection in element.connections {
      if case .action(let selector, _, _) = connection { return Selector(selector) }
    }
    return Selector(element.string("selector") ?? "")
  }

  fileprivate var menuOptions: UIMenu.Options {
    var options: UIMenu.Options = []
    if element.bool("displayInline") == true { options.insert(.displayInline) }
    if element.bool("destructive") == true { options.insert(.destructive) }
    if element.bool("singleSelection") == true { options.insert(.singleSelection) }
    return options
  }

  fileprivate var menuAttributes: UIMenuElement.Attributes {
    var attributes: UIMenuElement.Attributes = []
    // Attributes are stored in the element itself, or in a child with the key `attributes`.
    let value = element.value("attributes")
    for (name, attribute) in [
      ("disabled", UIMenuElement.Attributes.disabled), ("destructive", .destructive),
      ("hidden", .hidden),
    ] where (element.bool(name) ?? value?.bool(name)) == true {
      attributes.insert(attribute)
    }
    return attributes
  }

  fileprivate func menuState(_ compiler: NibCompiler) -> UIMenuElement.State {
    compiler.word("state", of: element, ["on": .on, "off": .off, "mixed": .mixed]) ?? .off
  }
}
