// Package inferspaces infers the address spaces of generic pointers (gpucc, section 3.2): Run
// within a function, which is LLVM's infer-address-spaces, and Arguments between the functions of a
// module, which passes the spaces of arguments and results to Run by casts at the functions'
// entries.
//
// Invariant: a pointer gets a space only if every value that it can have is in it; the fixed point
// begins with "unknown" and only descends to one space and from there to the generic one.
package inferspaces

import (
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// Run is the gpucc paper's memory-space inference (section 3.2, Algorithm 1) and LLVM's
// infer-address-spaces: an access through a generic pointer whose address can only come from one
// specific space becomes an access to that space, which is a faster instruction and tells alias
// analysis more.
//
//	%p = addrspacecast ptr addrspace(3) @a to ptr          %q = getelementptr float, ptr addrspace(3) @a, i64 %i
//	%q = getelementptr float, ptr %p, i64 %i           ⇒   %v = load float, ptr addrspace(3) %q
//	%v = load float, ptr %q
//
// Terms: an address expression is an instruction or constant expression that computes a pointer (or
// a vector of pointers) from pointers: getelementptr, cast, φ, select, llvm.ptrmask, a no-op pair
// of ptrtoint and inttoptr. The flat space is the target's generic one.
//
// Phases:
//   - collect (collect.go): the flat address expressions that accesses, compares, casts and returns
//     depend on;
//   - infer (solve.go): a fixed point over them from "unknown" down to a space and on to "flat", so
//     that the φ of a pointer induction (the paper's Fig. 4) takes the space of its start;
//   - rewrite (rewrite.go, uses.go, constants.go): each gets a copy in its space, which replaces it
//     in its uses, and dead expressions are erased. Only expressions whose space changed are
//     copied.
//
// Differences from the paper: selects and constants follow LLVM; llvm.assume of a space test makes
// a space known after it. Beyond LLVM 19, always: launder and strip.invariant.group are ignored,
// llvm.nvvm.isspacep.* of an inferred pointer folds, llvm.ptrmask is rewritten on every target
// where the mask leaves the upper bits alone, memset.inline stays inline. Beyond LLVM by option,
// and on in the gpucc pipeline:
//   - assumptions: without it, as in LLVM, one in another block counts only for its only successor,
//     unless dominators are known already (require<domtree>);
//   - constants: null, undef and poison do not make a φ flat;
//   - memory: a pointer loaded from stack memory or from a constant has the space of the pointers
//     that are stored there (memory.go);
//   - allocas: stack memory is in the target's space for it.
//   - arguments: pointers that the host hands to a kernel are in the target's space for them. LLVM
//     22 has this and allocas, so pass.LLVM22 turns them on; it also casts an operand of a φ that
//     is known by an assumption where it is defined.
//
// Keeps the CFG. Parameters and results of internal functions are infer-argument-spaces' business.
// Not handled: pointers loaded from memory that is not the function's own. Volatile loads and
// stores change where the target has them, volatile atomics never. Cost: linear; each expression's
// space changes at most twice.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	flat := c.Target.FlatSpace
	if c.FlagBool("assume-default-is-flat-addrspace", false) {
		flat = 0
	}
	if flat < 0 {
		return pass.All
	}
	s := newInference(c, f, flat)
	s.collect()
	s.infer()
	return pass.Changed(s.rewrite())
}

// Params lists what infer-address-spaces takes between < and >.
func Params() []pass.Param {
	return []pass.Param{
		{Name: "constants", Help: "null, undef and poison do not force a φ to be generic"},
		{Name: "assumptions", Help: "use dominating assumptions even if the dominator tree is not computed yet"},
		{Name: "memory", Help: "infer through stack memory and constant initializers"},
		{Name: "allocas", Help: "allocas are in the target's stack address space; so they are with -opt-version=22"},
		{Name: "arguments", Help: "pointers that the host hands to kernels are global; so they are with -opt-version=22"},
	}
}

// unknownSpace is the top of the lattice: an expression's space before any operand's is known.
const unknownSpace = -1

// expression is an address expression of the flat space.
type expression struct {
	v ir.Value // *ir.Instr, *ir.Const or *ir.Param
	operands
	space int      // inferred so far
	users []int    // the expressions that use it, as indices
	copy  ir.Value // in the inferred space, once made; nil: none
}

// operands are the pointer operands of an expression. They are cached: loading the code of a large
// function again for each query takes longer than the query itself.
type operands struct {
	op      ir.Op
	of      []ir.Value // none if assumed is known
	assumed int        // the space that the target assumes for any operands, or unknownSpace
}

type inference struct {
	c     *pass.Context
	f     *ir.Func
	flat  int
	exprs []expression // operands mostly before their users

	allocas   bool // they are in the target's space for the stack
	hostSpace int  // of parameters that the host hands over, or unknownSpace

	// number gives index + 1 into exprs by ID of instructions and parameters, constNumber by
	// constant.
	number      []int
	constNumber map[*ir.Const]int

	stored map[*ir.Instr][]ir.Value // loads whose value is one of these (option memory)
	// predicated holds the space that assumptions give an operand (value) of an expression (index)
	// that is not an expression itself.
	predicated map[predicate]int
	// outside gives the spaces of parameters and results of calls, as infer-argument-spaces knows
	// them so far; nil: they are flat.
	outside    func(v ir.Value) (space int, ok bool)
	constUsers []*ir.Instr // instructions with constant expressions among their operands, in program order, and copies that have some

	assumes map[ir.Value][]*ir.Instr // assumed space tests by the pointer tested
	fixups  []fixup
}

type predicate struct {
	user    int
	operand ir.Value
}

func newInference(c *pass.Context, f *ir.Func, flat int) *inference {
	s := &inference{c: c, f: f, flat: flat, number: make([]int, f.ValueBound()), constNumber: map[*ir.Const]int{},
		predicated: map[predicate]int{}, hostSpace: unknownSpace, allocas: c.Opts.Bool("allocas", c.Version >= pass.LLVM22)}
	if c.Target.ArgumentSpace != nil && c.Opts.Bool("arguments", c.Version >= pass.LLVM22) {
		if space, ok := c.Target.ArgumentSpace(f); ok {
			s.hostSpace = space
		}
	}
	return s
}

// index returns the number of v among the expressions, or -1.
func (s *inference) index(v ir.Value) int {
	switch v := v.(type) {
	case *ir.Instr:
		if id := v.ID(); id < len(s.number) {
			return s.number[id] - 1
		}
	case *ir.Param:
		return s.number[v.ID()] - 1
	case *ir.Const:
		return s.constNumber[v] - 1
	}
	return -1
}

// copyOf returns what stands for v in its inferred space, or nil.
func (s *inference) copyOf(v ir.Value) ir.Value {
	if k := s.index(v); k >= 0 {
		return s.exprs[k].copy
	}
	return nil
}

// inSpace returns a pointer type, or vector of pointers, in another space.
func inSpace(t *ir.Type, space int) *ir.Type { return t.WithScalar(t.Context().Pointer(space)) }

// isPointer reports whether t is a pointer or a vector of pointers.
func isPointer(t *ir.Type) bool { return t.Scalar().IsPtr() }

func spaceOf(v ir.Value) int { return v.Type().Scalar().Space }
