package main

import (
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/verify"
)

// TestKernelModule: the copies are all there, under names of their own, and make a valid module.
func TestKernelModule(t *testing.T) {
	text, count, err := kernelModule(100)
	if err != nil {
		t.Fatal(err)
	}
	m, err := frontend.Read("kernels.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	if problems := verify.Check(m); len(problems) > 0 {
		t.Error(problems[0])
	}
	kernels := 0
	for _, n := range m.NamedMD("nvvm.annotations").Nodes {
		c, ok := n.Operand(0).(*ir.MDConst)
		if ok && !c.Value.(*ir.Func).IsDecl() && n.Operand(1) == ir.MD(ir.MDStr("kernel")) {
			kernels++
		}
	}
	if count != 136 || kernels != count {
		t.Errorf("%d kernels are counted and %d annotated; 136 are two copies of the collection", count, kernels)
	}
}
