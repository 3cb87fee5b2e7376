// Package prepare rewrites a function of the IR before selection. It removes unreachable blocks and
// adds a preheader before every loop (prepare.go), writes conditions that are selects as logic
// (conditions.go), expands divisions that no runtime routine
// computes to loops (divide.go), and lowers constant expressions that are not constants of the
// machine to instructions (constexpr.go).
//
// Afterwards, definitions come before uses in reverse postorder. The function that it changes is a
// copy: the caller's module is unchanged.
//
// The package imports the IR and passes/analysis only.
package prepare

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Function removes unreachable blocks, so that selection visits definitions before uses, expands
// divisions of wide integers, and adds a preheader to every loop.
func Function(f *ir.Func, isConstant func(c *ir.Const, pos ir.Pos) bool) {
	removeUnreachable(f)
	expandWideDivisions(f)
	conditions(f)
	forest := analysis.NewLoopForest(f, analysis.NewDomTree(f))
	for _, l := range forest.Postorder() {
		if l.Preheader() == nil {
			addPreheader(f, l)
		}
	}
	expandExpressions(f, isConstant)
}

func removeUnreachable(f *ir.Func) {
	reached := map[*ir.Block]bool{}
	for _, b := range analysis.ReversePostorder(f) {
		reached[b] = true
	}
	var dead []*ir.Block
	for b := range f.Blocks() {
		if !reached[b] {
			dead = append(dead, b)
		}
	}
	for _, b := range dead {
		for _, s := range b.Succs() {
			s.RemovePred(b, true)
		}
	}
	for _, b := range dead {
		b.EraseInstrs()
	}
	for _, b := range dead {
		if !b.AddressTaken() {
			b.Unlink()
		}
	}
}

// addPreheader routes all edges that enter the loop through a new block. Edges of indirectbr cannot
// be moved: such a loop is unchanged.
func addPreheader(f *ir.Func, l *analysis.Loop) {
	h := l.Header
	var outside []*ir.Block
	for _, p := range h.UniquePreds() {
		if !l.Contains(p) {
			if p.Term().Op() == ir.IndirectBr {
				return
			}
			outside = append(outside, p)
		}
	}
	if len(outside) == 0 || h.AddressTaken() {
		return
	}
	pre := f.NewBlockBefore(h, h.Name()+".preheader")
	for phi := range h.Phis() {
		mergeOutside(phi, outside, pre)
	}
	for _, p := range outside {
		for k := range p.NumSuccs() {
			if p.Succ(k) == h {
				p.Term().SetSucc(k, pre)
			}
		}
	}
	br := ir.NewInstr(ir.Br, f.Ctx().Void, h)
	br.Pos = h.FirstNonPhi().Pos
	pre.Append(br)
}

// mergeOutside replaces the incoming values of a header φ from outside the loop by one from the
// preheader.
func mergeOutside(phi *ir.Instr, outside []*ir.Block, pre *ir.Block) {
	isOutside := map[*ir.Block]bool{}
	for _, p := range outside {
		isOutside[p] = true
	}
	merged := ir.NewInstr(ir.Phi, phi.Type())
	var only ir.Value
	same := true
	for k := phi.NumIncoming() - 1; k >= 0; k-- {
		if p := phi.IncomingBlock(k); isOutside[p] {
			v := phi.Operand(k)
			same = same && (only == nil || only == v)
			only = v
			merged.AddIncoming(v, p)
			phi.RemoveIncoming(k)
		}
	}
	if same {
		merged.DropOperands()
		phi.AddIncoming(only, pre)
		return
	}
	pre.Append(merged)
	phi.AddIncoming(merged, pre)
}
