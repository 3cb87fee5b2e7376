package hexagon

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"opt-go/frontend"
	"opt-go/tools/testload"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/intrinsics"
)

// hvxFlags give clang the vector unit.
var hvxFlags = []string{"-mhvx", "-mhvx-length=128B"}

// irTypes are the types of operands of intrinsics in the IR.
var irTypes = map[code.Class]string{code.NoClass: "i32 immarg", code.Word: "i32", code.Pair: "i64",
	code.Vec: "<32 x i32>", code.VecPair: "<64 x i32>", code.VecPred: "<128 x i1>"}

// tableModule collects functions for a driver that calls them by a table.
type tableModule struct{ functions, names, table, labels, decls strings.Builder }

func (m *tableModule) add(n int, label, body string) {
	fmt.Fprintf(&m.functions, "define void @f%d(ptr %%in, ptr %%out) #0 {\n%s  ret void\n}\n", n, body)
	fmt.Fprintf(&m.names, "@n%d = private constant [%d x i8] c\"%s\\00\"\n", n, len(label)+1, label)
	fmt.Fprintf(&m.table, "ptr @f%d, ", n)
	fmt.Fprintf(&m.labels, "ptr @n%d, ", n)
}

func (m *tableModule) text(count int) string {
	return fmt.Sprintf("target datalayout = %q\ntarget triple = \"hexagon\"\n%s@functions = constant [%d x ptr] [%sptr null]\n@names = constant [%d x ptr] [%sptr null]\n%s%s%s",
		Layout, m.names.String(), count+1, m.table.String(), count+1, m.labels.String(), m.functions.String(), m.decls.String(),
		"attributes #0 = { nounwind \"target-cpu\"=\"hexagonv68\" \"target-features\"=\"+hvx-length128b,+hvxv68,+v68\" }\n")
}

// vectorBuiltins is IR with a function for every intrinsic of the vector unit, and for each value
// of its immediate.
func vectorBuiltins() (text string, functions int) {
	m := &tableModule{}
	m.decls.WriteString("declare <128 x i1> @llvm.hexagon.V6.vandvrt.128B(<32 x i32>, i32)\ndeclare <32 x i32> @llvm.hexagon.V6.vandqrt.128B(<128 x i1>, i32)\n")
	count := 0
	for _, in := range intrinsics.All() {
		if !in.Vector || strings.HasPrefix(in.Name, "V6.v6mpy") { // of V68, which qemu 7.2 does not know
			continue
		}
		info, variants := in.Info, 1
		if info == nil {
			info = in.Op.Info()
		}
		var params []string
		for _, p := range in.Params {
			params = append(params, irTypes[p.Class])
			if p.Class == code.NoClass {
				variants = 1 << p.Range.Bits
			}
		}
		if in.Name != "V6.vandvrt" && in.Name != "V6.vandqrt" {
			fmt.Fprintf(&m.decls, "declare %s @llvm.hexagon.%s.128B(%s)\n", irTypes[info.Dst], in.Name, strings.Join(params, ", "))
		}
		for v := range variants {
			label := in.Name
			if variants > 1 {
				label = fmt.Sprintf("%s.%d", in.Name, v)
			}
			m.add(count, label, builtinCall(in, info, v))
			count++
		}
	}
	return m.text(count), count
}

// builtinCall loads the operands, calls, and stores the result.
func builtinCall(in *intrinsics.Intrinsic, info *code.Info, immediate int) string {
	var b strings.Builder
	var args []string
	for k, p := range in.Params {
		ty := irTypes[p.Class]
		switch p.Class {
		case code.NoClass:
			args = append(args, fmt.Sprintf("i32 %d", immediate))
			continue
		case code.VecPred:
			fmt.Fprintf(&b, "  %%p%d = getelementptr i8, ptr %%in, i32 %d\n  %%v%d = load <32 x i32>, ptr %%p%d, align 128\n", k, 256*k, k, k)
			fmt.Fprintf(&b, "  %%a%d = call <128 x i1> @llvm.hexagon.V6.vandvrt.128B(<32 x i32> %%v%d, i32 50529027)\n", k, k)
		default:
			fmt.Fprintf(&b, "  %%p%d = getelementptr i8, ptr %%in, i32 %d\n  %%a%d = load %s, ptr %%p%d, align 128\n", k, 256*k, k, ty, k)
		}
		args = append(args, fmt.Sprintf("%s %%a%d", ty, k))
	}
	fmt.Fprintf(&b, "  %%r = call %s @llvm.hexagon.%s.128B(%s)\n", irTypes[info.Dst], in.Name, strings.Join(args, ", "))
	if info.Dst == code.VecPred {
		b.WriteString("  %s = call <32 x i32> @llvm.hexagon.V6.vandqrt.128B(<128 x i1> %r, i32 -1)\n  store <32 x i32> %s, ptr %out, align 128\n")
	} else {
		fmt.Fprintf(&b, "  store %s %%r, ptr %%out, align 128\n", irTypes[info.Dst])
	}
	return b.String()
}

