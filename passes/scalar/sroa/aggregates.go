package sroa

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
)

// aggregates splits the loads and stores of structs and arrays that reach an alloca into those of
// their scalars, and unfolds getelementptrs of φs and selects, so that constant offsets come to
// light.
type aggregates struct {
	s       *state
	work    []*ir.Use
	visited map[*ir.Instr]bool
	changed bool
}

func (s *state) splitAggregateAccesses(a *ir.Instr) bool {
	g := &aggregates{s: s, visited: map[*ir.Instr]bool{}}
	g.follow(a)
	for len(g.work) > 0 {
		u := g.work[len(g.work)-1]
		g.work = g.work[:len(g.work)-1]
		g.visit(u)
	}
	return g.changed
}

func (g *aggregates) follow(v *ir.Instr) {
	for u := range ir.Uses(v) {
		if !g.visited[u.User()] {
			g.visited[u.User()] = true
			g.work = append(g.work, u)
		}
	}
}

func (g *aggregates) visit(u *ir.Use) {
	i := u.User()
	switch i.Op() {
	case ir.Load:
		if i.IsSimple() && i.Type().IsAggregate() && !i.Type().HasScalable() && i.Type().FewScalars() {
			g.splitLoad(i)
		}
	case ir.Store:
		if i.IsSimple() && u.Index() == 1 && i.Operand(0).Type().IsAggregate() && !i.Operand(0).Type().HasScalable() && i.Operand(0).Type().FewScalars() {
			g.splitStore(i)
		}
	case ir.GetElementPtr:
		if !g.unfoldSelect(i) && !g.unfoldPhi(i) {
			g.follow(i)
		}
	case ir.BitCast, ir.AddrSpaceCast, ir.Phi, ir.Select:
		g.follow(i)
	}
}

// leaves calls f for every scalar of a type, with its path.
func leaves(t *ir.Type, path []uint64, f func(t *ir.Type, path []uint64)) {
	if !t.IsAggregate() {
		f(t, path)
		return
	}
	for k := range t.NumFields() {
		leaves(t.FieldAt(k), append(path[:len(path):len(path)], k), f)
	}
}

// place is a scalar of an aggregate in memory.
type place struct {
	ptr   ir.Value
	align uint64
	name  string
}

// at creates the address of the scalar at path from ptr, which points to t.
func (g *aggregates) at(b *ir.Builder, access *ir.Instr, t *ir.Type, ptr ir.Value, path []uint64, name string) place {
	idx := []ir.Value{ir.NewInt(b.Ctx().I32, 0)}
	for _, k := range path {
		idx = append(idx, ir.NewInt(b.Ctx().I32, k))
		name += "." + strconv.FormatUint(k, 10)
	}
	off, _ := g.s.dl.ConstGEPOffset(t, idx)
	p := b.GEP(t, ptr, ir.InBounds, name+".gep", idx...)
	return place{p, commonAlign(max(access.Align(), 1), uint64(off)), name}
}

func (g *aggregates) splitLoad(i *ir.Instr) {
	b := ir.Before(i)
	var agg ir.Value = ir.NewPoison(i.Type())
	leaves(i.Type(), nil, func(t *ir.Type, path []uint64) {
		p := g.at(b, i, i.Type(), i.Operand(0), path, i.Name()+".fca")
		ld := b.Load(t, p.ptr, p.align, p.name+".load")
		copyKinds(ld, i, "alias.scope", "noalias")
		insert := ir.NewInstr(ir.InsertValue, i.Type(), agg, ld)
		insert.SetIndices(path)
		agg = b.Insert(insert, p.name+".insert")
	})
	ir.ReplaceAllUses(i, agg)
	i.Erase()
	g.changed = true
}

func (g *aggregates) splitStore(i *ir.Instr) {
	b := ir.Before(i)
	v := i.Operand(0)
	leaves(v.Type(), nil, func(t *ir.Type, path []uint64) {
		name := ir.NameOf(v) + ".fca"
		for _, k := range path {
			name += "." + strconv.FormatUint(k, 10)
		}
		part := g.extract(b, v, t, path, name+".extract")
		p := g.at(b, i, v.Type(), i.Operand(1), path, ir.NameOf(v)+".fca")
		st := b.Store(part, p.ptr, p.align)
		copyKinds(st, i, "alias.scope", "noalias")
	})
	i.Erase()
	g.changed = true
}

func (g *aggregates) extract(b *ir.Builder, v ir.Value, t *ir.Type, path []uint64, name string) ir.Value {
	e := ir.NewInstr(ir.ExtractValue, t, v)
	e.SetIndices(path)
	if ir.IsConst(v) {
		q := simplify.Query{Query: valuetracking.Query{Layout: g.s.dl}}
		if k := q.Instr(e); k != nil {
			e.DropOperands()
			return k
		}
	}
	return b.Insert(e, name)
}

