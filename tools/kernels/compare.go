package main

import (
	"encoding/binary"
	"fmt"
	"maps"
	"math"
	"slices"

	"opt-go/frontend/ir"
)

// verdict is the comparison of the memory after two launches.
type verdict int

const (
	equal verdict = iota
	rounded
	differs
)

// compareMemory compares the memory after LLVM's code and after ours. Floating-point elements may
// differ by the rounding of a few operations, since compilers fuse and reassociate where the flags
// allow it; the text describes larger differences.
func compareMemory(d *device, llvm, ours *result) (verdict, string) {
	worst := equal
	for k, b := range d.buffers {
		v, at := compareBytes(llvm.buffers[k], ours.buffers[k], b.what)
		if v == differs {
			return v, fmt.Sprintf("buffer %d differs at byte %d: %x, LLVM's has %x", k, at, window(ours.buffers[k], at), window(llvm.buffers[k], at))
		}
		worst = max(worst, v)
	}
	for _, name := range slices.Sorted(maps.Keys(llvm.globals)) {
		b, ok := ours.globals[name]
		if !ok || len(b) != len(llvm.globals[name]) {
			continue // a compiler may drop a variable without loads
		}
		v, at := compareBytes(llvm.globals[name], b, nil)
		if v == differs {
			return v, fmt.Sprintf("variable %s differs at byte %d", name, at)
		}
		worst = max(worst, v)
	}
	return worst, ""
}

func window(b []byte, at int) []byte {
	at &^= 7
	return b[at:min(at+8, len(b))]
}

// compareBytes compares memory with elements of the place's kind. In memory of unknown or mixed
// elements every word may be a floating-point number, if it looks like one.
func compareBytes(a, b []byte, p *place) (verdict, int) {
	k := unknown
	switch {
	case p == nil:
	case p.copiedDoubles():
		k = doubles
	case !p.mixed():
		k = p.kind()
	}
	worst := equal
	for at := 0; at < len(a); {
		if at+8 <= len(a) && binary.LittleEndian.Uint64(a[at:]) == binary.LittleEndian.Uint64(b[at:]) {
			at += 8
			continue
		}
		n := min(8, len(a)-at)
		if v := compareWord(a[at:at+n], b[at:at+n], k); v == differs {
			return v, at
		} else {
			worst = max(worst, v)
		}
		at += n
	}
	return worst, 0
}

// compareWord compares up to 8 bytes. Numbers of 64 bits may be copied as integers.
func compareWord(a, b []byte, k kind) verdict {
	if string(a) == string(b) {
		return equal
	}
	near := func(size int, value func([]byte) float64, p precision) bool {
		for at := 0; at+size <= len(a); at += size {
			if string(a[at:at+size]) != string(b[at:at+size]) && !p.near(value(a[at:]), value(b[at:]), k == floats || k == doubles) {
				return false
			}
		}
		return len(a)%size == 0
	}
	wide := precision{1e-7, 1e-9, 1e-12}
	if k == doubles && len(a) == 8 && single(a) && single(b) { // computed in single precision and extended
		wide = narrow
	}
	double := func(b []byte) float64 { return math.Float64frombits(binary.LittleEndian.Uint64(b)) }
	half := func(b []byte) float64 { return ir.HalfToFloat64(binary.LittleEndian.Uint16(b)) }
	float := func(b []byte) float64 { return float64(math.Float32frombits(binary.LittleEndian.Uint32(b))) }
	switch {
	case (k == doubles || k == longs || k == unknown) && len(a) == 8 && near(8, double, wide),
		(k == floats || k == unknown) && near(4, float, narrow),
		(k == halves || k == unknown) && near(2, half, precision{1e-2, 1e-3, 1e-4}):
		return rounded
	}
	return differs
}

// narrow is the precision of sums and products in single precision.
var narrow = precision{1e-3, 1e-5, 1e-12}

// single reports a double that single precision holds.
func single(b []byte) bool { return binary.LittleEndian.Uint32(b)&(1<<29-1) == 0 }

// precision says how much the results of the same computation may differ: in relation to their
// size, or, as zero is what cancellation should have left, by so much. Smaller than tiny is nothing
// but zero, unless it is known that memory holds floating-point numbers: an integer, read as one,
// is tiny.
type precision struct{ relative, absolute, tiny float64 }

func (p precision) near(x, y float64, known bool) bool {
	if math.IsNaN(x) && math.IsNaN(y) || x == y {
		return true
	}
	plausible := func(v float64) bool { return v == 0 || math.Abs(v) > p.tiny && math.Abs(v) < 1/p.tiny }
	if !known && (!plausible(x) || !plausible(y)) {
		return false
	}
	d := math.Abs(x - y)
	return d <= p.absolute && (known || x != 0 && y != 0) || d <= p.relative*max(math.Abs(x), math.Abs(y))
}
