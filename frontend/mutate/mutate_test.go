package mutate

import (
	"bytes"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/version"
	"opt-go/tools/oracle"
)

// corpus returns modules of this repository that opt-19 can read: each as many as asked for, spread
// over all of them.
func corpus(t *testing.T, want int) []string {
	t.Helper()
	var files []string
	for _, pattern := range []string{"../../lit/passes/*.ll", "../../lit/frontend/*.ll", "../../lit/nvptx/*.ll", "../../examples/ll/*.ll",
		"snippets/*.ll", "../testdata/*/*.ll"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, found...)
	}
	if len(files) < 100 {
		t.Fatalf("only %d files: the test looks in the wrong place", len(files))
	}
	var out []string
	step := max(1, len(files)/want)
	for k := 0; k < len(files) && len(out) < want; k += step {
		out = append(out, files[k])
	}
	return out
}

// read returns a module that is small enough and good, or nil.
func read(file string, ctx *ir.Context) *ir.Module {
	src, err := os.ReadFile(file)
	if err != nil || len(src) > 40000 {
		return nil
	}
	m, err := frontend.Read(file, src, frontend.In(ctx))
	if err != nil || frontend.Verify(m) != nil {
		return nil
	}
	return m
}

// mutants calls do for mutants of the corpus, count of each module, from random numbers that the
// name of the file gives.
func mutants(t *testing.T, files, count, n int, do func(file string, seed int64, got Mutant)) {
	ctx := ir.NewContext()
	var donors []*ir.Module
	for k, file := range corpus(t, files) {
		m := read(file, ctx)
		if m == nil {
			continue
		}
		for c := range count {
			seed := int64(k*1000 + c)
			do(file, seed, Module(m, rand.New(rand.NewSource(seed)), n, donors))
		}
		donors = append(donors, m)
	}
}

func print(t *testing.T, m *ir.Module) []byte {
	var b bytes.Buffer
	if err := frontend.Write(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestModule(t *testing.T) {
	made, dropped, total := map[string]int{}, map[string]int{}, 0
	mutants(t, 120, 4, 12, func(file string, seed int64, got Mutant) {
		total++
		for _, name := range got.Made {
			made[name]++
		}
		for _, name := range got.Dropped {
			dropped[name]++
		}
		for _, f := range got.Module.Funcs {
			if err := ir.CheckUses(f); err != nil {
				t.Errorf("%s seed %d: %v: %v", file, seed, got.Made, err)
			}
		}
		text := print(t, got.Module)
		again, err := frontend.Read("-", text)
		if err == nil {
			err = frontend.Verify(again)
		}
		if err != nil {
			t.Errorf("%s seed %d: %v: the text is refused: %v", file, seed, got.Made, err)
		}
	})
	for _, mutation := range Mutations() {
		n, d := made[mutation.Name], dropped[mutation.Name]
		t.Logf("%-20s made %4d, dropped %3d", mutation.Name, n, d)
		if n < total/50 {
			t.Errorf("%s was made only %d times in %d modules", mutation.Name, n, total)
		}
		if 4*d > n+d {
			t.Errorf("%s: %d of %d results were refused", mutation.Name, d, n+d)
		}
	}
}

// TestSeed holds that a mutant depends on nothing but module, donors and seed, and that the module
// that comes in stays as it is.
func TestSeed(t *testing.T) {
	for _, file := range corpus(t, 10) {
		m := read(file, ir.NewContext())
		if m == nil {
			continue
		}
		before := m.String()
		a := Module(m, rand.New(rand.NewSource(7)), 20, []*ir.Module{m}).Module.String()
		b := Module(m, rand.New(rand.NewSource(7)), 20, []*ir.Module{m}).Module.String()
		if a != b {
			t.Errorf("%s: the same seed gives two mutants", file)
		}
		if m.String() != before {
			t.Errorf("%s: the module that was mutated has changed", file)
		}
	}
}

// TestAgainstLLVM asks LLVM whether it takes the mutants, too: opt-19, or opt-22 about those that
// need a newer version. OPTGO_MUTANTS says how many of each module.
func TestAgainstLLVM(t *testing.T) {
	old, newest := oracle.Tool(t, "opt-19"), oracle.Tool(t, "opt-22")
	count := 1
	if n, err := strconv.Atoi(os.Getenv("OPTGO_MUTANTS")); err == nil {
		count = n
	}
	verdict := func(opt string, text []byte) ([]byte, error) {
		cmd := exec.Command(opt, "-passes=verify", "-disable-output", "-")
		cmd.Stdin = bytes.NewReader(text)
		return cmd.CombinedOutput()
	}
	mutants(t, 60, count, 8, func(file string, seed int64, got Mutant) {
		opt := old
		if got.Module.Version() > version.Oldest {
			opt = newest
		}
		out, err := verdict(opt, print(t, got.Module))
		if err == nil {
			return
		}
		if _, whole := verdict(opt, print(t, read(file, ir.NewContext()))); whole == nil { // else the file is newer
			t.Errorf("%s seed %d: %v: LLVM refuses it:\n%.600s", file, seed, got.Made, out)
		}
	})
}
