package passes

import (
	"bytes"
	"fmt"
	"io"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify"
	"opt-go/frontend/workers"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/target"
)

// Options say how a pipeline is run. The zero value runs quietly on one core for a generic target.
type Options struct {
	Target     *target.Target
	Workers    int               // goroutines for function passes; the result is the same for every number
	Flags      map[string]string // command-line options of passes
	Version    pass.Version      // the LLVM whose results passes make; 0: as the module says
	VerifyEach bool              // run the IR verifier after every pass
	CompactAll bool              // move code together before every function pass, and number it anew before every group of them, not only where it pays: for tests
	Out        io.Writer         // analysis printers and the print options write here; nil: nowhere

	// DebugifyEach runs each pass on functions and modules on code with synthetic debug
	// information, and reports what the pass loses.
	DebugifyEach bool

	PrintAfterAll  bool
	PrintBeforeAll bool
	PrintChanged   bool
	PrintBefore    map[string]bool // pass names
	PrintAfter     map[string]bool
	PrintFuncs     map[string]bool // print only these functions; empty: all
	PrintModule    bool            // print the whole module instead of the unit

	Bisect *Bisect // numbers the runs of passes and leaves some out; nil: all are made

	WantRemark func(kind pass.RemarkKind, passName string) bool // nil: none
	// RemarksOnce: a pass that would change nothing, for it has just run, is left out although
	// remarks are wanted, which it would repeat.
	RemarksOnce bool
	// RemarkHotness: remarks say how often the profile says that the code was executed.
	RemarkHotness bool

	// Watch is called after each run of a pass that may have changed something or made remarks. It
	// may read the function. Calls for different functions are concurrent. nil: not at all.
	Watch func(PassRun)

	// Trace, with one worker, notes what several could do side by side; nil: nothing does.
	Trace *workers.Trace

	// LeftOut is called once for each pass that LLVM has, that would change the module, and that is
	// not implemented here. It is called before the first pass runs; nil: not at all.
	LeftOut func(passName string)

	// Refused is called where a pass leaves a function as it is although it should not: because of
	// an instruction that it does not support. nil: not at all.
	Refused func(passName string, f *ir.Func, at *ir.Instr, why string)
}

// PassRun is a run of a pass that has ended.
type PassRun struct {
	Node    Node
	Func    *ir.Func // nil: the module; a pass on a group of functions is reported for each of them
	Remarks []pass.Remark
}

// Result is what a run reports besides the changed module.
type Result struct {
	Stats   []pass.Stat
	Times   []PassTime
	Remarks []pass.Remark // in the order of the functions in the module, then of the passes
	Losses  []PassLoss    // by DebugifyEach, in the order of the passes' first runs
}

// PassTime is the time that a pass took in all its runs, summed over workers.
type PassTime struct {
	Name string
	Runs int
	Wall time.Duration
}

// Run runs a parsed pipeline over a module.
//
// Consecutive function passes are run function by function, each function through all of them, as
// LLVM's adaptor does, with the functions spread over the workers. What analyses have found out is
// dropped when a function is through: the next group of passes may be far away, and many functions
// may come before.
func Run(m *ir.Module, pipeline []Node, o Options) (*Result, error) {
	if o.Target == nil {
		o.Target = target.Generic()
	}
	if o.Out == nil {
		o.Out = io.Discard
	}
	if o.Version == 0 {
		o.Version = pass.VersionOf(m)
	}
	m.UseIntrinsics(int(o.Version))
	if o.Bisect != nil {
		o.Bisect.Runs, o.Bisect.Last = 0, LastRun{}
	}
	if o.LeftOut != nil {
		for _, name := range leftOut(pipeline, m) {
			o.LeftOut(name)
		}
	}
	r := &runner{m: m, o: o, times: map[string]*PassTime{}, main: o.context()}
	for _, d := range loopForms() {
		r.loopForms = append(r.loopForms, Node{Desc: &d, Unit: d.Unit, Text: d.Name})
	}
	if err := r.group(pipeline); err != nil {
		return nil, err
	}
	for _, name := range r.order {
		r.res.Times = append(r.res.Times, *r.times[name])
	}
	r.res.Stats = r.main.Stats()
	return &r.res, nil
}

// context returns the context of one worker.
func (o *Options) context() *pass.Context {
	c := pass.NewContext(o.Target, o.Flags, o.Out, o.WantRemark)
	c.Version = o.Version
	if o.RemarkHotness {
		c.Hotness = frequency.ProfileCount
	}
	return c
}

