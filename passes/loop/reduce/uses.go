package reduce

import (
	"math"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/target"
)

// useKind is what the users of a value can compute by themselves.
type useKind uint8

const (
	basic   useKind = iota // nothing: they take a register
	special                // out of the loop: a register or its negation
	address                // an address of the target
	isZero                 // whether it is zero: a comparison of one part with the rest
)

// access is the memory that an address is used for.
type access struct {
	ty    *ir.Type // nil: several types
	space int
}

// fixup is an operand that the value of a use replaces.
type fixup struct {
	user    *ir.Instr
	operand ir.Value
	post    bool  // it takes the value after the increment of the loop's recurrences
	offset  int64 // from the value of the use
}

// use is a value that the loop's induction variables are used for, at one or more places that
// differ by constants which all of them can add.
type use struct {
	kind     useKind
	access   access
	fixups   []*fixup
	min, max int64
	outside  bool // no fixup is in the loop
	rigid    bool // its expression cannot be written as code: it stays as it is
	formulae []*formula
	regs     map[*scev.Expr]bool
	known    map[string]bool // the registers of formulae that there have been
}

type useKey struct {
	e    *scev.Expr
	kind useKind
}

// holdings is which uses have formulae with a register.
type holdings struct {
	order []*scev.Expr
	uses  map[*scev.Expr][]int // in ascending order
}

func (h *holdings) add(e *scev.Expr, use int) {
	list, ok := h.uses[e]
	if !ok {
		h.order = append(h.order, e)
	}
	if k, found := slices.BinarySearch(list, use); !found {
		h.uses[e] = slices.Insert(list, k, use)
	}
}

func (h *holdings) byOthers(e *scev.Expr, use int) bool {
	list := h.uses[e]
	return len(list) > 1 || len(list) == 1 && list[0] != use
}

// folded reports what users of a kind compute by themselves.
func (r *reducer) folded(kind useKind, a access, symbol ir.GlobalValue, offset int64, hasBase bool, scale int64) bool {
	switch kind {
	case address:
		m := target.AddressMode{Symbol: symbol, Offset: offset, BaseReg: hasBase, Scale: scale, Space: a.space}
		if a.ty != nil {
			m.Bytes = int64(r.s.Layout.StoreSize(a.ty))
		}
		return r.w.Target.FoldsAddress(m)
	case isZero:
		switch {
		case symbol != nil, scale != 0 && hasBase && offset != 0, scale != 0 && scale != -1:
			return false
		case offset == 0:
			return true
		case scale == 0:
			offset = -offset
		}
		return r.w.Target.Reduction.ComparesWith(offset)
	case basic:
		return symbol == nil && scale == 0 && offset == 0
	}
	return symbol == nil && (scale == 0 || scale == -1) && offset == 0
}

// foldedAll is folded for all offsets from least to most, which are added.
func (r *reducer) foldedAll(u *use, symbol ir.GlobalValue, offset int64, hasBase bool, scale int64) bool {
	return r.foldedRange(u.min, u.max, u.kind, u.access, symbol, offset, hasBase, scale)
}

func (r *reducer) foldedRange(least, most int64, kind useKind, a access, symbol ir.GlobalValue, offset int64, hasBase bool, scale int64) bool {
	lo, ok1 := added(offset, least)
	hi, ok2 := added(offset, most)
	return ok1 && ok2 && r.folded(kind, a, symbol, lo, hasBase, scale) && r.folded(kind, a, symbol, hi, hasBase, scale)
}

func added(a, b int64) (int64, bool) {
	sum := a + b
	return sum, (sum > a) == (b > 0)
}

// complete reports that the users of a use compute all of a formula but its registers.
func (r *reducer) complete(u *use, f *formula) bool {
	return r.foldedAll(u, f.symbol, f.offset, f.hasBase, f.scale)
}

// legal reports that users can do so, where the sum of two registers may be computed before.
func (r *reducer) legal(u *use, f *formula) bool { return r.legalAs(u, u.kind, f) }

func (r *reducer) legalAs(u *use, kind useKind, f *formula) bool {
	return r.foldedRange(u.min, u.max, kind, u.access, f.symbol, f.offset, f.hasBase, f.scale) ||
		f.scale == 1 && r.foldedRange(u.min, u.max, kind, u.access, f.symbol, f.offset, true, 0)
}

// alwaysFolded reports a constant that users add whatever else they add.
func (r *reducer) alwaysFolded(kind useKind, a access, offset int64, hasBase bool) bool {
	return r.alwaysFoldedRange(0, 0, kind, a, nil, offset, hasBase)
}

