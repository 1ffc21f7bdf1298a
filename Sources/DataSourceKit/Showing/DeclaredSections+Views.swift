import GalleyUIKit

// Configuring views with the declared content.

extension _DeclaredSections {
  /// Returns the header or footer that a section declares.
  internal func declaredView(_ isHeader: Bool, inSection index: Int) -> DeclaredView? {
    guard let number = subclass.sectionNumber(at: index) else { return nil }
    func view(of section: SectionDeclaration<Action>?) -> DeclaredView? {
      isHeader ? section?.header : section?.footer
    }
    // Until the layout is created again, it asks for the views of the old declaration.
    return view(of: sections[number]) ?? view(of: laidOut[number])
  }

  /// Configures a header or a footer with the declared content.
  internal func fill(
    _ view: UIView, with content: any DeclaredContent, _ kind: String, _ section: Int
  ) {
    filled[ObjectIdentifier(view)] = content
    content.makeBinder().configure(view, at: .supplementary(kind: kind, section: section))
      .map { tell($0) }
  }

  /// Configures a visible header or footer again, if its content has changed.
  internal func refill(
    _ view: UIView, with content: any DeclaredContent, _ kind: String, _ section: Int
  ) {
    guard filled[ObjectIdentifier(view)]?.comparison(with: content) == .changed else { return }
    fill(view, with: content, kind, section)
    view.invalidateIntrinsicContentSize()
  }

  /// Stops the program at an error, or reports it and passes it to `onError`.
  ///
  /// A lenient list never stops the program. Any other list stops the program, unless the list can
  /// continue without the view.
  internal func tell(_ error: DeclarationError) {
    guard isLenient else {
      error.stopUnlessReported(in: subclass.viewName)
      onError?(error)
      return
    }
    error.report()
    onError?(error)
  }
}
