package isel

import (
	"fmt"
	"strings"
	"sync"

	"github.com/pkg/errors"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/globals"
	"opt-go/nvptx/isel/intrinsic"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// Select makes PTX of a module. The module is only read. What cannot be selected is reported as a
// diag.List, each construct with its line; then there is no result. Functions are selected side by
// side on at most jobs goroutines (0: as many as there are processors); the result does not depend
// on it.
func Select(irm *ir.Module, t Target, jobs int) (*ptx.Module, error) {
	m := sel.NewModule(irm, layoutOf(irm), t, selection(), false)
	out := ptx.NewModule(t.Version, t.CPU)
	if m.Globals.SeparateSamplers() {
		out.Target = append(out.Target, ptx.SeparateSamplers)
	}
	m.Globals.Check()
	m.FindSourceFiles()
	vars := m.Globals.Variables()
	funcs := m.Functions(jobs)
	if err := m.Err(); err != nil {
		return nil, err
	}
	if err := moduleAsm(irm, t, out); err != nil {
		return nil, err
	}
	m.Globals.Prototypes(out)
	for _, v := range vars {
		out.Add(v)
	}
	for _, f := range funcs {
		out.Add(f)
	}
	for _, a := range m.Globals.Aliases() {
		out.Add(a)
	}
	m.DeclareFiles(out)
	m.DebugSections(out)
	if err := ptx.Verify(out); err != nil {
		return nil, explain(irm, t, jobs, err)
	}
	return out, nil
}

// selection is how every opcode and intrinsic is selected.
var selection = sync.OnceValue(func() *sel.Tables {
	return &sel.Tables{Lower: opTable(), Through: structuralTable(), Intrinsic: intrinsic.Row}
})

// explain names the constructs of whose selection an instruction came that the target does not
// have.
func explain(irm *ir.Module, t Target, jobs int, verdict error) error {
	m := sel.NewModule(irm, layoutOf(irm), t, selection(), true)
	m.Functions(jobs)
	if err := m.Err(); err != nil {
		return err
	}
	return errors.Wrap(verdict, "the selected PTX does not fit the target")
}

// moduleAsm adds what module-level assembly declares and defines, which comes first, as in LLVM.
func moduleAsm(irm *ir.Module, t Target, out *ptx.Module) error {
	if len(irm.Asm) == 0 {
		return nil
	}
	text := fmt.Sprintf(".version %s\n.target %s\n.address_size 64\n%s\n", t.Version, t.CPU, strings.Join(irm.Asm, "\n"))
	parsed, err := parse.Module("module assembly", text)
	if err != nil {
		return diag.List{globals.ErrorAt(irm, ir.Pos{}, "module-level inline assembly: %v", err)}
	}
	out.Add(parsed.Decls...)
	return nil
}
