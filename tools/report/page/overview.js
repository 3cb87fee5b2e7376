"use strict";
// Views "Functions" and "Time": the whole run.

function overviewView() {
  const list = index.functions;
  const number = (name) => ({ name, num: true });
  const shown = list.slice(0, 500).map((f, k) => ({ f, k }));
  const body = el("div", { class: "scroll" }, table([{ name: "function" }, { name: "" }, number("instructions"), number("blocks"), number("changed by passes"), number("divergent branches"), number("bad accesses"), number("registers"), number("spill code"), number("pipelines")],
    shown.map(({ f, k }) => [el("button", { type: "button", onclick: () => openFunction(k, "source") }, f.name), f.kernel ? "kernel" : "", count(f.instructions), count(f.blocks), f.changes, f.divergent || "", f.uncoalesced || "", f.pressure || "", f.spills || "", f.pipelines || ""])));
  return [el("p", {}, count(list.length) + (list.length === 1 ? " function" : " functions") + " · pipeline " + (index.pipeline || "none") + " · output " + index.emit + (index.target ? " for " + index.target : "") + " · " + index.version), body,
    list.length > shown.length ? el("p", { class: "legend" }, "The first " + shown.length + " are listed; find others with the field above.") : ""];
}

function timeView() {
  const times = [...(index.times || [])].sort((a, b) => b.ns - a.ns);
  const total = times.reduce((sum, t) => sum + t.ns, 0), most = times.length ? times[0].ns : 1;
  return [el("p", {}, "Passes took " + (total / 1e6).toFixed(2) + " ms, summed over workers. Making this report is not in it."),
    el("div", { class: "scroll" }, table([{ name: "pass" }, { name: "runs", num: true }, { name: "ms", num: true }, { name: "share", num: true }, { name: "" }],
      times.map((t) => [t.name, count(t.runs), (t.ns / 1e6).toFixed(3), (100 * t.ns / total).toFixed(1) + " %", el("span", { class: "meter", style: "width:" + Math.round(360 * t.ns / most) + "px" })]))),
    el("h2", {}, "Counters"), el("div", { class: "scroll" }, table([{ name: "pass" }, { name: "counter" }, { name: "value", num: true }], (index.counters || []).map((c) => [c.pass, c.name, count(c.value)])))];
}
