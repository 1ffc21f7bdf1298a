import Foundation

// The functions of MobileCoreServices. The parameters are identifiers of types, such as
// `public.png`. The case of an identifier does not matter for types of the system. The functions
// that return an object return it unmanaged: call `takeRetainedValue()` on the result.

/// Whether a type is equal to another type, or a subtype of it.
///
///     UTTypeConformsTo("public.png" as CFString, kUTTypeImage)   // true
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  namedType(inUTI).conforms(to: namedType(inConformsToUTI))
}

/// Whether two identifiers refer to the same type. The case of the letters does not matter.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

/// Whether a type is declared.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool {
  namedType(inUTI).isDeclared
}

/// Whether a type is dynamic, which means that the system has created the type for an unknown tag.
///
/// - Differs: no dynamic types are created.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { inUTI.hasPrefix("dyn.") }

/// Returns the identifier of the type that has a tag. The tag is a filename extension or a MIME
/// type.
///
///     let type = UTTypeCreatePreferredIdentifierForTag(
///       kUTTagClassFilenameExtension, "png" as CFString, nil)
///     type?.takeRetainedValue()                                  // "public.png"
///
/// - Differs: the result is `nil` if no type has the tag.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  types(inTagClass, inTag, inConformingToUTI).first.map {
    Unmanaged.passRetained(NSString(string: $0))
  }
}

/// Returns the identifiers of all types that have a tag. The tag is a filename extension or a MIME
/// type.
///
/// - Differs: the result is `nil` if no type has the tag.
public func UTTypeCreateAllIdentifiersForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFArray>? {
  let found = types(inTagClass, inTag, inConformingToUTI)
  return found.isEmpty ? nil : Unmanaged.passRetained(NSArray(array: found))
}

/// Returns the preferred filename extension or MIME type of a type.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  tags(inUTI, inTagClass).first.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// Returns all filename extensions or MIME types of a type.
public func UTTypeCopyAllTagsWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFArray>? {
  let found = tags(inUTI, inTagClass)
  return found.isEmpty ? nil : Unmanaged.passRetained(NSArray(array: found))
}

/// Returns the type with an identifier. If the type belongs to the system, the case of the
/// identifier does not matter.
private func namedType(_ id: CFString) -> UTType {
  UTType((id as String).lowercased()) ?? UTType(known: id as String)
}

private func types(_ kind: CFString, _ tag: CFString, _ supertype: CFString?) -> [String] {
  UTType.types(
    tag: tag as String, tagClass: UTTagClass(rawValue: kind as String),
    conformingTo: supertype.map(namedType)
  ).map(\.identifier)
}

private func tags(_ id: CFString, _ kind: CFString) -> [String] {
  namedType(id).tags[UTTagClass(rawValue: kind as String)] ?? []
}
