package debugify

import (
	"fmt"
	"io"
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Loss is how many of the synthetic lines and variables were lost.
type Loss struct {
	Lines, MissingLines         int
	Variables, MissingVariables int
}

// Add adds what another check has found.
func (l *Loss) Add(o Loss) {
	l.Lines += o.Lines
	l.MissingLines += o.MissingLines
	l.Variables += o.Variables
	l.MissingVariables += o.MissingVariables
}

// Check reports on w which debug information that Apply inserted for functions was lost, in LLVM's
// words, and PASS, or FAIL when a variable is described by a value of another size. title begins
// the last line. ok is false, and only that is reported, where Apply has not run.
func Check(m *ir.Module, funcs []*ir.Func, title string, w io.Writer) (loss Loss, ok bool) {
	list := m.NamedMD(List)
	if list == nil || len(list.Nodes) != 2 {
		return loss, false
	}
	c := &checking{m: m, w: w, lines: make([]bool, countIn(list.Nodes[0])), variables: make([]bool, countIn(list.Nodes[1]))}
	for _, f := range funcs {
		if judged(f) {
			c.function(f)
		}
	}
	loss.Lines, loss.Variables = len(c.lines), len(c.variables)
	loss.MissingLines = c.missing("line", c.lines)
	loss.MissingVariables = c.missing("variable", c.variables)
	verdict := "PASS"
	if c.failed {
		verdict = "FAIL"
	}
	fmt.Fprintf(w, "%s: %s\n", title, verdict)
	return loss, true
}

// countIn returns the number in a tuple of Apply's list.
func countIn(n *ir.MDNode) int {
	if len(n.Fields) != 1 {
		return 0
	}
	if c, ok := n.Operand(0).(*ir.MDConst); ok {
		if k := ir.AsInt(c.Value); k != nil {
			v, _ := k.Int64()
			return int(v)
		}
	}
	return 0
}

type checking struct {
	m                *ir.Module
	w                io.Writer
	lines, variables []bool // seen, by number less 1
	failed           bool
}

func (c *checking) function(f *ir.Func) {
	var described []*ir.Instr
	for i := range f.Instrs() {
		if i.IntrinsicID() == "llvm.dbg.value" {
			described = append(described, i)
			continue
		}
		if analysis.IsDebugOrPseudo(i) {
			continue
		}
		loc := i.DebugLoc()
		if loc != nil && loc.Int("line") != 0 {
			see(c.lines, loc.Int("line"))
		} else if loc == nil && i.Op() != ir.Phi {
			fmt.Fprintf(c.w, "WARNING: Instruction with empty DebugLoc in function %s --  %s\n", f.Name(), i)
		}
	}
	for _, i := range described {
		c.variable(i)
	}
}

func see(list []bool, number int) {
	if number >= 1 && number <= len(list) {
		list[number-1] = true
	}
}

// variable looks at what describes one, whose name is its number.
func (c *checking) variable(i *ir.Instr) {
	described, ok := i.Arg(1).(*ir.MDOperand)
	if !ok {
		return
	}
	n, ok := described.Node.(*ir.MDNode)
	if !ok {
		return
	}
	name, _ := n.Field("name").(ir.MDStr)
	number, err := strconv.Atoi(string(name))
	if err != nil {
		return
	}
	if c.wrongSize(i, n) {
		c.failed = true
		return
	}
	see(c.variables, number)
}

// wrongSize reports a value that is described as it is, and does not fit its variable.
func (c *checking) wrongSize(i *ir.Instr, variable *ir.MDNode) bool {
	v, ok := i.Arg(0).(*ir.MDOperand)
	expression, isNode := i.Arg(2).(*ir.MDOperand)
	if !ok || !isNode || v.Value() == nil || isKilled(v.Value()) {
		return false
	}
	if e, ok := expression.Node.(*ir.MDNode); !ok || len(e.Fields) > 0 {
		return false
	}
	have, want := allocatedBits(c.m, v.Value().Type()), variable.VariableBits()
	if have == 0 || want == 0 {
		return false
	}
	if v.Value().Type().IsInt() { // a wider one is truncated, a narrower one extended, if that is no matter of the sign
		if !isSigned(variable) || have >= want {
			return false
		}
	} else if have == want {
		return false
	}
	fmt.Fprintf(c.w, "ERROR: dbg.value operand has size %d, but its variable has size %d: %s\n", have, want, i)
	return true
}

// isSigned reports a variable of a signed type.
func isSigned(variable *ir.MDNode) bool {
	t, ok := variable.Field("type").(*ir.MDNode)
	if !ok {
		return false
	}
	encoding, _ := t.Field("encoding").(ir.MDRaw)
	return encoding == "DW_ATE_signed" || encoding == "DW_ATE_signed_char"
}

// isKilled reports the value of a variable of which nothing is known any more.
func isKilled(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst)
}

func (c *checking) missing(what string, seen []bool) (n int) {
	for k, there := range seen {
		if !there {
			n++
			fmt.Fprintf(c.w, "WARNING: Missing %s %d\n", what, k+1)
		}
	}
	return n
}

// Strip takes out the debug information that Apply made up, and all other, as it would not be
// valid.
func Strip(m *ir.Module) {
	if m.NamedMD(List) == nil {
		return
	}
	ir.StripDebugInfo(m)
	m.DropNamedMD(List)
	flags := m.NamedMD("llvm.module.flags")
	if flags == nil {
		return
	}
	flags.Nodes = slices.DeleteFunc(flags.Nodes, func(n *ir.MDNode) bool {
		return len(n.Fields) == 3 && n.Operand(1) == ir.MD(ir.MDStr(versionFlag))
	})
	if len(flags.Nodes) == 0 {
		m.DropNamedMD(flags.Name)
	}
}
