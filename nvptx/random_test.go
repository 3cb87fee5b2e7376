package nvptx_test

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
	"opt-go/passes"
	"opt-go/passes/pass"
	"opt-go/tools/oracle"
	"opt-go/tools/testload"
)

var (
	randomN    = flag.Int("random-n", testload.Share(40, 12), "how many random kernels go the whole way to PTX and through the emulator")
	randomSeed = flag.Uint64("random-seed", 1, "of the random kernels")
	randomFile = flag.String("random-file", "", "compile and run this IR file instead, with -random-passes")
	randomPass = flag.String("random-passes", "gpucc", "the pipeline for -random-file")
	randomDump = flag.String("random-dump", "", "a folder for the kernels that failed")
	randomLLC  = flag.Bool("random-llc", false, "compare with what llc-19 makes of the kernels, too")
)

// version is one configuration that compiles a kernel.
type version struct {
	pipeline    string
	keepGeneric bool
}

func (v version) String() string {
	return fmt.Sprintf("-passes=%s -nvptx-infer-spaces=%t", v.pipeline, !v.keepGeneric)
}

// randomVersions are the configurations that compile a kernel, besides the one without passes.
func randomVersions(r *rand.Rand) []version {
	list := []version{{"", true}, {"gpucc", false}, {"gpucc", true}, {"default<O2>,nvptx-codegen", false}}
	var transforms []string
	for _, d := range passes.Table() {
		switch d.Name {
		case "reg2mem":
			continue // loads of its slots may be speculated: the emulator reports them as uninitialised reads
		case "metarenamer":
			continue // the kernel would not be found
		}
		if !d.Print && !d.Assumes && !strings.HasPrefix(d.Name, "no-op") && d.Name != "aa-eval" && d.Name != "verify" && d.Name != "nvvm-reflect" {
			transforms = append(transforms, d.Name)
		}
	}
	for range 2 {
		sequence := []string{"sroa"}
		for range 3 + r.IntN(10) {
			sequence = append(sequence, transforms[r.IntN(len(transforms))])
		}
		list = append(list, version{strings.Join(sequence, ","), r.IntN(2) == 0})
	}
	return list
}

// compileVersion compiles IR text in one configuration, to parsed PTX and its text.
func compileVersion(text string, v version, cpu string) (*ptx.Module, string, error) {
	m, err := frontend.Read("random.ll", []byte(text))
	if err != nil {
		return nil, "", err
	}
	o := nvptx.Options{CPU: cpu, KeepGeneric: v.keepGeneric, UniformBranches: !v.keepGeneric}
	nodes, err := passes.Parse(v.pipeline)
	if err != nil {
		return nil, "", err
	}
	return compilePasses(m, nodes, o)
}

// compilePasses runs passes over a module and compiles it.
func compilePasses(m *ir.Module, nodes []passes.Node, o nvptx.Options) (*ptx.Module, string, error) {
	_, err := passes.Run(m, nodes, passes.Options{Target: nvptx.Target(m, o), VerifyEach: true,
		WantRemark: func(pass.RemarkKind, string) bool { return false }})
	if err != nil {
		return nil, "", err
	}
	var out *ptx.Module
	err = passes.Guard("nvptx", func() (err error) {
		out, err = nvptx.Compile(m, o)
		return err
	})
	if err != nil {
		return nil, "", errors.Wrap(err, "nvptx")
	}
	printed := out.String()
	back, err := parse.Module("random.ptx", printed)
	return back, printed, err
}

// firstWrong names the first pass of a pipeline that breaks a kernel.
func firstWrong(text string, v version, want [][]byte) string {
	nodes, err := passes.Parse(v.pipeline)
	if err != nil {
		return err.Error()
	}
	for k := range nodes {
		m, err := frontend.Read("random.ll", []byte(text))
		if err != nil {
			return err.Error()
		}
		out, _, err := compilePasses(m, nodes[:k+1], nvptx.Options{CPU: "sm_70", KeepGeneric: v.keepGeneric})
		if err == nil {
			var got [][]byte
			if got, err = launchRandom(out, true); err == nil && difference(want, got) == "" {
				continue
			}
		}
		return fmt.Sprintf("wrong after pass %d, %s", k+1, nodes[k].Text)
	}
	return "right after every pass"
}

