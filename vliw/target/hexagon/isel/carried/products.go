package carried

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/vliw/affine"
)

// Products of a counter and a number that the loop does not change are counters of their own, and
// those of i, i+1, i+2 … differ by products that are known before the loop: addresses of unrolled
// loops then share an index.
//
//	x = i * t; y = (i+1) * t         before: u = q + t
//	load p[x]; load p[y]             load p[m]; load u[m]
//	i = i + 2                        m = m + 2*t
//
// (Strength reduction; Allen and Cocke 1977.)

// maxReduced bounds the words that such products of one counter keep in registers.
const maxReduced = 10

// product is a multiplication of φ + plus.
type product struct {
	mul  *ir.Instr
	plus int64
}

// products are those of one counter and one factor.
type products struct {
	phi    *ir.Instr
	factor ir.Value
	list   []product
}

// ReduceProducts changes innermost loops of one block.
func ReduceProducts(f *ir.Func) {
	forest := analysis.NewLoopForest(f, analysis.NewDomTree(f))
	for _, l := range forest.Postorder() {
		if pre := l.Preheader(); len(l.Subs) > 0 || len(l.Blocks) != 1 || pre == nil {
			continue
		}
		for _, p := range productsOf(l) {
			if len(p.list) <= maxReduced {
				reduce(l, p)
			}
		}
	}
}

// productsOf groups the products of a loop, in the order of the first of each group.
func productsOf(l *analysis.Loop) []*products {
	var out []*products
	for i := range l.Header.Instrs() {
		if i.Op() != ir.Mul || !i.Type().IsInt(32) {
			continue
		}
		for k := range 2 {
			phi, plus, ok := counterPlus(l, i.Operand(k))
			factor := i.Operand(1 - k)
			if _, isConst := factor.(*ir.Const); !ok || isConst || !l.Invariant(factor) {
				continue
			}
			out = appendProduct(out, phi, factor, product{i, plus})
			break
		}
	}
	return out
}

func appendProduct(list []*products, phi *ir.Instr, factor ir.Value, p product) []*products {
	for _, x := range list {
		if x.phi == phi && x.factor == factor {
			x.list = append(x.list, p)
			return list
		}
	}
	return append(list, &products{phi, factor, []product{p}})
}

// counterPlus recognises a counter of a loop plus a number.
func counterPlus(l *analysis.Loop, v ir.Value) (phi *ir.Instr, plus int64, ok bool) {
	phi = instr(v)
	if phi != nil && Additive(phi) == ir.Add {
		if plus, ok = affine.IntConst(phi.Operand(1)); !ok {
			return nil, 0, false
		}
		phi = instr(phi.Operand(0))
	}
	if phi == nil || phi.Op() != ir.Phi || phi.Block() != l.Header {
		return nil, 0, false
	}
	_, ok = CounterOf(l, phi)
	return phi, plus, ok
}

// reducer rewrites one group.
type reducer struct {
	before  *ir.Instr // the end of the preheader
	factor  ir.Value
	index   *ir.Instr          // φ · factor
	scaled  map[int64]ir.Value // multiples of the factor
	pointer map[pointerKey]ir.Value
}

type pointerKey struct {
	base ir.Value
	elem *ir.Type
	n    int64
}

func reduce(l *analysis.Loop, p *products) {
	c, _ := CounterOf(l, p.phi)
	r := &reducer{before: l.Preheader().Term(), factor: p.factor, scaled: map[int64]ir.Value{}, pointer: map[pointerKey]ir.Value{}}
	start := r.multiple(c.Start)
	step := r.multiple(ir.NewInt(p.phi.Type(), uint64(c.Step)))
	r.index = ir.NewInstr(ir.Phi, p.phi.Type())
	r.index.Pos = p.list[0].mul.Pos
	r.index.InsertBefore(l.Header.First())
	next := ir.NewInstr(ir.Add, p.phi.Type(), r.index, step)
	next.Pos = r.index.Pos
	next.InsertBefore(l.Header.Term())
	r.index.AddIncoming(start, l.Preheader())
	r.index.AddIncoming(next, l.Header)
	for _, x := range p.list {
		r.replace(l, x)
	}
}

// multiple is a value times the factor, before the loop.
func (r *reducer) multiple(v ir.Value) ir.Value {
	n, isConst := affine.IntConst(v)
	if isConst && n == 0 {
		return v
	}
	if isConst && n == 1 {
		return r.factor
	}
	if isConst && r.scaled[n] != nil {
		return r.scaled[n]
	}
	m := ir.NewInstr(ir.Mul, r.factor.Type(), r.factor, v)
	m.Pos = r.before.Pos
	m.InsertBefore(r.before)
	if isConst {
		r.scaled[n] = m
	}
	return m
}

// replace rewrites the users of a product: addresses move their base, others add.
func (r *reducer) replace(l *analysis.Loop, x product) {
	off := r.multiple(ir.NewInt(r.factor.Type(), uint64(x.plus)))
	var addresses []*ir.Instr
	for u := range ir.Users(x.mul) {
		if u.Op() == ir.GetElementPtr && u.NumOperands() == 2 && u.Operand(1) == ir.Value(x.mul) && u.Type().IsPtr() && l.Invariant(u.Operand(0)) {
			addresses = append(addresses, u)
		}
	}
	for _, u := range addresses {
		u.SetOperand(0, r.base(u, off, x.plus))
		u.SetOperand(1, r.index)
		u.Flags = 0
	}
	if ir.HasUses(x.mul) {
		sum := ir.Value(r.index)
		if x.plus != 0 {
			add := ir.NewInstr(ir.Add, r.index.Type(), r.index, off)
			add.Pos = x.mul.Pos
			add.InsertBefore(x.mul)
			sum = add
		}
		ir.ReplaceAllUses(x.mul, sum)
	}
	x.mul.Erase()
}

// base is the base of an address moved by a multiple of the factor, before the loop.
func (r *reducer) base(u *ir.Instr, off ir.Value, n int64) ir.Value {
	if n == 0 {
		return u.Operand(0)
	}
	key := pointerKey{u.Operand(0), u.ElemTy, n}
	if r.pointer[key] == nil {
		p := ir.NewGEP(u.ElemTy, u.Operand(0), 0, off)
		p.Pos = r.before.Pos
		p.InsertBefore(r.before)
		r.pointer[key] = p
	}
	return r.pointer[key]
}
