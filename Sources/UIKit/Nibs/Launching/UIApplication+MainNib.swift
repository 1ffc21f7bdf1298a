import Foundation
import GalleyNibs

// The main nib of an application, which its property list names.

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
  /// The application has its delegate already. The delegate takes the place of the object in the
  /// file to which the outlet `delegate` of the File's Owner leads, and its outlets are connected.
  internal func objects(ofMainNib file: NibFile) -> [NSObject] {
    guard let delegate = delegate as? NSObject else {
      return file.load(owner: self, external: [:]).objects
    }
    file.compiler.addModule(Ported.moduleName(Swift.type(of: delegate)))
    let owner = file.document.objects.first {
      $0.string("placeholderIdentifier") == "IBFilesOwner"
    }
    var standIns: [String: NSObject] = [:]
    for connection in owner?.connections ?? [] {
      if case .outlet("delegate", let id) = connection { standIns[id] = delegate }
    }
    return file.load(owner: self, external: [:], standIns: standIns).objects
  }
}
