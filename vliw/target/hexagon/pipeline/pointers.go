package pipeline

import (
	"cmp"
	"fmt"
	"slices"

	"opt-go/vliw/target/hexagon/alloc"
	"opt-go/vliw/target/hexagon/code"
)

// Pointers with post-increment: accesses whose addresses are linear in counters and have the same
// variable part share a pointer, which one of them advances.
//
//	i = 0                              p = q; i = 0
//	b: x = memw(q+i<<2)                b: x = memw(p++#4)
//	   y = memw(q+(i+1)<<2)               y = memw(p+#0)
//	   i = add(i,#1) :endloop0            i = add(i,#1) :endloop0
//
// The counter is dead then if nothing else reads it. Loads and stores have pointers of their own,
// so that the store of a value need not follow its load within an iteration's packets. Addresses
// wrap, as registers do, so it does not matter what the counters may be.

// maxPointers bounds the registers that a loop gets.
const maxPointers = 10

// access is an instruction with a linear address.
type access struct {
	at   int
	addr *form
}

// stream is what shares a pointer.
type stream struct {
	key      string
	stride   int32
	accesses []access
}

var postInc = map[code.Op]code.Op{
	code.OpLdb: code.OpLdbP, code.OpLdub: code.OpLdubP, code.OpLdh: code.OpLdhP, code.OpLduh: code.OpLduhP, code.OpLdw: code.OpLdwP, code.OpLdd: code.OpLddP,
	code.OpStb: code.OpStbP, code.OpSth: code.OpSthP, code.OpStw: code.OpStwP, code.OpStd: code.OpStdP,
	code.OpLdV: code.OpLdVP, code.OpLdVU: code.OpLdVUP, code.OpStV: code.OpStVP, code.OpStVU: code.OpStVUP,
}

// withOffset are the forms with an offset of those with an index.
var withOffset = map[code.Op]code.Op{
	code.OpLdbX: code.OpLdb, code.OpLdubX: code.OpLdub, code.OpLdhX: code.OpLdh, code.OpLduhX: code.OpLduh, code.OpLdwX: code.OpLdw, code.OpLddX: code.OpLdd,
	code.OpStbX: code.OpStb, code.OpSthX: code.OpSth, code.OpStwX: code.OpStw, code.OpStdX: code.OpStd,
}

// usePointers rewrites the accesses of a loop.
func usePointers(l *loop) {
	body := l.body()
	list := streams(body, l.only())
	done := 0
	for _, s := range list {
		if done < maxPointers && l.usePointer(s) {
			done++
		}
	}
	if done > 0 {
		alloc.RemoveDeadIn(l.f, l.b)
	}
}

// only are the registers that the function writes once. Those that are written before the loop have
// their value there: a loop is entered through its preheader.
func (l *loop) only() map[code.Reg]*code.Instr {
	out := map[code.Reg]*code.Instr{}
	again := map[code.Reg]bool{}
	for _, b := range l.f.Blocks {
		b.Each(func(in *code.Instr) {
			in.EachDef(func(r *code.Reg) {
				again[*r] = again[*r] || out[*r] != nil
				out[*r] = in
			})
		})
	}
	for r := range again {
		if again[r] || !r.Virtual() {
			delete(out, r)
		}
	}
	return out
}

// streams groups the accesses, in the order of the first of each.
func streams(body []code.Instr, only map[code.Reg]*code.Instr) []*stream {
	variable := map[string]*form{}
	steps := newForms(body, only).steps(body)
	fs := newForms(body, only)
	var out []*stream
	for k := range body {
		in := &body[k]
		if in.Mem != nil && in.Base == 0 && in.Mem.Slot == 0 {
			if addr := fs.address(in); addr != nil {
				if stride, ok := fs.stride(addr, steps); ok && stride != 0 {
					in.Mem = linear(in.Mem, addr, stride, variable)
					out = join(out, in, access{k, addr}, stride)
				}
			}
		}
		fs.step(in)
	}
	return out
}

// linear copies the description of an access with its address; variable has the streams by their
// terms.
func linear(mem *code.Access, addr *form, stride int32, variable map[string]*form) *code.Access {
	key := fmt.Sprint(addr.terms) // maps print in the order of their keys
	if variable[key] == nil {
		variable[key] = addr
	}
	out := *mem
	out.Stream, out.At, out.Step = variable[key], int64(addr.plus), int64(stride)
	return &out
}

