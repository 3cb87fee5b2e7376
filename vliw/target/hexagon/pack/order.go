package pack

import (
	"cmp"
	"slices"

	"opt-go/vliw/target/hexagon/code"
)

// gather moves blocks to where a jump to them goes away, those in the deepest loops first:
//
//	a: … jump c                  a: …
//	b: return                    c: … :endloop1
//	c: … :endloop1        →      d: …
//	d: … jump b                  b: return
//
// A block goes with those after it that it falls through to, and only if none falls through to it:
// so no path gets a jump that it had not.
func gather(f *code.Func) {
	byDepth := slices.Clone(f.Blocks)
	slices.SortStableFunc(byDepth, func(x, y *code.Block) int { return cmp.Compare(y.Depth, x.Depth) })
	for _, b := range byDepth {
		n := len(b.Insts)
		if b.LoopEnd || n == 0 || b.Insts[n-1].Op != code.OpJump {
			continue
		}
		f.Number()
		to := b.Insts[n-1].Args[0].To
		first := to.ID
		if first == 0 || fallsInto(f, b.ID) || fallsInto(f, first-1) {
			continue
		}
		last := first
		for last+1 < len(f.Blocks) && fallsInto(f, last) {
			last++
		}
		if b.ID >= first && b.ID <= last {
			continue
		}
		chain := slices.Clone(f.Blocks[first : last+1])
		f.Blocks = slices.Delete(f.Blocks, first, last+1)
		f.Blocks = slices.Insert(f.Blocks, slices.Index(f.Blocks, b)+1, chain...)
	}
	f.Number()
}

// fallsInto reports whether a block falls through to the next one, or will once its jump is gone.
func fallsInto(f *code.Func, k int) bool {
	b := f.Blocks[k]
	n := len(b.Insts)
	if k+1 == len(f.Blocks) {
		return false
	}
	if b.LoopEnd || n == 0 || !b.Insts[n-1].Is(code.Branch) {
		return true
	}
	next := f.Blocks[k+1]
	if b.Insts[n-1].Op != code.OpJump {
		return isConditional(&b.Insts[n-1])
	}
	return b.Insts[n-1].Args[0].To == next || n >= 2 && isConditional(&b.Insts[n-2]) && b.Insts[n-2].Args[1].To == next
}
