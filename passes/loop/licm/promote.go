package licm

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"slices"
)

// promotion is one memory location that is being promoted to a register.
type promotion struct {
	m     *mover
	set   promotionSet
	uses  []*ir.Instr // loads and stores of the loop, in the order of the uses of the pointers
	ty    *ir.Type
	align uint64
	tags  map[string]*ir.MDNode // alias metadata that all accesses agree on

	atomic, plain bool // kinds of accesses seen
	loads         bool
	readable      bool // the location may be read in the preheader
	stored        bool // some store is surely executed
	store         storeSafety
}

// storeSafety says whether stores may be put into the exits.
type storeSafety uint8

const (
	storeUnknown storeSafety = iota
	storeSafe
	storeUnsafe
)

// promote keeps the location in a register: a load in the preheader, φs in the loop, and a store in
// each exit. The load must not fault, and the stores must not be on a path that had none, or
// nothing else may see the location. Where stores must stay, loads alone are replaced.
func (m *mover) promote(set promotionSet) bool {
	p := &promotion{m: m, set: set, align: 1}
	if set.readsElse {
		p.store = storeUnsafe
	}
	if p.store == storeUnknown && m.safety.MayThrow && !m.invisibleOnUnwind(analysis.UnderlyingObject(set.ptrs[0])) {
		p.store = storeUnsafe
	}
	if !p.collect() || p.atomic && p.plain || p.atomic && p.align < m.w.F.Module().Layout.StoreSize(p.ty) || !p.readable {
		return false
	}
	if p.store == storeUnknown && m.privateAndWritable(analysis.UnderlyingObject(set.ptrs[0]), set.ptrs[0], p.ty) {
		p.store = storeSafe
	}
	if p.store != storeSafe && !p.loads {
		return false
	}
	if p.store == storeSafe {
		m.w.Count("Number of load and store promotions", 1)
	} else {
		m.w.Count("Number of load-only promotions", 1)
	}
	if m.w.Wants(pass.Passed) {
		m.w.Remark(pass.Passed, "PromoteLoopAccessesToScalar", m.w.F, p.uses[0], pass.Text("Moving accesses to memory location out of the loop"))
	}
	p.rewrite()
	return true
}

// collect looks at all accesses of the loop through the pointers; it reports whether they are of
// one type and none is volatile or ordered.
func (p *promotion) collect() bool {
	for _, ptr := range p.set.ptrs {
		for _, u := range p.m.usesInLoop(ptr) {
			i := u.User()
			if i.Op() != ir.Load && (i.Op() != ir.Store || u.Index() != 1) {
				continue
			}
			if !loop.Unordered(i) {
				return false
			}
			if i.Ordering == ir.NotAtomic {
				p.plain = true
			} else {
				p.atomic = true
			}
			if i.Op() == ir.Load {
				p.load(i)
			} else {
				p.storeSeen(i)
			}
			if p.ty == nil {
				p.ty = i.AccessType()
				p.tags = aliasTags(i)
			} else if p.ty != i.AccessType() {
				return false
			}
			for k, n := range p.tags {
				if i.MD(k) != n {
					delete(p.tags, k)
				}
			}
			p.uses = append(p.uses, i)
		}
	}
	return p.ty != nil
}

// usesInLoop lists the uses of a pointer in the loop, the most recent first. Globals have no use
// lists: theirs are found among the loop's accesses.
func (m *mover) usesInLoop(ptr ir.Value) []*ir.Use {
	var out []*ir.Use
	if ir.HasUseList(ptr) {
		for u := range ir.Uses(ptr) {
			if m.l.Contains(u.User().Block()) {
				out = append(out, u)
			}
		}
		return out
	}
	for k := len(m.mem.accesses) - 1; k >= 0; k-- {
		i := m.mem.accesses[k]
		if (i.Op() == ir.Load || i.Op() == ir.Store) && i.Pointer() == ptr {
			slot := 0
			if i.Op() == ir.Store {
				slot = 1
			}
			out = append(out, i.OperandUse(slot))
		}
	}
	return out
}

