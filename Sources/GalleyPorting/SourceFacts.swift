// The facts of one file that are needed to port this file and the other files of its target.

/// The facts of one file.
///
/// The facts are the edits that depend on no other file, and the declarations and uses whose edits
/// may depend on other files.
struct SourceFacts: Hashable, Codable, Sendable {
  /// The edits that depend on no other file.
  var edits: [Edit] = []
  /// The classes, protocols and extensions.
  var types: [TypeFacts] = []
  var selectors: [SelectorUse] = []
  var keyPaths: [KeyPathUse] = []
  var optionalCalls: [OptionalCall] = []
  /// The names that look like names of UIKit.
  var platformNames: Set<String> = []
  /// The names of the types and type aliases that the file declares, and of its functions and
  /// variables outside of types.
  var declaredNames: Set<String> = []
  /// The names of the types and type aliases that the file declares outside of types and functions.
  /// Other files see them without a prefix.
  var outerNames: Set<String> = []
  /// The type aliases outside of types, each with the identifiers in the aliased type.
  var aliases: [String: [String]] = [:]
  /// The modules that the file imports unconditionally.
  var imports: Set<String> = []
  /// The modules that the file imports under any condition, and that belong neither to Swift nor to
  /// Galley.
  var foreignModules: Set<String> = []
  /// The flags in conditions of `#if`, such as `DEBUG`.
  var flags: Set<String> = []
  /// The groups of names, such as networking, that the file uses.
  var mentions: Set<Mention> = []
  /// The ranges of the name `intersects` in calls such as `frame.intersects(other)`.
  var intersections: [Range<Int>] = []
  /// The calls that observe a value, or report its change, by a key path.
  var observations: [Observation] = []
  /// The modules that types are qualified with, as in `QuartzCore.CALayer`.
  var typeModules: Set<String> = []
  /// The offsets of the name `publisher` in calls such as `label.publisher(for: \.text)`.
  var publishers: [Int] = []
  /// The ranges of values that are cast to protocols of Foundation's objects.
  var objectCasts: [Range<Int>] = []
  /// The members of values that are cast to objects: `(value as AnyObject).cgRectValue`.
  var objectCastMembers: [ObjectCastMember] = []
  /// The calls of `perform` and `responds` on values whose type is `AnyObject`.
  var messages: [Message] = []
  /// The uses of members of an `AnyObject` that these sources may declare: `sender.open?(1)`.
  var objectCalls: [ObjectCall] = []
  /// The ranges of `Bundle.module`, and of `.module` where a bundle is expected.
  var moduleBundles: [Range<Int>] = []
  /// The ranges of the name `Mirror` or `Swift.Mirror` in calls such as
  /// `Mirror(reflecting: object)`.
  var mirrors: [Range<Int>] = []
  /// The calls `type(of: object).description()` and `object.classForCoder.description()`.
  var classDescriptions: [ClassDescription] = []
  /// Calls of functions that take or return the names of classes.
  var classNameUses: [ClassNameUse] = []
  /// The range of `import SwiftUI`.
  var swiftUIImport: Range<Int>?
  /// The attributes that mark the entry point of the program.
  var entryPoints: [EntryPoint] = []
  /// The uses of `#function` in the bodies of members.
  var functionNames: [FunctionName] = []
  /// The uses of `super.name`.
  var superUses: [SuperUse] = []
  /// The overrides of UIKit's members by their old names, and the calls of `super` by such a name.
  var oldNames: [OldName] = []
  /// The calls that create objects from class values.
  var classValueCalls: [ClassValueCall] = []
  /// The classes in the values of enumeration cases: `type(0)` for `case type(Feed.Type)`.
  var classPayloads: [String: [String]] = [:]
  var remarks: [Remark] = []

  /// A use of a member by its name from before Swift 4.2.
  struct OldName: Hashable, Codable, Sendable {
    /// The old name with its labels.
    var name: String
    /// The edits that replace the old name by the current name.
    var edits: [Edit] = []
  }

  /// A use of `#function` in the body of a member.
  struct FunctionName: Hashable, Codable, Sendable {
    var range: Range<Int>
    /// The offset of the name of the member.
    var member: Int
  }

  /// A use of a superclass's member.
  struct SuperUse: Hashable, Codable, Sendable {
    var name: String
    var range: Range<Int>
  }

