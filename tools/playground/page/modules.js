"use strict";
// The commands as modules of WebAssembly. They are compiled while they are loaded: opt-go at once,
// before the rest of the page is read, then ptx-run, which the first example needs to be run, and
// vliw-run when something has been shown (app.js): on two cores it would delay that. Workers get
// them from here: one that is stopped takes no module with it.

const modules = new Map(); // command → promise of its module

// moduleOf loads a command once; what could not be loaded is tried again when it is asked for again.
function moduleOf(command) {
  if (!modules.has(command)) {
    const module = WebAssembly.compileStreaming(fetch(command + ".wasm"));
    module.catch(() => modules.delete(command));
    modules.set(command, module);
  }
  return modules.get(command);
}

moduleOf("opt-go").then(() => moduleOf("ptx-run")).catch(() => {}); // who asks for it is told
