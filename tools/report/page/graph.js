"use strict";
// View "Control flow": the blocks in layers, loops and divergent branches. A worker lays the graph
// out, so that the page stays usable; what it runs, dagre and layout.js, is the text of an element
// and is not read before.

// mostBlocks is the size up to which a graph is drawn; blockWide and blockHigh that of a block.
const mostBlocks = 1500, blockWide = 232, blockHigh = 52;
const besideMiddle = blockWide / 2 - 22; // of a block, where edges back leave and arrive
let layouter = null;

// layOut calls done with the places of the blocks. A new request ends the one before it.
function layOut(f, done, failed) {
  if (f.layout) { done(f.layout); return; }
  if (layouter) layouter.terminate();
  const address = URL.createObjectURL(new Blob([document.getElementById("layout").textContent], { type: "text/javascript" }));
  const worker = layouter = new Worker(address);
  const end = () => { worker.terminate(); URL.revokeObjectURL(address); };
  worker.onmessage = (e) => { end(); f.layout = e.data; done(e.data); };
  worker.onerror = (e) => { end(); failed(e.message); };
  worker.postMessage({ succs: f.blocks.map((b) => b.succs), width: blockWide, height: blockHigh });
}

function graphView(f) {
  const blocks = f.blocks;
  if (!blocks || !blocks.length) return [el("p", {}, "no blocks")];
  if (blocks.length > mostBlocks) return [el("p", {}, count(blocks.length) + " blocks: too many to draw. The list below has them all."), blockTable(f)];
  const note = el("div", { class: "note", role: "status", "aria-live": "polite" }, "Choose a block to see its code. A dashed frame and ≠: threads of a warp part at its end. Dashed arrows go back to a loop's header.");
  const frame = el("div", { class: "frame" }, el("p", { class: "legend" }, "laying out " + count(blocks.length) + " blocks …"));
  layOut(f, (places) => frame.replaceChildren(graphPicture(f, places, note)),
    (why) => frame.replaceChildren(el("p", {}, "The graph cannot be drawn here: " + why), blockTable(f)));
  return [el("p", { class: "legend" }, count(blocks.length) + " blocks. Round corners: header of a loop. A bar on the left for each loop around a block. ≠ and a dashed frame: divergent branch."), frame, note];
}

