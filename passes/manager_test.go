package passes

import (
	"bytes"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

const twoFunctions = `
define i32 @a(i32 %x) {
  %y = add i32 %x, 0
  ret i32 %y
}
define i32 @b(i32 %x) optnone noinline {
  %y = add i32 %x, 0
  ret i32 %y
}
`

func read(t *testing.T, text string) *ir.Module {
	t.Helper()
	m, err := frontend.Read("test.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func funcPass(name string, f func(*pass.Context, *ir.Func) pass.Preserved) Node {
	return Node{Desc: &Desc{Name: name, Unit: pass.FuncUnit, Func: f}, Unit: pass.FuncUnit, Text: name}
}

func TestOptnoneIsLeftAlone(t *testing.T) {
	m := read(t, twoFunctions)
	nodes, err := Parse("instsimplify")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Run(m, nodes, Options{}); err != nil {
		t.Fatal(err)
	}
	if n := m.Func("a").Entry().Len(); n != 1 {
		t.Errorf("@a has %d instructions, want 1", n)
	}
	if n := m.Func("b").Entry().Len(); n != 2 {
		t.Errorf("@b is optnone and has %d instructions, want 2", n)
	}
}

func TestPanicNamesPassAndFunction(t *testing.T) {
	m := read(t, twoFunctions)
	_, err := Run(m, []Node{funcPass("bad", func(*pass.Context, *ir.Func) pass.Preserved { panic("boom") })}, Options{Workers: 4})
	ie, ok := err.(*InternalError)
	if !ok || ie.Error() != "internal error in pass bad on function @a: boom" || len(ie.Stack) == 0 {
		t.Errorf("got %v", err)
	}
}

func TestVerifyEachCatchesBrokenIR(t *testing.T) {
	m := read(t, twoFunctions)
	breaker := funcPass("breaker", func(_ *pass.Context, f *ir.Func) pass.Preserved {
		f.Entry().Term().MoveBefore(f.Entry().First())
		return pass.None
	})
	_, err := Run(m, []Node{breaker}, Options{VerifyEach: true})
	if ie, ok := err.(*InternalError); !ok || ie.Pass != "breaker" || !strings.Contains(ie.Cause, "broken IR") {
		t.Errorf("got %v", err)
	}
}

func TestAnalysisCache(t *testing.T) {
	m := read(t, twoFunctions)
	runs := 0
	a := &pass.Analysis[int]{Name: "counter", Run: func(*pass.Context, *ir.Func) int { runs++; return runs }}
	cfg := &pass.Analysis[int]{Name: "cfg-counter", CFGOnly: true, Run: func(*pass.Context, *ir.Func) int { runs++; return runs }}
	use := func(p pass.Preserved) Node {
		return funcPass("user", func(c *pass.Context, f *ir.Func) pass.Preserved {
			pass.Get(c, f, a)
			pass.Get(c, f, cfg)
			return p
		})
	}
	m.Remove(m.Func("b"))
	for _, c := range []struct {
		first pass.Preserved
		want  int
	}{{pass.All, 2}, {pass.CFG, 3}, {pass.None, 4}} {
		runs = 0
		pass.Invalidate(m.Func("a"), pass.None)
		if _, err := Run(m, []Node{use(c.first), use(pass.All)}, Options{}); err != nil {
			t.Fatal(err)
		}
		if runs != c.want {
			t.Errorf("after a pass that preserves %d: %d computations, want %d", c.first, runs, c.want)
		}
	}
}

// TestStaleDominators: a query about a block that is newer than the tree must not be answered from
// the tree.
func TestStaleDominators(t *testing.T) {
	m := read(t, twoFunctions)
	f := m.Func("a")
	dt := analysis.NewDomTree(f)
	b := f.NewBlock("late")
	ir.AtEnd(b).Unreachable()
	if dt.Reachable(b) || dt.IDom(b) != nil {
		t.Error("a block newer than the tree counts as reachable")
	}
}

func TestPrinting(t *testing.T) {
	for _, c := range []struct {
		o    Options
		want []string
	}{
		{Options{PrintAfterAll: true}, []string{"; *** IR Dump After instsimplify on a ***", "ret i32 %x"}},
		{Options{PrintBefore: map[string]bool{"instsimplify": true}}, []string{"; *** IR Dump Before instsimplify on a ***", "%y = add i32 %x, 0"}},
		{Options{PrintChanged: true}, []string{"; *** IR Dump After instsimplify on a ***", "IR Dump After dce on a omitted because no change"}},
	} {
		m := read(t, twoFunctions)
		var out bytes.Buffer
		c.o.Out = &out
		nodes, err := Parse("instsimplify,dce")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Run(m, nodes, c.o); err != nil {
			t.Fatal(err)
		}
		for _, w := range c.want {
			if !strings.Contains(out.String(), w) {
				t.Errorf("%+v: %q is missing in\n%s", c.o, w, out.String())
			}
		}
	}
}

func TestRemarkYAML(t *testing.T) {
	m := read(t, "define void @f() {\n  ret void\n}\n")
	r := pass.Remark{Kind: pass.Missed, Pass: "p", Name: "N", Func: "it's", Pos: ir.Pos{Line: 2, Col: 3}, Args: []pass.Arg{pass.Text("so "), {Key: "Count", Val: "3"}}}
	want := "--- !Missed\nPass:            p\nName:            N\nDebugLoc:        { File: 'test.ll', Line: 2, Column: 3 }\n" +
		"Function:        'it''s'\nArgs:\n  - String:          'so '\n  - Count:           '3'\n...\n"
	if got := RemarkYAML(m, r); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestOutputIsVerified(t *testing.T) {
	for _, workers := range []int{1, 4} {
		m := read(t, twoFunctions)
		pipeline, err := Parse("dce,function(instcombine)")
		if err != nil {
			t.Fatal(err)
		}
		if err := VerifyOutput(m, pipeline, workers); err != nil {
			t.Errorf("%d workers: %v", workers, err)
		}
		f := m.Func("b")
		f.Entry().Term().MoveBefore(f.Entry().First())
		err = VerifyOutput(m, pipeline, workers)
		ie, ok := err.(*InternalError)
		if !ok || ie.Pass != Format(pipeline) || ie.Func != "b" || !strings.Contains(ie.Cause, "broken IR") {
			t.Errorf("%d workers: got %v", workers, err)
		}
		if verify, _ := Parse("verify"); VerifyOutput(m, verify, workers) != nil {
			t.Error("what no pass has changed is verified again")
		}
	}
}
