import Foundation

// The kinds of accessories.

extension UICellAccessory {
  /// An arrow to more, where reading ends.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed: displayed, options: options.shared)
  }

  /// A button that shows more about the row, where reading ends. Without a handler it does nothing.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, displayed: displayed, options: options.shared, actionHandler: actionHandler)
  }

  /// A check mark, where reading ends.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed: displayed, options: options.shared)
  }

  /// What deletes the row, where reading begins. Without a handler the row's swipe actions are shown.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, displayed: displayed, options: options.shared, actionHandler: actionHandler)
  }

  /// What inserts a row, where reading begins. Without a handler it does nothing.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, displayed: displayed, options: options.shared, actionHandler: actionHandler)
  }

  /// A grip to move the row, where reading ends.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed: displayed, options: options.shared)
  }

  /// A circle that is filled while the row is selected, where reading begins.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed: displayed, options: options.shared)
  }

  /// What folds and unfolds a row in an outline. Without a handler the section does that itself.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed: displayed, options: options.shared,
      actionHandler: actionHandler)
  }

  /// What opens a menu, where reading ends.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed: displayed, options: options.shared)
    accessory.menu = menu
    accessory.menuHandler = selectedElementDidChangeHandler
    return accessory
  }

  /// A text, where reading ends: how many there are, mostly.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var shared = options.shared
    shared.text = text
    return UICellAccessory(.label, displayed: displayed, options: shared)
  }

  /// A view of the app's own.
  ///
  ///     let configuration = UICellAccessory.CustomViewConfiguration(
  ///       customView: UISwitch(), placement: .trailing())
  ///     cell.accessories = [.customView(configuration: configuration)]
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    var accessory = UICellAccessory(
      .customView(configuration.customView), displayed: displayed, options: configuration.shared)
    accessory.placement = configuration.placement
    return accessory
  }
}
