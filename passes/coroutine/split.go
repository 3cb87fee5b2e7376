package coroutine

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/callgraph"
	"opt-go/passes/pass"
	"opt-go/passes/scalar/simplifycfg"
)

// The functions that a coroutine is split into, by their place in the list that its llvm.coro.id
// names, and as llvm.coro.subfn.addr counts them.
const (
	resumePart = iota
	destroyPart
	cleanupPart
	numParts
)

var partSuffix = [numParts]string{".resume", ".destroy", ".cleanup"}

// splitter is the run of coro-split on a coroutine.
type splitter struct {
	*shape
	ctx *pass.Context
	c   *crossing
	fr  *frame
	dom *analysis.DomTree

	// base is a block between llvm.coro.begin and the rest that has the addresses of the allocas
	// in the frame, and nothing else: it becomes the entry of the functions that are split off.
	// start follows it.
	base, start *ir.Block

	byIndex *ir.Block // the switch on the index, which no block branches to
}

// Split is coro-split: it splits the coroutines of an SCC.
//
// When one is split, its parts are visited by all passes of the group, and then itself again: only
// then can its ramp be inlined.
func Split(c *pass.Context, w *callgraph.Walk) pass.Preserved {
	changed := false
	for _, f := range w.Group() {
		if !f.Attrs.Fn.Has("presplitcoroutine") {
			continue
		}
		w.LandAll()
		done, parts, list, no := split(c, f)
		if no != nil {
			w.Refuse(c.Pass, f, no.at, no.why)
		}
		if done {
			w.Split(f, parts, list)
			changed = true
		}
	}
	return pass.ChangedCFG(changed)
}

// refusal is what is not supported.
type refusal struct {
	at  *ir.Instr
	why string
}

// split splits a coroutine, if it can. It returns the parts, and the variable that lists them,
// where it suspends.
func split(c *pass.Context, f *ir.Func) (done bool, parts []*ir.Func, list *ir.GlobalVar, no *refusal) {
	changed := simplifycfg.RemoveUnreachable(f) // crossing sees what is reached
	s, at, why := findShape(f)
	if why != "" {
		return changed, nil, nil, &refusal{at, why}
	}
	if s == nil {
		f.Attrs.Fn = f.Attrs.Fn.Without("presplitcoroutine")
		return true, nil, nil, nil
	}
	s.lowerAwaits()
	s.dropPoints()
	if simplifycfg.RemoveUnreachable(f) {
		s.prune()
	}
	sp := &splitter{shape: s, ctx: c}
	if at, why := sp.build(); why != "" {
		return true, nil, nil, &refusal{at, why}
	}
	f.Attrs.Fn = f.Attrs.Fn.Without("presplitcoroutine")
	sp.foldSizes()
	if len(s.points) == 0 {
		sp.neverSuspends()
	} else {
		sp.makeEntry()
		for k := range numParts {
			parts = append(parts, sp.clone(k))
		}
		list = sp.name(parts)
	}
	sp.finishRamp()
	c.Count("Number of coroutines split", 1)
	c.Remark(pass.Passed, "CoroSplit", f, nil, pass.Text("Split '"), pass.Arg{Key: "function", Val: f.Name()}, pass.Text("' (frame_size="),
		pass.Arg{Key: "frame_size", Val: strconv.FormatUint(sp.fr.size, 10)}, pass.Text(", align="),
		pass.Arg{Key: "align", Val: strconv.FormatUint(sp.fr.align, 10)}, pass.Text(")"))
	return true, parts, list, nil
}

// build makes the frame and moves into it what suspensions cross.
func (sp *splitter) build() (at *ir.Instr, why string) {
	sp.isolateAll()
	sp.base = sp.begin.Block().SplitBefore(sp.begin.Next(), "AllocaSpillBB")
	sp.start = sp.base.SplitBefore(sp.base.First(), "PostSpill")
	sp.c = newCrossing(sp.shape)
	sp.rematerialize(sp.c)
	sp.dom = analysis.NewDomTree(sp.f)
	allocas, at, why := sp.findMoved()
	if why != "" {
		return at, why
	}
	values, at, why := sp.findSpills()
	if why != "" {
		return at, why
	}
	sp.layOut(allocas, values)
	sp.id.SetOperand(1, ir.NewZero(sp.f.Ctx().Ptr))
	for _, m := range allocas {
		sp.move(m)
	}
	for _, x := range values {
		sp.store(x)
	}
	return nil, ""
}

