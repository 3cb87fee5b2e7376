package code

import (
	"os"
	"os/exec"
	"strings"
	"testing"
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
}

func add(d int) Instr { return Instr{Op: OpAdd, Dst: R(d), Args: []Operand{RegOp(R(8)), RegOp(R(9))}} }

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

func loop() Instr { return Instr{Op: OpLoopi, Args: []Operand{SymOp("f", 0), ImmOp(4)}} }

func TestCheckAgreesWithAssembler(t *testing.T) {
	_, err := exec.LookPath("llvm-mc-19")
	if err != nil && os.Getenv("OPTGO_REQUIRE_LLVM") != "" {
		t.Fatal("llvm-mc-19 is not installed")
	}
	for _, c := range packets {
		f := &Func{Name: "f"}
		b := f.NewBlock(nil)
		b.Packets = []Packet{c.p}
		if got := Check(f) == nil; got != c.legal {
			t.Errorf("%s: legal is %v, want %v (%v)", c.name, got, c.legal, Check(f))
		}
		if err != nil {
			continue
		}
		cmd := exec.Command("llvm-mc-19", "-triple=hexagon", "-mcpu=hexagonv68", "-filetype=obj", "-o", os.DevNull)
		cmd.Stdin = strings.NewReader("f:\n{ " + strings.Join(c.p.texts(), "\n") + " }\n")
		if out, e := cmd.CombinedOutput(); (e == nil) != c.legal {
			t.Errorf("%s: llvm-mc: %v, legal is %v\n%s", c.name, e, c.legal, out)
		}
	}
}
