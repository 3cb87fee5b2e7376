"use strict";
// The commands as a module of WebAssembly, compiled while it is loaded, and that before the rest of
// the page is read. Workers get it from here: one that is stopped takes no module with it.

let loaded = null; // promise of the module

// commands loads the module once; what could not be loaded is tried again when it is asked for again.
function commands() {
  if (!loaded) {
    loaded = WebAssembly.compileStreaming(fetch("commands.wasm"));
    loaded.catch(() => { loaded = null; });
  }
  return loaded;
}

commands().catch(() => {}); // who asks for it is told
