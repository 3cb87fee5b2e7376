package alias

import (
	"bytes"
	"fmt"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// Eval is aa-eval: it queries the alias analysis for all pairs of accessed pointers and all calls
// of a function and prints the answers that the flags select. After the module's last function it
// prints how often each answer was given.
//
// Cost: quadratic in the number of pointers and calls; it is an instrument for tests.
func Eval(c *pass.Context, f *ir.Func) pass.Preserved {
	e := &eval{c: c, aa: pass.Get(c, f, AA).Batch(), f: f, all: c.FlagBool("print-all-alias-modref-info", false)}
	e.collect()
	e.heading()
	e.pointerPairs()
	if c.FlagBool("evaluate-aa-metadata", false) {
		e.accessPairs()
	}
	e.callsAndPointers()
	e.callPairs()
	if last(f) {
		e.report()
	}
	if _, err := c.Out.Write(e.out.Bytes()); err != nil {
		panic("cannot print: " + err.Error())
	}
	return pass.All
}

// EvalFlags are the command-line options of aa-eval.
func EvalFlags() []pass.Flag {
	flags := []pass.Flag{{Name: "aa-pipeline", Default: "default", Help: "alias analyses to use: basic-aa, scoped-noalias-aa, tbaa, nvptx-aa, or default for all"},
		{Name: "enable-scoped-noalias", Default: "true", Help: "use alias.scope and noalias metadata"},
		{Name: "enable-tbaa", Default: "true", Help: "use tbaa metadata"},
		{Name: "print-all-alias-modref-info", Default: "false", Help: "aa-eval: print all answers"},
		{Name: "evaluate-aa-metadata", Default: "false", Help: "aa-eval: ask about pairs of loads and stores with their metadata too"}}
	for _, name := range append(aliasFlags[:], modRefFlags[:]...) {
		flags = append(flags, pass.Flag{Name: name, Default: "false", Help: "aa-eval: print these answers"})
	}
	return flags
}

// The flags and words for the answers, by Result and by ModRef.
var (
	aliasFlags  = [...]string{"print-no-aliases", "print-may-aliases", "print-partial-aliases", "print-must-aliases"}
	modRefFlags = [...]string{"print-no-modref", "print-ref", "print-mod", "print-modref"}
	modRefWords = [...]string{"NoModRef", "Just Ref", "Just Mod", "Both ModRef"}
	aliasCounts = [...]string{"no alias responses", "may alias responses", "partial alias responses", "must alias responses"}
	modRefCount = [...]string{"no mod/ref responses", "ref responses", "mod responses", "mod & ref responses"}
)

// access is a pointer with a type that is loaded or stored through it.
type access struct {
	ptr ir.Value
	ty  *ir.Type
}

type eval struct {
	c             *pass.Context
	aa            *Batch
	f             *ir.Func
	all           bool
	out           bytes.Buffer
	pointers      []access
	calls         []*ir.Instr
	loads, stores []*ir.Instr
}

func (e *eval) collect() {
	seen := map[access]bool{}
	add := func(i *ir.Instr) {
		if a := (access{i.Pointer(), i.AccessType()}); !seen[a] {
			seen[a] = true
			e.pointers = append(e.pointers, a)
		}
	}
	for i := range e.f.Instrs() {
		switch {
		case i.Op() == ir.Load:
			add(i)
			e.loads = append(e.loads, i)
		case i.Op() == ir.Store:
			add(i)
			e.stores = append(e.stores, i)
		case i.Op().IsCall():
			e.calls = append(e.calls, i)
		}
	}
}

func (e *eval) wants(flag string) bool { return e.all || e.c.FlagBool(flag, false) }

func (e *eval) heading() {
	for _, flag := range append(aliasFlags[:], modRefFlags[:]...) {
		if e.wants(flag) {
			fmt.Fprintf(&e.out, "Function: %s: %d pointers, %d call sites\n", e.f.Name(), len(e.pointers), len(e.calls))
			return
		}
	}
}

func (e *eval) location(a access) Location {
	return Location{Ptr: a.ptr, Size: SizeOf(a.ty, e.f.Module().Layout)}
}

func (e *eval) pointerPairs() {
	for k, x := range e.pointers {
		for _, y := range e.pointers[:k] {
			r := e.aa.alias(e.location(x), e.location(y))
			e.c.Count(aliasCounts[r.Result], 1)
			if e.wants(aliasFlags[r.Result]) {
				e.printPair(r, x, y)
			}
		}
	}
}

// printPair prints the operands in alphabetical order.
func (e *eval) printPair(r answer, x, y access) {
	p, q := x.ptr.Ident(), y.ptr.Ident()
	if q < p {
		x, y, p, q, r = y, x, q, p, r.swapped(true)
	}
	fmt.Fprintf(&e.out, "  %s:\t%s* %s, %s* %s\n", r, typed(x), p, typed(y), q)
}

func typed(a access) string {
	if s := spaceOf(a.ptr); s != 0 {
		return fmt.Sprintf("%s addrspace(%d)", a.ty, s)
	}
	return a.ty.String()
}

// String returns the result with the offset, where one is known.
func (a answer) String() string {
	if a.Result == PartialAlias && a.hasOffset {
		return fmt.Sprintf("%s (off %d)", a.Result, a.offset)
	}
	return a.Result.String()
}

// accessPairs asks about loads and stores with their metadata.
func (e *eval) accessPairs() {
	ask := func(i, j *ir.Instr) {
		x, _ := LocationOf(i)
		y, _ := LocationOf(j)
		r := e.aa.alias(x, y)
		e.c.Count(aliasCounts[r.Result], 1)
		if e.wants(aliasFlags[r.Result]) {
			fmt.Fprintf(&e.out, "  %s:   %s <->   %s\n", r, i, j)
		}
	}
	for _, i := range e.loads {
		for _, j := range e.stores {
			ask(i, j)
		}
	}
	for k, i := range e.stores {
		for _, j := range e.stores[:k] {
			ask(i, j)
		}
	}
}

func (e *eval) callsAndPointers() {
	for _, call := range e.calls {
		for _, p := range e.pointers {
			m := e.aa.ModRef(call, e.location(p))
			if e.countModRef(m) {
				fmt.Fprintf(&e.out, "  %s:  Ptr: %s* %s\t<->  %s\n", modRefWords[m], p.ty, p.ptr.Ident(), call)
			}
		}
	}
}

func (e *eval) callPairs() {
	for _, i := range e.calls {
		for _, j := range e.calls {
			if i == j {
				continue
			}
			m := e.aa.ModRefCalls(i, j)
			if e.countModRef(m) {
				fmt.Fprintf(&e.out, "  %s:   %s <->   %s\n", modRefWords[m], i, j)
			}
		}
	}
}

func (e *eval) countModRef(m analysis.ModRef) (print bool) {
	e.c.Count(modRefCount[m], 1)
	return e.wants(modRefFlags[m])
}

// last reports whether no definition follows f in its module.
func last(f *ir.Func) bool {
	fs := f.Module().Funcs
	for k := len(fs) - 1; k >= 0; k-- {
		if !fs[k].IsDecl() {
			return fs[k] == f
		}
	}
	return true
}

// report prints the totals over the functions so far, from the counters.
func (e *eval) report() {
	e.out.WriteString("===== Alias Analysis Evaluator Report =====\n")
	totals := map[string]int64{}
	for _, s := range e.c.Stats() {
		if s.Pass == e.c.Pass {
			totals[s.Name] = s.Value
		}
	}
	e.summary(totals, aliasCounts[:], "Alias Queries", "  Alias Analysis Evaluator Summary: No pointers!\n", "  Alias Analysis Evaluator Pointer Alias Summary: ")
	order := []string{modRefCount[analysis.NoModRef], modRefCount[analysis.Mod], modRefCount[analysis.Ref], modRefCount[analysis.RefMod]}
	e.summary(totals, order, "ModRef Queries", "  Alias Analysis Mod/Ref Evaluator Summary: no mod/ref!\n", "  Alias Analysis Evaluator Mod/Ref Summary: ")
}

func (e *eval) summary(totals map[string]int64, names []string, what, none, line string) {
	sum := int64(0)
	for _, n := range names {
		sum += totals[n]
	}
	if sum == 0 {
		e.out.WriteString(none)
		return
	}
	fmt.Fprintf(&e.out, "  %d Total %s Performed\n", sum, what)
	for _, n := range names {
		v := totals[n]
		fmt.Fprintf(&e.out, "  %d %s (%d.%d%%)\n", v, n, v*100/sum, v*1000/sum%10)
	}
	for k, n := range names {
		if k > 0 {
			line += "/"
		}
		line += fmt.Sprintf("%d%%", totals[n]*100/sum)
	}
	e.out.WriteString(line + "\n")
}
