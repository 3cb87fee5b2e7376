//go:build !novliw

package compile

import (
	"io"

	"github.com/pkg/errors"

	"opt-go/frontend/ir"
	"opt-go/passes"
	"opt-go/passes/pass"
	"opt-go/vliw"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/target/hexagon"
	"opt-go/vliw/target/ia64"
)

// emitVLIW writes assembly for the simulated machines or, where the triple says so, for Hexagon or
// IA-64.
func (o *options) emitVLIW(w io.Writer, m *ir.Module, res *passes.Result) error {
	if hexagon.IsTriple(m.Triple) {
		return o.emitHexagon(w, m)
	}
	if ia64.IsTriple(m.Triple) {
		return o.emitIA64(w, m, res)
	}
	vo := o.vliw
	vo.Remark = func(r pass.Remark) { o.addRemark(r, res) }
	if o.page != nil {
		vo.Pipelined = o.page.Pipelined
	}
	if err := o.backends.ReadMachine(&vo); err != nil {
		return err
	}
	a, err := vliw.Compile(m, vo)
	if err != nil {
		return err
	}
	if o.page != nil {
		o.page.VLIW(a, a.String())
	}
	return asm.Print(w, a)
}

// emitHexagon writes assembly for Hexagon, whose machine and schedulers are not those of the flags.
func (o *options) emitHexagon(w io.Writer, m *ir.Module) error {
	if name := simulatedOnly(&o.vliw); name != "" {
		return errors.Errorf("%s: a flag for the simulated machines; the triple of the module is that of Hexagon", name)
	}
	h, err := hexagon.Compile(m)
	if err != nil {
		return err
	}
	return hexagon.Print(w, h)
}

// emitIA64 writes assembly for the Itanium 2, whose registers and units are not those of the flags.
func (o *options) emitIA64(w io.Writer, m *ir.Module, res *passes.Result) error {
	for _, f := range []struct {
		name  string
		given bool
	}{{"-machine", o.vliw.Name != machine.Default}, {"-regs", o.vliw.Regs != 0}} {
		if f.given {
			return errors.Errorf("%s: a flag for the simulated machines; the triple of the module is that of IA-64", f.name)
		}
	}
	vo := o.vliw
	vo.Remark = func(r pass.Remark) { o.addRemark(r, res) }
	a, err := ia64.Compile(m, vo)
	if err != nil {
		return err
	}
	return ia64.Print(w, a)
}

// simulatedOnly names a flag that was given and that only code for the simulated machines heeds; ""
// if there is none.
func simulatedOnly(o *vliw.Options) string {
	switch {
	case o.Name != machine.Default:
		return "-machine"
	case o.Regs != 0:
		return "-regs"
	case o.Scheduler != modulo.HRMS:
		return "-sched"
	case o.SSP != vliw.Innermost:
		return "-ssp"
	case o.Fuse:
		return "-fp-contract"
	case o.Spill != nil && *o.Spill != vliw.DefaultSpill():
		return "-spill"
	}
	return ""
}
