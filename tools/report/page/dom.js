"use strict";
// Making elements. Text is always set as text, never as HTML: the data is from other people's files.

const svgSpace = "http://www.w3.org/2000/svg";

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value !== undefined && value !== null) node.setAttribute(name, value);
  }
  node.append(...children.flat(Infinity).filter((c) => c !== null && c !== undefined).map((c) => (c instanceof Node ? c : String(c))));
  return node;
}

// el("td", {class: "num"}, "12", …) is an HTML element, svg(…) the same for pictures.
function el(tag, attributes, ...children) { return fill(document.createElement(tag), attributes, children); }
function svg(tag, attributes, ...children) { return fill(document.createElementNS(svgSpace, tag), attributes, children); }

function table(heads, rows, rowClass) {
  return el("table", {},
    el("thead", {}, el("tr", {}, heads.map((h) => el("th", { scope: "col", class: h.num ? "num" : null }, h.name)))),
    el("tbody", {}, rows.map((r, k) => el("tr", { class: rowClass ? rowClass(k) : null }, r.map((c, i) => el("td", { class: heads[i].num ? "num" : null }, c))))));
}

function count(n) { return n.toLocaleString("en"); }
