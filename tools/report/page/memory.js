"use strict";
// View "Memory": the accesses, with space, stride and transactions of a warp.

function accessText(a) {
  let text = a.op + " of " + a.bytes + " bytes, " + a.space + ": " + (a.pattern || "no stride");
  if (a.transactions) text += a.space === "shared" ? "; " + a.transactions + (a.transactions === 1 ? " pass" : " passes") + " through the banks" : "; " + a.transactions + " transactions of a warp, " + a.least + " are enough";
  return text;
}

function memoryView(f) {
  const rows = f.code.map((l, k) => ({ l, k })).filter((r) => r.l.a);
  if (!rows.length) return [el("p", {}, "The function accesses no memory, or the target has no warps.")];
  const bad = (a) => a.transactions > a.least || !a.transactions;
  return [el("p", { class: "legend" }, "Transactions: segments of memory that a warp touches; for shared memory, the passes that conflicts of banks make. ▲ more than are needed, ? not known before the kernel runs."),
    el("div", { class: "scroll" }, table([{ name: "" }, { name: "IR line", num: true }, { name: "access" }, { name: "space" }, { name: "bytes", num: true }, { name: "between neighbouring threads" }, { name: "transactions", num: true }, { name: "least", num: true }, { name: "source" }, { name: "instruction" }],
      rows.map(({ l, k }) => [l.a.transactions > l.a.least ? "▲" : l.a.transactions ? "" : "?", k + 1, l.a.op, l.a.space, l.a.bytes, l.a.pattern, l.a.transactions || "?", l.a.least || "", l.f ? index.files[l.f - 1].split("/").pop() + ":" + l.l : l.o ? "input:" + l.o : "", el("code", {}, l.t.trim())]),
      (k) => (bad(rows[k].l.a) ? "bad" : null)))];
}
