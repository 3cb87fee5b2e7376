package ir

import (
	"slices"
	"strconv"
)

// Debug uses of an erased instruction: its computation moves into the expressions of the debug
// records (LLVM's salvageDebugInfo), so that a debugger still shows the variable.
//
//	%y = add i32 %x, 4          ⇒   #dbg_value(i32 %x, !1, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !2)
//	#dbg_value(i32 %y, !1, !DIExpression(), !2)
//
// Integer casts, pointer additions, integer arithmetic and comparisons can be salvaged. Other
// values become poison, as do addresses in llvm.dbg.assign.

// The limits of LLVM: elements of an expression, and values in a list.
const (
	maxSalvagedElements = 128
	maxSalvagedValues   = 16
)

// salvaged is the computation of an instruction: ops over base and more values.
type salvaged struct {
	base Value
	ops  []string
	more []Value // numbered from the first free argument of the expression
}

// SalvageDebugUses salvages debug uses as Erase does, for passes that first drop the operands of
// all erased instructions. Call it for i before its operands.
func (i *Instr) SalvageDebugUses() {
	if f := i.Func(); f != nil && len(f.mdUses) > 0 && len(f.mdUses[i]) > 0 {
		i.salvage(f)
	}
}

// salvage replaces the debug uses of i, which is still in its function, by its operands. A list
// that names i twice is rewritten at the first use, so the next use is looked up each time.
func (i *Instr) salvage(f *Func) {
	for len(f.mdUses[i]) > 0 {
		m := f.mdUses[i][0]
		if !i.salvageInto(f, m) {
			m.kill(i.ty)
		}
	}
}

// kill replaces m's value by poison. A record with a list of values loses the other values, too, as
// in LLVM.
func (m *MDOperand) kill(ty *Type) {
	if m.call != nil && m.call.NumArgs() > 0 {
		if list, at := argumentOf(m.call.Arg(0), m); at >= 0 {
			for _, o := range list {
				if o != m && o.val != nil {
					o.SetValue(NewPoison(o.val.Type()))
				}
			}
		}
	}
	m.SetValue(NewPoison(ty))
}

// salvageInto rewrites one debug use.
func (i *Instr) salvageInto(f *Func, m *MDOperand) bool {
	call := m.call
	if call == nil || call.NumArgs() < 3 {
		return false
	}
	id := call.IntrinsicID()
	isValue := id == "llvm.dbg.value" || id == "llvm.dbg.declare_value"
	if !isValue && id != "llvm.dbg.declare" {
		return false
	}
	expr, _ := call.Arg(2).(*MDOperand)
	if expr == nil {
		return false
	}
	e, _ := expr.Node.(*MDNode)
	list, at := argumentOf(call.Arg(0), m)
	if e == nil || at < 0 {
		return false
	}
	s, ok := i.asExpression(f.Module().Layout, e.usedArguments())
	if !ok || !stays(s.base, f) || s.base == i {
		return false
	}
	for _, v := range s.more {
		if !stays(v, f) || v == i {
			return false
		}
	}
	e = e.withOps(s.ops, at, isValue)
	if len(e.Fields) > maxSalvagedElements || len(s.more) > 0 && (!isValue || len(list)+len(s.more) > maxSalvagedValues) {
		return false
	}
	m.SetValue(s.base)
	if len(s.more) > 0 {
		values := []Value{s.base}
		if len(list) > 0 {
			values = values[:0]
			for _, a := range list {
				values = append(values, a.val)
			}
		}
		l := &MDArgList{}
		for _, v := range append(values, s.more...) { // in fresh operands: the old list forgets its own
			l.Args = append(l.Args, NewMDValue(f.ctx, f, v))
		}
		call.SetOperand(0, NewMDNode(f.ctx, l))
	}
	call.SetOperand(2, NewMDNode(f.ctx, e))
	return true
}

