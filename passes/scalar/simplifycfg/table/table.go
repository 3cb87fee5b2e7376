// Package table makes the tables that simplifycfg puts in place of a switch: how the values of the
// cases become a function of the switched value.
//
//	cases 5 → 10, 6 → 13, 7 → 16      ⇒   3·index + 10           (a line)
//	cases 5 → 1, 6 → 0, 7 → 1         ⇒   i1 of (5 >> index)     (an integer of bits)
//	cases 5 → 3.0, 6 → 1.0, 7 → 4.0   ⇒   load from an array     (memory)
//
// A table begins at an offset: the index of a case is its value minus the offset. The caller has
// compared the index with the size of the table. Cost: linear in the size of the table.
package table

import (
	"math"
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Table maps the index of a lookup to the value of a φ: by one value, a linear function of the
// index, the bits of an integer, or an array in memory.
type Table struct {
	dl       *ir.DataLayout
	contents []ir.Value
	single   ir.Value

	linear          bool
	multiplier, add *ir.Const
	wraps           bool

	bitmap *ir.Const
}

// Case is the value of a φ for a value of the switch.
type Case struct {
	Value  *ir.Const
	Result ir.Value
}

const (
	minDensity = 40 // per cent of a table in memory that are cases
	maxSpan    = math.MaxUint64 / 100
)

// Dense reports whether enough of span neighbouring values are cases for a table in memory.
func Dense(cases, span uint64) bool {
	return span < maxSpan && cases*100 >= span*minDensity
}

// New arranges the results of the cases from offset on; fill is the value of the holes.
func New(dl *ir.DataLayout, size uint64, offset *ir.Const, results []Case, fill ir.Value) *Table {
	t := &Table{dl: dl, contents: make([]ir.Value, size), single: results[0].Result}
	for _, r := range results {
		t.contents[IndexOf(r.Value, offset)] = r.Result
		if r.Result != t.single {
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
	if t.single == nil && !t.linear && FitsRegister(dl, size, t.valueType()) {
		t.pack()
	}
	return t
}

func (t *Table) valueType() *ir.Type { return t.contents[0].Type() }

// findLine tests whether the table is linear: neighbours have a constant difference. If the
// function is monotonic and its last value does not overflow, its operations do not wrap.
func (t *Table) findLine() {
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
func (t *Table) pack() {
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

// LookUp creates the value for an index.
func (t *Table) LookUp(at *ir.Builder, index ir.Value, f *ir.Func) ir.Value {
	ty := t.valueType()
	switch {
	case t.single != nil:
		return t.single
	case t.linear:
		flags := ir.NSW
		if t.wraps {
			flags = 0
		}
		v := IntCast(at, index, ty, "switch.idx.cast")
		if n, ok := t.multiplier.Uint64(); !ok || n != 1 {
			v = at.Binary(ir.Mul, v, t.multiplier, flags, "switch.idx.mult")
		}
		if !t.add.IsZero() {
			v = at.Binary(ir.Add, v, t.add, flags, "switch.offset")
		}
		return v
	case t.bitmap != nil:
		wide := t.bitmap.Type()
		amount := at.Binary(ir.Mul, IntCast(at, index, wide, "switch.cast"), ir.NewInt(wide, uint64(ty.Bits)), ir.NUW|ir.NSW, "switch.shiftamt")
		return at.Cast(ir.Trunc, at.Binary(ir.LShr, t.bitmap, amount, 0, "switch.downshift"), ty, "switch.masked")
	}
	if w := index.Type().Bits; w < 64 && uint64(len(t.contents)) > 1<<uint(w-1) { // the index of a getelementptr has a sign
		index = at.Cast(ir.ZExt, index, f.Ctx().Int(w+1), "switch.tableidx.zext")
	}
	array := f.Ctx().Array(uint64(len(t.contents)), ty)
	g := f.Module().NewTable("switch.table."+f.Name(), f, ir.NewAggregate(array, t.contents), t.dl.PrefAlign(ty))
	p := at.GEP(array, g, ir.InBounds, "switch.gep", ir.NewZero(f.Ctx().I32), index)
	return at.Load(ty, p, t.dl.ABIAlign(ty), "switch.load")
}

// IntCast creates a zext, a trunc, or no cast.
func IntCast(at *ir.Builder, v ir.Value, ty *ir.Type, name string) ir.Value {
	switch from := v.Type(); {
	case from.Bits < ty.Bits:
		return at.Cast(ir.ZExt, v, ty, name)
	case from.Bits > ty.Bits:
		return at.Cast(ir.Trunc, v, ty, name)
	}
	return v
}

// Constant returns v if a table may hold it: a number, null, undef, or the address of a global
// plus an offset.
func Constant(v ir.Value, dl *ir.DataLayout) ir.Value {
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
			if ok && v.Op == ir.GetElementPtr && v.Flags&ir.InBounds != 0 && Constant(base, dl) != nil {
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

// FitsInt reports whether integers of that many bits fit into a register.
func FitsInt(dl *ir.DataLayout, bits uint64) bool {
	for _, n := range dl.NativeInts {
		if bits <= uint64(n) {
			return true
		}
	}
	return false
}

// FitsRegister reports whether a table of the type is a number of a register's size.
func FitsRegister(dl *ir.DataLayout, size uint64, ty *ir.Type) bool {
	if ty.Kind != ir.IntKind || size >= math.MaxUint32/uint64(ty.Bits) {
		return false
	}
	return FitsInt(dl, size*uint64(ty.Bits))
}

// IndexOf returns the index of a case in a table that begins at offset.
func IndexOf(k, offset *ir.Const) uint64 {
	d := ir.NewBigInt(k.Type(), new(big.Int).Sub(k.Big(), offset.Big()))
	n, _ := d.Uint64()
	return n
}
