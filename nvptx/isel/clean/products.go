package clean

import "opt-go/nvptx/ptx"

// hoistProducts makes mad.wide of a product that a counter steps by, so that it is computed before
// the loop. ptxas moves mul.wide to the addition, where both are one instruction (IMAD.WIDE); but
// its operands are aligned pairs of registers, and where the counter lies elsewhere it is copied
// there and back in every iteration:
//
//	mul.wide.u32 %rd2, %r1, %r2;           mad.wide.u32 %rd2, %r1, %r2, 0;
//	loop:                            →     loop:
//	add.s64 %rd1, %rd1, %rd2;              add.s64 %rd1, %rd1, %rd2;
//
// It wants the registers of φs merged, as coalesce does.
func (f *Func) hoistProducts(code []Item) []Item {
	products := f.steppingProducts(code)
	if len(products) == 0 {
		return code
	}
	bs := findBlocks(code)
	l := findLoops(bs, dominators(bs))
	of := make([]int, len(code))
	for n, b := range bs {
		for k := b.from; k < b.to; k++ {
			of[k] = n
		}
	}
	for product, step := range products {
		if in := l.of[of[step]]; in >= 0 && !l.in(of[product], in) {
			old := code[product].Inst
			made := *old
			made.Op = "mad"
			made.Args = append(append([]ptx.Operand(nil), old.Args...), ptx.Int(0))
			code[product].Inst = &made
		}
	}
	return code
}

// steppingProducts finds the items with a wide product that one addition reads, and nothing else,
// which steps its other operand; by product the addition.
func (f *Func) steppingProducts(code []Item) map[int]int {
	var products map[int]int
	var of, reads []int // by register: the product that writes it, off by one; its reads
	once := f.setOnce(code)
	for k, it := range code {
		if in := it.Inst; in != nil && in.Op == "mul" && in.HasMod("wide") && !in.Guard.Present() {
			if d, ok := in.Args[0].(ptx.Reg); ok && once[d] && f.Regs[d] == ptx.B64 {
				if of == nil {
					of, reads = make([]int, len(f.Regs)), make([]int, len(f.Regs))
				}
				of[d] = k + 1
			}
		}
	}
	if of == nil {
		return nil
	}
	for k, it := range code {
		if it.Inst == nil {
			continue
		}
		it.Inst.Sources(func(r ptx.Reg) { reads[r]++ })
		if by, ok := steppedBy(it.Inst); ok && of[by] > 0 {
			if products == nil {
				products = map[int]int{}
			}
			products[of[by]-1] = k
		}
	}
	for product := range products {
		if reads[code[product].Inst.Args[0].(ptx.Reg)] != 1 {
			delete(products, product)
		}
	}
	return products
}

// steppedBy returns what an addition adds to the register that it writes.
func steppedBy(in *ptx.Inst) (ptx.Reg, bool) {
	if in.Op != "add" || len(in.Args) != 3 {
		return 0, false
	}
	d, _ := in.Args[0].(ptx.Reg)
	a, okA := in.Args[1].(ptx.Reg)
	b, okB := in.Args[2].(ptx.Reg)
	switch {
	case !okA || !okB || a == b:
		return 0, false
	case a == d:
		return b, true
	}
	return a, b == d
}
