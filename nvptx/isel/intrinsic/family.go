package intrinsic

import (
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/nvvm"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// nvvmFamilies lists the intrinsics of nvvm.Calls.
func nvvmFamilies() map[string]sel.Intrinsic {
	t := map[string]sel.Intrinsic{}
	for name, c := range nvvm.Calls() {
		t[name] = sel.Intrinsic{Effect: c.Effect, Lower: func(s *sel.Func, i *ir.Instr) { family(s, i, c) }}
	}
	return t
}

// family selects a call of an intrinsic that is one instruction; nvvm/family.go has the language of
// its opcode and operands.
func family(s *sel.Func, i *ir.Instr, c nvvm.Call) {
	opcode, ok := familyOpcode(s, i, c.Opcode)
	if !ok || mixed(s, i, opcode) || !requires(s, i, opcode) {
		return
	}
	var ops []ptx.Operand
	after := func() {}
	for _, word := range c.Operands {
		if flag, rest, found := strings.Cut(word, "?"); found {
			if n, constant := familyConstant(s, i, flag); !constant || n == 0 {
				continue
			}
			word = rest
		}
		switch word {
		case "d", "d.b8", "d|p", "D":
			var result ptx.Operand
			result, after = familyResult(s, i, word)
			ops = append(ops, result)
		default:
			ops = append(ops, familyOperands(s, i, word)...)
		}
	}
	if c.Effect {
		s.PutKept(opcode, ops...)
	} else {
		s.Put(opcode, ops...)
	}
	after()
}

// argNumber reads the number of an argument, from the last one on if it is negative.
func argNumber(i *ir.Instr, text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		panic("BUG: isel: table of families: argument " + text)
	}
	if n < 0 {
		n += i.NumArgs()
	}
	return n
}

// familyConstant is the value of a constant argument.
func familyConstant(s *sel.Func, i *ir.Instr, arg string) (uint64, bool) {
	v := i.Arg(argNumber(i, arg))
	c := ir.AsInt(v)
	if c == nil {
		s.Unsupported(i, "%s with the argument %s, which must be a constant,", i.Callee().Ident(), v.Ident())
		return 0, false
	}
	n, _ := c.Uint64()
	return n, true
}

// familyOpcode fills what the arguments tell into an opcode.
func familyOpcode(s *sel.Func, i *ir.Instr, text string) (string, bool) {
	for {
		head, rest, found := strings.Cut(text, "<")
		if !found {
			return text, true
		}
		choice, tail, _ := strings.Cut(rest, ">")
		if arg, ok := strings.CutPrefix(choice, "@"); ok {
			text = head + spaceModifier(i.Arg(argNumber(i, arg)).Type().Space) + tail
			continue
		}
		arg, list, _ := strings.Cut(choice, ":")
		alts := strings.Split(list, "|")
		n, ok := familyConstant(s, i, arg)
		if !ok {
			return "", false
		}
		if n >= uint64(len(alts)) || alts[n] == "" && n > 0 {
			s.Unsupported(i, "%s with the argument %d", i.Callee().Ident(), n)
			return "", false
		}
		text = head + alts[n] + tail
	}
}

// spaceModifier names an address space in an opcode.
func spaceModifier(space int) string {
	state, _ := addrspace.State(space)
	switch state {
	case ptx.Generic:
		return ""
	case ptx.Shared:
		return ".shared::cta"
	}
	return "." + state.String()
}

// familyOperands are the operands that a word stands for.
func familyOperands(s *sel.Func, i *ir.Instr, word string) []ptx.Operand {
	switch {
	case word == "_":
		return []ptx.Operand{ptx.Sink{}}
	case word[0] == '=':
		n, _ := strconv.Atoi(word[1:])
		return []ptx.Operand{ptx.Int(n)}
	case word[0] == '*':
		from := 0
		if len(word) > 1 {
			from = argNumber(i, word[1:])
		}
		var ops []ptx.Operand
		for k := from; k < i.NumArgs(); k++ {
			ops = append(ops, familyArgument(s, i.Arg(k)))
		}
		return ops
	case word[0] == '[' && strings.Contains(word, ";"):
		return []ptx.Operand{imagePoint(s, i, strings.Split(strings.Trim(word, "[]"), ";"))}
	case word[0] == '[':
		image, coordinates, isTensor := strings.Cut(strings.Trim(word, "[]"), ",")
		v := i.Arg(argNumber(i, image))
		if !isTensor {
			return []ptx.Operand{familyAddress(s, v)}
		}
		point := ptx.Texel{Image: s.Reg(s.One(v), ptx.B64)}
		from, to := argRange(i, coordinates)
		for k := from; k < to; k++ {
			point.At = append(point.At, directOperand(s, i.Arg(k)))
		}
		return []ptx.Operand{point}
	case word[0] == '{':
		list, padded := strings.CutSuffix(word, "~")
		from, to := argRange(i, strings.Trim(list, "{}"))
		vec := fragment(s, i, from, to)
		if padded {
			vec = fullVector(vec)
		}
		return []ptx.Operand{vec}
	}
	number, narrow := strings.CutSuffix(word, ".b8")
	v := i.Arg(argNumber(i, number))
	if narrow {
		return []ptx.Operand{s.Compute(ptx.B8, "cvt.u8.u16", s.Reg(s.One(v), ptx.B16))}
	}
	return []ptx.Operand{familyArgument(s, v)}
}

