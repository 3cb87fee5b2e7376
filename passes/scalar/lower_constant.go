package scalar

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/objectsize"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/scalar/simplifycfg"
	"opt-go/passes/simplify"
)

// LowerConstantIntrinsics is LLVM's lower-constant-intrinsics: it replaces the constant queries
// that are still left. llvm.is.constant becomes false if its argument is not a constant by now.
// llvm.objectsize becomes the number of bytes from a pointer to the end of its object. Of several
// possible sizes it is the largest, or the least if the second argument is set; an unknown size is
// -1, or 0. Then the users of the results are simplified, branches on them folded, and unreachable
// blocks removed.
//
// Not done, unlike LLVM: objects whose size is known at run time only, for which LLVM emits code
// when the query is dynamic.
func LowerConstantIntrinsics(c *pass.Context, f *ir.Func) pass.Preserved {
	q := &simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout}}
	var asked []*ir.Instr
	for _, b := range analysis.ReversePostorder(f) {
		for i := range b.Instrs() {
			if id := i.IntrinsicID(); i.Op() == ir.Call && (id == "llvm.is.constant" || id == "llvm.objectsize") {
				asked = append(asked, i)
			}
		}
	}
	unreachable := false
	for _, i := range asked {
		if i.Block() == nil || i.Op() != ir.Call {
			continue // a simplification has removed it
		}
		var v ir.Value
		if i.IntrinsicID() == "llvm.objectsize" {
			v = objectSizeAnswer(i, q.Layout)
			c.Count("Number of 'objectsize' intrinsic calls handled", 1)
		} else {
			v = f.Ctx().NewBool(plainlyConstant(i.Arg(0)))
			c.Count("Number of 'is.constant' intrinsic calls handled", 1)
		}
		unreachable = answer(q, i, v) || unreachable
	}
	if unreachable {
		simplifycfg.RemoveUnreachable(f)
	}
	return pass.ChangedCFG(len(asked) > 0)
}

// plainlyConstant reports whether a value is a number or the like, not an address: LLVM's manifest
// constants.
func plainlyConstant(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	if !ok || k.Kind == ir.BlockAddressConst {
		return false
	}
	for _, e := range k.Elems {
		if !plainlyConstant(e) {
			return false
		}
	}
	return true
}

// answer replaces a query intrinsic by a constant, simplifies its users, and folds branches. It
// reports whether a block lost its last predecessor.
func answer(q *simplify.Query, i *ir.Instr, v ir.Value) (unreachable bool) {
	var branches []*ir.Instr
	type replacement struct {
		i *ir.Instr
		v ir.Value
	}
	for work := []replacement{{i, v}}; len(work) > 0; {
		r := work[0]
		work = work[1:]
		if r.i.Block() == nil {
			continue
		}
		var users []*ir.Instr
		for u := range ir.Users(r.i) {
			users = append(users, u)
		}
		ir.ReplaceAllUses(r.i, r.v)
		if analysis.TriviallyDead(r.i) || r.i == i {
			r.i.Erase()
		}
		for _, u := range users {
			if u.IsTerminator() {
				branches = append(branches, u)
			} else if w := q.Instr(u); w != nil && u.Block() != nil {
				work = append(work, replacement{u, w})
			}
		}
	}
	for _, br := range branches {
		if br.Block() == nil || !br.IsCondBr() {
			continue
		}
		k := ir.AsInt(br.Operand(0))
		if k == nil || br.Succ(0) == br.Succ(1) {
			continue
		}
		to, other := br.Succ(0), br.Succ(1)
		if k.IsZero() {
			to, other = other, to
		}
		other.RemovePred(br.Block(), false)
		ir.Before(br).Br(to)
		br.Erase()
		unreachable = unreachable || !other.HasPreds()
	}
	return unreachable
}

// objectSizeAnswer returns the result of a call of llvm.objectsize.
func objectSizeAnswer(call *ir.Instr, dl *ir.DataLayout) ir.Value {
	flag := func(k int) bool {
		n := ir.AsInt(call.Arg(k))
		return n != nil && !n.IsZero()
	}
	mode := objectsize.Largest
	if flag(1) {
		mode = objectsize.Least
	}
	if n := objectsize.After(call, dl, mode); n != nil {
		return n
	}
	ty := call.Type()
	if mode == objectsize.Least {
		return ir.NewZero(ty)
	}
	return ir.NewAllOnes(ty)
}
