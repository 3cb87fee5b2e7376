package nest

import (
	"cmp"
	"fmt"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/vliw/affine"
	"opt-go/vliw/mir"
	"opt-go/vliw/ssp"
)

// Distance vectors. Two accesses u and v of a nest, with first bytes
//
//	u: B + Σ s[k]·i[k]        v: B + C + Σ s[k]·i'[k]
//
// meet where C + Σ s[k]·d[k], d = i' − i, lies in (−size v, size u). Read the strides, the largest
// first, as the places of a number system: if all smaller places together cannot carry into a
// place,
//
//	Σ over smaller places j of |s[j]|·(last[j] + |q[j]|) + |rest| + size ≤ |s[k]|,
//
// then the digits q with C + Σ s[k]·q[k] = rest are the only solution: d = q. If trip counts and
// strides are constants, the condition is decided here (and if it fails, all solutions are listed).
// If they are known only at run time, it becomes a check before the nest, and the original nest
// runs if the check fails (connect.go). This proves that a[i*n+j] stays in its row.
//
// A level that moves neither access may have any distance. Accesses that move differently
// (non-uniform) are only tested for independence, by the bounds of Banerjee and the greatest common
// divisor; otherwise their distance is anything.

// access is one memory access of a nest.
type access struct {
	ref   *mir.MemRef
	level int // of the nest, 0 … len(loops)−1
}

// digit is one counter in the equation.
type digit struct {
	level int // whose distance it is; −1 for a counter of one access alone
	loop  int // level whose trip count bounds it
	s     affine.Stride
	q     int64
}

// carryCheck is a condition that must hold at run time: Σ weight·last + room ≤ rhs, with weights
// and rhs sums of invariant values.
type carryCheck struct {
	terms []checkTerm
	room  int64
	rhs   affine.Stride
	level int // of which rhs and weights are invariant
}

// checkTerm is |s|·(last + extra) of one counter.
type checkTerm struct {
	s     affine.Stride
	loop  int
	extra int64
}

// dependence is what a test of two accesses says: the boxes of distances from u to v, for the loops
// around both, from level first on.
type dependence struct {
	boxes   [][]ssp.Range
	checks  []carryCheck
	unknown doubt // why nothing is known, if so
}

// doubt is why the distances of two accesses are not known.
type doubt uint8

const (
	certain doubt = iota // they are known, or any distance is possible
	notLinear
	movesDiffer
	basesDiffer
	tripsUnknown
	tooMany
)

var doubts = [...]string{certain: "", notLinear: "an address is not linear in the counters", movesDiffer: "they move differently",
	basesDiffer: "their bases are not known to differ by a constant", tripsUnknown: "a trip count is not known",
	tooMany: "too many distances are possible"}

// String is the doubt as a remark says it.
func (d doubt) String() string { return doubts[d] }

// unknownDep: any distance.
func unknownDep(n int, why doubt) dependence {
	box := make([]ssp.Range, n)
	for k := range box {
		box[k] = ssp.Any()
	}
	return dependence{boxes: [][]ssp.Range{box}, unknown: why}
}

// distances tests two accesses in the nest from level first on.
func (n *chain) distances(u, v access, first int) dependence {
	common := min(u.level, v.level) - first + 1
	a, b := u.ref, v.ref
	if a.Slot != 0 || b.Slot != 0 {
		if a.Slot != b.Slot || mir.Apart(a.Off, a.Size, b.Off, b.Size) {
			return dependence{}
		}
		return unknownDep(common, certain)
	}
	if a.Outgoing || b.Outgoing {
		return unknownDep(common, certain)
	}
	t := &depTest{n: n, first: first, u: u, v: v, common: common}
	x, y := n.FormAt(a.Ptr, u.level, first), n.FormAt(b.Ptr, v.level, first)
	if x == nil || y == nil || mir.Underlying(a.Ptr) != mir.Underlying(b.Ptr) {
		if mir.DistinctObjects(a.Base, b.Base) {
			return dependence{}
		}
		if x == nil || y == nil {
			return unknownDep(common, notLinear)
		}
	}
	dep := t.solve(x, y)
	if dep.unknown != certain && mir.DistinctObjects(a.Base, b.Base) {
		return dependence{}
	}
	return dep
}

// depTest is one test while it runs.
type depTest struct {
	n      *chain
	first  int
	u, v   access
	common int
	digits []digit
	rest   affine.Stride
	free   []int // reported levels that may have any distance
}

func (t *depTest) solve(x, y *affine.Form) dependence {
	t.rest = y.Minus(x)
	t.rest.C += t.v.ref.Off - t.u.ref.Off
	uniform := t.collect(x, y)
	slices.SortStableFunc(t.digits, func(a, b digit) int { return compareStrides(b.s, a.s) })
	if !uniform {
		if t.independent() {
			return dependence{}
		}
		return unknownDep(t.common, movesDiffer)
	}
	for k := range t.digits {
		t.digits[k].q = quotient(t.rest, t.digits[k].s)
		t.rest = t.rest.Plus(t.digits[k].s.Times(t.digits[k].q))
	}
	if !t.rest.IsConst() {
		return unknownDep(t.common, basesDiffer)
	}
	return t.read()
}

