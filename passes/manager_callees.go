package passes

import (
	"bytes"
	"slices"
	"strings"
	"time"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify"
	"opt-go/passes/analysis/library"
	"opt-go/passes/ipo/callgraph"
	"opt-go/passes/pass"
)

// A cgscc group runs on one SCC of the call graph after the other, callees first (callgraph.Walk):
// all its passes on one SCC, its function passes on each function there, before the next one is
// looked at. So a caller judges its callees by what is left of them.
//
// Function passes on a function run on another worker while the walk goes on, until their result is
// needed (callgraph's flights):
//
//   - by a function that refers to it, or may later do so: through an initializer that passes read,
//     as a function of the library, or through another function of its cycle;
//   - before passes run on a function that it refers to, whose attributes they change;
//   - where the walk asks whether a call is a function's last one, and the answer depends on what
//     remains in the bodies in flight.

// calleesFirst is the run of a cgscc group.
type calleesFirst struct {
	*runner
	walk    *callgraph.Walk
	nodes   []Node
	repeat  int // how often the list runs again where calls have become direct
	free    chan struct{}
	flying  map[*ir.Func]*flight
	started []*flight     // some of which have landed
	unnamed []*flight     // of functions that others may refer to without naming them; some have landed
	failed  error         // of a flight that landed in the middle of a pass
	waited  time.Duration // for flights, and with the rest of their turns
}

// turn is the visit of an SCC, and its progress.
type turn struct {
	at      callgraph.Visit
	next    int                // node
	again   int                // how often the list has run before
	pointed map[*ir.Func]calls // before the list ran
}

// flight is a function on another worker, and the turn that continues when it has landed.
type flight struct {
	turn
	f    *ir.Func
	c    *pass.Context
	done chan error
}

func (r *runner) calleesFirst(nodes []Node) error {
	cf := &calleesFirst{runner: r, walk: callgraph.NewWalk(r.m, library.Of(r.o.Target, r.m)), nodes: nodes, free: make(chan struct{}, max(1, r.o.Workers)), flying: map[*ir.Func]*flight{}}
	if len(nodes) == 1 && nodes[0].Repeat > 0 {
		cf.nodes, cf.repeat = nodes[0].Sub, nodes[0].Repeat
	}
	cf.walk.OnDemand(func(f *ir.Func) {
		if err := cf.finish(cf.flying[f]); err != nil && cf.failed == nil {
			cf.failed = err
		}
	})
	cf.walk.OnRefusal(r.o.Refused)
	err := cf.run()
	for _, fl := range cf.started { // no worker changes the module concurrently
		if cf.flying[fl.f] == fl {
			<-fl.done
		}
	}
	if err != nil {
		return err
	}
	r.main.Pass = "inline"
	cf.walk.Remove(r.main)
	r.m.SettleDecls()
	return nil
}

func (cf *calleesFirst) run() error {
	for cf.walk.Next() {
		for {
			at := cf.walk.Here()
			if err := cf.land(cf.walk.Entered()...); err != nil {
				return err
			}
			for _, f := range cf.walk.Group() {
				cf.walk.LandUsers(f)
			}
			if cf.failed != nil {
				return cf.failed
			}
			if err := cf.turn(turn{at: at}, true); err != nil {
				return err
			}
			if cf.walk.Here() == at {
				break
			}
		}
	}
	for _, fl := range cf.started {
		if err := cf.finish(fl); err != nil {
			return err
		}
	}
	return nil
}

// land waits for the functions that those of a list refer to, or may later refer to.
func (cf *calleesFirst) land(funcs ...*ir.Func) error {
	for _, f := range funcs {
		if len(cf.flying) == 0 {
			return nil
		}
		for _, g := range cf.walk.Mentioned(f, func(g *ir.Func) bool { return cf.flying[g] != nil }) {
			if err := cf.finish(cf.flying[g]); err != nil {
				return err
			}
		}
		if len(cf.unnamed) > 0 && cf.walk.SeesUnnamed(f) {
			for _, fl := range cf.unnamed {
				if err := cf.finish(fl); err != nil {
					return err
				}
			}
			cf.unnamed = nil
		}
	}
	return nil
}

// finish waits for a function, unless it has landed, and continues its turn.
func (cf *calleesFirst) finish(fl *flight) error {
	if fl == nil || cf.flying[fl.f] != fl {
		return nil
	}
	defer func(start time.Time) { cf.waited += time.Since(start) }(time.Now())
	cf.o.Trace.Need(fl)
	err := <-fl.done
	delete(cf.flying, fl.f)
	cf.walk.Landed(fl.f)
	cf.main.MergeStats(fl.c)
	cf.res.Remarks = append(cf.res.Remarks, fl.c.TakeRemarks()...)
	if err != nil {
		return err
	}
	outer := cf.main // a pass may be at work with it, and be waiting
	cf.main = cf.o.context()
	defer func() {
		outer.MergeStats(cf.main)
		cf.main = outer
	}()
	here := cf.walk.Here()
	cf.walk.GoTo(fl.at)
	cf.walk.Update(fl.f, nil)
	if err := cf.land(fl.f); err != nil { // what has come to be referred to
		return err
	}
	err = cf.turn(fl.turn, false)
	cf.walk.GoTo(here)
	return err
}

// turn runs the rest of the list on the current SCC, until that is split or a function of it is in
// flight.
func (cf *calleesFirst) turn(t turn, mayFly bool) error {
	for {
		if t.next == 0 && cf.repeat > 0 {
			t.pointed = callsOf(cf.walk.Group())
		}
		for t.next < len(cf.nodes) {
			if mayFly && cf.fly(&t) {
				return nil
			}
			n := cf.nodes[t.next]
			t.next++
			if err := cf.node(n); err != nil {
				return err
			}
		}
		cf.walk.MarkDone()
		if t.again == cf.repeat || cf.walk.Here() != t.at || !becameDirect(t.pointed, callsOf(cf.walk.Group())) {
			return nil
		}
		t.next, t.again = 0, t.again+1
	}
}

