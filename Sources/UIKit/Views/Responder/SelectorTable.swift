/// The arguments of a selector: the sender, the event, and further arguments, if there are any.
internal struct SelectorArguments {
  var first: Any?
  var second: Any?
  /// The third argument and the following arguments.
  var others: [Any?] = []

  init(first: Any? = nil, second: Any? = nil) { (self.first, self.second) = (first, second) }

  init(_ all: [Any?]) {
    first = all.first ?? nil
    second = all.dropFirst().first ?? nil
    others = Array(all.dropFirst(2))
  }

  private subscript(index: Int) -> Any? {
    switch index {
    case 0: first
    case 1: second
    default: others.indices.contains(index - 2) ? others[index - 2] : nil
    }
  }

  /// Returns an argument with the type that the method expects.
  func value<Argument>(_ index: Int, for name: String) -> Argument {
    let argument = self[index]
    if let argument = argument as? Argument { return argument }
    // In Objective-C, an object counts as `true` for a Boolean parameter.
    if Argument.self == Bool.self { return (argument != nil) as! Argument }
    // `sendActions(for:)` calls an action without an event. In Objective-C, the touches of a `nil`
    // event are `nil`. An empty event has no touches either.
    if argument == nil, Argument.self == UIEvent.self {
      return MainActor.assumeIsolated { UIEvent() } as! Argument
    }
    if let pointer = pointer(argument, as: Argument.self) { return pointer }
    Misuse.trap(
      "\(name) takes a \(Argument.self)",
      "it was called with \(argument.map { "a \(type(of: $0))" } ?? "nothing") as argument "
        + "\(index + 1). Have the method take what it is sent")
  }
}

/// Returns a pointer for a parameter of a pointer type that is not optional.
///
/// Objective-C would pass a null pointer if there is no argument. A pointer type that is not
/// optional has no null pointer in Swift, so the result is an invalid pointer, which must not be
/// read.
private func pointer<Parameter>(_ argument: Any?, as type: Parameter.Type) -> Parameter? {
  guard type == UnsafeRawPointer.self || type == UnsafeMutableRawPointer.self else { return nil }
  guard let pointer = argument ?? UnsafeMutableRawPointer(bitPattern: 1),
    let pointer = pointer as? UnsafeMutableRawPointer
  else { return nil }
  return (type == UnsafeRawPointer.self ? UnsafeRawPointer(pointer) : pointer) as Any as? Parameter
}

/// The methods of selectors, by class. On Apple's systems, the Objective-C runtime has this table.
internal enum SelectorTable {
  /// Calls a method on an object of the class for which it was added, or of a subclass.
  typealias Method = @MainActor (_ target: AnyObject, _ arguments: SelectorArguments) -> Any?

  private static let methods = MembersByClass<Method>()

  /// Adds a method of a class under a name.
  static func add(_ name: String, _ type: AnyClass, _ method: @escaping Method) {
    methods.add(method, name, of: type)
  }

  /// Returns the method of an object with a name: the method of its class, or of the nearest
  /// superclass.
  ///
  /// - Complexity: O(*n*) in the number of superclasses.
  static func method(_ name: String, of target: AnyObject) -> Method? {
    method(name, ofClass: type(of: target))
  }

  /// Returns the method with a name for objects of a class.
  static func method(_ name: String, ofClass type: AnyClass) -> Method? {
    if let method = methods.member(name, of: type) { return method }
    return Ported.registerExtensions(of: type) ? methods.member(name, of: type) : nil
  }
}

extension Selector {
  /// Whether an object has a registered method with this name.
  internal func isKnown(to target: AnyObject) -> Bool {
    SelectorTable.method(name, of: target) != nil || description(of: target) != nil
  }

  /// Whether objects of a class respond to a call by this name.
  ///
  /// Objects respond with a method, a property, a text that every object has (such as
  /// `description`), or a standard edit action.
  internal func isAnswered(byObjectsOf type: AnyClass) -> Bool {
    if SelectorTable.method(name, ofClass: type) != nil { return true }
    if ValueTable.entry(name, ofClass: type) != nil { return true }
    if ValueTable.setter(name, ofClass: type) != nil { return true }
    if type is NSObject.Type, Self.texts[name] != nil { return true }
    return type is UIResponder.Type && EditActions.isKnown(name)
  }

  /// The texts that every object has, by the names of their selectors.
  private static let texts: [String: @Sendable (NSObject) -> String] = [
    "description": { $0.description }, "debugDescription": { $0.debugDescription },
  ]

  /// Returns the text of an object, if the selector names a text that every object has.
  private func description(of target: AnyObject) -> String? {
    guard let text = Self.texts[name], let target = target as? NSObject else { return nil }
    return text(target)
  }

  /// Calls the method on an object.
  ///
  /// Traps if no method is registered for the name.
  @MainActor
  @discardableResult
  internal func send(to target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Any? {
    sendFromAnywhere(to: target, SelectorArguments(first: first, second: second))
  }

  /// Calls the method on an object, on the current queue, as in Objective-C.
  internal func sendFromAnywhere(to target: AnyObject, _ arguments: SelectorArguments) -> Any? {
    if let method = SelectorTable.method(name, of: target) {
      return onAnyActor(method)(target, arguments)
    }
    if let value = ValueTable.send(name, to: target, arguments) { return value }
    if let text = description(of: target) { return text as NSString }
    if let other = forwardingTarget(of: target) {
      return sendFromAnywhere(to: other, arguments)
    }
    guard EditActions.isKnown(name), target is UIResponder else {
      Misuse.trap(
        "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance",
        "nobody has said which method that is. Write "
          + "Selector(\"\(name)\", \(type(of: target)).method), or "
          + "Selector.register(\"\(name)\", on: \(type(of: target)).self) { … }")
    }
    let isDone = unsafeBitCast(
      EditActions.perform as @MainActor (String, AnyObject, Any?) -> Bool,
      to: ((String, AnyObject, Any?) -> Bool).self)
    _ = isDone(name, target, arguments.first)
    return nil
  }
}
