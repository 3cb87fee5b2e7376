package examples

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"opt-go/tools/oracle"
)

// TestReferencesEqualNativeBuild builds the sources for this machine, the kernels with the shim of
// native/, and compares every run with the Go reference, bit by bit. One program holds all kernels
// and one all functions; the cases go in on standard input. The functions are also built from their
// committed IR.
func TestReferencesEqualNativeBuild(t *testing.T) {
	clang := oracle.Tool(t, "clang-19")
	kernels, functions := gpuExamples(), vliwExamples()
	t.Run("cuda", func(t *testing.T) { checkNative(t, clang, kernels, "kernels.cc", kernelDriver(kernels)) })
	t.Run("c", func(t *testing.T) { checkNative(t, clang, functions, "functions.c", functionDriver(functions, false)) })
	for _, level := range []string{"O0", "O2"} {
		t.Run("ir-"+level, func(t *testing.T) {
			if runtime.GOARCH != "amd64" {
				t.Skip("the committed IR of the C functions is for another machine")
			}
			var ir []string
			for _, e := range functions {
				ir = append(ir, e.IR(19, level))
			}
			checkNative(t, clang, functions, "driver.c", functionDriver(functions, true), ir...)
		})
	}
}

// checkNative builds the driver, linked with the given files, and compares all runs.
func checkNative(t *testing.T, clang string, examples []Example, file, driver string, linked ...string) {
	t.Helper()
	t.Parallel()
	dir := t.TempDir()
	source, program := filepath.Join(dir, file), filepath.Join(dir, "program")
	if err := os.WriteFile(source, []byte(driver), 0o666); err != nil {
		t.Fatal(err)
	}
	build := exec.Command(clang, "-O1", "-w", "-ffp-contract=off", "-fno-math-errno", "-I.", source)
	build.Args = append(append(build.Args, linked...), "-o", program, "-lm")
	if text, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %v\n%s", build.Args, err, text)
	}
	run := exec.Command(program)
	run.Stdin = bytes.NewReader(encodeCases(examples))
	var stderr bytes.Buffer
	run.Stderr = &stderr
	output, err := run.Output()
	if err != nil {
		t.Fatalf("the native program failed: %v\n%s", err, stderr.Bytes())
	}
	for _, e := range examples {
		for _, r := range e.Runs {
			got, rest := decodeResult(t, e, r, output)
			output = rest
			if diff := got.differs(e.Expect(r)); diff != "" {
				t.Errorf("%s, %s: the reference and the native build disagree: %s", e.Name, r.Label, diff)
			}
		}
	}
	if len(output) > 0 {
		t.Errorf("the native program wrote %d bytes too many", len(output))
	}
}

// kernelDriver is a program around all kernels, for launch.h.
func kernelDriver(examples []Example) string {
	var b strings.Builder
	b.WriteString("#include \"native/launch.h\"\n")
	for _, e := range examples {
		fmt.Fprintf(&b, "#include %q\n", e.Source())
	}
	b.WriteString("struct address { void *p; template <class T> operator T *() const { return (T *)p; } };\n")
	b.WriteString("static void optgo_invoke(const optgo_case *c) {\n  switch (c->example) {\n")
	for i, e := range examples {
		fmt.Fprintf(&b, "  case %d: %s(%s); break;\n", i, e.Name, argumentList(e, "address{c->args[%d].value.p}"))
	}
	b.WriteString("  }\n}\n")
	return b.String()
}

// functionDriver is a program around all C functions, which are included or only declared.
func functionDriver(examples []Example, declared bool) string {
	var b strings.Builder
	b.WriteString("#include \"native/protocol.h\"\n")
	for _, e := range examples {
		if declared {
			b.WriteString(declaration(e))
		} else {
			fmt.Fprintf(&b, "#include %q\n", e.Source())
		}
	}
	b.WriteString("static void optgo_run(optgo_case *c) {\n  switch (c->example) {\n")
	for i, e := range examples {
		result := map[string]string{"<nil>": "", "int64": "c->result.i = ", "float64": "c->result.d = "}
		fmt.Fprintf(&b, "  case %d: %s%s(%s); break;\n", i, result[valueType(e)], e.Name, argumentList(e, "c->args[%d].value.p"))
	}
	b.WriteString("  }\n}\n")
	return b.String()
}

