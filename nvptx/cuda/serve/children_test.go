package serve

import (
	"encoding/binary"
	"strings"
	"testing"
)

// A kernel links a record, whose address it gets, into the list of launches.
const launching = program + `.visible .global .align 8 .u64 optgo_launches;
.visible .entry start(.param .u64 p)
{
	.reg .u64 %rd<4>;
	ld.param.u64 %rd1, [p];
	mov.u64 %rd2, bump;
	st.global.u64 [%rd1+8], %rd2;
	ld.global.u64 %rd3, [optgo_launches];
	st.global.u64 [%rd1], %rd3;
	st.global.u64 [optgo_launches], %rd1;
	ret;
}
`

// What kernels launch runs when their grid has ended; records and arguments are freed.
func TestChildren(t *testing.T) {
	c := connect(t, Options{})
	module := c.want(success, opLoad, launching).u32()
	start := c.want(success, opKernel, module, "start").u32()
	result := c.want(success, opAlloc, uint64(64), uint64(0)).u64()
	sizes := []uint32{1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0}
	record := func(n, threads uint32) (at uint64) {
		args := c.want(success, opAlloc, uint64(16), uint64(0)).u64()
		binary.LittleEndian.PutUint64(c.data[args-Base:], result)
		binary.LittleEndian.PutUint32(c.data[args-Base+8:], n)
		at = c.want(success, opAlloc, uint64(launchBytes), uint64(0)).u64()
		binary.LittleEndian.PutUint64(c.data[at-Base+16:], args)
		for i, v := range []uint32{1, 1, 1, threads, 1, 1, 0, 0} {
			binary.LittleEndian.PutUint32(c.data[at-Base+24+uint64(4*i):], v)
		}
		return at
	}
	one := record(7, 1)
	c.want(success, opLaunch, start, sizes, uint32(0), one)
	if got := binary.LittleEndian.Uint32(c.data[result-Base:]); got != 14 {
		t.Errorf("the kernel that was launched by another stored %d, want 14", got)
	}
	c.want(invalidValue, opFree, one) // it is free
	why := c.want(invalidConfig, opLaunch, start, sizes, uint32(0), record(7, 4000))
	if text := string(why.data); !strings.Contains(text, "block.x is 4000") {
		t.Errorf("the failure says %q", text)
	}
	again := record(9, 1)
	c.want(success, opLaunch, start, sizes, uint32(0), again)
	if got := binary.LittleEndian.Uint32(c.data[result-Base:]); got != 18 {
		t.Errorf("after a failure the kernel stored %d, want 18", got)
	}
}
