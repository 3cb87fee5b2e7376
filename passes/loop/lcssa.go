package loop

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// LCSSA is LLVM's lcssa: loop-closed SSA form. A value that is defined in a loop and used after it
// reaches these uses through a φ, with one operand for each edge, in an exit block of the loop:
//
//	loop: %v = …                            loop: %v = …
//	      br i1 %c, label %loop, label %x         br i1 %c, label %loop, label %x
//	x:    use %v                       ⇒    x:    %v.lcssa = phi i32 [ %v, %loop ]
//	                                              use %v.lcssa
//
// Passes that copy or move loops then have to update these φs only. Inner loops come first. Values
// of token type cannot be φs and are skipped.
//
// Keeps: dominators, loops. Cost: linear in the uses; blocks that dominate no exit are skipped.
func LCSSA(c *pass.Context, f *ir.Func) pass.Preserved {
	cfg := &rewrite.CFG{Dom: pass.Get(c, f, analysis.Dominators), Loops: pass.Get(c, f, analysis.Loops)}
	changed := false
	for _, l := range slices.Backward(cfg.Loops.Top) {
		changed = CloseNest(cfg, l) || changed
	}
	return pass.Changed(changed)
}

// CloseNest puts l and the loops inside it into LCSSA form.
func CloseNest(cfg *rewrite.CFG, l *analysis.Loop) bool {
	changed := false
	for _, s := range l.Subs {
		changed = CloseNest(cfg, s) || changed
	}
	return CloseLoop(cfg, l) || changed
}

// CloseLoop puts l into LCSSA form; the loops inside have it.
func CloseLoop(cfg *rewrite.CFG, l *analysis.Loop) bool {
	var work []*ir.Instr
	for _, b := range dominatingExits(cfg.Dom, l) {
		if cfg.Loops.For(b) != l {
			continue
		}
		for i := range b.Instrs() {
			if !ir.HasUses(i) || i.Type().Kind == ir.TokenKind || analysis.SwiftError(i) {
				continue // no φ can stand for tokens and slots of errors
			}
			if u := ir.SoleUser(i); u != nil && u.Block() == b && u.Op() != ir.Phi {
				continue
			}
			work = append(work, i)
		}
	}
	return CloseValues(cfg, work)
}

// dominatingExits lists the blocks of the loop that dominate an exit: no other's values are seen
// outside.
func dominatingExits(dt *analysis.DomTree, l *analysis.Loop) []*ir.Block {
	var out []*ir.Block
	seen := map[*ir.Block]bool{}
	for work := ExitEdges(l); len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b == l.Header {
			continue
		}
		d := dt.IDom(b)
		if d == nil || !l.Contains(d) || seen[d] {
			continue
		}
		seen[d] = true
		out = append(out, d)
		work = append(work, d)
	}
	return out
}

// closer is the work on a list of values.
type closer struct {
	cfg    *rewrite.CFG
	work   []*ir.Instr // the next one is last
	exits  map[*analysis.Loop][]*ir.Block
	unused []*ir.Instr // new φs that nothing used when they were made
}

// CloseValues makes uses of the given values outside their loops go through φs of exits.
func CloseValues(cfg *rewrite.CFG, values []*ir.Instr) bool {
	c := &closer{cfg: cfg, work: values, exits: map[*analysis.Loop][]*ir.Block{}}
	changed := false
	for len(c.work) > 0 {
		i := c.work[len(c.work)-1]
		c.work = c.work[:len(c.work)-1]
		if l := cfg.Loops.For(i.Block()); l != nil {
			changed = c.value(i, l) || changed
		}
	}
	for _, phi := range c.unused {
		if phi.Block() != nil && !ir.HasUses(phi) {
			phi.Erase()
		}
	}
	return changed
}

func (c *closer) exitsOf(l *analysis.Loop) []*ir.Block {
	x, ok := c.exits[l]
	if !ok {
		x = ExitEdges(l)
		c.exits[l] = x
	}
	return x
}

