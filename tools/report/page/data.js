"use strict";
// The data of the page: script elements with JSON, parsed when they are first asked for. data.go in
// the compiler says what they hold.

const parsed = new Map();

function data(id) {
  if (!parsed.has(id)) {
    const node = document.getElementById(id);
    parsed.set(id, node ? JSON.parse(node.textContent) : null);
  }
  return parsed.get(id);
}

const index = data("index");

// keepParsed is how many functions stay parsed: a page may hold thousands.
const keepParsed = 8;
const recent = [];

function functionData(k) {
  const id = "f" + k;
  const at = recent.indexOf(id);
  if (at >= 0) recent.splice(at, 1);
  recent.push(id);
  if (recent.length > keepParsed) parsed.delete(recent.shift());
  return data(id);
}

// versionIDs returns the lines of each version of a function as indices of f.lines.
function versionIDs(f) {
  if (!f.ids) {
    f.ids = [];
    let last = [];
    for (const v of f.versions) {
      const between = [];
      for (let k = 0; k < (v.runs || []).length; k += 2) for (let n = 0; n < v.runs[k + 1]; n++) between.push(v.runs[k] + n);
      last = last.slice(0, v.head).concat(between, v.tail ? last.slice(last.length - v.tail) : []);
      f.ids.push(last);
    }
  }
  return f.ids;
}

// heatOf returns how often warps executed each line of the PTX file, over all launches.
function heatOf() {
  const heat = new Map();
  for (const launch of index.launches || []) {
    for (const [line, n] of Object.entries(launch.by_line || {})) heat.set(+line, (heat.get(+line) || 0) + n);
  }
  return heat;
}

// reasonOf is the chain from a divergent line to what differs between the threads in the first
// place. Lines count from 1.
function reasonOf(f, line) {
  const chain = [];
  const seen = new Set();
  for (let at = line; at && !seen.has(at);) {
    seen.add(at);
    const l = f.code[at - 1];
    if (!l.d) break;
    chain.push(l.t.trim() + (l.w ? "\n      — " + l.w : ""));
    if (l.v) chain.push("parameter " + l.v);
    at = l.b;
  }
  return chain;
}
