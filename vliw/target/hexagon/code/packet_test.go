package code

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"

	"opt-go/tools/oracle"
)

// packets are legal and illegal ones, on which the checker and llvm-mc have to agree.
var packets = []struct {
	name  string
	p     Packet
	legal bool
}{
	{"four additions", Packet{add(0), add(1), add(2), add(3)}, true},
	{"five additions", Packet{add(0), add(1), add(2), add(3), add(4)}, false},
	{"two shifts", Packet{shift(0), shift(1), add(2), add(3)}, true},
	{"three shifts", Packet{shift(0), shift(1), shift(2)}, false},
	{"one register twice", Packet{add(0), shift(0)}, false},
	{"half of a pair twice", Packet{add(1), {Op: OpSxtw, Dst: D(0), Args: []Operand{RegOp(R(5))}}}, false},
	{"two loads", Packet{load(0), load(1)}, true},
	{"three loads", Packet{load(0), load(1), load(2)}, false},
	{"two stores", Packet{store(0), store(1)}, true},
	{"two stores and a load", Packet{store(0), store(1), load(2)}, false},
	{"an extender and three", Packet{{Op: OpAddi, Dst: R(0), Args: []Operand{RegOp(R(1)), ImmOp(100000)}}, add(1), add(2)}, true},
	{"an extender and four", Packet{{Op: OpAddi, Dst: R(0), Args: []Operand{RegOp(R(1)), ImmOp(100000)}}, add(1), add(2), add(3)}, false},
	{"a stored new value", Packet{add(7), newStore(7)}, true},
	{"a stored new value that none makes", Packet{add(6), newStore(7)}, false},
	{"a stored new value and a store", Packet{add(7), newStore(7), store(3)}, false},
	{"two post-increments", Packet{postInc(0, 8), postInc(1, 9)}, true},
	{"a post-increment and a writer of its base", Packet{postInc(0, 8), {Op: OpAdd, Dst: R(8), Args: []Operand{RegOp(R(1)), RegOp(R(2))}}}, false},
	{"a post-increment whose result is its base", Packet{postInc(8, 8)}, false},
	{"a conditional store of a new value under a new predicate", Packet{{Op: OpCmpEq, Dst: P(0), Args: []Operand{RegOp(R(1)), RegOp(R(2))}}, add(7), condStore(7, true)}, true},
	{"a stored new value that is loaded under a condition", Packet{{Op: OpLdwC, Dst: R(7), Args: []Operand{RegOp(P(0)), RegOp(R(9)), ImmOp(4)}}, newStore(7)}, false},
	{"two conditional stores", Packet{condOld(3), condOld(4)}, true},
	{"three accumulating shifts", Packet{acc(0), acc(1), acc(2)}, false},
	{"a memory operation and a load", Packet{memOp(0), load(1)}, true},
	{"a memory operation and two loads", Packet{memOp(0), load(1), load(2)}, false},
	{"a memory operation and a store", Packet{memOp(0), store(1)}, false},
	{"two memory operations", Packet{memOp(0), memOp(1)}, false},
	{"two loops", Packet{loop(), loop()}, false},
	{"the two counters", Packet{loop(), {Op: OpLoop1i, Args: []Operand{SymOp("f", 0), ImmOp(4)}}}, false},
	{"a compound and three", append(cmpJump(0, 1, 31, false), add(0), add(2), add(3)), true},
	{"a compound of -1", append(cmpJump(1, 17, -1, true), add(0), load(2), load(3)), true},
	{"two compounds and two", append(append(cmpJump(0, 1, 3, false), cmpJump(1, 2, 3, true)...), add(4), add(3)), true},
	{"two compounds and three", append(append(cmpJump(0, 1, 3, false), cmpJump(1, 2, 3, true)...), add(4), add(3), add(5)), false},
	{"no compound of p2", append(cmpJump(2, 1, 3, false), add(0), add(2), add(3)), false},
	{"no compound of r8", append(cmpJump(0, 8, 3, false), add(0), add(2), add(3)), false},
	{"no compound of 32", append(cmpJump(0, 1, 32, false), add(0), add(2), add(3)), false},
	{"a transfer with a jump, and three", Packet{{Op: OpLi, Dst: R(4), Args: []Operand{ImmOp(63)}}, {Op: OpJump, Args: []Operand{SymOp("f", 0)}}, add(0), add(2), add(3)}, true},
	{"a copy with a jump, and three", Packet{{Op: OpMov, Dst: R(4), Args: []Operand{RegOp(R(16))}}, {Op: OpJump, Args: []Operand{SymOp("f", 0)}}, add(0), add(2), add(3)}, true},
	{"a duplex, an extender and two", Packet{extended(4), add(5), load1(0, 1), inc(2)}, true},
	{"an extender and three, one of r8", Packet{extended(4), add(5), load1(8, 1), inc(2)}, false},
	{"a duplex, a compound, an extender and one", append(cmpJump(0, 1, 3, false), extended(4), load1(0, 1), inc(2)), true},
	{"a duplex and three", Packet{add(4), add(5), add(6), load1(0, 1), inc(2)}, false},
	{"a load after a store", Packet{store(0), after(load(1)), add(2), add(3)}, true},
	{"a load after a store with post-increment", Packet{{Op: OpStwP, Base: R(9), Args: []Operand{ImmOp(4), RegOp(R(1))}}, after(postInc(0, 8)), shift(2), shift(3)}, true},
	{"a jump on a new value", Packet{add(1), newJump(1, ImmOp(3)), load(2), add(4)}, true},
	{"a jump on a new value, less than a word", Packet{load(1), newJump(1, RegOp(R(9)))}, true},
	{"a jump and a return", Packet{{Op: OpJump, Args: []Operand{SymOp("f", 0)}}, {Op: OpRet}}, false},
	{"a conditional jump and a return", append(cmpJump(0, 1, 3, false), Instr{Op: OpRet}), false},
	{"a jump on an old value", Packet{newJump(1, ImmOp(3)), add(4)}, false},
	{"a jump on a new value and a store", Packet{add(1), newJump(1, ImmOp(3)), store(2)}, false},
	{"a jump on a new value and two loads", Packet{add(1), newJump(1, ImmOp(3)), load(2), load(3)}, false},
	{"a jump on a new value and a jump", Packet{add(1), newJump(1, ImmOp(3)), {Op: OpJump, Args: []Operand{SymOp("f", 0)}}}, false},
	{"a jump on a new float", Packet{{Op: OpFadd, Dst: R(1), Args: []Operand{RegOp(R(8)), RegOp(R(9))}}, newJump(1, ImmOp(3))}, false},
	{"a jump on what is conditional", Packet{{Op: OpAddC, Dst: R(1), Args: []Operand{RegOp(P(0)), RegOp(R(8)), RegOp(R(9))}}, newJump(1, ImmOp(3))}, false},
}

