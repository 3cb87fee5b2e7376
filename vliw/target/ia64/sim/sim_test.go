package sim

import (
	"bytes"
	"math"
	"math/big"
	"math/rand"
	"slices"
	"strings"
	"testing"
)

// text is a function of the instructions of one bundle after another.
func text(bundles ...string) string {
	return "\t.explicit\n\t.text\n\t.global f#\n\t.proc f#\nf:\n" + strings.Join(bundles, "\n") + "\n{\t.mib\n\tnop.m 0\n\tnop.i 0\n\tbr.ret.sptk.many b0 ;;\n}\n\t.endp f#\n"
}

// TestRefused holds the checks against texts that each break one rule.
func TestRefused(t *testing.T) {
	for want, bundle := range map[string]string{
		"unknown instruction or form: addd r8=r9,r10": "{\t.mii\n\taddd r8=r9,r10\n\tnop.i 0\n\tnop.i 0 ;;\n}",
		"unknown instruction or form: add r8=f9,r10":  "{\t.mii\n\tadd r8=f9,r10\n\tnop.i 0\n\tnop.i 0 ;;\n}",
		"sxt4 in slot m":                                                    "{\t.mii\n\tsxt4 r8=r9\n\tnop.i 0\n\tnop.i 0 ;;\n}",
		"unknown template .iii":                                             "{\t.iii\n\tnop.i 0\n\tnop.i 0\n\tnop.i 0 ;;\n}",
		"2 instructions in a bundle of 3 slots":                             "{\t.mii\n\tnop.m 0\n\tnop.i 0 ;;\n}",
		"add reads r8, which line N of the same group writes":               "{\t.mii\n\tadds r8=1,r0\n\tadd r9=r8,r8\n\tnop.i 0 ;;\n}",
		"adds writes r8, as line N of the same group does":                  "{\t.mii\n\tadds r8=1,r0\n\tadds r8=2,r0\n\tnop.i 0 ;;\n}",
		"alloc must be the first instruction of its group":                  "{\t.mmi\n\tadds r8=1,r0\n\talloc r33=ar.pfs,8,2,8,0\n\tnop.i 0 ;;\n}",
		"a stop within a bundle":                                            "{\t.mii\n\tadds r8=1,r0 ;;\n\tnop.i 0\n\tnop.i 0 ;;\n}",
		"fcmp.lt reads f9, which line N of the same group writes":           "{\t.mmf\n\tsetf.d f9=r8\n\tnop.m 0\n\tfcmp.lt p6,p7=f8,f9 ;;\n}",
		"br.cond.dptk.many reads p6, which line N of the same group writes": "{\t.mfb\n\tnop.m 0\n\tfcmp.lt p6,p7=f8,f9\n\t(p6) br.cond.dptk.many f ;;\n}",
		"ld8 cannot step its address by 256":                                "{\t.mii\n\tld8 r8=[r9],256\n\tnop.i 0\n\tnop.i 0 ;;\n}",
		"br.cloop.sptk.many must be in the last slot of its bundle":         "{\t.mbb\n\tnop.m 0\n\tbr.cloop.sptk.many f\n\tnop.b 0 ;;\n}",
		"ld8 writes r9 twice":                                               "{\t.mii\n\tld8 r9=[r9],8\n\tnop.i 0\n\tnop.i 0 ;;\n}",
		"adds reads r9, which line N of the same group writes":              "{\t.mii\n\tst8 [r9]=r8,8\n\tadds r10=1,r9\n\tnop.i 0 ;;\n}",
		"undefined label .L7":                                               "{\t.mib\n\tnop.m 0\n\tnop.i 0\n\tbr.sptk.many .L7 ;;\n}",
	} {
		p, err := Parse(text(bundle))
		if err == nil {
			_, err = New(p, Config{})
		}
		if err == nil || !mentions(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// mentions compares messages but for the line of the other instruction.
func mentions(got, want string) bool {
	head, tail, _ := strings.Cut(want, "line N")
	at := strings.Index(got, head)
	return at >= 0 && strings.Contains(got[at:], tail)
}

// TestAllowed: a branch reads what an integer compare of its group writes, and two instructions
// write a register under predicates that exclude each other.
func TestAllowed(t *testing.T) {
	p, err := Parse(text(
		"{\t.mii\n\tcmp.lt p6,p7=r32,r33\n\tnop.i 0\n\tnop.i 0 ;;\n}",
		"\t.pred.rel \"mutex\",p6,p7\n{\t.mii\n\t(p6) mov r8=r32\n\t(p7) mov r8=r33\n\tnop.i 0\n}",
		"{\t.mib\n\tcmp.eq p8,p9=r32,r33\n\tnop.i 0\n\t(p8) br.cond.dptk.many f ;;\n}"))
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(p, Config{MaxCycles: 100})
	if err != nil {
		t.Fatal(err)
	}
	for _, args := range [][2]uint64{{3, 5}, {5, 3}} {
		r, err := s.Call("f", args[0], args[1])
		if err != nil || r.Int != 3 {
			t.Errorf("the smaller of %v is %d (%v)", args, r.Int, err)
		}
	}
}

// TestSteps: accesses that step their address, and one under a predicate that does not hold.
func TestSteps(t *testing.T) {
	p, err := Parse(text(
		"{\t.mii\n\tadds r14=-64,r12\n\tadds r15=-64,r12\n\tcmp.ne p6,p7=r0,r0 ;;\n}",
		"{\t.mii\n\tst8 [r14]=r32,8\n\tnop.i 0\n\tnop.i 0 ;;\n}",
		"{\t.mii\n\tst8 [r14]=r33,-8\n\tnop.i 0\n\tnop.i 0 ;;\n}",
		"{\t.mmi\n\tld8 r16=[r15],8\n\tld8 r17=[r14]\n\tnop.i 0 ;;\n}",
		"{\t.mii\n\t(p6) ld8 r18=[r15],8\n\tnop.i 0\n\tnop.i 0 ;;\n}",
		"{\t.mii\n\tld8 r18=[r15]\n\tsub r19=r16,r17\n\tsub r20=r15,r14 ;;\n}",
		"{\t.mii\n\tadd r8=r18,r19\n\tnop.i 0\n\tnop.i 0 ;;\n}",
		"{\t.mii\n\tshladd r8=r8,4,r20\n\tnop.i 0\n\tnop.i 0 ;;\n}"))
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(p, Config{MaxCycles: 100})
	if err != nil {
		t.Fatal(err)
	}
	if r, err := s.Call("f", 5, 9); err != nil || r.Int != 9<<4+8 {
		t.Errorf("%d (%v), want 9 in the second word, and addresses 8 apart", r.Int, err)
	}
}

// kernel sums an array with a kernel of three stages.
const kernel = `	.explicit
	.text
	.proc f#
f:
{	.mii
	alloc r40=ar.pfs,8,1,0,8
	nop.i 0
	nop.i 0 ;;
}
{	.mii
	mov r9=r32
	mov r8=0
	mov.i ar.lc=3
}
{	.mii
	nop.m 0
	mov.i ar.ec=3
	nop.i 0 ;;
}
{	.mib
	nop.m 0
	nop.i 0
	clrrrb ;;
}
{	.mii
	nop.m 0
	mov pr.rot=65536
	nop.i 0 ;;
}
.L0:
{	.mii
	(p16) ld8 r32=[r9]
	(p16) adds r9=8,r9
	(p18) add r8=r8,r34
}
{	.mib
	nop.m 0
	nop.i 0
	br.ctop.sptk.many .L0 ;;
}
{	.mib
	nop.m 0
	nop.i 0
	br.ret.sptk.many b0 ;;
}
	.endp f#
	.data
	.align 8
list:
	data8.ua list#
	data1 2,0,0,0,0,0,0,0,3,0,0,0,0,0,0,0
	data1 4,0,0,0,0,0,0,0
`

// TestRotation runs it.
func TestRotation(t *testing.T) {
	p, err := Parse(kernel)
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(p, Config{Stdout: &bytes.Buffer{}})
	if err != nil {
		t.Fatal(err)
	}
	list := s.image.data["list"]
	r, err := s.Call("f", list)
	if err != nil || r.Int != list+9 {
		t.Errorf("the sum is %d (%v), want %d", r.Int, err, list+9)
	}
	if _, err := s.Call("f", list+4); err == nil || !strings.Contains(err.Error(), "not aligned") {
		t.Errorf("an access that is not aligned: %v", err)
	}
}

// TestMutated: whatever is done to a text, it is refused, or runs to an end or an error.
func TestMutated(t *testing.T) {
	rnd := rand.New(rand.NewSource(3))
	split := func(text string) []string {
		return strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("\n\t ,=", r) })
	}
	words := append(split(kernel), "r0", "r127", "f0", "f40", "p63", "b3", "[r0]", "pr", "ar.ec", "-1", "63", "@rev", "@ltoff(list#)", "list#+8", "(p0)")
	for name := range table {
		words = append(words, name)
	}
	slices.Sort(words)
	refused, failed := 0, 0
	for range 20000 {
		lines := strings.SplitAfter(kernel, "\n")
		for range 1 + rnd.Intn(3) {
			n := rnd.Intn(len(lines))
			switch rnd.Intn(4) {
			case 0:
				lines[n] = ""
			case 1:
				lines[n] += lines[rnd.Intn(len(lines))]
			default:
				if old := split(lines[n]); len(old) > 0 {
					lines[n] = strings.Replace(lines[n], old[rnd.Intn(len(old))], words[rnd.Intn(len(words))], 1)
				}
			}
		}
		p, err := Parse(strings.Join(lines, ""))
		if err != nil {
			refused++
			continue
		}
		s, err := New(p, Config{MaxCycles: 1000})
		if err != nil {
			refused++
		} else if _, err := s.Call("f", s.image.data["list"]); err != nil {
			failed++
		}
	}
	t.Logf("of 20000 %d refused, %d failed", refused, failed)
}

// TestLimits: code that ends without a branch, and too many arguments, are errors.
func TestLimits(t *testing.T) {
	p, err := Parse("\t.text\n\t.proc f#\nf:\n{\t.mii\n\tnop.m 0\n\tnop.i 0\n\tnop.i 0 ;;\n}\n")
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(p, Config{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Call("f"); err == nil || !strings.Contains(err.Error(), "the code ends without a branch") {
		t.Error(err)
	}
	if _, err := s.Call("f", make([]uint64, 9)...); err == nil || !strings.Contains(err.Error(), "only 8 are possible") {
		t.Error(err)
	}
}

// TestApproximations: the tables' relative errors are those of the manual.
func TestApproximations(t *testing.T) {
	s := &Sim{}
	s.pred[0] = true
	rnd := rand.New(rand.NewSource(1))
	for range 5000 {
		x := float{sig: rnd.Uint64() | topBit, exp: bias + int32(rnd.Intn(200)) - 100}
		s.f[8], s.f[9] = one, x
		in := &inst{dst: []operand{{class: fr, n: 10}, {class: pr, n: 6}}, src: []operand{{class: fr, n: 8}, {class: fr, n: 9}}, op: &operation{}}
		reciprocal(s, in)
		if e := math.Abs(s.f[10].float64()*x.float64() - 1); e > math.Pow(2, -8.886) || !s.pred[6] {
			t.Fatalf("1/%v: error %g", x.float64(), e)
		}
		in.src = in.src[1:]
		reciprocalRoot(s, in)
		if e := math.Abs(s.f[10].float64()*math.Sqrt(x.float64()) - 1); e > math.Pow(2, -8.831) {
			t.Fatalf("1/sqrt(%v): error %g", x.float64(), e)
		}
	}
}

// TestMultiplyAdd compares roundings with big floats, and doubles with the processor.
func TestMultiplyAdd(t *testing.T) {
	rnd := rand.New(rand.NewSource(2))
	pick := func() float {
		return float{sig: rnd.Uint64() | topBit, exp: bias + int32(rnd.Intn(100)) - 50, neg: rnd.Intn(2) == 0}
	}
	exact := func(x float) *big.Float {
		m := new(big.Float).SetPrec(1000).SetUint64(x.sig)
		m.SetMantExp(m, int(x.exp)-bias-63)
		if x.neg {
			m.Neg(m)
		}
		return m
	}
	for range 20000 {
		a, b, c := pick(), pick(), pick()
		got := exact(toWide.multiplyAdd(a, b, c, false))
		sum := new(big.Float).SetPrec(1000).Mul(exact(a), exact(b))
		want := new(big.Float).SetPrec(64).Set(sum.Add(sum, exact(c)))
		if got.Cmp(want) != 0 {
			t.Fatalf("%v·%v+%v = %v, want %v", a, b, c, got, want)
		}
		x, y, z := math.Float64frombits(rnd.Uint64()), math.Float64frombits(rnd.Uint64()), math.Float64frombits(rnd.Uint64())
		double := toDouble.multiplyAdd(fromDouble(math.Float64bits(x)), fromDouble(math.Float64bits(y)), fromDouble(math.Float64bits(z)), false).float64()
		if hard := math.FMA(x, y, z); double != hard && !(math.IsNaN(double) && math.IsNaN(hard)) {
			t.Fatalf("%v·%v+%v = %v, want %v", x, y, z, double, hard)
		}
	}
}
