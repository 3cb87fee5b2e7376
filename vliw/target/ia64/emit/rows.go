package emit

import (
	"slices"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/target/ia64/code"
)

// block emits the rows of block k.
func (f *function) block(k int) {
	b := f.src.Blocks[k]
	f.out, f.stages, f.while = nil, 0, false
	f.unused = [machine.NumFiles]struct{ from, to int }{}
	for _, l := range f.src.Loops {
		if l.Pipelined() && l.First <= k && k <= l.Last {
			f.stages = l.Stages
		}
		if isKernel(l) && l.First == k {
			f.findUnused(k)
		}
	}
	for n := range b.Bundles {
		for k := range b.Bundles[n].Ops {
			f.while = f.while || b.Bundles[n].Ops[k].Op == machine.OpWtop
		}
	}
	if f.while { // the loop branch clears the first stage predicate, but every iteration starts one
		f.add(always, code.CmpEq, dst(code.P(code.FirstRotating), code.True), reg(code.Zero), reg(code.Zero))
	}
	for n := range b.Bundles {
		if b.Rows {
			f.row(b.Bundles[n].Ops)
			continue
		}
		for k := range b.Bundles[n].Ops { // in program order, which was one after the other
			f.operation(&b.Bundles[n].Ops[k])
		}
	}
	f.out = postIncrement(f.out)
}

// isKernel reports whether a loop is a software pipeline in one block; that of a nest has several.
func isKernel(l *asm.Loop) bool { return l.Pipelined() && l.First == l.Last }

// isKernelBlock reports whether block k is a kernel.
func (f *function) isKernelBlock(k int) bool {
	return slices.ContainsFunc(f.src.Loops, func(l *asm.Loop) bool { return isKernel(l) && l.First == k })
}

// Crowded names the loops whose kernels cannot be emitted: the operations of a row overwrite each
// other's operands in more ways than there are registers to copy these.
func Crowded(src *asm.Func) []string {
	f := &function{module: &module{at: nowhere}, src: src}
	f.measure()
	var out []string
	for _, l := range src.Loops {
		if l.Pipelined() && f.isCrowdedLoop(l) {
			out = append(out, l.Name)
		}
	}
	return out
}

// nowhere is for code that is not kept.
func nowhere(string, asm.Pos) code.Place { return code.Place{} }

// isCrowdedLoop reports whether emitting a pipeline fails.
func (f *function) isCrowdedLoop(l *asm.Loop) bool {
	for k := l.First; k <= l.Last; k++ {
		if f.src.Blocks[k].Rows && f.isCrowded(k) {
			return true
		}
	}
	return false
}

// isCrowded reports whether emitting block k fails.
func (f *function) isCrowded(k int) (yes bool) {
	defer func() {
		if r := recover(); r != nil {
			if _, yes = r.(crowded); !yes {
				panic(r)
			}
		}
	}()
	f.block(k)
	return false
}

// eachRead calls see for every register that an operation reads.
func eachRead(in *asm.Inst, see func(machine.Reg)) {
	if in.Guard.Reg.Valid() {
		see(in.Guard.Reg)
	}
	for _, a := range in.Args {
		if a.Reg.Valid() {
			see(a.Reg)
		}
	}
}

// row emits the operations of a kernel's row one after the other, such that none reads what one
// before it has written. Where that is a cycle, a value is copied first.
func (f *function) row(ops []asm.Inst) {
	left := slices.Clone(ops)
	f.copied = [machine.NumFiles]int{}
	slices.SortStableFunc(left, func(a, b asm.Inst) int { return rank(&a) - rank(&b) })
	for len(left) > 0 {
		next := slices.IndexFunc(left, func(in asm.Inst) bool { return f.mayGo(&in, left) })
		if next < 0 {
			f.breakCycle(left)
			continue
		}
		in := left[next]
		left = slices.Delete(left, next, next+1)
		f.operation(&in)
	}
}

// rank: stores after loads, branches last.
func rank(in *asm.Inst) int {
	switch {
	case in.Op.Is(machine.IsBranch | machine.IsCall | machine.IsRet):
		return 2
	case in.Op.Is(machine.IsStore):
		return 1
	}
	return 0
}

