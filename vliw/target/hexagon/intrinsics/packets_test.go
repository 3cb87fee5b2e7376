package intrinsics

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"opt-go/tools/oracle"
	"opt-go/vliw/target/hexagon/code"
)

// vectorOps are instructions of random packets beside those of the table.
var vectorOps = []code.Op{code.OpMovV, code.OpMovW, code.OpMovQ, code.OpVzero, code.OpVcombine, code.OpSplat, code.OpQtoV, code.OpVtoQ,
	code.OpLdV, code.OpLdVU, code.OpLdVP, code.OpLdVUP, code.OpStV, code.OpStVU, code.OpStVP, code.OpStVUP, code.OpStVC, code.OpAdd, code.OpShl, code.OpLdw, code.OpStw, code.OpLi}

// randomInstr is an instruction that writes register number k of its class, and reads others.
func randomInstr(rng *rand.Rand, list []*Intrinsic, k int) code.Instr {
	var in code.Instr
	if rng.IntN(2) == 0 {
		in.Op = vectorOps[rng.IntN(len(vectorOps))]
	} else {
		x := list[rng.IntN(len(list))]
		in.Op, in.Desc = x.Op, x.Info
	}
	info := in.Info()
	in.Dst = map[code.Class]code.Reg{code.NoClass: 0, code.Word: code.R(k), code.Vec: code.V(2 * k), code.VecPair: code.W(k), code.VecPred: code.Q(k % 4)}[info.Dst]
	if info.Traits&code.PostInc != 0 {
		in.Base = code.R(20 + k)
	}
	immediate := 0
	for _, c := range info.Args {
		o := map[code.Class]code.Operand{code.Word: code.RegOp(code.R(rng.IntN(8))), code.Pair: code.RegOp(code.D(5)), code.Vec: code.RegOp(code.V(16 + rng.IntN(16))),
			code.VecPair: code.RegOp(code.W(8 + rng.IntN(8))), code.VecPred: code.RegOp(code.Q(rng.IntN(4)))}[c]
		if c == code.NoClass {
			o = code.ImmOp(1 << info.Imm[immediate].Shift)
			immediate++
		}
		in.Args = append(in.Args, o)
	}
	return in
}

// TestVectorPackets asks llvm-mc about random packets of instructions of the vector unit: it takes
// those that fit, and no others.
func TestVectorPackets(t *testing.T) {
	oracle.Need(t, "llvm-mc-19")
	var list []*Intrinsic
	for _, in := range All() {
		if in.Vector && in.Info != nil && in.Info.Traits&code.Alone == 0 {
			list = append(list, in)
		}
	}
	rng := rand.New(rand.NewPCG(3, 4))
	var text strings.Builder
	var fits, refused []bool
	var packets []string
	const lines = 8 // of a packet
	for range 3000 {
		var p code.Packet
		var texts []string
		for k := range 2 + rng.IntN(3) {
			p = append(p, randomInstr(rng, list, k))
			texts = append(texts, p[k].String())
		}
		fits, refused = append(fits, p.Fits()), append(refused, false)
		packets = append(packets, strings.Join(texts, "; "))
		fmt.Fprintf(&text, "{\n%s\n}\n%s", strings.Join(texts, "\n"), strings.Repeat("\n", lines-2-len(texts)))
	}
	cmd := exec.Command("llvm-mc-19", "-triple=hexagon", "-mcpu=hexagonv68", "-mattr=+hvxv68,+hvx-length128b", "-filetype=obj", "-o", os.DevNull)
	cmd.Stdin = strings.NewReader(text.String())
	out, _ := cmd.CombinedOutput()
	for line := range strings.Lines(string(out)) {
		rest, ok := strings.CutPrefix(line, "<stdin>:")
		if n, _, _ := strings.Cut(rest, ":"); ok && strings.Contains(line, "error:") {
			at, _ := strconv.Atoi(n)
			refused[(at-1)/lines] = true
		}
	}
	legal := 0
	for k := range packets {
		if fits[k] == refused[k] {
			t.Errorf("fits: %v, llvm-mc refuses: %v: %s", fits[k], refused[k], packets[k])
		}
		if fits[k] {
			legal++
		}
	}
	if legal < len(packets)/10 || legal > len(packets)*9/10 {
		t.Errorf("%d of %d packets fit", legal, len(packets))
	}
}