func (c *closer) value(i *ir.Instr, l *analysis.Loop) bool {
	exits := c.exitsOf(l)
	if len(exits) == 0 {
		return false
	}
	outside, changed := c.usesOutside(i, l)
	if len(outside) == 0 {
		return changed
	}
	vals := rewrite.NewValues(i.Type(), i.Name(), i.Func().Module().Layout)
	added, review := c.exitPhis(i, l, exits, vals, &outside)
	for _, u := range outside {
		b := BlockOfUse(u)
		switch {
		case b.First().Op() == ir.Phi && slices.Contains(exits, b):
			u.Set(b.First())
		case len(added) == 1:
			u.Set(added[0])
		default:
			vals.Rewrite(u)
		}
	}
	c.debugUses(i, l, added, vals)
	for _, phi := range vals.Phis { // a φ may have come into another loop
		if other := c.cfg.Loops.For(phi.Block()); other != nil && !l.ContainsLoop(other) {
			review = append(review, phi)
		}
	}
	for _, phi := range review {
		if ir.HasUses(phi) {
			c.work = append(c.work, phi)
		}
	}
	for _, phi := range added {
		if !ir.HasUses(phi) {
			c.unused = append(c.unused, phi)
		}
	}
	return true
}

// usesOutside collects the uses after the loop; those in unreachable code become poison, which is a
// change.
func (c *closer) usesOutside(i *ir.Instr, l *analysis.Loop) (out []*ir.Use, changed bool) {
	for u := range ir.Uses(i) {
		if !c.cfg.Dom.Reachable(u.User().Block()) {
			u.Set(ir.NewPoison(i.Type()))
			changed = true
			continue
		}
		if b := BlockOfUse(u); b != i.Block() && !l.Contains(b) {
			out = append(out, u)
		}
	}
	return out, changed
}

// exitPhis puts φs of i into the exits that it dominates. Where an exit has a predecessor outside
// the loop, the φ's operand for it is one more use to be rewritten. review: φs in another loop's
// header, which may be used outside that one.
func (c *closer) exitPhis(i *ir.Instr, l *analysis.Loop, exits []*ir.Block, vals *rewrite.Values, outside *[]*ir.Use) (added, review []*ir.Instr) {
	from := i.Block()
	if i.Op() == ir.Invoke {
		from = i.Succ(0)
	}
	for _, x := range exits {
		if vals.Defined(x) || !c.cfg.Dom.Dominates(from, x) {
			continue
		}
		phi := ir.NewInstr(ir.Phi, i.Type())
		x.Prepend(phi)
		phi.SetName(i.Name() + ".lcssa")
		phi.CopyDebugLoc(i)
		preds := x.Preds()
		for _, p := range preds {
			phi.AddIncoming(i, p)
		}
		for k, p := range preds { // slots stay where they are from here on
			if !l.Contains(p) {
				*outside = append(*outside, phi.OperandUse(k))
			}
		}
		added = append(added, phi)
		vals.Define(x, phi)
		if other := c.cfg.Loops.For(x); other != nil && !l.ContainsLoop(other) {
			review = append(review, phi)
		}
	}
	return added, review
}

// debugUses makes debug intrinsics after the loop name the φ that is valid there, where one was
// made.
func (c *closer) debugUses(i *ir.Instr, l *analysis.Loop, added []*ir.Instr, vals *rewrite.Values) {
	f := i.Func()
	if !f.HasMDUses() {
		return
	}
	for _, m := range slices.Clone(f.MDUses(i)) {
		call := m.Call()
		if call == nil || call.IntrinsicID() != "llvm.dbg.value" || call.Block() == i.Block() || l.Contains(call.Block()) {
			continue
		}
		if len(added) == 1 {
			m.SetValue(added[0])
		} else if v := vals.Known(call.Block()); v != nil {
			m.SetValue(v)
		}
	}
}
