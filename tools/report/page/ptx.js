"use strict";
// View "PTX": the code with the lines it comes from, register pressure, and executed counts.

function ptxView(f) {
  const heat = heatOf();
  const most = Math.max(1, ...f.ptx.map((l) => heat.get(l.n) || 0));
  const pressure = Math.max(1, ...f.ptx.map((l) => l.p || 0));
  const total = f.ptx.reduce((sum, l) => sum + (heat.get(l.n) || 0), 0);
  const note = el("div", { class: "note", role: "status", "aria-live": "polite" }, "Choose a line to see the source and the IR that it comes from.");
  const list = new List("PTX", f.ptx.length, (k) => {
    const l = f.ptx[k], n = heat.get(l.n) || 0;
    return { kind: l.r ? "spill" : "", cells: [
      el("span", { class: "n" }, l.n),
      heat.size ? el("span", { class: "col heat", style: "width:11ch;background:rgba(var(--hot)," + (n ? 0.12 + 0.6 * Math.log(1 + n) / Math.log(1 + most) : 0).toFixed(2) + ")" }, n ? count(n) : "") : null,
      el("span", { class: "col", style: "width:4ch" }, l.p ? l.p : ""),
      el("span", { class: "col", style: "width:60px;text-align:left" }, el("span", { class: "bar", style: "width:" + Math.round(50 * (l.p || 0) / pressure) + "px" })),
      el("span", { class: "col", style: "width:18ch;text-align:left" }, l.f ? index.files[l.f - 1].split("/").pop() + ":" + l.l : l.o ? "input:" + l.o : ""),
      el("span", { class: "s", title: l.r || "" }, { spill: "S", reload: "R", rematerialized: "C" }[l.r] || ""), l.t] };
  }, (k) => {
    const l = f.ptx[k];
    const from = l.f ? [index.files[l.f - 1] + ":" + l.l + "  " + (((data("file" + l.f) || [])[l.l - 1]) || "").trim()] : [];
    if (l.o) from.push("input line " + l.o + "  " + (data("input")[l.o - 1] || "").trim());
    f.code.filter((c) => l.o && c.o === l.o).forEach((c) => from.push("IR  " + c.t.trim()));
    note.textContent = l.t.trim() + (l.p ? "\n" + l.p + " registers are live" : "") + (l.r ? "\n" + l.r : "") + (heat.size ? "\nexecuted by " + count(heat.get(l.n) || 0) + " warps" : "") + "\n" + (from.length ? from.join("\n") : "from no line of the input");
  });
  if (heat.size) requestAnimationFrame(() => list.show(Math.max(0, f.ptx.findIndex((l) => heat.get(l.n) === most) - 2))); // where most is executed
  const launches = (index.launches || []).map((l) => l.kernel + " (" + l.grid.join("×") + ")×(" + l.block.join("×") + "): " + count(l.warp_instructions) + " warp instructions").join("; ");
  return [el("p", { class: "legend" }, heat.size ? "Executed by warps: " + count(total) + " instructions of this function. Launches: " + launches + "." : "No executed counts: give them with -report-stats=FILE of ptx-run -stats, or open such a file: ",
    heat.size ? null : statsPicker(), " Columns: line, " + (heat.size ? "executions, " : "") + "live 32-bit registers, source, S spill R reload C computed again."), list.node, note];
}

// statsPicker opens a file of ptx-run -stats in the page.
function statsPicker() {
  return el("input", { type: "file", accept: ".json", "aria-label": "Statistics of ptx-run -stats", onchange: async (e) => {
    const launch = JSON.parse(await e.target.files[0].text());
    index.launches = (index.launches || []).concat([launch]);
    openView(currentView);
  } });
}
