package emu

import (
	"fmt"
	"math"
	"math/bits"
	"opt-go/nvptx/emu/scalar"
	"strings"
	"sync"
)

// builtin is a function that programs declare and the device's runtime defines.
type builtin func(w *warp, o *op)

var builtins = sync.OnceValue(func() map[string]builtin {
	return map[string]builtin{
		"vprintf":      callPrintf,
		"malloc":       callMalloc,
		"free":         callFree,
		"__assertfail": callAssert,
	}
})

// argument gives the value of argument i of a built-in, in a lane.
func (w *warp) argument(o *op, i, lane int) uint64 {
	if i >= len(o.call.args) {
		w.fail(o, lane, "bad call", "argument %d is missing", i+1)
	}
	a := &o.call.args[i]
	if !a.inFrame {
		return a.value.lanes(w)[lane]
	}
	at := int(w.cur.frame.localBase) + a.off
	var data [8]byte
	copy(data[:min(a.size, 8)], w.local[lane][at:])
	return readBytes(data[:], 8)
}

// result stores the result of a built-in.
func (w *warp) result(o *op, lane int, v uint64) {
	if len(o.call.rets) == 0 {
		return
	}
	a := &o.call.rets[0]
	if !a.inFrame {
		if a.reg >= 0 {
			w.regs[a.reg][lane] = v & a.mask
		}
		return
	}
	at := int(w.cur.frame.localBase) + a.off
	var data [8]byte
	writeBytes(data[:], 8, v)
	copy(w.local[lane][at:at+a.size], data[:])
	if c := w.block.check; c != nil {
		c.initialised(w, lane, at, a.size)
	}
}

// peek reads n bytes at a generic address.
func (w *warp) peek(o *op, lane int, addr uint64, n int) []byte {
	return w.bytes(o, &memRef{size: 1, count: 1}, lane, addr, n)
}

// text reads a zero-terminated string at a generic address.
func (w *warp) text(o *op, lane int, addr uint64) string {
	var b strings.Builder
	for {
		c := w.peek(o, lane, addr, 1)[0]
		if c == 0 {
			return b.String()
		}
		b.WriteByte(c)
		addr++
	}
}

func callMalloc(w *warp, o *op) {
	for m := w.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros32(m)
		size := w.argument(o, 0, lane)
		addr := uint64(0)
		if size > 0 && size <= deviceHeap {
			if a, err := w.block.run.memory.Alloc(int(size)); err == nil {
				addr = a
			}
		}
		w.result(o, lane, addr)
	}
}

// deviceHeap bounds one allocation in a kernel; a larger one gives a null pointer.
const deviceHeap = 1 << 30

func callFree(w *warp, o *op) {
	for m := w.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros32(m)
		addr := w.argument(o, 0, lane)
		if addr == 0 {
			continue
		}
		if err := w.block.run.memory.Free(addr); err != nil {
			w.fail(o, lane, "bad free", "%v", err)
		}
		for _, other := range w.block.warps {
			other.segment = nil
		}
	}
}

// callAssert is __assertfail(message, file, line, function, character size).
func callAssert(w *warp, o *op) {
	lane := firstLane(w.exec)
	w.fail(o, lane, "assert", "%s:%d: %s: assertion `%s' failed", w.text(o, lane, w.argument(o, 1, lane)),
		uint32(w.argument(o, 2, lane)), w.text(o, lane, w.argument(o, 3, lane)), w.text(o, lane, w.argument(o, 0, lane)))
}

// callPrintf is vprintf(format, arguments): thread after thread, lowest lane first.
func callPrintf(w *warp, o *op) {
	for m := w.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros32(m)
		p := printfArgs{w: w, o: o, lane: lane, addr: w.argument(o, 1, lane)}
		text := p.format(w.text(o, lane, w.argument(o, 0, lane)))
		if out := w.block.run.cfg.Stdout; out != nil {
			fmt.Fprint(out, text)
		}
		w.result(o, lane, uint64(p.count))
	}
}

// printfArgs reads the buffer of arguments, each aligned to its size.
type printfArgs struct {
	w     *warp
	o     *op
	lane  int
	addr  uint64
	count int // conversions done
}

func (p *printfArgs) take(n int) uint64 {
	p.addr = align(p.addr, n)
	v := readBytes(p.w.peek(p.o, p.lane, p.addr, n), n)
	p.addr += uint64(n)
	return v
}

func (p *printfArgs) format(f string) string {
	var b strings.Builder
	for i := 0; i < len(f); i++ {
		if f[i] != '%' {
			b.WriteByte(f[i])
			continue
		}
		end := i + 1
		for end < len(f) && strings.IndexByte("-+ #0123456789.*hlLzjt", f[end]) >= 0 {
			end++
		}
		if end == len(f) {
			b.WriteString(f[i:])
			break
		}
		b.WriteString(p.conversion(f[i+1:end], f[end]))
		i = end
	}
	return b.String()
}

// conversion formats one %…c; spec is what stands between.
func (p *printfArgs) conversion(spec string, verb byte) string {
	if verb == '%' {
		return "%"
	}
	size := 4
	if strings.ContainsAny(spec, "lLzjt") {
		size = 8
	}
	short := strings.Count(spec, "h")
	spec = "%" + strings.Trim(spec, "hlLzjt")
	for strings.Contains(spec, "*") {
		spec = strings.Replace(spec, "*", fmt.Sprint(int32(p.take(4))), 1)
	}
	p.count++
	switch verb {
	case 'd', 'i':
		return fmt.Sprintf(spec+"d", scalar.Signed(p.take(size), 8*size>>short))
	case 'u':
		return fmt.Sprintf(spec+"d", p.take(size)&(math.MaxUint64>>(64-8*size>>short)))
	case 'x', 'X', 'o':
		return fmt.Sprintf(spec+string(verb), p.take(size))
	case 'c':
		return fmt.Sprintf(spec+"c", rune(byte(p.take(4))))
	case 'e', 'E', 'f', 'F', 'g', 'G':
		return cFloat(fmt.Sprintf(spec+string(verb), math.Float64frombits(p.take(8))), verb)
	case 'a', 'A':
		return fmt.Sprintf(spec+"x", math.Float64frombits(p.take(8)))
	case 's':
		return fmt.Sprintf(spec+"s", p.w.text(p.o, p.lane, p.take(8)))
	case 'p':
		return fmt.Sprintf("%#x", p.take(8))
	}
	return spec + string(verb)
}

// cFloat turns Go's spelling of infinities and NaNs into C's.
func cFloat(s string, verb byte) string {
	switch t := strings.TrimSpace(s); t {
	case "NaN":
		return strings.Replace(s, t, "nan", 1)
	case "+Inf", "Inf":
		return strings.Replace(s, t, "inf", 1)
	case "-Inf":
		return strings.Replace(s, t, "-inf", 1)
	}
	return s
}
