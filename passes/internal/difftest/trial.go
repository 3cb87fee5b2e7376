package difftest

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes"
	"opt-go/passes/pass"
	"opt-go/passes/target"
	"opt-go/tools/oracle"
)

// Trial is one random module that runs through passes. Every failure names the seed of the module.
type Trial struct {
	T    testing.TB
	Seed uint64

	Version pass.Version      // whose results are made, and compared with; 0: LLVM 19's
	Flags   map[string]string // of the command line, for ours and LLVM's
}

func (d Trial) version() pass.Version { return max(d.Version, pass.LLVM19) }

// Read reads a module's text.
func (d Trial) Read(text string) *ir.Module {
	d.T.Helper()
	m, err := frontend.Read("random.ll", []byte(text))
	if err != nil {
		d.T.Fatalf("seed %d: %v", d.Seed, err)
	}
	return m
}

// Transform runs our passes over a module's text, with the verifier after each.
func (d Trial) Transform(text, pipeline string) string {
	d.T.Helper()
	m := d.Read(text)
	d.Run(m, pipeline, passes.Options{Target: Target(m), Version: d.version(), Flags: d.Flags, VerifyEach: true})
	var b bytes.Buffer
	var err error
	if d.Version > pass.LLVM19 { // 19 cannot say all of it
		err = frontend.WriteVersion(&b, m, int(d.Version))
	} else {
		err = frontend.Write(&b, m)
	}
	if err != nil {
		d.T.Fatal(err)
	}
	return b.String()
}

// Run runs our passes over a module.
func (d Trial) Run(m *ir.Module, pipeline string, o passes.Options) {
	d.T.Helper()
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		d.T.Fatal(err)
	}
	if _, err := passes.Run(m, nodes, o); err != nil {
		stack := ""
		if ie, ok := err.(*passes.InternalError); ok {
			stack = string(ie.Stack)
		}
		d.T.Fatalf("seed %d, %s: %v\n%s", d.Seed, pipeline, err, stack)
	}
}

// Opt returns the path of opt of the version, or "" where that LLVM is not installed.
func (d Trial) Opt() string {
	d.T.Helper()
	opt, _ := oracle.Look(d.T, fmt.Sprintf("opt-%d", d.version()))
	return opt
}

// LLVM runs LLVM's passes of the same names; ok is false where LLVM is not installed or crashes.
func (d Trial) LLVM(text, pipeline string) (out string, ok bool) {
	d.T.Helper()
	opt := d.Opt()
	if opt == "" {
		return "", false
	}
	args := []string{"-S", "-passes=" + pipeline}
	for name, value := range d.Flags {
		args = append(args, "-"+name+"="+value)
	}
	cmd := exec.Command(opt, args...)
	cmd.Stdin = strings.NewReader(text)
	var result, msg bytes.Buffer
	cmd.Stdout, cmd.Stderr = &result, &msg
	err := cmd.Run()
	if exit, isExit := err.(*exec.ExitError); isExit && !exit.Exited() { // a signal: a bug of LLVM's, such as alwaysinline on a noinline call
		why, _, _ := strings.Cut(msg.String(), "\n")
		d.T.Logf("seed %d: opt-%d crashes: %s", d.Seed, d.version(), why)
		return "", false
	}
	if err != nil {
		d.T.Fatalf("seed %d: opt-%d: %v\n%s", d.Seed, d.version(), err, msg.String())
	}
	return result.String(), true
}

// Dump writes a file into the directory of -diff-dump, if one is given.
func (d Trial) Dump(name, text string) {
	d.T.Helper()
	if *dumpDir == "" {
		return
	}
	if err := os.MkdirAll(*dumpDir, 0o755); err != nil {
		d.T.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(*dumpDir, name), []byte(text), 0o644); err != nil {
		d.T.Fatal(err)
	}
}

func commented(s string) string { return "; " + strings.ReplaceAll(s, "\n", "\n; ") }

// Target is GPU for modules of NVPTX, and the host of its triple for others.
func Target(m *ir.Module) *target.Target {
	if strings.HasPrefix(m.Triple, "nvptx") {
		return GPU()
	}
	return target.Host(m.Triple, "", "")
}

// GPU is a target like the one of package nvptx, which passes and their tests do not know.
func GPU() *target.Target {
	return &target.Target{
		Name: "test", FlatSpace: 0, StackSpace: 5, HasBranchDivergence: true,
		VolatileSpace: func(s int) bool { return s <= 3 },
		LegalAddress: func(m target.AddressMode) bool {
			return m.Offset == int64(int32(m.Offset)) && (m.Symbol == nil || m.Offset == 0 && !m.BaseReg && m.Scale == 0) && (m.Scale == 0 || m.Scale == 1 && !m.BaseReg)
		},
		MaxVectorBits: func(int) int { return 128 },
		MaskedAccess: func(load bool, _, lanes, laneBits, align int) bool {
			return load && laneBits >= 8 && align*8 >= lanes*laneBits
		},
		SlowDiv: map[int]int{64: 32},
		Lowering: target.Lowering{
			Registers: []int{1, 16, 32, 64}, AlwaysBypasses: true,
			FreeTruncate:  func(from, to int) bool { return from == 64 && to == 32 },
			ExtendingLoad: func(_ ir.Op, from, to int) bool { return from < to && to <= 64 },
			Overflow:      func(sub bool, _ int, used bool) bool { return !sub && used },
			CountsZero:    func(id string, _ int) bool { return id == "llvm.ctlz" },
		},
		IsDivergenceSource: func(v ir.Value) bool {
			i, ok := v.(*ir.Instr)
			if ok && i.Op() == ir.Load {
				return i.Operand(0).Type().Space == 0
			}
			return ok && i.Op().IsCall() && (i.CalledFunc() == nil || !i.CalledFunc().IsIntrinsic() || strings.Contains(i.IntrinsicID(), ".tid."))
		},
	}
}
