package hexagon

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"opt-go/frontend"
	"opt-go/passes"
	"opt-go/tools/oracle"
	"opt-go/tools/testc"
)

// The tools; Debian's qemu knows V68 code, but takes it for that of V67 only if told.
var hexagonTools = []string{"clang-19", "llvm-mc-19", "ld.lld-19", "qemu-hexagon"}

// bench compiles C for Hexagon and runs it.
type bench struct {
	t   *testing.T
	dir string
	lib []string // objects of the runtime
	hvx bool     // the tools are told of the vector unit
}

func newBench(t *testing.T) *bench {
	oracle.Need(t, hexagonTools...)
	b := &bench{t: t, dir: t.TempDir()}
	start, lib := filepath.Join(b.dir, "start.o"), filepath.Join(b.dir, "runtime.o")
	b.run("llvm-mc-19", "-triple=hexagon", "-mcpu=hexagonv68", "-filetype=obj", "testdata/runtime/start.s", "-o", start)
	b.run("clang-19", "--target=hexagon", "-mcpu=hexagonv68", "-O2", "-ffreestanding", "-fno-builtin", "-w", "-c", "testdata/runtime/runtime.c", "-o", lib)
	b.lib = []string{start, lib}
	return b
}

func (b *bench) run(name string, args ...string) {
	b.t.Helper()
	testc.Tool(b.t, "", name, args...)
}

// compile makes LLVM IR of a C file; -O3 has vectors.
func (b *bench) compile(file, level string, flags ...string) string {
	b.t.Helper()
	out := filepath.Join(b.dir, strings.TrimSuffix(filepath.Base(file), ".c")+level+".ll")
	args := append([]string{"--target=hexagon", "-mcpu=hexagonv68", level, "-ffreestanding", "-w",
		"-Itestdata/runtime/include", "-S", "-emit-llvm", file, "-o", out}, flags...)
	if level != "-O3" {
		args = append(args, "-fno-vectorize", "-fno-slp-vectorize")
	}
	b.run("clang-19", args...)
	return out
}

// assembly compiles IR with a pipeline before it; "" is none.
func (b *bench) assembly(file, pipeline string) (string, error) {
	b.t.Helper()
	m, err := frontend.ReadFile(file)
	if err != nil {
		b.t.Fatal(err)
	}
	if pipeline != "" {
		nodes, err := passes.Parse(pipeline)
		if err != nil {
			b.t.Fatal(err)
		}
		if _, err := passes.Run(m, nodes, passes.Options{VerifyEach: true, Target: Target()}); err != nil {
			b.t.Fatal(err)
		}
	}
	a, err := Compile(m)
	if err != nil {
		return "", err
	}
	var text bytes.Buffer
	if err := Print(&text, a); err != nil {
		b.t.Fatal(err)
	}
	out := strings.TrimSuffix(file, ".ll") + ".s"
	if err := os.WriteFile(out, text.Bytes(), 0o666); err != nil {
		b.t.Fatal(err)
	}
	return out, nil
}

// execute assembles, links and runs; it returns what the program prints and its exit status.
func (b *bench) execute(assembly string) string {
	b.t.Helper()
	return b.output(time.Minute, "qemu-hexagon", "-cpu", "v67", b.link(assembly))
}

// link makes a program.
func (b *bench) link(assembly string) string {
	b.t.Helper()
	obj, exe := assembly+".o", assembly+".exe"
	args := []string{"-triple=hexagon", "-mcpu=hexagonv68", "-filetype=obj", assembly, "-o", obj}
	if b.hvx {
		args = append(args, "-mattr=+hvxv68,+hvx-length128b")
	}
	b.run("llvm-mc-19", args...)
	b.run("ld.lld-19", append([]string{obj, "-o", exe}, b.lib...)...)
	return exe
}

func (b *bench) output(limit time.Duration, name string, args ...string) string {
	b.t.Helper()
	r, ok := testc.Execute(limit, name, args...)
	if !ok {
		b.t.Fatalf("%s %s does not end, or by a signal", name, strings.Join(args, " "))
	}
	return r.String()
}

// native is what a native build of a C file prints.
func (b *bench) native(file string, flags ...string) string {
	r, ok := testc.Native(b.t, b.dir, file, 10*time.Second, flags...)
	if !ok {
		b.t.Fatalf("%s does not end natively, or by a signal", file)
	}
	return r.String()
}

