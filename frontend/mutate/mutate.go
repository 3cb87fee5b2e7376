// Package mutate changes the structure of valid modules at random and keeps them valid: a fuzzer's
// source of inputs.
//
//	mutant := mutate.Module(m, rand.New(rand.NewSource(seed)), 10, donors)
//
// The changes need not preserve the program's semantics. They find crashes, hangs and invalid
// output of passes, and errors of the verifier; tools/difftest generates random programs whose
// results can be compared.
//
// # How it works
//
// A mutation (mutations.go) is a name and a function that makes one change at a random place, or
// reports that there is no such place. Each works on a copy of the module. The copy replaces the
// module if frontend.Verify accepts it and is dropped otherwise; a test bounds the share of dropped
// copies for each mutation. After a change of the control flow, uses that their definitions no
// longer dominate get other values (repair in dominance.go).
//
//   - attributes.go: attributes of functions, parameters, results and calls; calling conventions
//   - calls.go: operand bundles, tail marks, invoke, callbr, indirect calls
//   - blocks.go: edges, switches, indirect branches, loops, unreachable code, order
//   - instructions.go: operands, opcodes, flags; moved, duplicated and removed instructions
//   - types.go: operations in unusual types
//   - memory.go: allocations, accesses, address spaces
//   - globals.go: linkage, comdats, aliases, initializers, llvm.used and its like
//   - metadata.go: attachments
//   - splice.go: bodies of other functions grafted in; snippets/ holds functions full of rare
//     constructs and intrinsics for that
//   - pick.go: random functions, places, values and types
//
// # Invariants
//
// The result is valid and depends only on the module, the donors and the random numbers. The input
// module is not changed.
//
// Not handled: debug information is kept or dropped, but not invented. Cost: each mutation copies
// and verifies the module. The package must not depend on passes.
package mutate

import (
	"math/rand"

	"opt-go/frontend"
	"opt-go/frontend/ir"
)

// Mutant is a changed module.
type Mutant struct {
	Module  *ir.Module
	Made    []string // the mutations in the order in which they were made
	Dropped []string // those whose result the verifier rejected
}

// Module makes n random mutations in a copy of m; fewer where no mutation finds a place. donors are
// modules of the same context (frontend.In) whose functions may be spliced in.
func Module(m *ir.Module, r *rand.Rand, n int, donors []*ir.Module) Mutant {
	return apply(Mutations(), m, r, n, donors)
}

// attempts bounds how many mutations are tried for each that is wanted.
const attempts = 20

func apply(table []Mutation, m *ir.Module, r *rand.Rand, n int, donors []*ir.Module) Mutant {
	out := Mutant{Module: ir.CloneModule(m)}
	for tries := n * attempts; len(out.Made) < n && tries > 0; tries-- {
		mutation := table[r.Intn(len(table))]
		x := &mutator{m: ir.CloneModule(out.Module), r: r, donors: donors}
		if !mutation.run(x) {
			continue
		}
		if frontend.Verify(x.m) != nil {
			out.Dropped = append(out.Dropped, mutation.Name)
			continue
		}
		out.Module, out.Made = x.m, append(out.Made, mutation.Name)
	}
	return out
}

// mutator is the state of one mutation.
type mutator struct {
	m      *ir.Module
	r      *rand.Rand
	donors []*ir.Module
}
