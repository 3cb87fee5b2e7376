package hexagon

import (
	"errors"
	"flag"
	"testing"
	"time"

	"opt-go/tools/oracle"
	"opt-go/tools/testc"
	"opt-go/tools/testload"
)

var (
	csmithCount = flag.Int("csmith", 0, "number of random C programs that TestCsmith compiles and runs; 0: 10, or 570 with OPTGO_ALL")
	csmithSeed  = flag.Int("csmith-seed", 1, "first seed of TestCsmith")
)

// csmithLot is how many programs are one file; csmithMost how many are made, of which more than 500
// end.
const (
	csmithLot  = 10
	csmithMost = 570
)

// TestCsmith compares what random C programs print with what native builds print.
func TestCsmith(t *testing.T) {
	b := newBench(t)
	oracle.NeedCsmith(t)
	count := *csmithCount
	if count == 0 {
		count = testload.Share(csmithMost, csmithLot)
	}
	compared := 0
	for done := 0; done < count; done += csmithLot {
		compared += b.csmith(*csmithSeed+done, min(csmithLot, count-done))
	}
	t.Logf("%d of %d programs compared", compared, count)
	if compared < count*3/4 {
		t.Errorf("only %d of %d programs were compared", compared, count)
	}
}

// csmithVersions are the levels and pipelines of the lots, in turn. Clang's optimizations take
// longer than everything else, so half of the lots have ours.
var csmithVersions = []struct{ level, pipeline string }{{"-O0", ""}, {"-O1", "vliw"}, {"-O0", "vliw"}, {"-O2", ""}, {"-O0", "default<O2>"}, {"-O1", ""}}

// csmith compares the programs of some seeds and returns how many it has compared. Their first seed
// chooses among csmithVersions.
func (b *bench) csmith(seed, count int) int {
	b.t.Helper()
	include := []string{"-I" + oracle.CsmithHeaders, "-fno-strict-aliasing"}
	c := testc.NewCsmith(b.t, b.dir, seed, count, []string{"--no-packed-struct", "--max-funcs", "5"}, include[1:])
	version := csmithVersions[seed/csmithLot%len(csmithVersions)]
	level, pipeline := version.level, version.pipeline
	differ, failed := c.Compare(b.t, func(file string) (string, error) {
		s, err := b.assembly(b.compile(file, level, append(include, "-Xclang", "-disable-O0-optnone")...), pipeline)
		if err != nil {
			return "", err
		}
		return b.tryExecute(s)
	})
	llvm := func(seed int) (string, error) {
		return b.tryExecute(b.llvmAssembly(c.Source(b.t, []int{seed}), include...))
	}
	// Where types have other sizes than here, LLVM's code for Hexagon is what counts; a program may
	// also run forever.
	for s, got := range differ {
		if out, err := llvm(s); err != nil || testc.Results(out)[s] != got {
			b.t.Errorf("seed %d %s %s prints %q, natively %q", s, level, pipeline, got, c.Want[s])
		}
	}
	for s, err := range failed {
		if _, byLLVM := llvm(s); byLLVM == nil || !errors.Is(err, errEndless) {
			b.t.Errorf("seed %d %s %s: %v", s, level, pipeline, err)
		}
	}
	return len(c.Want) - len(failed)
}

var errEndless = errors.New("the program does not end, or by a signal")

// tryExecute is execute for programs that may not end.
func (b *bench) tryExecute(assembly string) (string, error) {
	r, ok := testc.Execute(time.Minute, "qemu-hexagon", "-cpu", "v67", b.link(assembly))
	if !ok {
		return "", errEndless
	}
	return r.Out, nil
}
