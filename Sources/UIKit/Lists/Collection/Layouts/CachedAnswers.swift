/// The values that an app's delegate has returned to a layout, kept until they are invalidated.
internal struct CachedAnswers<Answers> {
  private(set) var answers: Answers?
  /// The number of invalidations so far.
  private(set) var generation = 0

  /// Drops the values, including those that the delegate is returning at the moment.
  mutating func forget() {
    answers = nil
    generation += 1
  }

  /// Stores values, unless they were invalidated while the delegate returned them.
  mutating func keep(_ answers: Answers, askedIn generation: Int) {
    if generation == self.generation { self.answers = answers }
  }
}
