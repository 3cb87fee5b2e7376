package ipo

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
)

// CalledValuePropagation is LLVM's called-value-propagation: an indirect call gets the metadata
// !callees with the functions that it may call, where the whole module shows which these are and
// they are few (cvp-max-functions-per-value).
//
//	%f = select i1 %c, ptr @a, ptr @b
//	call void %f()                       ⇒    call void %f(), !callees !{ptr @a, ptr @b}
//
// The analysis is a sparse propagation over the module, like sccp. Its facts are sets of functions:
// of the values of instructions and parameters, of internal variables that are only loaded and
// stored whole, and of what functions return. Sets join at φs, selects, stores, and along direct
// calls into parameters and out of returns. A value that may be anything but functions or null is
// overdefined.
//
// Invariant: facts only grow, from the empty set over sets to overdefined, so that the propagation
// terminates: a fact changes at most once more often than the maximal size of a set.
func CalledValuePropagation(c *pass.Context, m *ir.Module) pass.Preserved {
	p := &calledValues{
		limit: int(c.FlagInt("cvp-max-functions-per-value", 4)), calls: analysis.FindCalls(m), facts: map[*ir.Func][]calledSet{},
		returns: map[*ir.Func]calledSet{}, memory: map[*ir.GlobalVar]calledSet{}, loads: map[*ir.GlobalVar][]*ir.Instr{}, executed: map[*ir.Block]bool{},
	}
	p.followVariables(m)
	for _, f := range m.Funcs {
		p.facts[f] = make([]calledSet, f.ValueBound())
		if !f.IsDecl() && !p.followsParams(f) {
			for _, q := range f.Params {
				p.facts[f][q.ID()] = anyFunction
			}
			p.enter(f.Entry())
		}
	}
	p.solve()
	return pass.Changed(p.annotate())
}

// CalledValuePropagationFlags lists the command-line options.
func CalledValuePropagationFlags() []pass.Flag {
	return []pass.Flag{{Name: "cvp-max-functions-per-value", Default: "4", Help: "maximum number of possible callees of an annotated call"}}
}

// calledSet is the set of possible callees of a value. The zero set is empty: no visited code gives
// the value yet.
type calledSet struct {
	state calledState
	funcs []*ir.Func // sorted by name
}

type calledState uint8

const (
	noValue calledState = iota
	someFunctions
	anything
)

var anyFunction = calledSet{state: anything}

func (s calledSet) equal(t calledSet) bool {
	return s.state == t.state && slices.Equal(s.funcs, t.funcs)
}

type calledValues struct {
	limit    int
	calls    *analysis.Calls
	facts    map[*ir.Func][]calledSet // by Instr.ID and Param.ID
	returns  map[*ir.Func]calledSet
	memory   map[*ir.GlobalVar]calledSet // of the variables that are followed
	loads    map[*ir.GlobalVar][]*ir.Instr
	executed map[*ir.Block]bool
	work     []*ir.Instr
	indirect []*ir.Instr
}

func (p *calledValues) join(s, t calledSet) calledSet {
	switch {
	case s.state == anything || t.state == anything:
		return anyFunction
	case s.state == noValue:
		return t
	case t.state == noValue:
		return s
	}
	out := calledSet{state: someFunctions, funcs: slices.Concat(s.funcs, t.funcs)}
	slices.SortFunc(out.funcs, func(a, b *ir.Func) int { return strings.Compare(a.Name(), b.Name()) })
	out.funcs = slices.Compact(out.funcs)
	if len(out.funcs) > p.limit {
		return anyFunction
	}
	return out
}

// followsParams reports whether all calls of a function are seen.
func (p *calledValues) followsParams(f *ir.Func) bool {
	return f.Linkage.IsLocal() && p.calls.OnlyDirect(f)
}

func followsReturn(f *ir.Func) bool {
	return !f.IsDecl() && globals.Exact(f) && !f.Attrs.Fn.Has("naked")
}

// followVariables finds the internal variables whose address does not escape.
func (p *calledValues) followVariables(m *ir.Module) {
	users := globals.FindUsers(m)
	for _, v := range m.Globals {
		if v.Constant || !v.Linkage.IsLocal() || !globals.OwnInitializer(v) {
			continue
		}
		whole := func(x globals.User) bool {
			i := x.Instr
			return i != nil && (i.Op() == ir.Load || i.Op() == ir.Store && x.K == 1) && !i.IsVolatile() && i.AccessType() == v.ValueType
		}
		if !slices.ContainsFunc(users.Of(v), func(x globals.User) bool { return !whole(x) }) {
			p.memory[v] = constantSet(v.Init)
		}
	}
}

func constantSet(v ir.Value) calledSet {
	if k, ok := v.(*ir.Const); ok && k.Kind == ir.NullConst {
		return calledSet{state: someFunctions}
	}
	if f, ok := analysis.StripCasts(v).(*ir.Func); ok {
		return calledSet{someFunctions, []*ir.Func{f}}
	}
	return anyFunction
}

// of returns the fact about an operand in f.
func (p *calledValues) of(f *ir.Func, v ir.Value) calledSet {
	if id := ir.LocalID(v); id >= 0 {
		return p.facts[f][id]
	}
	return constantSet(v)
}

