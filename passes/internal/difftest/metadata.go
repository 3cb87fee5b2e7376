package difftest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"opt-go/frontend/ir"
)

// MetadataCase is a pass that handles metadata, and the percentage of the functions with the same
// code as LLVM's that must also have LLVM's metadata.
type MetadataCase struct {
	Pipeline, Prepare string
	Make              func(seed uint64, n int, flags bool) string // nil: irgen.Functions
	AtLeast           int
}

func (c MetadataCase) name() (pipeline, title string) {
	return Case{Pipeline: c.Pipeline, Prepare: c.Prepare}.name()
}

// run runs the pass and LLVM's on random functions to which decorate has given metadata, and
// compares what take takes out of the results.
func (c MetadataCase) run(t *testing.T, what string, decorate func(m *ir.Module, seed uint64) string, take func(f *ir.Func) string) {
	equal, all, any := 0, 0, 0
	const batch = 200
	n := *functionsN / 3 // the passes themselves are what is tested with all
	for done := 0; done < n; done += batch {
		d := Trial{T: t, Seed: *seed + uint64(done/batch)}
		input := decorate(d.Read(d.Transform(Case{Make: c.Make}.source(d.Seed, min(batch, n-done)), c.Prepare)), d.Seed)
		text, ok := d.LLVM(input, c.Pipeline)
		if !ok {
			t.Skip("opt-19 is not installed")
		}
		before, after, theirs := d.Read(input), d.Read(d.Transform(input, c.Pipeline)), d.Read(text)
		for _, f := range before.Funcs {
			if f.IsDecl() {
				continue
			}
			f, g := after.Func(f.Name()), theirs.Func(f.Name())
			a, b := take(f), take(g)
			if f.String() != g.String() {
				continue
			}
			all++
			if b != "" {
				any++
			}
			if a == b {
				equal++
			} else {
				d.Dump(fmt.Sprintf("%s-%d-%s.ll", c.Pipeline, d.Seed, f.Name()),
					fmt.Sprintf("%s\n%s\n; ---- ours\n%s\n; ---- LLVM\n%s\n", input, g, commented(a), commented(b)))
			}
		}
	}
	t.Logf("%s: LLVM's %s in %d of %d functions, %d of which have any", c.Pipeline, what, equal, all, any)
	if equal*100 < c.AtLeast*all && all-equal > 1 {
		t.Errorf("fewer than %d %% of the functions have LLVM's %s", c.AtLeast, what)
	}
}

// weigh gives most branches, switches and selects weights, and returns the module's text.
func weigh(m *ir.Module, seed uint64) string {
	r := rand.New(rand.NewPCG(seed, 1))
	i32 := m.Ctx.Int(32)
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			ways := 0
			switch {
			case i.IsTerminator() && i.NumSuccs() > 1:
				ways = i.NumSuccs()
			case i.Op() == ir.Select && i.Operand(0).Type().IsInt():
				ways = 2
			}
			if ways == 0 || r.IntN(10) == 0 {
				continue
			}
			fields := []ir.MD{ir.MDStr("branch_weights")}
			if r.IntN(8) == 0 {
				fields = append(fields, ir.MDStr("expected"))
			}
			for range ways {
				fields = append(fields, &ir.MDConst{Value: ir.NewInt(i32, r.Uint64N([]uint64{4, 100, 100000, 1 << 32}[r.IntN(4)]))})
			}
			i.SetMD("prof", ir.NewTuple(fields...))
		}
	}
	return m.String()
}

// takeWeights removes the weights from a function and returns them as text.
func takeWeights(f *ir.Func) string {
	var out strings.Builder
	for i := range f.Instrs() {
		if p := i.MD("prof"); p != nil {
			fmt.Fprintf(&out, "%s %s:", f.Name(), strings.Fields(i.String())[0])
			if i.IsTerminator() {
				fmt.Fprintf(&out, " at the end of %s:", i.Block().Ident())
			}
			for _, w := range p.Fields {
				fmt.Fprintf(&out, " %s", ir.MDString(w.Value))
			}
			out.WriteByte('\n')
			i.SetMD("prof", nil)
		}
	}
	return out.String()
}

// locate writes the module with debug locations.
func locate(m *ir.Module, seed uint64) string {
	r := rand.New(rand.NewPCG(seed, 2))
	const first = 9000
	var out, nodes strings.Builder
	n, function, inSwitch := first, 0, false
	node := func(format string, args ...any) int {
		fmt.Fprintf(&nodes, "!%d = %s\n", n, fmt.Sprintf(format, args...))
		n++
		return n - 1
	}
	file := node("!DIFile(filename: \"a.c\", directory: \"/\")")
	unit := node("distinct !DICompileUnit(language: DW_LANG_C99, file: !%d, emissionKind: FullDebug)", file)
	flag := node("!{i32 2, !\"Debug Info Version\", i32 3}")
	ty := node("!DISubroutineType(types: !{null})")
	inner := 0
	for line := range strings.SplitSeq(m.String(), "\n") {
		switch {
		case strings.HasPrefix(line, "define "):
			function = node("distinct !DISubprogram(name: \"f\", scope: !%d, file: !%d, line: 1, type: !%d, unit: !%d, spFlags: DISPFlagDefinition)", file, file, ty, unit)
			inner = node("distinct !DILexicalBlock(scope: !%d, file: !%d, line: 2)", function, file)
			line = strings.TrimSuffix(line, "{") + fmt.Sprintf("!dbg !%d {", function)
		case line == "}":
			function = 0
		case function != 0 && strings.HasPrefix(line, "  switch "):
			inSwitch = true
		case function != 0 && (strings.HasPrefix(line, "  ]") || strings.HasPrefix(line, "  ") && !inSwitch):
			inSwitch = false
			scope := function
			if r.IntN(3) == 0 {
				scope = inner
			}
			line += fmt.Sprintf(", !dbg !%d", node("!DILocation(line: %d, column: %d, scope: !%d)", 10+r.IntN(1000), 1+r.IntN(9), scope))
		}
		out.WriteString(line + "\n")
	}
	return fmt.Sprintf("%s\n!llvm.dbg.cu = !{!%d}\n!llvm.module.flags = !{!%d}\n%s", out.String(), unit, flag, nodes.String())
}

// takeLocations removes the debug locations from a function and returns them as text.
func takeLocations(f *ir.Func) string {
	var out strings.Builder
	f.SetMD("dbg", nil)
	for i := range f.Instrs() {
		loc := "none"
		if d := i.DebugLoc(); d != nil {
			scope, _ := d.Field("scope").(*ir.MDNode)
			loc = fmt.Sprintf("%s:%s in %s", ir.MDString(d.Field("line")), ir.MDString(d.Field("column")), scope.Kind)
		}
		i.SetMD("dbg", nil)
		fmt.Fprintf(&out, "%s: %s\n", strings.TrimSpace(i.String()), loc)
	}
	return out.String()
}
