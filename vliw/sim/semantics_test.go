package sim

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"opt-go/vliw/machine"
	"opt-go/vliw/sim/alu"
)

// TestEveryOperationHasAMeaning: what the table lists, the simulator does.
func TestEveryOperationHasAMeaning(t *testing.T) {
	for op := machine.OpInvalid + 1; op < machine.NumOps; op++ {
		info := machine.Info(op)
		computes := info.Dst != machine.NoFile && !op.Is(machine.IsLoad)
		if computes != (alu.Evaluators[op] != nil) {
			t.Errorf("%s: evaluator %v, wanted %v", op, alu.Evaluators[op] != nil, computes)
		}
	}
}

func TestEvaluators(t *testing.T) {
	d, s, nan := alu.From64, alu.From32, alu.From64(math.NaN())
	neg := func(n int64) uint64 { return uint64(-n) }
	tests := []struct {
		op            machine.Op
		a, b, c, want uint64
	}{
		{machine.OpSub, 3, 5, 0, neg(2)},
		{machine.OpAndn, 7, 2, 0, 5},
		{machine.OpShl, 1, 65, 0, 2},
		{machine.OpSra, neg(8), 1, 0, neg(4)},
		{machine.OpShr, neg(8), 60, 0, 15},
		{machine.OpSmin, neg(1), 1, 0, neg(1)},
		{machine.OpUmin, neg(1), 1, 0, 1},
		{machine.OpAddW, math.MaxInt32, 1, 0, neg(1 << 31)},
		{machine.OpSubW, neg(1 << 31), 1, 0, math.MaxInt32},
		{machine.OpShlW, 1, 31, 0, neg(1 << 31)},
		{machine.OpShrW, neg(1), 1, 0, math.MaxInt32},
		{machine.OpSraW, neg(1 << 31), 31, 0, neg(1)},
		{machine.OpMulW, 1 << 16, 1 << 15, 0, neg(1 << 31)},
		{machine.OpMulhu, neg(1), neg(1), 0, neg(2)},
		{machine.OpMulh, neg(1), neg(1), 0, 0},
		{machine.OpMulh, neg(1 << 62), 8, 0, neg(2)},
		{machine.OpDiv, neg(7), 2, 0, neg(3)},
		{machine.OpRem, neg(7), 2, 0, neg(1)},
		{machine.OpDiv, 1 << 63, neg(1), 0, 1 << 63},
		{machine.OpDivuW, neg(2), 2, 0, math.MaxInt32},
		{machine.OpRemuW, neg(1), 10, 0, 5},
		{machine.OpDivW, neg(1 << 31), neg(1), 0, neg(1 << 31)},
		{machine.OpSext1, 0x80, 0, 0, neg(128)},
		{machine.OpZext2, neg(1), 0, 0, 0xffff},
		{machine.OpClz, 0, 0, 0, 64},
		{machine.OpCtzW, 0, 0, 0, 32},
		{machine.OpBswap2, 0x1234, 0, 0, 0x3412},
		{machine.OpBswap4, 0x80, 0, 0, neg(1 << 31)},
		{machine.OpBrev, 1, 0, 0, 1 << 63},
		{machine.OpSel, 1, 5, 6, 5},
		{machine.OpSel, 0, 5, 6, 6},
		{machine.OpCmpSlt, neg(1), 0, 0, 1},
		{machine.OpCmpUlt, neg(1), 0, 0, 0},
		{machine.OpPandn, 1, 1, 0, 0},
		{machine.OpPnot, 0, 0, 0, 1},
		{machine.OpFaddD, d(0.1), d(0.2), 0, d(0.1 + 0.2 + 5.551115123125783e-17)},
		{machine.OpFaddS, s(1 << 24), s(1), 0, s(1 << 24)},
		{machine.OpFmsD, d(2), d(3), d(1), d(5)},
		{machine.OpFnmaS, s(2), s(3), s(1), s(-5)},
		{machine.OpFnegS, s(0), 0, 0, 1 << 31},
		{machine.OpFminD, nan, d(1), 0, d(1)},
		{machine.OpFmaxD, d(2), d(1), 0, d(2)},
		{machine.OpFmaxS, s(-2), s(-1), 0, s(-1)},
		{machine.OpFrintD, d(2.5), 0, 0, d(2)},
		{machine.OpFroundD, d(2.5), 0, 0, d(3)},
		{machine.OpFcopysignD, d(2), d(-1), 0, d(-2)},
		{machine.OpFcmpOltD, d(1), d(2), 0, 1},
		{machine.OpFcmpOltD, nan, d(2), 0, 0},
		{machine.OpFcmpUltD, nan, d(2), 0, 1},
		{machine.OpFcmpOneD, nan, d(2), 0, 0},
		{machine.OpFcmpUneD, nan, d(2), 0, 1},
		{machine.OpFcmpUnoS, s(1), s(2), 0, 0},
		{machine.OpFcmpOrdD, nan, d(2), 0, 0},
		{machine.OpFcmpUeqD, d(2), d(2), 0, 1},
		{machine.OpI2fD, neg(3), 0, 0, d(-3)},
		{machine.OpU2fD, neg(1), 0, 0, d(1 << 64)},
		{machine.OpF2iD, d(-3.9), 0, 0, neg(3)},
		{machine.OpF2iD, d(1e30), 0, 0, math.MaxInt64},
		{machine.OpF2iD, nan, 0, 0, 0},
		{machine.OpF2uD, d(1 << 63), 0, 0, 1 << 63},
		{machine.OpF2uD, d(-1), 0, 0, 0},
		{machine.OpFwiden, s(0.5), 0, 0, d(0.5)},
		{machine.OpFnarrow, d(0.1), 0, 0, s(0.1)},
		{machine.OpMvfiS, 1 << 31, 0, 0, neg(1 << 31)},
	}
	for _, tt := range tests {
		if got := alu.Evaluators[tt.op](tt.a, tt.b, tt.c); got != tt.want {
			t.Errorf("%s(%#x, %#x, %#x) = %#x, want %#x", tt.op, tt.a, tt.b, tt.c, got, tt.want)
		}
	}
}

