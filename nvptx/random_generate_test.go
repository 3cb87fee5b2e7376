package nvptx_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// kernelWriter writes random kernels as IR text with the same result under every compiler: no
// undef, no poison, no NaN whose bits are observed, no race. Every thread has a row of the output;
// it computes with integers of odd widths, floats, vectors and structures, calls device functions,
// branches, loops, and reads and writes memory of all spaces.
//
// Control flow is structured: a region adds blocks at the end and leaves the writer in its last
// one. pool holds the values that dominate the place; a region cuts it back to what it was.
type kernelWriter struct {
	r       *rand.Rand
	b       strings.Builder
	next    int
	label   string // of the current block
	pool    []poolValue
	places  []place
	uniform bool // all threads of the block are here, together
	kernel  bool // not a device function
	budget  int  // statements still to come
	callees []callee
	used    map[string]string // declarations of intrinsics
}

type poolValue struct {
	name string
	t    *shape
}

// place is memory that a pointer points to.
type place struct {
	ptr      string // in the generic space
	bytes    int    // a power of two, at least 64
	writable bool
}

type callee struct {
	name   string
	result *shape
	params []*shape
}

const (
	randomThreads = 40 // of a block: a warp and a part of one
	randomBlocks  = 2
	rowBytes      = 512  // of the output, for each thread
	inputBytes    = 1024 // floats in the first half, random bits in the second
)

func newKernelWriter(seed uint64, number int) *kernelWriter {
	return &kernelWriter{r: rand.New(rand.NewPCG(seed, uint64(number))), used: map[string]string{}}
}

func (w *kernelWriter) chance(percent int) bool { return w.r.IntN(100) < percent }

func (w *kernelWriter) text(list ...string) string { return list[w.r.IntN(len(list))] }

func (w *kernelWriter) fresh(prefix string) string {
	w.next++
	return fmt.Sprintf("%s%d", prefix, w.next)
}

func (w *kernelWriter) line(format string, args ...any) { fmt.Fprintf(&w.b, "  "+format+"\n", args...) }

// define writes an instruction whose result is a new value that later ones may use.
func (w *kernelWriter) define(t *shape, format string, args ...any) string {
	v := w.fresh("%v")
	w.line("%s = %s", v, fmt.Sprintf(format, args...))
	w.pool = append(w.pool, poolValue{v, t})
	return v
}

// hidden is define for a value that only what is being written uses.
func (w *kernelWriter) hidden(format string, args ...any) string {
	v := w.fresh("%v")
	w.line("%s = %s", v, fmt.Sprintf(format, args...))
	return v
}

func (w *kernelWriter) block(label string) {
	fmt.Fprintf(&w.b, "%s:\n", label)
	w.label = label
}

func (w *kernelWriter) intrinsic(name, result string, params ...string) string {
	w.used[name] = fmt.Sprintf("declare %s @%s(%s)", result, name, strings.Join(params, ", "))
	return "@" + name
}

// module writes a whole module with the kernel k.
func (w *kernelWriter) module() string {
	var out strings.Builder
	out.WriteString("target triple = \"nvptx64-nvidia-cuda\"\n\n")
	out.WriteString("@shared = internal addrspace(3) global [64 x i64] undef, align 8\n")
	out.WriteString("@table = internal addrspace(4) constant [16 x i32] [i32 1, i32 -1, i32 7, i32 300, i32 -40000, i32 0, i32 12, i32 99, " +
		"i32 5, i32 -8, i32 2147483647, i32 31, i32 64, i32 -2147483648, i32 3, i32 255], align 16\n\n")
	for range w.r.IntN(3) {
		w.function()
	}
	w.kernelBody()
	for _, k := range sortedKeys(w.used) {
		out.WriteString(w.used[k] + "\n")
	}
	out.WriteString("\n" + w.b.String())
	out.WriteString("!nvvm.annotations = !{!0}\n!0 = !{ptr @k, !\"kernel\", i32 1}\n")
	return out.String()
}

// function writes a device function.
func (w *kernelWriter) function() {
	f := callee{name: w.fresh("f"), result: w.shape()}
	var params []string
	w.pool, w.places, w.kernel, w.uniform, w.budget = nil, nil, false, false, 8
	for k := range 1 + w.r.IntN(4) {
		t := w.shape()
		f.params = append(f.params, t)
		params = append(params, fmt.Sprintf("%s %%p%d", t, k))
		w.pool = append(w.pool, poolValue{fmt.Sprintf("%%p%d", k), t})
	}
	attrs := w.text("", "", " noinline", " alwaysinline")
	fmt.Fprintf(&w.b, "define internal %s @%s(%s)%s {\n", f.result, f.name, strings.Join(params, ", "), attrs)
	w.block("entry")
	w.locals()
	w.region(1)
	w.line("ret %s %s", f.result, w.value(f.result))
	w.b.WriteString("}\n\n")
	w.callees = append(w.callees, f)
}