// mayGo reports whether nothing that is left reads what an operation writes, and, for stores and
// branches, that no operation of a lower rank is left.
func (f *function) mayGo(in *asm.Inst, left []asm.Inst) bool {
	for n := range left {
		other := &left[n]
		if other.Pos == in.Pos && sameOperation(other, in) {
			continue
		}
		if rank(in) > rank(other) && !(rank(in) == 1 && !other.Op.Is(machine.IsLoad)) {
			return false
		}
		if other.Op.IsCheck() && (readsRegister(in, other.Dst) || in.Dst == other.Dst) {
			return false // it reads what the check confirms
		}
		clash := false
		if in.Dst.Valid() && !in.Op.IsCheck() {
			eachRead(other, func(r machine.Reg) { clash = clash || r == in.Dst })
		}
		if clash {
			return false
		}
	}
	return true
}

// readsRegister reports whether an operation reads a register.
func readsRegister(in *asm.Inst, r machine.Reg) bool {
	yes := false
	eachRead(in, func(x machine.Reg) { yes = yes || x == r })
	return yes
}

// sameOperation reports whether two copies of an operation are the same one: a row writes a
// register once, and stores of a row are at different addresses.
func sameOperation(a, b *asm.Inst) bool {
	return a.Op == b.Op && a.Dst == b.Dst && a.Guard == b.Guard && slices.Equal(a.Args, b.Args)
}

// breakCycle copies a register that an operation of the row overwrites while others have yet to
// read it.
func (f *function) breakCycle(left []asm.Inst) {
	for n := range left {
		if d := left[n].Dst; d.Valid() && !left[n].Op.IsCheck() && d.File != machine.Pred && f.copyFor(left, n, d) {
			return
		}
	}
	panic(crowded{})
}

// copyFor lets all operations but n read a copy of a register. It reports whether there are any.
func (f *function) copyFor(left []asm.Inst, n int, d machine.Reg) bool {
	var to machine.Reg
	for k := range left {
		reads := func(a asm.Arg) bool { return a.Reg == d }
		if k == n || !slices.ContainsFunc(left[k].Args, reads) {
			continue
		}
		if !to.Valid() {
			to = f.copyRegister(d.File)
			move := code.Mov
			if d.File == machine.Float {
				move = code.Fmov
			}
			f.add(always, move, dst(f.machineReg(to)), reg(f.machineReg(d)))
		}
		left[k].Args = slices.Clone(left[k].Args)
		for j := range left[k].Args {
			if a := &left[k].Args[j]; reads(*a) {
				a.Reg = to
			}
		}
	}
	return to.Valid()
}

// copyBase is where the numbers of the registers for copies begin.
const copyBase = 400

// crowded is thrown where a row needs more copies than there are registers for them.
type crowded struct{}

// findUnused finds the rotating registers above all that kernel k and the block after it name, and
// below those that hold first values of iterations: a value is under every number from where it is
// written to where it is read. Other kernels have their own values.
func (f *function) findUnused(k int) {
	f.unused[machine.Int].from, f.unused[machine.Float].from = 0, 0
	f.unused[machine.Int].to, f.unused[machine.Float].to = f.src.Rotating, rotatingFloats
	for near := range 2 {
		for n, b := range f.src.Blocks {
			if (n == k || n == k+1) != (near == 0) || n != k && f.isKernelBlock(n) {
				continue
			}
			see := func(r machine.Reg) {
				u := &f.unused[r.File]
				switch {
				case !r.Rotating:
				case near == 0:
					u.from = max(u.from, int(r.Num)+1)
				case int(r.Num) >= u.from:
					u.to = min(u.to, int(r.Num))
				}
			}
			for _, row := range b.Bundles {
				for j := range row.Ops {
					eachRead(&row.Ops[j], see)
					see(row.Ops[j].Dst)
				}
			}
		}
	}
	if u := &f.unused[machine.Int]; f.frame.rotating < f.src.Rotating {
		u.to = min(u.to, f.frame.wraps) - f.src.Rotating + f.frame.rotating
	}
}

// copyRegister is a register for a copy: one of those set aside, then rotating ones between those
// that the kernel uses and those that hold its first values. The numbers of a nest wrap around: it
// leaves none.
func (f *function) copyRegister(file machine.File) machine.Reg {
	n, have := f.copied[file], len(copyInts)
	if file == machine.Float {
		have = len(copyFloats)
	}
	f.copied[file]++
	if n < have {
		return machine.Reg{File: file, Num: uint16(copyBase + n)}
	}
	free := f.unused[file].from + n - have
	if free >= f.unused[file].to {
		panic(crowded{})
	}
	return machine.Reg{File: file, Rotating: true, Num: uint16(free)}
}