// unfoldSelect turns a getelementptr of a select into a select of getelementptrs, where all indices
// become constant: the select may be the pointer or one index, and an extended bool counts as a
// select of 0 and 1.
func (g *aggregates) unfoldSelect(gep *ir.Instr) bool {
	k := -1
	var sel *ir.Instr
	for n, v := range gep.Operands() {
		i, isInstr := v.(*ir.Instr)
		switch {
		case isInstr && i.Op() == ir.Select && !i.Operand(0).Type().IsVector() && (n == 0 || constArms(i)):
		case isInstr && n > 0 && i.Op() == ir.ZExt && i.Operand(0).Type() == g.s.f.Ctx().I1:
		case n == 0 || ir.AsInt(v) != nil:
			continue
		default:
			return false
		}
		if k >= 0 {
			return false
		}
		k, sel = n, i
	}
	if k < 0 || gep.Type().IsVector() {
		return false
	}
	yes, no := ir.Value(ir.NewInt(sel.Type(), 1)), ir.Value(ir.NewInt(sel.Type(), 0))
	if sel.Op() == ir.Select {
		yes, no = sel.Operand(1), sel.Operand(2)
	}
	b := ir.Before(gep)
	x := g.gepWith(b, gep, k, yes, ir.NameOf(yes)+".sroa.gep")
	y := g.gepWith(b, gep, k, no, ir.NameOf(no)+".sroa.gep")
	merged := b.Select(sel.Operand(0), x, y, sel.Name()+".sroa.sel")
	if sel.Op() == ir.Select {
		copyKinds(merged, sel, "prof", "unpredictable")
	}
	g.replaceGEP(gep, merged)
	return true
}

func constArms(sel *ir.Instr) bool {
	return ir.AsInt(sel.Operand(1)) != nil && ir.AsInt(sel.Operand(2)) != nil
}

// gepWith copies a getelementptr with another operand k.
func (g *aggregates) gepWith(b *ir.Builder, gep *ir.Instr, k int, v ir.Value, name string) *ir.Instr {
	ops := []ir.Value{gep.Operand(0)}
	ops = append(ops, indices(gep)...)
	ops[k] = v
	return b.GEP(gep.ElemTy, ops[0], gep.Flags, name, ops[1:]...)
}

func (g *aggregates) replaceGEP(gep, merged *ir.Instr) {
	ir.ReplaceAllUses(gep, merged)
	gep.Erase()
	g.changed = true
	g.visited[merged] = true
	g.follow(merged)
}

// unfoldPhi does the same with a φ: its getelementptrs move to the end of the entry block, so their
// pointers may only be allocas, arguments and constants.
func (g *aggregates) unfoldPhi(gep *ir.Instr) bool {
	k := -1
	var phi *ir.Instr
	for n, v := range gep.Operands() {
		if i, ok := v.(*ir.Instr); ok && i.Op() == ir.Phi && (n == 0 || constEdges(i)) {
			if k >= 0 {
				return false
			}
			k, phi = n, i
		} else if n > 0 && ir.AsInt(v) == nil {
			return false
		}
	}
	if k < 0 || gep.Type().IsVector() || !g.availableInEntry(gep, phi, k) {
		return false
	}
	merged := ir.Before(phi).Phi(gep.Type(), phi.Name()+".sroa.phi")
	b := ir.Before(g.s.f.Entry().Term())
	b.Loc, b.Pos = gep.DebugLoc(), gep.Pos
	done := map[*ir.Block]ir.Value{}
	for n := range phi.NumIncoming() {
		pred := phi.IncomingBlock(n)
		if done[pred] == nil {
			v := phi.Operand(n)
			done[pred] = g.gepWith(b, gep, k, v, phi.Name()+".sroa.gep")
		}
		merged.AddIncoming(done[pred], pred)
	}
	g.replaceGEP(gep, merged)
	return true
}

func constEdges(phi *ir.Instr) bool {
	for _, v := range phi.Operands() {
		if ir.AsInt(v) == nil {
			return false
		}
	}
	return true
}

// availableInEntry reports whether the pointers of the new getelementptrs are there at the end of
// the entry block.
func (g *aggregates) availableInEntry(gep, phi *ir.Instr, k int) bool {
	fixed := func(v ir.Value) bool {
		i, ok := v.(*ir.Instr)
		return !ok || i.Op() == ir.Alloca && i.Block() == g.s.f.Entry() && ir.AsInt(i.Operand(0)) != nil
	}
	if k != 0 {
		return fixed(gep.Operand(0))
	}
	for _, v := range phi.Operands() {
		if !fixed(v) {
			return false
		}
	}
	return true
}