// TestFMA32RoundsOnce: 1 + 2⁻²⁴ + 2⁻⁷⁰ lies above the tie between 1 and the
// next f32; rounding through f64 would lose that.
func TestFMA32RoundsOnce(t *testing.T) {
	half, tiny := float32(math.Ldexp(1, -24)), float32(math.Ldexp(1, -35))
	one := math.Nextafter32(1, 2)
	if got := alu.FMA32(tiny, tiny, 1); got != 1 {
		t.Errorf("1 + 2⁻⁷⁰ = %v", got)
	}
	// (1 + 2⁻²³)·2⁻²⁴ + 1 is above the tie by 2⁻⁴⁷.
	if got := alu.FMA32(one, half, 1); got != one {
		t.Errorf("above the tie: %v, want %v", got, one)
	}
	if got := alu.FMA32(half, 1, 1); got != 1 {
		t.Errorf("a tie goes to even: %v", got)
	}
}

func callInt(t *testing.T, text, fn string, out *bytes.Buffer, args ...Arg) int64 {
	t.Helper()
	r, err := start(t, text, "p2m2l4", out).Call(fn, args)
	if err != nil {
		t.Fatal(err)
	}
	return int64(r.Int)
}

func TestBundleSemantics(t *testing.T) {
	tests := []struct {
		name, body string
		want       int64
	}{
		{"reads before writes", "{ r2 = li 1 | r3 = li 2 }\n{ r2 = mov r3 | r3 = mov r2 }\n{ r4 = mul r2, 10 }\nnop 3\n{ r1 = add r4, r3 }\n{ ret }", 21},
		{"loads before stores", "{ st8 [sp+0], 5 }\n{ st8 [sp+0], 6 | r1 = ld8 [sp+0] }\nnop\n{ ret }", 5},
		{"a store is seen by the next bundle", "{ st8 [sp+0], 5 }\n{ r1 = ld8 [sp+0] }\nnop\n{ ret }", 5},
		{"signed load", "{ st8 [sp+0], 255 }\n{ r1 = ld1s [sp+0] }\nnop\n{ ret }", -1},
		{"a nullified operation reads nothing", "{ p1 = pset 0 }\n{ (p1) r1 = mov r9 | (!p1) r1 = li 4 }\n{ ret }", 4},
		{"unconditional compare", "{ p1 = pset 0 | p2 = pset 1 }\n{ (p1) p2 = cmp.eq 1, 1 !unc }\n{ r1 = sel p2, 1, 0 }\n{ ret }", 0},
		{"guarded compare keeps", "{ p1 = pset 0 | p2 = pset 1 }\n{ (p1) p2 = cmp.eq 1, 2 }\n{ r1 = sel p2, 1, 0 }\n{ ret }", 1},
		{"rotation renames", "{ clrrrb | rr7 = li 5 }\n{ rot | rr6 = li 6 }\n{ r1 = mul rr8, 10 }\nnop 3\n{ r1 = add r1, rr7 }\n{ ret }", 56},
		{"a rotating bundle writes with the old base", "{ rot | rr7 = li 6 }\n{ r1 = mov rr8 }\n{ ret }", 6},
		{"in flight over rotation", "{ rr0 = mul 6, 7 | rot }\nnop 3\n{ r1 = mov rr1 }\n{ ret }", 42},
		{"rotp sets the stage", "{ p1 = pset 1 }\n{ rotp p1 }\n{ (rp0) r1 = li 9 }\n{ ret }", 9},
		{"rotating numbers wrap", "{ rr63 = li 3 }\n{ rot }\n{ r1 = mov rr0 }\n{ ret }", 3},
		{"dismissed load", "{ r2 = li 0 }\n{ r1 = ld8 [r2+0] !dismiss }\nnop\n{ ret }", 0},
		{"dismissed division", "{ r1 = div 1, 0 !dismiss }\nnop 16\n{ ret }", 0},
		{"indirect branch", "{ r2 = la f:there }\n{ brind r2 }\n{ trap }\nthere:\n{ r1 = li 8 }\n{ ret }", 8},
		{"indirect call of a routine", "{ r2 = la labs | r1 = li -4 }\n{ callr r2 }\n{ ret }", 4},
		{"float constant", "{ f1 = fli.d 2.5 }\n{ r1 = f2i.d f1 }\nnop 3\n{ ret }", 2},
		{"jump table", "{ r2 = la table }\n{ r2 = ld8 [r2+8] }\nnop\n{ brind r2 }\nother:\n{ trap }\nthere:\n{ r1 = li 8 }\n{ ret }", 8},
	}
	for _, tt := range tests {
		text := ".extern labs\n.func f\nentry:\n" + tt.body + "\n.end\n"
		if strings.Contains(tt.body, "table") {
			text += ".data table align=8 const\n.addr f:other\n.addr f:there\n.end\n"
		}
		t.Run(tt.name, func(t *testing.T) {
			if got := callInt(t, text, "f", nil); got != tt.want {
				t.Errorf("got %d, want %d", got, tt.want)
			}
		})
	}
}

