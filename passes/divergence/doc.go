// Package divergence finds out what is the same for all threads of a warp: the simple divergence analysis of Sampaio et al.
// (TOPLAS 2013, section 3.3).
//
//   - uniformity.go: the analysis, a sparse propagation from the sources along data and control dependences;
//   - sync.go: where the threads that a branch parts meet again, in any control-flow graph;
//   - queue.go: the order in which that is found; print.go: the printer print<uniformity>.
//
// What is a source is the target's business (pass.Target.IsDivergenceSource). The affine analysis and the gated form in
// print do not stand yet.
package divergence
