package dse

import (
	"fmt"
	"math/big"
	"sort"
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
)

// interval is a range of bytes [start, end) that later writes cover, relative to the base of the
// earlier write.
type interval struct{ start, end int64 }

// overlaps remembers which parts of earlier writes later ones cover: disjoint intervals in order.
// Several may cover it together.
type overlaps struct {
	of    map[*ir.Instr][]interval
	order []*ir.Instr
	off   bool // remember no writes
}

func newOverlaps() *overlaps { return &overlaps{of: map[*ir.Instr][]interval{}} }

func (o *overlaps) forget(i *ir.Instr) { delete(o.of, i) }

// add adds a later write of ls bytes to the intervals that cover the earlier write of es bytes.
func (o *overlaps) add(earlier *ir.Instr, v overlap, ls, es uint64) overlapKind {
	in := interval{v.laterOff, v.laterOff + int64(ls)}
	first, last := v.earlierOff, v.earlierOff+int64(es)
	if !o.off && in.start < last && in.end >= first {
		list, known := o.of[earlier]
		if !known {
			o.order = append(o.order, earlier)
		}
		list = insert(list, in)
		o.of[earlier] = list
		if list[0].start <= first && list[0].end >= last {
			return complete
		}
	}
	if v.laterOff >= first && last > v.laterOff && uint64(v.laterOff-first)+ls <= es {
		return insideEarlier
	}
	return unknown
}

// insert adds an interval and merges it with adjacent ones.
func insert(list []interval, in interval) []interval {
	lo := sort.Search(len(list), func(k int) bool { return list[k].end >= in.start })
	hi := lo
	for hi < len(list) && list[hi].start <= in.end {
		in = interval{min(in.start, list[hi].start), max(in.end, list[hi].end)}
		hi++
	}
	out := append([]interval(nil), list[:lo]...)
	return append(append(out, in), list[hi:]...)
}

// shortenAll cuts memory intrinsics whose ends later writes cover.
func (d *state) shortenAll() {
	for _, i := range d.intervals.order {
		list := d.intervals.of[i]
		if len(list) == 0 {
			continue
		}
		loc, ok := written(i)
		if !ok || !loc.Size.IsPrecise() {
			continue
		}
		_, start := d.base(loc.Ptr)
		s := &shortening{state: d, i: i, start: start, size: int64(loc.Size.Bytes())}
		if s.cutEnd(list[len(list)-1]) {
			list = list[:len(list)-1]
		}
		if len(list) > 0 {
			s.cutBegin(list[0])
		}
	}
}

// shortening is a memory intrinsic that writes size bytes at start.
type shortening struct {
	*state
	i           *ir.Instr
	start, size int64
}

// destAlign returns the known alignment of the destination, which the remaining write must keep.
func (s *shortening) destAlign() int64 {
	if a, ok := s.i.Info.Attrs.Param(0).Get("align"); ok {
		var n int64
		if _, err := fmt.Sscan(a.Val, &n); err == nil && n > 0 {
			return n
		}
	}
	return 1
}

func roundUp(n, to int64) int64 { return (n + to - 1) / to * to }

func (s *shortening) cutEnd(later interval) bool {
	if id := s.i.IntrinsicID(); !isMemSet(s.i) && id != "llvm.memcpy" && id != "llvm.memcpy.element.unordered.atomic" {
		return false
	}
	if later.start <= s.start || later.start-s.start >= s.size || later.end < s.start+s.size {
		return false
	}
	keep := roundUp(later.start-s.start, s.destAlign())
	if s.size <= keep || !s.wholeElements(keep) {
		return false
	}
	s.resize(keep)
	return true
}

func (s *shortening) cutBegin(later interval) bool {
	if !isMemSet(s.i) || later.start > s.start || later.end <= s.start {
		return false
	}
	drop := (later.end - s.start) / s.destAlign() * s.destAlign()
	if drop <= 0 || drop >= s.size || !s.wholeElements(s.size-drop) {
		return false
	}
	dest := s.i.Arg(0)
	gep := ir.NewGEP(s.f.Ctx().I8, dest, ir.InBounds, ir.NewInt(s.i.Arg(2).Type(), uint64(drop)))
	gep.InsertBefore(s.i)
	gep.CopyDebugLoc(s.i)
	s.i.SetOperand(0, gep)
	s.promiseLess(uint64(drop))
	s.resize(s.size - drop)
	s.start += drop
	return true
}

// isMemSet reports whether i is a memset, of atomic elements or not.
func isMemSet(i *ir.Instr) bool {
	return alias.MemSet(i) || i.IntrinsicID() == "llvm.memset.element.unordered.atomic"
}

