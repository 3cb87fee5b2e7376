package main

import (
	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/emu"
)

// outcome is how a launch of our PTX compares with the same launch of LLVM's.
type outcome string

// The outcomes. Wrong are those of the last group.
const (
	same      outcome = "equal"
	near      outcome = "equal within rounding"
	unordered outcome = "depends on order"   // memory differs, but by races or uninitialized reads
	outside   outcome = "undefined"          // the same, but LLVM's code leaves its variables in shared memory
	bothFault outcome = "both fault"         // the arguments do not fit the kernel
	bothLong  outcome = "both too long"      //
	theirs    outcome = "LLVM's faults only" // an access that ours has not; see docs/testing.md
	kernels   outcome = "the kernel faults"  // also compiled without passes, unlike LLVM's
	oneLong   outcome = "one too long"
	emulator  outcome = "not emulated"

	different outcome = "DIFFERS"
	ourFault  outcome = "OURS FAULTS"
	crashed   outcome = "EMULATOR CRASHES"
)

func (o outcome) wrong() bool { return o == different || o == ourFault || o == crashed }

// counted reports that the instructions of both sides may be compared.
func (o outcome) counted() bool { return o == same || o == near }

// launchReport is one launch by both sides.
type launchReport struct {
	shape         string
	outcome       outcome
	note          string
	ours, theirs_ uint64 // warp instructions executed
}

// kernelReport is the report of one kernel, compiled with one configuration.
type kernelReport struct {
	name             string
	ours, theirsStat int // instructions
	launches         []launchReport
}

// wayReport is the report of one file, compiled with one configuration.
type wayReport struct {
	way     way
	refused error // by opt-go: a diagnostic, a crash, or too slow
	ptxas   error
	ms      float64
	kernels []kernelReport
}

// fileReport is a file.
type fileReport struct {
	file    string
	left    error   // why it is left out
	ms      float64 // LLVM's time
	kernels int
	ways    []wayReport
}

// bad counts failures.
func (f *fileReport) bad() int {
	n := 0
	for _, w := range f.ways {
		if w.refused != nil || w.ptxas != nil {
			n++
		}
		for _, k := range w.kernels {
			for _, l := range k.launches {
				if l.outcome.wrong() {
					n++
				}
			}
		}
	}
	return n
}

// reference is a file compiled by LLVM with the results of its launches.
type reference struct {
	*compiled
	kernels map[string]*refKernel
	plain   *compiled // by us, without passes; nil: was not needed yet, or cannot be compiled
}

type refKernel struct {
	params []parameter
	places map[paramKey]*place
	runs   []*refRun // by shape
}

type refRun struct {
	shape  shape
	device *device
	result *result
}

// test compiles and compares one file.
func (c *config) test(file string, number int) *fileReport {
	r := &fileReport{file: file}
	text, err := c.toIR(file, number)
	if err != nil {
		r.left = errors.Wrap(err, "clang")
		return r
	}
	m, err := frontend.ReadFile(text)
	if err == nil && !nvptx.IsTriple(m.Triple) {
		r.left = errors.New("no kernel")
		return r
	}
	llvm, err := c.byLLVM(text, number)
	if err != nil {
		r.left = errors.Wrap(err, "LLVM")
		return r
	}
	r.ms = llvm.ms
	ref := &reference{compiled: llvm, kernels: map[string]*refKernel{}}
	for _, f := range llvm.module.Funcs() {
		if f.Entry && f.Defined {
			r.kernels++
		}
	}
	if r.kernels == 0 {
		r.left = errors.New("no kernel")
		return r
	}
	for _, w := range c.ways {
		r.ways = append(r.ways, c.testWay(text, number, w, m, ref))
	}
	return r
}

// testWay compiles with one configuration. The module m is nil if we cannot read the file; then
// opt-go reports the error.
func (c *config) testWay(file string, number int, w way, m *ir.Module, ref *reference) wayReport {
	out := wayReport{way: w}
	ours, err := c.byUs(file, number, w)
	if err != nil {
		out.refused = err
		return out
	}
	out.ms = ours.ms
	out.ptxas = c.assemble(ours)
	if m == nil {
		return out
	}
	for _, name := range kernelNames(ref.module, ours.module) {
		k := kernelReport{name: name, ours: instructions(ours.module, name), theirsStat: instructions(ref.module, name)}
		for _, run := range c.reference(m, ref, name).runs {
			l := c.compare(run, ref, ours, name)
			if l.outcome.wrong() {
				c.askPlain(file, number, run, ref, name, &l)
			}
			k.launches = append(k.launches, l)
		}
		out.kernels = append(out.kernels, k)
	}
	return out
}

