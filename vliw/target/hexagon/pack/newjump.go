package pack

import (
	"slices"

	"opt-go/vliw/target/hexagon/code"
)

// Jumps on new values: the packet that makes a word compares it and jumps.
//
//	{ r0 = add(r0,#-1) }                    { r0 = add(r0,#-1)
//	{ p0 = cmp.eq(r0,#0)                      if (!cmp.eq(r0.new,#0)) jump b }
//	  if (!p0.new) jump b }
//
// Nothing else may read the predicate, which Straighten finds out before allocation. Such a jump
// has slot 0 for itself, so a store or a second load finds no place beside it: the block is
// scheduled in both forms, and the one of fewer packets is taken. Source: LLVM's
// HexagonNewValueJump, which decides from the order of the instructions instead.

// inverses are the comparisons whose inverse is a plain one, which alone has short forms.
var inverses = map[code.Op]code.Op{
	code.OpCmpNe: code.OpCmpEq, code.OpCmpLe: code.OpCmpGt, code.OpCmpLeu: code.OpCmpGtu,
	code.OpCmpNei: code.OpCmpEqi, code.OpCmpLei: code.OpCmpGti, code.OpCmpLeui: code.OpCmpGtui, code.OpNtstbit: code.OpTstbit,
}

// Straighten marks the jumps that alone read their predicate, on virtual registers, and inverts
// them rather than the comparison:
//
//	p0 = !cmp.eq(r0,#1)             p0 = cmp.eq(r0,#1)
//	if (p0.new) jump b              if (!p0.new) jump b
func Straighten(f *code.Func) {
	writes, reads := make([]int, f.NumRegs()), make([]int, f.NumRegs())
	for _, b := range f.Blocks {
		b.Each(func(in *code.Instr) {
			in.EachDef(func(r *code.Reg) { count(writes, *r) })
			in.EachUse(func(r *code.Reg, _ code.Half) { count(reads, *r) })
		})
	}
	for _, b := range f.Blocks {
		for j := range b.Insts {
			jump := &b.Insts[j]
			if !isConditional(jump) || !jump.Args[0].Reg.Virtual() {
				continue
			}
			p := jump.Args[0].Reg
			made := slices.IndexFunc(b.Insts[:j], func(in code.Instr) bool { return in.Dst == p })
			if made < 0 || writes[p-code.FirstVirtual] != 1 || reads[p-code.FirstVirtual] != 1 {
				continue
			}
			jump.Sole = true
			if op, ok := inverses[b.Insts[made].Op]; ok {
				b.Insts[made].Op, jump.Op = op, inverse[jump.Op]
			}
		}
	}
}

func count(n []int, r code.Reg) {
	if r.Virtual() {
		n[r-code.FirstVirtual]++
	}
}

// newJump is a comparison as a jump: on its first operand, and on its second one.
type newJump struct {
	first, second code.Op
	not           bool
}

var newJumps = map[code.Op]newJump{
	code.OpCmpEq: {first: code.OpJumpEq, second: code.OpJumpEq}, code.OpCmpNe: {code.OpJumpEq, code.OpJumpEq, true},
	code.OpCmpGt: {first: code.OpJumpGt, second: code.OpJumpLt}, code.OpCmpLe: {code.OpJumpGt, code.OpJumpLt, true},
	code.OpCmpGtu: {first: code.OpJumpGtu, second: code.OpJumpLtu}, code.OpCmpLeu: {code.OpJumpGtu, code.OpJumpLtu, true},
	code.OpCmpEqi: {first: code.OpJumpEqi}, code.OpCmpNei: {first: code.OpJumpEqi, not: true},
	code.OpCmpGti: {first: code.OpJumpGti}, code.OpCmpLei: {first: code.OpJumpGti, not: true},
	code.OpCmpGtui: {first: code.OpJumpGtui}, code.OpCmpLeui: {first: code.OpJumpGtui, not: true},
	code.OpTstbit: {first: code.OpJumpBit}, code.OpNtstbit: {first: code.OpJumpBit, not: true},
}

// withNewJump is the block with its conditional jump on a new value, operand 0 or 1 of the
// comparison; nil if it has no such form.
func withNewJump(insts []code.Instr, operand int) []code.Instr {
	j := slices.IndexFunc(insts, func(in code.Instr) bool { return isConditional(&in) })
	if j < 0 || !insts[j].Sole {
		return nil
	}
	c := lastWriter(insts[:j], insts[j].Args[0].Reg)
	if c < 0 {
		return nil
	}
	test, jump := &insts[c], insts[j]
	form, ok := newJumps[test.Op]
	op := [...]code.Op{form.first, form.second}[operand]
	if !ok || op == code.OpNone {
		return nil
	}
	by := test.Args[1-operand]
	if by.Reg == 0 && !fitsNew(op, by.Imm) || by.Reg == test.Args[operand].Reg {
		return nil
	}
	if w := lastWriter(insts[:c], test.Args[operand].Reg); w < 0 || changed(insts[c:j], test.Reads()) {
		return nil
	}
	jump.Op, jump.Not = op, form.not != (jump.Op == code.OpJumpNot)
	jump.Args = []code.Operand{test.Args[operand], by, jump.Args[1]}
	out := slices.Clone(insts)
	out[j] = jump
	return slices.Delete(out, c, c+1)
}

// fitsNew reports whether a jump on a new value can have a constant: its field, or −1 where the
// comparison is signed.
func fitsNew(op code.Op, n int64) bool {
	switch op {
	case code.OpJumpEqi, code.OpJumpGti:
		return n >= -1 && n < 32
	case code.OpJumpBit:
		return n == 0
	}
	return n >= 0 && n < 32
}

// lastWriter is the last instruction that writes a register, −1 if there is none.
func lastWriter(insts []code.Instr, r code.Reg) int {
	for k := len(insts) - 1; k >= 0; k-- {
		if insts[k].Defs().Meets(code.UnitsOf(r)) {
			return k
		}
	}
	return -1
}

// changed reports whether an instruction writes one of the units.
func changed(insts []code.Instr, u code.Units) bool {
	return slices.ContainsFunc(insts, func(in code.Instr) bool { return in.Defs().Meets(u) })
}
