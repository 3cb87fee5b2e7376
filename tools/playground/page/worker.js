"use strict";
// The worker runs the commands: {id, command, module, args, put, want} comes in, {id, code, stdout,
// stderr, files} goes out.

importScripts("files.js", "wasm_exec.js");
const files = new Files();

async function runCommand({ command, module, args, put, want }) {
  files.clear();
  for (const [name, text] of Object.entries(put || {})) files.put(name, text);
  globalThis.fs = files.api();
  globalThis.process = { getuid: () => 0, getgid: () => 0, geteuid: () => 0, getegid: () => 0, getgroups: () => [], pid: 1, ppid: 0, umask: () => 0, cwd: () => "/", chdir() {} };
  globalThis.path = { resolve: (...parts) => parts.join("/") };
  const go = new Go();
  let code = 0;
  go.argv = [command, ...args];
  go.exit = (n) => { code = n; };
  const instance = await WebAssembly.instantiate(module, go.importObject);
  await go.run(instance);
  return { code, stdout: files.text(1), stderr: files.text(2), files: Object.fromEntries((want || []).map((n) => [n, files.get(n)])) };
}

onmessage = async (e) => {
  try {
    postMessage({ id: e.data.id, ...(await runCommand(e.data)) });
  } catch (error) {
    postMessage({ id: e.data.id, code: 70, stdout: "", stderr: "the command could not be run: " + error, files: {} });
  }
};
