import Foundation

// The types of accessories.

extension UICellAccessory {
  /// A chevron at the trailing side, which shows that the row leads to more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed: displayed, options: options.common)
  }

  /// A button at the trailing side that shows details of the row. Without a handler it does
  /// nothing.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, displayed: displayed, options: options.common, actionHandler: actionHandler)
  }

  /// A check mark at the trailing side.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed: displayed, options: options.common)
  }

  /// A button at the leading side that deletes the row. Without a handler it shows the row's swipe
  /// actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, displayed: displayed, options: options.common, actionHandler: actionHandler)
  }

  /// A button at the leading side that inserts a row. Without a handler it does nothing.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, displayed: displayed, options: options.common, actionHandler: actionHandler)
  }

  /// A control at the trailing side with which the row can be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed: displayed, options: options.common)
  }

  /// A circle at the leading side that is filled while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed: displayed, options: options.common)
  }

  /// A control that collapses or expands a row of an outline. Without a handler the section
  /// snapshot is updated.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed: displayed, options: options.common,
      actionHandler: actionHandler)
  }

  /// A button at the trailing side that opens a menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed: displayed, options: options.common)
    accessory.menu = menu
    accessory.menuHandler = selectedElementDidChangeHandler
    return accessory
  }

  /// A text at the trailing side, usually a count.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var common = options.common
    common.text = text
    return UICellAccessory(.label, displayed: displayed, options: common)
  }

  /// A custom view.
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
      .customView(configuration.customView), displayed: displayed, options: configuration.common)
    accessory.placement = configuration.placement
    return accessory
  }
}
