package simplifycfg

import (
	"math"
	"math/big"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/scalar/simplifycfg/table"
	"opt-go/passes/simplify/constfold"
)

// Lookup tables (switch-to-lookup, LLVM's SwitchToLookupTable): a switch all of whose cases give
// constants to φs of one block becomes a load from a table, or equivalent arithmetic found by
// package table. With switch-to-arithmetic alone, as in LLVM 22's pipelines before the last step,
// only what is one value or a linear function.
//
//	switch i32 %x, label %d [ i32 5, label %a  i32 6, label %b  … ]
//	⇒
//	%switch.tableidx = sub i32 %x, 5
//	%0 = icmp ult i32 %switch.tableidx, 7
//	br i1 %0, label %switch.lookup, label %d
//
// The default's constants fill the holes of a table. If the default has none, a bit mask of the
// case values is tested first.

// lookup is a switch that may become tables.
type lookup struct {
	s        *simplifier
	b        *ir.Block
	t        *ir.Instr
	dest     *ir.Block // common successor of all cases
	phis     []*ir.Instr
	results  map[*ir.Instr][]table.Case
	defaults map[*ir.Instr]ir.Value
	tables   []*table.Table // of the φs
	min, max *ir.Const
	size     uint64 // of the tables

	direct, reachable, covered, holes, mask bool
}

const (
	minLookupCases = 3
	minMaskedCases = 4 // a mask must be worth it
)

// switchToLookup builds the tables for b's switch, and reports whether it did.
func (s *simplifier) switchToLookup(b *ir.Block) bool {
	t := b.Term()
	tables := s.lookup && !s.c.Target.NoSwitchTables && !jumpTablesForbidden(s.f)
	if !tables && !s.arithmetic || t.NumCases() < minLookupCases || t.Operand(0).Type().Bits > 64 {
		return false
	}
	l := &lookup{s: s, b: b, t: t, results: map[*ir.Instr][]table.Case{}, defaults: map[*ir.Instr]ir.Value{}}
	if !l.collect() || !l.worthwhile() {
		return false
	}
	l.grow()
	l.arrange()
	if !tables && (l.mask || slices.ContainsFunc(l.tables, func(t *table.Table) bool { return !t.IsArithmetic() })) {
		return false
	}
	l.build()
	return true
}

func jumpTablesForbidden(f *ir.Func) bool {
	a, ok := f.Attrs.Fn.Get("no-jump-tables")
	return ok && a.Val == "true"
}

// collect finds the constants of all cases and of the default.
func (l *lookup) collect() bool {
	for n := range l.t.NumCases() {
		k, d := l.t.Case(n)
		if l.min == nil || k.BigSigned().Cmp(l.min.BigSigned()) < 0 {
			l.min = k
		}
		if l.max == nil || k.BigSigned().Cmp(l.max.BigSigned()) > 0 {
			l.max = k
		}
		found, ok := l.caseResults(k, d)
		if !ok {
			return false
		}
		for _, r := range found {
			if l.results[r.phi] == nil {
				l.phis = append(l.phis, r.phi)
			}
			l.results[r.phi] = append(l.results[r.phi], table.Case{Value: k, Result: r.value})
		}
	}
	found, hasDefaults := l.caseResults(nil, l.t.Succ(0))
	if hasDefaults {
		for _, r := range found {
			l.defaults[r.phi] = r.value
		}
	}
	l.direct = l.conditionIsIndex(hasDefaults)
	span := new(big.Int).Sub(l.max.BigSigned(), l.min.BigSigned())
	if l.direct {
		span = l.max.Big()
	}
	if span.BitLen() > 63 {
		return false
	}
	l.size = span.Uint64() + 1
	l.reachable = !rewrite.HasUnreachableDefault(l.t)
	l.holes = uint64(l.t.NumCases()) < l.size
	l.mask = l.holes && !hasDefaults
	return true
}

type phiResult struct {
	phi   *ir.Instr
	value ir.Value
}

