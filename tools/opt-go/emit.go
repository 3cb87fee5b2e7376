package main

import (
	"io"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/ptx"
	"opt-go/passes"
	"opt-go/passes/pass"
	"opt-go/vliw"
	"opt-go/vliw/asm"
	"opt-go/vliw/target/hexagon"
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
		return ptx.Print(w, p)
	case "vliw":
		if hexagon.IsTriple(m.Triple) {
			h, err := hexagon.Compile(m)
			if err != nil {
				return err
			}
			return hexagon.Print(w, h)
		}
		vo := o.vliw
		vo.Remark = func(r pass.Remark) { o.addRemark(r, res) }
		if err := o.backends.ReadMachine(&vo); err != nil {
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

// addRemark keeps a remark of a backend that was asked for.
func (o *options) addRemark(r pass.Remark, res *passes.Result) {
	if o.wantRemark(r.Kind, r.Pass) {
		res.Remarks = append(res.Remarks, r)
	}
}