func cmpJump(p, x int, n int64, not bool) []Instr {
	op := OpJumpIf
	if not {
		op = OpJumpNot
	}
	return []Instr{{Op: OpCmpEqi, Dst: P(p), Args: []Operand{RegOp(R(x)), ImmOp(n)}}, {Op: op, Args: []Operand{RegOp(P(p)), SymOp("f", 0)}, NewPred: true}}
}

func newJump(x int, by Operand) Instr {
	op := OpJumpEqi
	if by.Reg != 0 {
		op = OpJumpLt
	}
	return Instr{Op: op, Args: []Operand{RegOp(R(x)), by, SymOp("f", 0)}, NewValue: true}
}

func extended(d int) Instr {
	return Instr{Op: OpAddi, Dst: R(d), Args: []Operand{RegOp(R(9)), ImmOp(100000)}}
}

func add(d int) Instr { return Instr{Op: OpAdd, Dst: R(d), Args: []Operand{RegOp(R(8)), RegOp(R(9))}} }

func inc(d int) Instr { return Instr{Op: OpAddi, Dst: R(d), Args: []Operand{RegOp(R(d)), ImmOp(1)}} }

func load1(d, base int) Instr {
	return Instr{Op: OpLdw, Dst: R(d), Args: []Operand{RegOp(R(base)), ImmOp(60)}}
}

func postInc(d, base int) Instr {
	return Instr{Op: OpLdwP, Dst: R(d), Base: R(base), Args: []Operand{ImmOp(4)}}
}

func condStore(value int, fresh bool) Instr {
	return Instr{Op: OpStwC, Args: []Operand{RegOp(P(0)), RegOp(R(9)), ImmOp(4), RegOp(R(value))}, NewPred: true, NewValue: fresh}
}

func condOld(value int) Instr {
	return Instr{Op: OpStwC, Args: []Operand{RegOp(P(0)), RegOp(R(9)), ImmOp(4), RegOp(R(value))}, Not: value == 4}
}

func memOp(value int) Instr {
	return Instr{Op: OpMemAddW, Args: []Operand{RegOp(R(9)), ImmOp(8), RegOp(R(value))}}
}

func acc(d int) Instr {
	return Instr{Op: OpAccSar, Dst: R(d), Args: []Operand{RegOp(R(8)), ImmOp(3)}}
}

func shift(d int) Instr {
	return Instr{Op: OpShli, Dst: R(d), Args: []Operand{RegOp(R(8)), ImmOp(3)}}
}

func load(d int) Instr {
	return Instr{Op: OpLdw, Dst: R(d), Args: []Operand{RegOp(R(8)), ImmOp(int64(4 * d))}}
}

func store(s int) Instr {
	return Instr{Op: OpStw, Args: []Operand{RegOp(R(8)), ImmOp(int64(4 * s)), RegOp(R(s))}}
}

func newStore(s int) Instr {
	in := store(s)
	in.NewValue = true
	return in
}

func after(in Instr) Instr {
	in.After = true
	return in
}

func loop() Instr { return Instr{Op: OpLoopi, Args: []Operand{SymOp("f", 0), ImmOp(4)}} }