func TestRecursion(t *testing.T) {
	if got := callInt(t, readFile(t, "fib.s"), "fib", nil, intArg(15)); got != 610 {
		t.Errorf("fib(15) = %d", got)
	}
}

func TestArgumentsOnTheStack(t *testing.T) {
	text := ".func f\na:\n{ r2 = ld8 [sp+0] | r3 = ld8 [sp+8] }\nnop\n{ r1 = sub r2, r3 }\n{ ret }\n.end\n"
	var args []Arg
	for i := range 10 {
		args = append(args, intArg(int64(i*i)))
	}
	if got := callInt(t, text, "f", nil, args...); got != 64-81 {
		t.Errorf("got %d", got)
	}
}

func TestPrintf(t *testing.T) {
	text := `.extern printf
.data text const
    .ascii "%d|%5d|%-5d|%05d|%+d|%x|%#X|%u|%ld|%c|%s|%.2s|%5s|%%|%f|%.2f|%g|%g|%g|%e|%8.3f|%p\0a\00"
.end
.data word const
    .ascii "hello\00"
.end
.func main
entry:
    { sp = sub sp, 192 | r2 = li -5 }
    { st8 [sp+0], r2 | st8 [sp+8], 42 }
    { st8 [sp+16], 42 | st8 [sp+24], r2 }
    { st8 [sp+32], 7 | st8 [sp+40], 255 }
    { st8 [sp+48], 255 | st8 [sp+56], r2 }
    { st8 [sp+64], r2 | st8 [sp+72], 65 | r3 = la word }
    { st8 [sp+80], r3 | st8 [sp+88], r3 | f1 = fli.d 1.5 }
    { st8 [sp+96], r3 | fst.d [sp+104], f1 | f2 = fli.d 2.345 }
    { fst.d [sp+112], f2 | f3 = fli.d 1e20 }
    { fst.d [sp+120], f1 | fst.d [sp+128], f3 | f4 = fli.d 0.0001 }
    { fst.d [sp+136], f4 | fst.d [sp+144], f3 }
    { fst.d [sp+152], f1 | st8 [sp+160], 4096 | r1 = la text }
    { call printf }
    { sp = add sp, 192 | r1 = li 0 }
    { ret }
.end
`
	var out bytes.Buffer
	callInt(t, text, "main", &out)
	want := "-5|   42|42   |-0005|+7|ff|0XFF|4294967291|-5|A|hello|he|hello|%|1.500000|2.35|1.5|1e+20|0.0001|1.000000e+20|   1.500|0x1000\n"
	if got := out.String(); got != want {
		t.Errorf("\ngot  %q\nwant %q", got, want)
	}
}

func TestRoutines(t *testing.T) {
	text := `.extern malloc
.extern memset
.extern free
.extern pow
.extern exit
.func f
entry:
    { r1 = li 32 }
    { call malloc }
    { r32 = mov r1 | r2 = li 3 }
    { r3 = li 32 }
    { call memset }
    { r33 = ld4u [r32+28] | r1 = mov r32 }
    nop
    { call free }
    { f0 = fli.d 2.0 | f1 = fli.d 10.0 }
    { call pow }
    { r2 = f2i.d f0 }
    nop 3
    { r1 = sub r2, r33 }
    { call exit }
.end
`
	r, err := start(t, text, "p2m2l4", nil).Call("f", nil)
	if err != nil {
		t.Fatal(err)
	}
	if !r.Exited || r.ExitCode != 1024-0x03030303 {
		t.Errorf("got %+v", r)
	}
}

func TestTrace(t *testing.T) {
	s := start(t, readFile(t, "daxpy.s"), "p2m2l4", nil)
	var trace bytes.Buffer
	s.cfg.Trace = &trace
	x := alloc(t, s, doubles([]float64{1}))
	if _, err := s.Call("daxpy", []Arg{intArg(1), x, x, {File: machine.Float}}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"{ clrrrb }", "p0 = 0x0 in cycle 1", "rotate, rp0 = 0, LC = 0, EC = 3", "(8 bytes)"} {
		if !strings.Contains(trace.String(), want) {
			t.Errorf("no %q in\n%s", want, trace.String())
		}
	}
}