// imagePoint is a point of a texture or surface, from the arguments that are the image, perhaps a
// sampler, and the coordinates.
func imagePoint(s *sel.Func, i *ir.Instr, parts []string) ptx.Operand {
	t := ptx.Texel{Image: handle(s, i.Arg(argNumber(i, parts[0])))}
	if len(parts) > 2 {
		t.Sampler = handle(s, i.Arg(argNumber(i, parts[1])))
	}
	from, to := argRange(i, parts[len(parts)-1])
	for k := from; k < to; k++ {
		t.At = append(t.At, directOperand(s, i.Arg(k)))
	}
	t.At = fullVector(t.At)
	return t
}

// handle is a texture, sampler or surface: a variable or a register.
func handle(s *sel.Func, v ir.Value) ptx.Operand {
	o := s.One(v)
	if sym, ok := o.(ptx.SymRef); ok {
		return sym
	}
	return s.Reg(o, ptx.B64)
}

// throughHandle is the handle of a texture, sampler or surface that is a variable: its name.
// Instructions on images take it as it is, and mov makes a number of it.
func throughHandle(s *sel.Func, i *ir.Instr) []ptx.Operand {
	if g, ok := i.Arg(i.NumArgs() - 1).(*ir.GlobalVar); ok && s.Module.Globals.ImageType(g) != ptx.NoType {
		return []ptx.Operand{ptx.Sym(s.Module.Globals.Name(g))}
	}
	return nil
}

// lowerHandle reports a handle of what is no image.
func lowerHandle(s *sel.Func, i *ir.Instr) {
	s.Unsupported(i, "a handle of something else than a texture, sampler or surface")
}

// fullVector repeats the last element until there are two, four or so of them.
func fullVector(v ptx.Vec) ptx.Vec {
	for len(v)&(len(v)-1) != 0 {
		v = append(v, v[len(v)-1])
	}
	return v
}

// argRange reads "2:4"; without the end it is that of the arguments.
func argRange(i *ir.Instr, text string) (from, to int) {
	first, last, _ := strings.Cut(text, ":")
	from, to = argNumber(i, first), i.NumArgs()
	if last != "" {
		to = argNumber(i, last)
	}
	return from, to
}

// familyArgument is an argument in one register, or a number.
func familyArgument(s *sel.Func, v ir.Value) ptx.Operand {
	t := v.Type()
	switch {
	case isHalfPair(t):
		pair := s.Get(v)
		return s.Pair(t.Elem, pair[0], pair[1])
	case t.IsInt() && t.Bits == 1:
		return s.Pred(s.One(v))
	case t.IsInt() && t.Bits == 128:
		words := s.Get(v)
		return s.Compute(ptx.B128, "mov.b128", ptx.Vec{s.Reg(words[0], ptx.B64), s.Reg(words[1], ptx.B64)})
	case t.IsPtr() && t.Space == addrspace.Tensor:
		return tensorAddress(s, v)
	case t.IsPtr():
		return s.Reg(s.One(v), ptx.B64)
	}
	return directOperand(s, v)
}

// isHalfPair reports whether a type is two 16-bit floats, which one register holds.
func isHalfPair(t *ir.Type) bool {
	return t.IsVector() && t.Len == 2 && (t.Elem.Kind == ir.HalfKind || t.Elem.Kind == ir.BFloatKind)
}

// tensorAddress is an address of tensor memory: 32 bits, whatever the data layout says.
func tensorAddress(s *sel.Func, v ir.Value) ptx.Reg {
	if s.Layout.PtrBits(addrspace.Tensor) == 32 {
		return s.Reg(s.One(v), ptx.B32)
	}
	return s.Compute(ptx.B32, "cvt.u32.u64", s.Reg(s.One(v), ptx.B64))
}

// familyAddress is what a pointer points to, in the space of its type: the opcode names it.
func familyAddress(s *sel.Func, v ir.Value) ptx.Operand {
	switch t := v.Type(); {
	case !t.IsPtr(): // of an image
		return ptx.At(handle(s, v), 0)
	case t.Space == addrspace.Tensor:
		return ptx.At(tensorAddress(s, v), 0)
	case t.Space == addrspace.Generic:
		return ptx.At(s.Reg(s.One(v), ptx.B64), 0)
	}
	return s.Locate(v).At(0)
}

// familyResult is the result of an instruction, and what has to follow it.
func familyResult(s *sel.Func, i *ir.Instr, word string) (result ptx.Operand, after func()) {
	d := s.Dst(i)
	t := i.Type()
	switch {
	case word == "D":
		return fragmentResult(s, i)
	case word == "d|p":
		return ptx.Pair{First: d[0], Second: d[1]}, func() {}
	case word == "d.b8":
		z := s.NewReg(ptx.B8)
		return z, func() { s.Put("cvt.u16.u8", d[0], z) }
	case isHalfPair(t):
		z := s.NewReg(ptx.B32)
		return z, func() { s.Put("mov.b32", ptx.Vec{d[0], d[1]}, z) }
	case t.IsVector(): // four bytes
		z := s.NewReg(ptx.B32)
		return z, func() {
			for k, r := range d {
				s.Put("cvt.u16.u32", r, s.Compute(ptx.B32, "bfe.u32", z, ptx.Int(8*k), ptx.Int(8)))
			}
		}
	}
	return d[0], func() {}
}
