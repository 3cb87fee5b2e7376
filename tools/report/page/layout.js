"use strict";
// In a worker: dagre places the blocks of a control-flow graph. {succs, width, height}, the
// successors of each block and the size of all blocks, comes in; {width, height, blocks, edges} goes
// out: the middles of the blocks, and of each edge the points through which it runs from the block
// `from` to its successor number k.

const margin = 28;

onmessage = ({ data: { succs, width, height } }) => {
  const g = new dagre.Graph({ multigraph: true });
  g.setGraph({ nodesep: 44, edgesep: 16, ranksep: 64, marginy: 34 });
  succs.forEach((_, b) => g.setNode(b, { width, height }));
  succs.forEach((list, b) => list.forEach((s, k) => g.setEdge(b, s, {}, k)));
  dagre.layout(g);
  const blocks = succs.map((_, b) => { const { x, y } = g.node(b); return { x, y }; });
  const edges = g.edges().map((e) => ({ from: +e.v, k: +e.name, points: g.edge(e).points }));
  // the size of dagre's graph leaves out the points
  const lanes = edges.flatMap((e) => e.points);
  let left = Infinity, right = -Infinity;
  const include = (x, half) => { left = Math.min(left, x - half); right = Math.max(right, x + half); };
  for (const p of blocks) include(p.x, width / 2);
  for (const p of lanes) include(p.x, 0);
  for (const p of [...blocks, ...lanes]) p.x += margin - left;
  postMessage({ width: right - left + 2 * margin, height: g.graph().height, blocks, edges });
};
