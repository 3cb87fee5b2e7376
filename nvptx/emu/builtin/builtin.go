// Package builtin has the functions that programs declare and the device's runtime defines: printf,
// malloc, free, new, delete, the failure of an assertion, and the call of a pure virtual function.
package builtin

import (
	"fmt"
	"io"

	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/printf"
	"opt-go/nvptx/emu/scalar"
)

// Call is a call of such a function by the running threads of a warp.
type Call interface {
	EachLane(visit func(lane int))
	Argument(i, lane int) uint64
	Result(lane int, v uint64)
	Peek(lane int, addr uint64, n int) []byte // n bytes at a generic address
	Fail(lane int, kind, format string, args ...any)
	Alloc(size int) (addr uint64, err error)
	Free(addr uint64) error
	Stdout() io.Writer // nil: nowhere
}

// Function runs a call.
type Function func(c Call)

// Functions returns the functions by name; nil: there is none of this name.
func Functions(name string) Function {
	switch name {
	case "vprintf":
		return print
	case "malloc":
		return func(c Call) { malloc(c, 0) }
	case "_Znwm", "_Znam", "_ZnwmRKSt9nothrow_t", "_ZnamRKSt9nothrow_t", "_ZnwmSt11align_val_t", "_ZnamSt11align_val_t": // operator new
		return func(c Call) { malloc(c, 1) }
	case "free", "_ZdlPv", "_ZdaPv", "_ZdlPvm", "_ZdaPvm", "_ZdlPvSt11align_val_t", "_ZdaPvSt11align_val_t", "_ZdlPvmSt11align_val_t", "_ZdaPvmSt11align_val_t": // operator delete
		return free
	case "__assertfail":
		return assertFail
	case "__cxa_pure_virtual", "__cxa_deleted_virtual":
		return noVirtual
	}
	return nil
}

// text reads a zero-terminated string at a generic address.
func text(c Call, lane int, addr uint64) string {
	return printf.Text(func(i uint64) byte { return c.Peek(lane, addr+i, 1)[0] })
}

// deviceHeap bounds one allocation in a kernel, in bytes; a larger one returns a null pointer.
const deviceHeap = 1 << 30

// malloc allocates for each thread, at least so many bytes; no bytes are a null pointer.
func malloc(c Call, least uint64) {
	c.EachLane(func(lane int) {
		size := max(c.Argument(0, lane), least)
		addr := uint64(0)
		if size > 0 && size <= deviceHeap {
			if a, err := c.Alloc(int(size)); err == nil {
				addr = a
			}
		}
		c.Result(lane, addr)
	})
}

func free(c Call) {
	c.EachLane(func(lane int) {
		if addr := c.Argument(0, lane); addr != 0 {
			if err := c.Free(addr); err != nil {
				c.Fail(lane, "bad free", "%v", err)
			}
		}
	})
}

// assertFail is __assertfail(message, file, line, function, character size).
func assertFail(c Call) {
	c.EachLane(func(lane int) {
		c.Fail(lane, "assert", "%s:%d: %s: assertion `%s' failed", text(c, lane, c.Argument(1, lane)),
			uint32(c.Argument(2, lane)), text(c, lane, c.Argument(3, lane)), text(c, lane, c.Argument(0, lane)))
	})
}

// noVirtual is what a table of virtual functions has for one without a body.
func noVirtual(c Call) {
	c.EachLane(func(lane int) { c.Fail(lane, "trap", "a virtual function without a body was called") })
}

// print is vprintf(format, arguments): thread after thread, lowest lane first.
func print(c Call) {
	c.EachLane(func(lane int) {
		addr := c.Argument(1, lane)
		take := func(n int) uint64 { // the buffer of arguments, each aligned to its size
			addr = layout.Align(addr, n)
			v := scalar.Load(c.Peek(lane, addr, n), n)
			addr += uint64(n)
			return v
		}
		line, count := printf.Format(text(c, lane, c.Argument(0, lane)), take, func(at uint64) string {
			if at == 0 {
				return "(null)"
			}
			return text(c, lane, at)
		})
		if out := c.Stdout(); out != nil {
			fmt.Fprint(out, line)
		}
		c.Result(lane, uint64(count))
	})
}