// declaration is the C prototype that the example's arguments and value imply.
func declaration(e Example) string {
	names := map[Form]string{I32: "int", I64: "long", F32: "float", F64: "double", Buf: "void *", Zero: "void *"}
	var list []string
	for _, a := range e.Runs[0].Args {
		list = append(list, names[a.Form])
	}
	value := map[string]string{"<nil>": "void", "int64": "long", "float64": "double"}
	return fmt.Sprintf("%s %s(%s);\n", value[valueType(e)], e.Name, strings.Join(list, ", "))
}

// valueType is the Go type of what the example returns.
func valueType(e Example) string { return fmt.Sprintf("%T", e.Expect(e.Runs[0]).Value) }

// argumentList spells the arguments of a call in C; buffer is how an address is spelled.
func argumentList(e Example, buffer string) string {
	var list []string
	for i, a := range e.Runs[0].Args {
		switch a.Form {
		case I32, I64:
			list = append(list, fmt.Sprintf("c->args[%d].value.i", i))
		case F32:
			list = append(list, fmt.Sprintf("c->args[%d].value.f", i))
		case F64:
			list = append(list, fmt.Sprintf("c->args[%d].value.d", i))
		case Bytes:
			list = append(list, fmt.Sprintf("*(%s *)c->args[%d].value.p", a.CType, i))
		default:
			list = append(list, fmt.Sprintf(buffer, i))
		}
	}
	return strings.Join(list, ", ")
}

// encodeCases writes all runs of all examples as protocol.h reads them.
func encodeCases(examples []Example) []byte {
	var b bytes.Buffer
	put := func(v any) { _ = binary.Write(&b, binary.LittleEndian, v) } // a bytes.Buffer takes everything
	for i, e := range examples {
		for _, r := range e.Runs {
			put(int32(i))
			for _, n := range append(r.Grid[:], r.Block[:]...) {
				put(int32(n))
			}
			put(int32(len(r.Args)))
			for _, a := range r.Args {
				content := a.Content()
				put([]int32{flag(a.Data != nil), flag(a.Output)})
				put(int64(len(content)))
				switch {
				case a.Data != nil:
					put(content)
				case a.Form == F32:
					put(uint64(math.Float32bits(float32(a.Float))))
				case a.Form == F64:
					put(a.Float)
				default:
					put(a.Int)
				}
			}
		}
	}
	return b.Bytes()
}

func flag(set bool) int32 {
	if set {
		return 1
	}
	return 0
}

// decodeResult takes one run's result off the program's output.
func decodeResult(t *testing.T, e Example, r Run, output []byte) (result Result, rest []byte) {
	t.Helper()
	take := func(n int) []byte {
		if len(output) < n {
			t.Fatalf("%s, %s: the native program's output ends early", e.Name, r.Label)
		}
		taken := output[:n]
		output = output[n:]
		return taken
	}
	result.Buffers = make([][]byte, len(r.Args))
	for i, a := range r.Args {
		if a.Output {
			result.Buffers[i] = take(len(a.Content()))
		}
	}
	bits := binary.LittleEndian.Uint64(take(8))
	switch e.Expect(r).Value.(type) {
	case int64:
		result.Value = int64(bits)
	case float64:
		result.Value = math.Float64frombits(bits)
	}
	return result, output
}

// differs says where two results of one run differ first; empty if they are the same.
func (got Result) differs(want Result) string {
	for i, w := range want.Buffers {
		g := got.Buffers[i]
		if bytes.Equal(g, w) {
			continue
		}
		if len(g) != len(w) {
			return fmt.Sprintf("argument %d has %d bytes, want %d", i, len(g), len(w))
		}
		at := 0
		for g[at] == w[at] {
			at++
		}
		from := at &^ 7
		to := min(from+8, len(w))
		return fmt.Sprintf("argument %d at byte %d: % x, want % x", i, from, g[from:to], w[from:to])
	}
	g, gIsFloat := got.Value.(float64)
	w, wIsFloat := want.Value.(float64)
	same := got.Value == want.Value
	if gIsFloat && wIsFloat {
		same = math.Float64bits(g) == math.Float64bits(w)
	}
	if !same {
		return fmt.Sprintf("the value is %v, want %v", got.Value, want.Value)
	}
	return ""
}