// caseResults finds the values of the φs of the common destination for a case (k nil for the
// default), through a block that computes only constants for that case.
func (l *lookup) caseResults(k *ir.Const, d *ir.Block) ([]phiResult, bool) {
	from := l.b
	pool := map[ir.Value]ir.Value{}
	if k != nil {
		pool[l.t.Operand(0)] = k
	}
walk:
	for i := range d.Instrs() {
		switch {
		case analysis.IsDebugOrPseudo(i):
			continue
		case i.IsTerminator():
			if i.Op() != ir.Br || i.NumSuccs() != 1 {
				return nil, false
			}
			from, d = d, i.Succ(0)
			break walk
		}
		v := l.s.foldWith(i, pool)
		if v == nil {
			break
		}
		for u := range ir.Uses(i) {
			user := u.User()
			if user.Block() != d && !(user.Op() == ir.Phi && user.IncomingBlock(u.Index()) == d) {
				return nil, false
			}
		}
		pool[i] = v
	}
	if l.dest == nil {
		l.dest = d
	}
	if d != l.dest {
		return nil, false
	}
	var found []phiResult
	for phi := range d.Phis() {
		v := phi.IncomingFor(from)
		if v == nil {
			continue
		}
		if c, ok := pool[v]; ok {
			v = c
		}
		c := table.Constant(v, l.s.q.Layout)
		if c == nil {
			return nil, false
		}
		found = append(found, phiResult{phi, c})
	}
	return found, len(found) > 0
}

// conditionIsIndex reports whether the tables begin at 0, so that no subtraction is needed: because
// the cases begin there, or because the tables still fit into registers then.
func (l *lookup) conditionIsIndex(hasDefaults bool) bool {
	if l.min.IsZero() {
		return true
	}
	last, fits := l.max.Uint64()
	if l.min.BigSigned().Sign() < 0 || !fits || last == math.MaxUint64 || !hasDefaults {
		return false
	}
	for _, phi := range l.phis {
		if !table.FitsRegister(l.s.q.Layout, last+1, phi.Type()) {
			return false
		}
	}
	return true
}

// worthwhile reports whether a lookup table pays: tables that fit into a register always do. Others
// do if loads of their types are cheap and most of their entries are cases.
func (l *lookup) worthwhile() bool {
	dl := l.s.q.Layout
	if l.mask && (l.t.NumCases() < minMaskedCases || !table.FitsInt(dl, l.size)) {
		return false
	}
	if uint64(l.t.NumCases()) > l.size {
		return false
	}
	inRegisters, legal := true, true
	for _, phi := range l.phis {
		ty := phi.Type()
		inRegisters = inRegisters && table.FitsRegister(dl, l.size, ty)
		if ty.Kind == ir.IntKind {
			legal = legal && ty.Bits >= 8 && ty.Bits&(ty.Bits-1) == 0 && table.FitsInt(dl, uint64(ty.Bits))
		} else {
			legal = legal && l.s.c.Target.SwitchTableType != nil && l.s.c.Target.SwitchTableType(ty)
		}
	}
	return inRegisters || legal && table.Dense(uint64(l.t.NumCases()), l.size)
}

// grow extends tables that begin at 0, and still fit into registers then, to all values that the
// switch may have, so that no check is needed. The default fills them up.
func (l *lookup) grow() {
	if !l.direct || len(l.defaults) == 0 {
		return
	}
	r, ok := l.s.q.RangeOf(l.t.Operand(0), false)
	if !ok || r.Hi.IsZero() || r.Hi.ULT(r.Lo) {
		return
	}
	size, ok := r.Hi.Uint64()
	if !ok {
		return
	}
	for _, phi := range l.phis {
		if !table.FitsRegister(l.s.q.Layout, size, phi.Type()) {
			return
		}
	}
	l.size = max(l.size, size)
	l.reachable = false
}

// offset is the value of the switch at which the tables begin.
func (l *lookup) offset() *ir.Const {
	if l.direct {
		return ir.NewZero(l.t.Operand(0).Type())
	}
	return l.min
}

// arrange makes the tables.
func (l *lookup) arrange() {
	for _, phi := range l.phis {
		fill := l.defaults[phi]
		if l.mask || fill == nil {
			fill = l.results[phi][0].Result
		}
		t := table.New(l.s.q.Layout, l.size, l.offset(), l.results[phi], fill)
		if l.s.c.Version >= pass.LLVM22 {
			t.WidenIndex()
		}
		l.tables = append(l.tables, t)
	}
}

