// A file that imports Testing and CoreGraphics looks for a module of this name. There is nothing to
// add.
@_exported import CoreGraphics