// enter makes a block executed. Its instructions are visited in order.
func (p *calledValues) enter(b *ir.Block) {
	if p.executed[b] {
		for i := range b.Phis() { // it has a new incoming edge
			p.work = append(p.work, i)
		}
		return
	}
	p.executed[b] = true
	for i := range b.Backward() {
		p.work = append(p.work, i)
	}
}

func (p *calledValues) solve() {
	for len(p.work) > 0 {
		i := p.work[len(p.work)-1]
		p.work = p.work[:len(p.work)-1]
		p.visit(i)
	}
}

// revisit schedules the executed ones among instructions.
func (p *calledValues) revisit(list ...*ir.Instr) {
	for _, i := range list {
		if p.executed[i.Block()] {
			p.work = append(p.work, i)
		}
	}
}

// learn joins a set into the fact about an instruction or a parameter of f.
func (p *calledValues) learn(f *ir.Func, v ir.Value, id int, s calledSet) {
	old := p.facts[f][id]
	now := p.join(old, s)
	if now.equal(old) {
		return
	}
	p.facts[f][id] = now
	for u := range ir.Users(v) {
		p.revisit(u)
	}
}

func (p *calledValues) visit(i *ir.Instr) {
	f := i.Func()
	switch op := i.Op(); {
	case op == ir.Phi:
		p.phi(i)
	case op.IsCall():
		p.call(i)
	case op == ir.Select:
		p.learn(f, i, i.ID(), p.join(p.of(f, i.Operand(1)), p.of(f, i.Operand(2))))
	case op == ir.Load:
		p.load(i)
	case op == ir.Store:
		if v, ok := i.Operand(1).(*ir.GlobalVar); ok {
			if old, follows := p.memory[v]; follows {
				if now := p.join(old, p.of(f, i.Operand(0))); !now.equal(old) {
					p.memory[v] = now
					p.revisit(p.loads[v]...)
				}
			}
		}
	case op == ir.Ret:
		p.ret(i)
	case !i.Type().IsVoid() && ir.HasUses(i):
		p.learn(f, i, i.ID(), anyFunction)
	}
	if i.IsTerminator() && p.decided(i) {
		for k := range i.NumSuccs() {
			p.enter(i.Succ(k))
		}
	}
}

// decided reports whether a terminator has executable successors: a branch on a value without a
// fact has none yet.
func (p *calledValues) decided(t *ir.Instr) bool {
	return !t.IsCondBr() && t.Op() != ir.Switch || p.of(t.Func(), t.Operand(0)).state != noValue
}

func (p *calledValues) phi(i *ir.Instr) {
	const many = 64 // edges, as in LLVM's solver
	if i.NumIncoming() > many {
		p.learn(i.Func(), i, i.ID(), anyFunction)
		return
	}
	var s calledSet
	for k := range i.NumIncoming() {
		if b := i.IncomingBlock(k); p.executed[b] && p.decided(b.Term()) {
			s = p.join(s, p.of(i.Func(), i.Operand(k)))
		}
	}
	p.learn(i.Func(), i, i.ID(), s)
}

func (p *calledValues) load(i *ir.Instr) {
	s := anyFunction
	if v, ok := i.Operand(0).(*ir.GlobalVar); ok {
		if known, follows := p.memory[v]; follows {
			s = known
			if p.facts[i.Func()][i.ID()].state == noValue {
				p.loads[v] = append(p.loads[v], i)
			}
		}
	}
	p.learn(i.Func(), i, i.ID(), s)
}

func (p *calledValues) ret(i *ir.Instr) {
	f := i.Func()
	if i.NumOperands() == 0 || !followsReturn(f) {
		return
	}
	old := p.returns[f]
	if now := p.join(old, p.of(f, i.Operand(0))); !now.equal(old) {
		p.returns[f] = now
		p.revisit(p.calls.Direct[f]...)
	}
}

func (p *calledValues) call(i *ir.Instr) {
	g := i.CalledFunc()
	if g == nil {
		p.indirect = append(p.indirect, i)
	}
	if g == nil || !followsReturn(g) {
		if !i.Type().IsVoid() {
			p.learn(i.Func(), i, i.ID(), anyFunction)
		}
		return
	}
	if !p.executed[g.Entry()] {
		p.enter(g.Entry())
	}
	for _, q := range g.Params {
		p.learn(g, q, q.ID(), p.of(i.Func(), i.Arg(q.Index())))
	}
	if !i.Type().IsVoid() {
		p.learn(i.Func(), i, i.ID(), p.returns[g])
	}
}

// annotate writes what was found to the indirect calls.
func (p *calledValues) annotate() (changed bool) {
	nodes := map[string]*ir.MDNode{}
	for _, i := range p.indirect {
		switch i.Callee().(type) {
		case *ir.Instr, *ir.Param:
		default:
			continue
		}
		s := p.of(i.Func(), i.Callee())
		if s.state != someFunctions || len(s.funcs) == 0 {
			continue
		}
		key := ""
		var fields []ir.MD
		for _, f := range s.funcs {
			key += f.Ident() + ","
			fields = append(fields, &ir.MDConst{Value: f})
		}
		if nodes[key] == nil {
			nodes[key] = ir.NewTuple(fields...)
		}
		i.SetMD("callees", nodes[key])
		changed = true
	}
	return changed
}
