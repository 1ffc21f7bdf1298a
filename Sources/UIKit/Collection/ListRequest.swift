/// Something that a list was asked for while it was at work. It is done when its turn comes.
@MainActor
internal struct ListRequest {
  /// What it is, as the app would call it, for example `apply`.
  let name: String
  let body: @MainActor () -> Void
}
