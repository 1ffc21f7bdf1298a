extension SheetPage {
  /// The style sheet of the page.
  static let style = #"""
    :root {
      color-scheme: light dark;
      --line: light-dark(#d4d4da, #3a3a40);
      --back: light-dark(#f4f4f6, #131315);
      --card: light-dark(#fff, #1f1f22);
      --sunk: light-dark(#e9e9ed, #0d0d0f);
      --text: light-dark(#18181b, #ececf0);
      --quiet: light-dark(#63636b, #a2a2ac);
      --mark: light-dark(#b93a08, #ff9c55);
      --accent: light-dark(#0a60d0, #62a8ff);
      --gap: 14px;
    }
    * { box-sizing: border-box }
    body { margin: 0; font: 14px/1.4 system-ui, sans-serif; background: var(--back); color: var(--text) }
    [hidden] { display: none !important }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
    header {
      position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
      padding: 10px 16px; background: var(--back); border-bottom: 1px solid var(--line);
    }
    h1 { font-size: 16px; margin: 0 4px 0 0 }
    input[type=search] {
      flex: 1 1 12em; min-width: 8em; max-width: 30em; height: 34px; padding: 0 10px; font: inherit; color: inherit;
      border-radius: 8px; border: 1px solid var(--line); background: var(--card);
    }
    button, select {
      font: inherit; height: 34px; padding: 0 10px; border-radius: 8px; border: 1px solid var(--line);
      background: var(--card); color: inherit; cursor: pointer; max-width: 15em;
    }
    button:disabled { opacity: .4; cursor: default }
    button:hover:not(:disabled), select:hover { border-color: var(--quiet) }
    [aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: light-dark(#fff, #00152e) }
    .choice { display: flex }
    .choice button { border-radius: 0; margin-left: -1px; white-space: nowrap }
    .choice button:first-child { border-radius: 8px 0 0 8px; margin-left: 0 }
    .choice button:last-child { border-radius: 0 8px 8px 0 }
    .choice button:only-child { border-radius: 8px }
    .choice button[aria-pressed=true], .choice button:focus-visible { position: relative }
    .choice small { opacity: .75; font-variant-numeric: tabular-nums }
    #count { color: var(--quiet); margin-left: auto; font-variant-numeric: tabular-nums; white-space: nowrap }
    #keys { width: 34px; padding: 0 }
    #wall { position: relative; margin: 16px }
    #none { padding: 40px 16px; text-align: center; color: var(--quiet) }

    .card {
      position: absolute; display: flex; flex-direction: column; max-width: none; padding: 8px; text-align: left;
      border-radius: 12px; overflow: hidden; contain: strict;
    }
    .shot {
      display: flex; flex: none; align-items: flex-start; justify-content: center; height: 230px; overflow: hidden;
      border-radius: 6px; background: var(--sunk);
    }
    .shot img { max-width: 100%; max-height: 100%; object-fit: contain }
    .shot pre {
      width: 100%; height: 100%; margin: 0; padding: 8px; overflow: hidden;
      font: 9px/1.35 ui-monospace, monospace; white-space: pre;
    }
    .film { background-repeat: no-repeat }
    .shot.is-film { position: relative }
    .shot.is-film::after {
      content: "▶"; position: absolute; right: 8px; bottom: 8px; width: 26px; height: 26px; border-radius: 13px;
      background: #000a; color: #fff; font-size: 11px; line-height: 26px; text-align: center; text-indent: 2px;
    }
    .card .of { color: var(--quiet); font-size: 12px; margin-top: 6px; flex: none }
    .card .of, .card .tags { white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
    .card b {
      display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; flex: none;
      font-weight: 500; line-height: 19px; max-height: 38px; overflow-wrap: anywhere;
    }
    .card .tags { font-size: 12px; color: var(--quiet); margin-top: 1px; flex: none }
    .changed .state, .new .state, .gone .state { color: var(--mark); font-weight: 600 }
    .card.changed, .card.new, .card.gone { border-color: color-mix(in srgb, var(--mark) 45%, var(--line)) }

    dialog { color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 0 }
    dialog::backdrop { background: #0008 }
    #view { width: 100vw; height: 100dvh; max-width: none; max-height: none; border: 0; border-radius: 0; overflow: hidden }
    #view[open] { display: flex; flex-direction: column }
    .bar { display: flex; gap: 8px; align-items: center; padding: 8px 12px; border-bottom: 1px solid var(--line); flex: none }
    .bar > button { flex: none }
    .title { flex: 1; min-width: 0; line-height: 1.25 }
    .title b { overflow-wrap: anywhere; font-weight: 600; margin-right: 8px }
    #tags { color: var(--quiet); font-size: 12px }
    #position { color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap }
    .modes { overflow-x: auto; scrollbar-width: none }
    .modes > button { margin-left: auto }
    .parts { flex: 1; min-height: 0; display: flex }
    #stage {
      flex: 1; min-width: 0; overflow: auto; padding: 16px; background: var(--sunk); outline: 0;
      display: flex; flex-wrap: wrap; gap: 16px; justify-content: safe center; align-content: flex-start;
    }
    #panel { flex: none; width: 380px; overflow: auto; border-left: 1px solid var(--line) }
    #panel section { padding: 14px 16px; border-bottom: 1px solid var(--line) }
    #panel section:last-child { border-bottom: 0 }
    #panel h2, #help h2 { font-size: 13px; margin: 0 0 8px }
    #panel pre {
      margin: 0; font: 11.5px/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
    }
    #panel dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; margin: 10px 0 }
    #panel #facts dl { margin-top: 0 }
    .hint { color: var(--quiet); margin: 10px 0 0 }
    .hint:first-child { margin: 0 }
    #panel dt { color: var(--quiet) }
    #panel dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
    #panel code { font: 11.5px/1.45 ui-monospace, monospace; overflow-wrap: anywhere }
    .crumbs { margin-left: -5px; display: flex; flex-wrap: wrap; gap: 2px 0; align-items: center }
    .crumbs button {
      height: auto; max-width: 100%; padding: 2px 5px; border: 0; border-radius: 5px; text-align: left;
      color: var(--accent); background: none; overflow-wrap: anywhere;
    }
    .crumbs button[aria-current=true] { font-weight: 600; color: inherit }
    .crumbs span { color: var(--quiet) }
    .command { display: flex; gap: 8px; align-items: start; margin-top: 10px }
    .command code { flex: 1; padding: 7px 9px; border-radius: 8px; background: var(--sunk) }

    figure { margin: 0; max-width: 100% }
    figcaption { color: var(--quiet); font-size: 12px; margin-bottom: 4px; text-align: center }
    .picture { position: relative; overflow: hidden; touch-action: pan-y pinch-zoom; cursor: crosshair;
      background: repeating-conic-gradient(light-dark(#e2e2e6, #2a2a2e) 0 25%, light-dark(#fff, #1d1d20) 0 50%) 0 0 / 16px 16px }
    .picture img { position: absolute; left: 0; top: 0; max-width: none; user-select: none; -webkit-user-drag: none }
    .picture .edge { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent); pointer-events: none }
    .picture .box { position: absolute; pointer-events: none; border: 1px solid var(--accent); background: #3b82f626 }
    .picture .box.chosen { border: 2px solid var(--accent); background: none; box-shadow: 0 0 0 1px #fff8 }
    .picture .side { position: absolute; bottom: 6px; padding: 1px 7px; border-radius: 8px; font-size: 11px;
      background: #000a; color: #fff; pointer-events: none }
    .controls { display: flex; gap: 10px; align-items: center; justify-content: center; flex: 0 0 100%; min-width: 0 }
    .controls input { flex: 0 1 460px; min-width: 0; accent-color: var(--accent) }
    .controls output { min-width: 5em; text-align: right; font-variant-numeric: tabular-nums; color: var(--quiet) }
    #stage:has(.text) { background: var(--card) }
    .text { flex: 1 1 100%; margin: 0; font: 12px/1.5 ui-monospace, monospace; white-space: pre; tab-size: 4 }
    .text span { display: block; min-height: 1.5em; width: max-content; min-width: 100% }
    .add { color: light-dark(#11652f, #5fe08a); background: light-dark(#1a7f3714, #2ea04322) }
    .del { color: light-dark(#a01616, #ff8d85); background: light-dark(#cf222e14, #f8514922) }
    .at { color: var(--quiet) }
    .wrong { color: var(--mark); padding: 24px }
    #help { padding: 18px 22px; max-width: 420px }
    #help td { padding: 3px 14px 3px 0; vertical-align: top }
    #help form { margin-top: 14px; text-align: right }
    kbd { padding: 1px 6px; border: 1px solid var(--line); border-radius: 5px; font: 12px ui-monospace, monospace }

    @media (max-width: 760px) {
      :root { --gap: 10px }
      header { padding: 8px 10px; flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none }
      header > * { flex: none }
      h1, #count { display: none }
      header input[type=search] { flex: none; width: 46vw }
      #wall { margin: 10px }
      .parts { flex-direction: column }
      #stage { padding: 10px; flex: 1 1 60% }
      #panel { width: auto; max-height: 42%; border-left: 0; border-top: 1px solid var(--line) }
      .bar { padding: 6px 8px }
    }
    @media print { header, dialog { display: none } }
    """#
}
