"use strict";
// View "Passes": a slider over the runs of passes that changed the function, with the difference of
// each and its remarks.

// diffLines compares two lists of line numbers: Myers' algorithm, after equal ends are cut off. The
// result is a list of {sign, id}.
function diffLines(a, b) {
  let head = 0, tail = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const out = a.slice(0, head).map((id) => ({ sign: " ", id }));
  out.push(...myers(a.slice(head, a.length - tail), b.slice(head, b.length - tail)));
  out.push(...a.slice(a.length - tail).map((id) => ({ sign: " ", id })));
  return out;
}

// mostEdits bounds the work: texts that differ by more are shown as removed and added.
const mostEdits = 3000;

function myers(a, b) {
  const replaced = () => [...a.map((id) => ({ sign: "-", id })), ...b.map((id) => ({ sign: "+", id }))];
  if (!a.length || !b.length) return replaced();
  const most = Math.min(a.length + b.length, mostEdits);
  let reach = new Map([[1, 0]]);
  const trace = [];
  for (let d = 0; d <= most; d++) {
    trace.push(new Map(reach));
    for (let k = -d; k <= d; k += 2) {
      let x = k === -d || (k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1)) ? reach.get(k + 1) : reach.get(k - 1) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      reach.set(k, x);
      if (x >= a.length && x - k >= b.length) return walkBack(a, b, trace, d);
    }
  }
  return replaced();
}

function walkBack(a, b, trace, edits) {
  const out = [];
  let x = a.length, y = b.length;
  for (let d = edits; d > 0; d--) {
    const reach = trace[d], k = x - y;
    const down = k === -d || (k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
    const from = down ? k + 1 : k - 1, px = reach.get(from), py = px - from;
    while (x > px && y > py && !(x === (down ? px : px + 1) && y === (down ? py + 1 : py))) { x--; y--; out.push({ sign: " ", id: a[x] }); }
    if (down) { y--; out.push({ sign: "+", id: b[y] }); } else { x--; out.push({ sign: "-", id: a[x] }); }
    x = px; y = py;
  }
  while (x > 0) { x--; out.push({ sign: " ", id: a[x] }); }
  return out.reverse();
}

function remarkList(remarks) {
  if (!remarks || !remarks.length) return el("p", { class: "legend" }, "no remarks");
  return el("ul", {}, remarks.map((r) => el("li", {}, el("strong", {}, r.kind + ": "), r.text, r.line ? el("span", { class: "legend" }, "  " + r.file + ":" + r.line) : "")));
}

function versionsView(f) {
  const ids = versionIDs(f);
  const slider = el("input", { type: "range", min: 0, max: f.versions.length - 1, value: 0, id: "slider", "aria-label": "Run of a pass" });
  const title = el("h2", { id: "version", role: "status", "aria-live": "polite" });
  const all = el("input", { type: "checkbox", id: "whole" });
  const names = el("select", { "aria-label": "Go to a run" }, f.versions.map((v, k) => el("option", { value: k }, k + "  " + v.pass)));
  const body = el("div", { class: "pane", style: "flex:1" });
  const remarks = el("div", { class: "note", style: "max-height:22vh" });
  function show() {
    const k = +slider.value, v = f.versions[k];
    names.value = k;
    let rows = k === 0 ? ids[0].map((id) => ({ sign: " ", id })) : diffLines(ids[k - 1], ids[k]);
    const added = rows.filter((r) => r.sign === "+").length, removed = rows.filter((r) => r.sign === "-").length;
    title.textContent = "Run " + k + " of " + (f.versions.length - 1) + ": " + v.pass + (k ? "  (+" + added + " −" + removed + " lines)" : "");
    slider.setAttribute("aria-valuetext", title.textContent);
    if (k > 0 && !all.checked) rows = near(rows, 3);
    const list = new List("Difference", rows.length, (n) => {
      const r = rows[n];
      return { kind: r.sign === "+" ? "added" : r.sign === "-" ? "removed" : "", cells: [el("span", { class: "s" }, r.sign === "-" ? "−" : r.sign), r.id < 0 ? "⋯" : f.lines[r.id]] };
    });
    body.replaceChildren(list.node);
    remarks.replaceChildren(remarkList(v.remarks));
  }
  slider.addEventListener("input", show);
  all.addEventListener("change", show);
  const step = (by) => { slider.value = +slider.value + by; show(); };
  show();
  names.addEventListener("change", () => { slider.value = names.value; show(); });
  return [el("div", { class: "controls" }, el("button", { type: "button", onclick: () => step(-1) }, "◀ previous"), slider, el("button", { type: "button", onclick: () => step(1) }, "next ▶"), names,
    el("label", {}, all, " whole function")), el("p", { class: "legend" }, "Unnamed values and blocks keep one number through all passes; + added, − removed."), title, body, remarks];
}

// near keeps the rows within some lines of a change; what is left out becomes one row.
function near(rows, lines) {
  const keep = new Uint8Array(rows.length);
  rows.forEach((r, k) => { if (r.sign !== " ") keep.fill(1, Math.max(0, k - lines), k + lines + 1); });
  const out = [];
  rows.forEach((r, k) => { if (keep[k]) out.push(r); else if (!out.length || out[out.length - 1].id >= 0) out.push({ sign: " ", id: -1 }); });
  return out;
}
