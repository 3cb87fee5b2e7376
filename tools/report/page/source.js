"use strict";
// View "Source and IR": the source, or the IR that was read, beside the IR after the passes.

function sourceChoices(f) {
  const lines = new Map(); // file → lines of code from it
  for (const l of f.code) if (l.f) lines.set(l.f, (lines.get(l.f) || 0) + 1);
  const files = [...lines.keys()].sort((a, b) => lines.get(b) - lines.get(a));
  return files.map((n) => ({ name: index.files[n - 1], id: "file" + n, file: n })).concat([{ name: "IR that was read", id: "input", file: 0 }]);
}

// lineIn is the line of a code line in the chosen text.
function lineIn(choice, l) { return choice.file === 0 ? l.o || 0 : l.f === choice.file ? l.l : 0; }

function sourceView(f) {
  const choices = sourceChoices(f);
  const picker = el("select", { "aria-label": "Text on the left" }, choices.map((c, k) => el("option", { value: k }, c.name)));
  const note = el("div", { class: "note", role: "status", "aria-live": "polite", id: "reason" },
    "Choose a line to see what it comes from. ≠ marks what differs between the threads of a warp: choose it to see why.");
  const left = el("div", { class: "pane" }), right = el("div", { class: "pane" });
  let choice, text, fromSource, source, linked = new Set(), current = 0;

  const code = new List("IR after the passes", f.code.length, (k) => {
    const l = f.code[k];
    return { kind: (l.d ? "divergent" : "") + (current && lineIn(choice, l) === current ? " linked" : ""), cells: [
      el("span", { class: "n" }, k + 1), el("span", { class: "s", title: l.d ? "divergent" : "" }, l.d ? "≠" : ""), l.t] };
  }, (k) => {
    explain(k);
    current = lineIn(choice, f.code[k]);
    linked = new Set(current ? [current] : []);
    if (current) source.show(current - 1); else source.paint();
    code.paint();
  });
  code.hover = (k) => { if (f.code[k].d) explain(k); };

  function explain(k) {
    const l = f.code[k];
    const where = l.f ? index.files[l.f - 1] + ":" + l.l : l.o ? "input line " + l.o : "made by a pass";
    let text = l.t.trim() + "\nfrom " + where;
    if (l.a) text += "\n" + accessText(l.a);
    if (l.d) text += "\n≠ differs between the threads of a warp:\n  " + reasonOf(f, k + 1).join("\n  ← ");
    note.textContent = text;
  }

  function pick() {
    choice = choices[+picker.value];
    text = data(choice.id) || [""];
    fromSource = new Map();
    f.code.forEach((l, k) => {
      const n = lineIn(choice, l);
      if (n) fromSource.set(n, (fromSource.get(n) || []).concat(k));
    });
    source = new List(choice.name, text.length, (k) => ({
      kind: (linked.has(k + 1) ? "linked" : "") + ((fromSource.get(k + 1) || []).some((c) => f.code[c].d) ? " divergent" : ""),
      cells: [el("span", { class: "n" }, k + 1), el("span", { class: "s" }, (fromSource.get(k + 1) || []).some((c) => f.code[c].d) ? "≠" : fromSource.has(k + 1) ? "·" : ""), text[k]] }),
    (k) => {
      current = k + 1;
      linked = new Set([current]);
      const made = fromSource.get(current) || [];
      note.textContent = text[k].trim() + "\n" + (made.length ? made.length + " instructions:\n  " + made.map((c) => f.code[c].t.trim()).join("\n  ") : "nothing is left of this line");
      if (made.length) code.show(made[0]); else code.paint();
      source.paint();
    });
    left.replaceChildren(el("h2", {}, picker), text.length === 1 && text[0] === "" ? el("p", {}, "The file could not be read when the report was made.") : source.node);
    const first = Math.min(...fromSource.keys());
    if (isFinite(first)) requestAnimationFrame(() => source.show(Math.max(0, first - 3)));
  }
  picker.addEventListener("change", pick);
  right.append(el("h2", {}, "IR after the passes"), code.node);
  pick();
  return [el("p", { class: "legend" }, "≠ differs between the threads of a warp (the divergence analysis) · ‘·’ instructions come from this line"), el("div", { class: "split" }, left, right), note];
}