// kernelBody writes the kernel: its row, its memory, statements, and at the end a store of some of
// the last values.
func (w *kernelWriter) kernelBody() {
	w.pool, w.places, w.kernel, w.uniform, w.budget = nil, nil, true, true, 20+w.r.IntN(60)
	in, out := "ptr "+w.text("", "noalias ", "noalias readonly ")+"%in", "ptr "+w.text("", "noalias ")+"%out"
	odd := w.shape()
	fmt.Fprintf(&w.b, "define void @k(%s, %s, ptr %%counters, i32 %%s, ptr byval({i32, i64, [4 x i16]}) align 8 %%by, i64 %%wide) {\n", in, out)
	w.block("entry")
	sreg := func(name string) string {
		return w.hidden("call i32 %s()", w.intrinsic("llvm.nvvm.read.ptx.sreg."+name, "i32"))
	}
	tid, cta, n := sreg("tid.x"), sreg("ctaid.x"), sreg("ntid.x")
	w.line("%%tid = add i32 %s, 0", tid)
	w.line("%%first = mul i32 %s, %s", cta, n)
	w.line("%%thread = add i32 %%first, %%tid")
	w.line("%%thread64 = zext i32 %%thread to i64")
	w.line("%%at = mul i64 %%thread64, %d", rowBytes)
	w.line("%%row = getelementptr i8, ptr %%out, i64 %%at")
	w.line("%%const = addrspacecast ptr addrspace(4) @table to ptr")
	w.pool = append(w.pool, poolValue{"%tid", integer(32)}, poolValue{"%s", integer(32)}, poolValue{"%wide", integer(64)}, poolValue{"%thread64", integer(64)})
	w.places = append(w.places, place{"%row", 256, true}, place{"%row", 256, true}, place{"%const", 64, false})
	w.locals()
	for _, o := range []int{0, 8, 16} {
		p := w.hidden("getelementptr i8, ptr %%by, i64 %d", o)
		t := integer([]int{32, 64, 16}[o/8])
		w.define(t, "load %s, ptr %s", t, p)
	}
	w.load()
	w.value(odd)
	for w.budget > 0 {
		w.region(0)
	}
	for slot := range 16 { // the upper half of the row: results
		t := w.shape()
		if len(w.pool) > 0 && w.chance(80) {
			t = w.pool[len(w.pool)-1-w.r.IntN(min(len(w.pool), 12))].t
		}
		w.store(t, w.hidden("getelementptr i8, ptr %%row, i64 %d", 256+16*slot), 16)
	}
	w.line("ret void")
	w.b.WriteString("}\n\n")
}

// locals makes stack memory: some that is cleared, and a slot for an address.
func (w *kernelWriter) locals() {
	w.line("%%slot = alloca ptr, align 8")
	for range 1 + w.r.IntN(2) {
		p := w.hidden("alloca %s, align 16", w.text("[64 x i8]", "[16 x i32]", "[8 x i64]", "{<4 x i32>, [6 x i64]}", "[4 x <4 x float>]"))
		w.line("call void %s(ptr align 16 %s, i8 0, i64 64, i1 false)", w.intrinsic("llvm.memset.p0.i64", "void", "ptr", "i8", "i64", "i1"), p)
		w.places = append(w.places, place{p, 64, true})
	}
}

// region writes some statements.
func (w *kernelWriter) region(depth int) {
	for range 2 + w.r.IntN(6) {
		w.budget--
		switch p := w.r.IntN(100); {
		case p < 60:
			w.operation()
		case p < 70:
			w.load()
		case p < 79:
			w.write()
		case p < 85 && depth < 3:
			w.branch(depth)
		case p < 89 && depth < 2:
			w.loop(depth)
		case p < 92 && depth < 3:
			w.choice(depth)
		case p < 95 && len(w.callees) > 0 && w.kernel:
			w.call()
		case p < 96:
			w.mergePlaces()
		case p < 97:
			w.storedPlace()
		case p < 98 && w.kernel:
			w.count()
		case w.uniform && w.kernel:
			w.exchange()
		default:
			w.operation()
		}
	}
}

