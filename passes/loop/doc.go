// Package loop is the room of the loop passes: loop-simplify and lcssa, which are function passes and bring loops into the form that
// the others need, and those that work loop by loop on a Walk.
package loop
