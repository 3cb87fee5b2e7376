package reduce_test

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/reduce"
)

func everything(t *testing.T) []byte {
	t.Helper()
	src, err := os.ReadFile("testdata/everything.ll")
	if err != nil {
		t.Fatal(err)
	}
	return src
}

func parse(t *testing.T, text []byte) *ir.Module {
	t.Helper()
	m, err := frontend.Read("-", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if err := frontend.Verify(m); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return m
}

// inCycle reports whether control can come from a block to itself.
func inCycle(b *ir.Block) bool {
	seen := map[*ir.Block]bool{}
	var walk func(*ir.Block) bool
	walk = func(at *ir.Block) bool {
		for _, s := range at.Succs() {
			if s == b {
				return true
			}
			if !seen[s] {
				seen[s] = true
				if walk(s) {
					return true
				}
			}
		}
		return false
	}
	return walk(b)
}

// some reports whether an instruction of the module has a property.
func some(m *ir.Module, is func(*ir.Instr) bool) bool {
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			if is(i) {
				return true
			}
		}
	}
	return false
}

func callsBad(i *ir.Instr) bool {
	return i.Op() == ir.Call && i.CalledFunc() != nil && i.CalledFunc().Name() == "bad" && reached(i)
}

func reached(i *ir.Instr) bool { return slices.Contains(i.Func().CFG().Reached(), i.Block()) }

// TestText reduces one module for several faults, each to the smallest module that has it.
func TestText(t *testing.T) {
	for _, c := range []struct {
		name string
		is   func(*ir.Module) bool
		want string
	}{
		{"a call in a loop", func(m *ir.Module) bool {
			return some(m, func(i *ir.Instr) bool { return callsBad(i) && inCycle(i.Block()) })
		}, `declare void @bad()

define i32 @f1() {
  br label %1

1:                                                ; preds = %1, %0
  call void @bad()
  br label %1
}
`},
		{"an invoke", func(m *ir.Module) bool {
			return some(m, func(i *ir.Instr) bool { return i.Op() == ir.Invoke && reached(i) })
		}, `define i32 @f0() personality ptr poison {
  invoke void poison(i32 poison)
          to label %1 unwind label %2

1:                                                ; preds = %0
  unreachable

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          cleanup
  unreachable
}
`},
		{"an attribute and a convention", func(m *ir.Module) bool {
			return slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool {
				return f.CC == ir.FastCC && f.Attrs.Fn.Has("nounwind")
			})
		}, `; Function Attrs: nounwind
declare fastcc i32 @f0() #0

attributes #0 = { nounwind }
`},
		{"a variable of a type", func(m *ir.Module) bool {
			return slices.ContainsFunc(m.Globals, func(g *ir.GlobalVar) bool { return g.ValueType.Name == "pair" })
		}, `%pair = type { i32, ptr }

@g0 = external global %pair
`},
		{"an atomic load that is used", func(m *ir.Module) bool {
			return some(m, func(i *ir.Instr) bool {
				return i.Op() == ir.Load && i.Ordering == ir.Acquire && slices.ContainsFunc(slices.Collect(ir.Users(i)), reached)
			})
		}, `define i32 @f0() {
  %1 = load atomic i32, ptr poison acquire, align 1
  %2 = add i32 poison, %1
  unreachable
}
`},
	} {
		t.Run(c.name, func(t *testing.T) {
			small, err := reduce.Text(everything(t), func(text []byte) bool { return c.is(parse(t, text)) }, reduce.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, body(string(small))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// body is a text without the header that names the module.
func body(text string) string {
	lines := slices.DeleteFunc(strings.SplitAfter(text, "\n"), func(l string) bool {
		return strings.HasPrefix(l, "; ModuleID") || strings.HasPrefix(l, "source_filename")
	})
	return strings.TrimLeft(strings.Join(lines, ""), "\n")
}

// TestStrategies holds that each strategy alone makes the module smaller, that what it makes is
// valid, and that it ends.
func TestStrategies(t *testing.T) {
	names := map[string]bool{}
	for _, s := range reduce.Strategies() {
		if names[s.Name] || s.Help == "" {
			t.Errorf("%s: the name is taken or the help is missing", s.Name)
		}
		names[s.Name] = true
		t.Run(s.Name, func(t *testing.T) {
			src := everything(t)
			before := parse(t, src).String()
			proposed := 0
			out, err := reduce.Text(src, func(text []byte) bool {
				proposed++
				parse(t, text)
				return true
			}, reduce.Options{Strategies: []string{s.Name}})
			if err != nil {
				t.Fatal(err)
			}
			if proposed < 3 || string(out) == before {
				t.Errorf("%d texts were proposed and nothing has changed", proposed)
			}
		})
	}
}

// TestSingleSteps asks a predicate that rejects every change: each strategy proposes its steps one
// by one in the end.
func TestSingleSteps(t *testing.T) {
	src := everything(t)
	whole := parse(t, src).String()
	proposed := 0
	out, err := reduce.Text(src, func(text []byte) bool {
		proposed++
		return string(text) == whole || string(text) == string(src)
	}, reduce.Options{})
	if err != nil || string(out) != whole {
		t.Errorf("the module changed, or there was an error: %v", err)
	}
	if proposed < 200 {
		t.Errorf("only %d texts were proposed", proposed)
	}
}

func TestBudget(t *testing.T) {
	proposed := 0
	_, err := reduce.Text(everything(t), func([]byte) bool { proposed++; return true }, reduce.Options{Calls: 5})
	if err != nil || proposed > 6 {
		t.Errorf("%d calls with a budget of 5 and one for the input: %v", proposed, err)
	}
}

func TestErrors(t *testing.T) {
	never := func([]byte) bool { return false }
	src := everything(t)
	for _, c := range []struct {
		name string
		src  string
		is   func([]byte) bool
		o    reduce.Options
		want error
	}{
		{"not interesting", string(src), never, reduce.Options{}, reduce.ErrNotInteresting},
		{"only as it is written", string(src), func(text []byte) bool { return string(text) == string(src) }, reduce.Options{}, reduce.ErrFaultInText},
		{"no module", "define", never, reduce.Options{}, nil},
		{"an invalid module", "define i32 @f() {\n  %x = add i32 %x, 1\n  ret i32 %x\n}\n", never, reduce.Options{}, nil},
		{"no such strategy", string(src), func([]byte) bool { return true }, reduce.Options{Strategies: []string{"none"}}, nil},
	} {
		out, err := reduce.Text([]byte(c.src), c.is, c.o)
		if err == nil || c.want != nil && !errors.Is(err, c.want) || string(out) != c.src {
			t.Errorf("%s: the error is %v", c.name, err)
		}
	}
}