  /// A call of `description()` on the class of a value.
  struct ClassDescription: Hashable, Codable, Sendable {
    /// The range of `type(of: object)`, or of `object.classForCoder`.
    var type: Range<Int>
    /// The end of the call.
    var end: Int
  }

  /// A use of a member of a value that is cast to an object.
  struct ObjectCastMember: Hashable, Codable, Sendable {
    /// The range of the value with its parentheses.
    var value: Range<Int>
    /// Whether the value has no parentheses.
    var isBare = false
    /// The range of `as AnyObject`.
    var cast: Range<Int>
    /// The range of the question mark after the name of a method.
    var question: Range<Int>?
    /// The range of the call, if its result is optional only because of the question mark.
    var optional: Range<Int>?
  }

  /// A call of `perform` or `responds` on an `AnyObject`.
  struct Message: Hashable, Codable, Sendable {
    /// The range of the object.
    var value: Range<Int>
    /// Whether the object is followed by `?` or `!`.
    var isUnwrapped: Bool
    /// The range of the question mark after the name of the method.
    var question: Range<Int>?
    /// The range of the call, if its result is optional only because of the question mark.
    var optional: Range<Int>?
  }

  /// A use of a member of an `AnyObject`. A class or protocol of these sources may declare the
  /// member.
  struct ObjectCall: Hashable, Codable, Sendable {
    var name: String
    /// The range of the name. If the member is not called, the range includes the labels.
    var nameRange: Range<Int>
    /// The range of the object.
    var value: Range<Int>
    /// The range of `as AnyObject` in the object.
    var cast: Range<Int>?
    /// Whether the object is followed by `?` or `!`.
    var isUnwrapped: Bool
    /// Whether the name is followed by `?` or `!`.
    var isMarked: Bool
    var isCalled = false
    /// The labels; `nil` if none are written and nothing is called.
    var labels: [String]?
    /// The ranges of the labels, each with its colon and the space after it.
    var labelRanges: [Range<Int>] = []
    /// Whether the call has a trailing closure.
    var hasTrailingClosure = false
  }

  /// A call of a function that takes or returns the name of a class.
  struct ClassNameUse: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable {
      /// A call `NSClassFromString(name)`.
      case fromName
      /// A call `NSStringFromClass(type)`.
      case toName
      /// A call of `NSKeyedUnarchiver.unarchivedObject(…)` or a similar function.
      case archive
    }
    var kind: Kind
    /// The range of the function's name.
    var range: Range<Int>
    /// The range of the first argument's value.
    var argument: Range<Int>
    /// Whether the function is passed on, as in `types.map(NSStringFromClass)`.
    var isReference = false
  }

  /// A call that observes a key path, such as `observe(\.profile.name)`, with the names in the key
  /// path.
  struct Observation: Hashable, Codable, Sendable {
    /// The name of the method.
    var method: String
    var names: String
    /// The end of the key path.
    var end: Int
  }

  /// An attribute `@main` or `@UIApplicationMain`.
  struct EntryPoint: Hashable, Codable, Sendable {
    var range: Range<Int>
    /// Whether the attribute is `@main`, and not `@UIApplicationMain`.
    var isModern: Bool
    /// The index in `types` of the type with the attribute.
    var type = -1
    /// The class in `@UIApplicationDelegateAdaptor`, if the type is an app of SwiftUI.
    var delegate: String?
  }

  /// Groups of names that need another import on Linux.
  enum Mention: String, Codable, Sendable {
    /// `URLSession` and the other names of Foundation's networking.
    case networking
    /// `Selector` and other names that are in Galley's UIKit.
    case runtime
    /// `NSObject`, `URL` and other names of Foundation.
    case foundation
    /// `ObservableObject` and other names of Combine.
    ///
    /// On Apple's systems, Foundation and SwiftUI re-export these names.
    case combine
    /// `XMLParser` and the other names of Foundation's XML.
    case xml
    /// `@Observable`, which Foundation re-exports on Apple's systems.
    case observation
  }
}

/// A finding in one file, with its offset in the text.
struct Remark: Hashable, Codable, Sendable {
  var kind: Finding.Kind
  var offset: Int
  var message: String
}