// wholeElements reports whether so many bytes are a number of elements, where they are atomic.
func (s *shortening) wholeElements(bytes int64) bool {
	if !strings.HasSuffix(s.i.IntrinsicID(), ".element.unordered.atomic") {
		return true
	}
	n, ok := ir.AsInt(s.i.Arg(3)).Int64()
	return ok && n > 0 && bytes%n == 0
}

// promiseLess reduces the call's dereferenceable attribute for the destination by the bytes removed
// at its start.
func (s *shortening) promiseLess(bytes uint64) {
	attrs := s.i.Info.Attrs.Clone()
	for _, key := range []string{"dereferenceable", "dereferenceable_or_null"} {
		a, ok := attrs.Param(0).Get(key)
		if !ok {
			continue
		}
		rest := attrs.Param(0).Without(key)
		if n, err := strconv.ParseUint(a.Val, 10, 64); err == nil && n > bytes {
			rest = rest.With(ir.ValAttr(key, strconv.FormatUint(n-bytes, 10)))
		}
		attrs.SetParam(0, rest)
	}
	s.i.Info.Attrs = attrs
}

func (s *shortening) resize(size int64) {
	s.changed = true
	s.c.Count("Number of stores modified", 1)
	s.size = size
	s.i.SetOperand(2, ir.NewInt(s.i.Arg(2).Type(), uint64(size)))
	attrs := s.i.Info.Attrs.Clone()
	attrs.SetParam(0, attrs.Param(0).With(ir.ValAttr("align", fmt.Sprint(s.destAlign()))))
	s.i.Info.Attrs = attrs
}

// merge inserts the constant of the killing store into the larger constant of the dead store around
// it.
func (k *killer) merge(dead *ir.Instr, o overlap) bool {
	later := k.def.Instr
	if dead.Op() != ir.Store || later.Op() != ir.Store || !k.dt.DominatesInstr(dead, later) {
		return false
	}
	if dead.Block() != later.Block() && !k.dt.Dominates(dead.Block(), later.Block()) {
		return false
	}
	x, y := analysis.AsConstInt(dead.Operand(0)), analysis.AsConstInt(later.Operand(0))
	if x == nil || y == nil || !wholeBytes(x) || !wholeBytes(y) || k.modifiedBetween(dead, later) {
		return false
	}
	bits, part := uint(x.Type().Bits), uint(y.Type().Bits)
	shift := uint(o.laterOff-o.earlierOff) * 8
	if k.dl.BigEndian {
		shift = bits - shift - part
	}
	mask := new(big.Int).Lsh(big.NewInt(1), part)
	mask.Lsh(mask.Sub(mask, big.NewInt(1)), shift)
	v := new(big.Int).AndNot(x.Big(), mask)
	dead.SetOperand(0, ir.NewBigInt(x.Type(), v.Or(v, new(big.Int).Lsh(y.Big(), shift))))
	k.c.Count("Number of stores modified", 1)
	k.intervals.forget(dead)
	k.remove(later)
	return true
}

func wholeBytes(c *ir.Const) bool { return c.Type().Bits%8 == 0 }

// modifiedBetween reports whether the location that the later one writes may be written between two
// instructions.
func (d *state) modifiedBetween(first, later *ir.Instr) bool {
	loc, _ := written(later)
	type place struct {
		b   *ir.Block
		ptr ir.Value
	}
	seen := map[*ir.Block]ir.Value{}
	work := []place{{later.Block(), loc.Ptr}}
	for n := 0; n < len(work); n++ {
		p := work[n]
		i := p.b.Last()
		if n == 0 {
			i = later.Prev()
		}
		l := loc
		l.Ptr = p.ptr
		for ; i != nil && i != first; i = i.Prev() {
			if analysis.MayWrite(i) && d.aa.ModRef(i, l)&analysis.Mod != 0 {
				return true
			}
		}
		if i == first {
			continue
		}
		if p.b.IsEntry() || n > scanLimit {
			return true
		}
		for _, pred := range p.b.Preds() {
			if !d.dt.Reachable(pred) {
				continue
			}
			q := p.ptr
			if analysis.TranslatesThrough(q, p.b) {
				if q = analysis.TranslatePointer(q, p.b, pred, d.dt); q == nil {
					return true
				}
			}
			if old, ok := seen[pred]; ok {
				if old != q {
					return true
				}
				continue
			}
			seen[pred] = q
			work = append(work, place{pred, q})
		}
	}
	return false
}
