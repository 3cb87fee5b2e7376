package expand_test

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// maskProgram is a random program on masks of n lanes, beside what it computes.
type maskProgram struct {
	r     *rand.Rand
	n     int
	text  strings.Builder
	masks []maskValue
	bools []maskValue
	next  int
}

// maskValue is a name, and its value as a function of the two inputs.
type maskValue struct {
	name string
	of   func(x, y uint64) uint64
}

func (p *maskProgram) all() uint64 { return ^uint64(0) >> uint(64-p.n) }

func (p *maskProgram) put(format string, args ...any) string {
	p.next++
	name := fmt.Sprintf("%%v%d", p.next)
	fmt.Fprintf(&p.text, "  %s = %s\n", name, fmt.Sprintf(format, args...))
	return name
}

func (p *maskProgram) mask(name string, of func(x, y uint64) uint64) {
	p.masks = append(p.masks, maskValue{name, of})
}

func (p *maskProgram) pick() maskValue { return p.masks[p.r.IntN(len(p.masks))] }
func (p *maskProgram) bool() maskValue { return p.bools[p.r.IntN(len(p.bools))] }

// source makes a mask from an input, shifted.
func (p *maskProgram) source(which int) {
	by := p.r.IntN(65 - p.n)
	in := []string{"%x", "%y"}[which]
	s := p.put("lshr i64 %s, %d", in, by)
	narrow := s
	if p.n < 64 {
		narrow = p.put("trunc i64 %s to i%d", s, p.n)
	}
	p.mask(p.put("bitcast i%d %s to <%d x i1>", p.n, narrow, p.n), func(x, y uint64) uint64 {
		return []uint64{x, y}[which] >> uint(by) & p.all()
	})
	b := p.put("trunc i64 %s to i1", s)
	p.bools = append(p.bools, maskValue{b, func(x, y uint64) uint64 { return []uint64{x, y}[which] >> uint(by) & 1 }})
}

// constant is a constant mask.
func (p *maskProgram) constant() maskValue {
	v := p.r.Uint64() & p.all()
	lanes := make([]string, p.n)
	for k := range lanes {
		lanes[k] = fmt.Sprintf("i1 %t", v>>uint(k)&1 == 1)
	}
	return maskValue{"<" + strings.Join(lanes, ", ") + ">", func(x, y uint64) uint64 { return v }}
}

// step adds one operation.
func (p *maskProgram) step() {
	t := fmt.Sprintf("<%d x i1>", p.n)
	a, b, c := p.pick(), p.pick(), p.bool()
	if p.r.IntN(4) == 0 {
		b = p.constant()
	}
	k := p.r.IntN(p.n)
	switch p.r.IntN(9) {
	case 0:
		p.mask(p.put("and %s %s, %s", t, a.name, b.name), func(x, y uint64) uint64 { return a.of(x, y) & b.of(x, y) })
	case 1:
		p.mask(p.put("or %s %s, %s", t, a.name, b.name), func(x, y uint64) uint64 { return a.of(x, y) | b.of(x, y) })
	case 2:
		p.mask(p.put("xor %s %s, %s", t, a.name, b.name), func(x, y uint64) uint64 { return a.of(x, y) ^ b.of(x, y) })
	case 3:
		p.mask(p.put("select i1 %s, %s %s, %s %s", c.name, t, a.name, t, b.name), func(x, y uint64) uint64 {
			if c.of(x, y) == 1 {
				return a.of(x, y)
			}
			return b.of(x, y)
		})
	case 4: // by lanes
		d := p.pick()
		p.mask(p.put("select %s %s, %s %s, %s %s", t, d.name, t, a.name, t, b.name), func(x, y uint64) uint64 {
			return a.of(x, y)&d.of(x, y) | b.of(x, y)&^d.of(x, y)
		})
	case 5: // through memory
		fmt.Fprintf(&p.text, "  store %s %s, ptr %%slot\n", t, a.name)
		p.mask(p.put("load %s, ptr %%slot", t), a.of)
	case 6:
		p.mask(p.put("insertelement %s %s, i1 %s, i32 %d", t, a.name, c.name, k), func(x, y uint64) uint64 {
			return a.of(x, y)&^(1<<uint(k)) | c.of(x, y)<<uint(k)
		})
	case 7:
		p.lane(a, c)
	case 8:
		p.reduction(a)
	}
}

