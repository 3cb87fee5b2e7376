package rotate

import (
	"fmt"

	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"

	"github.com/pkg/errors"
)

// Verify replays a number of iterations of the loop as the hardware would, with tags instead of
// values, and checks that
//   - live-in instances find distinct registers before the loop;
//   - every read of a flow edge finds the instance it asks for under the number that AtUse gives;
//   - pinned values are intact at their ends;
//   - the live-out instances are intact after the loop.
//
// It does so twice: with registers overwritten at the issue of the new producer, and only after its
// latency. It uses nothing of the distances that the allocator works with. Classes without an
// allocation are not checked.
func Verify(g *ddg.Graph, s *modulo.Schedule, allocations []*Allocation, iterations int) error {
	return replayTwice(g, s, iterations, func(r *replay) {
		for _, a := range allocations {
			r.files[a.Class] = &file{renaming: &rotation{a, g, s}, pinned: a.Pinned, tags: make([]tag, a.Size+a.Statics)}
			r.classes = append(r.classes, a.Class)
		}
	})
}

// VerifyExpansion does the same for a kernel that is unrolled instead.
func VerifyExpansion(g *ddg.Graph, s *modulo.Schedule, x *Expansion, iterations int) error {
	return replayTwice(g, s, iterations, func(r *replay) {
		for class := ddg.RegClass(1); int(class) < len(x.Used); class++ {
			r.files[class] = &file{renaming: &unrolling{x, g, s}, tags: make([]tag, x.Used[class])}
			r.classes = append(r.classes, class)
		}
	})
}

func replayTwice(g *ddg.Graph, s *modulo.Schedule, iterations int, fill func(r *replay)) error {
	for _, late := range []bool{false, true} {
		r := &replay{g: g, s: s, n: iterations, late: late, files: map[ddg.RegClass]*file{}}
		fill(r)
		if err := r.run(); err != nil {
			return errors.Wrapf(err, "late writes: %t", late)
		}
	}
	return nil
}

// renaming maps the register numbers that code generators use to the physical register in a kernel
// iteration.
type renaming interface {
	defined(value ddg.OpID, kernel int) int
	used(edge ddg.EdgeID, kernel int) int
	liveIn(value ddg.OpID, m int) int
	liveOut(value ddg.OpID, iteration, kernels int) int
	pinned(number, kernel int) int
}

// rotation is the renaming of a rotating file.
type rotation struct {
	*Allocation
	g *ddg.Graph
	s *modulo.Schedule
}

func (f *rotation) pinned(number, kernel int) int { return wrap(number-kernel, f.Size) }

// at is the register of a value: a rotating one by its number, or a static one, numbered after
// those of the rotating file.
func (f *rotation) at(value ddg.OpID, number, kernel int) int {
	if f.InPlace(value) {
		return f.Size + f.Static[value]
	}
	return f.pinned(number, kernel)
}

func (f *rotation) defined(value ddg.OpID, kernel int) int {
	return f.at(value, f.Number[value], kernel)
}
func (f *rotation) used(edge ddg.EdgeID, kernel int) int {
	return f.at(f.g.Edges[edge].From, f.AtUse(f.g, f.s, edge), kernel)
}
func (f *rotation) liveIn(value ddg.OpID, m int) int { return f.at(value, f.LiveIn(f.s, value, m), 0) }
func (f *rotation) liveOut(value ddg.OpID, iteration, kernels int) int {
	return f.at(value, f.After(value, kernels-f.s.Stage(value)-iteration), kernels)
}

// unrolling is the renaming of an unrolled kernel.
type unrolling struct {
	*Expansion
	g *ddg.Graph
	s *modulo.Schedule
}

