import SwiftSyntax

// The delegate that an app of SwiftUI names.

extension SourceReader {
  /// The attribute of a property with the delegate.
  static let delegateAdaptor = "UIApplicationDelegateAdaptor"

  /// Reads the class of the delegate in
  /// `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`.
  ///
  /// In `@UIApplicationDelegateAdaptor var delegate: AppDelegate`, the class is the type of the
  /// variable.
  func readDelegate(_ node: VariableDeclSyntax, of type: Int) {
    guard let point = facts.entryPoints.firstIndex(where: { $0.type == type }) else { return }
    let attribute = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == Self.delegateAdaptor }
    let written =
      attribute?.arguments?.trimmedDescription
      ?? node.bindings.first?.typeAnnotation?.type.trimmedDescription ?? ""
    let name = written.hasSuffix(".self") ? String(written.dropLast(5)) : written
    if !name.isEmpty { facts.entryPoints[point].delegate = name }
  }
}
