# Names doc comments that answer a question instead of saying what a declaration is.
#
# A reader meets a doc comment alone, in a pop-up or a list, and has not asked anything: "It does." and
# "What is shown." say nothing there. The thing or the act comes first: "Returns `true`.", "The content".

FNR == 1 { in_doc = 0 }

/^ *\/\/\/ / {
  if (!in_doc && $0 ~ answer)
    say("a doc comment that only answers: say what it is, or what it does by default")
  else if (!in_doc && $0 ~ /^ *\/\/\/ (What|How|Where)[ ,]/)
    say("a doc comment that begins like a question: begin with the thing (\"The size of …\") or the act" \
      " (\"Returns …\")")
  in_doc = 1
  next
}

{ in_doc = $0 ~ /^ *\/\/\// }

BEGIN {
  answer = "^ *///( - Returns:)? (Yes|No|None|Nothing|Nothing (happens|follows)|As (is )?usual" \
    "|(It|They|There) (does|do|did|may|can|is|are|was|were|has|have|will)( not)?)[.]$"
}

function say(message) {
  print FILENAME ":" FNR ": " message
  failed = 1
}

END { exit failed }
