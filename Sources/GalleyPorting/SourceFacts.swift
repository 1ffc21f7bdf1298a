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
  /// The uses of members of an `AnyObject` that the ported sources may declare: `sender.open?(1)`.
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
  /// The calls that create objects from class values: expressions whose value is a class.
  var classValueCalls: [ClassValueCall] = []
  /// The classes in the associated values of enumeration cases. The key for the first value of
  /// `case type(Feed.Type)` is `type(0)`.
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

  /// A use of a member of an `AnyObject`. A class or protocol of the ported sources may declare the
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