var aliasKinds = []string{"tbaa", "tbaa.struct", "alias.scope", "noalias"}

func aliasTags(i *ir.Instr) map[string]*ir.MDNode {
	tags := map[string]*ir.MDNode{}
	for _, k := range aliasKinds {
		if n := i.MD(k); n != nil {
			tags[k] = n
		}
	}
	return tags
}

func (p *promotion) load(i *ir.Instr) {
	p.loads = true
	if (!p.readable || i.Align() > p.align) && p.m.mayExecute(i) {
		p.readable = true
		p.align = max(p.align, i.Align())
	}
}

func (p *promotion) storeSeen(i *ir.Instr) {
	m := p.m
	if m.safety.SurelyExecuted(i) {
		p.stored, p.readable = true, true
		if p.store == storeUnknown {
			p.store = storeSafe
		}
		p.align = max(p.align, i.Align())
	}
	if p.store == storeUnknown {
		all := true
		for _, x := range m.exits {
			all = all && m.w.CFG.Dom.Dominates(i.Block(), x)
		}
		if all {
			p.store = storeSafe
		}
	}
	if !p.readable {
		dl := m.w.F.Module().Layout
		p.readable = analysis.Readable(i.Operand(1), dl.StoreSize(i.AccessType()), max(i.Align(), 1), m.w.F)
	}
}

// invisibleOnUnwind reports whether the object is not accessible after an exception has left the
// function.
func (m *mover) invisibleOnUnwind(object ir.Value) bool {
	private, ifUncaptured := analysis.PrivateOnUnwind(object)
	return private && (!ifUncaptured || m.uncapturedUntil(object))
}

// privateAndWritable reports whether the object may be written where ptr points to a value of type
// ty, and only this thread sees it while the loop runs.
func (m *mover) privateAndWritable(object, ptr ir.Value, ty *ir.Type) bool {
	switch v := object.(type) {
	case *ir.Instr:
		return (v.Op() == ir.Alloca || analysis.NoAliasCall(v)) && m.uncapturedUntil(v)
	case *ir.Param:
		writable := v.Attrs().Has("byval") || v.Attrs().Has("noalias") && v.Attrs().Has("writable") &&
			analysis.Readable(ptr, m.w.F.Module().Layout.StoreSize(ty), 1, m.w.F)
		return writable && m.uncapturedUntil(v)
	}
	return false
}

// uncapturedUntil reports whether nothing before the loop, or in it, may have passed the object's
// address on.
func (m *mover) uncapturedUntil(object ir.Value) bool {
	return !analysis.MayBeCapturedBefore(object, true, m.l.Header.Term(), m.w.CFG.Dom, true)
}

func (p *promotion) rewrite() {
	m := p.m
	ptr := p.set.ptrs[0]
	name := ""
	if p.uses[0].Op() == ir.Load {
		name = p.uses[0].Name()
	} else if i, ok := p.uses[0].Operand(0).(*ir.Instr); ok {
		name = i.Name()
	} else if a, ok := p.uses[0].Operand(0).(*ir.Param); ok {
		name = a.Name()
	}
	vals := rewrite.NewValues(p.ty, name, m.w.F.Module().Layout)
	var first *ir.Instr
	if p.loads || !p.stored {
		first = ir.Before(m.preheader.Term()).Load(p.ty, ptr, p.align, ir.NameOf(ptr)+".promoted")
		first.SetMD("dbg", nil)
		p.mark(first)
		vals.Define(m.preheader, first)
	} else {
		vals.Define(m.preheader, ir.NewPoison(p.ty))
	}
	replaced := p.replaceLoads(vals)
	if p.store == storeSafe {
		for k, x := range m.exits {
			v := m.closed(vals.Middle(x), x)
			s := ir.Before(m.exitAt[k]).Store(v, m.closed(ptr, x), p.align)
			s.SetMD("dbg", mergedLocation(p.uses))
			if p.atomic {
				s.Ordering = ir.Unordered
			}
			if p.stored {
				p.tag(s)
			}
		}
	}
	p.eraseUses(replaced)
	if first != nil && !ir.HasUses(first) {
		first.Erase()
	}
}