// vectorBench is a bench whose tools know the vector unit.
func vectorBench(t *testing.T) *bench {
	b := newBench(t)
	b.hvx = true
	return b
}

// TestVectorBuiltins compares what the intrinsics of the vector unit compute in our code and in
// LLVM's, with random operands.
func TestVectorBuiltins(t *testing.T) {
	b := vectorBench(t)
	text, functions := vectorBuiltins()
	if functions < 410 {
		t.Fatalf("only %d functions", functions)
	}
	b.compareTable(text, functions)
}

// compareTable compares what the functions of a module compute in our code and in LLVM's.
func (b *bench) compareTable(text string, functions int) {
	b.t.Helper()
	file := filepath.Join(b.dir, "peer.ll")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		b.t.Fatal(err)
	}
	b.tableDriver()
	peer := filepath.Join(b.dir, "llvm.s")
	b.run("llc-19", "-mcpu=hexagonv68", "-hexagon-small-data-threshold=0", file, "-o", peer)
	b.ours(text, functions, strings.Split(b.execute(peer), "\n"))
}

// tableDriver adds the program that calls functions of a table.
func (b *bench) tableDriver() {
	driver := filepath.Join(b.dir, "driver.o")
	b.run("clang-19", "--target=hexagon", "-mcpu=hexagonv68", "-O1", "-ffreestanding", "-Itestdata/runtime/include", "-c", "testdata/hvx/operations.c", "-o", driver)
	b.lib = append(b.lib[:2:2], driver)
}

// ours compares what our code of a module prints with what it has to.
func (b *bench) ours(text string, functions int, want []string) {
	b.t.Helper()
	file := filepath.Join(b.dir, "table.ll")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		b.t.Fatal(err)
	}
	b.tableDriver()
	s, err := b.assembly(file, "")
	if err != nil {
		b.t.Fatal(err)
	}
	got := strings.Split(b.execute(s), "\n")
	if len(want) < functions || len(got) != len(want) {
		b.t.Fatalf("%d lines, the other program prints %d, of %d functions", len(got), len(want), functions)
	}
	for k := range want {
		if got[k] != want[k] {
			b.t.Errorf("%s, the other program says %s", got[k], want[k])
		}
	}
}

// autoFlags let clang make vectors of loops for the vector unit.
var autoFlags = append([]string{"-fvectorize", "-mllvm", "-hexagon-autohvx", "-ffp-contract=off"}, hvxFlags...)

// compareVectors holds our builds of a C file for the vector unit against what it has to print, and
// returns how many instructions of the unit they have.
func (b *bench) compareVectors(file, want string, levels ...string) int {
	b.t.Helper()
	count := 0
	for _, level := range levels {
		s, err := b.assembly(b.compile(file, level, autoFlags...), "")
		if err != nil {
			b.t.Errorf("%s %s: %v", file, level, err)
			continue
		}
		text, err := os.ReadFile(s)
		if err != nil {
			b.t.Fatal(err)
		}
		count += strings.Count(string(text), "vmem(") + strings.Count(string(text), "vmemu(")
		if got := b.execute(s); got != want {
			b.t.Errorf("%s %s: the output differs\n%s\nwant\n%s", file, level, got, want)
		}
	}
	return count
}

