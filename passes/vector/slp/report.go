package slp

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// worth reports whether a tree is cheaper than its scalars. Small trees have to be complete.
func (t *tree) worth(root *ir.Instr, cost int) bool {
	if len(t.nodes) < t.limits.minTree && !t.complete() {
		return false
	}
	if cost < -t.limits.threshold {
		return true
	}
	if t.Wants(pass.Missed) {
		t.Remark(pass.Missed, "NotBeneficial", t.f, root, pass.Text("List vectorization was possible but not beneficial with cost "),
			pass.Arg{Key: "Cost", Val: strconv.Itoa(cost)}, pass.Text(" >= "), pass.Arg{Key: "Treshold", Val: strconv.Itoa(-t.limits.threshold)})
	}
	return false
}

// report says what has been vectorized, in LLVM's words.
func (w *walk) report(root *ir.Instr, name, what string, t *tree) {
	vectors := 0
	for _, n := range t.nodes {
		if !n.gathers() {
			vectors += len(n.scalars)
		}
	}
	w.Count("Number of vector instructions generated", len(t.nodes))
	w.Count("Number of scalar instructions vectorized", vectors)
	if w.Wants(pass.Passed) {
		w.Remark(pass.Passed, name, w.f, root, pass.Text(what), pass.Arg{Key: "Cost", Val: strconv.Itoa(t.total)},
			pass.Text(" and with tree size "), pass.Arg{Key: "TreeSize", Val: strconv.Itoa(len(t.nodes))})
	}
}

func (w *walk) missed(root *ir.Instr, name, why string) {
	if w.Wants(pass.Missed) {
		w.Remark(pass.Missed, name, w.f, root, pass.Text(why))
	}
}