// argumentOf returns where m stands in the first argument of a debug intrinsic: in a list, or
// alone; -1: it does not.
func argumentOf(arg Value, m *MDOperand) (list []*MDOperand, at int) {
	o, _ := arg.(*MDOperand)
	if o == nil {
		return nil, -1
	}
	if o == m {
		return nil, 0
	}
	if l, ok := o.Node.(*MDArgList); ok {
		return l.Args, slices.Index(l.Args, m)
	}
	return nil, -1
}

// stays reports whether a debug record of f can name v.
func stays(v Value, f *Func) bool {
	switch v := v.(type) {
	case *Instr:
		return v.block != nil && v.block.fn == f
	case *Param:
		return v.fn == f
	}
	return v != nil && IsConst(v)
}

// asExpression returns how i is computed; args is the number of values that the expression has
// already (0: one, without a number).
func (i *Instr) asExpression(dl *DataLayout, args int) (salvaged, bool) {
	if len(i.ops) == 0 || i.ops[0].val == nil || i.ty.IsVector() {
		return salvaged{}, false
	}
	s := salvaged{base: i.ops[0].val}
	switch {
	case i.op.IsCast():
		return s, s.cast(i, dl)
	case i.op == GetElementPtr:
		return s, s.address(i, dl, args)
	case i.op == Add || i.op == Sub:
		if k := AsInt(i.ops[1].val); k != nil && i.ty.Bits <= 64 {
			n, _ := k.Int64()
			if i.op == Sub {
				n = -n
			}
			s.offset(n)
			return s, true
		}
		return s, s.binary(i, args)
	case i.op.IsBinary(), i.op == ICmp:
		return s, s.binary(i, args)
	}
	return s, false
}

func (s *salvaged) cast(i *Instr, dl *DataLayout) bool {
	from, to := integerBits(s.base.Type(), dl), integerBits(i.ty, dl)
	switch i.op {
	case BitCast:
		return true
	case Trunc, ZExt, SExt, PtrToInt, PtrToAddr, IntToPtr:
		if from == 0 || to == 0 || s.base.Type().IsVector() {
			return false
		}
		if from == to {
			return true
		}
		kind := "DW_ATE_unsigned"
		if i.op == SExt {
			kind = "DW_ATE_signed"
		}
		s.ops = append(s.ops, "DW_OP_LLVM_convert", strconv.Itoa(from), kind, "DW_OP_LLVM_convert", strconv.Itoa(to), kind)
		return true
	}
	return false
}

// integerBits is the width of an integer, or of a pointer written as one; 0 for other types.
func integerBits(t *Type, dl *DataLayout) int {
	switch t.Kind {
	case IntKind:
		return t.Bits
	case PtrKind:
		return dl.PtrBits(t.Space)
	}
	return 0
}

// address adds the offset of a getelementptr, variable parts first.
func (s *salvaged) address(i *Instr, dl *DataLayout, args int) bool {
	t, off := i.ElemTy, int64(0)
	for k := 1; k < len(i.ops); k++ {
		idx := AsInt(i.ops[k].val)
		if k > 1 && t.Kind == StructKind {
			if idx == nil {
				return false // undefined, where a pass has dropped the operands of what it erases
			}
			n, _ := idx.Uint64()
			off += int64(dl.FieldOffset(t, n))
			t = t.FieldAt(n)
			continue
		}
		if k > 1 {
			t = t.Elem
		}
		if t.Scalable || i.ops[k].val.Type().IsVector() {
			return false
		}
		size := dl.AllocSize(t)
		if idx != nil {
			n, fits := idx.Int64()
			if !fits {
				return false
			}
			off += n * int64(size)
			continue
		}
		s.ops = append(s.ops, "DW_OP_LLVM_arg", s.another(i.ops[k].val, &args), "DW_OP_constu", strconv.FormatUint(size, 10), "DW_OP_mul", "DW_OP_plus")
	}
	s.offset(off)
	return true
}

// another adds a value and returns its number; the base gets one too when it had none.
func (s *salvaged) another(v Value, args *int) string {
	if *args == 0 {
		s.ops = append([]string{"DW_OP_LLVM_arg", "0"}, s.ops...)
		*args = 1
	}
	s.more = append(s.more, v)
	*args++
	return strconv.Itoa(*args - 1)
}

