package mir

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
)

// Underlying is the object that a pointer points into, as far as getelementptrs, casts and pointer
// recurrences tell; else the pointer itself.
func Underlying(v ir.Value) ir.Value {
	return walkObject(v, 0)
}

func walkObject(v ir.Value, depth int) ir.Value {
	for depth < 8 {
		switch x := v.(type) {
		case *ir.Instr:
			switch x.Op() {
			case ir.GetElementPtr, ir.AddrSpaceCast, ir.BitCast, ir.Freeze:
				v = x.Operand(0)
				continue
			case ir.Phi:
				if o := phiObject(x, depth); o != nil {
					return o
				}
			}
		case *ir.Const:
			if x.Kind == ir.ExprConst && (x.Op == ir.GetElementPtr || x.Op == ir.BitCast || x.Op == ir.AddrSpaceCast) {
				v = x.Elems[0]
				continue
			}
		}
		return v
	}
	return v
}

// phiObject is the one object that all values of a φ point into, its own recurrence left out.
func phiObject(phi *ir.Instr, depth int) ir.Value {
	var only ir.Value
	for k := range phi.NumIncoming() {
		v := phi.Operand(k)
		for {
			g, ok := v.(*ir.Instr)
			if !ok || g.Op() != ir.GetElementPtr {
				break
			}
			v = g.Operand(0)
		}
		if v == ir.Value(phi) {
			continue
		}
		o := walkObject(v, depth+1)
		if only != nil && only != o {
			return nil
		}
		only = o
	}
	return only
}

// DistinctObjects reports whether two pointers surely point into different objects.
func DistinctObjects(a, b ir.Value) bool {
	x, y := Underlying(a), Underlying(b)
	if x == y {
		return false
	}
	ownX, ownY := isOwnObject(x), isOwnObject(y)
	if ownX && ownY {
		return true
	}
	return isNoAlias(x) && (ownY || isParam(y)) || isNoAlias(y) && (ownX || isParam(x)) || isPrivate(x) && isParam(y) || isPrivate(y) && isParam(x)
}

// isOwnObject reports allocas and variables: they are distinct objects.
func isOwnObject(v ir.Value) bool {
	switch x := v.(type) {
	case *ir.GlobalVar:
		return true
	case *ir.Instr:
		return x.Op() == ir.Alloca
	}
	return false
}

// isPrivate: no parameter can point to an alloca of this activation.
func isPrivate(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	return ok && i.Op() == ir.Alloca
}

func isParam(v ir.Value) bool { _, ok := v.(*ir.Param); return ok }

// isNoAlias recognises parameters that C calls restrict.
func isNoAlias(v ir.Value) bool {
	p, ok := v.(*ir.Param)
	return ok && (p.Attrs().Has("noalias") || p.Attrs().Has("byval"))
}

// aliases are the alias analyses of the function's IR, made when first asked.
type aliases struct {
	sameTime *alias.Batch // of accesses in one execution of a block
	anyTime  *alias.Batch // of accesses in any two iterations of a loop
}

// MayAlias asks the alias analyses of the passes (objects and what escapes them, types) about two
// accesses: of one execution of a block, or of any two iterations of a loop. Alias scopes do not
// count between iterations, for which they need not hold.
func (f *Func) MayAlias(a, b *MemRef, iterations bool) bool {
	if a.Ptr == nil || b.Ptr == nil || !a.Ptr.Type().IsPtr() || !b.Ptr.Type().IsPtr() {
		return true
	}
	x := &f.aliases
	if x.sameTime == nil {
		dom := analysis.NewDomTree(f.Src)
		x.sameTime = alias.New(f.Src, dom, nil, "").Batch()
		x.anyTime = alias.New(f.Src, dom, nil, "basic-aa,tbaa").Batch()
		x.anyTime.CrossIteration = true
	}
	batch, size := x.sameTime, func(m *MemRef) alias.Size {
		if m.Off < 0 {
			return alias.BeforeOrAfter
		}
		return alias.UpTo(uint64(m.Off + m.Size))
	}
	if iterations {
		batch, size = x.anyTime, func(*MemRef) alias.Size { return alias.BeforeOrAfter }
	}
	one, two := alias.Location{Ptr: a.Ptr, Size: size(a), Tags: a.Tags}, alias.Location{Ptr: b.Ptr, Size: size(b), Tags: b.Tags}
	return batch.Alias(one, two) != alias.NoAlias
}

// Apart reports whether two ranges of bytes have none in common.
func Apart(off1, size1, off2, size2 int64) bool { return off1+size1 <= off2 || off2+size2 <= off1 }

// OrderLatency: a load must issue after the bundle of an earlier store; a store may share the
// bundle of an earlier load.
func OrderLatency(first *MemRef) int {
	if first.Store {
		return 1
	}
	return 0
}
