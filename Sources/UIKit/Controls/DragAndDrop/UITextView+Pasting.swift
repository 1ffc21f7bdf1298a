// The views whose pasted text a delegate can change.

extension UITextView: UITextPasteConfigurationSupporting {}

extension UITextField: UITextPasteConfigurationSupporting {}
