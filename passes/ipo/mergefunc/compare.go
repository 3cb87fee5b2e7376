package mergefunc

import (
	"encoding/binary"
	"hash/fnv"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// hashOf returns a number that equal functions share: of the type, and of the opcodes, types and
// integer constants in the order in which the comparison visits blocks.
func hashOf(f *ir.Func) uint64 {
	h := fnv.New64a()
	add := func(n uint64) {
		var b [8]byte
		binary.LittleEndian.PutUint64(b[:], n)
		h.Write(b[:])
	}
	h.Write([]byte(f.FuncType.String()))
	seen := map[*ir.Block]bool{f.Entry(): true}
	for work := []*ir.Block{f.Entry()}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for i := range b.Instrs() {
			if analysis.IsDebugOrPseudo(i) {
				continue
			}
			add(uint64(i.Op())<<32 | uint64(i.NumOperands())<<8 | uint64(i.Pred))
			if i.Op() == ir.GetElementPtr {
				continue // equal ones may have other indices
			}
			for _, v := range i.Operands() {
				if k, ok := v.(*ir.Const); ok && k.Kind == ir.IntConst {
					n, _ := k.Uint64()
					add(n)
				}
			}
		}
		for _, s := range b.Succs() {
			if !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return h.Sum64()
}

// comparison numbers the values and blocks of two functions in the order of the walk; equal
// functions have the same numbers at the same places.
type comparison struct {
	a, b     *ir.Func
	inA, inB map[ir.Value]int
}

// equal reports whether two functions do the same. They are walked side by side along their
// branches; unreachable blocks do not count.
func equal(a, b *ir.Func) bool {
	if a.FuncType != b.FuncType || a.CC != b.CC || a.GC != b.GC || a.Section != b.Section || a.Space != b.Space ||
		a.Prefix != b.Prefix || a.Prologue != b.Prologue || a.Personality != b.Personality || !sameAttrs(a.Attrs, b.Attrs) {
		return false
	}
	c := &comparison{a: a, b: b, inA: map[ir.Value]int{}, inB: map[ir.Value]int{}}
	for k, p := range a.Params {
		c.local(p, b.Params[k])
	}
	c.local(a.Entry(), b.Entry())
	type pair struct{ x, y *ir.Block }
	seen := map[*ir.Block]bool{a.Entry(): true}
	for work := []pair{{a.Entry(), b.Entry()}}; len(work) > 0; {
		x, y := work[len(work)-1].x, work[len(work)-1].y
		work = work[:len(work)-1]
		if !c.blocks(x, y) {
			return false
		}
		for k, s := range x.Succs() {
			if !seen[s] {
				seen[s] = true
				work = append(work, pair{s, y.Succs()[k]})
			}
		}
	}
	return true
}

func skipDebug(i *ir.Instr) *ir.Instr {
	for i != nil && analysis.IsDebugOrPseudo(i) {
		i = i.Next()
	}
	return i
}

func (c *comparison) blocks(x, y *ir.Block) bool {
	i, j := skipDebug(x.First()), skipDebug(y.First())
	for ; i != nil && j != nil; i, j = skipDebug(i.Next()), skipDebug(j.Next()) {
		if !c.local(i, j) || !c.instrs(i, j) {
			return false
		}
	}
	return i == nil && j == nil
}

// local reports whether two values or blocks have been met at the same places.
func (c *comparison) local(v, w ir.Value) bool {
	n, inA := c.inA[v]
	k, inB := c.inB[w]
	if inA || inB {
		return inA && inB && n == k
	}
	c.inA[v], c.inB[w] = len(c.inA), len(c.inA)
	return true
}

func (c *comparison) instrs(i, j *ir.Instr) bool {
	if i.Op() != j.Op() || i.Flags != j.Flags || i.NumOperands() != j.NumOperands() && i.Op() != ir.GetElementPtr || !sameMetadata(i, j) {
		return false
	}
	switch i.Op() {
	case ir.GetElementPtr:
		return c.addresses(i, j)
	case ir.Alloca:
		if i.Type() != j.Type() || !congruent(i.ElemTy, j.ElemTy) || i.Align() != j.Align() {
			return false
		}
	case ir.Call, ir.Invoke, ir.CallBr:
		if !sameAttrs(i.Info.Attrs, j.Info.Attrs) || i.Info.FuncType != j.Info.FuncType || i.Info.CC != j.Info.CC ||
			i.Info.Indirect != j.Info.Indirect || !slices.Equal(i.Info.Bundles, j.Info.Bundles) || i.Type() != j.Type() {
			return false
		}
	case ir.Phi:
		for k := range i.NumIncoming() {
			if k >= j.NumIncoming() || !c.local(i.IncomingBlock(k), j.IncomingBlock(k)) {
				return false
			}
		}
		if i.Type() != j.Type() {
			return false
		}
	default:
		if !i.SameOperation(j) {
			return false
		}
	}
	return c.operands(i, j)
}

func (c *comparison) operands(i, j *ir.Instr) bool {
	for k := range i.NumOperands() {
		if !c.values(i.Operand(k), j.Operand(k)) {
			return false
		}
	}
	return true
}

// addresses reports whether two getelementptr add the same to the same pointer.
func (c *comparison) addresses(i, j *ir.Instr) bool {
	if i.Type() != j.Type() || !c.values(i.Pointer(), j.Pointer()) {
		return false
	}
	dl := c.a.Module().Layout
	m, ok := constOffset(i, dl)
	n, ok2 := constOffset(j, dl)
	if ok && ok2 {
		return m == n
	}
	return i.NumOperands() == j.NumOperands() && congruent(i.ElemTy, j.ElemTy) && c.operands(i, j)
}

func constOffset(i *ir.Instr, dl *ir.DataLayout) (int64, bool) {
	var indices []ir.Value
	for k := 1; k < i.NumOperands(); k++ {
		indices = append(indices, i.Operand(k))
	}
	return dl.ConstGEPOffset(i.ElemTy, indices)
}

// values reports whether two operands are the same: the functions themselves, the same constant, or
// values met at the same places.
func (c *comparison) values(v, w ir.Value) bool {
	if v == ir.Value(c.a) || w == ir.Value(c.b) {
		return v == ir.Value(c.a) && w == ir.Value(c.b)
	}
	if v.Type() != w.Type() {
		return false
	}
	switch x := v.(type) {
	case *ir.Param, *ir.Instr, *ir.Block:
		return ir.HasUseList(w) && c.local(v, w)
	case *ir.InlineAsm:
		y, ok := w.(*ir.InlineAsm)
		return ok && x.Ident() == y.Ident() && x.FuncType == y.FuncType
	case *ir.MDOperand:
		y, ok := w.(*ir.MDOperand)
		if !ok || x.Value() == nil || y.Value() == nil {
			return ok && x.Value() == nil && y.Value() == nil && x.Node == y.Node
		}
		return c.values(x.Value(), y.Value())
	}
	return v == w
}

// congruent reports whether two types lie in memory in the same way, whatever their names are.
func congruent(t, u *ir.Type) bool {
	if t == u {
		return true
	}
	if t == nil || u == nil || t.Kind != u.Kind || t.Len != u.Len || t.Scalable != u.Scalable {
		return false
	}
	switch t.Kind {
	case ir.ArrayKind, ir.VectorKind:
		return congruent(t.Elem, u.Elem)
	case ir.StructKind:
		return !t.Opaque && !u.Opaque && t.Packed == u.Packed && slices.EqualFunc(t.Fields, u.Fields, congruent)
	}
	return false
}

func sameAttrs(a, b ir.AttrList) bool {
	for k := range max(len(a.Params), len(b.Params)) {
		if !sameSet(a.Param(k), b.Param(k)) {
			return false
		}
	}
	return sameSet(a.Fn, b.Fn) && sameSet(a.Ret, b.Ret)
}

// sameSet compares attributes in any order.
func sameSet(a, b ir.AttrSet) bool {
	if len(a) != len(b) {
		return false
	}
	for _, x := range a {
		if !slices.ContainsFunc(b, func(y ir.Attr) bool {
			return x.Key == y.Key && x.Val == y.Val && x.IsString == y.IsString && x.HasVal == y.HasVal && congruent(x.Ty, y.Ty)
		}) {
			return false
		}
	}
	return true
}

// sameMetadata compares what passes conclude from; locations and branch weights may differ.
func sameMetadata(i, j *ir.Instr) bool {
	return slices.Equal(promises(i), promises(j))
}

func promises(i *ir.Instr) []ir.Attachment {
	var out []ir.Attachment
	for _, a := range i.Attachments() {
		switch a.Kind {
		case "dbg", "prof", "DIAssignID", "heapallocsite":
		default:
			out = append(out, a)
		}
	}
	return out
}
