package ipo

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/pass"
)

// argPart is the memory at one offset from a pointer parameter.
type argPart struct {
	offset int64 // bytes
	ty     *ir.Type
	align  uint64    // the greatest of all accesses
	surely *ir.Instr // an access that every call executes; nil: none
}

// partFinder finds the parts of a pointer parameter. A pointer has parts when
//   - all its uses are plain loads at constant offsets, of one type at each, which do not overlap;
//     stores too when it is byval, a copy of the function's own; or it is passed on, as it came, by
//     a function that calls itself;
//   - the caller may load them: each is loaded at the beginning of the function in any case, or the
//     bytes surely exist at every call;
//   - the caller loads the same: nothing between the beginning of the function and a load may write
//     there. Nor, unlike in LLVM, between it and a call of itself to which the pointer is passed
//     on: that one would have loaded what is there by then, and gets what was there at first.
type partFinder struct {
	arg       *ir.Param
	dl        *ir.DataLayout
	circular  bool
	calls     []*ir.Instr
	parts     map[int64]*argPart
	stores    bool // are allowed
	loads     []*ir.Instr
	recursive map[*ir.Instr]bool

	// What has to exist at each call, for loads that may not be executed.
	needBytes, needAlign uint64
}

func (p *partFinder) find(c *pass.Context) ([]argPart, bool) {
	if !ir.HasUses(p.arg) {
		return nil, true
	}
	p.parts, p.recursive, p.needAlign = map[int64]*argPart{}, map[*ir.Instr]bool{}, 1
	p.stores = p.arg.Attrs().Has("byval") && p.arg.Attrs().Has("align")
	if !p.atEntry() || !p.uses() {
		return nil, false
	}
	if (p.needBytes > 0 || p.needAlign > 1) && !p.validAtCalls() {
		return nil, false
	}
	parts := make([]argPart, 0, len(p.parts))
	for _, part := range p.parts {
		parts = append(parts, *part)
	}
	slices.SortFunc(parts, func(a, b argPart) int {
		if a.offset < b.offset {
			return -1
		}
		return 1
	})
	for k := 1; k < len(parts); k++ {
		if parts[k-1].offset+int64(p.dl.StoreSize(parts[k-1].ty)) > parts[k].offset {
			return nil, false
		}
	}
	return parts, len(parts) == 0 || p.stores || p.unchanged(c)
}

// atEntry notes the accesses that are executed by every call.
func (p *partFinder) atEntry() bool {
	for i := range p.arg.Func().Entry().Instrs() {
		if i.Op() == ir.Load || i.Op() == ir.Store {
			if base, _, ok := analysis.ConstantOffset(i.Pointer(), p.dl); ok && base == p.arg && !p.note(i, true) {
				return false
			}
		}
		if !analysis.TransfersControl(i) {
			break
		}
	}
	return true
}

// uses follows all uses of the pointer.
func (p *partFinder) uses() bool {
	var work []*ir.Use
	add := func(v ir.Value) {
		for u := range ir.Uses(v) {
			work = append(work, u)
		}
	}
	add(p.arg)
	for len(work) > 0 {
		u := work[len(work)-1]
		work = work[:len(work)-1]
		switch i := u.User(); {
		case i.Op() == ir.GetElementPtr && constantIndices(i):
			add(i)
		case i.Op() == ir.Load:
			if !p.note(i, false) {
				return false
			}
			p.loads = append(p.loads, i)
		case i.Op() == ir.Store && p.stores && u.Index() == 1:
			if !p.note(i, false) {
				return false
			}
		case i.Op().IsCall() && i.CalledFunc() == i.Func() && u.Value() == p.arg && u.Index() == p.arg.Index():
			p.recursive[i] = true
		default:
			return false
		}
	}
	return true
}

// note adds an access to the part of its offset; false: the pointer has no parts then.
func (p *partFinder) note(i *ir.Instr, surely bool) bool {
	_, off, ok := analysis.ConstantOffset(i.Pointer(), p.dl)
	ty := i.AccessType()
	if !ok || !i.IsSimple() || ty.HasScalable() || p.circular && ty.IsPtr() { // an SCC could take pointers apart for ever
		return false
	}
	align := max(i.Align(), 1)
	part, seen := p.parts[off]
	if !seen {
		part = &argPart{offset: off, ty: ty, align: align}
		if surely {
			part.surely = i
		}
		p.parts[off] = part
	}
	if len(p.parts) > maxParts || part.ty != ty {
		return false
	}
	if !surely && (!seen || part.align < align) {
		if off < 0 || uint64(off)%align != 0 {
			return false
		}
		p.needBytes = max(p.needBytes, uint64(off)+p.dl.StoreSize(ty))
		p.needAlign = max(p.needAlign, align)
	}
	part.align = max(part.align, align)
	return true
}

