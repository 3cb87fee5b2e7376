package hexagon

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// expanded makes functions for what the selection has no instructions of.
type expanded struct {
	tableModule
	count int
	decl  map[string]bool
}

func (m *expanded) one(label, declaration, body string) {
	if declaration != "" {
		m.decl[declaration+"\n"] = true
	}
	m.add(m.count, label, body)
	m.count++
}

// floats loads %x and %y, which often are zeros, infinities, NaNs and denormals.
func floats(t string) string {
	word := map[string]string{"float": "i32", "double": "i64"}[t]
	special := map[string][]uint64{
		"float":  {0, 0x80000000, 0x7f800000, 0xff800000, 0x7fc00000, 0xffa00000, 1, 0x807fffff, 0x3f000000, 0x4f000000, 0xcf000000, 0x43000000, 0xc3000000},
		"double": {0, 1 << 63, 0x7ff << 52, 0xfff << 52, 0x7ff8 << 48, 0xfff4 << 48, 1, 0x800f << 48, 0x3fe0 << 48, 0x41e0 << 48, 0xc1e0 << 48, 0x4060 << 48, 0xc060 << 48},
	}[t]
	var b strings.Builder
	for k, v := range []string{"x", "y"} {
		fmt.Fprintf(&b, "  %%p%s = getelementptr i8, ptr %%in, i32 %d\n  %%n%s = load %s, ptr %%p%s\n  %%q%s = getelementptr i8, ptr %%in, i32 %d\n  %%k%s0 = load i8, ptr %%q%s\n  %%k%s = and i8 %%k%s0, 15\n",
			v, 256*k, v, word, v, v, 256*k+64, v, v, v, v)
		last := "%n" + v
		for n, s := range special {
			fmt.Fprintf(&b, "  %%c%s%d = icmp eq i8 %%k%s, %d\n  %%s%s%d = select i1 %%c%s%d, %s %d, %s %s\n", v, n, v, n, v, n, v, n, word, int64(s), word, last)
			last = fmt.Sprintf("%%s%s%d", v, n)
		}
		fmt.Fprintf(&b, "  %%%s = bitcast %s %s to %s\n", v, word, last, t)
	}
	return b.String()
}

func (m *expanded) floats(t string) {
	short := map[string]string{"float": "f32", "double": "f64"}[t]
	for _, bits := range []int{8, 16, 27, 32, 64} {
		for _, kind := range []string{"fptosi", "fptoui"} {
			id := fmt.Sprintf("llvm.%s.sat.i%d.%s", kind, bits, short)
			m.one(id, fmt.Sprintf("declare i%d @%s(%s)", bits, id, t), floats(t)+fmt.Sprintf("  %%r = call i%d @%s(%s %%x)\n  store i%d %%r, ptr %%out\n", bits, id, t, bits))
		}
	}
	for _, kind := range []string{"minimum", "maximum"} { // which NaN is up to the machine
		id := fmt.Sprintf("llvm.%s.%s", kind, short)
		m.one(id, fmt.Sprintf("declare %s @%s(%s, %s)", t, id, t, t), floats(t)+fmt.Sprintf("  %%r = call %s @%s(%s %%x, %s %%y)\n  %%o = fcmp ord %s %%r, %%r\n  %%z = select i1 %%o, %s %%r, %s 1.0\n  store %s %%z, ptr %%out\n", t, id, t, t, t, t, t, t))
	}
	for _, mask := range []int{1, 2, 3, 4, 8, 16, 32, 64, 128, 256, 512, 516, 264, 144, 96, 505, 1023, 0} {
		id := "llvm.is.fpclass." + short
		m.one(fmt.Sprintf("%s.%d", id, mask), fmt.Sprintf("declare i1 @%s(%s, i32 immarg)", id, t), floats(t)+fmt.Sprintf("  %%r = call i1 @%s(%s %%x, i32 %d)\n  %%w = zext i1 %%r to i8\n  store i8 %%w, ptr %%out\n", id, t, mask))
	}
}

// bits loads, changes and stores vectors of i1.
func (m *expanded) bits(n int) {
	t := fmt.Sprintf("<%d x i1>", n)
	m.one(fmt.Sprintf("bits.%d", n), "", fmt.Sprintf("  %%q = getelementptr i8, ptr %%in, i32 256\n  %%a = load %[1]s, ptr %%in\n  %%b = load %[1]s, ptr %%q\n  %%c = xor %[1]s %%a, %%b\n"+
		"  %%d = insertelement %[1]s %%c, i1 true, i32 1\n  %%e = extractelement %[1]s %%a, i32 %[2]d\n  %%f = insertelement %[1]s %%d, i1 %%e, i32 0\n  store %[1]s %%f, ptr %%out\n", t, n-1))
	if n%8 == 0 && n <= 64 {
		m.one(fmt.Sprintf("bytes.%d", n), "", fmt.Sprintf("  %%a = load <%[1]d x i8>, ptr %%in\n  %%b = bitcast <%[1]d x i8> %%a to <%[2]d x i1>\n  %%c = shufflevector <%[2]d x i1> %%b, <%[2]d x i1> zeroinitializer, <%[2]d x i32> <%[3]s>\n"+
			"  %%d = bitcast <%[2]d x i1> %%c to i%[2]d\n  store i%[2]d %%d, ptr %%out\n", n/8, n, reversed(n)))
	}
}

// reversed are the numbers of lanes from the last to the first.
func reversed(n int) string {
	var list []string
	for k := range n {
		list = append(list, fmt.Sprintf("i32 %d", n-1-k))
	}
	return strings.Join(list, ", ")
}

// TestExpanded compares what package expand rewrites with native code, for functions with and
// without the vector unit.
func TestExpanded(t *testing.T) {
	m := &expanded{decl: map[string]bool{}}
	m.floats("float")
	m.floats("double")
	for _, n := range []int{2, 4, 7, 8, 13, 16, 32, 64} {
		m.bits(n)
	}
	for _, bits := range []int{8, 32, 64} {
		for _, kind := range []string{"scmp", "ucmp"} {
			id := fmt.Sprintf("llvm.%s.i8.i%d", kind, bits)
			m.one(id, fmt.Sprintf("declare i8 @%s(i%d, i%d)", id, bits, bits), fmt.Sprintf("  %%q = getelementptr i8, ptr %%in, i32 8\n  %%a = load i%[1]d, ptr %%in\n  %%b = load i%[1]d, ptr %%q\n  %%r = call i8 @%[2]s(i%[1]d %%a, i%[1]d %%b)\n  store i8 %%r, ptr %%out\n", bits, id))
		}
	}
	b := vectorBench(t)
	for _, features := range []string{"", "+hvx-length128b,+hvxv68,"} {
		if features != "" {
			m.bits(96) // more bits than a pair has
			m.bits(128)
		}
		m.decls.Reset()
		for _, d := range slices.Sorted(maps.Keys(m.decl)) {
			m.decls.WriteString(d)
		}
		b.compareNative(strings.Replace(m.text(m.count), "+hvx-length128b,+hvxv68,", features, 1), m.count)
	}
}
