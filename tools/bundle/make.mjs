// Makes the bundles that the pages of the playground and the report use, from the npm packages that
// package.json and package-lock.json pin:
//
//     node tools/bundle/make.mjs [FOLDER]      FOLDER is made/ beside this file if it is left out
//
// editor.js and graph.js define one global name each, and begin with the licences of what is in them;
// LICENSES.txt has all licences. The same packages give the same bytes. The packages are installed in
// a temporary folder, without running their scripts: the Go command would search one in here.

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2] ?? join(here, "made"));

// bundles are the files to make: the name of the file that says what is in it, and the global name.
const bundles = [{ name: "editor", global: "CodeMirror" }, { name: "graph", global: "dagre" }];

// packagesIn are the packages of which esbuild has read files, and those that they depend on: dagre's
// files have graphlib in them.
function packagesIn(work, inputs) {
  const found = new Map(); // name → what its package.json says
  const add = (name) => {
    if (found.has(name)) return;
    const about = JSON.parse(readFileSync(join(work, "node_modules", name, "package.json"), "utf8"));
    found.set(name, about);
    Object.keys(about.dependencies ?? {}).forEach(add);
  };
  for (const file of Object.keys(inputs)) {
    const part = file.split("node_modules/")[1];
    if (part) add(part.split("/").slice(0, part.startsWith("@") ? 2 : 1).join("/"));
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

// licencesOf lists packages with their versions under the text of their licence. A package without
// one may not be bundled.
function licencesOf(work, packages) {
  const byText = new Map();
  for (const p of packages) {
    const dir = join(work, "node_modules", p.name);
    const file = readdirSync(dir).find((f) => /^licen[cs]e/i.test(f));
    if (!file) throw new Error(`${p.name} has no file with its licence`);
    const text = readFileSync(join(dir, file), "utf8").replace(/\r/g, "").trim();
    byText.set(text, [...(byText.get(text) ?? []), `${p.name} ${p.version} (${p.license})`]);
  }
  return [...byText].map(([text, names]) => names.join("\n") + "\n\n" + text + "\n").join("\n" + "-".repeat(80) + "\n\n");
}

async function make(work) {
  const npm = ["ci", "--fetch-retries=1", "--fetch-timeout=60000"];
  execFileSync("npm", npm, { cwd: work, stdio: ["ignore", "ignore", "inherit"] });
  const esbuild = createRequire(join(work, "package.json"))("esbuild");
  mkdirSync(out, { recursive: true });
  const all = new Map();
  for (const { name, global } of bundles) {
    const built = await esbuild.build({
      absWorkingDir: work, entryPoints: [name + ".mjs"], bundle: true, minify: true, format: "iife", globalName: global,
      target: "es2022", legalComments: "none", metafile: true, write: false, logLevel: "warning",
    });
    const packages = packagesIn(work, built.metafile.inputs);
    packages.forEach((p) => all.set(p.name, p));
    const licences = licencesOf(work, packages);
    if (licences.includes("*/") || /<\/script/i.test(licences + built.outputFiles[0].text)) throw new Error(name + ": a text would end its comment or its element");
    writeFileSync(join(out, name + ".js"), "/*! Made by tools/bundle/make.mjs of\n\n" + licences + "*/\n" + built.outputFiles[0].text);
  }
  const sorted = [...all.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(join(out, "LICENSES.txt"), licencesOf(work, sorted));
}

const work = mkdtempSync(join(tmpdir(), "bundle-"));
try {
  for (const file of ["package.json", "package-lock.json", ".npmrc", ...bundles.map((b) => b.name + ".mjs")]) copyFileSync(join(here, file), join(work, file));
  await make(work);
} finally {
  rmSync(work, { recursive: true });
}
