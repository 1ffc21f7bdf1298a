import Foundation
import GalleyNibs

// Outlets, actions and runtime attributes.

extension NibCompiler {
  /// Reads the connections of an object.
  ///
  /// The connections are made when all objects have been created.
  func readConnections(of part: NibPart) {
    let connections = part.element.connections
    guard !connections.isEmpty else { return }
    part.add { object, load in
      load.addConnectionStep {
        guard let object = load.connected(object) else { return }
        let (now, later) = load.divide(connections)
        self.connect(object, now, part.element, load)
        guard !later.isEmpty else { return }
        // The object may be the controller, which retains the scene and its waiting
        // connections. A strong reference to the controller would be a cycle. The scene
        // retains all other objects.
        load.scene?.whenViewIsLoaded { [weak object] load in
          guard let object else { return }
          self.connect(object, later, part.element, load)
        }
      }
    }
  }

  /// Makes the connections of an object.
  func connect(
    _ object: NSObject, _ connections: [NibConnection], _ element: NibElement, _ load: NibLoad
  ) {
    var collections: [(property: String, objects: [NSObject])] = []
    for connection in connections {
      switch connection {
      case .outlet(let property, let destination):
        guard let value = target(destination, of: "the outlet '\(property)'", element, load) else {
          continue
        }
        set(value, property, of: object, element)
      case .outletCollection("gestureRecognizers", let destination):
        // Gesture recognizers are top-level objects of the file, and views refer to them.
        if let gesture = load.objects[destination] as? UIGestureRecognizer {
          (object as? UIView)?.addGestureRecognizer(gesture)
        }
      case .outletCollection(let property, let destination):
        guard
          let value = target(destination, of: "the outlet collection '\(property)'", element, load)
        else { continue }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].objects.append(value)
        } else {
          collections.append((property, [value]))
        }
      case .action(let selector, let destination, let event):
        connect(object, selector, to: destination, event, element, load)
      case .segue(let segue): connect(object, segue, load)
      }
    }
    for collection in collections {
      set(collection.objects, collection.property, of: object, element)
    }
  }

  /// Makes an object send an action.
  private func connect(
    _ object: NSObject, _ selector: String, to destination: String?, _ event: String?,
    _ element: NibElement, _ load: NibLoad
  ) {
    let receiver = destination.flatMap { load.objects[$0] }
    if let destination, receiver == nil, !isFirstResponder(destination),
      !leadsNowhere(destination, load)
    {
      _ = target(destination, of: "the action '\(selector)'", element, load)
      return
    }
    if receiver == nil, object is UIGestureRecognizer {
      reportLostAction(selector, destination, element, load)
    } else {
      addAction(selector, to: receiver, event, of: object, element)
    }
  }

  /// Makes an object perform a segue. A segue of an unknown kind is reported.
  ///
  /// The element of a segue may contain two segues for 3D Touch: one for the preview, and one for a
  /// firmer press on the preview. These two segues are ignored, as on a device without 3D Touch.
  private func connect(_ object: NSObject, _ segue: NibElement, _ load: NibLoad) {
    guard let template = SegueTemplate(segue.xml) else {
      return report(
        segue, "a segue of the kind '\(segue.string("kind") ?? "")' is not known: it is left out")
    }
    connect(object, template, load)
  }

  private func set(_ value: Any, _ property: String, of object: NSObject, _ element: NibElement) {
    // A view of an unknown kind is created as an empty `UIView`, which lacks the
    // outlets of that kind.
    let isEmptied = type(of: object) == UIView.self && NibKinds.isEmptied(element)
    if preview == nil, !isEmptied {
      NibOutlets.set(value, property, of: object, in: location(of: element))
    } else {
      NibOutlets.setValue(value, property, of: object)
    }
  }

  /// Returns the location of an element in the file, for reports about its object.
  private func location(of element: NibElement) -> String {
    "\(file), line \(element.line)" + (element.id.map { ", object '\($0)'" } ?? "")
  }

  private func target(
    _ id: String, of connection: String, _ element: NibElement, _ load: NibLoad
  ) -> NSObject? {
    if let object = load.objects[id] { return object }
    guard !leadsNowhere(id, load) else { return nil }
    report(element, "\(connection) leads to the object '\(id)', which is not there")
    return nil
  }

  /// Whether an identifier is the identifier of the first responder.
  ///
  /// An action whose target is the first responder is sent up the responder chain.
  private func isFirstResponder(_ id: String) -> Bool {
    let all = document.objects + document.scenes.flatMap(\.objects)
    return all.contains {
      $0.id == id && $0.string("placeholderIdentifier") == "IBFirstResponder"
    }
  }

  /// Whether the object with an identifier is missing, although the file is correct.
  ///
  /// The object may be the File's Owner of a nib that is loaded without an owner. The
  /// object may also be the controller of another scene, if a view was copied from that
  /// scene. An outlet to a missing object is not connected, and an action for a missing
  /// object is sent up the responder chain, unless it is the action of a gesture.
  private func leadsNowhere(_ id: String, _ load: NibLoad) -> Bool {
    if load.scene != nil { return document.scenes.contains { $0.objects.contains { $0.id == id } } }
    return load.owner == nil && document.objects.contains { $0.id == id && $0.isOwner }
  }

  /// Reports that the action of a gesture is left out, because its target is not known. The actions
  /// of gestures are not sent up the responder chain.
  ///
  /// A nib that is loaded without an owner is not reported: as in UIKit, its actions for the owner
  /// are left out, and its outlets to the owner are not connected.
  private func reportLostAction(
    _ name: String, _ destination: String?, _ element: NibElement, _ load: NibLoad
  ) {
    guard let destination, !isFirstResponder(destination) else {
      return report(
        element,
        "the action '\(name)' of a gesture goes to the first responder, which is asked for at no touch: connect it "
          + "to an object of the file")
    }
    guard load.scene != nil else { return }
    report(
      element,
      "the action '\(name)' of a gesture is left out: its target '\(destination)' is not in this "
        + "scene. Connect it to an object of the scene")
  }

  private func addAction(
    _ name: String, to target: NSObject?, _ event: String?, of object: NSObject,
    _ element: NibElement
  ) {
    let selector = Selector(name)
    switch object {
    case let control as UIControl:
      let named = event.flatMap { UIControl.Event.named[$0] }
      if named == nil, let event {
        return report(
          element, "the action '\(name)' is left out: its event '\(event)' is not known")
      }
      control.addTarget(target, action: selector, for: named ?? .primaryActionTriggered)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let gesture as UIGestureRecognizer:
      if let target { gesture.addTarget(target, action: selector) }
    default: break
    }
  }

  // MARK: Runtime attributes

  /// A value that is set with key-value coding.
  private struct RuntimeAttribute {
    var path: String
    var value: Any?
    /// The key of the value in the strings file of the nib; `nil` if the value is not localized.
    var localizedKey: String?
  }

  /// Reads the attributes that are set with key-value coding.
  func readRuntimeAttributes(of part: NibPart) {
    let attributes = runtimeAttributes(of: part.element)
    guard !attributes.isEmpty else { return }
    part.add { object, load in
      load.addAttributeStep {
        guard let object = load.connected(object) else { return }
        self.set(attributes, of: object, part.element, load)
      }
    }
  }

  /// Sets the runtime attributes of a placeholder, such as the File's Owner, on the existing object
  /// that the placeholder represents.
  func setRuntimeAttributes(of object: NSObject, _ placeholder: NibElement, _ load: NibLoad) {
    set(runtimeAttributes(of: placeholder), of: object, placeholder, load)
  }

  private func runtimeAttributes(of element: NibElement) -> [RuntimeAttribute] {
    var localizedCount = 0
    return element.list("userDefinedRuntimeAttributes").compactMap { attribute in
      guard let path = attribute.string("keyPath") else { return nil }
      var key: String?
      if attribute.bool("localized") == true {
        let table = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
        key = "\(element.id ?? "").\(table)[\(localizedCount)]"
        localizedCount += 1
      } else if attribute.string("type") == "localizedString" {
        key = "\(element.id ?? "").\(path)"
      }
      return RuntimeAttribute(path: path, value: runtimeValue(attribute), localizedKey: key)
    }
  }

  private func set(
    _ attributes: [RuntimeAttribute], of object: NSObject, _ element: NibElement, _ load: NibLoad
  ) {
    for attribute in attributes {
      var value = attribute.value
      if let key = attribute.localizedKey, let text = value as? String {
        value = load.text(text, key: key)
      }
      if preview == nil {
        set(value, attribute.path, of: object, element)
      } else {
        NibOutlets.setValue(value, attribute.path, of: object)
      }
    }
  }

  /// Sets a runtime attribute.
  ///
  /// As in UIKit, an attribute that can't be set is reported and skipped.
  private func set(_ value: Any?, _ path: String, of object: NSObject, _ element: NibElement) {
    guard let refusal = KeyValueCoding.attempt(value, path: path, on: object) else { return }
    // A file can store only a `UIColor`, but the colors of layers are of type `CGColor`.
    let advice =
      value is UIColor && path.hasPrefix("layer.")
      ? "a layer takes a CGColor: set it in code, to the cgColor of a UIColor" : refusal.advice
    report(
      element,
      "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): "
        + "\(refusal.message) (\(advice))")
  }

  private func runtimeValue(_ attribute: NibElement) -> Any? {
    switch attribute.string("type") {
    case "boolean":
      return attribute.bool("value") ?? attribute.value("value")?.bool("value") ?? false
    case "number":
      guard let number = attribute.value("value") else {
        return attribute.number("value").map { NSNumber(value: $0) }
      }
      if let whole = number.integer("value"), number.kind == "integer" {
        return NSNumber(value: whole)
      }
      return number.number("value").map { NSNumber(value: $0) }
    case "point": return attribute.point("value").map { CGPoint(x: $0.x, y: $0.y) }
    case "size": return attribute.size("value").map { CGSize($0) }
    case "rect": return attribute.rect("value").map { CGRect($0) }
    case "range":
      return attribute.value("value").map {
        NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)
      }
    case "color": return color(attribute, "value")
    case "image": return image(attribute, "value")
    case "nil": return nil
    case "string", "localizedString", nil: return attribute.string("value")
    case let type?:
      report(
        attribute, "a runtime attribute of the type '\(type)' is not known: it is set as a text")
      return attribute.string("value")
    }
  }
}

extension NibElement {
  /// Whether the element is the placeholder of the File's Owner.
  internal var isOwner: Bool {
    kind == "placeholder" && string("placeholderIdentifier") == "IBFilesOwner"
  }
}
