package pipeline

import (
	"maps"

	"opt-go/vliw/target/hexagon/code"
)

// form is a word as a linear function, modulo 2³², of registers at the start of an iteration.
type form struct {
	terms map[code.Reg]int32
	plus  int32
}

// forms follows the linear functions through a body.
type forms struct {
	now     map[code.Reg]*form // of registers that the body has written; nil: not linear
	written map[code.Reg]bool  // by the body anywhere
	only    map[code.Reg]*code.Instr
}

// newForms starts before a body; only are the registers that the function writes once, by their
// writers.
func newForms(body []code.Instr, only map[code.Reg]*code.Instr) *forms {
	fs := &forms{now: map[code.Reg]*form{}, written: map[code.Reg]bool{}, only: only}
	for k := range body {
		body[k].EachDef(func(r *code.Reg) { fs.written[*r] = true })
	}
	return fs
}

// of is the form of an operand; nil if it is not linear.
func (fs *forms) of(o code.Operand) *form {
	if o.Reg == 0 || o.Half != code.Whole || !o.Reg.Virtual() {
		return nil
	}
	if x, ok := fs.now[o.Reg]; ok {
		return x
	}
	r, plus := fs.fromOutside(o.Reg)
	return &form{terms: map[code.Reg]int32{r: 1}, plus: plus}
}

// maxOutside bounds the additions of constants before a loop that are followed.
const maxOutside = 4

// fromOutside is a register that the loop does not write as another one plus a constant, so that
// pointers that differ by a constant are one stream. The other one is written once, before.
func (fs *forms) fromOutside(r code.Reg) (code.Reg, int32) {
	plus := int32(0)
	for range maxOutside {
		in := fs.only[r]
		if in == nil || fs.written[r] || in.Op != code.OpAddi && in.Op != code.OpMov || in.Args[0].Half != code.Whole {
			break
		}
		from := in.Args[0].Reg
		if fs.only[from] == nil || fs.written[from] {
			break
		}
		if in.Op == code.OpAddi {
			if in.Args[1].Slot != 0 || in.Args[1].Sym != "" {
				break
			}
			plus += int32(in.Args[1].Imm)
		}
		r = from
	}
	return r, plus
}

// combine is x + scale·y + plus.
func combine(x, y *form, scale, plus int32) *form {
	if x == nil || y == nil {
		return nil
	}
	out := &form{terms: maps.Clone(x.terms), plus: x.plus + scale*y.plus + plus}
	for r, c := range y.terms {
		if out.terms[r] += scale * c; out.terms[r] == 0 {
			delete(out.terms, r)
		}
	}
	return out
}

var zero = &form{terms: map[code.Reg]int32{}}

// step takes an instruction into account.
func (fs *forms) step(in *code.Instr) {
	switch {
	case in.Op == code.OpDescribed && in.Base != 0:
		fs.now[in.Base] = nil // circular or bit-reversed
	case in.Base != 0:
		fs.now[in.Base] = combine(fs.of(code.RegOp(in.Base)), zero, 0, int32(in.Args[0].Imm))
	}
	if in.Dst != 0 {
		fs.now[in.Dst] = fs.result(in)
	}
}

func (fs *forms) result(in *code.Instr) *form {
	for k := range in.Args {
		if in.Args[k].Slot != 0 || in.Args[k].Sym != "" {
			return nil
		}
	}
	imm := func(k int) int32 { return int32(in.Args[k].Imm) }
	switch in.Op {
	case code.OpMov:
		return fs.of(in.Args[0])
	case code.OpLi:
		return &form{terms: map[code.Reg]int32{}, plus: imm(0)}
	case code.OpAdd:
		return combine(fs.of(in.Args[0]), fs.of(in.Args[1]), 1, 0)
	case code.OpSub:
		return combine(fs.of(in.Args[0]), fs.of(in.Args[1]), -1, 0)
	case code.OpAddi:
		return combine(fs.of(in.Args[0]), zero, 0, imm(1))
	case code.OpSubi:
		return combine(zero, fs.of(in.Args[1]), -1, imm(0))
	case code.OpShli:
		return combine(zero, fs.of(in.Args[0]), 1<<imm(1), 0)
	case code.OpMuli:
		return combine(zero, fs.of(in.Args[0]), imm(1), 0)
	case code.OpAddMpyi:
		return combine(zero, fs.of(in.Args[1]), imm(2), imm(0))
	case code.OpMulni:
		return combine(zero, fs.of(in.Args[0]), -imm(1), 0)
	case code.OpAddasl:
		return combine(fs.of(in.Args[0]), fs.of(in.Args[1]), 1<<imm(2), 0)
	case code.OpMaci:
		return combine(fs.of(code.RegOp(in.Dst)), fs.of(in.Args[0]), imm(1), 0)
	}
	return nil
}

// steps are what an iteration adds to the registers that step by a constant.
func (fs *forms) steps(body []code.Instr) map[code.Reg]int32 {
	out := map[code.Reg]int32{}
	for k := range body {
		fs.step(&body[k])
	}
	for r, x := range fs.now {
		if x != nil && len(x.terms) == 1 && x.terms[r] == 1 {
			out[r] = x.plus
		}
	}
	return out
}
