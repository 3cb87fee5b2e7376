package main

import (
	"io"
	"os"
	"strings"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/regalloc"
	"opt-go/passes"
	"opt-go/passes/pass"
	"opt-go/vliw"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
)

// emitTo writes the module in the form that -emit asks for. Remarks of the backend join those of the passes.
func (o *options) emitTo(w io.Writer, m *ir.Module, res *passes.Result) error {
	switch o.emit {
	case "ptx":
		po := o.ptxOptions()
		po.Allocated = func(r regalloc.FuncResult) { o.allocated(m, r, res) }
		p, err := nvptx.Compile(m, po)
		if err != nil {
			return err
		}
		return ptx.Print(w, p)
	case "vliw":
		vo, err := o.vliwOptions(res)
		if err != nil {
			return err
		}
		a, err := vliw.Compile(m, vo)
		if err != nil {
			return err
		}
		return asm.Print(w, a)
	}
	if o.llvm.callRecords && !o.llvm.keepRecords {
		markTailCalls(m)
	}
	return frontend.Write(w, m)
}

func (o *options) ptxOptions() nvptx.Options {
	po := nvptx.Options{CPU: o.mcpu, Features: o.mattr, KeepGeneric: !o.inferSpaces, UniformBranches: o.uniformBranches,
		StrictAtomics: o.strictAtomics, NoRsqrt: !o.rsqrt, Regs: o.regs}
	po.Allocator, _ = regalloc.AllocatorByName(o.regalloc) // check has complained of unknown names
	po.Beyond, _ = regalloc.ParseBeyond(o.regallocBeyond)
	return po
}

// allocated makes remarks of what register allocation did to a function.
func (o *options) allocated(m *ir.Module, r regalloc.FuncResult, res *passes.Result) {
	remark := pass.Remark{Kind: pass.Analyzed, Pass: "regalloc", Name: "Registers", Func: r.Name}
	if f := m.Func(r.Name); f != nil {
		remark.Pos = f.Pos
	}
	for _, line := range r.Remarks() {
		if o.wantRemark(remark.Kind, remark.Pass) {
			remark.Args = []pass.Arg{pass.Text(line)}
			res.Remarks = append(res.Remarks, remark)
		}
	}
}

// vliwOptions reads the machine, which may be a file, and hands the backend's decisions to the remarks.
func (o *options) vliwOptions(res *passes.Result) (vliw.Options, error) {
	vo := vliw.Options{Regs: o.regs, Sched: o.sched, Fuse: o.fpContract == "on", Verify: o.verifyEach, SSP: o.ssp, Dist: o.distance, Fit: o.fit,
		Spill: &vliw.Spill{Variables: o.spill == "var", CC: o.spillCC, QF: o.spillQF, TF: o.spillTF}}
	vo.Remark = func(r vliw.Remark) {
		kind := pass.Analyzed
		if r.Missed {
			kind = pass.Missed
		}
		if o.wantRemark(kind, r.Pass) {
			res.Remarks = append(res.Remarks, pass.Remark{Kind: kind, Pass: r.Pass, Name: "Decision", Func: r.Func, Pos: r.Pos, Args: []pass.Arg{pass.Text(r.Text)}})
		}
	}
	if !strings.HasSuffix(o.machine, ".json") {
		vo.Name = o.machine
		return vo, nil
	}
	f, err := os.Open(o.machine)
	if err != nil {
		return vo, errors.Wrap(err, "cannot read the machine description")
	}
	defer f.Close()
	vo.Machine, err = machine.Load(f) // its errors name the file
	return vo, err
}
