package clean

import "opt-go/nvptx/ptx"

// delaySteps moves the computation of a φ's next value down to the copy that passes it on, if it is
// not read before. The reads of the present value then precede it, so that both can share a
// register and the copy is removed:
//
//	add.s32 %r2, %r1, 1;               setp.lt.u32 %p1, %r1, 44;
//	setp.lt.u32 %p1, %r1, 44;    →     add.s32 %r2, %r1, 1;
//	mov.b32 %r3, %r2;                  mov.b32 %r3, %r2;
func (f *Func) delaySteps(code []Item) []Item {
	once := f.setOnce(code)
	value := make([]ptx.Reg, len(f.Regs)) // by what predecessors write for a φ: the φ's value, off by one
	isPhi := make([]bool, len(f.Regs))
	for _, it := range code {
		if d, src, ok := isCopy(it.Inst); ok && once[d] && !once[src] {
			value[src], isPhi[d] = d+1, true
		}
	}
	out := make([]Item, 0, len(code))
	for _, b := range findBlocks(code) {
		out = f.delayIn(out, code[b.from:b.to], once, value, isPhi)
	}
	return out
}

// delayIn appends the items of one block.
func (f *Func) delayIn(out, items []Item, once []bool, value []ptx.Reg, isPhi []bool) []Item {
	def, first, last := map[ptx.Reg]int{}, map[ptx.Reg]int{}, map[ptx.Reg]int{} // where the block sets a register, reads it first, and last
	for k, it := range items {
		if it.Inst == nil {
			continue
		}
		it.Inst.Sources(func(r ptx.Reg) {
			if _, seen := first[r]; !seen {
				first[r] = k
			}
			last[r] = k
		})
		it.Inst.Results(func(r ptx.Reg) {
			if once[r] {
				def[r] = k
			}
		})
	}
	to := map[int]int{} // copy → step
	moved := map[int]bool{}
	for k, it := range items {
		d, src, ok := isCopy(it.Inst)
		if !ok || value[d] == 0 || !once[src] {
			continue
		}
		at, here := def[src]
		if here && first[src] == k && last[value[d]-1] > at && f.isStep(items[at], value[d]-1, once, isPhi) {
			to[k], moved[at] = at, true
		}
	}
	for k, it := range items {
		if moved[k] {
			continue
		}
		if at, ok := to[k]; ok {
			out = append(out, items[at])
		}
		out = append(out, it)
	}
	return out
}

// isStep reports whether an instruction may be moved down and computes something from a φ's value,
// and from no other φ's, because it could move after that φ's own step.
func (f *Func) isStep(it Item, value ptx.Reg, once, isPhi []bool) bool {
	if !f.movable(it) {
		return false
	}
	reads, steady := false, true
	it.Inst.Sources(func(r ptx.Reg) {
		reads = reads || r == value
		steady = steady && once[r] && (r == value || !isPhi[r])
	})
	return reads && steady
}