func TestCheckAgreesWithAssembler(t *testing.T) {
	mc, judged := oracle.Look(t, "llvm-mc-19")
	for _, c := range packets {
		f := &Func{Name: "f"}
		b := f.NewBlock(nil)
		b.Packets = []Packet{c.p}
		if got := Check(f) == nil; got != c.legal {
			t.Errorf("%s: legal is %v, want %v (%v)", c.name, got, c.legal, Check(f))
		}
		if !judged {
			continue
		}
		cmd := exec.Command(mc, "-triple=hexagon", "-mcpu=hexagonv68", "-filetype=obj", "-o", os.DevNull)
		end := " }\n"
		if slices.ContainsFunc(c.p, func(in Instr) bool { return in.After }) {
			end = " }:mem_noshuf\n"
		}
		cmd.Stdin = strings.NewReader("f:\n{ " + strings.Join(c.p.texts(), "\n") + end)
		if out, e := cmd.CombinedOutput(); (e == nil) != c.legal {
			t.Errorf("%s: llvm-mc: %v, legal is %v\n%s", c.name, e, c.legal, out)
		}
	}
}

// TestFusedAgree asks the assembler to take random packets that fit with compounds and duplexes.
func TestFusedAgree(t *testing.T) {
	mc := oracle.Tool(t, "llvm-mc-19")
	rng := rand.New(rand.NewPCG(1, 2))
	var text strings.Builder
	text.WriteString("f:\n")
	fused := 0
	for fused < 3000 {
		p := randomPacket(rng)
		words := 0
		for k := range p {
			words += p[k].Words()
		}
		if words <= Width || p.check(true) != nil {
			continue
		}
		fused++
		text.WriteString("{ " + strings.Join(p.texts(), "\n") + " }\n")
		if fused%8 == 0 { // the labels of short forms are near
			text.WriteString("f" + strconv.Itoa(fused) + ":\n")
		}
	}
	lines := strings.Split(text.String(), "\n")
	label := "f"
	for k, line := range lines {
		if strings.HasSuffix(line, ":") {
			label = strings.TrimSuffix(line, ":")
		}
		lines[k] = strings.ReplaceAll(line, "@", label)
	}
	cmd := exec.Command(mc, "-triple=hexagon", "-mcpu=hexagonv68", "-filetype=obj", "-o", os.DevNull)
	cmd.Stdin = strings.NewReader(strings.Join(lines, "\n"))
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// randomPacket is a packet of three to six instructions, half of which have short forms.
func randomPacket(rng *rand.Rand) Packet {
	var ops []Op
	for op := range halves {
		ops = append(ops, op)
	}
	slices.Sort(ops)
	ops = append(ops, OpLi, OpMul, OpSub, OpLddX, OpStwP, OpSari)
	regs := rng.Perm(8)
	next := func() int { r := regs[0]; regs = regs[1:]; return r }
	var p Packet
	switch rng.IntN(4) {
	case 0:
		p = cmpJump(rng.IntN(2), 20, int64(rng.IntN(32)), rng.IntN(2) == 0)
		p[1].Args[1] = SymOp("@", 0)
	case 1:
		p = Packet{{Op: OpMov, Dst: R(19), Args: []Operand{RegOp(R(20))}}, {Op: OpJump, Args: []Operand{SymOp("@", 0)}}}
	}
	for range 2 + rng.IntN(4) {
		if len(regs) < 2 {
			break
		}
		p = append(p, randomShort(rng, ops[rng.IntN(len(ops))], next))
	}
	return p
}

// randomShort is an instruction with a form of a duplex, or with an extender.
func randomShort(rng *rand.Rand, op Op, next func() int) Instr {
	info := op.Info()
	in := Instr{Op: op}
	switch info.Dst {
	case Word:
		in.Dst = R(next())
	case Pair:
		next()
		in.Dst = D(8 + rng.IntN(4))
	}
	if op.Is(PostInc) {
		in.Base = R(next())
	}
	forms := halves[op]
	h := half{}
	if len(forms) > 0 {
		h = forms[rng.IntN(len(forms))]
	}
	at := 0
	for k, c := range info.Args {
		switch {
		case c == Word && k == 0 && h.sp:
			in.Args = append(in.Args, RegOp(SP))
		case c == Word && k == 0 && h.tied:
			in.Args = append(in.Args, RegOp(in.Dst))
		case c == Word:
			in.Args = append(in.Args, RegOp(R(16+rng.IntN(8))))
		case c == Pair:
			in.Args = append(in.Args, RegOp(D(8+rng.IntN(4))))
		default:
			r := info.Imm[at]
			n := int64(rng.IntN(4)) << r.Shift
			switch {
			case h.only != nil:
				n = h.only[rng.IntN(len(h.only))]
			case r.Ext && rng.IntN(3) == 0:
				n = 100000
			}
			in.Args = append(in.Args, ImmOp(n))
			at++
		}
	}
	return in
}

// TestLoadAfterStore refuses what the assembler would reorder.
func TestLoadAfterStore(t *testing.T) {
	for _, p := range []Packet{{after(load(1))}, {after(load(1)), store(0)}, {store(0), store(2), after(load(1))}, {store(0), load(2), after(load(1))},
		{add(7), newStore(7), after(load(1))}, {memOp(0), after(load(1))}} {
		if p.check(true) == nil {
			t.Errorf("legal: %v", p.texts())
		}
	}
}