func join(list []*stream, in *code.Instr, a access, stride int32) []*stream {
	key := fmt.Sprint(in.Is(code.Store), a.addr.terms)
	for _, s := range list {
		if s.key == key {
			s.accesses = append(s.accesses, a)
			return list
		}
	}
	return append(list, &stream{key: key, stride: stride, accesses: []access{a}})
}

// address is the form of the address of an access; nil if it is not linear.
func (fs *forms) address(in *code.Instr) *form {
	if withOffset[in.Op] != code.OpNone {
		return combine(fs.of(in.Args[0]), fs.of(in.Args[1]), 1<<in.Args[2].Imm, 0)
	}
	if in.Is(code.Cond) {
		if in.Info().Args[2] == code.Word {
			return combine(fs.of(in.Args[1]), fs.of(in.Args[2]), 1<<in.Args[3].Imm, 0)
		}
		return combine(fs.of(in.Args[1]), zero, 0, int32(in.Args[2].Imm))
	}
	if (postInc[in.Op] != code.OpNone || in.Is(code.MemOp)) && in.Args[1].Sym == "" && in.Args[1].Slot == 0 {
		return combine(fs.of(in.Args[0]), zero, 0, int32(in.Args[1].Imm))
	}
	return nil
}

// stride is what an iteration adds to a form.
func (fs *forms) stride(x *form, steps map[code.Reg]int32) (int32, bool) {
	sum := int32(0)
	for r, c := range x.terms {
		n, ok := steps[r]
		if !ok && fs.written[r] {
			return 0, false
		}
		sum += c * n
	}
	return sum, true
}

// usePointer gives a stream its pointer. The last access that can steps it.
func (l *loop) usePointer(s *stream) bool {
	body := l.body()
	if slices.ContainsFunc(s.accesses, func(a access) bool { return body[a.at].Is(code.Cond | code.MemOp) }) {
		return l.useOffsets(s)
	}
	op := func(a access) code.Op {
		if o := withOffset[body[a.at].Op]; o != code.OpNone {
			return o
		}
		return body[a.at].Op
	}
	stepper := -1
	for k, a := range s.accesses {
		if postInc[op(a)].Info().Imm[0].Fits(int64(s.stride)) {
			stepper = k
		}
	}
	first := max(stepper, 0)
	if stepper < 0 {
		if len(s.accesses) < 2 {
			return false
		}
		stepper = len(body) // an addition at the end
	}
	zeroAt := s.accesses[first].addr.plus
	for k, a := range s.accesses {
		off := int64(a.addr.plus - zeroAt)
		if k > stepper {
			off -= int64(s.stride)
		}
		if !op(a).Info().Imm[0].Fits(off) {
			return false
		}
	}
	p := l.startPointer(s.accesses[first].addr)
	for k, a := range s.accesses {
		in := &body[a.at]
		var value []code.Operand
		if in.Is(code.Store) {
			value = []code.Operand{in.Args[len(in.Args)-1]}
		}
		off := int64(a.addr.plus - zeroAt)
		if k > stepper {
			off -= int64(s.stride)
		}
		in.Op = op(a)
		if k == stepper {
			in.Op, in.Base = postInc[in.Op], p
			in.Args = append([]code.Operand{code.ImmOp(int64(s.stride))}, value...)
		} else {
			in.Args = append([]code.Operand{code.RegOp(p), code.ImmOp(off)}, value...)
		}
	}
	if stepper == len(body) {
		step := code.Instr{Op: code.OpAddi, Dst: p, Args: []code.Operand{code.RegOp(p), code.ImmOp(int64(s.stride))}}
		l.b.Insts = slices.Insert(l.b.Insts, len(body), step)
	}
	return true
}

// condOffset are the forms with an offset of accesses under a condition with an index.
var condOffset = map[code.Op]code.Op{
	code.OpLdbXC: code.OpLdbC, code.OpLdubXC: code.OpLdubC, code.OpLdhXC: code.OpLdhC, code.OpLduhXC: code.OpLduhC, code.OpLdwXC: code.OpLdwC, code.OpLddXC: code.OpLddC,
	code.OpStbXC: code.OpStbC, code.OpSthXC: code.OpSthC, code.OpStwXC: code.OpStwC, code.OpStdXC: code.OpStdC,
}

