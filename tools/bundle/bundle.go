// Package bundle has the npm packages that the pages of the playground and of the report use, each
// bundle as one script: CodeMirror, the editor, and dagre, which lays out graphs.
//
// The scripts are committed, so that Go alone builds the commands. With node and npm,
//
//	node tools/bundle/make.mjs
//
// makes them again. Versions are those of package.json, exactly; package-lock.json has those of
// what the packages need, with their hashes. To change one, edit package.json, run npm install
// --package-lock-only in this folder, and make the bundles.
package bundle

import _ "embed" // the scripts

// Editor defines CodeMirror: the names that editor.mjs lists.
//
//go:embed made/editor.js
var Editor string

// Graph defines dagre: the names that graph.mjs lists.
//
//go:embed made/graph.js
var Graph string

// Licences are those of all packages in the bundles. Each bundle begins with its own, too.
//
//go:embed made/LICENSES.txt
var Licences string
