// What one file says, as far as porting it and its neighbours asks for it.

/// The facts of one file: what can be changed at once, and what needs a look at the other files.
struct SourceFacts: Hashable, Codable, Sendable {
  /// Changes that need no other file.
  var edits: [Edit] = []
  /// The classes, protocols and extensions.
  var types: [TypeFacts] = []
  var selectors: [SelectorUse] = []
  var keyPaths: [KeyPathUse] = []
  var optionalCalls: [OptionalCall] = []
  /// The names that look like UIKit's.
  var platformNames: Set<String> = []
  /// The names that the file declares outside of types.
  var declaredNames: Set<String> = []
  /// The modules that the file imports in any case.
  var imports: Set<String> = []
  /// The modules that the file imports, under whatever condition, and that neither Swift nor Galley has.
  var foreignModules: Set<String> = []
  /// Names of a few other modules, such as `URLSession`, that the file uses.
  var mentions: Set<Mention> = []
  /// The places of the name in `frame.intersects(other)`.
  var intersections: [Range<Int>] = []
  /// The calls that observe a value, or tell of its change, by a key path.
  var observations: [Observation] = []
  /// Values that are cast to protocols of Foundation's objects.
  var objectCasts: [Range<Int>] = []
  /// Members that are asked of values as objects: `(value as AnyObject).cgRectValue`.
  var objectQuestions: [ObjectQuestion] = []
  /// Calls of functions that take or return the names of classes.
  var classNameUses: [ClassNameUse] = []
  /// The place of `import SwiftUI`.
  var swiftUIImport: Range<Int>?
  /// The attributes that make a class the program's beginning.
  var entryPoints: [EntryPoint] = []
  /// Whether the file starts an application by the name of its delegate's class.
  var startsApplication = false
  /// The places of the names in `super.name`.
  var superUses: [SuperUse] = []
  /// Where objects are made of classes that are known as values only.
  var classValueCalls: [ClassValueCall] = []
  var remarks: [Remark] = []

  /// A member of the class above, as a class names it.
  struct SuperUse: Hashable, Codable, Sendable {
    var name: String
    var range: Range<Int>
  }

  /// A member that is asked of a value as an object.
  struct ObjectQuestion: Hashable, Codable, Sendable {
    /// The place of the value in its parentheses.
    var value: Range<Int>
    /// The place of `as AnyObject`.
    var cast: Range<Int>
  }

  /// A call of a function that takes or returns the name of a class.
  struct ClassNameUse: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable {
      /// `NSClassFromString(name)`
      case fromName
      /// `NSStringFromClass(type)`
      case toName
      /// `NSKeyedUnarchiver.unarchivedObject(…)` and its relatives.
      case archive
    }
    var kind: Kind
    /// The place of the function's name.
    var range: Range<Int>
    /// The place of the first argument's value.
    var argument: Range<Int>
  }

  /// The names in the key path of `observe(\.profile.name)`.
  struct Observation: Hashable, Codable, Sendable {
    /// The method that is called.
    var method: String
    var names: String
    /// The place behind the key path.
    var end: Int
  }

  /// `@main` or `@UIApplicationMain`.
  struct EntryPoint: Hashable, Codable, Sendable {
    var range: Range<Int>
    /// Whether it is `@main`.
    var isModern: Bool
    /// The type that bears it, as a place in `types`.
    var type = -1
  }

  /// Groups of names that need another import here.
  enum Mention: String, Codable, Sendable {
    /// `URLSession` and the rest of Foundation's networking.
    case networking
    /// `Selector` and other names that come with UIKit here.
    case runtime
    /// `NSObject`, `URL` and other names of Foundation's.
    case foundation
    /// `ObservableObject` and other names of Combine's, which on a phone come with Foundation and SwiftUI.
    case combine
    /// `XMLParser` and the rest of Foundation's XML.
    case xml
  }
}

