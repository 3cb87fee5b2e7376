package sim

import (
	"fmt"
	"strings"
	"testing"
)

// function is the text of f with one instruction a bundle and group, "--" for lines that are not to
// end their group. Its result is r8.
func function(lines ...string) string {
	text := "\t.explicit\n\t.text\n\t.proc f#\nf:\n"
	for _, l := range lines {
		if strings.HasSuffix(l, ":") {
			text += l + "\n"
			continue
		}
		in, open := strings.CutSuffix(l, " --")
		mark := " ;;"
		if open {
			mark = ""
		}
		switch {
		case strings.HasPrefix(strings.TrimLeft(in, "(p0123456789) "), "br."):
			text += fmt.Sprintf("{\t.mib\n\tnop.m 0\n\tnop.i 0\n\t%s%s\n}\n", in, mark)
		case strings.Contains(in, "tnat"):
			text += fmt.Sprintf("{\t.mii\n\tnop.m 0\n\t%s\n\tnop.i 0%s\n}\n", in, mark)
		default:
			text += fmt.Sprintf("{\t.mii\n\t%s\n\tnop.i 0\n\tnop.i 0%s\n}\n", in, mark)
		}
	}
	return text + "{\t.mib\n\tnop.m 0\n\tnop.i 0\n\tbr.ret.sptk.many b0 ;;\n}\n\t.endp f#\n"
}

// start makes r2 and r3 the addresses of two numbers, 5 and 9, and r14 one of no memory.
var start = []string{"alloc r31=ar.pfs,8,0,0,0", "mov r2=r32", "adds r3=8,r32", "mov r14=64"}

// runFunction runs f on two numbers and returns r8.
func runFunction(t *testing.T, c Config, lines ...string) (uint64, Stats, error) {
	t.Helper()
	p, err := Parse(function(append(start, lines...)...))
	if err != nil {
		return 0, Stats{}, err
	}
	s, err := New(p, c)
	if err != nil {
		t.Fatal(err)
	}
	at, err := s.Alloc([]byte{5, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0})
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Call("f", at)
	return r.Int, s.Stats(), err
}

// TestAdvancedLoads: a check loads again if a store has overlapped its advanced load, if the table
// was too small, or if the advanced load could not load.
func TestAdvancedLoads(t *testing.T) {
	for name, c := range map[string]struct {
		config Config
		lines  []string
		want   uint64
		missed int64
	}{
		"hit":          {Config{}, []string{"ld8.a r8=[r2]", "mov r9=7", "st8 [r3]=r9", "ld8.c.clr r8=[r2]"}, 5, 0},
		"miss":         {Config{}, []string{"ld8.a r8=[r2]", "mov r9=7", "st8 [r2]=r9", "ld8.c.clr r8=[r2]"}, 7, 1},
		"overlap":      {Config{}, []string{"ld8.a r8=[r2]", "mov r9=7", "adds r10=1,r2", "st1 [r10]=r9", "ld8.c.clr r8=[r2]"}, 7<<8 + 5, 1},
		"beside":       {Config{}, []string{"ld4.a r8=[r2]", "mov r9=7", "adds r10=4,r2", "st4 [r10]=r9", "ld4.c.clr r8=[r2]"}, 5, 0},
		"none":         {Config{ALAT: -1}, []string{"ld8.a r8=[r2]", "ld8.c.clr r8=[r2]"}, 5, 1},
		"too small":    {Config{ALAT: 1}, []string{"ld8.a r8=[r2]", "ld8.a r9=[r3]", "ld8.c.clr r8=[r2]", "ld8.c.clr r9=[r3]", "add r8=r8,r9"}, 14, 1},
		"cleared":      {Config{}, []string{"ld8.a r8=[r2]", "ld8.c.clr r8=[r2]", "ld8.c.clr r8=[r2]"}, 5, 1},
		"kept":         {Config{}, []string{"ld8.a r8=[r2]", "ld8.c.nc r8=[r2]", "ld8.c.nc r8=[r2]"}, 5, 0},
		"same group":   {Config{}, []string{"ld8.a r9=[r2]", "mov r10=7", "st8 [r2]=r10 --", "ld8.c.clr r9=[r2] --", "adds r8=1,r9"}, 8, 1},
		"no memory":    {Config{}, []string{"ld8.sa r8=[r14]", "mov r14=r2", "ld8.c.clr r8=[r14]"}, 5, 1},
		"steps":        {Config{}, []string{"ld8.a r8=[r2]", "ld8.c.clr r8=[r2],8", "ld8 r9=[r2]", "add r8=r8,r9"}, 14, 0},
		"recovery":     {Config{}, []string{"ld8.a r9=[r2]", "adds r8=1,r9", "mov r10=7", "st8 [r2]=r10", "chk.a.clr r9,.L2", ".L1:", "br.ret.sptk.many b0", ".L2:", "ld8 r9=[r2]", "adds r8=1,r9", "br.sptk.many .L1"}, 8, 1},
		"no recovery":  {Config{}, []string{"ld8.a r9=[r2]", "adds r8=1,r9", "chk.a.clr r9,.L2", ".L1:", "br.ret.sptk.many b0", ".L2:", "mov r8=0", "br.sptk.many .L1"}, 6, 0},
		"failed":       {Config{}, []string{"ld8.s r9=[r14]", "adds r8=1,r9", "chk.s r8,.L2", ".L1:", "br.ret.sptk.many b0", ".L2:", "ld8 r9=[r3]", "adds r8=1,r9", "br.sptk.many .L1"}, 10, 0},
		"not failed":   {Config{}, []string{"ld8.s r9=[r2]", "adds r8=1,r9", "chk.s r8,.L2", ".L1:", "br.ret.sptk.many b0", ".L2:", "mov r8=0", "br.sptk.many .L1"}, 6, 0},
		"float failed": {Config{}, []string{"ldfd.s f8=[r14]", "mov r8=1", "chk.s f8,.L2", ".L1:", "br.ret.sptk.many b0", ".L2:", "mov r8=2", "br.sptk.many .L1"}, 2, 0},
	} {
		got, stats, err := runFunction(t, c.config, c.lines...)
		if err != nil || got != c.want || stats.Missed != c.missed {
			t.Errorf("%s: %d, %d misses (%v), want %d, %d", name, got, stats.Missed, err, c.want, c.missed)
		}
	}
}

