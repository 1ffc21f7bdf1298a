"""Drives the page of `proof sheet` in a headless Chromium; see script/tests/sheet.

The browser is driven by its DevTools protocol over two pipes, with messages that end with a zero
byte. Nothing but Python's standard library is needed.
"""

import base64
import json
import os
import pathlib
import select
import shutil
import struct
import subprocess
import sys
import time
import urllib.parse
import zlib

program, browser_path, scratch, shots = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])
failures = []


def check(is_right, message):
    if not is_right:
        failures.append(message)
        print(f"script/tests/sheet: {message}", file=sys.stderr)


def equal(found, wanted, what):
    check(found == wanted, f"{what}: {found!r}, and not {wanted!r}")


# The proofs


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(width, height, rectangles, note=None):
    """A picture of rectangles (x, y, width, height, color), the last one in front."""
    rows = [bytearray(b"\0" + bytes((250, 250, 252)) * width) for _ in range(height)]
    for x, y, wide, high, color in rectangles:
        for row in rows[max(y, 0):y + high]:
            end = min(x + wide, width)
            if end > x:
                row[1 + 3 * x:1 + 3 * end] = bytes(color) * (end - x)
    parts = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    if note:
        parts += chunk(b"tEXt", note)
    parts += chunk(b"IDAT", zlib.compress(b"".join(rows), 6)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def color(number):
    return ((number * 67) % 200 + 30, (number * 131) % 200 + 30, (number * 29) % 200 + 40)


def screen(number, dark=False, moved=0, width=130, height=280):
    back = (28, 28, 30) if dark else (255, 255, 255)
    rectangles = [(0, 0, width, height, back), (0, 0, width, 34, color(number))]
    for row in range(6):
        top = 44 + row * 38 + (moved if row > 2 else 0)
        rectangles.append((8, top, 26, 26, color(number + row + 1)))
        rectangles.append((42, top + 3, 40 + (number * 7 + row * 13) % 45, 7, (120, 120, 128)))
        rectangles.append((42, top + 15, 25 + (number * 3 + row * 5) % 40, 6, (185, 185, 192)))
    return png(width, height, rectangles)


def film(shift=0):
    """Five moments of 100 × 200 pixels, with 8 pixels between them."""
    rectangles = [(0, 0, 532, 200, (85, 85, 85))]
    for index in range(5):
        left = index * 108
        rectangles.append((left, 0, 100, 200, (255, 255, 255)))
        rectangles.append((left + 10, 10 + index * (30 + shift), 80, 30, color(3)))
        rectangles.append((left + 10, 160 - index * 25, 80, 30, color(8)))
    note = json.dumps({"width": 100, "height": 200, "gap": 8, "times": [0, 0.1, 0.2, 0.3, 0.4]})
    return png(532, 200, rectangles, b"Galley-Film\0" + note.encode())


def beside(before, now):
    """Two pictures of one size and their difference, as the program draws them: here only the sizes matter."""
    width, height = struct.unpack(">II", now[16:24])
    return png(width * 3 + 32, height, [(0, 0, width, height, (255, 255, 255)),
        (width + 16, 0, width, height, (240, 240, 255)), (2 * width + 32, height // 2, width, height // 3, (255, 0, 48))])


elements = {
    "size": [130, 280],
    "elements": [
        {"name": "UIWindow", "rect": [0, 0, 130, 280], "frame": "(0, 0, 130, 280)"},
        {"name": "ShelfView", "parent": 0, "rect": [0, 34, 130, 246], "frame": "(0, 34, 130, 246)"},
        {"name": "BookCell, item 2 of section 0", "parent": 1, "rect": [0, 116, 130, 38],
         "frame": "(0, 82, 130, 38)", "explanation": "item 0.2 (0, 82, 130, 38)\n  height: as wide as <the list>"},
        {"name": "title (UILabel)", "parent": 2, "rect": [42, 119, 60, 7], "frame": "(42, 3, 60, 7)",
         "text": "Ebb & flow </script>"},
    ],
}
devices = ["iPhone-13", "iPhone-SE--3rd-generation-", "iPad-Air-11-inch--M2-", "iPhone-16-Pro"]
looks = ["", "dark", "text-accessibility3", "right-to-left", "dark-text-extraSmall"]


def make_package(root):
    proofs, changed = root / "Tests/ShelfTests/__Proofs__", root / ".build/proofs/changed"
    (root / "Package.swift").parent.mkdir(parents=True)
    (root / "Package.swift").write_text("// no manifest\n")
    names, count = set(), 0

    def write(suite, name, data):
        file = proofs / suite / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        names.add(f"{suite}/{name}")
        return file

    def change(file, data, message, difference=None, read=None):
        entry_folder = changed / f"{len(list(changed.glob('*'))):x}"
        entry_folder.mkdir(parents=True)
        kind = file.name.rsplit(".", 1)[1]
        (entry_folder / f"now.{kind}").write_bytes(data)
        (entry_folder / f"before.{kind}").write_bytes(file.read_bytes())
        entry = {"package": str(root), "proof": str(file.relative_to(root)), "name": f"{file.parent.name}/{file.name}",
                 "before": f"before.{kind}", "now": f"now.{kind}",
                 "place": f"Tests/ShelfTests/{file.parent.name}.swift:{7 + len(file.name)}", "message": message}
        if difference:
            (entry_folder / "difference.png").write_bytes(difference)
            entry["difference"] = "difference.png"
        if read:
            (entry_folder / "elements.json").write_text(json.dumps(read))
            entry["elements"] = "elements.json"
        (entry_folder / "entry.json").write_text(json.dumps(entry))

    for number in range(1880):
        device, look = devices[number % 4], looks[number // 4 % 5]
        name = f"shelf{number // 20}.{device}{'-' + look if look else ''}.png"
        file = write(f"Shelf{number // 100:02}Tests", name, screen(number, "dark" in look))
        if number % 60 == 7:
            now = screen(number, "dark" in look, moved=6)
            change(file, now, "2140 of 36400 pixels are others, all of them from (8, 120) to (121, 259)",
                   beside(file.read_bytes(), now), elements if number == 7 else None)
    for number in range(90):
        text = "\n".join(f"UIView ({row * 3}, {row * 44}, 390, 44) \"Row {row}\"" for row in range(40)) + "\n"
        file = write("OutlineTests", f"outline{number}.frames.txt", text.encode())
        if number % 30 == 3:
            now = text.replace("(9, 132, 390, 44)", "(9, 132, 390, 52)")
            change(file, now.encode(), "--- before\n+++ now\n@@ -3,3 +3,3 @@\n UIView (6, 88, 390, 44)\n"
                   "-UIView (9, 132, 390, 44)\n+UIView (9, 132, 390, 52)\n UIView (12, 176, 390, 44)")
    file = write("FilmTests", "reorder.png", film())
    change(file, film(4), "3111 of 106400 pixels are others, all of them from (118, 40) to (521, 199)",
           beside(film(), film(4)))
    write("FilmTests", "delete.png", film(2))
    small = write("SizeTests", "grown.png", png(120, 44, [(4, 4, 60, 12, color(2))]))
    change(small, png(120, 60, [(4, 4, 60, 12, color(2)), (4, 22, 80, 12, color(5))]), "120 × 60 pixels, and not 120 × 44")
    wide = write("SizeTests", "tiny.png", png(4, 4, [(0, 0, 2, 2, color(1))]))
    change(wide, png(4, 4, [(0, 0, 2, 2, color(4))]), "4 of 16 pixels are others, all of them from (0, 0) to (1, 1)")
    # In a name, the folder and the file are joined by a slash: this one has the end of a script.
    bad = write("Hostile<", "script><script>throw 'not text'<!--.png", screen(5))
    change(bad, screen(5, moved=3), "</script><script>throw 'not text'</script> &amp; <img src=x onerror=throw>")
    write("Hostile'\"`${1}", "it's \"quoted\" \\u003c & 50% #1?.png", screen(6))
    write("Hostile🎈Tests", "Überschrift 日本語 🧶👩‍👩‍👧.txt", "a text\u2028with \u0000 everything </script>\n".encode())
    write("Hostile🎈Tests", "not-utf8.txt", b"\xff\xfe\x00 bytes\n")
    while len(names) < 2000:
        count += 1
        write("OtherTests", f"other{count}.png", screen(3000 + count))
    return names


# The browser


class Browser:
    def __init__(self, path, folder):
        to_browser, from_browser = os.pipe(), os.pipe()
        for descriptor in (to_browser[0], from_browser[1]):
            os.set_inheritable(descriptor, True)

        def arrange():
            # Above the numbers that the browser expects, so that none is closed by the other.
            reading, writing = os.dup(to_browser[0]), os.dup(from_browser[1])
            if {reading, writing} & {3, 4}:
                reading, writing = os.dup(reading), os.dup(writing)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [path, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
             "--disable-dev-shm-usage", "--no-first-run", f"--user-data-dir={folder}", "about:blank"],
            preexec_fn=arrange, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser[0])
        os.close(from_browser[1])
        self.writing, self.reading = to_browser[1], from_browser[0]
        self.buffer, self.last, self.session, self.events = b"", 0, None, []

    def receive(self, limit):
        while b"\0" not in self.buffer:
            if not select.select([self.reading], [], [], max(limit - time.monotonic(), 0))[0]:
                return None
            part = os.read(self.reading, 1 << 20)
            if not part:
                raise RuntimeError("the browser has ended")
            self.buffer += part
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def send(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.writing, data):]
        limit = time.monotonic() + 600
        while True:
            answer = self.receive(limit)
            if answer is None:
                raise RuntimeError(f"no answer to {method}")
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def wait_for(self, method, seconds=300):
        limit = time.monotonic() + seconds
        while True:
            for index, event in enumerate(self.events):
                if event.get("method") == method:
                    return self.events.pop(index)["params"]
            event = self.receive(limit)
            if event is None:
                raise RuntimeError(f"no event {method}")
            self.events.append(event)

    def start(self):
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")
        self.send("Page.addScriptToEvaluateOnNewDocument", source="""
            window.loaded = new Set();
            """)

    def evaluate(self, expression):
        answer = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def until(self, expression, what, seconds=30):
        """Waits until an expression is true, and fails if it never is."""
        limit = time.monotonic() + seconds
        while not self.evaluate(f"!!({expression})"):
            if time.monotonic() > limit:
                check(False, f"{what}: not within {seconds} s")
                return False
            time.sleep(0.05)
        return True

    def size(self, width, height, is_phone=False):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=2 if is_phone else 1, mobile=is_phone)

    def open(self, address):
        self.send("Page.navigate", url="about:blank")
        self.send("Page.navigate", url=address)
        self.until("location.protocol === 'file:' && document.readyState === 'complete'", f"{address} is open")

    def key(self, key, text=None):
        codes = {"Escape": 27, "Enter": 13, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
                 "Tab": 9, "End": 35, "Home": 36, " ": 32}
        text = text or (key if len(key) == 1 else "\r" if key == "Enter" else "")
        code = codes.get(key, ord(key.upper()) if len(key) == 1 and key.isalnum() else 0)
        self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", key=key, text=text,
                  windowsVirtualKeyCode=code)
        self.send("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=code)

    def mouse(self, kind, x, y, **more):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def click(self, x, y):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)

    def click_on(self, selector, part=(0.5, 0.5)):
        place = self.evaluate(f"""(() => {{
            const place = document.querySelector({json.dumps(selector)}).getBoundingClientRect();
            return [place.left, place.top, place.width, place.height]; }})()""")
        self.click(place[0] + place[2] * part[0], place[1] + place[3] * part[1])

    def begin_tasks(self):
        self.send("Tracing.start", transferMode="ReportEvents", traceConfig={"includedCategories": ["toplevel"]})

    def end_tasks(self):
        """Returns the milliseconds that each task of the page's main thread has taken since `begin_tasks`.

        They are times of the processor, and so do not depend on what else the machine does.
        """
        self.send("Tracing.end")
        self.wait_for("Tracing.tracingComplete")
        events = [event for message in self.events if message.get("method") == "Tracing.dataCollected"
                  for event in message["params"]["value"]]
        threads = {(event["pid"], event["tid"]) for event in events
                   if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"}
        return [event["tdur"] / 1000 for event in events if event["name"] == "ThreadControllerImpl::RunTask"
                and "tdur" in event and (event["pid"], event["tid"]) in threads]

    def settle(self):
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.evaluate("Promise.all([...document.images].map(image => image.decode().catch(() => {})))")

    def shot(self, name):
        self.settle()
        shots.mkdir(parents=True, exist_ok=True)
        data = self.send("Page.captureScreenshot", format="png")["data"]
        (shots / f"{name}.png").write_bytes(base64.b64decode(data))

    def complaints(self):
        """Returns what the page has said on its console, and clears it."""
        found = []
        for event in self.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                found.append(json.dumps(parameters["exceptionDetails"])[:400])
            elif method == "Runtime.consoleAPICalled":
                found.append(json.dumps(parameters["args"])[:400])
            elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append(json.dumps(parameters["entry"])[:400])
            elif method == "Page.javascriptDialogOpening":
                found.append("a dialog: " + parameters["message"])
            elif method == "Network.requestWillBeSent" and not parameters["request"]["url"].startswith(
                    ("file:", "data:", "about:")):
                found.append("a request: " + parameters["request"]["url"])
        self.events = []
        return found

    def end(self):
        self.process.terminate()
        self.process.wait(20)


# The test

names = make_package(scratch / "package")
equal(len(names), 2000, "the number of proofs")
start = time.monotonic()
made = subprocess.run([program, "sheet", "--root", str(scratch / "package"), "--to", str(scratch / "sheet")],
                      capture_output=True, text=True)
equal(made.returncode, 0, f"proof sheet ends: {made.stderr}")
page_file = scratch / "sheet/index.html"
print(f"a page with 2,000 proofs made in {time.monotonic() - start:.1f} s, {page_file.stat().st_size} bytes")
check(page_file.stat().st_size < 1_000_000, f"the page has {page_file.stat().st_size} bytes")
check(b"://" not in page_file.read_bytes(), "the page has an address")
page = page_file.resolve().as_uri()

browser = Browser(browser_path, scratch / "profile")
try:
    browser.start()
    browser.size(1400, 900)
    browser.open(page)

    # It opens on the changed proofs.
    changed = browser.evaluate("items.filter(item => item.state !== 'same').length")
    equal(browser.evaluate("items.length"), 2000, "the page has all proofs")
    equal(set(browser.evaluate("items.map(item => item.name)")), names, "the names of the proofs")
    check(changed == 39, f"{changed} proofs have changed, and not 39")
    equal(browser.evaluate("shown.length"), changed, "it opens on the changed proofs")
    equal(browser.evaluate("document.querySelector('[data-show=changed]').getAttribute('aria-pressed')"), "true",
          "the button of the changed ones is pressed")
    browser.shot("wall")

    # Names are text, whatever is in them.
    equal(browser.evaluate("document.scripts.length"), 2, "no name has become a script")
    browser.evaluate("state.show = 'all', changeFilter()")
    browser.key("/")
    browser.send("Input.insertText", text="hostile")
    equal(browser.evaluate("shown.length"), 4, "the filter finds the hostile names")
    browser.shot("hostile")
    titles = browser.evaluate("[...document.querySelectorAll('.card b')].map(title => title.textContent)")
    check("script><script>throw 'not text'<!--.png" in titles, f"a name is shown as it is: {titles}")

    # Filters: words, device, look, kind.
    browser.evaluate("$('clear').onclick()")
    equal(browser.evaluate("shown.length"), 2000, "a cleared filter shows all")
    browser.send("Input.insertText", text="shelf3 dark")
    wanted = sum(1 for name in names if "shelf3" in name.lower() and "dark" in name.lower())
    equal(browser.evaluate("shown.length"), wanted, "words are all in the name")
    browser.key("Escape")
    equal(browser.evaluate("shown.length"), 2000, "Escape clears the words")
    for choice, value, wanted in (
            ("device", "iPad Air 11 inch (M2)", 470), ("look", "dark", 376), ("kind", "film", 2), ("kind", "text", 92)):
        browser.evaluate(f"""$('{choice}').value = {json.dumps(value)}, $('{choice}').dispatchEvent(new Event('change'))""")
        equal(browser.evaluate("shown.length"), wanted, f"the proofs with the {choice} {value}")
        check(f"{choice}=" in browser.evaluate("location.hash"), f"the address has the {choice}")
        browser.evaluate(f"$('{choice}').value = '', $('{choice}').dispatchEvent(new Event('change'))")
    browser.evaluate("state.kind = 'text', changeFilter()")
    browser.until("[...document.querySelectorAll('.card pre')].every(text => text.textContent)", "texts are loaded")
    browser.shot("texts")
    browser.evaluate("state.kind = '', changeFilter()")

    # 2,000 pictures scroll past.
    browser.settle()
    browser.begin_tasks()
    # Each step waits for the pictures in sight, or a busy machine would skip some.
    browser.evaluate("""new Promise(done => {
        const step = () => {
          const from = window.scrollY, images = [...document.images];
          const isLoaded = !isFilling && images.every(image => image.complete);
          if (isLoaded) {
            for (const image of images) if (image.naturalWidth) loaded.add(image.getAttribute("src"));
            window.scrollBy(0, 720);
          }
          requestAnimationFrame(isLoaded && window.scrollY === from ? done : step);
        };
        requestAnimationFrame(step);
    })""")
    browser.settle()
    pictures = browser.evaluate("""(() => {
        const wanted = items.filter(item => item.kind === "picture").map(item => folder + (item.now || item.before));
        return [new Set(wanted).size, wanted.filter(source => !loaded.has(source)).length]; })()""")
    check(pictures[0] > 1800 and pictures[1] == 0, f"{pictures[1]} of {pictures[0]} pictures were not loaded")
    tasks = browser.end_tasks()
    check(len(tasks) > 500, f"only {len(tasks)} tasks were noticed")
    longest = max(tasks, default=0)
    print(f"the longest of {len(tasks)} tasks while 2,000 pictures scrolled past: {longest:.0f} ms")
    check(longest <= 100, f"a task of {longest:.0f} ms while pictures scrolled past")
    check(browser.evaluate("document.querySelectorAll('.card').length") < 200, "cards out of sight are removed")

    # Keys on the wall.
    browser.evaluate("state.show = 'changed', changeFilter()")
    browser.key("ArrowRight")
    browser.key("ArrowRight")
    browser.key("ArrowDown")
    columns = browser.evaluate("columns")
    equal(browser.evaluate("document.activeElement.index"), 1 + columns, "arrows go through the wall")
    browser.key("End")
    equal(browser.evaluate("document.activeElement.index"), changed - 1, "End goes to the last card")
    browser.key("c")
    equal(browser.evaluate("shown.length"), 2000, "c shows all")
    browser.key("c")
    equal(browser.evaluate("shown.length"), changed, "c shows the changed ones again")

    # Before and after.
    chosen = browser.evaluate("items.find(item => item.elements).key")
    at = browser.evaluate(f"shown.findIndex(item => item.key === {json.dumps(chosen)})")
    browser.evaluate(f"focusCard({at})")
    browser.key("Enter")
    browser.until("stage.querySelector('#slider')", "Enter opens a proof, with the slider")
    equal(browser.evaluate("state.proof"), chosen, "the proof that is open")
    browser.shot("slider")
    browser.evaluate("$('slider').focus()")
    browser.key("ArrowRight")
    equal(browser.evaluate("$('slider').value"), "50.5", "arrows move the slider")
    place = browser.evaluate("(() => { const r = stage.querySelector('.picture').getBoundingClientRect(); return [r.left, r.top, r.width, r.height]; })()")
    x, y = place[0] + place[2] / 2, place[1] + place[3] / 2
    browser.mouse("mouseMoved", x, y)
    browser.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
    for part in (0.45, 0.3, 0.25):
        browser.mouse("mouseMoved", place[0] + place[2] * part, y, button="left", buttons=1)
    browser.mouse("mouseReleased", place[0] + place[2] * 0.25, y, button="left", clickCount=1)
    value = float(browser.evaluate("$('slider').value"))
    check(abs(value - 25) <= 1, f"a drag moves the slider to {value}, and not 25")
    check("inset(0" in browser.evaluate("stage.querySelectorAll('img')[1].style.clipPath"), "the picture before is cut")
    equal(browser.evaluate("chosen"), None, "a drag chooses no element")
    browser.key("b")
    seen = set()
    limit = time.monotonic() + 3
    while time.monotonic() < limit and len(seen) < 2:
        seen.add(browser.evaluate("stage.querySelector('.side').textContent"))
    equal(seen, {"before", "now"}, "the pictures blink")
    for key, mode in (("d", "difference"), ("a", "sides"), ("o", "before"), ("n", "now")):
        browser.key(key)
        browser.until(f"mode === '{mode}' && stage.querySelector('img')", f"{key} shows {mode}")
        check(f"mode={mode}" in browser.evaluate("location.hash"), f"the address has {mode}")
        browser.shot(mode)

    # A place of the picture.
    browser.click_on(".picture", ((42 + 10) / 130, (119 + 3) / 280))
    equal(browser.evaluate("[...document.querySelectorAll('.crumbs button')].map(button => button.textContent)"),
          ["UIWindow", "ShelfView", "BookCell, item 2 of section 0", "title (UILabel)"], "the path of the element")
    equal(browser.evaluate("$('text').textContent"), "Ebb & flow </script>", "the text of the element")
    shown_words = browser.evaluate("$('element').textContent")
    check("(42, 3, 60, 7)" in shown_words, f"the frame of the element: {shown_words}")
    check("as wide as <the list>" in shown_words, f"the explanation of its cell: {shown_words}")
    browser.mouse("mouseMoved", place[0] + 20, place[1] + 40)
    browser.shot("element")
    link = browser.evaluate("location.href")
    browser.key("u")
    equal(browser.evaluate("chosen.index"), 2, "u goes to the cell")
    browser.key("z")
    browser.settle()
    equal(browser.evaluate("stage.querySelector('.picture').offsetWidth"), 130, "z shows the actual size")
    browser.key("z")
    browser.key("Escape")
    equal(browser.evaluate("[view.open, chosen]"), [True, None], "Escape leaves the element first")
    browser.key("j")
    check(browser.evaluate("state.proof") != chosen, "j goes to the next proof")
    browser.key("k")
    equal(browser.evaluate("state.proof"), chosen, "k goes back")
    browser.key("Escape")
    browser.until("!view.open && !location.hash.includes('proof=')", "Escape closes the proof")
    equal(browser.evaluate("document.activeElement.index"), at, "the card of the proof has the focus again")

    # A film strip.
    browser.evaluate("open(items.find(item => item.name === 'FilmTests/reorder.png'), true)")
    browser.until("stage.dataset.moment > 0", "the film plays")
    browser.key(" ")
    paused = browser.evaluate("stage.dataset.moment")
    time.sleep(0.4)
    equal(browser.evaluate("stage.dataset.moment"), paused, "space pauses the film")
    for _ in range(5):
        browser.key(",")
    browser.key(".")
    equal(browser.evaluate("[stage.dataset.moment, stage.querySelector('output').textContent]"), ["1", "0.1 s"], "a moment on")
    equal(browser.evaluate("document.querySelectorAll('#stage .film').length"), 2, "the films before and now")
    browser.shot("film")
    browser.send("Page.navigateToHistoryEntry", entryId=browser.send("Page.getNavigationHistory")["entries"][-2]["id"])
    browser.until("!view.open", "going back closes the proof")

    # Another proof that is opened before the browser has said that the last one is closed.
    browser.evaluate("open(items.find(isChanged), true); view.close(); open(items.find(isChanged), true)")
    browser.settle()
    equal(browser.evaluate("[view.open, current === items.find(isChanged)]"), [True, True], "the proof opened last is open")
    browser.key("Escape")
    browser.until("!view.open && !current && !location.hash.includes('proof=')", "Escape closes it")

    # A text.
    browser.evaluate("open(items.find(item => item.name.startsWith('OutlineTests') && item.state === 'changed'), true)")
    browser.until("stage.querySelector('.add') && stage.querySelector('.del')", "a text shows its difference")
    browser.shot("text")
    browser.key("o")
    browser.until("stage.textContent.includes('Row 39')", "the whole text before")

    # A link.
    browser.open(link)
    browser.until("chosen", "a link leads to an element")
    equal(browser.evaluate("[state.proof, mode, chosen.index, $('text').textContent]"),
          [chosen, "now", 3, "Ebb & flow </script>"], "what a link shows")
    browser.open(page + "#" + urllib.parse.urlencode({"proof": "Hostile<" + "/script><script>throw 'not text'<!--.png"}))
    browser.until("stage.querySelector('#slider')", "a link leads to a hostile name")
    check("'\\''not text'\\''" in browser.evaluate("document.querySelector('.command code').textContent"),
          "the command quotes the name")
    browser.shot("hostile-open")
    browser.open(page + "#" + urllib.parse.urlencode({"proof": "OtherTests/other1.png"}))
    browser.until("view.open && stage.querySelector('img')", "a link leads to a proof that has not changed")
    equal(browser.evaluate("shown.length"), 2000, "which is shown among all")
    browser.open(page + "#" + urllib.parse.urlencode({"proof": "SizeTests/grown.png"}))
    browser.until("stage.querySelector('#slider')", "pictures of two sizes have a slider")
    equal(browser.evaluate("[...stage.querySelectorAll('img')].map(i => i.offsetHeight / i.offsetWidth)"),
          [0.5, 44 / 120], "pictures of two sizes are not stretched")
    browser.shot("sizes")
    browser.open(page + "#" + urllib.parse.urlencode({"proof": "SizeTests/tiny.png"}))
    browser.until("stage.querySelector('#slider')", "a tiny picture has a slider")
    browser.shot("tiny")

    # Dark.
    browser.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    browser.open(page)
    equal(browser.evaluate("getComputedStyle(document.body).backgroundColor"), "rgb(19, 19, 21)", "the dark page")
    browser.shot("wall-dark")
    browser.open(link)
    browser.until("chosen", "a link in the dark")
    browser.shot("element-dark")

    # A phone.
    browser.size(390, 844, is_phone=True)
    overflow = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - 390"
    browser.open(page)
    check(browser.evaluate(overflow) <= 0, "the wall is wider than a phone")
    check(browser.evaluate("columns") >= 2, "a phone has two columns")
    browser.shot("phone-wall-dark")
    browser.send("Emulation.setEmulatedMedia", features=[])
    browser.open(link)
    browser.until("chosen", "a link on a phone")
    equal(browser.evaluate(overflow), 0, "a proof is as wide as a phone")
    check(browser.evaluate("(r => r.left >= 0 && r.right <= 390 && r.width > 60)(stage.querySelector('.picture').getBoundingClientRect())"),
          "the picture is in sight on a phone")
    browser.shot("phone-element")
    browser.open(page)
    browser.shot("phone-wall")
    browser.evaluate("$('help').showModal()")
    browser.shot("phone-keys")

    complaints = browser.complaints()
    check(not complaints, "the page complains:\n  " + "\n  ".join(complaints[:10]))
finally:
    browser.end()

print(f"script/tests/sheet: {len(failures)} failures, screenshots in {shots}")
sys.exit(1 if failures else 0)
