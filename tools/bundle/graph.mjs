// What the report uses of dagre.
export { Graph, layout } from "@dagrejs/dagre";
