package emu

import (
	"math"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/emu/simd"
	"opt-go/nvptx/ptx"
)

// logicDecoders: logic, which predicates have too, and permutation by a table.
var logicDecoders = map[string]func(*decoder){
	"and":  func(d *decoder) { d.logic(lane.Logic("and")) },
	"or":   func(d *decoder) { d.logic(lane.Logic("or")) },
	"xor":  func(d *decoder) { d.logic(lane.Logic("xor")) },
	"not":  decodeNot,
	"lop3": decodeLop3,
}

func decodeNot(d *decoder) {
	if d.m.Type("T") != ptx.Pred {
		d.arithmetic()
		return
	}
	d.predicateDest(0)
	d.o.p = d.predicate(1)
	d.o.boolOp = func(a, _ uint32) uint32 { return ^a }
	d.o.exec = execLogicPred
}

// logic decodes an operation whose form on predicates is f.
func (d *decoder) logic(f func(a, b uint32) uint32) {
	if d.m.Type("T") != ptx.Pred {
		d.arithmetic()
		return
	}
	d.predicateDest(0)
	d.o.p = d.predicate(1)
	second := d.predicate(2)
	d.o.p2, d.o.boolOp, d.o.exec = &second, f, execLogicPred
}

// immediate returns operand i, an integer constant.
func (d *decoder) immediate(i int) uint64 {
	if v, ok := scalar.Immediate(d.in.Args[i], ptx.B64); ok {
		return v
	}
	d.refuse("operand %d is no constant", i+1)
	return 0
}

func decodeLop3(d *decoder) {
	d.three(scalar.Lop3(d.immediate(4)))
	d.wholeWarp(d.immediate(4))
	if d.m.Has("bool") {
		d.o.p = d.predicate(5)
		d.o.boolOp = lane.Logic(d.m.Get("bool"))
		d.o.exec = execLop3Bool
	}
}

// moveDecoders: comparison, selection, moves and conversions.
var moveDecoders = map[string]func(*decoder){
	"setp":     decodeSetp,
	"set":      decodeSet,
	"selp":     decodeSelp,
	"slct":     decodeSlct,
	"mov":      decodeMov,
	"cvt":      decodeCvt,
	"cvta":     decodeCvta,
	"isspacep": decodeIsspacep, "mapa": decodeMapa, "getctarank": decodeCtarank,
}

func decodeSetp(d *decoder) {
	t := d.m.Type("T")
	d.predicateDest(0)
	d.o.a, d.o.b = d.source(1, t), d.source(2, t)
	d.comparison(t)
	d.o.boolOp = lane.Logic(d.m.Get("bool"))
	if d.o.boolOp != nil {
		d.o.p = d.predicate(3)
	}
	d.o.exec = execSetp
	if scalar.IsPair(t) {
		d.o.exec = execSetpPair
	}
}

// comparison resolves the relation of setp and set.
func (d *decoder) comparison(t ptx.Type) {
	d.o.cmp = scalar.Comparison(d.m.Get("cmp"), t, d.m.Has("ftz"))
	if !d.m.Has("ftz") {
		d.o.relation = simd.RelationOf(d.m.Get("cmp"), t)
	}
}

func decodeSet(d *decoder) {
	t, result := d.m.Type("T"), d.m.Type("D")
	d.dest(0)
	d.o.a, d.o.b = d.source(1, t), d.source(2, t)
	d.comparison(t)
	d.o.boolOp = lane.Logic(d.m.Get("bool"))
	if d.o.boolOp != nil {
		d.o.p = d.predicate(3)
	}
	yes := scalar.True(result)
	d.o.c = constant(yes)
	d.o.exec = execSet
	if scalar.IsPair(t) {
		d.two(scalar.PairwiseTest(d.o.cmp, yes&0xFFFF))
	}
}

func decodeSelp(d *decoder) {
	t := d.m.Type("T")
	d.dest(0)
	d.o.a, d.o.b, d.o.p = d.source(1, t), d.source(2, t), d.predicate(3)
	d.o.exec = execSelp
}

