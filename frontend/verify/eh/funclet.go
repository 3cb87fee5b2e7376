package eh

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify/rule"
)

// Funclets, the parts of a function that are outlined as exception handlers, have one unwind
// destination each, and two of them must not handle each other's exceptions. The rules and their
// messages are LLVM's.

// funclet checks that all edges that unwind out of a catchpad or cleanuppad lead to the same pad,
// which is the catchswitch's for a catchpad.
func (v *Checker) funclet(pad *ir.Instr) {
	s := funcletScan{v: v, pad: pad}
	for todo := []*ir.Instr{pad}; len(todo) > 0; {
		current := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if s.seen[current] {
			v.Fail("FuncletPadInst must not be nested within itself", current)
			return
		}
		if s.seen == nil {
			s.seen = map[*ir.Instr]bool{}
		}
		s.seen[current] = true
		var unresolved ir.Value
		todo, unresolved = s.users(current, todo)
		if unresolved == nil || unresolved == ir.Value(current) {
			continue
		}
		todo = dropResolved(todo, current, unresolved)
	}
	if s.dest == nil {
		return
	}
	if cs, ok := pad.Operand(0).(*ir.Instr); ok && cs.Op() == ir.CatchSwitch && v.padOf(cs.UnwindDest()) != s.dest {
		v.Fail("Unwind edges out of a catch must have the same unwind dest as the parent catchswitch", pad, s.first, cs)
	}
}

// funcletScan holds the facts about the unwind edges out of pad: the first instruction with one,
// and the pad that it leads to, or none.
type funcletScan struct {
	v     *Checker
	pad   *ir.Instr
	seen  map[*ir.Instr]bool
	first *ir.Instr
	dest  ir.Value
}

// padOf returns the pad that a block begins with; the token none means the caller.
func (v *Checker) padOf(b *ir.Block) ir.Value {
	if b == nil {
		return ir.NewZero(v.Module.Ctx.Token)
	}
	return b.FirstNonPhi()
}

// users looks at what uses a pad: unwind edges, and cleanups nested in it, which it adds to the
// list. It returns the innermost pad around current of which it is still open where it unwinds to,
// nil when that of current is.
func (s *funcletScan) users(current *ir.Instr, todo []*ir.Instr) ([]*ir.Instr, ir.Value) {
	var unresolved ir.Value
	for u := range ir.Uses(current) {
		var dest *ir.Block
		switch user := u.User(); user.Op() {
		case ir.CleanupRet:
			dest = user.UnwindDest()
		case ir.CatchSwitch: // one that unwinds to the caller counts as one that does not unwind
			if dest = user.UnwindDest(); dest == nil {
				continue
			}
		case ir.Invoke:
			dest = user.UnwindDest()
		case ir.CleanupPad:
			todo = append(todo, user)
			continue
		case ir.Call, ir.CatchPad, ir.CatchRet:
			continue
		default:
			s.v.Fail("Bogus funclet pad use", user)
			continue
		}
		to := s.v.padOf(dest)
		if pad, ok := to.(*ir.Instr); dest != nil && (!ok || !pad.IsEHPad() || parentPad(pad) == ir.Value(current)) {
			continue // reported elsewhere, or within current
		}
		exits := dest == nil
		if exits {
			unresolved = s.pad
		} else {
			exits, unresolved = s.exited(current, parentPad(to), unresolved)
		}
		if exits {
			s.edge(u.User(), to)
		}
		if current != s.pad {
			break // one edge says where a nested pad unwinds to
		}
	}
	return todo, unresolved
}

// exited reports whether an edge from current to a pad within parent leaves the pad that is looked
// at, and up to where it resolves.
func (s *funcletScan) exited(current *ir.Instr, parent, unresolved ir.Value) (bool, ir.Value) {
	for left := current; left != nil; {
		if left == s.pad {
			return true, s.pad
		}
		around := parentPad(left)
		if around == parent {
			return false, around
		}
		left, _ = around.(*ir.Instr)
	}
	return false, unresolved
}

// edge notes an edge that leaves the pad.
func (s *funcletScan) edge(from *ir.Instr, to ir.Value) {
	if s.first != nil {
		if to != s.dest {
			s.v.Fail("Unwind edges out of a funclet pad must have the same unwind dest", s.pad, from, s.first)
		}
		return
	}
	s.first, s.dest = from, to
	if s.pad.Op() == ir.CleanupPad && parentPad(to) != nil && parentPad(to) == parentPad(s.pad) {
		s.v.unwindsToSibling(s.pad, to)
	}
}