/// A finding of one file, by its place in the text.
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
  /// The name with those of the types around it: `Feed.Cell`. An extension has the name that it extends.
  var name: String
  /// What stands after the colon.
  var inherited: [String] = []
  var attributes: Set<String> = []
  /// The name in parentheses of `@objc(name)`; empty if there is none.
  var objectiveCName = ""
  /// `public`, `private` or the like; empty if nothing is written.
  var access = ""
  /// Whether nobody may use the type.
  var isUnavailable = false
  var isGeneric = false
  /// The generic parameters, with what they are said to be.
  var placeholders: [String: [String]] = [:]
  /// Whether no class may inherit from it.
  var isFinal = false
  /// Whether it is declared within a function.
  var isLocal = false
  /// Whether a `where` clause limits an extension.
  var isConstrained = false
  /// The place of the closing brace.
  var end = 0
  /// The place behind the inherited types, or else behind the name and the generic parameters.
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
    /// The type's attributes, such as `@escaping`.
    var attributes = ""
    var isInout = false
    var isVariadic = false
    /// The default value with its equals sign.
    var standard = ""

    /// Whether the type is hidden behind `some`.
    var isOpaque: Bool { type.split { !$0.isLetter }.contains("some") }
  }

  var kind: Kind
  var name: String
  var parameters: [Parameter] = []
  /// What a function returns, or what a variable is; empty if nothing is written.
  var type = ""
  var attributes: Set<String> = []
  var modifiers: Set<String> = []
  /// The attributes `@available`, as written.
  var availability = ""
  /// The name in parentheses of `@objc(name)`.
  var objectiveCName: String?
  var isAsync = false
  var isThrowing = false
  /// `throws`, `throws(Failure)` or `rethrows`, as written.
  var throwing = ""
  /// The generic parameters with their brackets, and the `where` clause.
  var generics = ""
  var condition = ""
  /// Where an initializer's first label goes: the place of the one that it has, or an empty one.
  var labelPlace = 0..<0
  /// Whether an initializer may return nothing.
  var isFailable = false
  var isGeneric = false
  /// Whether a value can be set.
  var isSettable = false
  /// Whether a variable has only `willSet` and `didSet`, or nothing at all.
  var isStored = false
  /// Where changes of an observable variable are told.
  var observing: Observing?
  /// The place of the name.
  var nameRange = 0..<0
  /// The place of the word `func`.
  var keyword = 0
  /// The place of the word `override`, with the space behind it.
  var overrideRange: Range<Int>?
  /// The place of the word `open`.
  var openRange: Range<Int>?
  /// The place of the whole declaration.
  var range = 0..<0
  /// The conditions of `#if` between the type and the member.
  var conditions: [String] = []

  /// The places in a variable where its changes are told, as far as there are such.
  struct Observing: Hashable, Codable, Sendable {
    /// Behind a variable without braces.
    var end: Int?
    /// Behind the opening brace of a setter.
    var setter: Int?
    /// Behind those of `willSet` and `didSet`.
    var willSet: Int?
    var didSet: Int?
    /// Behind the brace before both.
    var brace: Int?
  }

  /// A variable that has `willSet` or `didSet`.
  struct Observer: Hashable, Codable, Sendable {
    /// The word, with the name of the value in parentheses.
    struct Step: Hashable, Codable, Sendable {
      var range: Range<Int>
      var name: String
    }
    /// The place of `var name: Type`.
    var declaration: Range<Int>
    var willSet: Step?
    var didSet: Step?
  }
  var observer: Observer?

  /// Whether others may observe the variable by its name.
  var isObservable: Bool { modifiers.contains("dynamic") }
  /// Whether nobody may use the member.
  var isUnavailable: Bool { GalleyPorting.isUnavailable(availability) }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { overrideRange != nil }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  var labels: [String] { parameters.map(\.label) }
}

/// A selector that is named by its method.
struct SelectorUse: Hashable, Codable, Sendable {
  enum Kind: String, Codable, Sendable { case method, getter, setter }

  var range: Range<Int>
  var kind: Kind
  /// What stands before the dot; empty if nothing does.
  var base: String
  /// The type of the value before the dot, as far as the file says it; empty if it does not.
  var baseType = ""
  var name: String
  /// The labels in parentheses; none if none are written.
  var labels: [String]?
  /// The types of the arguments in the type behind `as`.
  var types: [String]?
  /// What the type behind `as` returns.
  var result = ""
  /// The types around it, from the outermost.
  var scope: [String]
}

/// A call of an initializer on a class that is known as a value only: `type.init(frame: .zero)`.
struct ClassValueCall: Hashable, Codable, Sendable {
  /// The place from the class to the opening parenthesis.
  var callee: Range<Int>
  /// The place behind the closing parenthesis.
  var end: Int
  /// The class as an expression: `type`, or `T.self`.
  var value = ""
  /// What the class is said to be: `UIView`.
  var bounds: [String] = []
  /// The property that holds the class, if that is one.
  var property = ""
  var labels: [String]
  /// The types around it, from the outermost.
  var scope: [String]

  /// `init(frame:)`
  var initializer: String {
    "init(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }
}

/// A chain of names within `#keyPath`.
struct KeyPathUse: Hashable, Codable, Sendable {
  var range: Range<Int>
  var names: [String]
}

/// A call of an optional method, `delegate?.feed?(self, didOpen: item)`, or the question whether there is
/// one, `delegate?.feed(_:didOpen:) != nil`.
struct OptionalCall: Hashable, Codable, Sendable {
  var name: String
  /// The place of the name; with its labels if it is not called.
  var nameRange: Range<Int>
  /// The last name before the dot, such as `delegate`.
  var base: String
  /// The type of the value before the dot, as far as the file says it; empty if it does not.
  var baseType = ""
  /// Whether the labels are written in a reference, as in `open(_:)`, which only a method has.
  var isNamed = false
  /// The labels; none if it is not called and none are written.
  var labels: [String]?
  /// The places of the labels with their colons and the space behind.
  var labelRanges: [Range<Int>]
  /// Whether a closure stands behind the parentheses.
  var hasTrailingClosure: Bool
}

/// Whether attributes `@available` say that a declaration is not to be used on any platform.
func isUnavailable(_ availability: String) -> Bool {
  let plain = availability.filter { !$0.isWhitespace }
  return ["(*,unavailable", "(*,obsoleted", "(swift,obsoleted", "(swift,unavailable"].contains(
    where: plain.contains)
}
