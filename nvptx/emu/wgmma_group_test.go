package emu

import (
	"encoding/binary"
	"math/rand"
	"strings"
	"testing"
)

// grown is a function whose call needs new memory for the registers.
const grown = `.func grown() { .reg .b32 %many<4096>; mov.u32 %many0, 1; ret; }
`

// TestWarpgroupJoint: a product belongs to the four warps of a group. Each of them copies a part of
// the matrices into shared memory, and nothing but the product orders them.
func TestWarpgroupJoint(t *testing.T) {
	const barrier, product, commit, wait = "bar.sync 0;", "wgmma.mma_async", "wgmma.commit_group.sync.aligned;", "wgmma.wait_group.sync.aligned 0;"
	overwrite := "mul.lo.u32 %t1, %t0, 256; mov.u32 %t3, 0; st.shared.u32 [%t1], %t3; st.shared.u32 [%t1+128], %t3;\n"
	const late = "mov.u32 %t3, 0; LATE: add.u32 %t3, %t3, 1; setp.lt.u32 %q0, %t3, 20000; @%q0 bra LATE;\n" // until the others wait
	onWarp2 := func(code string) string {
		return "shr.u32 %t3, %t0, 5; setp.ne.u32 %q0, %t3, 2; @%q0 bra T;\n" + code + "T:\n"
	}
	for _, c := range []struct {
		name    string
		replace []string // pairs
		threads int
		finding string // of the checks
		fault   string
	}{
		{name: "a barrier"},
		{name: "nothing but the product orders the warps", replace: []string{barrier, ""}},
		{name: "a warp overwrites the matrices when it has waited", replace: []string{barrier, "", wait, wait + overwrite}},
		{name: "a call needs more registers", replace: []string{wait, "call grown;\n" + wait, ".visible .entry", grown + ".visible .entry"}},
		{name: "the matrices are overwritten while the product runs", replace: []string{wait, overwrite + barrier + wait}, finding: "race"},
		{name: "another warp of the group overwrites them", replace: []string{wait, onWarp2(overwrite) + barrier + wait}, finding: "race"},
		{name: "another warp of the group overwrites them when one has waited", replace: []string{wait, onWarp2(late+overwrite) + wait}, finding: "race"},
		{name: "it overwrites them after a barrier with those that have waited", replace: []string{wait, onWarp2("bra W;\n") + wait + "bar.sync 1, 128;\nbra X;\nW: bar.sync 1, 128;\n" + overwrite + wait + "\nX:"}},
		{name: "the matrices are not there", replace: []string{"st.shared.u32 [%t1], %t3;", ""}, finding: "uninitialised read"},
		{name: "descriptors differ", replace: []string{"mov.u64 %db,", "mov.u64 %db, 0; shr.u32 %t3, %t0, 5; cvt.u64.u32 %p1, %t3; add.u64 %db, %p1,"}, finding: "bad warp group"},
		{name: "no wait", replace: []string{wait, ""}, finding: "bad warp group"},
		{name: "sums are set while the product runs", replace: []string{commit, commit + "mov.f32 %d0, 0f00000000;\n"}, finding: "bad warp group"},
		{name: "half a group", threads: 64, fault: "a group of 2 warps of 4"},
		{name: "the rest of the warps", threads: 160, replace: []string{"s[32768]", "s[40960]"}, fault: "a group of 1 warps of 4"},
		{name: "a warp does not take part", replace: []string{barrier, barrier + onWarp2("ret;\n")}, fault: "warp 0 waits for products that warp 2 of its group does not issue"},
		{name: "a warp takes part in another product", replace: []string{"wgmma.fence.sync.aligned;", onWarp2("bra U;\n"),
			commit, commit + "bra V;\nU: PRODUCT " + commit + "\nV:\n"}, fault: "different products"},
	} {
		g := groupCase{types: "f32.f16.f16", a: "f16", b: "f16", n: 16, k: 16, swizzle: 128, sign: 1, accumulate: true}
		text := g.text()
		at := strings.Index(text, product)
		line := text[at : at+strings.IndexByte(text[at:], ';')+1]
		for i := 0; i < len(c.replace); i += 2 {
			if !strings.Contains(text, c.replace[i]) {
				t.Fatalf("%s: there is no %q", c.name, c.replace[i])
			}
			text = strings.Replace(text, c.replace[i], c.replace[i+1], 1)
		}
		text = strings.Replace(text, "PRODUCT", line, 1)
		if c.threads == 0 {
			c.threads = 128
		}
		a, b, words := g.matrices()
		for _, check := range []bool{false, true} {
			out, stats, err := one(t, text, Launch{Block: Dim3{X: c.threads}, Check: check, MaxInstructions: 1 << 20}, words...)
			switch {
			case c.fault != "":
				if err == nil || !strings.Contains(err.Error(), c.fault) {
					t.Errorf("%s: %v, want %s", c.name, err, c.fault)
				}
			case err != nil:
				t.Errorf("%s: %v", c.name, err)
			case c.finding == "":
				g.compare(t, c.name, out[32768/4:], a, b)
				if len(stats.Findings) > 0 {
					t.Errorf("%s: %v", c.name, stats.Findings[0])
				}
			case check && (len(stats.Findings) == 0 || stats.Findings[0].Kind != c.finding):
				t.Errorf("%s: %v, want %s", c.name, stats.Findings, c.finding)
			}
		}
	}
}

// matrices makes A and B of small integers, and the words of memory that the kernel of the case
// reads.
func (c *groupCase) matrices() (a, b []int, words []uint32) {
	r := rand.New(rand.NewSource(int64(c.n + c.k)))
	a, b = make([]int, 64*c.k), make([]int, c.n*c.k)
	image := make([]byte, 32768+65536+2048+32768)
	for i := range a {
		a[i] = r.Intn(7) - 3
		c.put(image, c.a, i/c.k, i%c.k, a[i])
	}
	for i := range b {
		b[i] = r.Intn(7) - 3
		if c.b == "u8" {
			b[i] = r.Intn(256)
		}
		c.put(image[16384:], c.b, i/c.k, i%c.k, b[i])
	}
	if c.registers { // of sixteen bits: thread, register and half by row and column
		for i, v := range a {
			row, col := i/c.k, i%c.k
			thread := row/16*32 + row%8*4 + col%8/2
			reg := row%16/8 + col/8*2
			binary.LittleEndian.PutUint16(image[32768+65536+16*thread+4*reg+2*(col%2):], halfOf(v))
		}
		clear(image[:16384])
	}
	for i := 0; i < len(image); i += 4 {
		words = append(words, binary.LittleEndian.Uint32(image[i:]))
	}
	return a, b, words
}
