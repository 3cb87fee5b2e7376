package scalar_test

import (
	"strings"
	"testing"

	"opt-go/nvptx/emu/scalar"
)

// TestVideo: results worked out by hand from the manual's pseudo-code.
func TestVideo(t *testing.T) {
	for _, c := range []struct {
		op            string
		a, b, c, want uint64
	}{
		{"vadd4.u32.u32.u32", 0xFF010203, 0x02FF0101, 9, 0x01000304},
		{"vadd4.u32.u32.u32.sat", 0xFF010203, 0x02FF0101, 9, 0xFFFF0304},
		{"vadd4.s32.s32.s32.sat", 0x7F80FF01, 0x01FF0101, 0, 0x7F800002},
		{"vsub4.u32.u32.u32", 0x00050403, 0x01020304, 0, 0xFF0301FF},
		{"vsub4.u32.u32.u32.sat", 0x00050403, 0x01020304, 0, 0x00030100},
		{"vsub2.s32.s32.s32.sat", 0x80007FFF, 0x0001FFFF, 0, 0x80007FFF},
		{"vavrg4.u32.u32.u32", 0x01FF0002, 0x02FF0105, 0, 0x02FF0104},
		{"vavrg2.s32.s32.s32", 0xFFFD0003, 0xFFFE0004, 0, 0xFFFD0004}, // (-3-2)>>1 = -3, (3+4+1)>>1 = 4
		{"vabsdiff4.u32.u32.u32", 0x10FF0005, 0x20010500, 0, 0x10FE0505},
		{"vabsdiff4.u32.u32.u32.add", 0x10FF0005, 0x20010500, 100, 100 + 0x10 + 0xFE + 5 + 5},
		{"vabsdiff4.s32.s32.s32.add", 0x807F0000, 0x7F800000, 1, 1 + 255 + 255},
		{"vabsdiff2.s32.s32.s32", 0x80000001, 0x00010003, 0, 0x80010002},
		{"vmin4.s32.s32.s32", 0x807F01FF, 0x7F800200, 0, 0x808001FF},
		{"vmax4.u32.u32.u32", 0x807F01FF, 0x7F800200, 0, 0x808002FF},
		{"vmax2.s32.s32.s32", 0x8000FFFF, 0x7FFF0000, 0, 0x7FFF0000},
		{"vset4.u32.u32.gt", 0x807F01FF, 0x7F8001FE, 0, 0x01000001},
		{"vset4.s32.s32.lt", 0x807F01FF, 0x7F800100, 0, 0x01000001},
		{"vset2.u32.u32.ne", 0x00010002, 0x00010003, 0, 0x00000001},
		{"vset4.u32.u32.eq.add", 0x01020304, 0x01FF0304, 10, 13},
		{"vadd.u32.u32.u32.sat", 0xFFFFFFFF, 2, 0, 0xFFFFFFFF},
		{"vsub.s32.u32.u32.add", 1, 3, 10, 8},
		{"vabsdiff.u32.s32.s32.add", 0xFFFFFFFF, 1, 5, 7},
	} {
		parts := strings.Split(c.op, ".")
		f := scalar.Video(parts[0], parts[1:])
		if f == nil {
			t.Errorf("no %s", c.op)
			continue
		}
		if got := f(c.a, c.b, c.c); got != c.want {
			t.Errorf("%s of %#x, %#x, %#x: got %#x, want %#x", c.op, c.a, c.b, c.c, got, c.want)
		}
	}
	for _, op := range []string{"add.u32", "vote.all.pred", "vmad.u32.u32.u32", "vadd4.u32.u32"} {
		if parts := strings.Split(op, "."); scalar.Video(parts[0], parts[1:]) != nil {
			t.Errorf("%s is taken for an instruction on bytes", op)
		}
	}
}
