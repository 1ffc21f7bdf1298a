# Prints the words and signs of Swift files, one a line, as
#
#   file <tab> line <tab> token
#
# without comments, strings and numbers, so that a rule that looks for a word finds it only where
# the compiler would. Backticks are taken off: `Foundation` in backticks is Foundation.

FNR == 1 { comment_depth = 0; closing = "" }

{
  line = $0
  while (line != "") {
    if (comment_depth > 0) {
      skip_comment()
    } else if (closing != "") {
      skip_long_string()
    } else if (match(line, /^[ \t\r]+/)) {
      take(RLENGTH)
    } else if (line ~ /^\/\//) {
      line = ""
    } else if (line ~ /^\/\*/) {
      comment_depth = 1
      take(2)
    } else if (match(line, /^#*"""/)) {
      closing = "\"\"\"" substr(line, 1, RLENGTH - 3)
      take(RLENGTH)
    } else if (match(line, /^#+"/)) {
      skip_raw_string(RLENGTH - 1)
    } else if (line ~ /^"/) {
      take(string_length(line))
    } else if (match(line, /^`[^`]+`/)) {
      emit(substr(line, 2, RLENGTH - 2))
      take(RLENGTH)
    } else if (match(line, /^[A-Za-z_$][A-Za-z_0-9$]*/)) {
      emit(substr(line, 1, RLENGTH))
      take(RLENGTH)
    } else if (match(line, /^[0-9][A-Za-z_0-9]*/)) {
      take(RLENGTH)
    } else {
      emit(substr(line, 1, 1))
      take(1)
    }
  }
}

function take(count) { line = substr(line, count + 1) }

function emit(token) { print FILENAME "\t" FNR "\t" token }

# Swift's block comments nest.
function skip_comment(   opens, closes) {
  opens = index(line, "/*")
  closes = index(line, "*/")
  if (opens == 0 && closes == 0) {
    line = ""
  } else if (opens > 0 && (closes == 0 || opens < closes)) {
    comment_depth++
    take(opens + 1)
  } else {
    comment_depth--
    take(closes + 1)
  }
}

function skip_long_string(   ends, slash) {
  ends = index(line, closing)
  slash = closing == "\"\"\"" ? index(line, "\\") : 0
  if (slash > 0 && (ends == 0 || slash < ends)) {
    take(slash + 1)
  } else if (ends == 0) {
    line = ""
  } else {
    take(ends + length(closing) - 1)
    closing = ""
  }
}

function skip_raw_string(hashes,   ends) {
  ends = index(substr(line, hashes + 2), "\"" substr(line, 1, hashes))
  if (ends == 0) line = ""
  else take(hashes + 1 + ends + hashes)
}

# The length of the string that `text` starts with, both quotes and all that is interpolated
# counted; all of `text` when the string does not end.
function string_length(text,   at, sign, depth) {
  at = 2
  while (at <= length(text)) {
    sign = substr(text, at, 1)
    if (sign == "\"") return at
    if (sign != "\\") { at++; continue }
    if (substr(text, at + 1, 1) != "(") { at += 2; continue }
    depth = 1
    at += 2
    while (at <= length(text) && depth > 0) {
      sign = substr(text, at, 1)
      if (sign == "\"") { at += string_length(substr(text, at)); continue }
      if (sign == "(") depth++
      if (sign == ")") depth--
      at++
    }
  }
  return length(text)
}
