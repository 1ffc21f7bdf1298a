import UIKit

// Views, filled with what is declared.

extension _DeclaredSections {
  /// The header or footer that a section declares.
  internal func declaredView(_ isHeader: Bool, inSection index: Int) -> DeclaredView? {
    guard let number = face.sectionNumber(at: index) else { return nil }
    func view(of section: SectionDeclaration<Action>?) -> DeclaredView? {
      isHeader ? section?.header : section?.footer
    }
    // Until a layout is made anew, it asks for what it has.
    return view(of: sections[number]) ?? view(of: laidOut[number])
  }

  /// Has a header or a footer show what is declared.
  internal func fill(
    _ view: UIView, with content: any DeclaredContent, _ kind: String, _ section: Int
  ) {
    filled[ObjectIdentifier(view)] = content
    content.makeBinder().error(filling: view, .supplementary(kind: kind, section: section))
      .map { tell($0) }
  }

  /// Has a header or a footer in sight show what is declared, if it shows something else.
  internal func refill(
    _ view: UIView, with content: any DeclaredContent, _ kind: String, _ section: Int
  ) {
    guard filled[ObjectIdentifier(view)]?.comparison(with: content) == .changed else { return }
    fill(view, with: content, kind, section)
    view.invalidateIntrinsicContentSize()
  }

  /// What cannot be shown: the program stops, or the list goes on.
  internal func tell(_ error: DeclarationError) {
    guard isLenient else {
      error.stopUnlessReported(in: face.viewName)
      onError?(error)
      return
    }
    error.report()
    onError?(error)
  }
}