// inside writes a region whose values are not visible after it. It returns one value of each wanted
// type from the region.
func (w *kernelWriter) inside(depth int, together bool, wanted []*shape) (values []string, last string) {
	pool, places, uniform := len(w.pool), len(w.places), w.uniform
	w.uniform = w.uniform && together
	if w.budget > 0 && w.chance(85) {
		w.region(depth + 1)
	}
	for _, t := range wanted {
		values = append(values, w.value(t))
	}
	w.pool, w.places, w.uniform = w.pool[:pool], w.places[:places], uniform
	return values, w.label
}

func (w *kernelWriter) wanted() []*shape {
	var list []*shape
	for range w.r.IntN(3) {
		list = append(list, w.shape())
	}
	return list
}

// branch writes an if, followed by φs.
func (w *kernelWriter) branch(depth int) {
	cond, together := w.value(integer(1)), false
	if w.uniform && w.chance(40) {
		together = true
		cond = w.hidden("icmp %s i32 %%s, %d", w.text("eq", "ne", "slt", "ugt"), w.r.IntN(20))
	}
	then, other, join := w.fresh("then"), w.fresh("else"), w.fresh("join")
	wanted := w.wanted()
	w.line("br i1 %s, label %%%s, label %%%s", cond, then, other)
	w.block(then)
	a, aEnd := w.inside(depth, together, wanted)
	w.line("br label %%%s", join)
	w.block(other)
	b, bEnd := w.inside(depth, together, wanted)
	w.line("br label %%%s", join)
	w.block(join)
	for k, t := range wanted {
		w.define(t, "phi %s [ %s, %%%s ], [ %s, %%%s ]", t, a[k], aEnd, b[k], bEnd)
	}
}

// choice writes a switch, followed by φs.
func (w *kernelWriter) choice(depth int) {
	t := integer([]int{8, 32, 64, 24, 5}[w.r.IntN(5)])
	on, join := w.value(t), w.fresh("join")
	wanted := w.wanted()
	n := 2 + w.r.IntN(4)
	var labels []string
	var cases strings.Builder
	for k := range n {
		labels = append(labels, w.fresh("case"))
		if k > 0 {
			fmt.Fprintf(&cases, " %s %d, label %%%s", t, k*(1+3*w.r.IntN(2))-2, labels[k])
		}
	}
	seen := map[string]bool{}
	var distinct []string
	for _, c := range strings.Split(cases.String(), " "+t.String()+" ")[1:] {
		value, _, _ := strings.Cut(c, ",")
		if !seen[value] {
			seen[value] = true
			distinct = append(distinct, t.String()+" "+c)
		}
	}
	masked := on
	if w.chance(70) && t.bits > 5 {
		masked = w.hidden("and %s %s, 7", t, on)
	}
	w.line("switch %s %s, label %%%s [ %s ]", t, masked, labels[0], strings.Join(distinct, " "))
	incoming := make([][]string, len(wanted))
	for k := range n {
		w.block(labels[k])
		values, end := w.inside(depth, false, wanted)
		w.line("br label %%%s", join)
		for j, v := range values {
			incoming[j] = append(incoming[j], fmt.Sprintf("[ %s, %%%s ]", v, end))
		}
	}
	w.block(join)
	for j, t := range wanted {
		w.define(t, "phi %s %s", t, strings.Join(incoming[j], ", "))
	}
}