// build replaces the switch.
func (l *lookup) build() {
	s, f := l.s, l.s.f
	at := ir.Before(l.t)
	ty := l.t.Operand(0).Type()
	index, offset := l.t.Operand(0), l.offset()
	if !l.direct {
		flags := ir.Flags(0)
		if span := new(big.Int).Sub(l.max.BigSigned(), l.min.BigSigned()); !l.reachable && span.BitLen() < ty.Bits {
			flags = ir.NSW
		}
		index = at.Binary(ir.Sub, index, offset, flags, "switch.tableidx")
	}
	l.covered = ty.Bits < 64 && l.size == 1<<uint(ty.Bits)
	def := l.t.Succ(0)
	entry := f.NewBlockBefore(l.dest, "switch.lookup")
	var check *ir.Instr
	checked := l.reachable && !l.covered
	var br *ir.Instr
	if checked {
		check = at.ICmp(ir.ULT, index, ir.NewInt(ty, l.size), "")
		br = ir.NewInstr(ir.Br, f.Ctx().Void, check, entry, def)
	} else {
		br = ir.NewInstr(ir.Br, f.Ctx().Void, entry)
	}
	br.CopyDebugLoc(l.t)
	looks := entry
	if l.mask {
		looks = l.buildMask(entry, index, offset, def)
	}
	in := ir.AtEnd(looks)
	in.Loc, in.Pos = l.t.DebugLoc(), l.t.Pos
	added := make([]ir.Value, len(l.phis))
	for k, phi := range l.phis {
		added[k] = l.tables[k].LookUp(in, index, f)
		if !l.holes && l.defaults[phi] != nil && checked {
			l.reuseCheck(phi, br, check)
		}
	}
	in.Br(l.dest)
	for k := range l.t.NumSuccs() {
		if k > 0 || !checked {
			rewrite.RemoveEdge(l.t.Succ(k), l.b)
		}
	}
	l.t.Erase()
	l.b.Append(br)
	for k, phi := range l.phis {
		phi.AddIncoming(added[k], looks)
	}
	s.c.Count("Number of switch instructions turned into lookup tables", 1)
}

// buildMask makes entry test a bit mask whether the index is that of a case, and returns the block
// of the lookup.
func (l *lookup) buildMask(entry *ir.Block, index ir.Value, offset *ir.Const, def *ir.Block) *ir.Block {
	f := l.s.f
	entry.SetName("switch.hole_check")
	looks := f.NewBlockBefore(l.dest, "switch.lookup")
	bits := 8
	for uint64(bits) < l.size {
		bits *= 2
	}
	mask := new(big.Int)
	for _, r := range l.results[l.phis[0]] {
		mask.SetBit(mask, int(table.IndexOf(r.Value, offset)), 1)
	}
	ty := f.Ctx().Int(bits)
	at := ir.AtEnd(entry)
	at.Loc, at.Pos = l.t.DebugLoc(), l.t.Pos
	shifted := at.Binary(ir.LShr, ir.NewBigInt(ty, mask), table.IntCast(at, index, ty, "switch.maskindex"), 0, "switch.shifted")
	at.CondBr(at.Cast(ir.Trunc, shifted, f.Ctx().I1, "switch.lobit"), looks, def)
	addPredLike(def, entry, l.b)
	return looks
}

// reuseCheck replaces compares of a φ that are true exactly when the default was taken, or when it
// was not, by the range check.
func (l *lookup) reuseCheck(phi, br, check *ir.Instr) {
	for u := range ir.Users(phi) {
		if u.Op() != ir.ICmp || u.Block() != phi.Block() || u.Operand(0) != ir.Value(phi) || !ir.IsConst(u.Operand(1)) {
			continue
		}
		truth := func(v ir.Value) (value, known bool) {
			k := ir.AsInt(constfold.ICmp(u.Pred, v, u.Operand(1), u.Type(), l.s.q.Layout))
			return k != nil && !k.IsZero(), k != nil
		}
		onDefault, known := truth(l.defaults[phi])
		for _, r := range l.results[phi] {
			v, ok := truth(r.Result)
			known = known && ok && v != onDefault
		}
		for p := range phi.Block().EachPred() {
			known = known && (p == l.b || p.UniquePred() == l.b)
		}
		if !known {
			continue
		}
		var v ir.Value = check
		if onDefault {
			at := ir.Before(l.t)
			v = at.Binary(ir.Xor, check, l.s.f.Ctx().NewBool(true), 0, "inverted.cmp")
		}
		ir.ReplaceAllUses(u, v)
	}
}
