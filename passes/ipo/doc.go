// Package ipo holds the passes that look at several functions at once: inlining and the removal of globals that nothing
// refers to. callgraph.go orders functions callees first; inline.go copies one body into one call.
package ipo
