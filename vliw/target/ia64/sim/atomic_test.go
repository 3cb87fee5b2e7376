package sim

import (
	"strings"
	"testing"
)

// alone is a bundle of an instruction for the slot m, in a group of its own.
func alone(instruction string) string {
	return "{\t.mii\n\t" + instruction + "\n\tnop.i 0\n\tnop.i 0 ;;\n}"
}

func runText(t *testing.T, bundles []string, args ...uint64) (Result, error) {
	t.Helper()
	p, err := Parse(text(bundles...))
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(p, Config{MaxCycles: 1000})
	if err != nil {
		t.Fatal(err)
	}
	return s.Call("f", args...)
}

// TestAtomics: what the accesses give and leave, by decimal digits; values of memory are
// zero-extended.
func TestAtomics(t *testing.T) {
	r, err := runText(t, []string{alone("adds r14=-64,r12"), alone("mov r15=-2"), alone("st4 [r14]=r15"), // 0xfffffffe
		alone("fetchadd4.acq r16=[r14],4"),                                                 // 2
		alone("mf"), alone("mov.m ar.ccv=r16"), alone("cmpxchg4.rel r17=[r14],r33,ar.ccv"), // 2 is not what it was
		alone("mov.m ar.ccv=2"), alone("cmpxchg4.acq r18=[r14],r32,ar.ccv"), // 7
		alone("xchg4 r19=[r14],r33"), alone("ld4.acq r20=[r14]"), alone("st4.rel [r14]=r0"),
		alone("shladd r17=r17,2,r17"), alone("shladd r18=r18,3,r18"), // 5*2 + 9*2
		alone("add r8=r17,r18"), alone("add r8=r8,r19"), alone("add r8=r8,r20"), alone("sub r8=r16,r8")}, 7, 9)
	if want := uint64(0xfffffffe - (10 + 18 + 7 + 9)); err != nil || r.Int != want {
		t.Errorf("%#x, %v, want %#x", r.Int, err, want)
	}
	if _, err := runText(t, []string{alone("adds r14=-64,r12"), alone("fetchadd8.acq r16=[r14],3")}); err == nil || !strings.Contains(err.Error(), "fetchadd of 3") {
		t.Errorf("fetchadd of 3: %v", err)
	}
}

// TestCountedTurns: br.cloop runs a block once more than LC says, and rotates nothing.
func TestCountedTurns(t *testing.T) {
	r, err := runText(t, []string{"{\t.mii\n\tmov r8=r0\n\tmov.i ar.lc=4\n\tnop.i 0 ;;\n}",
		".Lturn:\n" + alone("adds r8=1,r8"), "{\t.mib\n\tnop.m 0\n\tnop.i 0\n\tbr.cloop.sptk.many .Lturn ;;\n}"})
	if err != nil || r.Int != 5 {
		t.Errorf("%d turns, %v, want 5", r.Int, err)
	}
}
