package nvptx_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/nvptx"
	"opt-go/passes"
	"opt-go/tools/testload"
)

// packedWriter writes kernels whose threads compute the same for neighbouring lanes, as
// slp-vectorizer looks for them: loads, operations of which some are exchanged or differ between
// lanes, accumulators around a loop, and stores, aligned or not.
type packedWriter struct {
	r     *rand.Rand
	b     strings.Builder
	next  int
	elem  string
	size  int
	lanes int
	pool  [][]string // values by lane
}

func (w *packedWriter) line(format string, args ...any) {
	fmt.Fprintf(&w.b, "  "+format+"\n", args...)
}

func (w *packedWriter) define(format string, args ...any) string {
	w.next++
	v := fmt.Sprintf("%%v%d", w.next)
	w.line("%s = %s", v, fmt.Sprintf(format, args...))
	return v
}

// access writes the address of a lane of the thread's row of a buffer.
func (w *packedWriter) access(buffer string, at, lane int) (pointer string, align int) {
	off := (at + lane) * w.size
	align = w.size
	for align < 16 && off%(2*align) == 0 {
		align *= 2
	}
	if w.r.IntN(6) == 0 {
		align = w.size
	}
	return w.define("getelementptr inbounds i8, ptr addrspace(1) %s, i64 %d", buffer, off), align
}

func (w *packedWriter) load(at int) {
	var row []string
	for lane := range w.lanes {
		p, align := w.access("%src", at, lane)
		row = append(row, w.define("load %s, ptr addrspace(1) %s, align %d", w.elem, p, align))
	}
	w.pool = append(w.pool, row)
}

func (w *packedWriter) store(at int) {
	row := w.pool[len(w.pool)-1]
	for lane := range w.lanes {
		p, align := w.access("%dst", at, lane)
		w.line("store %s %s, ptr addrspace(1) %s, align %d", w.elem, row[lane], p, align)
	}
}

// constants are exact in all types.
func (w *packedWriter) constant() string {
	bits := map[string][]string{"half": {"0xH3C00", "0xHC000", "0xH3800", "0xH8000"}, "bfloat": {"0xR3F80", "0xRC000", "0xR3F00", "0xR8000"},
		"float": {"1.0", "-2.0", "0.5", "-0.0"}}[w.elem]
	return bits[w.r.IntN(len(bits))]
}

func (w *packedWriter) operand(lane, row int) string {
	switch w.r.IntN(12) {
	case 0:
		return w.constant()
	case 1:
		return w.pool[w.r.IntN(len(w.pool))][lane]
	}
	return w.pool[row][lane]
}

// step computes a value of each lane from values before.
func (w *packedWriter) step() {
	id := map[string]string{"half": "f16", "bfloat": "bf16", "float": "f32"}[w.elem]
	kind, x, y := w.r.IntN(10), w.r.IntN(len(w.pool)), w.r.IntN(len(w.pool))
	var row []string
	for lane := range w.lanes {
		k := kind
		if w.r.IntN(15) == 0 {
			k = w.r.IntN(10)
		}
		a, b := w.operand(lane, x), w.operand(lane, y)
		if w.r.IntN(4) == 0 {
			a, b = b, a
		}
		switch k {
		case 0, 1, 2:
			row = append(row, w.define("f%s %s %s, %s", []string{"add", "sub", "mul"}[k], w.elem, a, b))
		case 3:
			row = append(row, w.define("fneg %s %s", w.elem, a))
		case 4, 5, 6:
			row = append(row, w.define("call %s @llvm.%s.%s(%s %s, %s %s)", w.elem, []string{"minnum", "maxnum", "minimum"}[k-4], id, w.elem, a, w.elem, b))
		case 7:
			row = append(row, w.define("call %s @llvm.fma.%s(%s %s, %s %s, %s %s)", w.elem, id, w.elem, a, w.elem, b, w.elem, w.operand(lane, x)))
		case 8:
			row = append(row, w.define("call %s @llvm.fabs.%s(%s %s)", w.elem, id, w.elem, a))
		default:
			row = append(row, w.wide(a, b))
		}
	}
	w.pool = append(w.pool, row)
}

// wide computes in single precision, or selects.
func (w *packedWriter) wide(a, b string) string {
	if w.elem == "float" {
		c := w.define("fcmp olt float %s, %s", a, b)
		return w.define("select i1 %s, float %s, float %s", c, a, b)
	}
	x, y := w.define("fpext %s %s to float", w.elem, a), w.define("fpext %s %s to float", w.elem, b)
	return w.define("fptrunc float %s to %s", w.define("fadd float %s, %s", x, y), w.elem)
}