func decodeSlct(d *decoder) {
	t, u := d.m.Type("T"), d.m.Type("U")
	d.dest(0)
	d.o.a, d.o.b, d.o.c = d.source(1, t), d.source(2, t), d.source(3, u)
	d.o.cmp = scalar.Comparison("ge", u, d.m.Has("ftz"))
	d.o.exec = execSlct
}

func decodeMov(d *decoder) {
	t := d.m.Type("T")
	if t == ptx.Pred {
		d.predicateDest(0)
		d.o.p = d.predicate(1)
		d.o.boolOp = func(a, _ uint32) uint32 { return a }
		d.o.exec = execLogicPred
		return
	}
	if t.Bits() > 64 {
		d.o.elems = d.words(d.in.Args[1], ptx.B64)
		d.o.dsts, _ = d.destinations(0)
		d.o.exec = func(w *warp, o *op) {
			for k, v := range w.copies(o.elems) {
				w.setLanes(o.dsts[k], &v)
			}
		}
		return
	}
	if vec, ok := d.in.Args[0].(ptx.Vec); ok {
		d.o.a = d.source(1, t)
		d.o.elemBits = t.Bits() / len(vec)
		d.o.dsts, _ = d.destinations(0)
		d.o.exec = execUnpack
		return
	}
	d.dest(0)
	if vec, ok := d.in.Args[1].(ptx.Vec); ok {
		d.o.elemBits = t.Bits() / len(vec)
		for _, e := range vec {
			d.o.elems = append(d.o.elems, d.value(e, ptx.BitType(d.o.elemBits)))
		}
		d.o.exec = execPack
		return
	}
	d.o.a = d.source(1, t)
	d.o.exec = execMov
}

// decodeCvt decodes conversions; those that pack two numbers read a third operand only in one form.
func decodeCvt(d *decoder) {
	if d.m.Has("pack") {
		d.dest(0)
		d.o.a, d.o.b, d.o.c = d.source(1, ptx.S32), d.source(2, ptx.S32), constant(0)
		if d.m.Has("U") {
			d.o.c = d.source(3, ptx.B32)
		}
		d.o.f3, d.o.exec = scalar.ConvertPack(d.m.Get("D")), exec3
		return
	}
	if f := scalar.StochasticQuad(d.m); f != nil {
		d.dest(0)
		for _, e := range append(ptx.Elements(d.in.Args[1]), d.in.Args[2]) {
			d.o.elems = append(d.o.elems, d.value(e, ptx.F32))
		}
		d.o.exec = func(w *warp, o *op) {
			lane.MapRow(&w.regs[o.dst], w.copies(o.elems), w.exec, f)
		}
		return
	}
	d.arithmetic()
	if f, mask := d.o.f1, d.o.dstMask; f != nil && d.m.Type("D") != ptx.TF32 && mask != math.MaxUint64 {
		d.o.f1 = func(a uint64) uint64 { return f(a) & mask }
	}
}

// decodeCvta: a generic address is the address in the space plus the space's window.
func decodeCvta(d *decoder) {
	space, _ := layout.OwnSpace(d.m.Get("space"))
	base, mask := layout.Window(space), scalar.Mask(d.m.Type("T"))
	if d.m.Has("to") {
		base = -base
	}
	if base == 0 && mask == math.MaxUint64 { // global memory
		d.dest(0)
		d.o.a, d.o.exec = d.source(1, ptx.U64), execMov
		return
	}
	d.one(func(a uint64) uint64 { return (a + base) & mask })
}

func decodeIsspacep(d *decoder) {
	space, _ := ptx.SpaceByName(d.m.Get("space"))
	d.predicateDest(0)
	d.o.a = d.source(1, ptx.U64)
	d.o.exec = func(w *warp, o *op) {
		w.setPred(o.dstPred, lane.Where(o.a.lanes(w), w.exec, func(a uint64) bool {
			at := layout.SpaceOf(a)
			if space == ptx.Shared && at == ptx.Shared {
				owner, _ := w.block.sharedAt(a - layout.SharedWindow)
				return owner == w.block
			}
			return at == space || space == ptx.SharedCluster && at == ptx.Shared
		}))
	}
}
