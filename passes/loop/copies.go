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

// CopyWithPreheader copies a loop and its preheader, which top dominates, and places the copies
// before a block: LLVM's cloneLoopWithPreheader. φs of the exits are the caller's business. It
// returns the new loop and its blocks, the preheader first.
func CopyWithPreheader(cfg *rewrite.CFG, l *analysis.Loop, m *ir.ValueMap, suffix string, top, before *ir.Block) (*analysis.Loop, []*ir.Block) {
	blocks := append([]*ir.Block{l.Preheader()}, l.Blocks...)
	scopes := rewrite.CopyScopesOf(l.Blocks, suffix)
	copies := ir.CloneBlocks(blocks, m, suffix)
	cfg.Loops.AddBlock(copies[0], l.Parent)
	cfg.Dom.AddBlock(copies[0], top)
	loops := map[*analysis.Loop]*analysis.Loop{}
	for x := range l.Nest() {
		into := l.Parent
		if x != l {
			into = loops[x.Parent]
		}
		loops[x] = cfg.Loops.NewInner(into)
		loops[x].Header = m.Block(x.Header)
	}
	for _, b := range l.ReversePostorder() {
		in := copies[0]
		if b != l.Header {
			in = m.Block(cfg.Dom.IDom(b))
		}
		cfg.Dom.AddBlock(m.Block(b), in)
	}
	n := loops[l]
	cfg.Loops.AddBlock(n.Header, n) // the first one of a loop is its header
	for _, b := range l.Blocks {
		if b != l.Header {
			cfg.Loops.AddBlock(m.Block(b), loops[cfg.Loops.For(b)])
		}
	}
	for _, x := range loops {
		x.SetHeader(x.Header)
	}
	for _, b := range copies {
		b.MoveAfter(before.Prev())
	}
	scopes.ApplyTo(copies)
	return n, copies
}