// TestVectorPrograms compiles programs for the vector unit: with vectors in C, with loops that
// clang vectorizes, and with builtins, which only LLVM's build can be held against.
func TestVectorPrograms(t *testing.T) {
	b := vectorBench(t)
	for _, file := range []string{"testdata/hvx/programs/kernels.c", "testdata/hvx/programs/extensions.c"} {
		b.each(file, func(b *bench) { b.compareVectors(file, b.native(file), "-O0", "-O1", "-O3") })
	}
	file := "testdata/hvx/machine/builtins.c"
	b.each(file, func(b *bench) {
		b.compareVectors(file, b.byLLVM(file, hvxFlags...), "-O0", "-O1", "-O3")
	})
}

// TestVectorizedPrograms compiles the programs of the scalar core with loops that clang vectorizes
// for the vector unit.
func TestVectorizedPrograms(t *testing.T) {
	b := vectorBench(t)
	files, _ := filepath.Glob("testdata/programs/*.c")
	loops, _ := filepath.Glob("testdata/loops/*.c")
	files = append(files, loops...)
	for _, p := range []string{"programs/branchy.c", "programs/divisions.c", "nests/programs/image.c", "nests/programs/overlap.c", "nests/programs/poly.c"} {
		files = append(files, filepath.Join("../../testdata", p))
	}
	files = files[:testload.Share(len(files), 6)]
	var vectors atomic.Int32
	t.Run("all", func(t *testing.T) {
		group := *b
		group.t = t
		for _, file := range files {
			group.each(file, func(b *bench) {
				if b.compareVectors(file, b.native(file), "-O3") > 0 {
					vectors.Add(1)
				}
			})
		}
	})
	t.Logf("%d of %d programs have vectors", vectors.Load(), len(files))
	if int(vectors.Load()) < len(files)/2 {
		t.Errorf("only %d of %d programs have vectors", vectors.Load(), len(files))
	}
}

// TestVectorsRefused pins what is a diagnostic.
func TestVectorsRefused(t *testing.T) {
	for _, c := range []struct{ features, code, want string }{
		{"+hvx-length64b,+hvxv68", "store <16 x i32> zeroinitializer, ptr %p\n  ret void", "HVX with vectors of 64 bytes"},
		{"+hvx-length64b,+hvxv68", "%x = call <16 x i32> @llvm.hexagon.V6.vd0()\n  ret void", "HVX with vectors of 64 bytes"},
		{"+hvx-length64b,+hvxv68", "store <4 x i32> zeroinitializer, ptr %p\n  ret void", ""}, // no vectors of the unit
		{"+hvx-length128b", "call void @llvm.hexagon.V6.vwhist256.128B()\n  ret void", "the intrinsic llvm.hexagon.V6.vwhist256.128B"},
		{"+v68", "%x = call <32 x i32> @llvm.hexagon.V6.vd0.128B()\n  ret void", "the intrinsic llvm.hexagon.V6.vd0.128B"},
		{"+hvx-length128b", "%x = load <72 x i1>, ptr %p\n  store <72 x i1> %x, ptr %p\n  ret void", "a value of type <72 x i1> in memory"},
		{"+hvx-length128b", "call void (...) @many(<32 x i32> zeroinitializer)\n  ret void", "a vector among a variable number of arguments"},
	} {
		text := fmt.Sprintf("target datalayout = %q\ntarget triple = \"hexagon\"\ndefine void @f(ptr %%p) #0 {\n  %s\n}\ndeclare void @many(...)\n"+
			"declare void @llvm.hexagon.V6.vwhist256.128B()\ndeclare <16 x i32> @llvm.hexagon.V6.vd0()\ndeclare <32 x i32> @llvm.hexagon.V6.vd0.128B()\n"+
			"attributes #0 = { \"target-features\"=%q }\n", Layout, c.code, c.features)
		m, err := frontend.Read("refused.ll", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if _, err = Compile(m); c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, want %q", c.code, err, c.want)
		}
	}
}

// vectorShapes are types of the random functions: whole registers, pairs, and parts of one.
var vectorShapes = []struct{ lanes, bits int }{{128, 8}, {64, 16}, {32, 32}, {256, 8}, {128, 16}, {64, 32}, {32, 8}, {64, 8}, {32, 16}, {16, 32}, {16, 16}}

