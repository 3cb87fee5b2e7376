"use strict";
// The page: the list of functions, the views, the keyboard.

// views in the order of their keys 1, 2, …; of a function unless whole is set.
const views = [
  { id: "functions", name: "Functions", whole: true, make: overviewView },
  { id: "source", name: "Source and IR", make: sourceView },
  { id: "passes", name: "Passes", make: versionsView },
  { id: "graph", name: "Control flow", make: graphView },
  { id: "memory", name: "Memory", make: memoryView },
  { id: "ptx", name: "PTX", make: ptxView, needs: "ptx" },
  { id: "registers", name: "Registers", make: registersView, needs: "ptx" },
  { id: "vliw", name: "VLIW", make: pipelineView, needs: "vliw" },
  { id: "time", name: "Time", whole: true, make: timeView },
];

let currentView = "functions";
let currentFunction = 0;

function openFunction(k, view) {
  if (k < 0 || k >= index.functions.length) return;
  currentFunction = k;
  document.getElementById("function").value = k;
  openView(view || (views.find((v) => v.id === currentView).whole ? "source" : currentView));
}

function openView(id) {
  const view = views.find((v) => v.id === id);
  if (!view || (view.needs && view.needs !== index.emit)) return;
  currentView = id;
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const on = tab.id === "tab-" + id;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
  }
  const main = document.getElementById("view");
  main.setAttribute("aria-labelledby", "tab-" + id);
  if (!view.whole && !index.functions.length) { main.replaceChildren(el("p", {}, "The module defines no function.")); return; }
  main.replaceChildren(...[view.make(view.whole ? null : functionData(currentFunction))].flat());
  main.dataset.ready = id + ":" + currentFunction;
  history.replaceState(null, "", "#" + id + ":" + currentFunction);
}

function tabs() {
  const bar = document.getElementById("tabs");
  views.forEach((v, k) => bar.append(el("button", { role: "tab", type: "button", id: "tab-" + v.id, "aria-controls": "view", disabled: !!v.needs && v.needs !== index.emit, onclick: () => openView(v.id) }, k + 1 + " " + v.name)));
  bar.addEventListener("keydown", (e) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
    if (!by) return;
    const open = views.filter((v) => !v.needs || v.needs === index.emit);
    const at = open.findIndex((v) => v.id === currentView);
    const next = open[(at + by + open.length) % open.length];
    openView(next.id);
    document.getElementById("tab-" + next.id).focus();
    e.preventDefault();
  });
}

function functionPicker() {
  const picker = document.getElementById("function");
  index.functions.forEach((f, k) => picker.append(el("option", { value: k }, f.name)));
  picker.addEventListener("change", () => openFunction(+picker.value));
  const find = document.getElementById("find");
  find.addEventListener("keydown", (e) => {
    if (e.key !== "Enter") return;
    const n = index.functions.length;
    for (let k = 1; k <= n; k++) {
      const at = (currentFunction + k) % n;
      if (index.functions[at].name.includes(find.value)) { openFunction(at); return; }
    }
    find.setCustomValidity("no function has this in its name");
    find.reportValidity();
  });
  find.addEventListener("input", () => find.setCustomValidity(""));
}

function toggleHelp() {
  const help = document.getElementById("help");
  help.hidden = !help.hidden;
  document.getElementById("keys").setAttribute("aria-expanded", String(!help.hidden));
}

function setTheme(dark) { document.documentElement.dataset.theme = dark ? "dark" : "light"; }

function keys(e) {
  if (e.ctrlKey || e.altKey || e.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(e.target.tagName) && e.target.type !== "range") return;
  if (e.key >= "1" && e.key <= "9") openView((views[e.key - 1] || {}).id);
  else if (e.key === "f") openFunction(currentFunction - 1);
  else if (e.key === "g") openFunction(currentFunction + 1);
  else if (e.key === "?") toggleHelp();
  else if (e.key === "/") document.getElementById("find").focus();
  else if ((e.key === "ArrowLeft" || e.key === "ArrowRight") && currentView === "passes" && e.target.type !== "range" && e.target.getAttribute("role") !== "tab") {
    const slider = document.getElementById("slider");
    slider.value = +slider.value + (e.key === "ArrowRight" ? 1 : -1);
    slider.dispatchEvent(new Event("input"));
  } else return;
  e.preventDefault();
}

function start() {
  document.getElementById("title").textContent = index.title;
  document.getElementById("command").textContent = index.command;
  document.getElementById("command").title = index.command;
  setTheme(matchMedia("(prefers-color-scheme: dark)").matches);
  document.getElementById("theme").addEventListener("click", () => setTheme(document.documentElement.dataset.theme !== "dark"));
  document.getElementById("keys").addEventListener("click", toggleHelp);
  document.addEventListener("keydown", keys);
  tabs();
  functionPicker();
  const [view, fn] = location.hash.slice(1).split(":");
  if (fn && +fn < index.functions.length) { currentFunction = +fn; document.getElementById("function").value = fn; }
  openView(view && views.some((v) => v.id === view) ? view : index.functions.length === 1 ? "source" : "functions");
  performance.mark("ready");
}

start();
