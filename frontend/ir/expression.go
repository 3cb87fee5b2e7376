package ir

import "strings"

// exprArgs gives the number of operands of the operations that a DIExpression may have; those of
// the list below take none.
var exprArgs = func() map[string]int {
	m := map[string]int{"DW_OP_constu": 1, "DW_OP_consts": 1, "DW_OP_deref_size": 1, "DW_OP_plus_uconst": 1, "DW_OP_regx": 1,
		"DW_OP_LLVM_tag_offset": 1, "DW_OP_LLVM_entry_value": 1, "DW_OP_LLVM_arg": 1, "DW_OP_LLVM_fragment": 2,
		"DW_OP_LLVM_convert": 2, "DW_OP_bregx": 2, "DW_OP_LLVM_extract_bits_sext": 2, "DW_OP_LLVM_extract_bits_zext": 2}
	for _, op := range strings.Fields(`stack_value swap LLVM_implicit_pointer plus minus mul div mod or and xor shl shr shra deref
		xderef lit0 not neg abs rot dup push_object_address over eq ne gt ge lt le`) {
		m["DW_OP_"+op] = 0
	}
	return m
}()

// ExpressionArgs returns the number of operands of an operation, 0 for those that no valid
// DIExpression has.
func ExpressionArgs(op string) int { return exprArgs[op] }

// IsValidExpression reports whether a DIExpression is one: known operations with their operands, a
// fragment only at the end, nothing but a fragment after a stack value.
func (n *MDNode) IsValidExpression() bool {
	for k := 0; k < len(n.Fields); {
		op, _ := n.Fields[k].Value.(MDRaw)
		switch { // LLVM checks nothing after a register
		case strings.HasPrefix(string(op), "DW_OP_reg") && op != "DW_OP_regx":
			return true
		case strings.HasPrefix(string(op), "DW_OP_breg") && op != "DW_OP_bregx":
			return k+1 < len(n.Fields)
		}
		args, known := exprArgs[string(op)]
		next := k + 1 + args
		if !known || next > len(n.Fields) {
			return false
		}
		switch op {
		case "DW_OP_LLVM_fragment":
			return next == len(n.Fields)
		case "DW_OP_LLVM_entry_value":
			return n.isEntryValue(k)
		case "DW_OP_stack_value":
			if next < len(n.Fields) && n.Fields[next].Value != MD(MDRaw("DW_OP_LLVM_fragment")) {
				return false
			}
		case "DW_OP_swap":
			if len(n.Fields) == 1 {
				return false
			}
		}
		k = next
	}
	return true
}

// isEntryValue reports whether the entry value at field k is in a valid position: at the beginning,
// or after the first argument, covering one operation.
func (n *MDNode) isEntryValue(k int) bool {
	first := 0
	if n.Fields[0].Value == MD(MDRaw("DW_OP_LLVM_arg")) && n.Fields[1].Value == MD(MDRaw("0")) {
		first = 2
	}
	return k == first && n.Fields[k+1].Value == MD(MDRaw("1"))
}