function graphPicture(f, places, note) {
  const at = places.blocks;
  const edges = places.edges.map((e) => ({ ...e, to: f.blocks[e.from].succs[e.k] }));
  for (const e of edges) e.back = at[e.to].y <= at[e.from].y;
  spread(edges, at);
  const layers = new Set(at.map((p) => p.y));
  const lines = edges.flatMap((e) => {
    const points = e.back ? null : linePoints(e, at, layers);
    const d = e.back ? backPath(e, at, layers) : `M${points[0].x},${points[0].y} ${curve(points)}`;
    return [svg("path", { class: "edge" + (e.back ? " back" : ""), d, "marker-end": "url(#arrow)", "data-from": e.from, "data-to": e.to }),
      f.blocks[e.from].succs.length === 2 ? branchLabel(e, at, points) : null];
  });
  const nodes = f.blocks.map((_, b) => blockNode(f, b, at[b], () => { note.textContent = blockText(f, b); }));
  takeKeys(nodes, at);
  return svg("svg", { width: places.width, height: places.height, role: "group", "aria-label": "Control-flow graph" },
    svg("defs", {}, svg("marker", { id: "arrow", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" }, svg("path", { d: "M0,0 L8,4 L0,8 z", fill: "currentColor" }))), lines, nodes);
}

// spread gives the edges that go down from a block, and those that come from above into one, places
// side by side, in the order in which they go on: e.x1 and e.x2.
function spread(edges, at) {
  const side = (end, near, name) => {
    const of = at.map(() => []);
    for (const e of edges) if (!e.back) of[e[end]].push(e);
    of.forEach((list, b) => {
      list.sort((p, q) => near(p).x - near(q).x);
      const step = Math.min(60, (blockWide - 60) / list.length);
      list.forEach((e, n) => { e[name] = at[b].x + (n - (list.length - 1) / 2) * step; });
    });
  };
  side("from", (e) => e.points[1], "x1");
  side("to", (e) => e.points.at(-2), "x2");
}

// bends turns the points of an edge between its blocks into those of its line: beside the blocks of
// a layer it runs straight, so that it bends between the layers only.
function bends(e, layers) {
  const up = e.back ? -1 : 1;
  return e.points.slice(1, -1).filter((p) => layers.has(p.y)).flatMap((p) => [{ x: p.x, y: p.y - up * blockHigh / 2 }, { x: p.x, y: p.y + up * blockHigh / 2 }]);
}

// curve is a line through points that is upright at each of them.
function curve(points) {
  return points.slice(1).map((p, k) => { const middle = (points[k].y + p.y) / 2; return `C${points[k].x},${middle} ${p.x},${middle} ${p.x},${p.y}`; }).join(" ");
}

// linePoints are the points of an edge that goes down.
function linePoints(e, at, layers) {
  return [{ x: e.x1, y: at[e.from].y + blockHigh / 2 }, ...bends(e, layers), { x: e.x2, y: at[e.to].y - blockHigh / 2 }];
}

// sides are those of its blocks at which an edge back leaves and arrives: −1 left, 1 right.
function sides(e, at) {
  if (e.from === e.to) return [1, 1];
  return [[at[e.from], e.points[1]], [at[e.to], e.points.at(-2)]].map(([block, near]) => (near.x < block.x ? -1 : 1));
}

// backPath leaves a block at its lower edge, goes up beside it, and comes to the header from above.
function backPath(e, at, layers) {
  const from = at[e.from], to = at[e.to], half = blockHigh / 2, [s1, s2] = sides(e, at);
  const x1 = from.x + s1 * besideMiddle, out1 = from.x + s1 * (blockWide / 2 + 14);
  const x2 = to.x + s2 * besideMiddle, out2 = to.x + s2 * (blockWide / 2 + 14);
  const up = e.from === e.to ? `L${out2},${to.y - half}` : curve([{ x: out1, y: from.y - half }, ...bends(e, layers), { x: out2, y: to.y + half }]);
  return `M${x1},${from.y + half} C${x1},${from.y + half + 22} ${out1},${from.y + half + 22} ${out1},${from.y + half - 6} L${out1},${from.y - half} ${up} ` +
    `L${out2},${to.y - half + 6} C${out2},${to.y - half - 24} ${x2},${to.y - half - 24} ${x2},${to.y - half}`;
}

// branchLabel says at the beginning of an edge when it is taken, on the side from which it turns away.
function branchLabel(e, at, points) {
  const side = e.back ? sides(e, at)[0] : points[1].x < e.x1 ? -1 : 1, x = e.back ? at[e.from].x + side * besideMiddle : e.x1;
  return svg("text", { class: "branch", x: x - side * 5, y: at[e.from].y + blockHigh / 2 + 13, "text-anchor": side < 0 ? "start" : "end" }, e.k ? "F" : "T");
}

function blockText(f, b) {
  const block = f.blocks[b], lines = f.code.slice(block.first - 1, block.first - 1 + block.lines);
  let text = block.name + ": " + lines.length + " lines, loop depth " + (block.depth || 0) + "\n" + lines.map((l) => (l.d ? "≠ " : "  ") + l.t).join("\n");
  if (block.divergent) text += "\nthreads part here:\n  " + reasonOf(f, block.first + block.lines - 1).join("\n  ← ");
  return text;
}

function blockNode(f, b, place, show) {
  const block = f.blocks[b], header = block.header === b;
  const label = block.name.length > 24 ? block.name.slice(0, 23) + "…" : block.name;
  const bars = Array.from({ length: Math.min(block.depth || 0, 5) }, (_, k) => svg("line", { class: "depth", x1: 5 + 4 * k, x2: 5 + 4 * k, y1: header ? 13 : 6, y2: blockHigh - (header ? 13 : 6) }));
  const x = 8 + 4 * bars.length;
  return svg("g", { class: "block" + (block.divergent ? " divergent" : "") + (block.depth ? " loop" : ""), tabindex: b ? "-1" : "0", role: "button", "aria-label": block.name + (block.divergent ? ", divergent branch" : "") + (block.depth ? ", loop depth " + block.depth : ""),
    transform: `translate(${place.x - blockWide / 2},${place.y - blockHigh / 2})`, onfocus: show },
    svg("rect", { width: blockWide, height: blockHigh, rx: header ? 14 : 3 }), bars,
    svg("text", { x, y: 20 }, (block.divergent ? "≠ " : "") + label),
    svg("text", { class: "dim", x, y: 38 }, block.lines + " lines" + (block.depth ? " · " + (header ? "loop header · " : "loop · ") + "depth " + block.depth : "")));
}

// takeKeys makes the blocks one stop of Tab, in which arrows lead to the nearest block of the layer
// above or below, and to the neighbours in a layer; Home and End to the first and the last block.
function takeKeys(nodes, at) {
  const layers = [...Map.groupBy(at.keys(), (b) => at[b].y)].sort((a, b) => a[0] - b[0]).map(([, list]) => list.sort((a, b) => at[a].x - at[b].x));
  const nearest = (list, b) => (list || [b]).reduce((best, o) => (Math.abs(at[o].x - at[b].x) < Math.abs(at[best].x - at[b].x) ? o : best));
  nodes.forEach((node, b) => {
    const layer = layers.findIndex((list) => list.includes(b));
    const row = layers[layer], n = row.indexOf(b);
    node.addEventListener("focus", () => { for (const o of nodes) o.setAttribute("tabindex", o === node ? "0" : "-1"); });
    node.addEventListener("click", () => node.focus());
    node.addEventListener("keydown", (e) => {
      if (e.ctrlKey || e.altKey || e.metaKey) return;
      const to = { ArrowUp: () => nearest(layers[layer - 1], b), ArrowDown: () => nearest(layers[layer + 1], b), ArrowLeft: () => row[n - 1] ?? b, ArrowRight: () => row[n + 1] ?? b, Home: () => 0, End: () => nodes.length - 1 }[e.key];
      if (!to) return;
      e.preventDefault();
      nodes[to()].focus({ preventScroll: true });
      nodes[to()].scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  });
}

function blockTable(f) {
  return el("div", { class: "scroll" }, table([{ name: "block" }, { name: "line", num: true }, { name: "depth", num: true }, { name: "" }, { name: "to" }],
    f.blocks.map((b) => [b.name, b.first, b.depth || 0, b.divergent ? "≠ divergent" : "", b.succs.map((s) => f.blocks[s].name).join(", ")])));
}