// validAtCalls reports whether the bytes are dereferenceable by the parameter's attributes or at
// each call. Recursive calls that pass the parameter on need no check.
func (p *partFinder) validAtCalls() bool {
	if analysis.Readable(p.arg, p.needBytes, p.needAlign, p.arg.Func()) {
		return true
	}
	for _, call := range p.calls {
		if !p.recursive[call] && !analysis.Readable(call.Arg(p.arg.Index()), p.needBytes, p.needAlign, call.Func()) {
			return false
		}
	}
	return true
}

// clearPath is the query whether anything writes to a location between the entry of the function
// and some loads of it.
type clearPath struct {
	loc  alias.Location
	last map[*ir.Block]*ir.Instr // of each block with such loads, or calls, the last one
	pure bool                    // calls of the function itself do not write: nothing else in it does
}

func (q *clearPath) reaches(i *ir.Instr) {
	if b := i.Block(); q.last[b] == nil || q.last[b].ComesBefore(i) {
		q.last[b] = i
	}
}

// unchanged reports whether all loads give what the memory had when the function began. Loads of
// one part are visited together, each block once.
func (p *partFinder) unchanged(c *pass.Context) bool {
	type kind struct {
		offset int64
		tags   alias.Tags
	}
	paths := map[kind]*clearPath{}
	var order []*clearPath
	for _, i := range p.loads {
		_, off, _ := analysis.ConstantOffset(i.Pointer(), p.dl)
		k := kind{off, alias.TagsOf(i)}
		path := paths[k]
		if path == nil {
			loc, _ := alias.LocationOf(i)
			path = &clearPath{loc: loc, last: map[*ir.Block]*ir.Instr{}}
			paths[k] = path
			order = append(order, path)
		}
		path.reaches(i)
	}
	if len(p.recursive) > 0 {
		pure := onlyItselfWrites(p.arg.Func())
		for _, path := range slices.Clone(order) {
			loc := path.loc
			loc.Tags.Scope, loc.Tags.NoAlias = nil, nil // these hold for one execution of the function
			passed := &clearPath{loc: loc, last: map[*ir.Block]*ir.Instr{}, pure: pure}
			for call := range p.recursive {
				passed.reaches(call)
			}
			order = append(order, passed)
		}
	}
	aa := pass.Get(c, p.arg.Func(), alias.AA)
	for _, path := range order {
		if !path.clear(aa, p.arg.Func()) {
			return false
		}
	}
	return true
}

// onlyItselfWrites reports whether nothing in f but calls of f may write to memory: then these do
// not, either.
func onlyItselfWrites(f *ir.Func) bool {
	for i := range f.Instrs() {
		if analysis.MayWrite(i) && !(i.Op().IsCall() && i.CalledFunc() == f) {
			return false
		}
	}
	return true
}

func (q *clearPath) clear(aa *alias.Analysis, f *ir.Func) bool {
	seen := analysis.NewBlockSet(f)
	var work []*ir.Block
	before := func(b *ir.Block) {
		for _, p := range b.Preds() {
			if !seen.Has(p) {
				seen.Add(p)
				work = append(work, p)
			}
		}
	}
	writes := func(b *ir.Block, end *ir.Instr) bool {
		for i := b.First(); i != end; i = i.Next() {
			if itself := q.pure && i.Op().IsCall() && i.CalledFunc() == f; !itself && aa.ModRef(i, q.loc)&analysis.Mod != 0 {
				return true
			}
		}
		return false
	}
	for b, i := range q.last {
		if writes(b, i) {
			return false
		}
		before(b)
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if writes(b, nil) {
			return false
		}
		before(b)
	}
	return true
}

func constantIndices(i *ir.Instr) bool {
	for k := 1; k < i.NumOperands(); k++ {
		if !ir.IsConst(i.Operand(k)) {
			return false
		}
	}
	return true
}
