package simulate

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// scale multiplies n doubles in place and returns their number.
const scale = `.machine p2m2l4

.func scale
entry:
    { p0 = cmp.sle r1, 0 | r3 = mov r1 }
    { (p0) br done }
.loop scale
body:
    { f1 = fld.d [r2+0] }
    { r3 = sub r3, 1 }
    { f1 = fmul.d f1, f0 | p0 = cmp.sgt r3, 0 }
    nop 3
    { fst.d [r2+0], f1 | r2 = add r2, 8 | (p0) br body }
.endloop scale
done:
    { f0 = fli.d 1.5 | ret }
.end
`

func write(t *testing.T, dir, name, text string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestRun(t *testing.T) {
	dir := t.TempDir()
	asm := write(t, dir, "scale.s", scale)
	in := write(t, dir, "in", string(binary.LittleEndian.AppendUint64(nil, math.Float64bits(2.5))))
	outFile, stats := filepath.Join(dir, "out"), filepath.Join(dir, "stats.json")
	var stdout, stderr bytes.Buffer
	code := Run([]string{"-func", "scale", asm, "--arg=i64:1", "-arg", "buf:" + in, "-arg", "f64:4",
		"-dump", "1:" + outFile, "-stats", stats, "-ret", "f64", "-machine=p4m4l4"}, nil, &stdout, &stderr)
	if code != 0 || stdout.String() != "1.5\n" {
		t.Fatalf("exit %d, %s%s", code, &stdout, &stderr)
	}
	data, err := os.ReadFile(outFile)
	if err != nil {
		t.Fatal(err)
	}
	if got := math.Float64frombits(binary.LittleEndian.Uint64(data)); got != 10 {
		t.Errorf("got %v", got)
	}
	text, err := os.ReadFile(stats)
	if err != nil {
		t.Fatal(err)
	}
	var counts map[string]any
	if err := json.Unmarshal(text, &counts); err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]float64{"cycles": 10, "bundles": 10, "operations": 10, "nullified": 2, "empty_slots": 10*18 - 12, "loads": 1, "stores": 1, "spill_loads": 0} {
		if counts[key] != want {
			t.Errorf("%s is %v, want %v", key, counts[key], want)
		}
	}
	loop := counts["loops"].([]any)[0].(map[string]any)
	if loop["name"] != "scale" || loop["trips"] != 1.0 || loop["cycles"] != 7.0 || loop["ii"] != 0.0 {
		t.Errorf("loop %v", loop)
	}
}

func TestDiagnostics(t *testing.T) {
	dir := t.TempDir()
	asm := write(t, dir, "scale.s", scale)
	machineFile := write(t, dir, "m.json", `{"name": "m", "issue": 0}`)
	tests := []struct {
		args []string
		code int
		want string
	}{
		{[]string{asm}, 2, "-func is missing"},
		{[]string{"-func", "f"}, 2, "expected one assembly file, got 0"},
		{[]string{asm, "-func", "f", "-nonsense"}, 2, "-nonsense"},
		{[]string{asm, "-func", "f", "-ret", "i8"}, 2, "-ret=i8 is not"},
		{[]string{asm, "-func", "f"}, 1, "no function f in the assembly"},
		{[]string{asm, "-func", "scale", "-arg", "i16:1"}, 2, "-arg i16:1: unknown form"},
		{[]string{asm, "-func", "scale", "-arg", "i32:0x100000000"}, 2, "is not an integer of that type"},
		{[]string{asm, "-func", "scale", "-arg", "buf:" + dir + "/none"}, 1, "no such file"},
		{[]string{asm, "-func", "scale", "-arg", "i32:1", "-dump", "0:x"}, 2, "argument 0 is not a buffer"},
		{[]string{asm, "-func", "scale", "-dump", "0:x"}, 2, "expected N:FILE"},
		{[]string{asm, "-func", "scale", "-machine", "p9"}, 1, `unknown machine "p9"`},
		{[]string{asm, "-func", "scale", "-machine", machineFile}, 1, "m.json:1:1: machine description: units is missing"},
		{[]string{asm, "-func", "scale"}, 1, "scale.s:5:7: error: cmp.sle reads r1, which is undefined (function scale, cycle 0)\n    { p0 = cmp.sle r1, 0 | r3 = mov r1 }\n      ^\n"},
		{[]string{asm, "-func", "scale", "-arg", "i64:1", "-arg", "zero:4", "-arg", "f64:1"}, 1, "scale.s:9:7: error: fld.d: read of 8 bytes at"},
		{[]string{asm, "-func", "scale", "-arg", "i64:0", "-ret", "i32"}, 0, ""},
		{[]string{"-", "-func", "f"}, 1, "<stdin>:1:1: error: expected a directive"},
	}
	for _, tt := range tests {
		var stdout, stderr bytes.Buffer
		code := Run(tt.args, strings.NewReader("hello"), &stdout, &stderr)
		if code != tt.code || !strings.Contains(stderr.String(), tt.want) {
			t.Errorf("%v: exit %d, %s; want exit %d, %s", tt.args, code, &stderr, tt.code, tt.want)
		}
	}
}

// TestProgram runs a main that looks at its arguments.
func TestProgram(t *testing.T) {
	asm := write(t, t.TempDir(), "main.s", `.machine p2m2l4

.func main
entry:
    { r3 = ld8 [r2+0] }
    { r4 = ld8 [r2+8] }
    { r3 = ld1u [r3+0] | r1 = shl r1, 8 }
    { r1 = add r1, r4 }
    { r1 = add r1, r3 | ret }
.end
`)
	var stdout, stderr bytes.Buffer
	if code := Run([]string{"-func", "main", "-ret", "i32", asm}, nil, &stdout, &stderr); code != 0 || stdout.String() != fmt.Sprintln(1<<8+int(asm[0])) {
		t.Fatalf("exit %d, %s%s", code, &stdout, &stderr)
	}
}
