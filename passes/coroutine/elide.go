package coroutine

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// Elide is coro-elide. Where the ramp of a coroutine has been inlined, the functions that resume
// and destroy it become known, and its frame comes to be on the stack, if it is destroyed before
// the function returns.
//
//	%id = call token @llvm.coro.id(…, ptr @f.resumers)      %frame = alloca [24 x i8]
//	%need = call i1 @llvm.coro.alloc(token %id)             …
//	br i1 %need, label %allocate, …                         br i1 false, label %allocate, …
//	…                                                       …
//	%hdl = call ptr @llvm.coro.begin(token %id, …)    ⇒
//	%r = call ptr @llvm.coro.subfn.addr(ptr %hdl, i8 0)
//	call fastcc void %r(ptr %hdl)                           call fastcc void @f.resume(ptr %frame)
//	%d = call ptr @llvm.coro.subfn.addr(ptr %hdl, i8 1)
//	call fastcc void %d(ptr %hdl)                           call fastcc void @f.cleanup(ptr %frame)
//
// Only the value of llvm.coro.begin itself is looked at: a handle that was in memory may be
// another one's. Cost: a walk over the blocks for each coroutine that was inlined.
func Elide(c *pass.Context, f *ir.Func) pass.Preserved {
	var ids []*ir.Instr
	for i := range f.Instrs() {
		if i.IntrinsicID() == "llvm.coro.id" && resumers(i) != nil && i.Arg(2) != ir.Value(f) {
			ids = append(ids, i)
		}
	}
	changed := false
	for _, id := range ids {
		e := newElider(c, id)
		changed = e.run() || changed
	}
	return pass.ChangedCFG(changed)
}

// elider is a coroutine whose ramp has been inlined.
type elider struct {
	ctx      *pass.Context
	f        *ir.Func
	id       *ir.Instr
	begins   []*ir.Instr
	allocs   []*ir.Instr
	resumes  []*ir.Instr               // addresses of f.resume
	destroys map[*ir.Instr][]*ir.Instr // addresses of f.destroy, by llvm.coro.begin
}

func newElider(c *pass.Context, id *ir.Instr) *elider {
	e := &elider{ctx: c, f: id.Func(), id: id, destroys: map[*ir.Instr][]*ir.Instr{}}
	for u := range ir.Users(id) {
		switch u.IntrinsicID() {
		case "llvm.coro.begin":
			e.begins = append(e.begins, u)
		case "llvm.coro.alloc":
			e.allocs = append(e.allocs, u)
		}
	}
	for _, b := range e.begins {
		for u := range ir.Users(b) {
			if u.IntrinsicID() != "llvm.coro.subfn.addr" {
				continue
			}
			if n := ir.AsInt(u.Arg(1)); n.IsZero() {
				e.resumes = append(e.resumes, u)
			} else {
				e.destroys[b] = append(e.destroys[b], u)
			}
		}
	}
	return e
}

func (e *elider) run() bool {
	parts := resumers(e.id).Elems
	resume, ok := parts[resumePart].(*ir.Func)
	if !ok {
		return false
	}
	size, align := frameOf(resume)
	elide := size > 0 && e.endsInTime()
	destroy := parts[destroyPart]
	if elide {
		destroy = parts[cleanupPart]
	}
	changed := elide
	replace := func(list []*ir.Instr, by ir.Value) {
		for _, i := range list {
			ir.ReplaceAllUses(i, by)
			i.Erase()
			changed = true
		}
	}
	replace(e.resumes, resume)
	for _, b := range e.begins {
		replace(e.destroys[b], destroy)
	}
	name, callee := "CoroElide", ir.NameOf(e.id.Arg(2))
	if elide {
		e.toStack(size, align)
		e.ctx.Count("Number of coroutine frames elided", 1)
		e.ctx.Remark(pass.Passed, name, e.f, nil, pass.Text("'"), pass.Arg{Key: "callee", Val: callee}, pass.Text("' elided in '"),
			pass.Arg{Key: "caller", Val: e.f.Name()}, pass.Text("' (frame_size="), pass.Arg{Key: "frame_size", Val: strconv.FormatUint(size, 10)},
			pass.Text(", align="), pass.Arg{Key: "align", Val: strconv.FormatUint(align, 10)}, pass.Text(")"))
	} else {
		e.ctx.Remark(pass.Missed, name, e.f, nil, pass.Text("'"), pass.Arg{Key: "callee", Val: callee}, pass.Text("' not elided in '"),
			pass.Arg{Key: "caller", Val: e.f.Name()}, pass.Text("'"))
	}
	return changed
}

// frameOf returns the size of a coroutine's frame and its alignment, which f.resume has as
// attributes; 0: they are gone.
func frameOf(resume *ir.Func) (size, align uint64) {
	number := func(key string) uint64 {
		a, _ := resume.Attrs.Param(0).Get(key)
		n, _ := strconv.ParseUint(a.Val, 10, 64)
		return n
	}
	return number("dereferenceable"), max(number("align"), 1)
}