// TestPrograms compiles C programs at all levels, and with our pipeline, runs them under qemu, and
// compares what they print with what a native build prints.
func TestPrograms(t *testing.T) {
	b := newBench(t)
	files, _ := filepath.Glob("testdata/programs/*.c")
	loops, _ := filepath.Glob("testdata/loops/*.c")
	files = append(files, loops...)
	for _, p := range []string{"programs/branchy.c", "programs/divisions.c", "programs/blocks.c",
		"nests/programs/image.c", "nests/programs/overlap.c", "nests/programs/poly.c", "nests/programs/sci.c"} {
		files = append(files, filepath.Join("../../testdata", p))
	}
	if len(files) < 13 {
		t.Fatalf("only %d programs", len(files))
	}
	for _, file := range files {
		b.each(file, func(b *bench) { b.compare(file, b.native(file)) })
	}
	// What these print depends on the sizes of long and of pointers.
	for _, p := range []string{"programs/fptrs.c", "programs/globals.c", "programs/loops2.c", "programs/frames.c", "programs/vectors.c", "nests/programs/params.c"} {
		file := filepath.Join("../../testdata", p)
		b.each(file, func(b *bench) { b.compare(file, b.byLLVM(file)) })
	}
}

// TestMachine compiles programs that only Hexagon runs, and compares what they print with what
// LLVM's builds print.
func TestMachine(t *testing.T) {
	b := newBench(t)
	files, _ := filepath.Glob("testdata/machine/*.c")
	if len(files) == 0 {
		t.Fatal("no programs")
	}
	for _, file := range files {
		b.each(file, func(b *bench) { b.compare(file, b.byLLVM(file)) })
	}
}

// each runs f for a file, beside the other files, in a folder of its own.
func (b *bench) each(file string, f func(b *bench)) {
	b.t.Run(filepath.Base(file), func(t *testing.T) {
		t.Parallel()
		f(&bench{t: t, dir: t.TempDir(), lib: b.lib, hvx: b.hvx})
	})
}

// byLLVMObject is the object that LLVM makes of a C file.
func (b *bench) byLLVMObject(file string) string {
	out := filepath.Join(b.dir, filepath.Base(file)+".llvm.o")
	b.run("clang-19", "--target=hexagon", "-mcpu=hexagonv68", "-O1", "-ffreestanding", "-w", "-Itestdata/runtime/include", "-c", file, "-o", out)
	return out
}

// byLLVM is what LLVM's build for Hexagon prints.
func (b *bench) byLLVM(file string, flags ...string) string {
	return b.execute(b.llvmAssembly(file, flags...))
}

func (b *bench) llvmAssembly(file string, flags ...string) string {
	s := filepath.Join(b.dir, "llvm.s")
	b.run("clang-19", append([]string{"--target=hexagon", "-mcpu=hexagonv68", "-O1", "-fno-vectorize", "-ffp-contract=off", "-ffreestanding", "-w", "-Itestdata/runtime/include",
		"-mllvm", "-hexagon-small-data-threshold=0", "-S", file, "-o", s}, flags...)...)
	return s
}

// compare holds our builds of a C file against what it has to print.
func (b *bench) compare(file, want string) {
	for _, c := range []struct{ level, pipeline string }{{"-O0", ""}, {"-O1", ""}, {"-O2", ""}, {"-O3", ""}, {"-O1", "vliw"}} {
		s, err := b.assembly(b.compile(file, c.level, "-ffp-contract=off"), c.pipeline)
		if err != nil {
			b.t.Errorf("%s %s %s: %v", file, c.level, c.pipeline, err)
			continue
		}
		if got := b.execute(s); got != want {
			b.t.Errorf("%s %s %s: the output differs\n%s\nwant\n%s", file, c.level, c.pipeline, got, want)
		}
	}
}

// TestPositionIndependent runs programs in position-independent code, and links them as objects
// that may be at any address: the linker writes no address into their code.
func TestPositionIndependent(t *testing.T) {
	b := newBench(t)
	for _, file := range []string{"testdata/machine/position.c", "testdata/programs/abi.c", "testdata/programs/arith.c"} {
		b.each(file, func(b *bench) {
			want := b.native(file)
			for _, level := range []string{"-O0", "-O1", "-O2"} {
				s, err := b.assembly(b.compile(file, level, "-fPIC", "-ffp-contract=off"), "")
				if err != nil {
					b.t.Fatal(err)
				}
				if got := b.execute(s); got != want {
					b.t.Errorf("%s %s: the output differs\n%s\nwant\n%s", file, level, got, want)
				}
				b.run("ld.lld-19", "-shared", "-z", "text", s+".o", "-o", s+".so")
			}
		})
	}
}
