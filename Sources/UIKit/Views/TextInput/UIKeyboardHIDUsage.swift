/// The keys of a keyboard, by their numbers in the USB standard.
///
/// A number identifies a position on the keyboard. Each case is named after the key of a US
/// keyboard at its position, whatever is printed on the key.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Too many keys are held.
  case keyboardErrorRollOver = 1
  /// The keyboard failed its test.
  case keyboardPOSTFail = 2
  /// An undefined error.
  case keyboardErrorUndefined = 3
  /// The key A.
  case keyboardA = 4
  /// The key B.
  case keyboardB = 5
  /// The key C.
  case keyboardC = 6
  /// The key D.
  case keyboardD = 7
  /// The key E.
  case keyboardE = 8
  /// The key F.
  case keyboardF = 9
  /// The key G.
  case keyboardG = 10
  /// The key H.
  case keyboardH = 11
  /// The key I.
  case keyboardI = 12
  /// The key J.
  case keyboardJ = 13
  /// The key K.
  case keyboardK = 14
  /// The key L.
  case keyboardL = 15
  /// The key M.
  case keyboardM = 16
  /// The key N.
  case keyboardN = 17
  /// The key O.
  case keyboardO = 18
  /// The key P.
  case keyboardP = 19
  /// The key Q.
  case keyboardQ = 20
  /// The key R.
  case keyboardR = 21
  /// The key S.
  case keyboardS = 22
  /// The key T.
  case keyboardT = 23
  /// The key U.
  case keyboardU = 24
  /// The key V.
  case keyboardV = 25
  /// The key W.
  case keyboardW = 26
  /// The key X.
  case keyboardX = 27
  /// The key Y.
  case keyboardY = 28
  /// The key Z.
  case keyboardZ = 29
  /// The key 1.
  case keyboard1 = 30
  /// The key 2.
  case keyboard2 = 31
  /// The key 3.
  case keyboard3 = 32
  /// The key 4.
  case keyboard4 = 33
  /// The key 5.
  case keyboard5 = 34
  /// The key 6.
  case keyboard6 = 35
  /// The key 7.
  case keyboard7 = 36
  /// The key 8.
  case keyboard8 = 37
  /// The key 9.
  case keyboard9 = 38
  /// The key 0.
  case keyboard0 = 39
  /// Return.
  case keyboardReturnOrEnter = 40
  /// Escape.
  case keyboardEscape = 41
  /// Delete, backward.
  case keyboardDeleteOrBackspace = 42
  /// Tab.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// The key - or _.
  case keyboardHyphen = 45
  /// The key = or +.
  case keyboardEqualSign = 46
  /// The key [ or {.
  case keyboardOpenBracket = 47
  /// The key ] or }.
  case keyboardCloseBracket = 48
  /// The key \ or |.
  case keyboardBackslash = 49
  /// The key # or ~ of keyboards outside of the US.
  case keyboardNonUSPound = 50
  /// The key ; or :.
  case keyboardSemicolon = 51
  /// The key ' or ".
  case keyboardQuote = 52
  /// The key ` or ~.
  case keyboardGraveAccentAndTilde = 53
  /// The key , or <.
  case keyboardComma = 54
  /// The key . or >.
  case keyboardPeriod = 55
  /// The key / or ?.
  case keyboardSlash = 56
  /// Caps lock.
  case keyboardCapsLock = 57
  /// The function key F1.
  case keyboardF1 = 58
  /// The function key F2.
  case keyboardF2 = 59
  /// The function key F3.
  case keyboardF3 = 60
  /// The function key F4.
  case keyboardF4 = 61
  /// The function key F5.
  case keyboardF5 = 62
  /// The function key F6.
  case keyboardF6 = 63
  /// The function key F7.
  case keyboardF7 = 64
  /// The function key F8.
  case keyboardF8 = 65
  /// The function key F9.
  case keyboardF9 = 66
  /// The function key F10.
  case keyboardF10 = 67
  /// The function key F11.
  case keyboardF11 = 68
  /// The function key F12.
  case keyboardF12 = 69
  /// Print screen.
  case keyboardPrintScreen = 70
  /// Scroll lock.
  case keyboardScrollLock = 71
  /// Pause.
  case keyboardPause = 72
  /// Insert.
  case keyboardInsert = 73
  /// Home.
  case keyboardHome = 74
  /// Page up.
  case keyboardPageUp = 75
  /// Delete, forward.
  case keyboardDeleteForward = 76
  /// End.
  case keyboardEnd = 77
  /// Page down.
  case keyboardPageDown = 78
  /// The right arrow.
  case keyboardRightArrow = 79
  /// The left arrow.
  case keyboardLeftArrow = 80
  /// The down arrow.
  case keyboardDownArrow = 81
  /// The up arrow.
  case keyboardUpArrow = 82
  /// Num lock of the number pad.
  case keypadNumLock = 83
  /// The key / of the number pad.
  case keypadSlash = 84
  /// The key * of the number pad.
  case keypadAsterisk = 85
  /// The key - of the number pad.
  case keypadHyphen = 86
  /// The key + of the number pad.
  case keypadPlus = 87
  /// Enter of the number pad.
  case keypadEnter = 88
  /// The key 1 of the number pad.
  case keypad1 = 89
  /// The key 2 of the number pad.
  case keypad2 = 90
  /// The key 3 of the number pad.
  case keypad3 = 91
  /// The key 4 of the number pad.
  case keypad4 = 92
  /// The key 5 of the number pad.
  case keypad5 = 93
  /// The key 6 of the number pad.
  case keypad6 = 94
  /// The key 7 of the number pad.
  case keypad7 = 95
  /// The key 8 of the number pad.
  case keypad8 = 96
  /// The key 9 of the number pad.
  case keypad9 = 97
  /// The key 0 of the number pad.
  case keypad0 = 98
  /// The key . of the number pad.
  case keypadPeriod = 99
  /// The key \ of keyboards outside of the US.
  case keyboardNonUSBackslash = 100
  /// Application.
  case keyboardApplication = 101
  /// Power.
  case keyboardPower = 102
  /// The key = of the number pad.
  case keypadEqualSign = 103
  /// The function key F13.
  case keyboardF13 = 104
  /// The function key F14.
  case keyboardF14 = 105
  /// The function key F15.
  case keyboardF15 = 106
  /// The function key F16.
  case keyboardF16 = 107
  /// The function key F17.
  case keyboardF17 = 108
  /// The function key F18.
  case keyboardF18 = 109
  /// The function key F19.
  case keyboardF19 = 110
  /// The function key F20.
  case keyboardF20 = 111
  /// The function key F21.
  case keyboardF21 = 112
  /// The function key F22.
  case keyboardF22 = 113
  /// The function key F23.
  case keyboardF23 = 114
  /// The function key F24.
  case keyboardF24 = 115
  /// Execute.
  case keyboardExecute = 116
  /// Help.
  case keyboardHelp = 117
  /// Menu.
  case keyboardMenu = 118
  /// Select.
  case keyboardSelect = 119
  /// Stop.
  case keyboardStop = 120
  /// Again.
  case keyboardAgain = 121
  /// Undo.
  case keyboardUndo = 122
  /// Cut.
  case keyboardCut = 123
  /// Copy.
  case keyboardCopy = 124
  /// Paste.
  case keyboardPaste = 125
  /// Find.
  case keyboardFind = 126
  /// Mute.
  case keyboardMute = 127
  /// Volume up.
  case keyboardVolumeUp = 128
  /// Volume down.
  case keyboardVolumeDown = 129
  /// A caps lock that stays down.
  case keyboardLockingCapsLock = 130
  /// A num lock that stays down.
  case keyboardLockingNumLock = 131
  /// A scroll lock that stays down.
  case keyboardLockingScrollLock = 132
  /// The key , of the number pad.
  case keypadComma = 133
  /// The key = of the number pad of an AS/400.
  case keypadEqualSignAS400 = 134
  /// A key of an international keyboard.
  case keyboardInternational1 = 135
  /// A key of an international keyboard.
  case keyboardInternational2 = 136
  /// A key of an international keyboard.
  case keyboardInternational3 = 137
  /// A key of an international keyboard.
  case keyboardInternational4 = 138
  /// A key of an international keyboard.
  case keyboardInternational5 = 139
  /// A key of an international keyboard.
  case keyboardInternational6 = 140
  /// A key of an international keyboard.
  case keyboardInternational7 = 141
  /// A key of an international keyboard.
  case keyboardInternational8 = 142
  /// A key of an international keyboard.
  case keyboardInternational9 = 143
  /// A key for a language.
  case keyboardLANG1 = 144
  /// A key for a language.
  case keyboardLANG2 = 145
  /// A key for a language.
  case keyboardLANG3 = 146
  /// A key for a language.
  case keyboardLANG4 = 147
  /// A key for a language.
  case keyboardLANG5 = 148
  /// A key for a language.
  case keyboardLANG6 = 149
  /// A key for a language.
  case keyboardLANG7 = 150
  /// A key for a language.
  case keyboardLANG8 = 151
  /// A key for a language.
  case keyboardLANG9 = 152
  /// The alternate erase key.
  case keyboardAlternateErase = 153
  /// System request, or attention.
  case keyboardSysReqOrAttention = 154
  /// Cancel.
  case keyboardCancel = 155
  /// Clear.
  case keyboardClear = 156
  /// Prior.
  case keyboardPrior = 157
  /// A return key other than `keyboardReturnOrEnter`.
  case keyboardReturn = 158
  /// Separator.
  case keyboardSeparator = 159
  /// The key with the name Out.
  case keyboardOut = 160
  /// The key with the name Oper.
  case keyboardOper = 161
  /// Clear, or again.
  case keyboardClearOrAgain = 162
  /// Cursor select, or properties.
  case keyboardCrSelOrProps = 163
  /// Extended selection.
  case keyboardExSel = 164
  /// The left control key.
  case keyboardLeftControl = 224
  /// The left shift key.
  case keyboardLeftShift = 225
  /// The left option key.
  case keyboardLeftAlt = 226
  /// The left command key.
  case keyboardLeftGUI = 227
  /// The right control key.
  case keyboardRightControl = 228
  /// The right shift key.
  case keyboardRightShift = 229
  /// The right option key.
  case keyboardRightAlt = 230
  /// The right command key.
  case keyboardRightGUI = 231
  /// A reserved number, which identifies no key.
  case keyboard_Reserved = 65535

  /// The key of Korean keyboards that switches between Hangul and English.
  public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// The key of Korean keyboards for Hanja.
  public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// The key of Japanese keyboards for Kana.
  public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// The key of Japanese keyboards for letters and digits.
  public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// The key of Japanese keyboards for Katakana.
  public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
  /// The key of Japanese keyboards for Hiragana.
  public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
  /// The key of Japanese keyboards for wide and narrow characters, and Kanji.
  public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
