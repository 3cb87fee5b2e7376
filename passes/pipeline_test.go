package passes

import (
	"strings"
	"testing"

	"opt-go/passes/pass"
)

func TestParse(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"", ""},
		{"mem2reg", "mem2reg"},
		{"mem2reg,dce", "mem2reg,dce"},
		{"function(mem2reg,dce),verify", "function(mem2reg,dce),verify"},
		{"module(function(dce))", "module(function(dce))"},
		{"default<O0>", "always-inline,coro-cond(coro-early,cgscc(coro-split),coro-cleanup,globaldce)"},
		{"simplifycfg<no-keep-loops>", "simplifycfg<no-keep-loops>"},
		{"simplifycfg<>", "simplifycfg<>"},
	} {
		nodes, err := Parse(c.in)
		if err != nil {
			t.Errorf("%q: %v", c.in, err)
			continue
		}
		if got := Format(nodes); got != c.want {
			t.Errorf("%q: got %q, want %q", c.in, got, c.want)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, c := range []struct {
		in, msg string
		offset  int
	}{
		{"mem2rge", "unknown pass name 'mem2rge'; did you mean 'mem2reg'?", 0},
		{"dce,loop-interchange", "LLVM's pass 'loop-interchange' is not available", 4},
		{"dce,nosuchthing", "unknown pass name 'nosuchthing'", 4},
		{"dce,", "a pass name is missing", 4},
		{",dce", "a pass name is missing", 0},
		{"function(dce", "')' is missing", 12},
		{"dce)", `unexpected ")"`, 3},
		{"banana(dce)", "unknown pass group 'banana'", 0},
		{"simplifycfg<keep-loops", "'<' without '>'", 11},
		{"simplifycfg<frobnicate>", "unknown option 'frobnicate'", 12},
		{"function(globaldce)", "module pass 'globaldce' cannot run inside function", 0},
	} {
		_, err := Parse(c.in)
		pe, ok := err.(*PipelineError)
		if !ok {
			t.Errorf("%q: got %v, want an error", c.in, err)
			continue
		}
		if !strings.Contains(pe.Msg, c.msg) || pe.Offset != c.offset {
			t.Errorf("%q: got %q at %d, want %q at %d", c.in, pe.Msg, pe.Offset, c.msg, c.offset)
		}
	}
}

// TestUnavailable: no pass that is here is said not to be, and each name is said once.
func TestUnavailable(t *testing.T) {
	if n := len(strings.Fields(unavailableNames)); n != len(unavailable) {
		t.Errorf("%d names, %d of them different", n, len(unavailable))
	}
	for _, d := range Table() {
		if unavailable[d.Name] {
			t.Errorf("%s is here", d.Name)
		}
	}
}

// TestNamedPipelines: every name stands for passes that exist, and every step says why it is there.
func TestNamedPipelines(t *testing.T) {
	for name := range namedPipelines() {
		if _, err := Parse(name); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, p := range NamedPipelines() {
		for _, s := range p.Steps {
			if s.Why == "" {
				t.Errorf("%s: %s has no reason", p.Name, s.Pass)
			}
		}
	}
}

// TestTable: names are unique, those that lists show are sorted, and every pass has help and the
// function of its unit; a module pass may have one for functions too.
func TestTable(t *testing.T) {
	last := ""
	for _, d := range Table() {
		if d.Name <= last {
			t.Errorf("%s is out of order after %s", d.Name, last)
		}
		if d.Unlisted {
			t.Errorf("%s is listed", d.Name)
		}
		last = d.Name
	}
	rows := append(Table(), unlisted()...)
	if n := len(tableByName()); n != len(rows) {
		t.Errorf("%d names for %d rows", n, len(rows))
	}
	for _, d := range rows {
		has := map[pass.Unit]bool{pass.ModuleUnit: d.Module != nil, pass.CGSCCUnit: d.Group != nil, pass.FuncUnit: d.Func != nil, pass.LoopUnit: d.Loop != nil}
		both := d.Unit == pass.ModuleUnit && d.Func != nil // may stand in function(…), too, as in older versions of LLVM
		for unit, ok := range has {
			want := unit == d.Unit && !(d.Absent && unit == pass.CGSCCUnit)
			if ok != want && !(both && unit == pass.FuncUnit) {
				t.Errorf("%s, a %s pass: function for %s: %v", d.Name, d.Unit, unit, ok)
			}
		}
		if d.Help == "" || d.MemorySSA && d.Unit != pass.LoopUnit || d.Serial && d.Func == nil {
			t.Errorf("%s: help is missing, or what is said of it does not fit its unit", d.Name)
		}
	}
}