// vectorFuzz makes random functions on vectors.
type vectorFuzz struct {
	rng  *rand.Rand
	b    strings.Builder
	n    int
	vals map[string][]string // by type
	decl map[string]bool
}

func (f *vectorFuzz) emit(ty, format string, args ...any) {
	f.n++
	name := fmt.Sprintf("%%t%d", f.n)
	fmt.Fprintf(&f.b, "  %s = %s\n", name, fmt.Sprintf(format, args...))
	f.vals[ty] = append(f.vals[ty], name)
}

func (f *vectorFuzz) pick(ty string) string {
	list := f.vals[ty]
	return list[f.rng.IntN(len(list))]
}

func vectorType(lanes, bits int) string { return fmt.Sprintf("<%d x i%d>", lanes, bits) }

// splat is a constant vector.
func splat(lanes, bits, n int) string {
	var out []string
	for range lanes {
		out = append(out, fmt.Sprintf("i%d %d", bits, n))
	}
	return "<" + strings.Join(out, ", ") + ">"
}

// step appends one operation on vectors of some lanes.
func (f *vectorFuzz) step(lanes, bits int) {
	ty, mask := vectorType(lanes, bits), vectorType(lanes, 1)
	x, y := f.pick(ty), f.pick(ty)
	call := func(id string, params ...string) {
		var types []string
		for _, p := range params {
			types = append(types, p[:strings.LastIndex(p, " ")])
		}
		f.decl[fmt.Sprintf("declare %s @llvm.%s.v%di%d(%s)\n", ty, id, lanes, bits, strings.Join(types, ", "))] = true
		f.emit(ty, "call %s @llvm.%s.v%di%d(%s)", ty, id, lanes, bits, strings.Join(params, ", "))
	}
	value := func(v string) string { return ty + " " + v }
	switch f.rng.IntN(12) {
	case 0, 1:
		f.emit(ty, "%s %s %s, %s", []string{"add", "sub", "mul", "and", "or", "xor"}[f.rng.IntN(6)], ty, x, y)
	case 2:
		f.emit(ty, "and %s %s, %s", ty, y, splat(lanes, bits, bits-1))
		f.emit(ty, "%s %s %s, %s", []string{"shl", "lshr", "ashr"}[f.rng.IntN(3)], ty, x, f.vals[ty][len(f.vals[ty])-1])
	case 3:
		f.emit(ty, "%s %s %s, %s", []string{"shl", "lshr", "ashr"}[f.rng.IntN(3)], ty, x, splat(lanes, bits, f.rng.IntN(bits)))
	case 4:
		f.emit(mask, "icmp %s %s %s, %s", []string{"eq", "ne", "sgt", "sge", "slt", "sle", "ugt", "uge", "ult", "ule"}[f.rng.IntN(10)], ty, x, y)
	case 5:
		if len(f.vals[mask]) > 0 {
			f.emit(ty, "select %s %s, %s %s, %s %s", mask, f.pick(mask), ty, x, ty, y)
			f.emit(ty, "%s %s %s to %s", []string{"sext", "zext"}[f.rng.IntN(2)], mask, f.pick(mask), ty)
			f.emit(mask, "%s %s %s, %s", []string{"and", "or", "xor"}[f.rng.IntN(3)], mask, f.pick(mask), f.pick(mask))
		}
	case 6:
		call([]string{"smax", "smin", "umax", "umin", "sadd.sat", "ssub.sat", "uadd.sat", "usub.sat"}[f.rng.IntN(8)], value(x), value(y))
	case 7:
		switch f.rng.IntN(4) {
		case 0:
			call("ctpop", value(x))
		case 1:
			call("abs", value(x), "i1 false")
		case 2:
			call("fshl", value(x), value(y), value(f.pick(ty)))
		case 3:
			call("ctlz", value(x), "i1 false")
		}
	case 8:
		var list []string
		kind, from := f.rng.IntN(5), f.rng.IntN(lanes)
		for k := range lanes {
			n := []int{k*2 + from&1, k/2 + k%2*lanes, (k + from) % (2 * lanes), from, f.rng.IntN(2 * lanes)}[kind]
			list = append(list, fmt.Sprintf("i32 %d", n%(2*lanes)))
		}
		f.emit(ty, "shufflevector %s %s, %s %s, <%d x i32> <%s>", ty, x, ty, y, lanes, strings.Join(list, ", "))
	case 9:
		f.emit(fmt.Sprintf("i%d", bits), "extractelement %s %s, i32 %d", ty, x, f.rng.IntN(lanes))
		f.emit(ty, "insertelement %s %s, i%d %s, i32 %d", ty, y, bits, f.pick(fmt.Sprintf("i%d", bits)), f.rng.IntN(lanes))
	case 10:
		if lanes*bits < 2048 && bits < 32 {
			wide := vectorType(lanes, 2*bits)
			f.emit(wide, "%s %s %s to %s", []string{"sext", "zext"}[f.rng.IntN(2)], ty, x, wide)
			f.emit(wide, "mul %s %s, %s", wide, f.pick(wide), f.pick(wide))
			f.emit(ty, "trunc %s %s to %s", wide, f.pick(wide), ty)
		}
	case 11:
		id := []string{"add", "and", "or", "xor", "smax", "umin", "umax", "smin"}[f.rng.IntN(8)]
		scalar := fmt.Sprintf("i%d", bits)
		f.decl[fmt.Sprintf("declare %s @llvm.vector.reduce.%s.v%di%d(%s)\n", scalar, id, lanes, bits, ty)] = true
		f.emit(scalar, "call %s @llvm.vector.reduce.%s.v%di%d(%s %s)", scalar, id, lanes, bits, ty, x)
		f.emit(ty, "insertelement %s %s, %s %s, i32 %d", ty, y, scalar, f.pick(scalar), f.rng.IntN(lanes))
	}
}

