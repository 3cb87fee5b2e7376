package compile

import (
	"io"
	"strings"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/ptx"
	"opt-go/passes"
	"opt-go/passes/pass"
	"opt-go/vliw"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/target/hexagon"
	"opt-go/vliw/target/ia64"
)

// emitTo writes the module in the form that -emit asks for. Remarks of the backend join those of
// the passes.
func (o *options) emitTo(w io.Writer, m *ir.Module, res *passes.Result) error {
	switch o.emit {
	case "ptx":
		po := o.ptx
		po.Remark = func(r pass.Remark) { o.addRemark(r, res) }
		p, err := nvptx.Compile(m, po)
		if err != nil {
			return err
		}
		if o.page == nil {
			return ptx.Print(w, p)
		}
		var text strings.Builder
		if err := ptx.Print(&text, p); err != nil {
			return err
		}
		if err := o.page.PTX(p, text.String()); err != nil {
			return err
		}
		_, err = io.WriteString(w, text.String())
		return err
	case "vliw":
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
	if o.llvm.callRecords && !o.llvm.keepRecords {
		markTailCalls(m)
	}
	if o.llvmVersion == 0 {
		return frontend.Write(w, m)
	}
	return frontend.WriteVersion(w, m, o.llvmVersion)
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

// addRemark keeps a remark of a backend that was asked for.
func (o *options) addRemark(r pass.Remark, res *passes.Result) {
	if o.page != nil {
		o.page.Remark(r)
	}
	if o.asked(r.Kind, r.Pass) {
		res.Remarks = append(res.Remarks, r)
	}
}
