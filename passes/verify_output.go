package passes

import (
	"opt-go/frontend/ir"
	"opt-go/frontend/verify"
	"opt-go/passes/pass"
)

// VerifyOutput checks the output of a pipeline for a module that was valid. An invalid output is a
// bug of a pass, and the error says so: -verify-each names the pass. A pipeline that changes
// nothing costs nothing.
func VerifyOutput(m *ir.Module, pipeline []Node, workers int) error {
	if onlyLooks(pipeline) {
		return nil
	}
	var problems []verify.Problem
	if _, err := guarded("verify", nil, func() pass.Preserved {
		problems = verify.CheckParallel(m, workers)
		return pass.All
	}); err != nil {
		return err
	}
	if len(problems) == 0 {
		return nil
	}
	first := problems[0]
	e := &InternalError{Pass: Format(pipeline), Cause: "broken IR: " + first.String()}
	if first.Func != nil {
		e.Func = first.Func.Name()
	}
	return e
}

// onlyLooks reports whether a pipeline consists of the verifier alone.
func onlyLooks(pipeline []Node) bool {
	for _, n := range pipeline {
		if n.Desc == nil || !n.Desc.Verifier {
			return false
		}
	}
	return true
}
