"use strict";
// View "VLIW": the modulo reservation table, the stages, and the lifetimes on the cylinder of
// registers, unrolled.

function opClass(n) { return "op" + (n % 6); }

function pipelineView(f) {
  if (!f.pipelines || !f.pipelines.length) return [el("p", {}, "No loop of this function is software-pipelined."), vliwText(f), el("div", { class: "note" }, remarkList(f.remarks))];
  const picker = el("select", { "aria-label": "Loop" }, f.pipelines.map((p, k) => el("option", { value: k }, p.name)));
  const body = el("div", {});
  const show = () => {
    const p = f.pipelines[+picker.value];
    body.replaceChildren(
      el("p", {}, p.summary), p.line ? el("p", { class: "legend" }, "input line " + p.line + ": " + (data("input")[p.line - 1] || "").trim()) : "",
      el("h2", {}, "Modulo reservation table: " + p.ii + " rows, " + p.units.length + " units, " + p.issue + " operations a cycle"),
      el("div", { class: "scroll", tabindex: "0" }, reservationTable(p)),
      el("p", { class: "legend" }, "A cell has the operation and its stage in brackets; ‘…’: the unit is still held; S spill, R reload."),
      el("h2", {}, "Stages: one iteration over time"), el("div", { class: "scroll", tabindex: "0" }, stageTable(p)),
      p.nest ? nestSchedule(p) : "",
      ...p.files.filter((file) => file.lives.length).flatMap((file) => [
        el("h2", {}, "Lifetimes in the " + file.name + " file: " + file.used + " rotating registers used of " + file.size + ", at least " + file.maxlive + " live at once"),
        p.nest ? lifetimeTable(p, file) : el("div", { class: "scroll", tabindex: "0" }, cylinder(p, file))]),
      el("h2", {}, "Remarks"), remarkList((f.remarks || []).filter((r) => r.text.includes(p.name))));
  };
  picker.addEventListener("change", show);
  show();
  return [el("div", {}, "Loop ", picker), body, vliwText(f)];
}

function vliwText(f) {
  if (!f.assembly || !f.assembly.length) return "";
  const list = new List("VLIW assembly", f.assembly.length, (k) => ({ cells: [el("span", { class: "n" }, k + 1), f.assembly[k]] }));
  list.node.style.minHeight = "220px";
  return el("div", { class: "pane" }, el("h2", {}, "Assembly"), list.node);
}

function opLabel(p, n) {
  const op = p.ops[n];
  return el("span", { title: op.name + ", cycle " + op.cycle + (op.line ? ", input line " + op.line : "") },
    op.role ? el("span", { class: "note-spill" }, op.role === "spill" ? "S " : "R ") : "", op.opcode + " ", el("span", { class: "stage" }, "[" + Math.floor(op.cycle / p.ii) + "]"));
}

function reservationTable(p) {
  const cells = Array.from({ length: p.ii }, () => p.units.map(() => null));
  p.ops.forEach((op, n) => {
    for (let k = 0; k < op.busy && op.unit >= 0; k++) cells[(op.cycle + k) % p.ii][op.unit] = { n, goesOn: k > 0 };
  });
  return el("table", { class: "grid", id: "mrt" },
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "row"), p.units.map((u) => el("th", { scope: "col" }, u)))),
    el("tbody", {}, cells.map((row, r) => el("tr", {}, el("th", { scope: "row" }, r),
      row.map((c) => (c ? el("td", { class: opClass(c.n) }, c.goesOn ? "… " + p.ops[c.n].opcode : opLabel(p, c.n)) : el("td", { class: "free" }, "·")))))));
}

// stageTable has a row for each row of the kernel and a column for each stage.
function stageTable(p) {
  const at = Array.from({ length: p.ii }, () => Array.from({ length: p.stages }, () => []));
  p.ops.forEach((op, n) => at[op.cycle % p.ii][Math.floor(op.cycle / p.ii)].push(n));
  return el("table", { class: "grid" }, el("thead", {}, el("tr", {}, el("th", {}, "row"), Array.from({ length: p.stages }, (_, s) => el("th", { scope: "col" }, "stage " + s)))),
    el("tbody", {}, at.map((row, r) => el("tr", {}, el("th", { scope: "row" }, r), row.map((ops) => el("td", {}, ops.map((n) => el("div", { class: opClass(n) }, p.ops[n].opcode + (p.ops[n].role ? " (" + p.ops[n].role + ")" : "")))))))));
}

// cylinder draws time to the right and registers downwards, for as many iterations as the pipeline
// is deep and some more. Instance i of a value is i·II later, in the register one lower: around a
// cylinder of as many registers as are used.
function cylinder(p, file) {
  const turning = file.lives.filter((l) => l.register >= 0);
  if (!turning.length) return el("p", {}, "all values stay in static registers");
  const around = Math.max(1, file.used), shown = p.stages + Math.max(3, Math.min(around, 8));
  const last = Math.max(...turning.map((l) => l.end)) + (shown - 1) * p.ii;
  const scale = Math.max(6, Math.min(26, 1500 / last)), high = 22, left = 60;
  const parts = [];
  for (let r = 0; r < around; r++) parts.push(svg("text", { class: "dim", x: left - 8, y: 36 + r * high, "text-anchor": "end" }, "R" + r), svg("line", { class: "axis", x1: left, x2: left + last * scale, y1: 22 + r * high, y2: 22 + r * high }));
  for (let t = 0; t <= last; t += p.ii) parts.push(svg("line", { class: "axis", x1: left + t * scale, x2: left + t * scale, y1: 14, y2: 22 + around * high }), svg("text", { class: "dim", x: left + t * scale + 2, y: 12 }, t));
  turning.forEach((l) => {
    for (let i = 0; i < shown; i++) {
      // The register number at the definition counts from the stage's base, which turns by one an iteration.
      const stage = Math.floor(l.start / p.ii);
      const r = (((l.register - (i + stage)) % around) + around) % around;
      const x = left + (l.start + i * p.ii) * scale, w = Math.max(3, (l.end - l.start) * scale - 1);
      parts.push(svg("g", {}, svg("title", {}, p.ops[l.op].name + ", iteration " + i + ": cycles " + (l.start + i * p.ii) + " to " + (l.end + i * p.ii)),
        svg("rect", { class: "life " + opClass(l.op), x, y: 24 + r * high, width: w, height: high - 4, rx: 2 }),
        w > 34 ? svg("text", { class: "on", x: x + 3, y: 37 + r * high }, ("i" + i + " " + p.ops[l.op].opcode).slice(0, Math.floor(w / 7))) : ""));
    }
  });
  return svg("svg", { width: left + last * scale + 20, height: 30 + around * high, role: "img", class: "cylinder", "aria-label": "Lifetimes of " + turning.length + " values in " + around + " rotating registers" }, parts);
}

function lifetimeTable(p, file) {
  return el("div", { class: "scroll" }, table([{ name: "value" }, { name: "level", num: true }, { name: "from cycle", num: true }, { name: "to", num: true }, { name: "register", num: true }],
    file.lives.map((l) => [p.ops[l.op].opcode + " " + p.ops[l.op].name, p.ops[l.op].level, l.start, l.end, l.register < 0 ? "static" : l.register])));
}
