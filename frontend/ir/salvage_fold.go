package ir

import (
	"math/bits"
	"strconv"
)

// Constants in expressions of debug records that meet when instructions are salvaged into them,
// folded as LLVM 19 folds them.

// dwarfOp is an operation of a DIExpression with its operands; a constant operand of arithmetic is
// stored in the operation.
type dwarfOp struct {
	op    string // without DW_OP_
	k     uint64 // of constu, and of arithmetic with a fixed second operand
	fixed bool
	rest  []MDField // of other operations: their fields
}

// neutral are the constants that change nothing.
var neutral = map[string]uint64{"plus": 0, "minus": 0, "shl": 0, "shr": 0, "mul": 1, "div": 1}

// foldConstants writes an expression with neighbouring constants joined: two summands, two factors,
// also with another summand or factor between them.
func (n *MDNode) foldConstants() *MDNode {
	ops := n.constantOps()
	var out []dwarfOp
	for _, o := range ops {
		if zero, ok := neutral[o.op]; o.fixed && ok && o.k == zero {
			continue
		}
		at := len(out) - 1
		if at >= 2 && o.fixed && out[at].op == o.op && !out[at].fixed && out[at-1].op == "LLVM_arg" {
			at -= 2
		}
		if at >= 0 && o.fixed && out[at].fixed && out[at].op == o.op {
			if k, ok := joined(o.op, out[at].k, o.k); ok {
				out[at].k = k
				continue
			}
		}
		out = append(out, o)
	}
	e := &MDNode{ID: -1, Inline: true, Kind: "DIExpression"}
	for _, o := range out {
		e.Fields = append(e.Fields, o.fields()...)
	}
	return e
}

func joined(op string, a, b uint64) (k uint64, ok bool) {
	switch op {
	case "plus":
		k, carry := bits.Add64(a, b, 0)
		return k, carry == 0
	case "mul":
		hi, k := bits.Mul64(a, b)
		return k, hi == 0
	}
	return 0, false
}

// constantOps takes an expression apart.
func (n *MDNode) constantOps() []dwarfOp {
	var out []dwarfOp
	n.eachOp(func(op []MDField) {
		name, _ := op[0].Value.(MDRaw)
		o := dwarfOp{op: string(name), rest: op}
		if len(name) > len("DW_OP_") {
			o.op = string(name[len("DW_OP_"):])
		}
		number := func() (uint64, bool) {
			raw, _ := op[1].Value.(MDRaw)
			k, err := strconv.ParseUint(string(raw), 10, 64)
			return k, err == nil
		}
		last := len(out) - 1
		switch {
		case o.op == "plus_uconst" && len(op) == 2:
			if k, ok := number(); ok {
				o = dwarfOp{op: "plus", k: k, fixed: true}
			}
		case o.op == "lit0":
			o = dwarfOp{op: "constu", rest: op}
		case o.op == "constu" && len(op) == 2:
			if k, ok := number(); ok {
				o.k = k
			}
		case last >= 0 && out[last].op == "constu" && !out[last].fixed && len(op) == 1 && isArithmetic(o.op):
			o = dwarfOp{op: o.op, k: out[last].k, fixed: true}
			out = out[:last]
		}
		out = append(out, o)
	})
	return out
}

func isArithmetic(op string) bool {
	_, ok := neutral[op]
	return ok
}

func (o dwarfOp) fields() []MDField {
	switch {
	case o.op == "constu" && o.k == 0:
		return []MDField{{Value: MDRaw("DW_OP_lit0")}}
	case !o.fixed:
		return o.rest
	case o.op == "plus":
		return []MDField{{Value: MDRaw("DW_OP_plus_uconst")}, {Value: MDRaw(strconv.FormatUint(o.k, 10))}}
	}
	return []MDField{{Value: MDRaw("DW_OP_constu")}, {Value: MDRaw(strconv.FormatUint(o.k, 10))}, {Value: MDRaw("DW_OP_" + o.op)}}
}
