/// The page of `proof sheet`: one file that needs no network and no framework.
internal enum SheetPage {
  static let html = #"""
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Proofs</title>
    <link rel="icon" href="data:,">
    <style>
      :root { color-scheme: light dark; --line: light-dark(#d0d0d5, #3a3a3e); --back: light-dark(#f4f4f6, #161618);
        --card: light-dark(#fff, #232326); --quiet: light-dark(#66666c, #a0a0a8); --mark: light-dark(#c2410c, #fb923c); }
      * { box-sizing: border-box }
      body { margin: 0; font: 14px/1.4 system-ui, sans-serif; background: var(--back) }
      header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
        padding: 10px 16px; background: var(--back); border-bottom: 1px solid var(--line) }
      h1 { font-size: 16px; margin: 0 8px 0 0 }
      input[type=search] { flex: 1 1 12em; min-width: 8em; padding: 6px 10px; font: inherit; border-radius: 8px;
        border: 1px solid var(--line) }
      button, select { font: inherit; padding: 5px 10px; border-radius: 8px; border: 1px solid var(--line);
        background: var(--card); color: inherit; cursor: pointer }
      button[aria-pressed=true] { border-color: var(--mark); color: var(--mark) }
      main { display: grid; grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); gap: 14px; padding: 16px }
      .card { display: block; text-align: left; width: 100%; padding: 8px; border-radius: 12px;
        content-visibility: auto; contain-intrinsic-size: 210px 300px; overflow: hidden }
      .card img { display: block; width: 100%; height: 230px; object-fit: contain; object-position: top;
        background: repeating-conic-gradient(#8882 0 25%, #0000 0 50%) 0 0 / 16px 16px; border-radius: 6px }
      .card pre { height: 230px; overflow: hidden; margin: 0; font-size: 9px }
      .card b { display: block; overflow-wrap: anywhere; font-weight: 500; margin-top: 6px }
      .state { color: var(--quiet); font-size: 12px } .changed .state, .new .state, .gone .state { color: var(--mark) }
      dialog { width: min(1400px, 96vw); height: 94vh; border: 1px solid var(--line); border-radius: 14px; padding: 0;
        background: var(--card); color: inherit }
      dialog .bar { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; padding: 10px; position: sticky;
        top: 0; background: var(--card); border-bottom: 1px solid var(--line); z-index: 1 }
      dialog .bar b { flex: 1 1 14em; overflow-wrap: anywhere }
      .stage { position: relative; margin: 12px auto; width: fit-content; max-width: 96% }
      .stage img { display: block; max-width: 100%; image-rendering: auto }
      .stage .over { position: absolute; inset: 0; width: 100%; height: 100% }
      .stage input { width: 100%; margin: 8px 0 0 }
      dialog pre { margin: 0 12px 12px; overflow: auto; font-size: 12px }
      .add { color: light-dark(#15803d, #4ade80) } .del { color: light-dark(#b91c1c, #f87171) } .at { color: var(--quiet) }
      #none { padding: 40px; text-align: center; color: var(--quiet) }
    </style>
    <header>
      <h1>Proofs</h1>
      <input type="search" id="filter" placeholder="Name, device or look" aria-label="Filter by name">
      <button id="changed" aria-pressed="false">Changed <span></span></button>
      <button id="all" aria-pressed="false">All <span></span></button>
      <select id="kind" aria-label="Kind"><option value="">Every kind</option><option value="picture">Pictures</option><option value="text">Texts</option></select>
    </header>
    <main id="wall"></main>
    <p id="none" hidden>No proof matches.</p>
    <dialog id="view" aria-label="Proof">
      <div class="bar"><b></b>
        <button data-mode="slider">Slider</button><button data-mode="blink">Blink</button>
        <button data-mode="difference">Difference</button><button data-mode="before">Before</button><button data-mode="now">Now</button>
        <button id="prev" aria-label="Previous">◀</button><button id="next" aria-label="Next">▶</button>
        <button id="close" aria-label="Close">✕</button></div>
      <div class="stage"></div><pre></pre>
    </dialog>
    <script>
    "use strict";
    const items = /*ITEMS*/;
    const $ = id => document.getElementById(id);
    const wall = $("wall"), view = $("view"), stage = view.querySelector(".stage"), words = view.querySelector("pre");
    const isChanged = item => item.state !== "same";
    let onlyChanged = items.some(isChanged), shown = [], current = null, mode = "slider", timer = 0;

    function element(name, properties, ...children) {
      const made = Object.assign(document.createElement(name), properties);
      made.append(...children);
      return made;
    }
    const cards = items.map(item => {
      const card = element("button", { className: "card " + item.state, title: item.name });
      card.append(item.kind === "picture"
        ? element("img", { loading: "lazy", decoding: "async", alt: "", src: item.now || item.before })
        : element("pre", { textContent: (item.text || "").slice(0, 1500) }));
      card.append(element("b", { textContent: item.name }), element("span", { className: "state", textContent: item.state }));
      card.onclick = () => open(item);
      return card;
    });

    function filter() {
      const wanted = $("filter").value.toLowerCase().split(/\s+/).filter(Boolean), kind = $("kind").value;
      shown = items.filter(item => (!onlyChanged || isChanged(item)) && (!kind || item.kind === kind)
        && wanted.every(word => item.name.toLowerCase().includes(word)));
      const visible = new Set(shown);
      wall.replaceChildren(...items.flatMap((item, index) => visible.has(item) ? [cards[index]] : []));
      $("none").hidden = shown.length > 0;
      $("changed").setAttribute("aria-pressed", onlyChanged);
      $("all").setAttribute("aria-pressed", !onlyChanged);
    }
    $("changed").firstElementChild.textContent = items.filter(isChanged).length;
    $("all").firstElementChild.textContent = items.length;
    $("changed").onclick = () => { onlyChanged = true; filter(); };
    $("all").onclick = () => { onlyChanged = false; filter(); };
    $("filter").oninput = filter;
    $("kind").onchange = filter;

    function picture(source, name) { return element("img", { src: source, alt: name, className: name === "before" ? "over" : "" }); }
    function draw() {
      clearInterval(timer);
      stage.replaceChildren();
      const item = current, both = item.before && item.now;
      for (const button of view.querySelectorAll("[data-mode]")) {
        const its = button.dataset.mode;
        button.hidden = item.kind !== "picture" || !(its === "difference" ? item.difference : its === "before" ? item.before : its === "now" ? item.now : both);
        button.setAttribute("aria-pressed", its === mode);
      }
      if (item.kind !== "picture") return;
      if (mode === "difference" && item.difference) { stage.append(picture(item.difference, "difference")); return; }
      if (mode === "before" && item.before) { stage.append(element("img", { src: item.before, alt: "before" })); return; }
      if (!both || mode === "now") { stage.append(picture(item.now || item.before, "now")); return; }
      const before = picture(item.before, "before");
      stage.append(picture(item.now, "now"), before);
      if (mode === "blink") {
        timer = setInterval(() => { before.hidden = !before.hidden; }, 500);
      } else {
        const slider = element("input", { type: "range", min: 0, max: 100, value: 50 });
        slider.setAttribute("aria-label", "Before and now");
        slider.oninput = () => { before.style.clipPath = `inset(0 ${100 - slider.value}% 0 0)`; };
        slider.oninput();
        stage.append(slider);
      }
    }
    function open(item) {
      current = item;
      view.querySelector("b").textContent = item.name + (item.place ? " — " + item.place : "");
      const lines = (item.text || "").split("\n");
      words.replaceChildren(...lines.map(line => element("span", {
        className: line.startsWith("@@") ? "at" : line.startsWith("+") ? "add" : line.startsWith("-") ? "del" : "",
        textContent: line + "\n" })));
      draw();
      if (!view.open) view.showModal();
      history.replaceState(null, "", "#" + encodeURIComponent(item.name));
    }
    function step(by) {
      const index = shown.indexOf(current) + by;
      if (shown[index]) open(shown[index]);
    }
    view.onclose = () => { clearInterval(timer); current = null; history.replaceState(null, "", location.pathname + location.search); };
    $("close").onclick = () => view.close();
    $("prev").onclick = () => step(-1);
    $("next").onclick = () => step(1);
    for (const button of view.querySelectorAll("[data-mode]"))
      button.onclick = () => { mode = button.dataset.mode; draw(); };
    document.onkeydown = event => {
      if (event.target.matches("input[type=search]") && event.key !== "Escape") return;
      const modes = { s: "slider", b: "blink", d: "difference", o: "before", n: "now" };
      if (event.key === "/") { event.preventDefault(); $("filter").focus(); }
      else if (!current && event.key === "Enter" && document.activeElement === document.body && shown[0]) open(shown[0]);
      else if (current && (event.key === "ArrowRight" || event.key === "j") && !event.target.matches("input")) step(1);
      else if (current && (event.key === "ArrowLeft" || event.key === "k") && !event.target.matches("input")) step(-1);
      else if (current && modes[event.key]) { mode = modes[event.key]; draw(); }
    };
    function follow() {
      const name = decodeURIComponent(location.hash.slice(1)), item = items.find(item => item.name === name);
      if (item) { if (onlyChanged && !isChanged(item)) { onlyChanged = false; filter(); } open(item); }
    }
    window.onhashchange = follow;
    filter();
    follow();
    </script>
    </html>
    """#
}