// loop writes a loop of up to five iterations that carries values and walks over memory; the test
// is at the top or at the end.
func (w *kernelWriter) loop(depth int) {
	t := integer([]int{32, 64, 16, 32}[w.r.IntN(4)])
	limit, together := fmt.Sprint(1+w.r.IntN(5)), true
	switch {
	case w.chance(30) && w.uniform:
		limit = w.convert(w.hidden("and i32 %%s, 3"), integer(32), t)
		limit = w.hidden("add nuw nsw %s %s, 1", t, limit)
	case w.chance(40):
		limit, together = w.hidden("and %s %s, 3", t, w.value(t)), false
		limit = w.hidden("add nuw nsw %s %s, 1", t, limit)
	}
	walk, walked := w.places[w.r.IntN(len(w.places))], w.fresh("%walk")
	carried := append(w.wanted(), w.shape())
	start := make([]string, len(carried))
	for k, c := range carried {
		start[k] = w.value(c)
	}
	entry, head, body, exit := w.label, w.fresh("head"), w.fresh("body"), w.fresh("exit")
	top := w.chance(50)
	w.line("br label %%%s", head)
	w.block(head)
	iv, latch := w.fresh("%i"), w.fresh("latch")
	w.line("%s = phi %s [ 0, %%%s ], [ %s.next, %%%s ]", iv, t, entry, iv, latch)
	w.pool = append(w.pool, poolValue{iv, t})
	w.line("%s = phi ptr [ %s, %%%s ], [ %s.next, %%%s ]", walked, walk.ptr, entry, walked, latch)
	if walk.bytes >= 256 { // 64 bytes remain after the last step
		w.places = append(w.places, place{walked, 64, walk.writable})
	}
	names := make([]string, len(carried))
	for k, c := range carried {
		names[k] = w.define(c, "phi %s [ %s, %%%s ], [ %s.%s, %%%s ]", c, start[k], entry, iv, fmt.Sprint("c", k), latch)
	}
	if top {
		w.line("%s.go = icmp %s %s %s, %s", iv, w.text("ult", "slt", "ne"), t, iv, limit)
		w.line("br i1 %s.go, label %%%s, label %%%s", iv, body, exit)
	} else {
		w.line("br label %%%s", body)
	}
	w.block(body)
	values, _ := w.inside(depth, together, carried)
	w.line("br label %%%s", latch)
	w.block(latch)
	for k, c := range carried { // a select gives the value a name of its own
		w.line("%s.c%d = select i1 true, %s %s, %s %s", iv, k, c, values[k], c, names[k])
	}
	w.line("%s.next = add nuw nsw %s %s, 1", iv, t, iv)
	w.line("%s.next = getelementptr i8, ptr %s, i64 16", walked, walked)
	if top {
		w.line("br label %%%s", head)
	} else {
		w.line("%s.go = icmp ult %s %s.next, %s", iv, t, iv, limit)
		w.line("br i1 %s.go, label %%%s, label %%%s", iv, head, exit)
	}
	w.block(exit)
}

// call calls a device function.
func (w *kernelWriter) call() {
	f := w.callees[w.r.IntN(len(w.callees))]
	var args []string
	for _, t := range f.params {
		args = append(args, fmt.Sprintf("%s %s", t, w.value(t)))
	}
	w.define(f.result, "call %s @%s(%s)", f.result, f.name, strings.Join(args, ", "))
}

// exchange passes a value to other threads through shared memory.
func (w *kernelWriter) exchange() {
	barrier := w.intrinsic("llvm.nvvm.barrier0", "void")
	t := []*shape{integer(64), integer(32), integer(16), integer(24), vector(integer(16), 3), vector(integer(8), 4)}[w.r.IntN(6)]
	w.line("call void %s()", barrier)
	mine := w.hidden("getelementptr [64 x i64], ptr addrspace(3) @shared, i32 0, i32 %%tid")
	w.line("store %s %s, ptr addrspace(3) %s, align 8", t, w.value(t), mine)
	w.line("call void %s()", barrier)
	other := w.hidden("urem i32 %s, %d", w.hidden("add i32 %%tid, %d", w.r.IntN(randomThreads)), randomThreads)
	p := w.hidden("getelementptr [64 x i64], ptr addrspace(3) @shared, i32 0, i32 %s", other)
	if w.chance(50) {
		w.define(t, "load %s, ptr %s, align 8", t, w.hidden("addrspacecast ptr addrspace(3) %s to ptr", p))
	} else {
		w.define(t, "load %s, ptr addrspace(3) %s, align 8", t, p)
	}
}

// count updates a counter that all threads share, by operations that commute.
func (w *kernelWriter) count() {
	k := w.r.IntN(4)
	p := w.hidden("getelementptr i32, ptr %%counters, i64 %d", k)
	w.line("%s = atomicrmw %s ptr %s, i32 %s monotonic", w.fresh("%v"), []string{"add", "xor", "umax", "min"}[k], p, w.value(integer(32)))
}

// storedPlace stores an address to stack memory and loads it again.
func (w *kernelWriter) storedPlace() {
	a := w.places[w.r.IntN(len(w.places))]
	w.line("store ptr %s, ptr %%slot, align 8", a.ptr)
	if w.chance(50) {
		w.write()
	}
	w.places = append(w.places, place{w.hidden("load ptr, ptr %%slot, align 8"), a.bytes, a.writable})
}

// mergePlaces makes a pointer to one of two places.
func (w *kernelWriter) mergePlaces() {
	if len(w.places) < 2 {
		w.operation()
		return
	}
	a, b := w.places[w.r.IntN(len(w.places))], w.places[w.r.IntN(len(w.places))]
	p := w.hidden("select i1 %s, ptr %s, ptr %s", w.value(integer(1)), a.ptr, b.ptr)
	w.places = append(w.places, place{p, min(a.bytes, b.bytes), a.writable && b.writable})
}
