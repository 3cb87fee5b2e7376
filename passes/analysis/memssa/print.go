package memssa

import (
	"fmt"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// Print is print<memoryssa>: the function with its accesses as comments, the uses linked to their
// clobbers; with <no-ensure-optimized-uses>, to the version before them.
func Print(c *pass.Context, f *ir.Func) pass.Preserved {
	m := pass.Get(c, f, Analysis)
	if c.Opts.Bool("ensure-optimized-uses", true) {
		m.EnsureOptimizedUses()
	}
	text := "MemorySSA for function: " + f.Name() + "\n" + m.String()
	if _, err := c.Out.Write([]byte(text)); err != nil {
		panic("cannot print: " + err.Error())
	}
	return pass.All
}

// String returns the function's text with the accesses as comments.
func (m *MemorySSA) String() string {
	return m.f.Annotated(func(v ir.Value) string {
		var a *Access
		switch v := v.(type) {
		case *ir.Block:
			a = m.PhiOf(v)
		case *ir.Instr:
			a = m.Of(v)
		}
		if a == nil {
			return ""
		}
		return a.String()
	})
}

// String returns the access as LLVM prints it: 2 = MemoryDef(1).
func (a *Access) String() string {
	switch a.Kind {
	case Def:
		s := fmt.Sprintf("%d = MemoryDef(%s)", a.ID, a.Defining().number())
		if o := a.Optimized(); o != nil {
			s += "->" + o.number()
		}
		return s
	case Use:
		return fmt.Sprintf("MemoryUse(%s)", a.Defining().number())
	case Phi:
		var edges []string
		for k, p := range a.Preds {
			name := p.Name()
			if name == "" {
				name = p.Ident()
			}
			edges = append(edges, fmt.Sprintf("{%s,%s}", name, a.Incoming(k).number()))
		}
		return fmt.Sprintf("%d = MemoryPhi(%s)", a.ID, strings.Join(edges, ","))
	}
	return "liveOnEntry"
}

func (a *Access) number() string {
	if a.Kind == LiveOnEntry {
		return "liveOnEntry"
	}
	return fmt.Sprint(a.ID)
}