/// A class, protocol or extension.
struct TypeFacts: Hashable, Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    case `class`, `protocol`, `extension`
    /// A structure, enumeration or actor.
    case other
  }

  var kind: Kind
  /// The name, preceded by the names of the types around it: `Feed.Cell`.
  ///
  /// An extension has the name of the extended type.
  var name: String
  /// The types in the inheritance clause.
  var inherited: [String] = []
  var attributes: Set<String> = []
  /// The Objective-C name in `@objc(name)`; empty if there is none.
  var objectiveCName = ""
  /// The access level; empty if none is written.
  var access = ""
  /// Whether the type is unavailable.
  var isUnavailable = false
  var isGeneric = false
  /// The generic parameters of the type, or the associated types of the protocol, with their
  /// constraints. Aliases that the type declares for them, or for their member types, are included.
  var placeholders: [String: [String]] = [:]
  /// Whether the class is final.
  var isFinal = false
  /// Whether the type is declared in a function.
  var isLocal = false
  /// Whether an extension has a `where` clause.
  var isConstrained = false
  /// The offset of the closing brace.
  var end = 0
  /// The end of the inheritance clause.
  ///
  /// If there is no inheritance clause, this is the end of the name and the generic parameters.
  var inheritanceEnd = 0
  /// The conditions of `#if` around the type.
  var conditions: [String] = []
  var members: [MemberFacts] = []
}

/// A member of a type.
struct MemberFacts: Hashable, Codable, Sendable {
  enum Kind: String, Codable, Sendable { case function, variable, initializer }

  struct Parameter: Hashable, Codable, Sendable {
    /// The label; empty for `_`.
    var label: String
    /// The type as written, without attributes.
    var type: String
    /// The attributes of the type, such as `@escaping`.
    var attributes = ""
    var isInout = false
    var isVariadic = false
    /// The default value with its equals sign.
    var standard = ""

    /// Whether the type contains `some`.
    var isOpaque: Bool { type.split { !$0.isLetter }.contains("some") }
  }

  var kind: Kind
  var name: String
  var parameters: [Parameter] = []
  /// The result type of a function, or the type of a variable; empty if none is written.
  var type = ""
  var attributes: Set<String> = []
  var modifiers: Set<String> = []
  /// The attributes `@available`, as written.
  var availability = ""
  /// The Objective-C name in `@objc(name)`.
  var objectiveCName: String?
  var isAsync = false
  var isThrowing = false
  /// The effect as written: `throws`, `throws(Failure)` or `rethrows`.
  var throwing = ""
  /// The generic parameters with their brackets, and the `where` clause.
  var generics = ""
  var condition = ""
  /// The range of an initializer's first label; empty if there is no label.
  var labelPlace = 0..<0
  /// Whether an initializer may return `nil`.
  var isFailable = false
  var isGeneric = false
  /// Whether a variable can be set.
  var isSettable = false
  /// Whether a variable has no accessors other than `willSet` and `didSet`.
  var isStored = false
  /// The offsets at which changes of an observable variable are reported.
  var observing: Observing?
  /// The range of the name.
  var nameRange = 0..<0
  /// The offset of the word `func`.
  var keyword = 0
  /// The range of the word `override` and the space after it.
  var overrideRange: Range<Int>?
  /// The range of the word `open`.
  var openRange: Range<Int>?
  /// The range of the whole declaration.
  var range = 0..<0
  /// The conditions of `#if` between the type and the member.
  var conditions: [String] = []

  /// The offsets in a variable at which changes are reported.
  struct Observing: Hashable, Codable, Sendable {
    /// The end of the declaration, if the variable has no braces.
    var end: Int?
    /// The offset after the opening brace of a setter.
    var setter: Int?
    /// The offset after the opening brace of `willSet`.
    var willSet: Int?
    var didSet: Int?
    /// The offset after the opening brace around both observers.
    var brace: Int?
  }

  /// The observers of a variable.
  struct Observer: Hashable, Codable, Sendable {
    /// One of the observers: the range of the word `willSet` or `didSet`, with the name of the
    /// value in parentheses if it is written, and this name.
    struct Step: Hashable, Codable, Sendable {
      var range: Range<Int>
      var name: String
    }
    /// The range of `var name: Type`.
    var declaration: Range<Int>
    var willSet: Step?
    var didSet: Step?
  }
  var observer: Observer?

