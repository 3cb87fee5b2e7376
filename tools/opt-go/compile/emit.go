package compile

import (
	"io"
	"strings"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/ptx"
	"opt-go/passes"
	"opt-go/passes/pass"
)

// emitTo writes the module in the form that -emit asks for. Remarks of the backend join those of
// the passes. A backend runs with -disable-output, too, for what it cannot compile is an error.
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
		return o.emitVLIW(w, m, res)
	}
	if o.disableOutput {
		return nil
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
	if o.page != nil {
		o.page.Remark(r)
	}
	if o.asked(r.Kind, r.Pass) {
		res.Remarks = append(res.Remarks, r)
	}
}
