package code

import "slices"

// Two instructions in one word. The assembler makes these by itself wherever a packet has the two,
// so they are not written as such; but a packet has room for more with them.
//
// A compound is a comparison with the jump on its result, or a transfer with a jump, in a slot for
// jumps; the label has 9 bits. A duplex are two instructions of 13 bits in slots 1 and 0. Both know
// 16 registers only (Hexagon V68 Programmer's Reference Manual, sections 3.7 and 10.3).
//
//	p0 = cmp.eq(r0,#1); if (p0.new) jump:nt f
//	r1 = memw(r2+#4); r0 = add(r0,#1)

// short reports whether a register has a number in compounds and duplexes: r0 to r7, r16 to r23,
// and their pairs.
func (r Reg) short() bool {
	switch r.ClassOf() {
	case Word:
		return r.Num()&^0x17 == 0
	case Pair:
		return r.Num()&^0xb == 0
	}
	return false
}

// compares are the operations that a compound can begin with, and what its immediate is: five bits,
// or −1 where that is signed.
var compares = map[Op]ImmRange{
	OpCmpEq: {}, OpCmpGt: {}, OpCmpGtu: {},
	OpCmpEqi: {Bits: 5, Signed: true}, OpCmpGti: {Bits: 5, Signed: true}, OpCmpGtui: {Bits: 5},
	OpTstbit: {},
}

// shortArgs reports whether the registers are short, and the constants as small as a test says.
func (in *Instr) shortArgs(small func(k int, n int64) bool) bool {
	for k := range in.Args {
		o := &in.Args[k]
		if o.Reg != 0 && (!o.Reg.short() || o.Half != Whole) || o.Reg == 0 && (o.Sym != "" || o.To != nil || o.Slot != 0 || !small(k, o.Imm)) {
			return false
		}
	}
	return true
}

// startsCompound reports whether an instruction and a jump of its packet are a compound.
func (in *Instr) startsCompound(jump *Instr) bool {
	if jump.Far || in.Desc != nil {
		return false
	}
	switch jump.Op {
	case OpJump:
		return (in.Op == OpMov || in.Op == OpLi) && in.Dst.short() &&
			in.shortArgs(func(_ int, n int64) bool { return n >= 0 && n < 1<<6 })
	case OpJumpIf, OpJumpNot:
		r, ok := compares[in.Op]
		return ok && jump.NewPred && jump.Args[0].Reg == in.Dst && (in.Dst == P(0) || in.Dst == P(1)) &&
			in.shortArgs(func(_ int, n int64) bool { return n >= 0 && n < 1<<r.Bits || r.Signed && n == -1 })
	}
	return false
}

// compounds are the instructions of a packet that share a word with a jump, as a set of numbers.
func (p Packet) compounds() uint {
	done := uint(0)
	for j := range p {
		if op := p[j].Op; op != OpJump && op != OpJumpIf && op != OpJumpNot {
			continue
		}
		for k := range p {
			if done>>k&1 == 0 && p[k].startsCompound(&p[j]) {
				done |= 1 << k
				break
			}
		}
	}
	return done
}

// half is a form of an instruction in a duplex: its address or operand 0 is r29 or short, its
// constants are within ranges; tied, its result is operand 0.
type half struct {
	sp, tied bool
	imm      [2]ImmRange
	only     []int64 // instead: the first constant is one of these
}

var (
	shortStep = func(bits, shift int) [2]ImmRange { return one(ImmRange{Bits: bits, Shift: shift}) }
	shortOne  = func(bits, shift int) [2]ImmRange { return two(ImmRange{Bits: bits, Shift: shift}, plain(1)) }
)