func (f *unrolling) pinned(int, int) int {
	panic("BUG: rotate: pinned registers in an unrolled kernel")
}
func (f *unrolling) defined(value ddg.OpID, kernel int) int { return f.Defined(value, kernel) }
func (f *unrolling) used(edge ddg.EdgeID, kernel int) int {
	return f.AtUse(f.g, f.s, edge, kernel%f.Unroll)
}
func (f *unrolling) liveIn(value ddg.OpID, m int) int { return f.Defined(value, f.s.Stage(value)-m) }
func (f *unrolling) liveOut(value ddg.OpID, iteration, _ int) int {
	return f.Defined(value, iteration+f.s.Stage(value))
}

// tag names an instance: what a register holds. The zero tag is "nothing".
type tag struct {
	kind      uint8 // 0 nothing, 1 value, 2 pinned
	id        int
	iteration int
}

const (
	valueTag  = 1
	pinnedTag = 2
)

type file struct {
	renaming
	pinned []Pinned
	tags   []tag // per physical register
}

type write struct {
	file     *file
	register int
	tag      tag
}

// held is a read that a flow edge keeps possible for some cycles (ddg.Edge.Keep).
type held struct {
	file     *file
	register int
	by       ddg.OpID
	want     tag
}

type replay struct {
	g       *ddg.Graph
	s       *modulo.Schedule
	n       int
	late    bool
	classes []ddg.RegClass
	files   map[ddg.RegClass]*file
	pending map[int][]write // by cycle
	kept    map[int][]held  // by cycle
}

func (r *replay) run() error {
	r.pending, r.kept = map[int][]write{}, map[int][]held{}
	if err := r.enter(); err != nil {
		return err
	}
	rows := make([][]ddg.OpID, r.s.II)
	for i := range r.g.Ops {
		row := r.s.Row(ddg.OpID(i))
		rows[row] = append(rows[row], ddg.OpID(i))
	}
	kernels := r.n + r.s.Stages - 1
	for k := range kernels {
		for row, ops := range rows {
			if err := r.cycle(k, k*r.s.II+row, ops); err != nil {
				return errors.Wrapf(err, "kernel iteration %d, row %d", k, row)
			}
		}
	}
	return r.leave(kernels)
}

// enter fills in the live-in instances.
func (r *replay) enter() error {
	for i := range r.g.Ops {
		op := &r.g.Ops[i]
		f := r.files[op.Result]
		if f == nil {
			continue
		}
		for m := 1; m <= r.g.Omega(op.ID); m++ {
			at := f.liveIn(op.ID, m)
			if f.tags[at].kind != 0 {
				return errors.Errorf("live-in %s(-%d) and %s share a register", op.Name, m, r.show(f.tags[at]))
			}
			f.tags[at] = tag{valueTag, i, -m - r.ahead(op.ID)}
		}
	}
	return nil
}

// ahead is the number of iterations before the first that an operation runs for.
func (r *replay) ahead(op ddg.OpID) int {
	f := r.files[r.g.Ops[op].Result]
	if f == nil {
		return 0
	}
	a, ok := f.renaming.(*rotation)
	if !ok || a.Ahead == nil {
		return 0
	}
	return a.Ahead[op]
}

// runs reports whether an operation runs for an iteration: of those of the loop, or in every kernel
// iteration.
func (r *replay) runs(op ddg.OpID, iteration int) bool {
	return iteration >= 0 && iteration < r.n || r.ahead(op) > 0
}

// cycle performs the reads, then the writes of one bundle.
func (r *replay) cycle(kernel, now int, ops []ddg.OpID) error {
	for _, w := range r.pending[now] {
		w.file.tags[w.register] = w.tag
	}
	delete(r.pending, now)
	if err := r.checkPinned(now); err != nil {
		return err
	}
	if err := r.checkKept(now); err != nil {
		return err
	}
	for _, op := range ops {
		if i := kernel - r.s.Stage(op); r.runs(op, i) {
			if err := r.read(op, kernel, i); err != nil {
				return err
			}
		}
	}
	for _, op := range ops {
		o := &r.g.Ops[op]
		f := r.files[o.Result]
		if i := kernel - r.s.Stage(op); f != nil && r.runs(op, i) {
			r.write(write{f, f.defined(op, kernel), tag{valueTag, int(op), i}}, now, o.Latency)
		}
	}
	for _, class := range r.classes {
		f := r.files[class]
		for at, x := range f.pinned {
			if i := now - x.Start; i >= 0 && i%r.s.II == 0 {
				r.write(write{f, f.renaming.pinned(x.Number, kernel), tag{pinnedTag, at, i / r.s.II}}, now, 1)
			}
		}
	}
	return nil
}