// dropResolved takes the pads off the end of the list of which it is now known where they unwind
// to: those around current, or beside one around it, up to unresolved.
func dropResolved(todo []*ir.Instr, current *ir.Instr, unresolved ir.Value) []*ir.Instr {
	for resolved := ir.Value(current); len(todo) > 0; todo = todo[:len(todo)-1] {
		around := parentPad(todo[len(todo)-1])
		for resolved != around {
			up := parentPad(resolved)
			if up == unresolved || up == nil {
				break
			}
			resolved = up
		}
		if resolved != around {
			break
		}
	}
	return todo
}

// unwindsToSibling notes that exceptions of a cleanuppad or catchswitch go to a pad beside it.
func (v *Checker) unwindsToSibling(pad *ir.Instr, to ir.Value) {
	if t, ok := to.(*ir.Instr); ok {
		v.siblings = append(v.siblings, siblingEdge{pad, t})
	}
}

type siblingEdge struct{ from, to *ir.Instr }

// SiblingUnwinds checks that sibling pads do not handle each other's exceptions in a cycle.
func (v *Checker) SiblingUnwinds() {
	if len(v.siblings) == 0 {
		return
	}
	next := make(map[*ir.Instr]*ir.Instr, len(v.siblings))
	for _, e := range v.siblings {
		next[e.from] = e.to
	}
	visited := map[*ir.Instr]int{} // by the walk that came there, from 1
	for n, e := range v.siblings {
		pad := e.from
		for ; pad != nil && visited[pad] == 0; pad = next[pad] {
			visited[pad] = n + 1
		}
		if pad != nil && visited[pad] == n+1 {
			v.Fail("EH pads can't handle each other's exceptions", pad)
		}
	}
	v.siblings = v.siblings[:0]
}

// scopedPersonalities are the personalities whose handlers are funclets.
var scopedPersonalities = rule.Words(`_except_handler3 _except_handler4 __C_specific_handler __CxxFrameHandler3 ProcessCLRException
	__gxx_wasm_personality_v0`)

// BecomesCall reports whether an intrinsic may become a call of a function of Objective-C's run
// time.
func BecomesCall(id string) bool {
	name, ok := strings.CutPrefix(id, "llvm.objc.")
	return ok && !strings.HasPrefix(name, "clang.") && !strings.HasPrefix(name, "arc.")
}

// InFunclet checks that an intrinsic which may become a call says in which funclet it is: without
// that its code would be lost.
func (v *Checker) InFunclet(i *ir.Instr) {
	p, _ := v.Func.Personality.(*ir.Func)
	if p == nil || !scopedPersonalities[p.Name()] || rule.CountBundles(i, "funclet") > 0 || !slices.ContainsFunc(v.funcletsOf(i.Block()), func(b *ir.Block) bool {
		first := b.FirstNonPhi()
		return first != nil && (first.Op() == ir.CatchPad || first.Op() == ir.CleanupPad)
	}) {
		return
	}
	v.Fail("Missing funclet token on intrinsic call", i)
}

// funcletsOf returns the blocks that begin the funclets which a block belongs to. A block may
// belong to several.
func (v *Checker) funcletsOf(b *ir.Block) []*ir.Block {
	if v.colorsOf != v.Func {
		v.colorsOf, v.colors = v.Func, colorFunclets(v.Func)
	}
	return v.colors[b]
}

// colorFunclets finds by a walk from the entry which blocks belong to which funclets.
func colorFunclets(f *ir.Func) map[*ir.Block][]*ir.Block {
	colors := map[*ir.Block][]*ir.Block{}
	type step struct{ block, color *ir.Block }
	for todo := []step{{f.Entry(), f.Entry()}}; len(todo) > 0; {
		s := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if first := s.block.FirstNonPhi(); first != nil && first.IsEHPad() {
			s.color = s.block
		}
		if slices.Contains(colors[s.block], s.color) {
			continue
		}
		colors[s.block] = append(colors[s.block], s.color)
		color, last := s.color, s.block.Term()
		if last == nil {
			continue
		}
		if last.Op() == ir.CatchRet { // control returns to the funclet around the catchswitch
			color = f.Entry()
			if pad, ok := last.Operand(0).(*ir.Instr); ok {
				if around, ok := parentPad(parentPad(pad)).(*ir.Instr); ok {
					color = around.Block()
				}
			}
		}
		for k := range last.NumSuccs() {
			todo = append(todo, step{last.Succ(k), color})
		}
	}
	return colors
}