// reference runs LLVM's code, once for all configurations.
func (c *config) reference(m *ir.Module, ref *reference, name string) *refKernel {
	if k := ref.kernels[name]; k != nil {
		return k
	}
	k := &refKernel{}
	ref.kernels[name] = k
	f := m.Func(name)
	if f == nil {
		return k
	}
	k.params, k.places = parameters(m, f), tracePointers(ref.module.Func(name))
	for _, s := range shapes {
		s = s.fit(ref.module.Func(name))
		r, err := c.run(ref.compiled, name, k, s, false)
		if err != nil {
			continue // no memory for what the kernel takes
		}
		k.runs = append(k.runs, r)
	}
	return k
}

// run launches a kernel on a new device.
func (c *config) run(p *compiled, name string, k *refKernel, s shape, check bool) (r *refRun, err error) {
	m := emu.NewMemory(64)
	d, err := newDevice(m, s, k.params, k.places)
	if err != nil {
		return nil, err
	}
	r = &refRun{shape: s, device: d}
	defer func() {
		if e := recover(); e != nil {
			r.result = &result{err: errors.Errorf("panic: %v", e), kind: "panic"}
		}
	}()
	r.result = launch(p, name, d, m, c.limit, check)
	return r, nil
}

// compare runs ours as LLVM's was run.
func (c *config) compare(llvm *refRun, ref *reference, ours *compiled, name string) launchReport {
	out := launchReport{shape: llvm.shape.name}
	k := ref.kernels[name]
	mine, err := c.run(ours, name, k, llvm.shape, false)
	if err != nil {
		out.outcome, out.note = crashed, err.Error()
		return out
	}
	a, b := llvm.result, mine.result
	switch {
	case a.kind == "panic" || b.kind == "panic":
		out.outcome = crashed
	case a.kind == "unsupported" || b.kind == "unsupported":
		out.outcome = emulator
	case a.kind == "limit" && b.kind == "limit":
		out.outcome = bothLong
	case a.kind == "limit" || b.kind == "limit":
		out.outcome = oneLong
	case a.err != nil && b.err != nil:
		out.outcome = bothFault
	case a.err != nil:
		out.outcome = theirs
	case b.err != nil:
		out.outcome = ourFault
		c.blameKernel(llvm, ref, name, &out)
	default:
		c.compareRuns(llvm, mine, ref, name, &out)
	}
	for _, r := range []*result{b, a} {
		if r.err != nil && out.note == "" {
			out.note = r.err.Error()
		}
	}
	return out
}

// compareRuns compares two launches that came to their end.
func (c *config) compareRuns(llvm, mine *refRun, ref *reference, name string, out *launchReport) {
	out.ours, out.theirs_ = mine.result.stats.WarpInstructions, llvm.result.stats.WarpInstructions
	v, note := compareMemory(llvm.device, llvm.result, mine.result)
	switch v {
	case equal:
		out.outcome = same
		return
	case rounded:
		out.outcome = near
		return
	}
	out.outcome, out.note = different, note
	c.blameKernel(llvm, ref, name, out)
}

// blameKernel looks for races, uninitialized reads, and accesses beside variables in shared memory
// in LLVM's code: with these, the results of the launch depend on the order of the warps, on memory
// beyond the kernel's, or on where a compiler puts variables, and a difference is no evidence
// against opt-go.
func (c *config) blameKernel(llvm *refRun, ref *reference, name string, out *launchReport) {
	p := *ref.compiled
	var err error
	if p.program, err = emu.LoadApart(p.module); err != nil {
		panic("BUG: a module that was loaded before is not loaded: " + err.Error())
	}
	again, err := c.run(&p, name, ref.kernels[name], llvm.shape, true)
	if err != nil {
		return
	}
	if again.result.kind == "out of bounds" {
		out.outcome, out.note = outside, again.result.err.Error()
	}
	if again.result.stats == nil {
		return
	}
	for _, f := range again.result.stats.Findings {
		switch {
		case f.Kind == "outside of variables":
			out.outcome, out.note = outside, f.Error()
			return
		case out.outcome.wrong():
			out.outcome, out.note = unordered, f.Error()
		}
	}
}

// askPlain runs the kernel compiled without passes, too: a third opinion on the kernel's semantics.
// If it faults, the kernel has undefined behavior that LLVM's code happens to survive.
func (c *config) askPlain(file string, number int, llvm *refRun, ref *reference, name string, out *launchReport) {
	if ref.plain == nil {
		p, err := c.byUs(file, number, way{"no passes", nil})
		if err != nil {
			return
		}
		ref.plain = p
	}
	r, err := c.run(ref.plain, name, ref.kernels[name], llvm.shape, false)
	switch {
	case err != nil || r.result.kind == "limit":
		return
	case r.result.err != nil && out.outcome == ourFault:
		out.outcome, out.note = kernels, r.result.err.Error()
	case r.result.err != nil:
		out.note += "; faults without passes: " + r.result.err.Error()
	default:
		if v, _ := compareMemory(llvm.device, llvm.result, r.result); v != differs {
			out.note += "; without passes as LLVM's"
		} else {
			out.note += "; without passes not as LLVM's"
		}
	}
}