// collect lists the counters; it reports whether both accesses move alike at the common levels.
func (t *depTest) collect(x, y *affine.Form) bool {
	uniform := true
	for k := t.first; k < t.first+t.common; k++ {
		sx, sy := x.Step(k), y.Step(k)
		switch {
		case !sx.Same(sy):
			uniform = false
			t.digits = append(t.digits, digit{-1, k, sx.Times(-1), 0}, digit{-1, k, sy, 0})
		case sx.IsZero():
			t.free = append(t.free, k)
		default:
			t.digits = append(t.digits, digit{k, k, sx, 0})
		}
	}
	for k := t.first + t.common; k < len(t.n.Loops); k++ {
		for _, s := range []affine.Stride{x.Step(k).Times(-1), y.Step(k)} {
			if !s.IsZero() {
				t.digits = append(t.digits, digit{-1, k, s, 0})
			}
		}
	}
	return uniform
}

// read turns the digits into a box, or lists all solutions.
func (t *depTest) read() dependence {
	var dep dependence
	size := max(t.u.ref.Size, t.v.ref.Size)
	for k := range t.digits {
		check := carryCheck{room: abs(t.rest.C) + size, rhs: t.digits[k].s, level: t.first}
		for _, d := range t.digits[k+1:] {
			check.terms = append(check.terms, checkTerm{d.s, d.loop, abs(d.q)})
		}
		switch t.n.decide(check) {
		case holds:
		case fails:
			return t.list()
		case atRunTime:
			if t.n.Count[t.digits[k].loop] == nil {
				return unknownDep(t.common, tripsUnknown)
			}
			dep.checks = append(dep.checks, check)
		}
	}
	if r := t.rest.C; r <= -t.v.ref.Size || r >= t.u.ref.Size {
		return dep // no meeting, if the checks hold
	}
	box := make([]ssp.Range, t.common)
	for _, k := range t.free {
		box[k-t.first] = t.n.distanceRange(k)
	}
	for _, d := range t.digits {
		last, known := t.n.constLast(d.loop)
		switch {
		case known && abs(d.q) > last, d.level < 0 && d.q < 0:
			return dep // beyond the range of the counter
		case !known && abs(d.q) >= farAway:
			dep.checks = append(dep.checks, carryCheck{terms: []checkTerm{{s: affine.Stride{C: 1}, loop: d.loop}}, room: 1, rhs: affine.Stride{C: abs(d.q)}, level: t.first})
			return dep
		case d.level < 0:
			continue
		}
		box[d.level-t.first] = ssp.Exactly(int(d.q))
	}
	dep.boxes = append(dep.boxes, box)
	return dep
}

// farAway is a distance that loops are not expected to have iterations for: that is tested at run
// time.
const farAway = 64

// distanceRange is every distance that two iterations of a loop can have.
func (n *chain) distanceRange(level int) ssp.Range {
	if last, ok := n.constLast(level); ok && last < ssp.Unbounded {
		return ssp.Range{Lo: -int(last), Hi: int(last)}
	}
	return ssp.Any()
}

// constLast is the number of iterations of a level less one, where it is a constant.
func (n *chain) constLast(level int) (int64, bool) {
	c := n.Count[level]
	if c == nil {
		return 0, false
	}
	return c.Constant()
}

type verdict uint8

const (
	fails verdict = iota
	holds
	atRunTime
)

// decide evaluates a check as far as that is possible now. A single place of constant stride needs
// none.
func (n *chain) decide(c carryCheck) verdict {
	if len(c.terms) == 0 && c.rhs.IsConst() {
		if c.room <= abs(c.rhs.C) {
			return holds
		}
		return fails
	}
	sum := c.room
	for _, t := range c.terms {
		last, ok := n.constLast(t.loop)
		if !ok || !t.s.IsConst() || !c.rhs.IsConst() {
			return n.mayHold(c)
		}
		sum += abs(t.s.C) * (last + t.extra)
	}
	if !c.rhs.IsConst() {
		return n.mayHold(c)
	}
	if sum <= abs(c.rhs.C) {
		return holds
	}
	return fails
}

// mayHold refuses checks that cannot hold: another counter has the same stride, or one that is not
// a sum that can be evaluated.
func (n *chain) mayHold(c carryCheck) verdict {
	for _, t := range c.terms {
		if n.Count[t.loop] == nil || t.s.Same(c.rhs) || t.s.Times(-1).Same(c.rhs) {
			return fails
		}
	}
	return atRunTime
}