// function is the body of a random function.
func (f *vectorFuzz) function() string {
	f.b.Reset()
	f.vals, f.n = map[string][]string{}, 0
	shape := vectorShapes[f.rng.IntN(len(vectorShapes))]
	ty := vectorType(shape.lanes, shape.bits)
	for k := range 4 {
		align := []int{128, 4, 1}[f.rng.IntN(3)]
		fmt.Fprintf(&f.b, "  %%p%d = getelementptr i8, ptr %%in, i32 %d\n", k, 256*k)
		f.emit(ty, "load %s, ptr %%p%d, align %d", ty, k, align)
	}
	for range 8 {
		f.step(shape.lanes, shape.bits)
	}
	fmt.Fprintf(&f.b, "  store %s %s, ptr %%out, align %d\n", ty, f.vals[ty][len(f.vals[ty])-1], []int{128, 4, 1}[f.rng.IntN(3)])
	return f.b.String()
}

// TestRandomVectors compares what random functions on vectors compute in our code and natively.
// LLVM's code for Hexagon is no reference: of 400 such functions llc-19 ends on four, and on two
// others its code for x86-64 and ours compute another result than its code for Hexagon.
func TestRandomVectors(t *testing.T) {
	b := vectorBench(t)
	f := &vectorFuzz{rng: rand.New(rand.NewPCG(7, uint64(*vectorSeed))), decl: map[string]bool{}}
	m := &tableModule{}
	count := testload.Share(400, 60)
	for k := range count {
		m.add(k, fmt.Sprintf("f%d", k), f.function())
	}
	for _, d := range slices.Sorted(maps.Keys(f.decl)) {
		m.decls.WriteString(d)
	}
	text := m.text(count)
	b.compareNative(text, count)
}

// compareNative compares what the functions of a module compute in our code and natively.
func (b *bench) compareNative(text string, functions int) {
	b.t.Helper()
	_, plain, _ := strings.Cut(text, "target triple = \"hexagon\"\n")
	plain, _, _ = strings.Cut(plain, "attributes #0")
	host, exe := filepath.Join(b.dir, "host.ll"), filepath.Join(b.dir, "host")
	if err := os.WriteFile(host, []byte(strings.ReplaceAll(plain, " #0 {", " {")), 0o666); err != nil {
		b.t.Fatal(err)
	}
	b.run("clang-19", "-O1", "-w", host, "testdata/hvx/operations.c", "-o", exe)
	b.ours(text, functions, strings.Split(b.output(time.Minute, exe), "\n"))
}

var vectorSeed = flag.Int("vector-seed", 1, "seed of TestRandomVectors")
