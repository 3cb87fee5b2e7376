"use strict";
// View "Control flow": the blocks in layers, loops and divergent branches.

// layers assigns each block its row: the longest path from the entry without back edges.
function layers(blocks) {
  const order = [], state = new Uint8Array(blocks.length), back = new Set();
  const stack = [[0, 0]];
  state[0] = 1;
  while (stack.length) {
    const top = stack[stack.length - 1], succs = blocks[top[0]].succs;
    if (top[1] < succs.length) {
      const s = succs[top[1]++];
      if (state[s] === 0) { state[s] = 1; stack.push([s, 0]); } else if (state[s] === 1) back.add(top[0] + ">" + s);
    } else { state[top[0]] = 2; order.push(top[0]); stack.pop(); }
  }
  order.reverse();
  const row = new Int32Array(blocks.length).fill(-1);
  row[0] = 0;
  for (const b of order) for (const s of blocks[b].succs) if (!back.has(b + ">" + s)) row[s] = Math.max(row[s], row[b] + 1);
  return { row, back, order };
}

// columns orders the blocks of each row by the middle of their neighbours, down and up again.
function columns(blocks, row, back, order) {
  const rows = [];
  for (const b of order) (rows[row[b]] = rows[row[b]] || []).push(b);
  const preds = blocks.map(() => []);
  for (const b of order) for (const s of blocks[b].succs) if (!back.has(b + ">" + s)) preds[s].push(b);
  const at = new Float64Array(blocks.length);
  const place = () => rows.forEach((r) => r.forEach((b, k) => { at[b] = k - (r.length - 1) / 2; }));
  place();
  const sweep = (r, near) => {
    const middle = (b) => { const n = near(b); return n.length ? n.reduce((sum, o) => sum + at[o], 0) / n.length : at[b]; };
    const keys = new Map(r.map((b) => [b, middle(b)]));
    r.sort((a, b) => keys.get(a) - keys.get(b));
  };
  for (let turn = 0; turn < 4; turn++) {
    for (const r of rows) { sweep(r, (b) => preds[b]); place(); }
    for (const r of [...rows].reverse()) { sweep(r, (b) => blocks[b].succs.filter((s) => row[s] > row[b])); place(); }
  }
  return { rows, at };
}

// mostBlocks is the size up to which a graph is drawn at once.
const mostBlocks = 1500;