// randomMemory is what a random kernel begins with: the input, and the sizes of output and
// counters.
func randomMemory() [][]byte {
	r := rand.New(rand.NewPCG(7, 7))
	in := make([]byte, inputBytes)
	for k := range in {
		in[k] = byte(r.Uint32())
	}
	for k := 0; k < inputBytes/2; k += 4 {
		binary.LittleEndian.PutUint32(in[k:], math.Float32bits(float32(r.IntN(4000)-2000)/16))
	}
	return [][]byte{in, make([]byte, randomThreads*randomBlocks*rowBytes), make([]byte, 16)}
}

// launchRandom runs kernel k and returns the buffers after it. With check, races and reads of
// uninitialised memory are errors.
func launchRandom(m *ptx.Module, check bool) ([][]byte, error) {
	prog, err := emu.Load(m)
	if err != nil {
		return nil, err
	}
	mem := emu.NewMemory(64)
	args, buffers, err := randomArguments(mem)
	if err != nil {
		return nil, err
	}
	stats, err := prog.Launch(emu.Launch{Kernel: "k", Grid: emu.Dim3{X: randomBlocks}, Block: emu.Dim3{X: randomThreads},
		Args: args, Memory: mem, Check: check, MaxInstructions: 1 << 22})
	if err != nil {
		return nil, err
	}
	if len(stats.Findings) > 0 {
		return nil, errors.Errorf("%s: %v", stats.Findings[0].Kind, stats.Findings[0].Fault)
	}
	for k := range buffers {
		if buffers[k], err = mem.Read(binary.LittleEndian.Uint64(args[k]), len(buffers[k])); err != nil {
			return nil, err
		}
	}
	return buffers, nil
}

// randomArguments fills the memory of a launch; the first arguments are the addresses of the
// buffers.
func randomArguments(mem *emu.Memory) (args, buffers [][]byte, err error) {
	buffers = randomMemory()
	for _, b := range buffers {
		at, err := mem.Alloc(len(b))
		if err != nil {
			return nil, nil, err
		}
		if err := mem.Write(at, b); err != nil {
			return nil, nil, err
		}
		args = append(args, emu.U64(at))
	}
	byval := []byte("\x11\x22\x33\x84\x00\x00\x00\x00\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x80\xff\x7f\x00\xff\x80\x00")
	return append(args, emu.U32(13), byval, emu.U64(0xfedc_0000_1234_5678)), buffers, nil
}

// difference returns where two runs differ, or nothing.
func difference(want, got [][]byte) string {
	for k := range want {
		for n := range want[k] {
			if want[k][n] != got[k][n] {
				from := n &^ 7
				return fmt.Sprintf("buffer %d differs at byte %d (thread %d, %d in its row): %x, not %x", k, n, n/rowBytes, n%rowBytes,
					got[k][from:from+8], want[k][from:from+8])
			}
		}
	}
	return ""
}

// TestRandomKernels compiles random kernels without passes and in other configurations, and runs
// all of them on the emulator: the final memory must be the same. Where ptxas is installed it must
// accept the output.
func TestRandomKernels(t *testing.T) {
	if *randomFile != "" {
		text, err := os.ReadFile(*randomFile)
		if err != nil {
			t.Fatal(err)
		}
		checkRandom(t, string(text), []version{{*randomPass, false}, {*randomPass, true}})
		return
	}
	for k := range *randomN {
		text := newKernelWriter(*randomSeed, k).module()
		t.Run(fmt.Sprint(k), func(t *testing.T) {
			t.Parallel()
			checkRandom(t, text, randomVersions(rand.New(rand.NewPCG(*randomSeed, uint64(k)))))
			dumpRandom(t, text, k)
		})
	}
}

