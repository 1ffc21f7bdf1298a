# Names what Sources must not ask Foundation, from the words and signs of swift-tokens.awk.
#
# `CGRect.intersects(_:)` counts rectangles that only touch on Linux, and not on Apple's systems. The
# rectangles of the cores have a method of that name too: they are known by their argument, which ends in
# `.galley` or is `viewport.rect`. The machine's locale, calendar and time zone would make a screen another
# one on each machine.

BEGIN { FS = "\t" }

{ token[NR] = $3; place[NR] = $1 ":" $2 }

END {
  for (i = 1; i <= NR; i++) {
    if (token[i] == "." && token[i + 1] == "intersects" && token[i + 2] == "(" && !is_core(i + 2))
      say(i + 1, "CGRect.intersects(_:) counts touching on Linux: use _intersects(_:)")
    if (token[i] == "." && token[i - 1] ~ /^(Locale|Calendar|TimeZone|NSLocale|NSCalendar|NSTimeZone)$/ \
      && token[i + 1] ~ /^(current|autoupdatingCurrent|preferredLanguages|system|local|default)$/)
      say(i + 1, "the machine's settings must not show: use those of the window scene")
  }
  exit failed
}

# Whether the argument in the parentheses that open here is a rectangle of the cores.
function is_core(open,    depth, j) {
  for (j = open; j <= NR; j++) {
    if (token[j] == "(") depth++
    if (token[j] == ")" && --depth == 0) break
  }
  return token[j - 1] == "galley" || (token[j - 1] == "rect" && token[j - 3] == "viewport")
}

function say(i, message) {
  print place[i] ": " message
  failed = 1
}
