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
        el("div", { class: "scroll", tabindex: "0" }, cylinder(p, p.nest ? nestArcs(p, file) : loopArcs(p, file))),
        p.nest ? el("details", {}, el("summary", {}, "The lifetimes as a table"), lifetimeTable(p, file)) : ""]),
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

// loopArcs are the values of a loop on the cylinder, for as many iterations as the pipeline is deep
// and some more: instance i of a value is i·II later, in the register one lower.
function loopArcs(p, file) {
  const around = Math.max(1, file.used), shown = p.stages + Math.max(3, Math.min(around, 8)), arcs = [];
  file.lives.filter((l) => l.register >= 0).forEach((l) => {
    for (let i = 0; i < shown; i++) {
      // The register number at the definition counts from the stage's base, which turns by one an iteration.
      const at = l.register - (i + Math.floor(l.start / p.ii));
      arcs.push({ op: l.op, iteration: i, start: l.start + i * p.ii, end: l.end + i * p.ii, register: ((at % around) + around) % around });
    }
  });
  return { around, arcs };
}

// nestArcs are those of a nest, in the run that the final schedule shows.
function nestArcs(p, file) {
  return { around: file.around, arcs: (file.arcs || []).filter((a) => a.register >= 0) };
}

// cylinder draws time to the right and registers downwards: the surface of the cylinder, unrolled.
function cylinder(p, { around, arcs }) {
  if (!arcs.length) return el("p", {}, "all values stay in static registers");
  const first = Math.min(0, ...arcs.map((a) => a.start)), last = Math.max(...arcs.map((a) => a.end));
  const scale = Math.max(6, Math.min(26, 1500 / (last - first))), high = 22, left = 60, x = (t) => left + (t - first) * scale;
  const parts = [];
  for (let r = 0; r < around; r++) parts.push(svg("text", { class: "dim", x: left - 8, y: 36 + r * high, "text-anchor": "end" }, "R" + r), svg("line", { class: "axis", x1: left, x2: x(last), y1: 22 + r * high, y2: 22 + r * high }));
  const apart = Math.ceil(24 / (p.ii * scale)); // so that the numbers have room
  for (let t = 0, n = 0; t <= last; t += p.ii, n++) {
    parts.push(svg("line", { class: "axis", x1: x(t), x2: x(t), y1: 14, y2: 22 + around * high }));
    if (n % apart === 0) parts.push(svg("text", { class: "dim", x: x(t) + 2, y: 12 }, t));
  }
  arcs.forEach((a) => {
    const w = Math.max(3, (a.end - a.start) * scale - 1), text = "i" + a.iteration + " " + p.ops[a.op].opcode;
    parts.push(svg("g", {}, svg("title", {}, p.ops[a.op].opcode + " " + p.ops[a.op].name + ", iteration " + a.iteration + ": R" + a.register + " in cycles " + a.start + " to " + a.end),
      svg("rect", { class: "life " + opClass(a.op), x: x(a.start), y: 24 + a.register * high, width: w, height: high - 4, rx: 2 }),
      w > 34 ? svg("text", { class: "on", x: x(a.start) + 3, y: 37 + a.register * high }, text.slice(0, Math.floor(w / 7))) : ""));
  });
  return svg("svg", { width: x(last) + 20, height: 30 + around * high, role: "img", class: "cylinder", "aria-label": "Lifetimes of " + new Set(arcs.map((a) => a.op)).size + " values in " + around + " rotating registers" }, parts);
}

function lifetimeTable(p, file) {
  return el("div", { class: "scroll" }, table([{ name: "value" }, { name: "level", num: true }, { name: "from cycle", num: true }, { name: "to", num: true }, { name: "register", num: true }],
    file.lives.map((l) => [p.ops[l.op].opcode + " " + p.ops[l.op].name, p.ops[l.op].level, l.start, l.end, l.register < 0 ? "static" : l.register])));
}