func (r *reducer) alwaysFoldedRange(least, most int64, kind useKind, a access, symbol ir.GlobalValue, offset int64, hasBase bool) bool {
	if offset == 0 && symbol == nil {
		return true
	}
	scale := int64(1)
	if kind == isZero {
		scale = -1
	}
	if !hasBase && scale == 1 {
		scale, hasBase = 0, true
	}
	return r.foldedRange(least, most, kind, a, symbol, offset, hasBase, scale)
}

// alwaysFoldedExpr is alwaysFolded of an expression.
func (r *reducer) alwaysFoldedExpr(u *use, e *scev.Expr, hasBase bool) bool {
	if e.IsZero() {
		return true
	}
	e, offset := r.takeConstant(e)
	e, symbol := r.takeSymbol(e)
	if !e.IsZero() {
		return false
	}
	if offset == 0 && symbol == nil {
		return true
	}
	scale := int64(1)
	if u.kind == isZero {
		scale = -1
	}
	return r.foldedAll(u, symbol, offset, hasBase, scale)
}

// useFor returns the use that is e, or that has a constant distance from it which users add.
func (r *reducer) useFor(e *scev.Expr, kind useKind, a access) (index int, rest *scev.Expr, offset int64) {
	rest, offset = r.takeConstant(e)
	if !r.alwaysFolded(kind, a, offset, true) {
		rest, offset = e, 0
	}
	key := useKey{rest, kind}
	if k, ok := r.index[key]; ok && r.admits(r.uses[k], offset, a) {
		return k, rest, offset
	}
	r.index[key] = len(r.uses)
	r.uses = append(r.uses, &use{kind: kind, access: a, min: offset, max: offset, outside: true, regs: map[*scev.Expr]bool{}, known: map[string]bool{}})
	return len(r.uses) - 1, rest, offset
}

// admits widens the offsets of a use by one more, where all users can add what that makes of them.
func (r *reducer) admits(u *use, offset int64, a access) bool {
	both := a
	if u.kind == address && (a.ty != u.access.ty || a.space != u.access.space) {
		if a.space != u.access.space {
			return false
		}
		both.ty = nil
	}
	least, most := min(u.min, offset), max(u.max, offset)
	if offset < u.min && !r.alwaysFolded(u.kind, both, u.max-offset, true) || offset > u.max && !r.alwaysFolded(u.kind, both, offset-u.min, true) {
		return false
	}
	u.min, u.max, u.access = least, most, both
	return true
}

// insert adds a formula to a use, unless there has been one of the same registers.
func (r *reducer) insert(index int, f *formula) bool {
	u := r.uses[index]
	if u.rigid && len(u.formulae) > 0 || len(u.formulae) >= maxFormulae {
		return false
	}
	regs := slices.Clone(f.registers())
	slices.SortFunc(regs, func(a, b *scev.Expr) int { return r.number(a) - r.number(b) })
	key := make([]byte, 0, 4*len(regs))
	for _, e := range regs {
		n := r.number(e)
		key = append(key, byte(n), byte(n>>8), byte(n>>16), byte(n>>24))
	}
	if u.known[string(key)] {
		return false
	}
	u.known[string(key)] = true
	u.formulae = append(u.formulae, f)
	for _, e := range regs {
		u.regs[e] = true
		r.held.add(e, index)
	}
	return true
}

// maxFormulae bounds the formulae of a use. LLVM has no such bound; its largest test has fewer.
const maxFormulae = 512

// number numbers expressions in the order of their first use.
func (r *reducer) number(e *scev.Expr) int {
	n, ok := r.numbers[e]
	if !ok {
		n = len(r.numbers)
		r.numbers[e] = n
	}
	return n
}

// recount collects the registers of a use anew.
func (r *reducer) recount(index int) {
	u := r.uses[index]
	old := u.regs
	u.regs = map[*scev.Expr]bool{}
	for _, f := range u.formulae {
		for _, e := range f.registers() {
			u.regs[e] = true
		}
	}
	for e := range old {
		if !u.regs[e] {
			list := r.held.uses[e]
			if k, found := slices.BinarySearch(list, index); found {
				r.held.uses[e] = slices.Delete(slices.Clone(list), k, k+1)
			}
		}
	}
}

// multiplied returns a·b where it does not overflow.
func multiplied(a, b int64) (int64, bool) {
	if a == 0 || b == 0 {
		return 0, true
	}
	if a == math.MinInt64 && b == -1 || b == math.MinInt64 && a == -1 {
		return 0, false
	}
	p := a * b
	return p, p/b == a
}