// TestSpeculationFaults: what the processor does not see, or faults on.
func TestSpeculationFaults(t *testing.T) {
	for want, lines := range map[string][]string{
		"finds the advanced load":  {"ld8.a r8=[r2]", "ld8.c.clr r8=[r3]"},
		"of the same group writes": {"ld8.a r9=[r2] --", "adds r8=1,r9"},
		"compares with r0 only":    {"cmp.lt.and.orcm p6,p7=r2,r3"},
		"as line":                  {"cmp.eq.and.orcm p6,p7=r2,r3 --", "cmp.eq.or.andcm p6,p7=r2,r3"},
		"holds no value":           {"ld8.s r8=[r14]", "st8 [r2]=r8"},
		"null pointer":             {"ld8.a r8=[r14]"},
	} {
		if _, _, err := runFunction(t, Config{}, lines...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v, want %s", lines, err, want)
		}
	}
}

// TestParallelCompares: those of a group change the predicates together, and leave them where no
// relation is so.
func TestParallelCompares(t *testing.T) {
	results := []string{"mov r8=0", "(p6) mov r8=1", "(p7) adds r8=2,r8"}
	for name, c := range map[string]struct {
		lines []string
		want  uint64 // 1: p6, 2: p7
	}{
		"and, all":  {[]string{"cmp.eq p6,p7=r0,r0", "cmp.ne.and.orcm p6,p7=r2,r3 --", "cmp.le.and.orcm p6,p7=r0,r2"}, 1},
		"and, one":  {[]string{"cmp.eq p6,p7=r0,r0", "cmp.eq.and.orcm p6,p7=r2,r3 --", "cmp.le.and.orcm p6,p7=r0,r2"}, 2},
		"or, none":  {[]string{"cmp.ne p6,p7=r0,r0", "cmp.eq.or.andcm p6,p7=r2,r3 --", "cmp.gt.or.andcm p6,p7=r0,r2"}, 2},
		"or, one":   {[]string{"cmp.ne p6,p7=r0,r0", "cmp.eq.or.andcm p6,p7=64,r14 --", "cmp.gt.or.andcm p6,p7=r0,r2"}, 1},
		"and, NaT":  {[]string{"ld8.s r9=[r14]", "cmp.eq p6,p7=r0,r0", "cmp.ne.and.orcm p6,p7=r0,r9"}, 2},
		"predicate": {[]string{"cmp.eq p6,p7=r0,r0", "cmp.ne p8,p9=r0,r0", "(p8) cmp.ne.and.orcm p6,p7=r0,r0 --", "(p9) cmp.eq.and.orcm p6,p7=r0,r0"}, 1},
	} {
		got, _, err := runFunction(t, Config{}, append(c.lines, results...)...)
		if err != nil || got != c.want {
			t.Errorf("%s: %d (%v), want %d", name, got, err, c.want)
		}
	}
}
