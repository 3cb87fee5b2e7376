package codegen

import "opt-go/frontend/ir"

// underlying is the object that a pointer points into, as far as getelementptrs, casts and pointer recurrences tell; else the pointer itself.
func underlying(v ir.Value) ir.Value {
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

// distinctObjects reports whether two pointers surely point into different objects.
func distinctObjects(a, b ir.Value) bool {
	x, y := underlying(a), underlying(b)
	if x == y {
		return false
	}
	ownX, ownY := isOwnObject(x), isOwnObject(y)
	if ownX && ownY {
		return true
	}
	return isNoAlias(x) && (ownY || isParam(y)) || isNoAlias(y) && (ownX || isParam(x)) || isPrivate(x) && isParam(y) || isPrivate(y) && isParam(x)
}

// isOwnObject: allocas and variables are objects of their own.
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
