package irinterp

import (
	"strings"

	"opt-go/frontend/ir"
)

// call executes a call of an intrinsic, of a function with a body, or of an external one.
func (x *machine) call(i *ir.Instr, regs []word) word {
	args := make([]word, i.NumArgs())
	anyPoison := false
	for k := range args {
		args[k] = x.value(i.Arg(k), regs)
		anyPoison = anyPoison || args[k].poison
	}
	if strings.HasSuffix(i.IntrinsicID(), ".with.overflow") {
		return x.overflowing(i, args[0], args[1])
	}
	w := 0
	if !i.Type().IsVoid() {
		w = x.width(i.Type())
	}
	if i.IntrinsicID() != "" {
		return x.intrinsic(i, args, w)
	}
	if f := i.CalledFunc(); !f.IsDecl() {
		if x.steps -= 100; x.steps < 0 { // a frame costs more than an instruction
			panic(outOfSteps{})
		}
		frame := make([]word, f.ValueBound())
		for k, p := range f.Params {
			frame[p.ID()] = args[k]
		}
		return x.run(f, frame)
	}
	return x.external(i.CalledFunc().Name(), args, word{bits: 7, poison: anyPoison}, w)
}

// intrinsic computes the intrinsics that the generators use.
func (x *machine) intrinsic(i *ir.Instr, args []word, w int) word {
	switch id := i.IntrinsicID(); id {
	case "llvm.assume":
		if args[0].poison || args[0].bits == 0 {
			undefined("assumption does not hold")
		}
		return word{}
	case "llvm.ptrmask":
		return binaryWord(ir.And, 0, args[0], args[1], 64)
	case "llvm.memset":
		for k := range args[2].bits {
			x.store(word{bits: args[0].bits + k, poison: args[0].poison}, args[1], x.m.Ctx.I8)
		}
		return word{}
	case "llvm.memcpy", "llvm.memmove":
		x.copyMemory(args[0], args[1], args[2], id == "llvm.memcpy")
		return word{}
	case "llvm.lifetime.start", "llvm.lifetime.end":
		return word{}
	case "llvm.umax", "llvm.umin", "llvm.smax", "llvm.smin":
		p := map[string]ir.Pred{"llvm.umax": ir.UGE, "llvm.umin": ir.ULE, "llvm.smax": ir.SGE, "llvm.smin": ir.SLE}[id]
		c := compareWord(p, args[0], args[1], w)
		if c.poison {
			return c
		}
		return args[1-c.bits]
	default:
		if r, ok := bitIntrinsic(id, args, w); ok {
			return r
		}
		panic("the interpreter does not know " + i.String())
	}
}

// overflowing computes the pair of a result and its overflow, which is the bit above the result.
func (x *machine) overflowing(i *ir.Instr, a, b word) word {
	w, id := x.width(i.Arg(0).Type()), i.IntrinsicID()
	flag := ir.NUW
	if id[5] == 's' {
		flag = ir.NSW
	}
	op := map[string]ir.Op{"add": ir.Add, "sub": ir.Sub, "mul": ir.Mul}[id[6:9]]
	r := binaryWord(op, 0, a, b, w)
	if !r.poison && binaryWord(op, flag, a, b, w).poison {
		r.bits |= 1 << w
	}
	return r
}

// field extracts the result or the overflow of such a pair.
func (x *machine) field(i *ir.Instr, pair word) word {
	w := x.width(i.Operand(0).Type().FieldAt(0))
	if i.Indices()[0] == 0 {
		return word{bits: pair.bits & (1<<w - 1), poison: pair.poison}
	}
	return word{bits: pair.bits >> w & 1, poison: pair.poison}
}

// external does what the generators' functions without a body do, each by its name: pure depends on
// its arguments, look on a global too; the others are observed. r is the result before the
// arguments are mixed into it.
func (x *machine) external(name string, args []word, r word, w int) word {
	g0 := x.globals["g0"]
	switch name {
	case "pure":
	case "look": // reads a global
		r.bits += x.byte(g0).bits
		r.poison = r.poison || x.byte(g0).poison
	case "readmem":
		x.bounds(args[0], 1)
		b := x.byte(args[0].bits)
		return word{bits: b.bits * 3, poison: b.poison}
	case "peek": // reads 16 bytes
		x.bounds(args[0], 16)
		r = word{bits: 1}
		for k := range uint64(16) {
			b := x.byte(args[0].bits + k)
			r.bits, r.poison = r.bits*31+b.bits, r.poison || b.poison
		}
		r.bits &= mask(w)
		return r
	case "fill": // writes 64 bytes, whatever they are
		x.writable(args[0], 64)
		for k := range uint64(64) {
			x.setByte(args[0].bits+k, word{bits: 3 * k & 255})
		}
		return word{}
	case "writemem":
		x.touch(args[0])
		return word{}
	case "keep":
		x.out.calls = append(x.out.calls, observed{name, []word{args[0], x.touch(args[0])}})
		x.kept = append(x.kept, args[0].bits)
		return word{}
	default: // changes a global
		x.out.calls = append(x.out.calls, observed{name, args})
		for _, at := range x.kept { // what escaped may be read and written
			x.out.calls = append(x.out.calls, observed{"at", []word{x.touch(word{bits: at})}})
		}
		if name != "sink" {
			x.setByte(g0, word{bits: (x.byte(g0).bits + 1) & 255, poison: x.byte(g0).poison})
		}
	}
	for _, a := range args {
		r.bits = r.bits*31 + a.bits
	}
	r.bits &= mask(w)
	return r
}
