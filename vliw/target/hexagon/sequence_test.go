package hexagon

import (
	"fmt"
	"strings"
	"testing"

	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/intrinsics"
)

// sequences is IR with functions for every intrinsic of package intrinsics that is a sequence.
// Regions are operands of the functions or their results, offsets are within them. Others have
// inline assembly.
func sequences() (text string, functions int) {
	m := &tableModule{}
	m.decls.WriteString("declare <128 x i1> @llvm.hexagon.V6.vandvrt.128B(<32 x i32>, i32)\ndeclare <32 x i32> @llvm.hexagon.V6.vandqrt.128B(<128 x i1>, i32)\n")
	types := map[byte]string{'w': "i32", 'm': "i32", 'v': "<32 x i32>", 'x': "<64 x i32>", 'q': "<128 x i1>"}
	for _, name := range intrinsics.Sequences() {
		q, _ := intrinsics.FindSequence(name)
		gather := strings.Contains(name, "gather")
		var params []string
		for k := range q.Params {
			t := types[q.Params[k]]
			if gather && k == 0 {
				t = "ptr"
			}
			params = append(params, t)
		}
		result := "void"
		if q.Results != "" {
			result = "{ <32 x i32>, <128 x i1> }"
		}
		fmt.Fprintf(&m.decls, "declare %s @llvm.hexagon.%s.128B(%s)\n", result, name, strings.Join(params, ", "))
		for _, mask := range []uint32{0x007e007e, 0x00fe00fe, 0x001e001e} {
			m.add(functions, fmt.Sprintf("%s.%x", name, mask), sequenceCall(name, q, params, mask, result))
			functions++
		}
	}
	load := "  %q = getelementptr i8, ptr %in, i32 256\n  %a = load <32 x i32>, ptr %in, align 128\n  %b = load <32 x i32>, ptr %q, align 128\n"
	for _, body := range []string{
		load + "  %r = call <32 x i32> asm \"$0.w = vsub($1.w,$2.w)\", \"=v,v,v\"(<32 x i32> %a, <32 x i32> %b)\n  store <32 x i32> %r, ptr %out, align 128\n",
		load + "  %c = call <128 x i1> asm \"$0 = vcmp.gt($1.b,$2.b)\", \"=q,v,v\"(<32 x i32> %a, <32 x i32> %b)\n  %r = call <32 x i32> asm \"$0 = vmux($3,$1,$2)\", \"=&v,v,v,q\"(<32 x i32> %a, <32 x i32> %b, <128 x i1> %c)\n  store <32 x i32> %r, ptr %out, align 128\n",
		load + "  %r = call <64 x i32> asm \"$0.w = vadd($1.h,$2.h)\", \"=v,v,v\"(<32 x i32> %a, <32 x i32> %b)\n  store <64 x i32> %r, ptr %out, align 128\n",
	} {
		m.add(functions, fmt.Sprintf("assembly%d", functions), body)
		functions++
	}
	return m.text(functions), functions
}

// sequenceCall is the body of a function that calls one.
func sequenceCall(name string, q intrinsics.Sequence, params []string, mask uint32, result string) string {
	var b strings.Builder
	var args []string
	for k := range q.Params {
		fmt.Fprintf(&b, "  %%p%[1]d = getelementptr i8, ptr %%in, i32 %[2]d\n", k, 256*k)
		switch c := q.Params[k]; {
		case params[k] == "ptr":
			args = append(args, "ptr %out")
			continue
		case c == 'w': // the region: the operands of a gather, what a scatter changes
			from := "%out"
			if strings.Contains(name, "gather") {
				from = "%in"
			}
			fmt.Fprintf(&b, "  %%a%d = ptrtoint ptr %s to i32\n", k, from)
		case c == 'm':
			args = append(args, "i32 255")
			continue
		case c == 'q':
			fmt.Fprintf(&b, "  %%v%[1]d = load <32 x i32>, ptr %%p%[1]d, align 128\n  %%a%[1]d = call <128 x i1> @llvm.hexagon.V6.vandvrt.128B(<32 x i32> %%v%[1]d, i32 50529027)\n", k)
		case q.Results == "" && (intrinsics.ClassOf(c) == code.VecPair || q.Params[k-1] == 'm'): // offsets
			lanes := map[byte]int{'v': 32, 'x': 64}[c]
			and := mask
			if !strings.HasSuffix(strings.TrimSuffix(strings.TrimSuffix(name, ".add"), "q"), "mh") {
				and &= 0xff
			}
			fmt.Fprintf(&b, "  %%o%[1]d = load %[2]s, ptr %%p%[1]d, align 128\n  %%a%[1]d = and %[2]s %%o%[1]d, %[3]s\n", k, params[k], splat(lanes, 32, int(and)))
		default:
			fmt.Fprintf(&b, "  %%a%[1]d = load %[2]s, ptr %%p%[1]d, align 128\n", k, params[k])
		}
		args = append(args, fmt.Sprintf("%s %%a%d", params[k], k))
	}
	call := fmt.Sprintf("call %s @llvm.hexagon.%s.128B(%s)\n", result, name, strings.Join(args, ", "))
	if q.Results == "" {
		return b.String() + "  " + call
	}
	return b.String() + "  %r = " + call + "  %s = extractvalue { <32 x i32>, <128 x i1> } %r, 0\n  %c = extractvalue { <32 x i32>, <128 x i1> } %r, 1\n" +
		"  %w = call <32 x i32> @llvm.hexagon.V6.vandqrt.128B(<128 x i1> %c, i32 -1)\n  store <32 x i32> %s, ptr %out, align 128\n" +
		"  %n = getelementptr i8, ptr %out, i32 128\n  store <32 x i32> %w, ptr %n, align 128\n"
}

// TestVectorSequences compares gathers, scatters, sums with carries and inline assembly in our code
// and in LLVM's.
func TestVectorSequences(t *testing.T) {
	b := vectorBench(t)
	text, functions := sequences()
	if functions < 3*19 {
		t.Fatalf("only %d functions", functions)
	}
	b.compareTable(text, functions)
}
