package launch

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/tools/oracle"
)

// asCommand makes the test binary behave as ptx-run: for runs that need an environment of their
// own.
const asCommand = "PTX_RUN_TEST_AS_COMMAND"

func TestMain(m *testing.M) {
	if os.Getenv(asCommand) != "" {
		os.Exit(Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	os.Exit(m.Run())
}

// ptxRun runs the command line.
func ptxRun(stdin string, args ...string) (code int, stdout, stderr string) {
	var out, diag bytes.Buffer
	code = Run(args, strings.NewReader(stdin), &out, &diag)
	return code, out.String(), diag.String()
}

func writeWords(t *testing.T, vs ...uint32) string {
	t.Helper()
	var data []byte
	for _, v := range vs {
		data = binary.LittleEndian.AppendUint32(data, v)
	}
	file := filepath.Join(t.TempDir(), "in.bin")
	if err := os.WriteFile(file, data, 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestRunDumpStats(t *testing.T) {
	in := writeWords(t, 1, 2, 3, 4)
	out, stats := filepath.Join(t.TempDir(), "out"), filepath.Join(t.TempDir(), "stats.json")
	// Flags in any order, with one dash or two, = or a space.
	code, _, diag := ptxRun("", "-grid=2", "--block", "3", "testdata/inc.ptx", "-arg", "buf:"+in, "--arg=i32:-1", "-arg", "u32:0x3",
		"--kernel=inc", "-dump", "0:"+out, "-stats="+stats, "-timing=fermi", "-check")
	if code != 0 || diag != "" {
		t.Fatalf("exit %d: %s", code, diag)
	}
	data, _ := os.ReadFile(out)
	if want := []byte{0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0}; !bytes.Equal(data, want) {
		t.Errorf("%v", data)
	}
	var s map[string]any
	text, _ := os.ReadFile(stats)
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	for _, key := range strings.Fields("kernel grid block thread_instructions warp_instructions cycles by_opcode loads stores transactions bank_conflicts divergent_branches barriers spill") {
		if _, ok := s[key]; !ok {
			t.Errorf("no %s", key)
		}
	}
	if s["loads"].(map[string]any)["global"] != 3.0 || s["cycles"] == 0.0 {
		t.Errorf("%s", text)
	}
}

func TestExitCodes(t *testing.T) {
	in := writeWords(t, 1, 2, 3, 4)
	good := []string{"testdata/inc.ptx", "-kernel", "inc", "-arg", "buf:" + in, "-arg", "i32:1", "-arg", "u32:4"}
	for _, c := range []struct {
		args []string
		code int
		want string
	}{
		{good, 0, ""},
		{append(good, "-block=8"), 0, ""},
		{[]string{"-kernel", "inc"}, 2, "expected one PTX file"},
		{[]string{"testdata/inc.ptx"}, 2, "-kernel is missing"},
		{[]string{"testdata/inc.ptx", "-kernel", "inc"}, 2, "3 parameters"},
		{append(good, "-grid", "0"), 2, "positive"},
		{append(good, "-device=tpu"), 2, "-device=tpu"},
		{append(good, "-repeat=5"), 2, "-repeat measures a GPU"},
		{append(good, "-nonsense"), 2, "nonsense"},
		{append(good, "-dump", "1:x"), 2, "no buffer"},
		{[]string{"testdata/inc.ptx", "-kernel", "inc", "-arg", "i64:0", "-arg", "f64:1", "-arg", "u32:4"}, 2, "has 8 bytes, parameter inc_by has 4"},
		{[]string{"testdata/inc.ptx", "-kernel", "inc", "-arg", "buf:/nowhere", "-arg", "i32:1", "-arg", "u32:4"}, 1, "nowhere"},
		{[]string{"testdata/inc.ptx", "-kernel", "dec"}, 1, "no kernel called dec"},
		{[]string{"nowhere.ptx", "-kernel", "inc"}, 1, "nowhere.ptx"},
		{[]string{"testdata/inc.ptx", "-kernel", "inc", "-block=32", "-arg", "zero:16", "-arg", "i32:1", "-arg", "u32:9"}, 1,
			"inc.ptx:27:1: error: out of bounds"},
		{append(good, "-block=2000"), 1, "limit is 1024"},
	} {
		code, _, diag := ptxRun("", c.args...)
		if code != c.code || !strings.Contains(diag, c.want) || strings.Count(diag, "\n") > 1 {
			t.Errorf("%v: exit %d: %s", c.args, code, diag)
		}
	}
}

func TestSyntaxErrorShowsTheLine(t *testing.T) {
	code, _, diag := ptxRun(".version 6.0\n.target sm_70\n\t.global .u32 x = ?;\n", "-", "-kernel", "k")
	want := "<stdin>:3:19: error: expected a number, found \"?\" (constant expressions are not supported)\n\t.global .u32 x = ?;\n\t                 ^\n"
	if code != 1 || diag != want {
		t.Errorf("exit %d:\n%s", code, diag)
	}
}

func TestCheckFindingsFail(t *testing.T) {
	text := ".version 6.0\n.target sm_70\n.address_size 64\n.shared .u32 s;\n.visible .entry k() { .reg .b32 r; ld.shared.u32 r, [s]; ret; }\n"
	code, _, diag := ptxRun(text, "-", "-kernel", "k", "-check")
	if code != 1 || !strings.Contains(diag, "<stdin>:5:1: error: uninitialised read") {
		t.Errorf("exit %d: %s", code, diag)
	}
	if code, _, diag = ptxRun(text, "-", "-kernel", "k", "-trace"); code != 0 || strings.Count(diag, "\n") != 2 {
		t.Errorf("trace: exit %d: %s", code, diag)
	}
}

// onGPU runs the command in a process of its own, with a library path that has the driver, or has
// none.
func onGPU(t *testing.T, library string, args ...string) (code int, diag string) {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(exe, args...)
	cmd.Env = append(os.Environ(), asCommand+"=1", "LD_LIBRARY_PATH="+library)
	out, _ := cmd.CombinedOutput()
	return cmd.ProcessState.ExitCode(), string(out)
}

// TestDriver runs with a stand-in for the driver's library.
func TestDriver(t *testing.T) {
	cc := oracle.Tool(t, "clang-19")
	dir := t.TempDir()
	if out, err := exec.Command(cc, "-shared", "-fPIC", "-o", filepath.Join(dir, "libcuda.so.1"), "../../../nvptx/cuda/testdata/driver.c").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	in, out := writeWords(t, 1, 2, 3, 4), filepath.Join(dir, "out")
	args := func(by string, more ...string) []string {
		return append([]string{"testdata/inc.ptx", "-kernel=inc", "-block=2", "-grid=2", "-arg", "buf:" + in, "-arg", by, "-arg", "u32:3"}, more...)
	}
	if code, diag := onGPU(t, dir, args("i32:5", "-device=cuda", "-dump", "0:"+out)...); code != 0 || diag != "" {
		t.Fatalf("exit %d: %s", code, diag)
	}
	if data, _ := os.ReadFile(out); !bytes.Equal(data, []byte{6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 4, 0, 0, 0}) {
		t.Errorf("%v", data)
	}
	if code, diag := onGPU(t, dir, args("i32:5", "-device=both")...); code != 0 || diag != "" {
		t.Errorf("exit %d: %s", code, diag)
	}
	if code, diag := onGPU(t, dir, args("i32:13", "-device=both")...); code != 1 || !strings.Contains(diag, "argument 0 differs at byte 0: the emulator has 0x0e, the GPU 0x0f") {
		t.Errorf("exit %d: %s", code, diag)
	}
	// The buffers are what they were before each launch.
	if code, diag := onGPU(t, dir, args("i32:5", "-device=both", "-repeat=3", "-cold")...); code != 0 ||
		diag != "Stand-in (sm_90): median 2.00 µs of 3 launches (1.00 to 3.00), 12 registers\n" {
		t.Errorf("exit %d: %s", code, diag)
	}
	bad := filepath.Join(dir, "bad.ptx")
	if err := os.WriteFile(bad, []byte(".version 6.0\n.target sm_70\n.address_size 64\n.entry k() { ret; }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if code, diag := onGPU(t, dir, bad, "-kernel=k", "-device=cuda"); code != 1 || !strings.Contains(diag, "cuModuleLoadDataEx: made up (218): ptxas fatal: cannot") {
		t.Errorf("exit %d: %s", code, diag)
	}
}

// TestNoDriver: a library of that name that is none counts as no driver.
func TestNoDriver(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"libcuda.so.1", "libcuda.so"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("nothing"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := os.Stat("/proc/driver/nvidia"); err == nil {
		t.Skip("this machine has a driver")
	}
	code, diag := onGPU(t, dir, "testdata/inc.ptx", "-kernel=inc", "-arg", "zero:16", "-arg", "i32:1", "-arg", "u32:1", "-device=cuda")
	if code != 1 || diag != "ptx-run: error: no CUDA driver: libcuda.so.1 cannot be loaded\n" {
		t.Errorf("exit %d: %q", code, diag)
	}
}

// TestGeneratedBuffers passes numbers that ptx-run makes itself.
func TestGeneratedBuffers(t *testing.T) {
	for _, c := range []struct {
		arg  string
		okay func(v uint32) bool
	}{
		{"floats:4", func(v uint32) bool { f := math.Float32frombits(v); return f >= 0.1 && f < 1.1 }},
		{"ints:4,7", func(v uint32) bool { return v < 7 }},
	} {
		out := filepath.Join(t.TempDir(), "out")
		code, _, diag := ptxRun("", "testdata/inc.ptx", "-kernel=inc", "-arg", c.arg, "-arg=i32:0", "-arg=u32:0", "-dump", "0:"+out)
		if code != 0 {
			t.Fatalf("%s: exit %d: %s", c.arg, code, diag)
		}
		data, err := os.ReadFile(out)
		if err != nil || len(data) != 16 {
			t.Fatalf("%s: %d bytes, %v", c.arg, len(data), err)
		}
		for k := 0; k < len(data); k += 4 {
			if v := binary.LittleEndian.Uint32(data[k:]); !c.okay(v) {
				t.Errorf("%s: %#x", c.arg, v)
			}
		}
	}
	for _, arg := range []string{"floats:-1", "floats:4,2", "ints:4", "ints:4,0", "zero:x"} {
		if code, _, _ := ptxRun("", "testdata/inc.ptx", "-kernel=inc", "-arg", arg, "-arg=i32:0", "-arg=u32:0"); code != 2 {
			t.Errorf("-arg %s: exit %d, not 2", arg, code)
		}
	}
}

// TestRepeatNeedsGPU refuses to measure the emulator.
func TestRepeatNeedsGPU(t *testing.T) {
	for _, flags := range [][]string{{"-repeat=3"}, {"-cold"}, {"-repeat=-1", "-device=cuda"}} {
		if code, _, _ := ptxRun("", append(flags, "testdata/inc.ptx", "-kernel=inc")...); code != 2 {
			t.Errorf("%v: exit %d, not 2", flags, code)
		}
	}
}