// offset adds a constant.
func (s *salvaged) offset(n int64) {
	switch {
	case n > 0:
		s.ops = append(s.ops, "DW_OP_plus_uconst", strconv.FormatInt(n, 10))
	case n < 0:
		s.ops = append(s.ops, "DW_OP_constu", strconv.FormatUint(-uint64(n), 10), "DW_OP_minus")
	}
}

var dwarfOps = map[Op]string{Add: "plus", Sub: "minus", Mul: "mul", SDiv: "div", SRem: "mod", Or: "or", And: "and", Xor: "xor", Shl: "shl",
	LShr: "shr", AShr: "shra"}

var dwarfPreds = map[Pred]string{EQ: "eq", NE: "ne", UGT: "gt", SGT: "gt", UGE: "ge", SGE: "ge", ULT: "lt", SLT: "lt", ULE: "le", SLE: "le"}

// binary applies an operation or compare of integers to the second operand.
func (s *salvaged) binary(i *Instr, args int) bool {
	op, ok := dwarfOps[i.op]
	push := "DW_OP_constu"
	if i.op == ICmp {
		op, ok = dwarfPreds[i.Pred]
		if i.Pred.IsSigned() {
			push = "DW_OP_consts"
		}
	}
	if !ok {
		return false
	}
	y := i.ops[1].val
	if k := AsInt(y); k != nil {
		n, fits := k.Int64()
		if !fits {
			return false
		}
		text := strconv.FormatUint(uint64(n), 10)
		s.ops = append(s.ops, push, text, "DW_OP_"+op)
		return true
	}
	number := s.another(y, &args)
	s.ops = append(s.ops, "DW_OP_LLVM_arg", number, "DW_OP_"+op)
	return true
}

// usedArguments returns the number of values that an expression numbers; 0: it has one, which is on
// the stack at its begin.
func (n *MDNode) usedArguments() int {
	most := 0
	n.eachOp(func(op []MDField) {
		if len(op) == 2 && op[0].Value == MD(MDRaw("DW_OP_LLVM_arg")) {
			r, _ := op[1].Value.(MDRaw)
			k, _ := strconv.Atoi(string(r))
			most = max(most, k+1)
		}
	})
	return most
}

// eachOp calls f with every operation of an expression, operands included.
func (n *MDNode) eachOp(f func(op []MDField)) {
	for k := 0; k < len(n.Fields); {
		raw, _ := n.Fields[k].Value.(MDRaw)
		next := min(len(n.Fields), k+1+exprArgs[string(raw)])
		f(n.Fields[k:next])
		k = next
	}
}

// withOps returns the expression with ops done to argument at first. With stackValue the result is
// a value, not a place in memory.
func (n *MDNode) withOps(ops []string, at int, stackValue bool) *MDNode {
	e := &MDNode{ID: -1, Inline: true, Kind: "DIExpression"}
	add := func(texts ...string) {
		for _, t := range texts {
			e.Fields = append(e.Fields, MDField{Value: MDRaw(t)})
		}
	}
	stackValue = stackValue && len(ops) > 0
	numbered := n.usedArguments() > 0
	if !numbered {
		add(ops...)
	}
	n.eachOp(func(op []MDField) {
		switch op[0].Value {
		case MD(MDRaw("DW_OP_stack_value")):
			stackValue = false
		case MD(MDRaw("DW_OP_LLVM_fragment")):
			if stackValue {
				add("DW_OP_stack_value")
			}
			stackValue = false
		}
		e.Fields = append(e.Fields, op...)
		if numbered && len(op) == 2 && op[0].Value == MD(MDRaw("DW_OP_LLVM_arg")) && op[1].Value == MD(MDRaw(strconv.Itoa(at))) {
			add(ops...)
		}
	})
	if stackValue {
		add("DW_OP_stack_value")
	}
	return e.foldConstants()
}
