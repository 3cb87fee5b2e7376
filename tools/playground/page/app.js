"use strict";
// The page: what is typed becomes files and a command line for the worker.

const byId = (id) => document.getElementById(id);
const editor = new Editor(byId("input"), () => compileAndShow());
const output = new Output(byId("output"));
let worker, waiting = new Map(), nextID = 0, examples = [];

// startWorker also stops what runs: the only way to end a loop in it.
function startWorker() {
  if (worker) worker.terminate();
  for (const stop of waiting.values()) stop({ code: 130, stdout: "", stderr: "stopped", files: {} });
  waiting = new Map();
  worker = new Worker("worker.js");
  worker.onmessage = (e) => {
    const done = waiting.get(e.data.id);
    if (done) { waiting.delete(e.data.id); done(e.data); }
  };
}

function call(command, args, put, want) {
  return new Promise((done) => {
    const id = ++nextID, to = worker;
    waiting.set(id, done);
    moduleFor(command, args).then((module) => { if (worker === to) worker.postMessage({ id, command, module, args, put, want }); },
      (error) => { if (waiting.delete(id)) done({ code: 70, stdout: "", stderr: command + " cannot be loaded: " + error, files: {} }); });
  });
}

// words cuts flags at blanks; quotes keep them.
function words(text) { return [...text.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map((m) => m[1] ?? m[2] ?? m[3]); }

function say(text) { byId("status").textContent = text; }

// show shows a text; language is "text" if it is left out.
function show(text, language) {
  byId("frame").hidden = true;
  byId("output").hidden = false;
  output.set(text, language || "text");
}

// irText is the IR of the input, by clang where that is C or CUDA.
async function irText() {
  const language = byId("language").value;
  if (language === "ir") return editor.text;
  const answer = await fetch("clang?language=" + language, { method: "POST", body: editor.text });
  const text = await answer.text();
  if (answer.ok) return text;
  diagnostics(text, "<stdin>");
  show(text);
  return null;
}

// diagnostics lists what a command complains about, and marks the lines of the input.
function diagnostics(text, file) {
  const found = [...text.matchAll(/^([^\n:]+):(\d+):(\d+): (error|warning): (.*)$/gm)].filter((m) => m[1] === file);
  byId("diagnostics").replaceChildren(...found.map((m) => {
    const item = document.createElement("li"), button = document.createElement("button");
    button.textContent = "line " + m[2] + ": " + m[4] + ": " + m[5];
    button.addEventListener("click", () => editor.goTo(+m[2], +m[3]));
    item.append(button);
    return item;
  }));
  editor.mark(found.map((m) => ({ line: +m[2], column: +m[3], severity: m[4], message: m[5] })));
}

// last is what was compiled last: to run it does not compile it again.
let last = { key: "", result: null };

async function compile(extra, want) {
  const start = performance.now();
  say("compiling …");
  diagnostics("", "");
  const ir = await irText();
  if (ir === null) { say("clang does not accept it"); return null; }
  const args = ["in.ll"];
  if (byId("passes").value) args.push("-passes=" + byId("passes").value);
  if (byId("emit").value !== "ir") args.push("-emit=" + byId("emit").value);
  args.push(...words(byId("flags").value), ...extra);
  byId("command").textContent = "opt-go " + args.map((a) => (/[<>;,()]/.test(a) ? "'" + a + "'" : a)).join(" ");
  const key = JSON.stringify([ir, args]);
  if (last.key !== key || (await last.result).code) last = { key, result: call("opt-go", args, { "in.ll": ir, "<stdin>": editor.text }, want) };
  const result = await last.result;
  if (byId("language").value === "ir") diagnostics(result.stderr, "in.ll");
  say((result.code ? "failed" : "done") + " in " + Math.round(performance.now() - start) + " ms");
  return result;
}

async function compileAndShow() {
  const r = await compile([], []);
  if (r) show(r.code ? r.stderr : r.stdout, r.code ? "text" : byId("emit").value);
  return r;
}

async function report() {
  const r = await compile(["-report=report.html", "-disable-output"], ["report.html"]);
  if (!r) return;
  if (r.code) { show(r.stderr); return; }
  byId("frame").src = URL.createObjectURL(new Blob([r.files["report.html"]], { type: "text/html" }));
  byId("frame").hidden = false;
  byId("output").hidden = true;
}

// run compiles, and runs the result on the emulator or the simulator.
async function run() {
  const emit = byId("emit").value;
  if (emit === "ir") { show("Choose PTX or VLIW assembly as output: these can be run."); return; }
  const compiled = await compile([], []);
  if (!compiled) return;
  if (compiled.code) { show(compiled.stderr); return; }
  const start = performance.now();
  say("running …");
  const [tool, file] = emit === "ptx" ? ["ptx-run", "k.ptx"] : ["vliw-run", "k.s"];
  const args = [file, ...words(byId("run-flags").value), "-stats", "stats.json"];
  byId("command").textContent = tool + " " + args.join(" ");
  const r = await call(tool, args, { [file]: compiled.stdout }, ["stats.json"]);
  show((r.stderr ? r.stderr + "\n" : "") + (r.stdout ? r.stdout + "\n" : "") + (r.code ? "" : "statistics:\n" + r.files["stats.json"]));
  say((r.code ? "failed" : "ran") + " in " + Math.round(performance.now() - start) + " ms");
}

function choose(e) {
  byId("example").value = examples.indexOf(e); // none, if it comes from a link
  byId("language").value = "ir";
  editor.set(e.ir, "ir");
  byId("passes").value = e.passes ?? (e.emit === "vliw" ? "vliw" : "gpucc");
  byId("emit").value = e.emit;
  byId("flags").value = e.flags;
  byId("run-flags").value = e.run;
  compileAndShow();
}

// A link carries the input: its state as JSON, compressed, in base64.
async function packed(text, stream) { return new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(stream)).arrayBuffer()); }

