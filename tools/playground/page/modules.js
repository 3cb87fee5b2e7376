"use strict";
// The commands as modules of WebAssembly. They are compiled while they are loaded: opt-go at once,
// before the rest of the page is read, and the others after it, so that they are there when
// something is run. Workers get them from here: one that is stopped takes no module with it.

const modules = new Map(); // command → promise of its module

function moduleOf(command) {
  if (!modules.has(command)) modules.set(command, WebAssembly.compileStreaming(fetch(command + ".wasm")));
  return modules.get(command);
}

moduleOf("opt-go").then(() => { for (const command of ["ptx-run", "vliw-run"]) moduleOf(command).catch(() => modules.delete(command)); }, () => modules.delete("opt-go"));