// dumpRandom keeps a kernel whose test has failed, if -random-dump is set.
func dumpRandom(t *testing.T, text string, k int) {
	if !t.Failed() || *randomDump == "" {
		return
	}
	file := filepath.Join(*randomDump, fmt.Sprintf("s%d-%d.ll", *randomSeed, k))
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Error(err)
	}
}

func checkRandom(t *testing.T, text string, others []version) {
	m, printed, err := compileVersion(text, version{}, "sm_70")
	if err != nil {
		t.Fatalf("without passes: %v", err)
	}
	want, err := launchRandom(m, true)
	if err != nil {
		t.Fatalf("without passes: %v\n%s", err, printed)
	}
	assembleRandom(t, printed, text, version{})
	for _, v := range others {
		m, printed, err := compileVersion(text, v, "sm_70")
		if err != nil {
			t.Errorf("%s: %v", v, err)
			continue
		}
		got, err := launchRandom(m, true)
		if err != nil {
			t.Errorf("%s: %v; %s", v, err, firstWrong(text, v, want))
			continue
		}
		if d := difference(want, got); d != "" {
			t.Errorf("%s: %s; %s", v, d, firstWrong(text, v, want))
		}
		assembleRandom(t, printed, text, v)
	}
	if *randomLLC {
		compareWithLLC(t, text, want)
	}
}

// assembleRandom assembles what was compiled for one processor, and compiles and assembles for
// another.
func assembleRandom(t *testing.T, printed, text string, v version) {
	ptxas := os.Getenv("OPTGO_PTXAS")
	if ptxas == "" {
		return
	}
	assemble(t, ptxas, "sm_70", printed)
	if v.pipeline != "" && v.pipeline != "gpucc" {
		return
	}
	_, printed, err := compileVersion(text, v, "sm_90")
	if err != nil {
		t.Errorf("%s for sm_90: %v", v, err)
		return
	}
	assemble(t, ptxas, "sm_90", printed)
}

// wrongInLLC matches what llc-19 compiles wrongly: a signed true is -1, there +1.
var wrongInLLC = regexp.MustCompile(`= sitofp (i1|<\d+ x i1>) `)

// compareWithLLC runs the output of LLVM's backend for the same text. It ignores text that llc
// cannot compile. Where LLVM 19's differs, LLVM 22's has to agree with ours: that of 19 reads a
// parameter of 33 bits, for one, as 40 bits, and does not clear the upper seven.
func compareWithLLC(t *testing.T, text string, want [][]byte) {
	if w := wrongInLLC.FindString(text); w != "" {
		t.Logf("not compared: llc gets %q wrong", w)
		return
	}
	older, _ := differenceFromLLC(t, oracle.Tool(t, "llc-19"), text, want)
	if older == "" {
		return
	}
	if llc, ok := oracle.Look(t, "llc-22"); ok {
		if newer, compared := differenceFromLLC(t, llc, text, want); compared && newer == "" {
			t.Logf("LLVM 19's PTX, but not LLVM 22's: %s", older)
			return
		}
	}
	t.Errorf("llc's PTX: %s", older)
}

// differenceFromLLC says how what an llc makes of the text computes something else, "" if it does
// not; compared is false if the llc does not compile the text to what runs.
func differenceFromLLC(t *testing.T, llc, text string, want [][]byte) (d string, compared bool) {
	cmd := exec.Command(llc, "-O1", "-mcpu=sm_70", "-mattr=+ptx63", "-o", "-")
	cmd.Stdin = strings.NewReader(text)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		first, _, _ := strings.Cut(stderr.String(), "\n")
		t.Logf("%s: %v: %s", llc, err, first)
		return "", false
	}
	m, err := parse.Module("llc.ptx", string(out))
	if err != nil { // such as .b96 parameters, which PTX does not have
		t.Logf("llc's PTX: %v", err)
		return "", false
	}
	got, err := launchRandom(m, false)
	if err != nil { // such as misaligned results of type <8 x i24>, an error of LLVM 19
		t.Logf("llc's PTX: %v", err)
		return "", false
	}
	return difference(want, got), true
}
