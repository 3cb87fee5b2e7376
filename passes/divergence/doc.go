// Package divergence finds out what is the same for all threads of a warp, and how values depend on
// the threads' numbers: the divergence analyses of Sampaio et al. (TOPLAS 2013, sections 3.2 to
// 3.4).
//
//   - uniformity.go: the simple analysis, a sparse propagation from the sources along data and
//     control dependences;
//   - affine.go: the analysis with affine constraints; state.go: abstract states and their
//     arithmetic; transfer.go: what each operation does to them; affine_module.go: through calls;
//     claim.go: what executions say of a state;
//   - control.go: what depends on a divergent branch; sync.go: where the threads that it parts meet
//     again, in any control-flow graph; queue.go: the order in which that is found;
//   - advice.go, source.go, advice_memory.go: what remarks tell the programmer;
//   - print.go, print_affine.go: the printers print<uniformity>, print<divergence> and
//     print<affine>.
//
// What is a source, and which values are thread numbers, is the target's business
// (target.Target.IsDivergenceSource, ThreadNumber). The analyses do not write out gated SSA: its γ
// and η are the dependences that control.go finds. Who wants to see it has print<gsa> (gsa.go).
package divergence