func (r *replay) write(w write, now, latency int) {
	if r.late && latency > 0 {
		r.pending[now+latency] = append(r.pending[now+latency], w)
		return
	}
	w.file.tags[w.register] = w.tag
}

func (r *replay) read(op ddg.OpID, kernel, iteration int) error {
	for _, id := range r.g.In(op) {
		e := &r.g.Edges[id]
		f := r.files[r.g.Ops[e.From].Result]
		if e.Kind != ddg.Flow || f == nil {
			continue
		}
		x := held{f, f.used(id, kernel), op, tag{valueTag, int(e.From), iteration - e.Distance}}
		if err := r.check(x); err != nil {
			return err
		}
		if e.Keep > 0 {
			until := kernel*r.s.II + r.s.Row(op) + e.Keep
			r.kept[until] = append(r.kept[until], x)
		}
	}
	return nil
}

// check makes a read.
func (r *replay) check(x held) error {
	if got := x.file.tags[x.register]; got != x.want {
		return errors.Errorf("%s reads %s instead of %s", r.g.Ops[x.by].Name, r.show(got), r.show(x.want))
	}
	return nil
}

// checkKept makes the reads that are possible up to now.
func (r *replay) checkKept(now int) error {
	for _, x := range r.kept[now] {
		if err := r.check(x); err != nil {
			return errors.Wrap(err, "kept")
		}
	}
	delete(r.kept, now)
	return nil
}

func (r *replay) checkPinned(now int) error {
	for _, class := range r.classes {
		f := r.files[class]
		for at, x := range f.pinned {
			since := now - x.End
			i := since / r.s.II
			if since < 0 || since%r.s.II != 0 || x.Start+i*r.s.II < 0 {
				continue // nothing ends now, or it was defined before the loop
			}
			kernel := floorDiv(x.Start+i*r.s.II, r.s.II)
			if got := f.tags[f.renaming.pinned(x.Number, kernel)]; got != (tag{pinnedTag, at, i}) {
				return errors.Errorf("pinned value %d of iteration %d was overwritten by %s", at, i, r.show(got))
			}
		}
	}
	return nil
}

// leave checks the live-out instances.
func (r *replay) leave(kernels int) error {
	last := kernels * r.s.II
	for now := last; len(r.pending) > 0; now++ {
		for _, w := range r.pending[now] {
			w.file.tags[w.register] = w.tag
		}
		delete(r.pending, now)
	}
	for now := last; len(r.kept) > 0; now++ {
		if err := r.checkKept(now); err != nil {
			return err
		}
	}
	for i := range r.g.Ops {
		op := &r.g.Ops[i]
		f := r.files[op.Result]
		if f == nil {
			continue
		}
		for j := range op.LiveOut {
			want := tag{valueTag, i, r.n - 1 - j}
			at := f.liveOut(op.ID, want.iteration, kernels)
			if want.iteration >= 0 && f.tags[at] != want {
				return errors.Errorf("live-out %s was overwritten by %s", r.show(want), r.show(f.tags[at]))
			}
		}
	}
	return nil
}

func (r *replay) show(t tag) string {
	switch t.kind {
	case valueTag:
		return fmt.Sprintf("%s(%d)", r.g.Ops[t.id].Name, t.iteration)
	case pinnedTag:
		return fmt.Sprintf("pinned %d(%d)", t.id, t.iteration)
	}
	return "nothing"
}
