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

// emitTo writes the module in the form that -emit asks for. Remarks of the backend join those of
// the passes.
func (o *options) emitTo(w io.Writer, m *ir.Module, res *passes.Result) error {
	switch o.emit {
	case "ptx":
		po := o.ptxOptions()
		po.Remark = func(r pass.Remark) { o.addRemark(r, res) }
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
	if o.llvmVersion == 0 {
		return frontend.Write(w, m)
	}
	return frontend.WriteVersion(w, m, o.llvmVersion)
}

func (o *options) ptxOptions() nvptx.Options {
	po := nvptx.Options{CPU: o.mcpu, Features: o.mattr, KeepGeneric: !o.inferSpaces, UniformBranches: o.uniformBranches,
		StrictAtomics: o.strictAtomics, NoRsqrt: !o.rsqrt, Regs: o.regs}
	po.Allocator, _ = regalloc.AllocatorByName(o.regalloc) // check has complained of unknown names
	beyond, _ := regalloc.ParseBeyond(o.regallocBeyond)
	po.Beyond = &beyond
	return po
}

// addRemark keeps a remark of a backend that was asked for.
func (o *options) addRemark(r pass.Remark, res *passes.Result) {
	if o.wantRemark(r.Kind, r.Pass) {
		res.Remarks = append(res.Remarks, r)
	}
}

// vliwOptions reads the machine, which may be a file, and hands the backend's decisions to the
// remarks.
func (o *options) vliwOptions(res *passes.Result) (vliw.Options, error) {
	vo := vliw.Options{Regs: o.regs, Sched: o.sched, Fuse: o.fpContract == "on", Verify: o.verifyEach, SSP: o.ssp, Dist: o.distance, Fit: o.fit,
		Spill: &vliw.Spill{Variables: o.spill == "var", CC: o.spillCC, QF: o.spillQF, TF: o.spillTF}}
	vo.Remark = func(r pass.Remark) { o.addRemark(r, res) }
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