// layOut decides where in the frame everything is.
func (sp *splitter) layOut(allocas []*moved, values []*spilled) {
	layout := sp.layout()
	sp.fr = newFrame(sp.shape)
	fixed := len(sp.fr.fields)
	for k, m := range allocas {
		m.field = sp.fr.add(fieldType(m.alloca), m.alloca.Align(), layout)
		if k == 0 && m.alloca == sp.promise {
			fixed++
		}
	}
	sp.fr.indexTy = indexType(sp.f.Ctx(), len(sp.points))
	sp.fr.index = sp.fr.add(sp.fr.indexTy, 0, layout)
	sp.fr.addSpills(values, layout)
	sp.fr.finish(sp.shape, fixed)
}

// foldSizes replaces the questions for the size and the alignment of the frame by the answers.
func (sp *splitter) foldSizes() {
	for _, i := range sp.sizes {
		n := sp.fr.size
		if i.IntrinsicID() == "llvm.coro.align" {
			n = sp.fr.align
		}
		ir.ReplaceAllUses(i, ir.NewInt(i.Type(), n))
		i.Erase()
	}
}

// neverSuspends lowers a coroutine without suspension points: its frame is on the stack, if it can
// do without the memory that it asks for.
func (sp *splitter) neverSuspends() {
	var alloc *ir.Instr
	var frees []*ir.Instr
	for u := range ir.Users(sp.id) {
		switch u.IntrinsicID() {
		case "llvm.coro.alloc":
			alloc = u
		case "llvm.coro.free":
			frees = append(frees, u)
		}
	}
	frame := sp.begin.Arg(1)
	if alloc != nil {
		b := ir.Before(sp.f.Entry().First())
		b.Loc = nil
		frame = b.Alloca(sp.fr.ty, sp.layout().AllocaSpace, sp.fr.align, "")
	}
	for _, i := range frees {
		to := frame
		if alloc != nil {
			to = ir.NewZero(i.Type())
		}
		ir.ReplaceAllUses(i, to)
		i.Erase()
	}
	if alloc != nil {
		replaceAllocs(sp.id)
	}
	ir.ReplaceAllUses(sp.begin, frame)
	sp.begin.Erase()
}

// replaceAllocs says of a coroutine that its frame needs no memory of its own.
func replaceAllocs(id *ir.Instr) {
	for u := range ir.Users(id) {
		if u.IntrinsicID() == "llvm.coro.alloc" {
			ir.ReplaceAllUses(u, id.Func().Ctx().NewBool(false))
			u.Erase()
		}
	}
}

// name makes the list of the parts that llvm.coro.id names, and notes them in the frame. Whether
// that is freed by f.destroy, or is not on the heap and f.cleanup does for it, llvm.coro.alloc
// says.
func (sp *splitter) name(parts []*ir.Func) *ir.GlobalVar {
	m, ctx := sp.f.Module(), sp.f.Ctx()
	ty := ctx.Array(numParts, ctx.Ptr)
	var list []ir.Value
	for _, p := range parts {
		list = append(list, p)
	}
	g := m.NewGlobal(sp.f.Name()+".resumers", ty, m.Layout.GlobalSpace, ir.NewAggregate(ty, list))
	g.Linkage, g.Constant = ir.Private, true
	sp.id.SetOperand(3, g)

	b := ir.Before(sp.begin.Next())
	b.Loc = nil
	b.Store(parts[resumePart], sp.fr.address(b, sp.begin, resumeField, sp.fieldFlags(), "resume.addr"), m.Layout.ABIAlign(ctx.Ptr))
	var destroy ir.Value = parts[destroyPart]
	for u := range ir.Users(sp.id) {
		if u.IntrinsicID() == "llvm.coro.alloc" {
			destroy = b.Select(u, destroy, parts[cleanupPart], "")
			break
		}
	}
	b.Store(destroy, sp.fr.address(b, sp.begin, destroyField, sp.fieldFlags(), "destroy.addr"), m.Layout.ABIAlign(ctx.Ptr))
	return g
}

// finishRamp lowers what is left in the coroutine itself, which goes on to its caller where it
// suspends or ends.
func (sp *splitter) finishRamp() {
	simplifycfg.RemoveUnreachable(sp.f)
	for _, end := range sp.ends {
		dropEnd(end, false)
	}
	for _, i := range sp.inRamp {
		if i.Block() != nil {
			ir.ReplaceAllUses(i, sp.f.Ctx().NewBool(true))
			i.Erase()
		}
	}
	simplifycfg.RemoveUnreachable(sp.f)
}

// dropEnd erases an end of the coroutine; in a part its result is true.
func dropEnd(end *ir.Instr, inPart bool) {
	if end.Block() == nil || end.Block().Erased() {
		return
	}
	if !end.Type().IsVoid() {
		ir.ReplaceAllUses(end, end.Func().Ctx().NewBool(inPart))
	}
	end.Erase()
}