// list enumerates the solutions where all strides and trip counts that matter are constants;
// otherwise any distance it is.
func (t *depTest) list() dependence {
	const most = 200
	for _, d := range t.digits {
		if _, ok := t.n.constLast(d.loop); !ok || !d.s.IsConst() || d.level < 0 {
			return unknownDep(t.common, tooMany)
		}
	}
	start := t.rest.C
	for _, d := range t.digits {
		start -= d.s.C * d.q
	}
	var dep dependence
	steps := 0
	dist := make([]int64, len(t.digits))
	var walk func(k int, sum int64) bool
	walk = func(k int, sum int64) bool {
		if steps++; steps > most*20 || len(dep.boxes) > most {
			return false
		}
		if k == len(t.digits) {
			if sum > -t.v.ref.Size && sum < t.u.ref.Size {
				dep.boxes = append(dep.boxes, t.boxOf(dist))
			}
			return true
		}
		var reach int64
		for _, d := range t.digits[k+1:] {
			last, _ := t.n.constLast(d.loop)
			reach += abs(d.s.C) * last
		}
		s := t.digits[k].s.C
		last, _ := t.n.constLast(t.digits[k].loop)
		lo, hi := affine.FloorQuotient(-t.v.ref.Size-reach-sum, s), affine.FloorQuotient(t.u.ref.Size+reach-sum, s)
		if lo > hi {
			lo, hi = hi, lo
		}
		for d := max(lo-1, -last); d <= min(hi+1, last); d++ {
			dist[k] = d
			if !walk(k+1, sum+s*d) {
				return false
			}
		}
		return true
	}
	if !walk(0, start) {
		return unknownDep(t.common, tooMany)
	}
	return dep
}

func (t *depTest) boxOf(dist []int64) []ssp.Range {
	box := make([]ssp.Range, t.common)
	for _, k := range t.free {
		box[k-t.first] = t.n.distanceRange(k)
	}
	for k, d := range t.digits {
		box[d.level-t.first] = ssp.Exactly(int(dist[k]))
	}
	return box
}

// independent applies the tests for accesses that move differently; all counters run from 0 to
// their last value.
func (t *depTest) independent() bool {
	if !t.rest.IsConst() {
		return false
	}
	lo, hi := t.rest.C, t.rest.C
	bounded := true
	var g int64
	for _, d := range t.digits {
		if !d.s.IsConst() {
			return false
		}
		g = gcd(g, abs(d.s.C))
		last, ok := t.n.constLast(d.loop)
		bounded = bounded && ok
		reach := d.s.C * last
		if d.level >= 0 { // a distance: either sign
			lo, hi = lo-abs(reach), hi+abs(reach)
		} else {
			lo, hi = lo+min(reach, 0), hi+max(reach, 0)
		}
	}
	if bounded && (hi <= -t.v.ref.Size || lo >= t.u.ref.Size) {
		return true
	}
	if g == 0 {
		return false
	}
	r := t.rest.C % g // in (−g, g): the sums nearest to 0 are r and r ∓ g
	if r < 0 {
		r += g
	}
	return r >= t.u.ref.Size && r-g <= -t.v.ref.Size
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func abs(n int64) int64 {
	if n < 0 {
		return -n
	}
	return n
}

// quotient is the number of times a stride must be added to make a difference small: for constants
// by size, for others by their first term.
func quotient(rest, s affine.Stride) int64 {
	if s.IsConst() {
		if !rest.IsConst() {
			return 0
		}
		q := affine.FloorQuotient(-rest.C, s.C)
		if abs(rest.C+s.C*(q+1)) < abs(rest.C+s.C*q) {
			q++
		}
		return q
	}
	for _, t := range rest.Terms {
		if t.V == s.Terms[0].V && t.Coef%s.Terms[0].Coef == 0 {
			return -t.Coef / s.Terms[0].Coef
		}
	}
	return 0
}

// compareStrides guesses which of two strides is larger: symbolic ones before constants, products
// of more factors before those of fewer.
func compareStrides(a, b affine.Stride) int {
	if c := cmp.Compare(factors(a), factors(b)); c != 0 {
		return c
	}
	if a.IsConst() && b.IsConst() {
		return cmp.Compare(abs(a.C), abs(b.C))
	}
	if len(a.Terms) == 1 && len(b.Terms) == 1 && a.Terms[0].V == b.Terms[0].V {
		return cmp.Compare(abs(a.Terms[0].Coef), abs(b.Terms[0].Coef))
	}
	return 0
}

// factors is the largest number of unknown factors in a term.
func factors(s affine.Stride) int {
	most := 0
	for _, t := range s.Terms {
		most = max(most, factorsOf(t.V, 0))
	}
	return most
}

func factorsOf(v ir.Value, depth int) int {
	i, ok := v.(*ir.Instr)
	if !ok || depth > 8 {
		return 1
	}
	switch i.Op() {
	case ir.Mul:
		return factorsOf(i.Operand(0), depth+1) + factorsOf(i.Operand(1), depth+1)
	case ir.Shl, ir.SExt, ir.ZExt, ir.Freeze, ir.Add, ir.Sub:
		return factorsOf(i.Operand(0), depth+1)
	}
	return 1
}

func (c carryCheck) String() string { return fmt.Sprint(c.terms, c.room, c.rhs) }
