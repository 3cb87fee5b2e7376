package ia64

import (
	"flag"
	"strings"
	"testing"

	"opt-go/tools/oracle"
	"opt-go/tools/testc"
	"opt-go/tools/testload"
)

var (
	csmithCount = flag.Int("csmith", 0, "number of random C programs that TestCsmith compiles and runs; 0: 10, or 550 with OPTGO_ALL")
	csmithSeed  = flag.Int("csmith-seed", 1, "first seed of TestCsmith")
)

// csmithLot is how many programs are one file; csmithMost how many are made, of which more than 500
// end.
const (
	csmithLot  = 10
	csmithMost = 550
)

// TestCsmith compares random C programs with their native builds.
func TestCsmith(t *testing.T) {
	oracle.Need(t, "clang-19", assembler)
	oracle.NeedCsmith(t)
	count := *csmithCount
	if count == 0 {
		count = testload.Share(csmithMost, csmithLot)
	}
	compared := 0
	for done := 0; done < count; done += csmithLot {
		compared += randomPrograms(t, *csmithSeed+done, min(csmithLot, count-done))
	}
	t.Logf("%d programs of %d compared", compared, count)
	if compared < count*3/4 {
		t.Errorf("only %d programs of %d were compared", compared, count)
	}
}

// csmithVersions are the levels and pipelines of the lots, in turn. Clang's optimizations take
// longer than everything else, so half of the lots have ours.
var csmithVersions = []version{{"-O0", ""}, {"-O1", "vliw"}, {"-O0", "vliw"}, {"-O2", ""}, {"-O0", "default<O2>"}, {"-O1", ""}}

// randomPrograms tests the programs of some seeds and returns how many it has compared. They have
// no packed structures: csmith reads their parts through pointers that promise alignment.
func randomPrograms(t *testing.T, seed, count int) int {
	t.Helper()
	dir := t.TempDir()
	options := []string{"--no-volatiles", "--no-packed-struct", "--float", "--max-funcs", "4", "--max-block-depth", "3", "--max-array-dim", "2"}
	flags := []string{"-I" + oracle.CsmithHeaders, "-fno-strict-aliasing"}
	c := testc.NewCsmith(t, dir, seed, count, options, flags[1:])
	v := csmithVersions[seed/csmithLot%len(csmithVersions)]
	differ, failed := c.Compare(t, func(file string) (string, error) {
		text, err := assembly(t, dir, file, v.level, v.pipeline, flags...)
		if err != nil {
			return "", err
		}
		assemble(t, dir, text)
		r, err := simulate(text)
		return r.Out, err
	})
	for s, got := range differ {
		t.Errorf("seed %d %s %q prints %q, natively %q", s, v.level, v.pipeline, got, c.Want[s])
	}
	compared := len(c.Want)
	for s, err := range failed {
		compared--
		if !strings.Contains(err.Error(), "stopped after") {
			t.Errorf("seed %d %s %q: %v", s, v.level, v.pipeline, err)
		}
	}
	return compared
}