// halves are the forms by operation.
var halves = map[Op][]half{
	OpLdw:     {{imm: shortStep(4, 2)}, {sp: true, imm: shortStep(5, 2)}},
	OpLdub:    {{imm: shortStep(4, 0)}},
	OpLdb:     {{imm: shortStep(3, 0)}},
	OpLdh:     {{imm: shortStep(3, 1)}},
	OpLduh:    {{imm: shortStep(3, 1)}},
	OpLdd:     {{sp: true, imm: shortStep(5, 3)}},
	OpStw:     {{imm: shortStep(4, 2)}, {sp: true, imm: shortStep(5, 2)}},
	OpStb:     {{imm: shortStep(4, 0)}},
	OpSth:     {{imm: shortStep(3, 1)}},
	OpStd:     {{sp: true, imm: one(ImmRange{Bits: 6, Signed: true, Shift: 3})}},
	OpStwi:    {{imm: shortOne(4, 2)}},
	OpStbi:    {{imm: shortOne(4, 0)}},
	OpAddi:    {{tied: true, imm: one(signed(7))}, {sp: true, imm: shortStep(6, 2)}, {only: []int64{1, -1}}},
	OpAdd:     {{tied: true}},
	OpMov:     {{}},
	OpLi:      {{imm: one(plain(6))}, {only: []int64{-1}}},
	OpAndi:    {{only: []int64{1, 255}}},
	OpSxtb:    {{}},
	OpSxth:    {{}},
	OpZxth:    {{}},
	OpPackII:  {{imm: two(plain(2), plain(2))}},
	OpPackIR:  {{only: []int64{0}}},
	OpPackRI:  {{only: []int64{0}}},
	OpAlloc:   {{imm: shortStep(5, 3)}},
	OpRet:     {{}},
	OpDealloc: {{}},
}

// isHalf reports whether an instruction can be in a duplex.
func (in *Instr) isHalf() bool {
	if in.NewValue || in.Desc != nil || in.Dst != 0 && !in.Dst.short() {
		return false
	}
	for _, h := range halves[in.Op] {
		if in.matches(&h) {
			return true
		}
	}
	return false
}

func (in *Instr) matches(h *half) bool {
	at, tied := 0, false
	for k := range in.Args {
		o := &in.Args[k]
		switch {
		case o.Reg != 0:
			tied = tied || k == 0 && o.Reg == in.Dst
			if isSP := o.Reg == SP; o.Half != Whole || isSP != (h.sp && k == 0) || !isSP && !o.Reg.short() {
				return false
			}
			continue
		case o.Sym != "" || o.To != nil || o.Slot != 0:
			return false
		case h.only != nil && !slices.Contains(h.only, o.Imm), h.only == nil && !h.imm[at].Fits(o.Imm):
			return false
		}
		at++
	}
	return tied || !h.tied
}

// pairs reports whether two instructions can be the halves of a duplex. Stores keep their order,
// for which the encoding has no pair of one of the second group before one of the first, so we take
// them from one group only; nor is there a pair of a return and a store.
func (in *Instr) pairs(other *Instr) bool {
	first := func(in *Instr) bool { return in.Op == OpStb || in.Op == OpStw && in.Args[0].Reg != SP }
	if in.Is(Return) || other.Is(Return) {
		return !in.Is(Store) && !other.Is(Store)
	}
	return !in.Is(Store) || !other.Is(Store) || first(in) == first(other)
}

// fitsWithDuplex reports whether a packet of one word too many fits with two of its instructions in
// one: these take slots 1 and 0.
func (p Packet) fitsWithDuplex(stores int, done uint) bool {
	for a := range p {
		if done>>a&1 != 0 || !p[a].isHalf() {
			continue
		}
		for b := a + 1; b < len(p); b++ {
			pair := uint(1)<<a | 1<<b
			if done>>b&1 == 0 && p[b].isHalf() && p[a].pairs(&p[b]) && p.assign(0, memory, stores, done|pair) {
				return true
			}
		}
	}
	return false
}

// shortReach is how far short forms of jumps reach, in words, with room for what is not counted.
const shortReach = 240

// FarJumps are the jumps of a function to labels that their short forms may not reach, by an upper
// bound of the sizes of packets.
func FarJumps(f *Func) map[*Instr]bool {
	start, at := map[*Block]int{}, 0
	for _, b := range f.Blocks {
		start[b] = at
		for _, p := range b.Packets {
			at += p.mostWords()
		}
	}
	out := map[*Instr]bool{}
	for _, b := range f.Blocks {
		at = start[b]
		for _, p := range b.Packets {
			for k := range p {
				if in := &p[k]; in.Is(NewJump) || in.Op == OpJump || in.Op == OpJumpIf || in.Op == OpJumpNot {
					to := start[in.Args[len(in.Args)-1].To]
					out[in] = to-at > shortReach || at-to > shortReach
				}
			}
			at += p.mostWords()
		}
	}
	return out
}

// mostWords is an upper bound of the size of a packet; that of inline assembly is not known.
func (p Packet) mostWords() int {
	n := 0
	for k := range p {
		if p[k].Asm != nil && !p[k].Asm.Empty() {
			return 2 * shortReach
		}
		n += p[k].Words()
		if p[k].Is(LoopMark) {
			n = max(n, Width-1)
		}
	}
	return max(n, 1)
}