// lane accesses a lane by a number that depends on the input.
func (p *maskProgram) lane(a, c maskValue) {
	t := fmt.Sprintf("<%d x i1>", p.n)
	at := p.put("urem i64 %%x, %d", p.n)
	p.mask(p.put("insertelement %s %s, i1 %s, i64 %s", t, a.name, c.name, at), func(x, y uint64) uint64 {
		k := uint(x % uint64(p.n))
		return a.of(x, y)&^(1<<k) | c.of(x, y)<<k
	})
	p.bools = append(p.bools, maskValue{p.put("extractelement %s %s, i64 %s", t, a.name, at), func(x, y uint64) uint64 {
		return a.of(x, y) >> uint(x%uint64(p.n)) & 1
	}})
}

func (p *maskProgram) reduction(a maskValue) {
	op := []string{"and", "or", "xor"}[p.r.IntN(3)]
	name := p.put("call i1 @llvm.vector.reduce.%s.v%di1(<%d x i1> %s)", op, p.n, p.n, a.name)
	p.bools = append(p.bools, maskValue{name, func(x, y uint64) uint64 {
		v := a.of(x, y)
		yes := map[string]bool{"and": v == p.all(), "or": v != 0, "xor": bits.OnesCount64(v)&1 == 1}[op]
		if yes {
			return 1
		}
		return 0
	}})
}

// finish sums up all values in %r.
func (p *maskProgram) finish() func(x, y uint64) uint64 {
	sum := "0"
	for _, m := range p.masks {
		i := p.put("bitcast <%d x i1> %s to i%d", p.n, m.name, p.n)
		if p.n < 64 {
			i = p.put("zext i%d %s to i64", p.n, i)
		}
		times := p.put("mul i64 %s, 3", sum)
		sum = p.put("add i64 %s, %s", times, i)
	}
	for _, b := range p.bools {
		i := p.put("zext i1 %s to i64", b.name)
		times := p.put("mul i64 %s, 3", sum)
		sum = p.put("add i64 %s, %s", times, i)
	}
	fmt.Fprintf(&p.text, "  %%r = add i64 %s, 0\n", sum)
	return func(x, y uint64) uint64 {
		s := uint64(0)
		for _, v := range slices.Concat(p.masks, p.bools) {
			s = s*3 + v.of(x, y)
		}
		return s
	}
}

// TestMasks: random webs of masks that are made and used as integers, by lanes, and through memory.
func TestMasks(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 8))
	for round := range 60 {
		p := &maskProgram{r: r, n: []int{2, 3, 5, 8, 13, 16, 17, 31, 32, 33, 64}[round%11]}
		fmt.Fprintf(&p.text, "  %%slot = alloca <%d x i1>, align 8\n", p.n)
		p.source(0)
		p.source(1)
		for range 2 + r.IntN(9) {
			p.step()
		}
		want := p.finish()
		x, y := make([]uint64, 32), make([]uint64, 32)
		for k := range x {
			x[k], y[k] = r.Uint64()&r.Uint64(), r.Uint64()|r.Uint64()
		}
		declarations := ""
		for _, op := range []string{"and", "or", "xor"} {
			declarations += fmt.Sprintf("declare i1 @llvm.vector.reduce.%s.v%di1(<%d x i1>)\n", op, p.n, p.n)
		}
		got := perLane(t, p.text.String(), declarations, x, y)
		for k := range x {
			if w := want(x[k], y[k]); got[k] != w {
				t.Fatalf("%d lanes, x %#x, y %#x: got %#x, want %#x\n%s", p.n, x[k], y[k], got[k], w, p.text.String())
			}
		}
	}
}

// TestMasksStayIntegers: masks that are loaded, combined, merged by φs and stored need no predicate
// for a lane.
func TestMasksStayIntegers(t *testing.T) {
	text := compiled(t, `
define ptx_kernel void @k(ptr %p, ptr %q, i32 %n) {
entry:
  %a = load <16 x i1>, ptr %p, align 2
  %b = load <16 x i1>, ptr %q, align 2
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %m = phi <16 x i1> [ %a, %entry ], [ %m1, %loop ]
  %x = xor <16 x i1> %m, %b
  %m1 = or <16 x i1> %x, <i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false>
  %i1 = add i32 %i, 1
  %c = icmp eq i32 %i1, %n
  br i1 %c, label %done, label %loop
done:
  store <16 x i1> %m1, ptr %p, align 2
  ret void
}
`).String()
	if n := strings.Count(text, "setp"); n != 1 {
		t.Errorf("%d tests instead of that of the counter:\n%s", n, text)
	}
	if n := strings.Count(text, ";"); n > 24 {
		t.Errorf("%d lines of PTX:\n%s", n, text)
	}
}