// useOffsets gives a stream a pointer that an addition at the end of the body steps: accesses under
// a condition cannot, and take no negative offsets.
func (l *loop) useOffsets(s *stream) bool {
	body := l.body()
	if len(s.accesses) < 2 && !body[s.accesses[0].at].Is(code.MemOp) {
		return false
	}
	first := slices.MinFunc(s.accesses, func(a, b access) int { return cmp.Compare(a.addr.plus, b.addr.plus) })
	form := func(a access) code.Op {
		op := body[a.at].Op
		for _, table := range []map[code.Op]code.Op{withOffset, condOffset} {
			if o := table[op]; o != code.OpNone {
				return o
			}
		}
		return op
	}
	for _, a := range s.accesses {
		if !form(a).Info().Imm[0].Fits(int64(a.addr.plus - first.addr.plus)) {
			return false
		}
	}
	p := l.startPointer(first.addr)
	for _, a := range s.accesses {
		in := &body[a.at]
		args := []code.Operand{code.RegOp(p), code.ImmOp(int64(a.addr.plus - first.addr.plus))}
		if in.Is(code.Cond) {
			args = append([]code.Operand{in.Args[0]}, args...)
		}
		if in.Is(code.Store) {
			args = append(args, in.Args[len(in.Args)-1]) // an immediate of some memory operations
		}
		in.Op, in.Args = form(a), args
	}
	step := code.Instr{Op: code.OpAddi, Dst: p, Args: []code.Operand{code.RegOp(p), code.ImmOp(int64(s.stride))}}
	l.b.Insts = slices.Insert(l.b.Insts, len(body), step)
	return true
}

// startPointer computes an address before the loop, where its registers have their first values.
func (l *loop) startPointer(x *form) code.Reg {
	var insts []code.Instr
	emit := func(op code.Op, args ...code.Operand) code.Reg {
		d := l.f.NewReg(code.Word)
		insts = append(insts, code.Instr{Op: op, Dst: d, Args: args})
		return d
	}
	type term struct {
		reg   code.Reg
		scale int32
	}
	var terms []term
	plus := x.plus
	for r, c := range x.terms {
		if n, ok := l.firstValue(r); ok {
			plus += c * n
		} else {
			terms = append(terms, term{r, c})
		}
	}
	slices.SortFunc(terms, func(a, b term) int {
		if (a.scale == 1) != (b.scale == 1) {
			if a.scale == 1 {
				return -1
			}
			return 1
		}
		return cmp.Compare(a.reg, b.reg)
	})
	var sum code.Reg
	for _, t := range terms {
		shift := slices.Index([]int32{1, 2, 4, 8, 16, 32, 64, 128}, t.scale)
		reg := code.RegOp(t.reg)
		switch {
		case sum != 0 && shift == 0:
			sum = emit(code.OpAdd, code.RegOp(sum), reg)
		case sum != 0 && shift > 0:
			sum = emit(code.OpAddasl, code.RegOp(sum), reg, code.ImmOp(int64(shift)))
		case sum != 0:
			sum = emit(code.OpAdd, code.RegOp(sum), code.RegOp(emit(code.OpMuli, reg, code.ImmOp(int64(uint32(t.scale))))))
		case shift == 0:
			sum = emit(code.OpMov, reg)
		default:
			sum = emit(code.OpMuli, reg, code.ImmOp(int64(uint32(t.scale))))
		}
	}
	p := sum
	switch {
	case sum == 0:
		p = emit(code.OpLi, code.ImmOp(int64(plus)))
	case plus != 0:
		p = emit(code.OpAddi, code.RegOp(sum), code.ImmOp(int64(plus)))
	}
	l.b.Start.Insts = slices.Insert(l.b.Start.Insts, loopStart(l.b.Start), insts...)
	return p
}

// firstValue is the number that a register holds before the loop, if the preheader sets it.
func (l *loop) firstValue(r code.Reg) (int32, bool) {
	for _, in := range slices.Backward(l.b.Start.Insts) {
		if in.Writes(r) {
			if in.Op != code.OpLi {
				return 0, false
			}
			return int32(in.Args[0].Imm), true
		}
	}
	return 0, false
}
