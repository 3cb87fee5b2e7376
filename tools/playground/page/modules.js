"use strict";
// The commands as modules of WebAssembly: gpu.wasm, without the VLIW backend and its simulator, is
// compiled while it is loaded, and that before the rest of the page is read; commands.wasm, which has
// them all, when it is asked for. Workers get them from here: one that is stopped takes no module with
// it.

const loaded = new Map(); // file → promise of its module

// load loads a file once; what could not be loaded is tried again when it is asked for again.
function load(file) {
  if (!loaded.has(file)) {
    const module = WebAssembly.compileStreaming(fetch(file));
    loaded.set(file, module);
    module.catch(() => { loaded.delete(file); });
  }
  return loaded.get(file);
}

// moduleFor is the module that has a command and, if its arguments speak of VLIW, that backend.
function moduleFor(command, args) {
  return load([command, ...args].some((word) => word.includes("vliw")) ? "commands.wasm" : "gpu.wasm");
}

load("gpu.wasm").catch(() => {}); // who asks for it is told