// node runs one node on the current SCC.
func (cf *calleesFirst) node(n Node) error {
	switch {
	case n.Desc == nil && n.Unit == pass.CGSCCUnit:
		for again := 0; ; again++ {
			at, before := cf.walk.Here(), callsOf(cf.walk.Group())
			for _, s := range n.Sub {
				if err := cf.node(s); err != nil {
					return err
				}
			}
			if again >= n.Repeat || cf.walk.Here() != at || !becameDirect(before, callsOf(cf.walk.Group())) {
				return nil
			}
		}
	case n.Unit == pass.CGSCCUnit:
		return cf.group(n)
	}
	for _, f := range cf.walk.Group() {
		if !cf.walk.In(f) || n.Once && cf.walk.Done(f) {
			continue
		}
		called := cf.walk.Callees(f)
		err := cf.gathering(cf.main, f, appendLeaves(nil, n))
		pass.Drop(f)
		if err != nil {
			return err
		}
		cf.res.Remarks = append(cf.res.Remarks, cf.main.TakeRemarks()...)
		cf.walk.Update(f, called)
		if err := cf.land(f); err != nil {
			return err
		}
	}
	return nil
}

// group runs a pass on the current SCC.
func (cf *calleesFirst) group(n Node) error {
	if n.Desc.Absent {
		return nil
	}
	funcs := cf.walk.Group()
	names := func() string {
		var list []string
		for _, f := range funcs {
			list = append(list, f.Name())
		}
		return "(" + strings.Join(list, ", ") + ")"
	}
	seen, watched := cf.watching(cf.main, func() pass.Preserved {
		p := n.Desc.Group(cf.main, cf.walk)
		if p != pass.All {
			for _, f := range funcs {
				pass.Invalidate(f, p)
			}
		}
		return p
	})
	waited := cf.waited
	err := cf.one(cf.main, n, names, watched, func(b *bytes.Buffer) {
		for _, f := range funcs {
			b.WriteString(f.String())
		}
	}, func() (ps []verify.Problem) {
		for _, f := range cf.walk.Group() {
			ps = append(ps, verifyFunc(f)...)
		}
		return ps
	})
	cf.delayed(n.Desc.Name, cf.waited-waited)
	cf.res.Remarks = append(cf.res.Remarks, cf.main.TakeRemarks()...)
	if err == nil {
		err = cf.failed
	}
	if err != nil {
		return err
	}
	for _, f := range cf.walk.Group() {
		seen.tell(cf.runner, n, f)
	}
	return cf.land(cf.walk.Group()...) // what bodies that came in refer to
}

// fly starts the function passes of a turn on the function of an SCC of one concurrently, if their
// order cannot be observed. One that was split off an SCC in this turn stays, for it gets another.
func (cf *calleesFirst) fly(t *turn) bool {
	end := t.next
	var list []Node
	for ; end < len(cf.nodes) && (cf.nodes[end].Unit == pass.FuncUnit || cf.nodes[end].Unit == pass.LoopUnit); end++ {
		list = appendLeaves(list, cf.nodes[end])
	}
	group := cf.walk.Group()
	if len(list) == 0 || len(group) != 1 || cf.walk.Here() != t.at || cf.walk.Done(group[0]) || slices.ContainsFunc(list, serial) || !cf.quiet(list) {
		return false
	}
	f := group[0]
	if !cf.walk.Alone(f) {
		return false
	}
	if len(t.pointed[f].pointed) == 0 { // else calls are found again by their numbers
		cf.closeGaps(f)
	}
	t.next = end
	fl := &flight{turn: *t, f: f, c: cf.o.context(), done: make(chan error, 1)}
	cf.flying[f] = fl
	cf.walk.TakeOff(f)
	cf.started = append(cf.started, fl)
	if cf.walk.Unnamed(f) {
		cf.unnamed = append(cf.unnamed, fl)
	}
	work := func() {
		cf.free <- struct{}{}
		err := cf.gathering(fl.c, f, list)
		pass.Drop(f)
		<-cf.free
		fl.done <- err
	}
	if cf.o.Workers > 1 {
		go work()
		return true
	}
	began := cf.o.Trace.Now()
	work()
	cf.o.Trace.Task(fl, began)
	return true
}

// calls are the calls of a function, by the numbers of the instructions, which stay when code
// moves: those of known functions, and those through pointers.
type calls struct{ direct, pointed []int }

func callsOf(funcs []*ir.Func) map[*ir.Func]calls {
	out := map[*ir.Func]calls{}
	for _, f := range funcs {
		var n calls
		for i := range f.Instrs() {
			switch {
			case !i.Op().IsCall():
			case i.CalledFunc() != nil:
				n.direct = append(n.direct, i.ID())
			default:
				n.pointed = append(n.pointed, i.ID())
			}
		}
		out[f] = n
	}
	return out
}

// becameDirect reports whether calls through pointers have become direct ones: the same, or others
// in their place.
func becameDirect(before, now map[*ir.Func]calls) bool {
	for f, n := range now {
		b := before[f]
		if len(n.direct) > len(b.direct) && len(n.pointed) < len(b.pointed) {
			return true
		}
		if len(b.pointed) == 0 {
			continue
		}
		were := map[int]bool{}
		for _, id := range b.pointed {
			were[id] = true
		}
		if slices.ContainsFunc(n.direct, func(id int) bool { return were[id] }) {
			return true
		}
	}
	return false
}