// loop carries a value of each lane around a loop.
func (w *packedWriter) loop() {
	before := w.pool[len(w.pool)-1]
	inside := w.pool[w.r.IntN(len(w.pool))]
	w.line("br label %%head")
	w.b.WriteString("head:\n  %i = phi i32 [ 0, %entry ], [ %j, %head ]\n")
	var carried []string
	for lane := range w.lanes {
		carried = append(carried, w.define("phi %s [ %s, %%entry ], [ %%c%d, %%head ]", w.elem, before[lane], lane))
	}
	for lane := range w.lanes {
		w.line("%%c%d = f%s %s %s, %s", lane, []string{"add", "mul"}[w.r.IntN(8)/7], w.elem, carried[lane], inside[lane])
	}
	w.b.WriteString("  %j = add i32 %i, 1\n  %again = icmp slt i32 %j, 3\n  br i1 %again, label %head, label %exit\nexit:\n")
	row := make([]string, w.lanes)
	for lane := range row {
		row[lane] = fmt.Sprintf("%%c%d", lane)
	}
	w.pool = append(w.pool, row)
}

func (w *packedWriter) module() string {
	w.line("%%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %%b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()")
	w.line("%%s = mul i32 %%b, %d\n  %%n = add i32 %%s, %%t\n  %%w = zext i32 %%n to i64\n  %%at = mul i64 %%w, %d", randomThreads, rowBytes)
	w.line("%%src = getelementptr i8, ptr addrspace(1) %%in, i64 0\n  %%dst = getelementptr i8, ptr addrspace(1) %%out, i64 %%at")
	for range 1 + w.r.IntN(3) {
		w.load(w.r.IntN(8))
	}
	for range 1 + w.r.IntN(5) {
		w.step()
	}
	if w.r.IntN(2) == 0 {
		w.loop()
	}
	for range w.r.IntN(4) {
		w.step()
	}
	w.store(w.r.IntN(3))
	return fmt.Sprintf("target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k(ptr addrspace(1) %%in, ptr addrspace(1) %%out, ptr %%counters, i32 %%x, ptr byval({i32, i64, [4 x i16]}) align 8 %%by, i64 %%wide) {\nentry:\n%s  ret void\n}\n%s",
		w.b.String(), packedDeclarations())
}

func packedDeclarations() string {
	var b strings.Builder
	b.WriteString("declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n")
	for elem, id := range map[string]string{"half": "f16", "bfloat": "bf16", "float": "f32"} {
		for _, name := range []string{"minnum", "maxnum", "minimum"} {
			fmt.Fprintf(&b, "declare %[1]s @llvm.%[2]s.%[3]s(%[1]s, %[1]s)\n", elem, name, id)
		}
		fmt.Fprintf(&b, "declare %[1]s @llvm.fma.%[2]s(%[1]s, %[1]s, %[1]s)\ndeclare %[1]s @llvm.fabs.%[2]s(%[1]s)\n", elem, id)
	}
	return b.String()
}

// TestPackedKernels compiles random kernels that do the same to neighbouring lanes with and without
// slp-vectorizer, which here vectorizes whatever it can, and runs both: every bit of the result
// must be the same, for each processor that packs other types.
func TestPackedKernels(t *testing.T) {
	vectorized := 0
	for k := range testload.Share(300, 60) {
		r := rand.New(rand.NewPCG(*randomSeed, uint64(k)))
		elem := []string{"half", "bfloat", "float"}[r.IntN(3)]
		w := &packedWriter{r: r, elem: elem, size: map[string]int{"half": 2, "bfloat": 2, "float": 4}[elem], lanes: 2 << r.IntN(2)}
		text := w.module()
		cpu := []string{"sm_80", "sm_90", "sm_100"}[r.IntN(3)]
		want, _ := runPacked(t, text, cpu, "")
		for _, pipeline := range []string{"slp-vectorizer,dce", "gpucc"} {
			got, packed := runPacked(t, text, cpu, pipeline)
			if packed {
				vectorized++
			}
			if d := difference(want, got); d != "" {
				t.Fatalf("kernel %d, %s, %s: %s\n%s", k, cpu, pipeline, d, text)
			}
		}
	}
	if vectorized == 0 {
		t.Error("nothing was vectorized")
	}
}

// runPacked runs a kernel after passes; packed says that it has instructions on pairs.
func runPacked(t *testing.T, text, cpu, pipeline string) (memory [][]byte, packed bool) {
	t.Helper()
	m, err := frontend.Read("packed.ll", []byte(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		t.Fatal(err)
	}
	o := nvptx.Options{CPU: cpu}
	if _, err := passes.Run(m, nodes, passes.Options{Target: nvptx.Target(m, o), VerifyEach: true, Flags: map[string]string{"slp-threshold": "-1000"}}); err != nil {
		t.Fatalf("%s: %v\n%s", pipeline, err, text)
	}
	out, printed, err := compilePasses(m, nil, o)
	if err != nil {
		t.Fatalf("%s: %v\n%s", pipeline, err, text)
	}
	memory, err = launchRandom(out, false)
	if err != nil {
		t.Fatalf("%s: %v\n%s", pipeline, err, printed)
	}
	return memory, strings.Contains(printed, "x2")
}
