package ir

// CallInfo is the part of a call that is no operand.
type CallInfo struct {
	FuncType *Type
	CC       CallConv
	Attrs    AttrList
	Bundles  []Bundle
	Indirect int // callbr: number of indirect destinations
	Space    int // addrspace(n) before the callee, where it was written
}

// Bundle is an operand bundle "tag"(operands [First, First+Count) of the call).
type Bundle struct {
	Tag          string
	First, Count int
}

// Callee returns the called value of a call, invoke or callbr.
func (i *Instr) Callee() Value { return i.ops[len(i.ops)-1].val }

// SetCallee replaces the called value.
func (i *Instr) SetCallee(v Value) { i.ops[len(i.ops)-1].Set(v) }

// CalledFunc returns the function that is called directly, or nil.
func (i *Instr) CalledFunc() *Func {
	if !i.op.IsCall() {
		return nil
	}
	f, _ := i.Callee().(*Func)
	if f != nil && f.FuncType != i.Info.FuncType {
		return nil
	}
	return f
}

// IntrinsicID returns the name of the intrinsic that i calls without its type suffix ("llvm.umax"),
// or "".
func (i *Instr) IntrinsicID() string {
	if i.op != Call && i.op != Invoke {
		return ""
	}
	if f, ok := i.Callee().(*Func); ok {
		return f.IntrinsicID()
	}
	return ""
}

// NumArgs returns the number of arguments of a call, without bundle operands.
func (i *Instr) NumArgs() int {
	n := len(i.ops) - 1
	switch i.op {
	case Invoke:
		n -= 2
	case CallBr:
		n -= 1 + i.Info.Indirect
	}
	for _, b := range i.Info.Bundles {
		n -= b.Count
	}
	return n
}

// Arg returns argument k of a call; arguments are the first operands.
func (i *Instr) Arg(k int) Value { return i.ops[k].val }

// MetadataInBundle reports a call with metadata in an operand bundle; LLVM reads these since
// version version.BundleMetadata.
func (i *Instr) MetadataInBundle() bool {
	if i.Info == nil {
		return false
	}
	for _, b := range i.Info.Bundles {
		for k := b.First; k < b.First+b.Count; k++ {
			if _, ok := i.Operand(k).(*MDOperand); ok {
				return true
			}
		}
	}
	return false
}
