import Foundation

/// A weak reference to the wrapper of a folder that contains another wrapper.
internal struct FileWrapperParent {
  weak var wrapper: FileWrapper?
}

extension FileWrapper {
  /// Records in a wrapper that this folder contains the wrapper.
  internal func noteParent(of child: FileWrapper) {
    child.parents.removeAll { $0.wrapper == nil || $0.wrapper === self }
    child.parents.append(FileWrapperParent(wrapper: self))
  }

  /// Records in each wrapper of this folder that this folder contains the wrapper.
  internal func noteParentOfChildren() {
    guard case .folder(let children) = contents else { return }
    for child in children.values { noteParent(of: child) }
  }

  /// Removes the wrapper from the folders that contain it, and adds it again with its preferred
  /// name.
  internal func moveInParents() {
    guard let name = preferredFilename, !name.isEmpty else { return }
    for parent in parents.compactMap(\.wrapper) where parent.keyForChildFileWrapper(self) != nil {
      parent.removeFileWrapper(self)
      parent.addFileWrapper(self)
    }
  }
}
