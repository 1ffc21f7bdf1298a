import Foundation
import GalleyNibs

// Loads the main nib of an application. The property list of the application names the nib.

extension UIApplication {
  /// Creates the objects of the main nib, for an application with neither scenes nor a main
  /// storyboard.
  internal func loadMainNib() {
    mainNibObjects = []
    guard let delegate else { return }
    let list = PropertyList(of: delegate)
    guard !list.hasScenes, list.mainStoryboard == nil, let name = list.mainNib else { return }
    let nib = UINib(nibName: name, bundle: nil)
    guard !nib.isMissing else { return NibSource.reportMissing(name, .main) }
    if NibSource.provided(name) == nil, let file = NibSource.file(name, nil) {
      mainNibObjects = objects(ofMainNib: file)
    } else {
      mainNibObjects = nib.objects(self) ?? []
    }
  }

  /// Creates the objects of a main nib, whose File's Owner is the application.
  ///
  /// The outlet `delegate` of the File's Owner refers to an object in the file. This object is not
  /// created, because the application already has a delegate. The delegate replaces the object, and
  /// the outlets of the object are connected to the delegate.
  internal func objects(ofMainNib file: NibFile) -> [NSObject] {
    guard let delegate = delegate as? NSObject else {
      return file.load(owner: self, external: [:]).objects
    }
    file.compiler.addModule(Ported.moduleName(Swift.type(of: delegate)))
    let owner = file.document.objects.first(where: \.isOwner)
    var standIns: [String: NSObject] = [:]
    for connection in owner?.connections ?? [] {
      if case .outlet("delegate", let id) = connection { standIns[id] = delegate }
    }
    return file.load(owner: self, external: [:], standIns: standIns).objects
  }
}