async function makeLink() {
  const state = { ir: editor.text, language: byId("language").value, passes: byId("passes").value, emit: byId("emit").value, flags: byId("flags").value, run: byId("run-flags").value };
  const bytes = await packed(JSON.stringify(state), new CompressionStream("deflate-raw"));
  location.hash = btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(""));
  try { await navigator.clipboard.writeText(location.href); say("the link is on the clipboard"); } catch { say("the link is in the address bar"); }
}

async function openLink() {
  const text = atob(location.hash.slice(1));
  const bytes = await packed(Uint8Array.from(text, (c) => c.charCodeAt(0)), new DecompressionStream("deflate-raw"));
  const state = JSON.parse(new TextDecoder().decode(bytes));
  choose(state);
  if ([...byId("language").options].some((o) => o.value === state.language)) { byId("language").value = state.language; editor.set(state.ir, state.language); }
}

// offerClang adds C and CUDA where the page's server has clang; a static host answers with an error.
async function offerClang() {
  if (!/^(localhost|127\.|\[::1\])/.test(location.host)) return;
  const answer = await fetch("clang");
  if (answer.status !== 200) return;
  byId("except").hidden = false;
  for (const [value, name] of [["c", "C"], ["cuda", "CUDA"]]) { const o = document.createElement("option"); o.value = value; o.textContent = name; byId("language").append(o); }
}

async function start() {
  startWorker();
  examples = await (await fetch("examples.json")).json();
  examples.forEach((e, k) => { const o = document.createElement("option"); o.value = k; o.textContent = e.name + " — " + e.about; byId("example").append(o); });
  byId("example").addEventListener("change", () => choose(examples[+byId("example").value]));
  byId("language").addEventListener("change", () => { editor.setLanguage(byId("language").value); });
  byId("form").addEventListener("submit", (e) => { e.preventDefault(); compileAndShow(); });
  byId("report").addEventListener("click", report);
  byId("run").addEventListener("click", run);
  byId("link").addEventListener("click", makeLink);
  document.addEventListener("keydown", (e) => {
    if (e.defaultPrevented) return; // the editor has taken it
    if (e.key === "Enter" && (e.ctrlKey || e.metaKey)) { e.preventDefault(); compileAndShow(); }
    if (e.key === "Escape" && waiting.size) { startWorker(); say("stopped"); }
  });
  const offered = offerClang();
  if (location.hash.length <= 1) { choose(examples[0]); return; }
  await offered;
  await openLink();
}

start();