type runner struct {
	m    *ir.Module
	o    Options
	main *pass.Context
	res  Result

	loopForms []Node // the passes that run before loop passes

	mu    sync.Mutex
	times map[string]*PassTime
	order []string
}

// group runs a list of nodes, gathering neighbours that work function by function.
func (r *runner) group(nodes []Node) error {
	for i := 0; i < len(nodes); {
		if n := nodes[i]; n.Unit == pass.ModuleUnit || n.Unit == pass.CGSCCUnit {
			var err error
			r.o.Trace.Phase(phaseOf(n))
			switch {
			case n.Unit == pass.CGSCCUnit && n.Desc != nil:
				err = r.calleesFirst([]Node{n})
			case n.Unit == pass.CGSCCUnit:
				err = r.calleesFirst(n.Sub)
			case n.Desc != nil:
				err = r.modulePass(n)
			case n.When == nil || n.When(r.m):
				err = r.group(n.Sub)
			}
			if err != nil {
				return err
			}
			i++
			continue
		}
		j := i
		var flat []Node
		for j < len(nodes) && (nodes[j].Unit == pass.FuncUnit || nodes[j].Unit == pass.LoopUnit) {
			flat = appendLeaves(flat, nodes[j])
			j++
		}
		// A printer shows the module in the middle of the pipeline: LLVM's adaptor would run the
		// passes of one group function by function, but separate top-level names one after the
		// other.
		for len(flat) > 0 {
			n := 1
			for !serial(flat[0]) && n < len(flat) && !serial(flat[n]) {
				n++
			}
			r.o.Trace.Phase("function passes")
			if err := r.functions(flat[:n]); err != nil {
				return err
			}
			flat = flat[n:]
		}
		i = j
	}
	return nil
}

// phaseOf names a node in a trace.
func phaseOf(n Node) string {
	if n.Unit == pass.CGSCCUnit {
		return "cgscc passes"
	}
	return "module passes"
}

func serial(n Node) bool { return n.Desc != nil && n.Desc.Serial }

// appendLeaves lists the passes of a group; groups of loop passes stay together.
func appendLeaves(out []Node, n Node) []Node {
	if n.Desc != nil || n.Unit == pass.LoopUnit {
		return append(out, n)
	}
	for _, s := range n.Sub {
		out = appendLeaves(out, s)
	}
	return out
}

// quiet reports whether the run prints nothing, numbers nothing and inserts no debug information
// into the module, so that workers may run ahead of each other.
func (r *runner) quiet(nodes []Node) bool {
	if r.o.Bisect != nil || r.o.DebugifyEach || r.o.PrintAfterAll || r.o.PrintBeforeAll || r.o.PrintChanged || len(r.o.PrintBefore)+len(r.o.PrintAfter) > 0 {
		return false
	}
	for _, n := range nodes {
		if n.Desc == nil && !r.quiet(n.Sub) || n.Desc != nil && n.Desc.Print {
			return false
		}
	}
	return true
}

// functions runs function passes over all definitions.
func (r *runner) functions(nodes []Node) error {
	var defs []*ir.Func
	for _, f := range r.m.Funcs {
		if !f.IsDecl() {
			defs = append(defs, f)
		}
	}
	jobs, spread := 1, r.quiet(nodes) && !serial(nodes[0])
	if spread {
		jobs = max(1, min(r.o.Workers, len(defs)))
	}
	errs := make([]error, len(defs))
	remarks := make([][]pass.Remark, len(defs))
	next := make(chan int, len(defs))
	for _, k := range r.turns(defs, jobs) {
		next <- k
	}
	close(next)
	work := func() {
		c := r.o.context()
		for k := range next {
			began := r.o.Trace.Now()
			r.closeGaps(defs[k])
			errs[k] = r.gathering(c, defs[k], nodes) // the others still run, so that the first error in the module is found
			remarks[k] = c.TakeRemarks()
			pass.Drop(defs[k])
			if spread {
				r.o.Trace.Task(k, began)
			}
		}
		r.mu.Lock()
		r.main.MergeStats(c)
		r.mu.Unlock()
	}
	var others sync.WaitGroup
	for range jobs - 1 {
		others.Add(1)
		go func() {
			defer others.Done()
			work()
		}()
	}
	work()
	others.Wait()
	for k := range defs {
		if errs[k] != nil {
			return errs[k]
		}
		r.res.Remarks = append(r.res.Remarks, remarks[k]...)
	}
	r.m.SettleDecls()
	return nil
}

