package lvi

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
)

// Info answers questions about the values of one function.
type Info struct {
	layout *ir.DataLayout
	known  map[place]Value
	cases  analysis.SwitchCases
	left   int // values that the question at hand may still work out
	depth  int
}

// New returns an Info that knows nothing yet.
func New(f *ir.Func) *Info { return &Info{layout: f.Module().Layout, known: map[place]Value{}} }

// Forget drops all answers: the function has changed.
func (i *Info) Forget() {
	if len(i.known) > 0 {
		i.known = map[place]Value{}
	}
	i.cases = analysis.SwitchCases{}
}

func (i *Info) ask() { i.left = budget }

// ConstOnEdge returns the constant that v is when control goes from one block to the other, or nil.
func (i *Info) ConstOnEdge(v ir.Value, from, to *ir.Block) *ir.Const {
	i.ask()
	return i.onEdge(v, from, to).Const(v.Type())
}

// RangeOnEdge returns the values that an integer may have when control goes from one block to the other.
func (i *Info) RangeOnEdge(v ir.Value, from, to *ir.Block) bitvec.Range {
	i.ask()
	return i.onEdge(v, from, to).Range(v.Type().Bits)
}

// CompareOnEdge answers v p k when control goes from one block to the other.
func (i *Info) CompareOnEdge(p ir.Pred, v ir.Value, k *ir.Const, from, to *ir.Block) (value, known bool) {
	i.ask()
	return i.onEdge(v, from, to).compare(p, k)
}

// CompareIn answers v p k in a block, from each of the edges into it: of a φ, with the value that it takes there.
func (i *Info) CompareIn(p ir.Pred, v ir.Value, k *ir.Const, b *ir.Block) (value, known bool) {
	d, local := v.(*ir.Instr)
	local = local && d.Block() == b
	if local && d.Op() != ir.Phi {
		return false, false
	}
	preds := b.Preds()
	if local {
		preds = preds[:0]
		for n := range d.NumIncoming() {
			preds = append(preds, d.IncomingBlock(n))
		}
	}
	for n, from := range preds {
		x := v
		if local {
			x = d.Operand(n)
		}
		got, ok := i.CompareOnEdge(p, x, k, from, b)
		if !ok || n > 0 && got != value {
			return false, false
		}
		value, known = got, true
	}
	return value, known
}

// ConstAtEnd returns the constant that v is at the end of a block, or nil.
func (i *Info) ConstAtEnd(v ir.Value, b *ir.Block) *ir.Const {
	i.ask()
	return i.atEnd(v, b).Const(v.Type())
}

// RangeAtEnd returns the values that an integer may have at the end of a block.
func (i *Info) RangeAtEnd(v ir.Value, b *ir.Block) bitvec.Range {
	i.ask()
	return i.atEnd(v, b).Range(v.Type().Bits)
}
