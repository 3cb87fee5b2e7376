package ptx

import (
	"fmt"

	"opt-go/nvptx/ptx/table"
)

// directiveRow is what a performance directive needs: "version sm" as in the instruction table, and
// its arguments.
type directiveRow struct {
	since    string
	min, max int  // numbers
	entry    bool // kernels only
	positive bool // every number
}

// directiveTable lists the directives between a function's parameters and its body (PTX ISA,
// sections 11.4 and 11.6).
var directiveTable = map[string]directiveRow{
	"maxntid":           {"1.3 0", 1, 3, true, true},
	"reqntid":           {"2.1 0", 1, 3, true, true},
	"minnctapersm":      {"2.0 20", 1, 1, true, true},
	"maxnctapersm":      {"1.3 0", 1, 1, true, true},
	"maxnreg":           {"1.3 0", 1, 1, true, true},
	"noreturn":          {"6.4 30", 0, 0, false, false},
	"reqnctapercluster": {"7.8 90", 1, 3, true, true},
	"explicitcluster":   {"7.8 90", 0, 0, true, false},
	"maxclusterrank":    {"7.8 90", 1, 1, true, true},
	"blocksareclusters": {"9.0 90", 0, 0, true, false},
}

// exclusiveDirectives are pairs of which a kernel may have one.
var exclusiveDirectives = [][2]string{{"maxntid", "reqntid"}, {"maxclusterrank", "reqnctapercluster"}}

// DirectiveNeeds returns the smallest PTX version and sm for a performance directive; ok is false
// for one that is not known.
func DirectiveNeeds(name string) (n table.Need, ok bool) {
	d, ok := directiveTable[name]
	return table.Since(d.since)[0], ok
}

// MaxParamAlign is the largest alignment of a parameter or result of a device function; kernels'
// parameters may have more.
const MaxParamAlign = 128

// header checks the directives before the body of a function.
func (v *verifier) header(f *Func) {
	for _, d := range f.Directives {
		v.directive(f, d)
	}
	for _, pair := range exclusiveDirectives {
		_, first := f.Directive(pair[0])
		if _, second := f.Directive(pair[1]); first && second {
			v.errorf(f.Line, ".%s and .%s exclude each other", pair[0], pair[1])
		}
	}
	for _, ps := range [][]Param{f.Params, f.Rets} {
		for i := range ps {
			v.paramAlign(f.Line, ps[i].Name, ps[i].Align, f.Entry)
		}
	}
}

func (v *verifier) directive(f *Func, d Directive) {
	row, known := directiveTable[d.Name]
	if !known {
		return
	}
	v.since(f.Line, "."+d.Name, row.since)
	if row.entry && !f.Entry {
		v.errorf(f.Line, ".%s is for kernels only", d.Name)
	}
	if n := len(d.Args); n < row.min || n > row.max {
		v.errorf(f.Line, ".%s has %d numbers", d.Name, n)
	}
	for _, a := range d.Args {
		if row.positive && a <= 0 {
			v.errorf(f.Line, ".%s needs positive numbers, not %d", d.Name, a)
		}
	}
}

// since checks that the module's version and target have something; since is written as in the
// instruction table.
func (v *verifier) since(line int, what, since string) {
	if n := table.Since(since); !n.Met(v.m.Version, v.chip) {
		v.errorf(line, "%s needs %s, the module says PTX %s and %s", what, n, v.m.Version, v.chip)
	}
}

func (v *verifier) paramAlign(line int, name string, align int, entry bool) {
	switch {
	case align&(align-1) != 0:
		v.errorf(line, "%s: alignment %d is no power of two", name, align)
	case align > MaxParamAlign && !entry:
		v.errorf(line, "%s: alignment %d of a parameter is more than %d", name, align, MaxParamAlign)
	}
}

// linkage checks a variable's linking directive and attribute.
func (v *verifier) linkage(d *Var) {
	if d.Linkage == Common {
		v.since(d.Line, ".common", "5.0 20")
		if d.Space != Global {
			v.errorf(d.Line, "%s: .common is for .global variables only", d.Name)
		}
	}
	if d.Linkage == Weak {
		v.since(d.Line, ".weak", "3.1 20")
	}
	if d.Managed {
		v.since(d.Line, ".managed", "4.0 30")
		if d.Space != Global {
			v.errorf(d.Line, "%s: .managed is for .global variables only", d.Name)
		}
	}
}

func (v *verifier) prototype(p *CallProto) {
	if p.NoReturn {
		v.since(v.f.Line, fmt.Sprintf("%s: .noreturn", p.Name), directiveTable["noreturn"].since)
	}
	for _, ps := range [][]Param{p.Params, p.Rets} {
		for i := range ps {
			v.paramAlign(v.f.Line, p.Name, ps[i].Align, false)
		}
	}
}