// turns returns the order in which functions are begun: the large ones first where there are
// several workers, so that none is left with a large one at the end.
func (r *runner) turns(defs []*ir.Func, jobs int) []int {
	order := make([]int, len(defs))
	for k := range order {
		order[k] = k
	}
	if jobs > 1 || r.o.Trace != nil {
		slices.SortStableFunc(order, func(a, b int) int { return defs[b].ValueBound() - defs[a].ValueBound() })
	}
	return order
}

func (r *runner) function(c *pass.Context, f *ir.Func, nodes []Node) error {
	for _, n := range nodes {
		var err error
		if n.Unit == pass.LoopUnit {
			err = r.loops(c, f, n)
		} else {
			err = r.onFunc(c, f, n, f.Name, func() pass.Preserved {
				p := n.Desc.Func(c, f)
				pass.Invalidate(f, p)
				return p
			})
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// onFunc runs one pass on a function or a part of a function, unless it has optnone.
func (r *runner) onFunc(c *pass.Context, f *ir.Func, n Node, on func() string, run func() pass.Preserved) error {
	if f.Attrs.Fn.Has("optnone") && !n.Desc.Required && !n.Desc.Print {
		return nil
	}
	seen, watched := r.watching(c, run)
	if err := r.one(c, n, on, r.debugified(c, n, f, watched), r.printer(f), func() []verify.Problem { return verifyFunc(f) }); err != nil {
		return err
	}
	seen.tell(r, n, f)
	return nil
}

// sighting is what Options.Watch is told of a run of a pass.
type sighting struct {
	worth   bool // the run may have changed something or has made remarks
	remarks []pass.Remark
}

// watching returns a run of a pass that notes what Options.Watch is told of it.
func (r *runner) watching(c *pass.Context, run func() pass.Preserved) (seen *sighting, watched func() pass.Preserved) {
	if r.o.Watch == nil {
		return nil, run
	}
	seen = &sighting{}
	return seen, func() pass.Preserved {
		before := c.Remarks()
		p := run()
		seen.remarks = c.RemarksFrom(before)
		seen.worth = p != pass.All || len(seen.remarks) > 0
		return p
	}
}

// tell reports a run of a pass; a nil sighting reports nothing.
func (s *sighting) tell(r *runner, n Node, f *ir.Func) {
	if s != nil && s.worth {
		r.o.Watch(PassRun{Node: n, Func: f, Remarks: s.remarks})
	}
}

// printer returns what the print options print for a function; nil for functions that they leave
// out.
func (r *runner) printer(f *ir.Func) func(*bytes.Buffer) {
	switch {
	case len(r.o.PrintFuncs) > 0 && !r.o.PrintFuncs[f.Name()]:
		return nil
	case r.o.PrintModule:
		return func(b *bytes.Buffer) { b.WriteString(r.m.String()) }
	}
	return func(b *bytes.Buffer) { b.WriteString(f.String()) }
}

// verifyFunc checks the rules of the IR, that every list of uses is whole, and that the analyses
// which a pass says it has kept are true.
func verifyFunc(f *ir.Func) []verify.Problem {
	ps := verify.CheckFunc(f)
	if err := ir.CheckUses(f); err != nil && !f.IsDecl() {
		ps = append(ps, verify.Problem{Func: f, Msg: err.Error()})
	}
	if len(ps) == 0 {
		if stale := analysis.Stale(f); stale != "" {
			ps = append(ps, verify.Problem{Func: f, Msg: "the pass has not kept " + stale})
		}
	}
	return ps
}

// loops runs a group of loop passes over the loops of f, as LLVM's adaptor does: loops are brought
// into simplified and LCSSA form first, then all passes of the group run on one loop after the
// other.
func (r *runner) loops(c *pass.Context, f *ir.Func, group Node) error {
	if err := r.function(c, f, r.loopForms); err != nil || f.Attrs.Fn.Has("optnone") {
		return err
	}
	nodes := appendPasses(nil, group)
	w := loop.NewWalk(c, f)
	w.MemorySSA = group.MemorySSA
	for l := w.Next(); l != nil; l = w.Next() {
		for _, n := range nodes {
			on := func() string { return "loop " + l.Header.Ident() + " in function " + f.Name() }
			if err := r.onFunc(c, f, n, on, func() pass.Preserved { return w.Run(n.Desc.Loop) }); err != nil {
				return err
			}
			if w.Skipped() {
				break
			}
		}
	}
	return nil
}

// appendPasses lists the loop passes of a group and of groups inside it.
func appendPasses(out []Node, n Node) []Node {
	if n.Desc != nil {
		return append(out, n)
	}
	for _, s := range n.Sub {
		out = appendPasses(out, s)
	}
	return out
}

func (r *runner) modulePass(n Node) error {
	seen, watched := r.watching(r.main, func() pass.Preserved {
		p := n.Desc.Module(r.main, r.m)
		if p != pass.All {
			for _, f := range r.m.Funcs {
				pass.Invalidate(f, p)
			}
		}
		return p
	})
	err := r.one(r.main, n, nil, r.debugified(r.main, n, nil, watched), func(b *bytes.Buffer) { b.WriteString(r.m.String()) }, func() []verify.Problem { return verify.Check(r.m) })
	r.m.SettleDecls()
	r.res.Remarks = append(r.res.Remarks, r.main.TakeRemarks()...)
	if err == nil {
		seen.tell(r, n, nil)
	}
	return err
}

// one runs one pass on one unit, with everything that is done around a pass. on names the unit,
// which takes a walk over the function where it is a loop whose header has no name; nil: the
// module. A nil print prints nothing.
func (r *runner) one(c *pass.Context, n Node, on func() string, run func() pass.Preserved, print func(*bytes.Buffer), verify func() []verify.Problem) error {
	c.Pass, c.Opts = n.Desc.Name, n.Opts
	unit := "[module]"
	if on != nil && !r.quiet([]Node{n}) { // before the pass, which may remove the loop
		unit = on()
	}
	if r.o.Bisect != nil && !n.Desc.Required && !n.Desc.Print && !r.o.Bisect.allows(n, unit) {
		return nil
	}
	show := func(what string) {
		var b bytes.Buffer
		fmt.Fprintf(&b, "; *** IR Dump %s %s on %s ***\n", what, n.Text, unit)
		print(&b)
		r.o.Out.Write(b.Bytes())
	}
	if print != nil && (r.o.PrintBeforeAll || r.o.PrintBefore[n.Desc.Name]) {
		show("Before")
	}
	var before bytes.Buffer
	if print != nil && r.o.PrintChanged {
		print(&before)
	}
	start := time.Now()
	preserved, err := guarded(n.Desc.Name, on, run)
	if err != nil {
		return err
	}
	r.took(n.Desc.Name, time.Since(start))
	if preserved != pass.All {
		c.Changes++
	}
	if r.o.VerifyEach && preserved != pass.All {
		if ps := verify(); len(ps) > 0 {
			return &InternalError{Pass: n.Desc.Name, Func: nameOf(on), Cause: "broken IR: " + ps[0].String()}
		}
	}
	switch {
	case print == nil:
	case r.o.PrintAfterAll || r.o.PrintAfter[n.Desc.Name]:
		show("After")
	case r.o.PrintChanged:
		var after bytes.Buffer
		print(&after)
		if bytes.Equal(before.Bytes(), after.Bytes()) {
			fmt.Fprintf(r.o.Out, "; *** IR Dump After %s on %s omitted because no change ***\n", n.Text, unit)
		} else {
			show("After")
		}
	}
	return nil
}

// guarded turns a panic in a pass into an InternalError: the one place where panics are recovered.
func guarded(passName string, on func() string, run func() pass.Preserved) (p pass.Preserved, err error) {
	defer func() {
		if x := recover(); x != nil {
			stack := debug.Stack()
			if w, ok := x.(interface{ WorkerStack() []byte }); ok { // raised again for a goroutine of the step
				stack = w.WorkerStack()
			}
			err = &InternalError{Pass: passName, Func: nameOf(on), Cause: fmt.Sprint(x), Stack: stack}
		}
	}()
	return run(), nil
}

// nameOf names a unit in a message; the module has no name.
func nameOf(on func() string) string {
	if on == nil {
		return ""
	}
	return on()
}

// Guard runs a step after the passes, such as a backend, with the same protection: a panic comes
// back as an InternalError.
func Guard(name string, step func() error) error {
	var err error
	if _, ie := guarded(name, nil, func() pass.Preserved {
		err = step()
		return pass.All
	}); ie != nil {
		return ie
	}
	return err
}

// delayed takes the time off a pass that it waited for others.
func (r *runner) delayed(name string, d time.Duration) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if t := r.times[name]; t != nil {
		t.Wall -= d
	}
}

func (r *runner) took(name string, d time.Duration) {
	r.mu.Lock()
	defer r.mu.Unlock()
	t := r.times[name]
	if t == nil {
		t = &PassTime{Name: name}
		r.times[name] = t
		r.order = append(r.order, name)
	}
	t.Runs++
	t.Wall += d
}
