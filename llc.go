package optgo

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/ptx"
	"opt-go/passes"
)

// LLCOptions are what LLVM's llc lets a user say of code for NVPTX besides the processor. The zero
// value compiles at O0 as the module says.
type LLCOptions struct {
	PTX      nvptx.Options
	Level    Level // of O0 to O3: O0 selects instructions only, the others run nvptx-codegen before
	Contract FPContract
	// Divide and Sqrt override how divisions and square roots in single precision round.
	Divide, Sqrt Precision
	FnAttrs      []ir.Attr // put on functions that do not have them
	// NoVectorizer leaves neighbouring loads and stores single
	// (-disable-nvptx-load-store-vectorizer).
	NoVectorizer bool
}

// FPContract says which products and sums become one instruction.
type FPContract int

// The ways to contract, by llc's names.
const (
	ContractAsFlagged FPContract = iota // those whose flags allow it
	ContractFast                        // all: -fp-contract=fast, -nvptx-fma-level=1 and 2
	ContractOff                         // none: -fp-contract=off, -nvptx-fma-level=0
)

// Precision says how an operation rounds.
type Precision int

// The precisions.
const (
	AsFlagged   Precision = iota // as flags and !fpmath of the instruction allow
	Approximate                  // an error of two units in the last place is allowed everywhere
	Rounded                      // correctly
)

// LLC compiles a module to PTX as llc does. The module changes. Errors are those of PTX and
// RunWith.
func LLC(m *ir.Module, o LLCOptions) (*ptx.Module, error) {
	for _, f := range m.Funcs {
		for _, a := range o.FnAttrs {
			if !f.Attrs.Fn.Has(a.Key) {
				f.Attrs.Fn = f.Attrs.Fn.With(a)
			}
		}
		for i := range f.Instrs() {
			o.relax(i)
		}
	}
	if o.Level != O0 {
		if err := o.prepare(m); err != nil {
			return nil, err
		}
	}
	return PTX(m, o.PTX)
}

// prepare runs the passes before instruction selection.
func (o *LLCOptions) prepare(m *ir.Module) error {
	nodes, err := passes.Parse("nvptx-codegen")
	if err != nil {
		return err
	}
	if o.NoVectorizer {
		nodes = without(nodes, "load-store-vectorizer")
	}
	_, err = runNodes(m, nodes, RunOptions{For: TargetOptions{PTX: &o.PTX}})
	return err
}

// without leaves one pass out of a pipeline.
func without(nodes []passes.Node, name string) []passes.Node {
	var out []passes.Node
	for _, n := range nodes {
		if n.Desc != nil && n.Desc.Name == name {
			continue
		}
		if n.Sub = without(n.Sub, name); n.Desc != nil || len(n.Sub) > 0 {
			out = append(out, n)
		}
	}
	return out
}

// contractable are the operations that an fma is made of.
var contractable = []ir.Op{ir.FAdd, ir.FSub, ir.FMul, ir.FNeg}

// relax writes the options about floating point into the flags of an instruction, where the
// selector reads them.
func (o *LLCOptions) relax(i *ir.Instr) {
	if slices.Contains(contractable, i.Op()) {
		switch o.Contract {
		case ContractFast:
			i.Flags |= ir.FContract
		case ContractOff:
			i.Flags &^= ir.FContract
		}
	}
	precision := AsFlagged
	switch {
	case i.Type().Scalar().Kind != ir.FloatKind:
	case i.Op() == ir.FDiv:
		precision = o.Divide
	case i.IntrinsicID() == "llvm.sqrt":
		precision = o.Sqrt
	}
	switch precision {
	case Approximate:
		i.Flags |= ir.FAfn
	case Rounded:
		i.Flags &^= ir.FAfn
		i.SetMD("fpmath", nil)
	}
}
