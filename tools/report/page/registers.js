"use strict";
// View "Registers": pressure over the code, and what was spilled where.

function registersView(f) {
  const lines = f.ptx.map((l, k) => ({ ...l, k })).filter((l) => l.p || l.r);
  if (!lines.length) return [el("p", {}, "The function has no registers, or nothing was compiled to PTX.")];
  const most = Math.max(...lines.map((l) => l.p || 0));
  const width = Math.max(1280, Math.min(4000, lines.length * 4)), height = 240, left = 44, bottom = 24;
  const x = (k) => left + (k * (width - left - 10)) / lines.length, y = (p) => 10 + (height - bottom - 10) * (1 - p / most);
  let area = "M" + left + "," + y(0);
  lines.forEach((l, k) => { area += "L" + x(k).toFixed(1) + "," + y(l.p || 0).toFixed(1) + "L" + x(k + 1).toFixed(1) + "," + y(l.p || 0).toFixed(1); });
  area += "L" + x(lines.length) + "," + y(0) + "Z";
  const picture = svg("svg", { width, height, role: "img", "aria-label": "Live registers over the code, at most " + most },
    [0, 0.25, 0.5, 0.75, 1].map((part) => { const p = Math.round(most * part); return [svg("line", { class: "axis", x1: left, x2: width - 10, y1: y(p), y2: y(p) }), svg("text", { class: "dim", x: left - 6, y: y(p) + 4, "text-anchor": "end" }, p)]; }),
    svg("path", { class: "area", d: area }),
    lines.filter((l) => l.r).map((l) => { const at = x(lines.indexOf(l)); return svg("g", {}, svg("title", {}, l.r + ": " + l.t.trim()), svg("line", { class: "tick", x1: at, x2: at, y1: height - bottom, y2: height - bottom + 8 })); }),
    svg("text", { class: "dim", x: left, y: height - 4 }, "PTX line " + lines[0].n), svg("text", { class: "dim", x: width - 10, y: height - 4, "text-anchor": "end" }, "line " + lines[lines.length - 1].n));
  const spills = lines.filter((l) => l.r);
  const place = (l) => (/\.shared/.test(l.t) ? "shared memory" : /\.local/.test(l.t) ? "local memory" : "computed again");
  return [el("h2", {}, "Live 32-bit registers, at most " + most + (spills.length ? "; " + spills.length + " instructions are spill code (ticks below)" : "; nothing is spilled")),
    el("div", { class: "frame", style: "flex:none;min-height:0", tabindex: "0" }, picture),
    el("div", { class: "note", style: "max-height:16vh" }, remarkList((f.remarks || []).filter((r) => r.pass === "regalloc"))),
    spills.length ? el("div", { class: "scroll" }, table([{ name: "PTX line", num: true }, { name: "what" }, { name: "where" }, { name: "live", num: true }, { name: "instruction" }],
      spills.map((l) => [l.n, l.r, place(l), l.p, el("code", {}, l.t.trim())]))) : ""];
}
