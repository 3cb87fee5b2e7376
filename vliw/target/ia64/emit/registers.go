package emit

import (
	"slices"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/target/ia64/code"
)

// The compiler's numbers of static registers, as machine.Itanium2 has them.
const (
	firstResult    = 1  // r8
	firstOut       = 5  // out0
	firstScratch   = 13 // r18
	firstIn        = 27 // in0
	firstLocal     = 35
	rotatingFloats = 96
	firstSavedF    = 8 // f18
	scratchPreds   = 5 // pairs p6,p7 … p14,p15; then p1,p2 and p3,p4
)

// Registers that only expansions use: they hold nothing from one operation of the compiler to the
// next.
var (
	scratchInts   = []code.Reg{code.R(2), code.R(3), code.R(14), code.R(15)}
	scratchFloats = []code.Reg{code.F(6)}
	copyInts      = []code.Reg{code.R(16), code.R(17)}
	copyFloats    = []code.Reg{code.F(7)}
	scratchPred   = code.P(5)
	callTarget    = code.B(6)
)

// machineReg is the machine's name of a register.
func (f *function) machineReg(r machine.Reg) code.Reg {
	n := int(r.Num)
	if !r.Rotating && n >= copyBase {
		if r.File == machine.Float {
			return copyFloats[n-copyBase]
		}
		return copyInts[n-copyBase]
	}
	switch r.File {
	case machine.Int:
		return f.intReg(n, r.Rotating)
	case machine.Float:
		switch {
		case r.Rotating:
			return code.F(firstStacked + n)
		case n < firstSavedF:
			return code.F(8 + n)
		}
		return code.F(18 + n - firstSavedF)
	}
	p, _ := predicates(r)
	return p
}

func (f *function) intReg(n int, rotating bool) code.Reg {
	switch {
	case rotating && n >= f.frame.wraps:
		return code.R(firstStacked + n - f.src.Rotating + f.frame.rotating)
	case rotating:
		return code.R(firstStacked + n)
	case n == 0:
		return code.SP
	case n < firstOut:
		return code.R(8 + n - firstResult)
	case n < firstScratch:
		return f.local(fixedLocals + f.frame.locals + n - firstOut)
	case n < firstIn:
		return code.R(18 + n - firstScratch)
	case n < firstLocal:
		return code.R(firstStacked + n - firstIn)
	}
	return f.local(fixedLocals + n - firstLocal)
}

// predicates are a predicate and its complement.
func predicates(r machine.Reg) (p, not code.Reg) {
	n := int(r.Num)
	switch {
	case r.Rotating:
		return code.P(code.FirstRotating + n), code.P(code.FirstRotating + code.Complement + n)
	case n < scratchPreds:
		return code.P(6 + 2*n), code.P(7 + 2*n)
	}
	return code.P(1 + 2*(n-scratchPreds)), code.P(2 + 2*(n-scratchPreds))
}

// scratch is the next scratch register of a file.
func (f *function) scratch(file machine.File) code.Reg {
	list := scratchInts
	if file == machine.Float {
		list = scratchFloats
	}
	f.next[file]++
	return list[f.next[file]%len(list)]
}

// rotatingUnit: alloc rotates a multiple of so many registers.
const rotatingUnit = 8

// fewerRotating lets as many integer registers rotate as the kernels need. Numbers wrap around:
// those of first values that wait for a late stage lie below 0, at the upper end of the rotating
// registers.
func (f *function) fewerRotating() {
	if f.frame.rotating == 0 || slices.ContainsFunc(f.src.Loops, func(l *asm.Loop) bool { return l.Pipelined() && !isKernel(l) }) {
		return
	}
	from, to := 0, f.src.Rotating
	for _, l := range f.src.Loops {
		if isKernel(l) {
			f.findUnused(l.First)
			from, to = max(from, f.unused[machine.Int].from), min(to, f.unused[machine.Int].to)
		}
	}
	need := from + f.src.Rotating - to
	for n := (need + rotatingUnit - 1) / rotatingUnit * rotatingUnit; from < to && n < f.src.Rotating; n += rotatingUnit {
		f.frame.rotating, f.frame.wraps = max(n, rotatingUnit), to
		if !f.anyCrowded() {
			return
		}
	}
	f.frame.rotating, f.frame.wraps = f.src.Rotating, f.src.Rotating
}

// anyCrowded reports whether the kernels cannot be emitted in this frame.
func (f *function) anyCrowded() bool {
	trial := &function{module: f.module, src: f.src, frame: f.frame}
	for _, l := range f.src.Loops {
		if isKernel(l) && trial.isCrowded(l.First) {
			return true
		}
	}
	return false
}
