package nvptx

import (
	"github.com/pkg/errors"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/nvptx/expand"
	"opt-go/nvptx/isel"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/regalloc"
	"opt-go/passes/divergence"
	"opt-go/passes/pass"
)

// Options say what Compile compiles for.
type Options struct {
	CPU      string // "sm_70"; empty: what the module's functions say, else sm_70
	Features string // "+ptx63": the PTX version; empty: what the module's functions say, else the oldest for the CPU
	// KeepGeneric leaves accesses through generic pointers generic (-nvptx-infer-spaces=false).
	KeepGeneric bool
	// UniformBranches writes bra.uni where the affine analysis proves that all threads of a warp
	// take the same direction (-nvptx-uniform-branches).
	UniformBranches bool
	// StrictAtomics takes seq_cst of atomicrmw and cmpxchg at its word (-nvptx-strict-atomics).
	StrictAtomics bool
	// NoRsqrt keeps one divided by an approximate square root two instructions
	// (-nvptx-rsqrt-approx-opt=false).
	NoRsqrt bool
	// NoHalfMath computes halves in single precision (llc's -nvptx-no-f16-math).
	NoHalfMath bool
	// Constructors says what becomes of global constructors and destructors.
	Constructors expand.Constructors
	Jobs         int // functions compiled side by side; 0: one per processor. The result does not depend on it

	Regs      int                // 32-bit registers per thread; 0: no limit, registers stay virtual
	Allocator regalloc.Allocator // what allocates them
	Beyond    *regalloc.Beyond   // what it does beyond the paper; nil: everything
	Remark    func(pass.Remark)  // is called with what allocation did to each function; may be nil
}

// Compile turns a module into PTX. The module is only read. What PTX cannot express comes back as a
// diag.List that names each construct and its line.
func Compile(m *ir.Module, o Options) (*ptx.Module, error) {
	if m.Layout.BigEndian || m.Layout.PtrBits(0) != 64 {
		return nil, diag.List{{Severity: diag.Error, Pos: diag.Position{File: m.File},
			Message: "PTX is made for little-endian modules with 64-bit pointers only (the target datalayout says otherwise)"}}
	}
	cpu, features := fromAttributes(m)
	if o.CPU != "" {
		cpu = o.CPU
	}
	if o.Features != "" {
		features = o.Features
	}
	t, err := isel.NewTarget(cpu, features)
	if err != nil {
		return nil, errors.Wrap(err, "PTX target")
	}
	m = expand.Module(m, isel.DefaultLayout(), o.Constructors)
	t.KeepGeneric, t.StrictAtomics, t.NoRsqrt, t.NoHalfMath = o.KeepGeneric, o.StrictAtomics, o.NoRsqrt, o.NoHalfMath
	t.AllocatesRegisters = o.Regs != 0
	if o.UniformBranches {
		t.Uniform = uniformBranches(m, o)
	}
	out, err := isel.Select(m, t, o.Jobs)
	if err != nil {
		return nil, err
	}
	if o.Regs == 0 {
		return out, nil
	}
	return allocate(m, out, o)
}

// uniformBranches asks the affine analysis which branches no warp takes in part. Branches on poison
// and undef are undefined, so that its claims, which leave these out, hold of all branches.
func uniformBranches(m *ir.Module, o Options) func(*ir.Block) bool {
	a := divergence.NewAffineModule(pass.NewContext(Target(m, o), nil, nil, nil), m, 1)
	return func(b *ir.Block) bool { return !a.Of(b.Func()).HasDivergentBranch(b) }
}

// allocate assigns registers within the limit to the functions of m, compiled from src.
func allocate(src *ir.Module, m *ptx.Module, o Options) (*ptx.Module, error) {
	beyond := regalloc.Everything()
	if o.Beyond != nil {
		beyond = *o.Beyond
	}
	out, results, err := regalloc.Allocate(m, regalloc.Options{Regs: o.Regs, Allocator: o.Allocator, Beyond: beyond})
	if err != nil {
		return nil, errors.Wrap(err, "register allocation")
	}
	if err := ptx.Verify(out); err != nil {
		panic("BUG: register allocation made PTX that is not valid: " + err.Error())
	}
	for _, f := range out.Funcs() {
		if !f.Defined {
			continue
		}
		if err := regalloc.Verify(f, o.Regs); err != nil {
			panic("BUG: register allocation of " + f.Name + " is wrong: " + err.Error())
		}
	}
	if o.Remark != nil {
		for _, r := range results {
			remark(src, r, o.Remark)
		}
	}
	return out, nil
}

// remark reports what allocation did to a function, at the function's position in the input.
func remark(src *ir.Module, r regalloc.FuncResult, tell func(pass.Remark)) {
	what := pass.Remark{Kind: pass.Analyzed, Pass: "regalloc", Name: "Registers", Func: r.Name}
	if f := src.Func(r.Name); f != nil {
		what.Pos = f.Pos
	}
	for _, line := range r.Remarks() {
		what.Args = []pass.Arg{pass.Text(line)}
		tell(what)
	}
}

// CheckTarget reports errors in the options' processor or features.
func CheckTarget(o Options) error {
	_, err := isel.NewTarget(o.CPU, o.Features)
	return errors.Wrap(err, "PTX target")
}

// fromAttributes reads what clang wrote about the target into the first function that says
// something. What it wrote about another target than a GPU says nothing here.
func fromAttributes(m *ir.Module) (cpu, features string) {
	if m.Triple != "" && !IsTriple(m.Triple) {
		return "", ""
	}
	for _, f := range m.Funcs {
		if a, ok := f.Attrs.Fn.Get("target-cpu"); ok && cpu == "" {
			cpu = a.Val
		}
		if a, ok := f.Attrs.Fn.Get("target-features"); ok && features == "" {
			features = a.Val
		}
	}
	return cpu, features
}
