package simplifycfg

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// table maps the index of a lookup to the value of a φ: by one value, a linear function of the
// index, the bits of an integer, or an array in memory.
type table struct {
	dl       *ir.DataLayout
	contents []ir.Value
	single   ir.Value

	linear          bool
	multiplier, add *ir.Const
	wraps           bool

	bitmap *ir.Const

	wideIndex bool // the index of an array is as wide as addresses are, as in LLVM 22
}

// newTable arranges the results of the cases from offset on; fill is the value of the holes.
func newTable(dl *ir.DataLayout, size uint64, offset *ir.Const, results []caseResult, fill ir.Value) *table {
	t := &table{dl: dl, contents: make([]ir.Value, size), single: results[0].result}
	for _, r := range results {
		t.contents[indexOf(r.value, offset)] = r.result
		if r.result != t.single {
			t.single = nil
		}
	}
	if uint64(len(results)) < size {
		for k, v := range t.contents {
			if v == nil {
				t.contents[k] = fill
			}
		}
		if fill != t.single {
			t.single = nil
		}
	}
	if t.single == nil {
		t.findLine()
	}
	if t.single == nil && !t.linear && fitsRegister(dl, size, t.valueType()) {
		t.pack()
	}
	return t
}

func (t *table) valueType() *ir.Type { return t.contents[0].Type() }

// findLine tests whether the table is linear: neighbours have a constant difference. If the
// function is monotonic and its last value does not overflow, its operations do not wrap.
func (t *table) findLine() {
	ty := t.valueType()
	if ty.Kind != ir.IntKind {
		return
	}
	var prev, dist *ir.Const
	jumps := false
	for _, v := range t.contents {
		k, ok := v.(*ir.Const)
		if !ok || k.Kind != ir.IntConst {
			return
		}
		if prev != nil {
			d := ir.NewBigInt(ty, new(big.Int).Sub(k.Big(), prev.Big()))
			if dist == nil {
				dist = d
			} else if d != dist {
				return
			}
			up := k.BigSigned().Cmp(prev.BigSigned()) > 0
			jumps = jumps || d.BigSigned().Sign() > 0 != up
		}
		prev = k
	}
	t.linear, t.multiplier, t.add = true, dist, t.contents[0].(*ir.Const)
	last := big.NewInt(int64(len(t.contents) - 1))
	t.wraps = jumps || last.BitLen() >= ty.Bits || !signedFits(new(big.Int).Mul(last, dist.BigSigned()), ty.Bits)
}

func signedFits(n *big.Int, bits int) bool {
	if n.Sign() < 0 {
		n = new(big.Int).Not(n)
	}
	return n.BitLen() < bits
}

// pack concatenates the table's contents into one integer, with undef as zero.
func (t *table) pack() {
	w := t.valueType().Bits
	n := new(big.Int)
	for k := len(t.contents) - 1; k >= 0; k-- {
		n.Lsh(n, uint(w))
		if c, ok := t.contents[k].(*ir.Const); ok && c.Kind == ir.IntConst {
			n.Or(n, c.Big())
		}
	}
	t.bitmap = ir.NewBigInt(t.valueType().Context().Int(w*len(t.contents)), n)
}

// lookUp creates the value for an index.
func (t *table) lookUp(at *ir.Builder, index ir.Value, f *ir.Func) ir.Value {
	ty := t.valueType()
	switch {
	case t.single != nil:
		return t.single
	case t.linear:
		flags := ir.NSW
		if t.wraps {
			flags = 0
		}
		v := intCast(at, index, ty, "switch.idx.cast")
		if n, ok := t.multiplier.Uint64(); !ok || n != 1 {
			v = at.Binary(ir.Mul, v, t.multiplier, flags, "switch.idx.mult")
		}
		if !t.add.IsZero() {
			v = at.Binary(ir.Add, v, t.add, flags, "switch.offset")
		}
		return v
	case t.bitmap != nil:
		wide := t.bitmap.Type()
		amount := at.Binary(ir.Mul, intCast(at, index, wide, "switch.cast"), ir.NewInt(wide, uint64(ty.Bits)), ir.NUW|ir.NSW, "switch.shiftamt")
		return at.Cast(ir.Trunc, at.Binary(ir.LShr, t.bitmap, amount, 0, "switch.downshift"), ty, "switch.masked")
	}
	if w, wide := index.Type().Bits, t.dl.IndexBits(0); t.wideIndex && w < wide {
		index = at.Cast(ir.ZExt, index, f.Ctx().Int(wide), "")
		if uint64(len(t.contents)) <= 1<<uint(w-1) {
			index.(*ir.Instr).Flags |= ir.NNeg
		}
	} else if w < 64 && uint64(len(t.contents)) > 1<<uint(w-1) { // the index of a getelementptr has a sign
		index = at.Cast(ir.ZExt, index, f.Ctx().Int(w+1), "switch.tableidx.zext")
	}
	array := f.Ctx().Array(uint64(len(t.contents)), ty)
	g := f.Module().NewTable("switch.table."+f.Name(), f, ir.NewAggregate(array, t.contents), t.dl.PrefAlign(ty))
	p := at.GEP(array, g, ir.InBounds, "switch.gep", t.first(f, index), index)
	return at.Load(ty, p, t.dl.ABIAlign(ty), "switch.load")
}

// first is the index of the array.
func (t *table) first(f *ir.Func, index ir.Value) ir.Value {
	if t.wideIndex {
		return ir.NewZero(index.Type())
	}
	return ir.NewZero(f.Ctx().I32)
}

// intCast creates a zext, a trunc, or no cast.
func intCast(at *ir.Builder, v ir.Value, ty *ir.Type, name string) ir.Value {
	switch from := v.Type(); {
	case from.Bits < ty.Bits:
		return at.Cast(ir.ZExt, v, ty, name)
	case from.Bits > ty.Bits:
		return at.Cast(ir.Trunc, v, ty, name)
	}
	return v
}

// tableConstant returns v if a table may hold it: a number, null, undef, or the address of a global
// plus an offset.
func tableConstant(v ir.Value, dl *ir.DataLayout) ir.Value {
	switch v := v.(type) {
	case *ir.GlobalVar:
		if v.TLS != "" || v.DLLStorage == "dllimport" {
			return nil
		}
		return v
	case *ir.Func:
		if v.DLLStorage == "dllimport" {
			return nil
		}
		return v
	case *ir.Alias, *ir.IFunc:
		return v
	case *ir.Const:
		switch v.Kind {
		case ir.IntConst, ir.FloatConst, ir.UndefConst, ir.PoisonConst:
			return v
		case ir.ExprConst:
			base, _, ok := analysis.ConstantOffset(v, dl)
			if ok && v.Op == ir.GetElementPtr && v.Flags&ir.InBounds != 0 && tableConstant(base, dl) != nil {
				return v
			}
			return nil
		}
		if v.Type().IsPtr() && v.IsZero() {
			return v
		}
	}
	return nil
}