function graphView(f) {
  const blocks = f.blocks;
  if (!blocks || !blocks.length) return [el("p", {}, "no blocks")];
  if (blocks.length > mostBlocks) return [el("p", {}, count(blocks.length) + " blocks: too many to draw. The list below has them all."), blockTable(f)];
  const { row, back, order } = layers(blocks);
  const { rows, at } = columns(blocks, row, back, order);
  const wide = 232, high = 52, gapX = 26, gapY = 46;
  const across = Math.max(...rows.map((r) => r.length));
  const width = across * (wide + gapX) + 2 * (60 + 6 * rows.length), height = rows.length * (high + gapY) + 30;
  const cx = (b) => width / 2 + at[b] * (wide + gapX), top = (b) => 15 + row[b] * (high + gapY);
  const note = el("div", { class: "note", role: "status", "aria-live": "polite" }, "Choose a block to see its code. A dashed frame and ≠: threads of a warp part at its end. Dashed arrows go back to a loop's header.");
  const crosses = (o, x1, x2) => Math.abs(cx(o) - (x1 + x2) / 2) < wide / 2 + Math.abs(x1 - x2) / 2;
  const edges = [];
  for (const b of order) {
    blocks[b].succs.forEach((s, k) => {
      const n = blocks[b].succs.length, x1 = cx(b) + (n > 1 ? (k / (n - 1) - 0.5) * 60 : 0), y1 = top(b) + high;
      const isBack = row[s] <= row[b];
      let d;
      if (isBack) {
        const side = Math.max(cx(b), cx(s)) + wide / 2 + 14 + 6 * (row[b] - row[s]);
        d = `M${x1},${y1} C${x1},${y1 + 26} ${side},${y1 + 26} ${side},${y1 - 10} L${side},${top(s) + 12} C${side},${top(s) - 12} ${cx(s) + 40},${top(s) - 22} ${cx(s) + 30},${top(s)}`;
      } else if (row[s] - row[b] > 1 && rows.slice(row[b] + 1, row[s]).some((r) => r.some((o) => crosses(o, x1, cx(s))))) {
        const side = Math.min(cx(b), cx(s)) - wide / 2 - 12 - 6 * (row[s] - row[b]); // around what lies between
        d = `M${x1},${y1} C${x1},${y1 + 26} ${side},${y1 + 6} ${side},${y1 + 40} L${side},${top(s) - 34} C${side},${top(s) - 10} ${cx(s) - 40},${top(s) - 24} ${cx(s) - 30},${top(s)}`;
      } else {
        const y2 = top(s), bend = row[s] - row[b] > 1 ? 60 : 24;
        d = `M${x1},${y1} C${x1},${y1 + bend} ${cx(s)},${y2 - bend} ${cx(s)},${y2}`;
      }
      edges.push(svg("path", { class: "edge" + (isBack ? " back" : ""), d, "marker-end": "url(#arrow)" }));
      if (n === 2) edges.push(svg("text", { class: "dim", x: x1 + (k ? 4 : -12), y: y1 + 12 }, k ? "F" : "T"));
    });
  }
  const show = (b) => {
    const block = blocks[b], lines = f.code.slice(block.first - 1, block.first - 1 + block.lines);
    let text = block.name + ": " + lines.length + " lines, loop depth " + (block.depth || 0) + "\n" + lines.map((l) => (l.d ? "≠ " : "  ") + l.t).join("\n");
    if (block.divergent) text += "\nthreads part here:\n  " + reasonOf(f, block.first + block.lines - 1).join("\n  ← ");
    note.textContent = text;
  };
  const nodes = order.map((b) => {
    const block = blocks[b];
    const label = block.name.length > 24 ? block.name.slice(0, 23) + "…" : block.name;
    const node = svg("g", { class: "block" + (block.divergent ? " divergent" : "") + (block.depth ? " loop" : ""), tabindex: "0", role: "button", "aria-label": block.name + (block.divergent ? ", divergent branch" : "") + (block.depth ? ", loop depth " + block.depth : ""),
      transform: `translate(${cx(b) - wide / 2},${top(b)})`, onfocus: () => show(b), onclick: () => show(b) },
      svg("rect", { width: wide, height: high, rx: block.header === b ? 14 : 3 }),
      svg("text", { x: 8, y: 18 }, (block.divergent ? "≠ " : "") + label),
      svg("text", { class: "dim", x: 8, y: 34 }, block.lines + " lines" + (block.depth ? " · " + (block.header === b ? "loop header · " : "loop · ") + "depth " + block.depth : "")));
    return node;
  });
  const picture = svg("svg", { width, height, "aria-label": "Control-flow graph" },
    svg("defs", {}, svg("marker", { id: "arrow", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" }, svg("path", { d: "M0,0 L8,4 L0,8 z", fill: "currentColor" }))), edges, nodes);
  return [el("p", { class: "legend" }, count(blocks.length) + " blocks. Round corners: header of a loop. ≠ and a dashed frame: divergent branch."), el("div", { class: "frame" }, picture), note];
}

function blockTable(f) {
  return el("div", { class: "scroll" }, table([{ name: "block" }, { name: "line", num: true }, { name: "depth", num: true }, { name: "" }, { name: "to" }],
    f.blocks.map((b) => [b.name, b.first, b.depth || 0, b.divergent ? "≠ divergent" : "", b.succs.map((s) => f.blocks[s].name).join(", ")])));
}
