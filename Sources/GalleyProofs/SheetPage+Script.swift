extension SheetPage {
  /// The program of the page, which shows proofs: recorded pictures and texts with which tests
  /// compare their results.
  static let script = #"""
    "use strict";
    const $ = id => document.getElementById(id);
    const folder = "pictures/";
    const wall = $("wall"), view = $("view"), stage = $("stage"), panel = $("panel");
    const isChanged = item => item.state !== "same";

    function element(name, properties, ...children) {
      const made = Object.assign(document.createElement(name), properties);
      made.append(...children);
      return made;
    }

    // MARK: The proofs

    // A link to a proof contains its key: its name, with a number if several proofs have this name.
    const byKey = new Map();
    for (const item of items) {
      let key = item.name;
      for (let count = 2; byKey.has(key); count++) key = item.name + "~" + count;
      item.key = key;
      byKey.set(key, item);
      const slash = item.name.lastIndexOf("/");
      item.suite = item.name.slice(0, Math.max(slash, 0));
      item.title = item.name.slice(slash + 1);
      item.search = [item.name, item.device, item.look].join(" ").toLowerCase();
    }

    // MARK: Files beside the page

    const loads = new Map(), waiting = new Map();
    /** Called by a script beside the page, with its contents. */
    function proofFile(file, contents) { waiting.get(file)?.(contents); }
    function load(file) {
      if (!loads.has(file)) loads.set(file, new Promise((resolve, reject) => {
        waiting.set(file, resolve);
        const script = element("script", { src: folder + file, async: true });
        script.onload = () => { script.remove(); waiting.delete(file); };
        script.onerror = () => { script.remove(); loads.delete(file); reject(new Error(`${folder + file} can't be read`)); };
        document.head.append(script);
      }));
      return loads.get(file);
    }

    // MARK: The state of the page, which is in its address

    const state = { q: "", show: "", kind: "", device: "", look: "", proof: "", mode: "", at: "" };
    const firstShow = items.some(isChanged) ? "changed" : "all";
    const reset = () => Object.assign(state, { q: "", show: firstShow, kind: "", device: "", look: "", proof: "", mode: "", at: "" });
    let wasPushed = false;

    function writeAddress(push) {
      const words = new URLSearchParams();
      for (const [name, value] of Object.entries(state))
        if (value && !(name === "show" && value === firstShow)) words.set(name, value);
      const address = location.href.split("#")[0] + (words.size ? "#" + words : "");
      if (address === location.href) return;
      history[push ? "pushState" : "replaceState"](null, "", address);
    }
    function readAddress() {
      reset();
      for (const [name, value] of new URLSearchParams(location.hash.slice(1)))
        if (name in state) state[name] = value;
      const item = byKey.get(state.proof);
      if (item && state.show === "changed" && !isChanged(item)) state.show = "all";
      showFilter();
      // If the user goes back from a proof to all proofs, the filter has not changed.
      if (filterWords() !== filtered) filter();
      if (item) open(item); else { state.proof = ""; if (view.open) view.close(); }
    }

    // MARK: The filter

    const kinds = { picture: "Pictures", film: "Film strips", text: "Texts" };
    const states = { changed: "Changed", new: "New", gone: "Gone" };
    const none = "-";

    function choices(id, all, values) {
      const counts = new Map();
      for (const item of items) counts.set(values(item), (counts.get(values(item)) || 0) + 1);
      const names = [...counts.keys()].filter(name => name !== none).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
      $(id).append(element("option", { value: "", textContent: all }));
      for (const name of names)
        $(id).append(element("option", { value: name, textContent: `${kinds[name] || name} (${counts.get(name)})` }));
      if (counts.has(none) && names.length)
        $(id).append(element("option", { value: none, textContent: `Not in the name (${counts.get(none)})` }));
      $(id).hidden = counts.size < 2;
      $(id).onchange = () => { state[id] = $(id).value; changeFilter(); };
    }
    choices("kind", "Every kind", item => item.kind);
    choices("device", "Every device", item => item.device || none);
    choices("look", "Every look", item => item.look || none);

    function makeStates() {
      const add = (name, title, count) => {
        const button = element("button", { type: "button", textContent: title + " " }, element("small", { textContent: count }));
        button.dataset.show = name;
        button.onclick = () => { state.show = name; changeFilter(); };
        $("states").append(button);
      };
      add("changed", "Changed", items.filter(isChanged).length);
      const other = ["new", "gone"].filter(name => items.some(item => item.state === name));
      for (const name of other) add(name, states[name], items.filter(item => item.state === name).length);
      add("all", "All", items.length);
    }
    makeStates();

    function showFilter() {
      $("q").value = state.q;
      for (const id of ["kind", "device", "look"]) $(id).value = state[id];
      for (const button of $("states").children) button.setAttribute("aria-pressed", button.dataset.show === state.show);
    }
    function matches(item, wanted) {
      return (state.show === "all" || (state.show === "changed" ? isChanged(item) : item.state === state.show))
        && (!state.kind || item.kind === state.kind)
        && (!state.device || (item.device || none) === state.device)
        && (!state.look || (item.look || none) === state.look)
        && wanted.every(word => item.search.includes(word));
    }
    let shown = [], filtered = null;
    const filterWords = () => JSON.stringify([state.q, state.show, state.kind, state.device, state.look]);
    function filter() {
      filtered = filterWords();
      const wanted = state.q.toLowerCase().split(/\s+/).filter(Boolean);
      shown = items.filter(item => matches(item, wanted));
      $("none").hidden = shown.length > 0;
      $("count").textContent = shown.length === items.length ? `${items.length} proofs` : `${shown.length} of ${items.length} proofs`;
      focused = 0;
      for (const card of cards.values()) card.remove();
      cards.clear();
      arrange();
    }
    function changeFilter() {
      showFilter();
      filter();
      window.scrollTo(0, 0);
      writeAddress(false);
    }
    $("q").oninput = () => { state.q = $("q").value; changeFilter(); };
    $("clear").onclick = () => { reset(); state.show = "all"; changeFilter(); $("q").focus(); };

    // MARK: The wall: a grid with a card for each proof

    // Only the cards in the visible part of the page, and just above and below it, exist.

    const cards = new Map();
    const captionHeight = 94, shotHeight = 230;
    let columns = 1, cardWidth = 0, rowHeight = 0, gap = 14, focused = 0;

    function arrange() {
      gap = parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--gap"));
      const width = wall.clientWidth, least = width < 480 ? 150 : 200;
      columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
      cardWidth = Math.floor((width - gap * (columns - 1)) / columns);
      rowHeight = shotHeight + captionHeight + gap;
      wall.style.height = Math.max(Math.ceil(shown.length / columns) * rowHeight - gap, 0) + "px";
      for (const [index, card] of cards) setFrame(card, index);
      fill();
    }
    function setFrame(card, index) {
      card.style.cssText = `left:${(index % columns) * (cardWidth + gap)}px;top:${Math.floor(index / columns) * rowHeight}px;`
        + `width:${cardWidth}px;height:${rowHeight - gap}px`;
    }
    function fill() {
      const start = window.scrollY - wall.offsetTop, height = window.innerHeight, near = height / 2;
      const first = Math.max(0, Math.floor((start - near) / rowHeight) * columns);
      const end = Math.min(shown.length, Math.ceil((start + height + near) / rowHeight) * columns);
      for (const [index, card] of cards)
        if ((index < first || index >= end) && !card.contains(document.activeElement)) {
          card.remove();
          cards.delete(index);
        }
      let following = [...wall.children].find(card => card.index >= first) || null;
      for (let index = first; index < end; index++) {
        const existing = cards.get(index);
        if (existing) { following = existing.nextSibling; continue; }
        const card = makeCard(shown[index], index);
        cards.set(index, card);
        wall.insertBefore(card, following);
      }
    }
    function makeCard(item, index) {
      const shot = element("span", { className: "shot" });
      if (item.kind === "text") {
        const text = element("pre", {});
        shot.append(text);
        const show = words => text.append(...lines(excerpt(words.slice(0, 3000)), isChanged(item)));
        if (item.message) show(item.message);
        else load(item.messageFile || item.now || item.before).then(show, error => { text.textContent = error.message; });
      } else if (item.film) {
        shot.classList.add("is-film");
        shot.append(makeFilm(item, item.now || item.before, cardWidth - 18, shotHeight).box);
      } else {
        shot.append(element("img", { decoding: "async", alt: "", src: folder + (item.now || item.before) }));
      }
      const tags = element("span", { className: "tags" }, element("span", { className: "state", textContent: states[item.state] || "" }));
      const words = [item.device, item.look].filter(Boolean).join(", ");
      tags.append((states[item.state] && words ? " · " : "") + words);
      const card = element("button", { type: "button", className: "card " + item.state, title: item.name, index, tabIndex: index === focused ? 0 : -1 },
        shot, element("span", { className: "of", textContent: item.suite }), element("b", { textContent: item.title }), tags);
      card.onclick = () => open(item, true);
      card.onfocus = () => setFocused(index);
      if (item.film) {
        card.onmouseenter = () => playCard(card, item);
        card.onmouseleave = () => stopCard();
      }
      setFrame(card, index);
      return card;
    }
    function setFocused(index) {
      if (cards.has(focused)) cards.get(focused).tabIndex = -1;
      focused = index;
      if (cards.has(index)) cards.get(index).tabIndex = 0;
    }
    /** Scrolls to a card and gives it the focus. */
    function focusCard(index) {
      if (!shown.length) return;
      index = Math.min(Math.max(index, 0), shown.length - 1);
      const top = wall.offsetTop + Math.floor(index / columns) * rowHeight, header = document.querySelector("header").offsetHeight;
      const low = top - header - gap, high = top + rowHeight - window.innerHeight;
      if (window.scrollY > low) window.scrollTo(0, low); else if (window.scrollY < high) window.scrollTo(0, high);
      setFocused(index);
      fill();
      cards.get(index)?.focus({ preventScroll: true });
    }
    let isFilling = false;
    window.addEventListener("scroll", () => {
      if (isFilling) return;
      isFilling = true;
      requestAnimationFrame(() => { isFilling = false; fill(); });
    }, { passive: true });
    new ResizeObserver(() => { if (wall.clientWidth) arrange(); }).observe(document.body);

    // MARK: Texts

    /** Returns a text without the indentation that all its lines have, so that a card shows the ends of the lines. */
    function excerpt(text) {
      const isDifference = /^(---|@@) /.test(text), marks = isDifference ? 1 : 0;
      const rows = text.split("\n").filter((row, index) => !(isDifference && index < 2 && /^(---|\+\+\+) /.test(row)));
      const margins = rows.filter(row => row.slice(marks).trim() && !row.startsWith("@@")).map(row => row.slice(marks).search(/\S/));
      const margin = margins.length ? Math.min(...margins) : 0;
      return rows.map(row => row.startsWith("@@") ? row : row.slice(0, marks) + row.slice(marks + margin)).join("\n");
    }
    function lines(text, isDifference) {
      return text.split("\n").slice(0, 8000).map((line, index) => element("span", {
        className: !isDifference ? "" : line.startsWith("@@") || index < 2 && /^(---|\+\+\+) /.test(line) ? "at" : line.startsWith("+") ? "add" : line.startsWith("-") ? "del" : "",
        textContent: line + "\n" }));
    }

    // MARK: Film strips

    /** Returns a box that shows one moment of a film strip, and a function that shows another one. */
    function makeFilm(item, file, width, height) {
      const { width: one, height: high, gap: between, times } = item.film, whole = one * times.length + between * (times.length - 1);
      const scale = Math.min(width / one, height / high);
      const box = element("div", { className: "film" });
      const show = index => { box.style.backgroundPosition = `${-index * (one + between) * scale}px 0`; };
      box.style.cssText = `width:${one * scale}px;height:${high * scale}px;background-size:${whole * scale}px ${high * scale}px`;
      box.style.backgroundImage = `url("${folder + file}")`;
      show(0);
      return { box, show };
    }
    let cardTimer = 0, cardFilm = null;
    function playCard(card, item) {
      stopCard();
      const film = makeFilm(item, item.now || item.before, cardWidth - 18, shotHeight), old = card.querySelector(".film");
      old.replaceWith(film.box);
      cardFilm = film;
      cardTimer = play(item.film.times, film.show);
    }
    function stopCard() { cancelAnimationFrame(cardTimer?.frame); cardTimer = null; cardFilm?.show(0); cardFilm = null; }
    /** Calls a function with the index of each moment, at its time, again and again. */
    function play(times, show, tick = () => {}, from = 0) {
      const first = times[0], length = times[times.length - 1] - first, pause = 0.6;
      const player = { frame: 0 };
      let begin = null;
      const step = now => {
        begin ??= now - from * 1000;
        const elapsed = ((now - begin) / 1000) % (length + pause), time = first + Math.min(elapsed, length);
        show(times.findLastIndex(other => other <= time + 1e-6));
        tick(time);
        player.frame = requestAnimationFrame(step);
      };
      player.frame = requestAnimationFrame(step);
      return player;
    }

    // MARK: One proof

    const modeTitles = { film: "Film", slider: "Slider", blink: "Blink", difference: "Difference", sides: "Side by side", before: "Before", now: "Now" };
    const modeKeys = { p: "film", s: "slider", b: "blink", d: "difference", a: "sides", o: "before", n: "now" };
    let current = null, mode = "", isActualSize = false, stopDrawing = () => {}, drawing = 0, elements = {}, chosen = null;

    function modesOf(item) {
      const both = item.before && item.now;
      const fits = { film: item.film, slider: both && item.kind !== "text", blink: both && item.kind !== "text",
        difference: item.kind === "text" ? item.message || item.messageFile : both, sides: both && item.kind !== "text", before: item.before, now: item.now };
      return Object.keys(modeTitles).filter(name => fits[name]);
    }
    function open(item, push) {
      current = item;
      state.proof = item.key;
      const found = shown.indexOf(item);
      $("name").textContent = item.name;
      $("tags").textContent = [states[item.state], item.device, item.look].filter(Boolean).join(" · ");
      $("position").textContent = found < 0 ? "" : `${found + 1} / ${shown.length}`;
      $("previous").disabled = found <= 0;
      $("next").disabled = found < 0 || found === shown.length - 1;
      const modes = modesOf(item);
      mode = modes.includes(state.mode) ? state.mode : modes[0] || "";
      $("modes").replaceChildren(...modes.map(name => {
        const button = element("button", { type: "button", textContent: modeTitles[name], title: `${modeTitles[name]} (${Object.keys(modeKeys).find(key => modeKeys[key] === name)})` });
        button.dataset.mode = name;
        button.onclick = () => setMode(name);
        return button;
      }));
      $("zoom").hidden = item.kind === "text";
      showFacts(item);
      elements = {};
      chosen = null;
      showElement();
      if (!view.open) {
        wasPushed = !!push;
        document.documentElement.style.overflow = "hidden";
        view.showModal();
        stage.focus();
      }
      draw();
      writeAddress(push);
      for (const side of ["now", "before"]) {
        const file = side === "now" ? item.elements : item.elementsBefore;
        if (file) load(file).then(read => {
          if (current !== item) return;
          elements[side] = read;
          showElement();
          const [wanted, index] = state.at.split(":");
          if (wanted === side && read.elements[index]) choose(side, +index);
        }, () => {});
      }
    }
    function setMode(name) {
      if (!modesOf(current).includes(name)) return;
      state.mode = mode = name;
      draw();
      writeAddress(false);
    }
    function step(by) {
      const item = shown[shown.indexOf(current) + by];
      if (!item) return;
      state.at = "";
      open(item);
    }
    view.onclose = () => {
      // The browser calls this function some time after the view was closed. Another proof may have
      // been opened meanwhile, which must stay open.
      if (view.open) return;
      stopDrawing();
      drawing++;
      stage.replaceChildren();
      document.documentElement.style.overflow = "";
      const index = shown.indexOf(current);
      current = null;
      const isOwn = state.proof !== "";
      Object.assign(state, { proof: "", at: "" });
      // If the user has opened the proof on this page, go back in the browser's history to the page
      // without the proof. If a link has opened the proof, there is no such entry in the history.
      if (isOwn && wasPushed) { wasPushed = false; history.back(); } else writeAddress(false);
      if (index >= 0) focusCard(index);
    };
    $("close").onclick = () => view.close();
    $("previous").onclick = () => step(-1);
    $("next").onclick = () => step(1);
    $("zoom").onclick = () => { isActualSize = !isActualSize; draw(); };

    function showFacts(item) {
      const facts = $("facts"), words = $("words");
      facts.replaceChildren();
      words.hidden = true;
      if (item.place) facts.append(element("dl", {}, element("dt", { textContent: item.isPreview ? "Preview" : "Test" }), element("dd", {}, element("code", { textContent: item.place }))));
      if (isChanged(item) && item.place && !item.isPreview) {
        const quoted = `swift run proof accept '${item.name.replaceAll("'", "'\\''")}'`;
        const copy = element("button", { type: "button", textContent: "Copy" });
        copy.onclick = () => navigator.clipboard?.writeText(quoted).then(() => { copy.textContent = "Copied"; setTimeout(() => { copy.textContent = "Copy"; }, 1500); }, () => {});
        facts.append(element("h2", { textContent: "If it is right" }), element("div", { className: "command" }, element("code", { textContent: quoted }), copy));
      }
      if (item.kind === "picture" && (item.elements || !item.isPreview)) {
        const said = item.elements || item.elementsBefore ? "Click a place in the picture to see its element."
          : "No elements are recorded for this picture. They are recorded for pictures that fail, and for all with GALLEY_ELEMENTS=all.";
        facts.append(element("p", { textContent: said, className: "hint" }));
      }
      facts.hidden = !facts.children.length;
      const showWords = text => {
        if (current !== item || item.kind === "text") return;
        words.hidden = false;
        words.replaceChildren(element("h2", { textContent: "What has changed" }), element("pre", {}, ...lines(text, true)));
      };
      if (item.message) showWords(item.message); else if (item.messageFile) load(item.messageFile).then(showWords, () => {});
      if (item.explanation) load(item.explanation).then(text => {
        if (current !== item) return;
        words.hidden = panel.hidden = false;
        words.replaceChildren(element("h2", { textContent: "Why frames have changed" }), element("pre", { textContent: text }));
      }, () => {});
      panel.hidden = facts.hidden && words.hidden;
    }

    function draw() {
      stopDrawing();
      stopDrawing = () => {};
      const item = current, turn = ++drawing;
      for (const button of $("modes").children) {
        button.setAttribute("aria-pressed", button.dataset.mode === mode);
        if (button.dataset.mode === mode) button.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
      $("zoom").setAttribute("aria-pressed", isActualSize);
      const isLatest = () => turn === drawing && current === item;
      const fail = error => { if (isLatest()) stage.replaceChildren(element("p", { className: "wrong", textContent: error.message })); };
      if (item.kind === "text") {
        const show = text => {
          if (isLatest()) stage.replaceChildren(element("pre", { className: "text" }, ...lines(text, mode === "difference")));
        };
        if (mode === "difference" && item.message) show(item.message);
        else load(mode === "difference" ? item.messageFile : item[mode]).then(show, fail);
        return;
      }
      const files = mode === "film" || mode === "difference" && !item.difference || mode === "slider" || mode === "blink" || mode === "sides"
        ? [item.now, item.before] : mode === "difference" ? [item.difference] : [item[mode]];
      Promise.all(files.map(file => file ? picture(file) : null)).then(pictures => { if (isLatest()) drawers[mode](item, ...pictures); }, fail);
    }
    function picture(file) {
      const image = element("img", { src: folder + file, alt: "", draggable: false });
      return image.decode().then(() => image, () => { throw new Error(`${folder + file} can't be shown`); });
    }
    /** The factor by which a picture is scaled to fit the stage; very small ones are enlarged. */
    function scaleFor(width, height, count = 1) {
      if (isActualSize) return 1;
      const style = getComputedStyle(stage), sides = parseFloat(style.paddingLeft) * 2;
      const fit = Math.min((stage.clientWidth - sides - 16 * (count - 1)) / count / width, (stage.clientHeight - sides - 56) / height);
      return fit >= 1 ? Math.max(1, Math.min(Math.floor(fit), 32, Math.floor(320 / width))) : Math.max(fit, 0.02);
    }
    /** Returns a frame for pictures on top of each other, whose views can be clicked. */
    function makeFrame(side, scale, width, height) {
      const frame = element("div", { className: "picture" });
      frame.style.cssText = `width:${width * scale}px;height:${height * scale}px`;
      frame.side = side;
      frame.scale = scale;
      frame.put = (image, left = 0) => {
        image.style.cssText = `width:${image.naturalWidth * scale}px;left:${left * scale}px;image-rendering:${scale > 1 ? "pixelated" : "auto"}`;
        frame.append(image);
        return image;
      };
      listen(frame);
      return frame;
    }
    const caption = (words, frame) => element("figure", {}, element("figcaption", { textContent: words }), frame);
    const sizeOf = (...pictures) => [Math.max(...pictures.map(image => image ? image.naturalWidth : 0)), Math.max(...pictures.map(image => image ? image.naturalHeight : 0))];

    const drawers = {
      before(item, image) { single("before", image); },
      now(item, image) { single("now", image); },
      slider(item, now, before) {
        const [width, height] = sizeOf(now, before), frame = makeFrame("now", scaleFor(width, height), width, height);
        frame.put(now);
        frame.put(before);
        const edge = element("div", { className: "edge" });
        const tags = [element("span", { className: "side", textContent: "before" }), element("span", { className: "side", textContent: "now" })];
        tags[0].style.left = tags[1].style.right = "6px";
        const isWide = frame.scale * width > 160;
        frame.append(edge, ...(isWide ? tags : []));
        const slider = element("input", { type: "range", min: 0, max: 100, step: 0.5, value: 50, id: "slider", ariaLabel: "Before and now" });
        const set = part => {
          slider.value = part;
          before.style.clipPath = `inset(0 ${100 - slider.value * width / Math.max(before.naturalWidth, 1)}% 0 0)`;
          edge.style.left = slider.value + "%";
          tags[0].hidden = slider.value < 20;
          tags[1].hidden = slider.value > 80;
        };
        slider.oninput = () => set(slider.value);
        frame.drag = part => set(part * 100);
        set(50);
        stage.replaceChildren(frame, element("div", { className: "controls" }, "before", slider, "now"));
        showBoxes();
      },
      blink(item, now, before) {
        const [width, height] = sizeOf(now, before), frame = makeFrame("now", scaleFor(width, height), width, height);
        frame.put(now);
        frame.put(before);
        const tag = element("span", { className: "side" });
        tag.style.left = "6px";
        frame.append(tag);
        const turn = () => { before.hidden = !before.hidden; now.hidden = !before.hidden; tag.textContent = before.hidden ? "now" : "before"; };
        turn();
        const timer = setInterval(turn, 500);
        stopDrawing = () => clearInterval(timer);
        stage.replaceChildren(frame);
        showBoxes();
      },
      difference(item, image, before) {
        if (before) {
          const [width, height] = sizeOf(image, before), frame = makeFrame("now", scaleFor(width, height), width, height);
          frame.put(image);
          frame.put(before).style.mixBlendMode = "difference";
          stage.replaceChildren(frame);
        } else {
          // The image has three parts, with 16 pixels between them: before, now, the difference.
          const width = (image.naturalWidth - 32) / 3, height = image.naturalHeight;
          const frame = makeFrame("now", scaleFor(width, height), width, height);
          frame.put(image, -2 * (width + 16));
          stage.replaceChildren(frame);
        }
        showBoxes();
      },
      sides(item, now, before) {
        const [width, height] = sizeOf(now, before), scale = scaleFor(width, height, 2);
        const both = [["before", before], ["now", now]].map(([side, image]) => {
          const frame = makeFrame(side, scale, image.naturalWidth, image.naturalHeight);
          frame.put(image);
          return caption(side, frame);
        });
        stage.replaceChildren(...both);
        showBoxes();
      },
      film(item, now, before) {
        const both = [["before", before, item.before], ["now", now, item.now]].filter(([, image]) => image);
        const wide = (stage.clientWidth - 48) / both.length, high = stage.clientHeight - 110;
        const { width, height, times } = item.film, scale = isActualSize ? 1 : Math.min(wide / width, high / height, Math.max(1, 320 / width));
        const films = both.map(([, , file]) => makeFilm(item, file, width * scale, height * scale));
        const scrubber = element("input", { type: "range", min: 0, max: times.length - 1, value: 0, id: "scrubber", ariaLabel: "Moment" });
        const output = element("output", {}), toggle = element("button", { type: "button", id: "play" });
        let index = 0, player = null;
        const show = next => {
          index = next;
          for (const film of films) film.show(index);
          scrubber.value = index;
          output.textContent = `${times[index]} s`;
          stage.dataset.moment = index;
        };
        const pause = () => { if (player) cancelAnimationFrame(player.frame); player = null; toggle.textContent = "▶"; toggle.ariaLabel = toggle.title = "Play (space)"; };
        const start = () => {
          pause();
          player = play(times, show, undefined, index === times.length - 1 ? 0 : times[index] - times[0]);
          toggle.textContent = "❚❚"; toggle.ariaLabel = toggle.title = "Pause (space)";
        };
        toggle.onclick = () => player ? pause() : start();
        scrubber.oninput = () => { pause(); show(+scrubber.value); };
        stage.moment = by => { pause(); show(Math.min(Math.max(index + by, 0), times.length - 1)); };
        stage.toggle = toggle.onclick;
        stopDrawing = () => { pause(); stage.moment = stage.toggle = null; delete stage.dataset.moment; };
        stage.replaceChildren(...both.map(([side], place) => both.length > 1 ? caption(side, films[place].box) : films[place].box),
          element("div", { className: "controls" }, toggle, scrubber, output));
        show(0);
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) pause(); else start();
      },
    };
    function single(side, image) {
      const frame = makeFrame(side, scaleFor(image.naturalWidth, image.naturalHeight), image.naturalWidth, image.naturalHeight);
      frame.put(image);
      stage.replaceChildren(frame);
      showBoxes();
    }
    let resizing = 0;
    window.addEventListener("resize", () => {
      clearTimeout(resizing);
      resizing = setTimeout(() => { if (current && current.kind !== "text") draw(); }, 150);
    });

    // MARK: The elements of a picture: the views that it shows

    /** The number of points of the picture in a pixel of the page. */
    function pointsIn(frame, read) {
      const image = frame.querySelector("img"), wide = mode === "difference" && current.difference ? (image.naturalWidth - 32) / 3 : image.naturalWidth;
      return read.size[0] / (wide * frame.scale);
    }
    function sideOf(frame) { return elements[frame.side] ? frame.side : null; }
    /** Returns the index of the frontmost element at a point, which is the last in the array. */
    function elementAt(frame, event) {
      const side = sideOf(frame);
      if (!side) return -1;
      const place = frame.getBoundingClientRect(), points = pointsIn(frame, elements[side]);
      const x = (event.clientX - place.left) * points, y = (event.clientY - place.top) * points;
      return elements[side].elements.findLastIndex(({ rect }) => x >= rect[0] && y >= rect[1] && x < rect[0] + rect[2] && y < rect[1] + rect[3]);
    }
    function showBox(frame, side, index, className) {
      frame.querySelector("." + className.split(" ").join("."))?.remove();
      if (index < 0 || index == null) return;
      const { rect } = elements[side].elements[index], points = pointsIn(frame, elements[side]);
      const box = element("div", { className });
      box.style.cssText = `left:${rect[0] / points}px;top:${rect[1] / points}px;width:${rect[2] / points}px;height:${rect[3] / points}px`;
      frame.append(box);
    }
    function showBoxes() {
      for (const frame of stage.querySelectorAll(".picture"))
        showBox(frame, frame.side, chosen && chosen.side === frame.side && elements[frame.side] ? chosen.index : -1, "box chosen");
    }
    function listen(frame) {
      let from = null, isDragging = false;
      const part = event => {
        const place = frame.getBoundingClientRect();
        return Math.min(Math.max((event.clientX - place.left) / place.width, 0), 1);
      };
      frame.onpointerdown = event => { if (event.button === 0) { from = event.clientX; isDragging = false; } };
      frame.onpointermove = event => {
        if (from !== null && frame.drag && (isDragging || Math.abs(event.clientX - from) > 4)) {
          if (!isDragging) frame.setPointerCapture(event.pointerId);
          isDragging = true;
          frame.drag(part(event));
        } else if (from === null && event.pointerType === "mouse" && sideOf(frame)) {
          showBox(frame, frame.side, elementAt(frame, event), "box near");
        }
      };
      frame.onpointerup = frame.onpointercancel = event => {
        const isClick = event.type === "pointerup" && from !== null && !isDragging;
        from = null;
        if (!isClick) return;
        const index = elementAt(frame, event);
        if (index >= 0) choose(frame.side, index);
      };
      frame.onpointerleave = () => frame.querySelector(".near")?.remove();
    }
    function choose(side, index) {
      chosen = index == null ? null : { side, index };
      state.at = chosen ? `${side}:${index}` : "";
      showElement();
      showBoxes();
      writeAddress(false);
    }
    function showElement() {
      const section = $("element");
      section.hidden = !chosen;
      if (!chosen) { section.replaceChildren(); return; }
      const all = elements[chosen.side].elements, it = all[chosen.index], path = [];
      for (let index = chosen.index; index != null; index = all[index].parent) path.unshift(index);
      const crumbs = element("div", { className: "crumbs" });
      for (const index of path) {
        if (index !== path[0]) crumbs.append(element("span", { textContent: "›" }));
        const button = element("button", { type: "button", textContent: all[index].name });
        if (index === chosen.index) button.setAttribute("aria-current", "true");
        button.onclick = () => choose(chosen.side, index);
        crumbs.append(button);
      }
      const facts = element("dl", {}, element("dt", { textContent: "Frame" }), element("dd", { textContent: it.frame }),
        element("dt", { textContent: "In the picture" }), element("dd", { textContent: `(${it.rect.join(", ")})` }));
      if (it.text != null) facts.append(element("dt", { textContent: "Text" }), element("dd", { textContent: it.text, id: "text" }));
      section.replaceChildren(element("h2", { textContent: chosen.side === "before" ? "Element before" : "Element" }), crumbs, facts);
      const explained = path.findLast(index => all[index].explanation);
      if (explained != null) {
        const title = explained === chosen.index ? "Explanation" : `Explanation of ${all[explained].name}`;
        section.append(element("h2", { textContent: title }), element("pre", { textContent: all[explained].explanation }));
      }
      panel.scrollTop = 0;
    }

    // MARK: Keys

    const help = [["/", "filter by name"], ["← → ↑ ↓", "go through the wall"], ["Enter", "open the proof"],
      ["c", "changed proofs, or all"], ["Esc", "close; leave the chosen element"],
      ["← → or k j", "previous and next proof"], ["s b d a", "slider, blink, difference, side by side"],
      ["o n", "before, now"], ["p", "film"], ["space", "play or pause"], [", .", "a moment back or on"],
      ["u", "the element around the chosen one"], ["z", "actual size"], ["?", "these keys"]];
    $("help").querySelector("table").append(...help.map(([keys, words]) => element("tr", {},
      element("td", {}, ...keys.split(" ").map(key => key === "or" ? " or " : element("kbd", { textContent: key })).flatMap(part => [part, " "])), element("td", { textContent: words }))));
    $("keys").onclick = () => $("help").showModal();

    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || $("help").open) return;
      const target = event.target, key = event.key, isTyping = target.matches("input[type=search], select");
      const isSlider = target.matches("input[type=range]");
      const taken = handle();
      if (taken) event.preventDefault();

      function handle() {
        if (isTyping) {
          if (key === "Escape" && target === $("q")) { state.q = ""; changeFilter(); target.blur(); return true; }
          if (key === "Enter" || key === "ArrowDown") if (target === $("q")) { focusCard(0); return true; }
          return false;
        }
        if (key === "?") { $("help").showModal(); return true; }
        if (!current) {
          if (key === "/") { $("q").focus(); $("q").select(); return true; }
          if (key === "c") { state.show = state.show === "all" ? "changed" : "all"; changeFilter(); return true; }
          const isCard = target.matches(".card"), on = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
          if (key === "Home" && isCard) { focusCard(0); return true; }
          if (key === "End" && isCard) { focusCard(shown.length - 1); return true; }
          if (on && isCard) {
            const next = focused + on;
            if (next >= 0 && next < shown.length) focusCard(next);
            return true;
          }
          if ((on > 0 || key === "Enter") && target === document.body) { focusCard(focused); return true; }
          return false;
        }
        if (key === "Escape" && chosen) { choose(null, null); return true; }
        if (key === "u" && chosen) {
          const around = elements[chosen.side].elements[chosen.index].parent;
          if (around != null) choose(chosen.side, around);
          return true;
        }
        if (key === "j" || key === "ArrowRight" && !isSlider) { step(1); return true; }
        if (key === "k" || key === "ArrowLeft" && !isSlider) { step(-1); return true; }
        if (key === "z") { if (current.kind !== "text") { isActualSize = !isActualSize; draw(); } return true; }
        if (key === " " && stage.toggle && !target.matches("button")) { stage.toggle(); return true; }
        if ((key === "," || key === ".") && stage.moment) { stage.moment(key === "." ? 1 : -1); return true; }
        if (modeKeys[key]) { setMode(modeKeys[key]); return true; }
        return false;
      }
    });

    window.addEventListener("popstate", readAddress);
    readAddress();
    """#
}