func (p *promotion) mark(i *ir.Instr) {
	if p.atomic {
		i.Ordering = ir.Unordered
	}
	p.tag(i)
}

func (p *promotion) tag(i *ir.Instr) {
	for _, k := range aliasKinds {
		if n := p.tags[k]; n != nil {
			i.SetMD(k, n)
		}
	}
}

// mergedLocation returns the debug location of code that stands for all instructions.
func mergedLocation(is []*ir.Instr) *ir.MDNode {
	loc := is[0].DebugLoc()
	for _, i := range is[1:] {
		loc = rewrite.MergeLocations(loc, i.DebugLoc())
	}
	return loc
}

// closed returns v for a use in the exit x, through a φ where v is the loop's.
func (m *mover) closed(v ir.Value, x *ir.Block) ir.Value {
	i, ok := v.(*ir.Instr)
	if !ok || !m.needsClosing(i, x) {
		return v
	}
	phi := ir.NewInstr(ir.Phi, i.Type())
	x.Prepend(phi)
	phi.SetName(i.Name() + ".lcssa")
	for _, p := range x.Preds() {
		phi.AddIncoming(i, p)
	}
	return phi
}

// replaceLoads gives each load the value that reaches it, and returns what became of the loads.
func (p *promotion) replaceLoads(vals *rewrite.Values) map[ir.Value]ir.Value {
	byBlock := map[*ir.Block][]*ir.Instr{}
	for _, i := range p.uses {
		byBlock[i.Block()] = append(byBlock[i.Block()], i)
	}
	replaced := map[ir.Value]ir.Value{}
	var liveIn []*ir.Instr
	for _, i := range p.uses {
		b := i.Block()
		uses := byBlock[b]
		delete(byBlock, b)
		if len(uses) > 0 {
			liveIn = append(liveIn, defineIn(b, uses, vals, replaced)...)
		}
	}
	for _, ld := range liveIn {
		v := vals.Middle(ld.Block())
		if v == ir.Value(ld) {
			v = ir.NewPoison(ld.Type())
		}
		ir.ReplaceAllUses(ld, v)
		replaced[ld] = v
	}
	return replaced
}

// eraseUses removes the accesses. A load may still be the value of a block in the updater's
// answers: then what replaced it is meant.
func (p *promotion) eraseUses(replaced map[ir.Value]ir.Value) {
	for _, i := range p.uses {
		if i.Op() == ir.Store && p.store != storeSafe {
			continue
		}
		if ir.HasUses(i) {
			v := replaced[i]
			for replaced[v] != nil {
				v = replaced[v]
			}
			ir.ReplaceAllUses(i, v)
		}
		p.m.erase(i)
	}
}

// defineIn deals with the accesses of one block to a promoted location: the last store defines the
// block's value, loads after a store take what it stored; the loads before the first store, which
// are returned, take what comes into the block.
func defineIn(b *ir.Block, uses []*ir.Instr, vals *rewrite.Values, replaced map[ir.Value]ir.Value) (liveIn []*ir.Instr) {
	if !slices.ContainsFunc(uses, func(i *ir.Instr) bool { return i.Op() == ir.Store }) {
		return uses
	}
	slices.SortFunc(uses, func(x, y *ir.Instr) int {
		if x.ComesBefore(y) {
			return -1
		}
		return 1
	})
	var stored ir.Value
	for _, i := range uses {
		switch {
		case i.Op() == ir.Store:
			stored = i.Operand(0)
		case stored == nil:
			liveIn = append(liveIn, i)
		default:
			ir.ReplaceAllUses(i, stored)
			replaced[i] = stored
		}
	}
	vals.Define(b, stored)
	return liveIn
}
