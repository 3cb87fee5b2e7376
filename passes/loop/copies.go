package loop

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// DefsUsedOutside lists the instructions of a loop with users outside of it.
func DefsUsedOutside(l *analysis.Loop) (out []*ir.Instr) {
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			for user := range ir.Users(i) {
				if !l.Contains(user.Block()) {
					out = append(out, i)
					break
				}
			}
		}
	}
	return out
}

// CopyWithPreheader copies an innermost loop and its preheader, which top dominates, and places the
// copies before a block: LLVM's cloneLoopWithPreheader. φs of the exits are the caller's business. It
// returns the new loop and its blocks, the preheader first.
func CopyWithPreheader(cfg *rewrite.CFG, l *analysis.Loop, m *ir.ValueMap, suffix string, top, before *ir.Block) (*analysis.Loop, []*ir.Block) {
	blocks := append([]*ir.Block{l.Preheader()}, l.Blocks...)
	scopes := rewrite.CopyScopesOf(l.Blocks, suffix)
	copies := ir.CloneBlocks(blocks, m, suffix)
	n := cfg.Loops.NewInner(l.Parent)
	n.Header = m.Block(l.Header)
	cfg.Loops.AddBlock(copies[0], l.Parent)
	cfg.Dom.AddBlock(copies[0], top)
	for _, b := range l.ReversePostorder() {
		in := copies[0]
		if b != l.Header {
			in = m.Block(cfg.Dom.IDom(b))
		}
		cfg.Dom.AddBlock(m.Block(b), in)
	}
	cfg.Loops.AddBlock(n.Header, n)
	for _, b := range copies[1:] {
		if b != n.Header {
			cfg.Loops.AddBlock(b, n)
		}
	}
	for _, b := range copies {
		b.MoveAfter(before.Prev())
	}
	scopes.ApplyTo(copies)
	return n, copies
}
