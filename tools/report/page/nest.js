"use strict";
// The final schedule of a pipelined loop nest: which stage each iteration of the outer loop executes
// in each step.

// nestSteps lists the steps of a run with the trip counts of nest.trips: {part, stages}, where
// stages[i] is the stage that iteration i of level 1 executes, or undefined.
function nestSteps(p) {
  const nest = p.nest, trips = nest.trips[0], groups = trips / nest.group, steps = [];
  let k = 0;
  const kernel = (part, n) => {
    for (let step = 0; step < n; step++, k++) {
      const stages = [];
      for (let i = 0; i < trips; i++) if (k - i >= 0 && k - i < p.stages) stages[i] = k - i;
      steps.push({ part, stages });
    }
  };
  // turns lists the turns of the inner loops from a depth on: those inside of a loop before and after
  // each turn around it.
  const turns = (n) => {
    if (n === nest.turns.length) return [];
    const inside = turns(n + 1), out = [...inside];
    for (let i = 1; i < nest.trips[n + 1]; i++) out.push(nest.turns[n], ...inside);
    return out;
  };
  if (nest.prologue < 0) k = nest.prologue;
  kernel("prologue", Math.max(0, nest.prologue));
  for (let g = 0; g < groups; g++) {
    kernel("outermost loop pattern, group " + g, nest.group);
    for (const turn of turns(0)) {
      for (const row of turn.stage) {
        const stages = [];
        row.forEach((stage, j) => { stages[g * nest.group + j] = stage; });
        steps.push({ part: "turn around loop " + turn.level + ", group " + g, stages, turn: true });
      }
    }
  }
  kernel("epilogue", nest.epilogue);
  if (nest.prologue < 0) steps.shift(); // the step before the first iteration is empty
  return { steps, trips };
}

function nestSchedule(p) {
  const { steps, trips } = nestSteps(p), nest = p.nest;
  let last = "";
  const rows = steps.map((s, n) => {
    const head = s.part === last ? "" : s.part;
    last = s.part;
    return el("tr", {}, el("th", { scope: "row" }, n), el("td", { style: "text-align:left" }, head),
      Array.from({ length: trips }, (_, i) => (s.stages[i] === undefined ? el("td", { class: "free" }, s.turn ? "waits" : "·") : el("td", { class: opClass(s.stages[i]) }, s.stages[i]))));
  });
  return el("div", {}, el("h2", {}, "Final schedule of the nest, level " + nest.level + " pipelined: two groups of " + nest.group + " iterations, two iterations of each inner loop"),
    el("p", { class: "legend" }, "A step takes " + p.ii + " cycles. A cell has the stage that an iteration of the pipelined loop executes. Stages of each level: " + nest.first.map((a, k) => "level " + (k + 1) + " " + a + "–" + nest.last[k]).join(", ") + "."),
    el("div", { class: "scroll", tabindex: "0", style: "max-height:420px" }, el("table", { class: "grid", id: "nest" },
      el("thead", {}, el("tr", {}, el("th", {}, "step"), el("th", {}, "part"), Array.from({ length: trips }, (_, i) => el("th", { scope: "col" }, "i" + i)))), el("tbody", {}, rows))));
}