  /// The offsets in a member with `@NSManaged`, which has no implementation in the sources.
  struct Managed: Hashable, Codable, Sendable {
    /// The offset of the attribute.
    var attribute: Int
    /// The offset at which the implementation can be inserted.
    var end: Int?
    /// Whether a layer stores the property.
    var isOfLayer = false
  }
  var managed: Managed?

  /// Whether the variable can be observed by its name.
  var isObservable: Bool { modifiers.contains("dynamic") }
  /// Whether the member is unavailable.
  var isUnavailable: Bool { GalleyPorting.isUnavailable(availability) }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { overrideRange != nil }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  var labels: [String] { parameters.map(\.label) }
}

/// A selector expression with the name of a method.
struct SelectorUse: Hashable, Codable, Sendable {
  enum Kind: String, Codable, Sendable { case method, getter, setter }

  var range: Range<Int>
  var kind: Kind
  /// The expression before the dot; empty if there is none.
  var base: String
  /// The type of the value before the dot; empty if the file does not contain it.
  var baseType = ""
  var name: String
  /// The labels in parentheses; `nil` if none are written.
  var labels: [String]?
  /// The argument types in the function type after `as`.
  var types: [String]?
  /// The result type in the function type after `as`.
  var result = ""
  /// The names of the types around the expression, the outermost first.
  var scope: [String]
  /// Whether the selector is in a pattern: `case #selector(copy(_:)):`.
  var isPattern = false
}

/// A call of an initializer on a class value: `type.init(frame: .zero)`.
struct ClassValueCall: Hashable, Codable, Sendable {
  /// The range from the class to the opening parenthesis; for a reference, the range of the whole
  /// expression.
  var callee: Range<Int>
  /// The range of a cast in parentheses before the dot: `(type as? Feed.Type)?.init()`.
  var cast: Range<Int>?
  /// Whether a question mark follows the cast.
  var isChained = false
  /// Whether the class value is read through an optional: `item?.kind.init()`.
  var isWithinChain = false
  /// Whether a member of the new object follows the call.
  var isContinued = false
  /// The end of the closing parenthesis.
  var end: Int
  /// The class value as an expression: `type`, or `T.self`.
  var value = ""
  /// The superclass and the protocols of the class, as far as they are known: `UIView`.
  var bounds: [String] = []
  /// The name of the property with the class value, if there is one.
  var property = ""
  var labels: [String]
  /// The names of the types around the call, the outermost first.
  var scope: [String]
  /// Whether the initializer is not called, but passed on as a function: `T.init(frame:)`.
  var isReference = false

  /// Sets the class value to a generic parameter or an associated type.
  mutating func name(_ placeholder: String, bounds: [String]) {
    value = placeholder + ".self"
    self.bounds = bounds
  }

  /// The full name of the initializer, such as `init(frame:)`.
  var initializer: String {
    "init(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }
}

/// The names in `#keyPath`.
struct KeyPathUse: Hashable, Codable, Sendable {
  var range: Range<Int>
  var names: [String]
}

/// A call of an optional method, or a test whether an object has the method.
///
/// A call is `delegate?.feed?(self, didOpen: item)`, and a test is
/// `delegate?.feed(_:didOpen:) != nil`.
struct OptionalCall: Hashable, Codable, Sendable {
  var name: String
  /// The range of the name; in a test, with its labels.
  var nameRange: Range<Int>
  /// The last name before the dot, such as `delegate`.
  var base: String
  /// The range of the value before `?.` or `!.`; `nil` if there is neither.
  var baseRange: Range<Int>?
  /// The type of the value before the dot; empty if the file does not contain it.
  var baseType = ""
  /// Whether a test has labels, as in `open(_:)`, so that it refers to a method.
  var isNamed = false
  /// The labels; `nil` in a test without labels.
  var labels: [String]?
  /// The ranges of the labels, each with its colon and the space after it.
  var labelRanges: [Range<Int>]
  /// Whether the call has a trailing closure.
  var hasTrailingClosure: Bool
}

/// Returns whether attributes `@available` make a declaration unavailable on every platform.
func isUnavailable(_ availability: String) -> Bool {
  availability.filter { !$0.isWhitespace }.split(separator: "@").contains { attribute in
    ["(*,", "(swift,"].contains(where: attribute.contains)
      && [",unavailable", ",obsoleted"].contains(where: attribute.contains)
  }
}