// toStack makes the frame an alloca.
func (e *elider) toStack(size, align uint64) {
	ctx := e.f.Ctx()
	at := e.f.Entry().First()
	for at.Op() == ir.Alloca {
		at = at.Next()
	}
	b := ir.Before(at)
	b.Loc = nil
	frame := b.Alloca(ctx.Array(size, ctx.I8), e.f.Module().Layout.AllocaSpace, align, "")
	var at0 ir.Value = frame
	if frame.Type() != ctx.Ptr {
		at0 = b.Cast(ir.AddrSpaceCast, frame, ctx.Ptr, "vFrame")
	}
	replaceAllocs(e.id)
	for u := range ir.Users(e.id) {
		if u.IntrinsicID() == "llvm.coro.free" {
			ir.ReplaceAllUses(u, ir.NewZero(u.Type()))
			u.Erase()
		}
	}
	for _, i := range e.begins {
		ir.ReplaceAllUses(i, at0)
		i.Erase()
	}
	e.untail(frame)
	rewrite.EraseIfDead(e.id)
}

// untail takes the mark tail from calls that may see the frame, which is the caller's from now on.
// One that must be a tail call goes on to another coroutine, and the frame was destroyed before.
func (e *elider) untail(frame *ir.Instr) {
	pass.Invalidate(e.f, pass.None)
	aa := alias.New(e.f, pass.Get(e.ctx, e.f, analysis.Dominators), e.ctx.Target, "")
	whole := alias.LocationBeforeOrAfter(frame)
	for i := range e.f.Instrs() {
		if i.Op() != ir.Call || !i.HasFlag(ir.TailCall) {
			continue
		}
		for k := range i.NumArgs() {
			if p := i.Arg(k); p.Type().IsPtr() && aa.Alias(alias.LocationBeforeOrAfter(p), whole) != alias.NoAlias {
				i.Flags &^= ir.TailCall
				break
			}
		}
	}
}

// endsInTime reports whether the coroutine is destroyed on each path from its begin to where the
// function ends, those aside on which an exception leaves and nothing else has seen the frame.
func (e *elider) endsInTime() bool {
	if len(e.allocs) == 0 || len(e.begins) == 0 {
		return false
	}
	dom := pass.Get(e.ctx, e.f, analysis.Dominators)
	var leaves []*ir.Block
	for b := range e.f.Blocks() {
		if t := b.Term(); t.NumSuccs() == 0 && t.Op() != ir.Unreachable {
			leaves = append(leaves, b)
		}
	}
	for _, begin := range e.begins {
		list := e.destroys[begin]
		if len(list) == 0 {
			return false
		}
		if !e.destroysDominate(dom, list, leaves) && e.mayOutlive(begin, list) {
			return false
		}
	}
	return true
}

func (e *elider) destroysDominate(dom *analysis.DomTree, destroys []*ir.Instr, leaves []*ir.Block) bool {
	for _, b := range leaves {
		any := false
		for _, d := range destroys {
			any = any || dom.DominatesInstr(d, b.Term())
		}
		if !any {
			return false
		}
	}
	return true
}

// blocksPerDestroy bounds the walk of mayOutlive.
const blocksPerDestroy = 32

// mayOutlive looks for a path from the begin of a coroutine to a return that does not destroy it,
// or to the end of unwinding if the frame may be known elsewhere then. A coroutine that suspends
// with the frame of another one in its own does not leave.
func (e *elider) mayOutlive(begin *ir.Instr, destroys []*ir.Instr) bool {
	seen, known := map[*ir.Block]bool{}, map[*ir.Block]bool{}
	for _, d := range destroys {
		seen[d.Block()] = true
	}
	for u := range ir.Users(begin) {
		switch u.IntrinsicID() {
		case "llvm.coro.free", "llvm.coro.subfn.addr", "llvm.coro.save":
		default:
			known[u.Block()] = true
		}
	}
	escaped, limit := false, blocksPerDestroy*(1+len(destroys))
	for work := []*ir.Block{begin.Block()}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		escaped = escaped || known[b]
		t := b.Term()
		if t.NumSuccs() == 0 && t.Op() != ir.Unreachable {
			if t.Op() == ir.Ret || escaped {
				return true
			}
			continue
		}
		if limit--; limit == 0 {
			return true
		}
		next := b.Succs()
		if suspends(t) {
			next = next[1:]
		}
		work = append(work, next...)
	}
	return false
}

// suspends reports whether a switch decides how a coroutine goes on after a suspension: its
// default is the way to the caller.
func suspends(t *ir.Instr) bool {
	if t.Op() != ir.Switch || t.NumCases() != 2 {
		return false
	}
	i, _ := t.Operand(0).(*ir.Instr)
	return i != nil && i.IntrinsicID() == "llvm.coro.suspend" && ir.HasOneUse(i)
}
