package nvptx_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// shape is a type of the random kernels: an integer, a float, a vector of those, or a structure.
type shape struct {
	bits   int    // of an integer
	float  string // half, float, double
	lanes  int    // of a vector of elem
	elem   *shape
	fields []*shape
}

func integer(bits int) *shape                 { return &shape{bits: bits} }
func vector(elem *shape, lanes int) *shape    { return &shape{elem: elem, lanes: lanes} }
func (t *shape) isInt() bool                  { return t.bits > 0 }
func (t *shape) isFloat() bool                { return t.float != "" }
func (t *shape) isStruct() bool               { return t.fields != nil }
func (t *shape) is(u *shape) bool             { return t.String() == u.String() }
func sortedKeys(m map[string]string) []string { return slices.Sorted(maps.Keys(m)) }

// scalar is the type of a lane.
func (t *shape) scalar() *shape {
	if t.elem != nil {
		return t.elem
	}
	return t
}

// withScalar is the type with the same number of lanes of another type.
func (t *shape) withScalar(s *shape) *shape {
	if t.elem != nil {
		return vector(s, t.lanes)
	}
	return s
}

func (t *shape) String() string {
	switch {
	case t.isInt():
		return fmt.Sprintf("i%d", t.bits)
	case t.isFloat():
		return t.float
	case t.isStruct():
		var list []string
		for _, f := range t.fields {
			list = append(list, f.String())
		}
		return "{ " + strings.Join(list, ", ") + " }"
	}
	return fmt.Sprintf("<%d x %s>", t.lanes, t.elem)
}

// suffix is the type in the name of an intrinsic.
func (t *shape) suffix() string {
	switch {
	case t.isInt():
		return fmt.Sprintf("i%d", t.bits)
	case t.isFloat():
		return map[string]string{"half": "f16", "float": "f32", "double": "f64"}[t.float]
	}
	return fmt.Sprintf("v%d%s", t.lanes, t.elem.suffix())
}

// splat is a constant of an integer type or of a vector of integers, the same in all lanes.
func (t *shape) splat(v string) string {
	if t.elem == nil {
		return v
	}
	return "<" + strings.TrimSuffix(strings.Repeat(t.elem.String()+" "+v+", ", t.lanes), ", ") + ">"
}

var scalarWidths = []int{1, 8, 16, 32, 32, 32, 64, 64, 24, 40, 48, 56, 5, 13, 33, 96, 128}

func (w *kernelWriter) shape() *shape {
	switch p := w.r.IntN(100); {
	case p < 55:
		return integer(scalarWidths[w.r.IntN(len(scalarWidths))])
	case p < 70:
		return &shape{float: w.text("float", "float", "double", "half")}
	case p < 92:
		return w.vectorShape()
	}
	t := &shape{}
	for range 1 + w.r.IntN(3) {
		t.fields = append(t.fields, []*shape{integer(32), integer(8), integer(64), integer(24), {float: "float"}, vector(integer(16), 2)}[w.r.IntN(6)])
	}
	return t
}

func (w *kernelWriter) vectorShape() *shape {
	lanes := []int{2, 2, 3, 4, 4, 8, 5, 1}[w.r.IntN(8)]
	if w.chance(25) {
		return vector(&shape{float: w.text("float", "float", "double", "half")}, lanes)
	}
	return vector(integer([]int{8, 8, 16, 16, 32, 32, 64, 1, 24, 7}[w.r.IntN(10)]), lanes)
}

// value returns an operand of a type: one that exists, a constant, or one made from what exists.
func (w *kernelWriter) value(t *shape) string {
	if t.scalar().isInt() && w.chance(12) {
		return t.splat(w.constant(t.scalar()))
	}
	var have []string
	for k := len(w.pool) - 1; k >= 0 && len(have) < 6; k-- {
		if w.pool[k].t.is(t) {
			have = append(have, w.pool[k].name)
		}
	}
	if len(have) > 0 && w.chance(90) {
		return have[w.r.IntN(len(have))]
	}
	return w.make(t)
}

func (w *kernelWriter) constant(t *shape) string {
	if t.bits == 1 {
		return w.text("true", "false")
	}
	if t.bits < 10 {
		return w.text("0", "1", "-1", "3", "7")
	}
	return w.text("0", "1", "-1", "2", "3", "8", "255", "-256", "100", fmt.Sprint(w.r.Int64N(1<<(min(t.bits, 62)-1))))
}

// make makes a value of a type from others.
func (w *kernelWriter) make(t *shape) string {
	switch {
	case t.isInt():
		from := integer(32)
		for range 8 {
			if len(w.pool) == 0 {
				break
			}
			if v := w.pool[w.r.IntN(len(w.pool))]; v.t.isInt() {
				return w.keep(t, w.convert(v.name, v.t, t))
			}
		}
		return w.keep(t, w.convert(w.constant(from), from, t))
	case t.isFloat():
		v := integer(16)
		return w.define(t, "%s i16 %s to %s", w.text("sitofp", "uitofp"), w.value(v), t)
	case t.isStruct():
		v := "poison"
		for k, f := range t.fields {
			v = w.hidden("insertvalue %s %s, %s %s, %d", t, v, f, w.value(f), k)
		}
		return w.keep(t, v)
	}
	v := "poison"
	for k := range t.lanes {
		v = w.hidden("insertelement %s %s, %s %s, i32 %d", t, v, t.elem, w.value(t.elem), k)
	}
	return w.keep(t, v)
}

func (w *kernelWriter) keep(t *shape, v string) string {
	if strings.HasPrefix(v, "%") {
		w.pool = append(w.pool, poolValue{v, t})
	}
	return v
}

// convert brings an integer to another width.
func (w *kernelWriter) convert(v string, from, to *shape) string {
	switch {
	case from.bits > to.bits:
		return w.hidden("trunc %s %s to %s", from, v, to)
	case from.bits < to.bits:
		return w.hidden("%s %s %s to %s", w.text("zext", "sext"), from, v, to)
	}
	return v
}

func (w *kernelWriter) operation() {
	t := w.shape()
	if len(w.pool) > 0 && w.chance(50) {
		t = w.pool[len(w.pool)-1-w.r.IntN(min(len(w.pool), 8))].t
	}
	switch {
	case w.chance(8):
		w.define(t, "freeze %s %s", t, w.value(t))
	case w.chance(8):
		w.selection(t)
	case t.isStruct():
		k := w.r.IntN(len(t.fields))
		if w.chance(50) {
			w.define(t.fields[k], "extractvalue %s %s, %d", t, w.value(t), k)
		} else {
			w.define(t, "insertvalue %s %s, %s %s, %d", t, w.value(t), t.fields[k], w.value(t.fields[k]), k)
		}
	case t.elem != nil && w.chance(35):
		w.lanes(t)
	case t.scalar().isFloat():
		w.floating(t)
	default:
		w.integral(t)
	}
}

func (w *kernelWriter) selection(t *shape) {
	cond := integer(1)
	if t.elem != nil && w.chance(50) {
		cond = vector(cond, t.lanes)
	}
	w.define(t, "select %s %s, %s %s, %s %s", cond, w.value(cond), t, w.value(t), t, w.value(t))
}

// lanes moves lanes of vectors.
func (w *kernelWriter) lanes(t *shape) {
	mask := func(n int) string {
		var list []string
		for range n {
			list = append(list, fmt.Sprintf("i32 %d", w.r.IntN(2*t.lanes)))
		}
		return fmt.Sprintf("<%d x i32> <%s>", n, strings.Join(list, ", "))
	}
	index := fmt.Sprint(w.r.IntN(t.lanes))
	if w.chance(30) {
		index = w.hidden("urem i32 %s, %d", w.value(integer(32)), t.lanes)
	}
	switch w.r.IntN(5) {
	case 0:
		w.define(t.elem, "extractelement %s %s, i32 %s", t, w.value(t), index)
	case 1:
		w.define(t, "insertelement %s %s, %s %s, i32 %s", t, w.value(t), t.elem, w.value(t.elem), index)
	case 2:
		n := []int{1, 2, 3, 4, 8}[w.r.IntN(5)]
		w.define(vector(t.elem, n), "shufflevector %s %s, %s %s, %s", t, w.value(t), t, w.value(t), mask(n))
	case 3: // the bits as another type
		if bits := t.lanes * t.elem.bits; t.elem.isInt() && bits <= 128 {
			w.define(integer(bits), "bitcast %s %s to i%d", t, w.value(t), bits)
		}
	case 4:
		if bits := t.lanes * t.elem.bits; t.elem.isInt() && bits <= 128 {
			w.define(t, "bitcast i%d %s to %s", bits, w.value(integer(bits)), t)
		}
	}
}

// integral writes an operation on integers or vectors of them.
func (w *kernelWriter) integral(t *shape) {
	n := t.scalar().bits
	switch p := w.r.IntN(100); {
	case p < 30:
		w.define(t, "%s %s %s, %s", w.text("add", "sub", "mul", "and", "or", "xor"), t, w.value(t), w.value(t))
	case p < 40 && n > 2:
		by := w.hidden("urem %s %s, %s", t, w.value(t), t.splat(fmt.Sprint(n)))
		if w.chance(40) {
			by = t.splat(fmt.Sprint(w.r.IntN(n)))
		}
		w.define(t, "%s %s %s, %s", w.text("shl", "lshr", "ashr"), t, w.value(t), by)
	case p < 48 && n > 2:
		by := w.hidden("or %s %s, %s", t, w.hidden("lshr %s %s, %s", t, w.value(t), t.splat("1")), t.splat("1"))
		if w.chance(50) {
			by = t.splat(w.text("1", "2", "3", "-3", "2", "-2"))
		}
		w.define(t, "%s %s %s, %s", w.text("udiv", "sdiv", "urem", "srem"), t, w.hidden("lshr %s %s, %s", t, w.value(t), t.splat("1")), by)
	case p < 60:
		w.define(t.withScalar(integer(1)), "icmp %s %s %s, %s",
			w.text("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"), t, w.value(t), w.value(t))
	case p < 72:
		w.cast(t)
	case p < 76 && n > 4: // flags that hold
		half := t.splat(fmt.Sprint((uint64(1) << (min(n, 64)/2 - 1)) - 1))
		x, y := w.hidden("and %s %s, %s", t, w.value(t), half), w.hidden("and %s %s, %s", t, w.value(t), half)
		w.define(t, "%s nuw nsw %s %s, %s", w.text("add", "mul"), t, x, y)
	case p < 79 && n > 4:
		w.flagged(t)
	default:
		w.integerIntrinsic(t)
	}
}

// flagged writes an operation with a flag that holds by what its operands are.
func (w *kernelWriter) flagged(t *shape) {
	n, x := t.scalar().bits, w.value(t)
	k := t.splat(fmt.Sprint(1 + w.r.IntN(n-2)))
	switch w.r.IntN(6) {
	case 0: // x>>k<<k has zeros below
		w.define(t, "%s exact %s %s, %s", w.text("lshr", "ashr"), t, w.hidden("shl %s %s, %s", t, w.hidden("lshr %s %s, %s", t, x, k), k), k)
	case 1:
		w.define(t, "shl nuw %s %s, %s", t, w.hidden("lshr %s %s, %s", t, x, k), k)
	case 2:
		w.define(t, "shl nsw %s %s, %s", t, w.hidden("ashr %s %s, %s", t, x, k), k)
	case 3:
		w.define(t, "or disjoint %s %s, %s", t, w.hidden("and %s %s, %s", t, x, t.splat("6")), w.hidden("and %s %s, %s", t, w.value(t), t.splat("-7")))
	case 4:
		to := t.withScalar(integer(n + 1 + w.r.IntN(40)))
		w.define(to, "zext nneg %s %s to %s", t, w.hidden("lshr %s %s, %s", t, x, k), to)
	case 5:
		low := w.hidden("and %s %s, %s", t, x, t.splat("7"))
		w.define(t, "sub nsw %s %s, %s", t, low, w.hidden("and %s %s, %s", t, w.value(t), t.splat("7")))
	}
}

func (w *kernelWriter) cast(t *shape) {
	to := t.withScalar(integer(scalarWidths[w.r.IntN(len(scalarWidths))]))
	from, into := t.scalar().bits, to.scalar().bits
	switch {
	case w.chance(15) && from <= 64:
		f := t.withScalar(&shape{float: w.text("float", "double")})
		w.define(f, "%s %s %s to %s", w.text("sitofp", "uitofp"), t, w.value(t), f)
	case from > into:
		w.define(to, "trunc %s %s to %s", t, w.value(t), to)
	case from < into:
		w.define(to, "%s %s %s to %s", w.text("zext", "sext"), t, w.value(t), to)
	}
}

func (w *kernelWriter) integerIntrinsic(t *shape) {
	n, s := t.scalar().bits, t.String()
	call := func(name string, args ...string) {
		params := make([]string, len(args))
		for k, a := range args {
			params[k], _, _ = strings.Cut(a, "|")
			args[k] = strings.Replace(a, "|", " ", 1)
		}
		w.define(t, "call %s %s(%s)", s, w.intrinsic(name+"."+t.suffix(), s, params...), strings.Join(args, ", "))
	}
	x := func() string { return s + "|" + w.value(t) }
	switch w.r.IntN(8) {
	case 0, 1:
		call("llvm."+w.text("umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"), x(), x())
	case 2:
		call("llvm.abs", x(), "i1|false")
	case 3:
		call("llvm."+w.text("ctlz", "cttz"), x(), "i1|false")
	case 4:
		call("llvm."+w.text("ctpop", "bitreverse"), x())
	case 5:
		if n%16 == 0 {
			call("llvm.bswap", x())
		}
	case 6:
		call("llvm."+w.text("fshl", "fshr"), x(), x(), x())
	case 7:
		flag := t.withScalar(integer(1))
		pair := fmt.Sprintf("{ %s, %s }", t, flag)
		name := "llvm." + w.text("uadd", "sadd", "usub", "ssub", "umul", "smul") + ".with.overflow." + t.suffix()
		r := w.hidden("call %s %s(%s %s, %s %s)", pair, w.intrinsic(name, pair, s, s), t, w.value(t), t, w.value(t))
		w.define(t, "extractvalue %s %s, 0", pair, r)
		w.define(flag, "extractvalue %s %s, 1", pair, r)
	}
}

// zero is +0.0 of a float type or a vector of one.
func (w *kernelWriter) zero(t *shape) string { return t.splat("0.0") }

// number is a value of a float type that is no NaN, so that its bits are known, and not -0.
func (w *kernelWriter) number(t *shape) string {
	x := w.value(t)
	flag := t.withScalar(integer(1))
	ordered := w.hidden("fcmp ord %s %s, %s", t, x, w.zero(t))
	y := w.hidden("select %s %s, %s %s, %s %s", flag, ordered, t, x, t, w.zero(t))
	return w.hidden("fadd %s %s, %s", t, y, w.zero(t))
}

// floating writes an operation on floats or vectors of them.
func (w *kernelWriter) floating(t *shape) {
	s := t.String()
	unary := func(name string, x string) {
		w.define(t, "call %s %s(%s %s)", s, w.intrinsic(name+"."+t.suffix(), s, s), s, x)
	}
	switch p := w.r.IntN(100); {
	case p < 45:
		w.define(t, "%s %s %s, %s", w.text("fadd", "fsub", "fmul", "fmul", "fdiv"), t, w.value(t), w.value(t))
	case p < 50:
		w.define(t, "fneg %s %s", t, w.value(t))
	case p < 62:
		w.define(t.withScalar(integer(1)), "fcmp %s %s %s, %s",
			w.text("oeq", "one", "ogt", "oge", "olt", "ole", "ord", "uno", "ueq", "une", "ugt", "uge", "ult", "ule"), t, w.value(t), w.value(t))
	case p < 70:
		unary("llvm."+w.text("fabs", "floor", "ceil", "trunc", "rint", "sqrt"), w.value(t))
	case p < 75:
		name := "llvm." + w.text("minnum", "maxnum")
		w.define(t, "call %s %s(%s %s, %s %s)", s, w.intrinsic(name+"."+t.suffix(), s, s, s), s, w.number(t), s, w.number(t))
	case p < 80:
		w.define(t, "call %s %s(%s %s, %s %s, %s %s)", s, w.intrinsic("llvm.fma."+t.suffix(), s, s, s, s), s, w.value(t), s, w.value(t), s, w.value(t))
	case p < 87:
		to := t.withScalar(integer([]int{8, 16, 32, 64}[w.r.IntN(4)]))
		name := fmt.Sprintf("llvm.%s.sat.%s.%s", w.text("fptosi", "fptoui"), to.suffix(), t.suffix())
		w.define(to, "call %s %s(%s %s)", to, w.intrinsic(name, to.String(), s), s, w.value(t))
	case p < 94:
		w.resize(t)
	default:
		bits := t.withScalar(integer(map[string]int{"half": 16, "float": 32, "double": 64}[t.scalar().float]))
		w.define(bits, "bitcast %s %s to %s", t, w.number(t), bits)
	}
}

// resize converts between the float types.
func (w *kernelWriter) resize(t *shape) {
	order := []string{"half", "float", "double"}
	to := w.text(order...)
	u := t.withScalar(&shape{float: to})
	switch a, b := slices.Index(order, t.scalar().float), slices.Index(order, to); {
	case a < b:
		w.define(u, "fpext %s %s to %s", t, w.value(t), u)
	case a > b:
		w.define(u, "fptrunc %s %s to %s", t, w.value(t), u)
	}
}

// memoryShape is a type whose bits in memory are all known.
func (w *kernelWriter) memoryShape() *shape {
	s := integer([]int{8, 16, 32, 32, 64, 24, 40, 56}[w.r.IntN(8)])
	if w.chance(40) && s.bits&(s.bits-1) == 0 {
		if lanes := []int{1, 2, 3, 4, 8}[w.r.IntN(5)]; lanes*s.bits <= 128 {
			return vector(s, lanes)
		}
	}
	return s
}

// spot is an address in a place for a type, with the alignment that it has.
func (w *kernelWriter) spot(p place, t *shape) (ptr string, align int) {
	size := max(t.bits, t.lanes*t.scalar().bits) / 8
	align = 1 << w.r.IntN(5)
	for align > size && align > 1 {
		align /= 2
	}
	room := p.bytes - 16
	switch at := w.r.IntN(room/align+1) * align; {
	case w.chance(30): // an address that others are likely to be, too
		return w.hidden("getelementptr inbounds i8, ptr %s, i64 %d", p.ptr, at&16), max(align, 4)
	case w.chance(45):
		return w.hidden("getelementptr i8, ptr %s, i64 %d", p.ptr, at), align
	}
	index := w.hidden("urem i32 %s, %d", w.value(integer(32)), room/align+1)
	wide := w.hidden("zext i32 %s to i64", index)
	scaled := w.hidden("mul nuw nsw i64 %s, %d", wide, align)
	return w.hidden("getelementptr inbounds i8, ptr %s, i64 %s", p.ptr, scaled), align
}

// load reads a place or the input.
func (w *kernelWriter) load() {
	if w.kernel && w.chance(40) {
		w.input()
		return
	}
	t := w.memoryShape()
	ptr, align := w.spot(w.places[w.r.IntN(len(w.places))], t)
	w.define(t, "load %s, ptr %s, align %d", t, ptr, align)
}

// input reads floats or integers of the input.
func (w *kernelWriter) input() {
	if w.chance(30) {
		t := &shape{float: "float"}
		lanes := []int{1, 2, 4}[w.r.IntN(3)]
		index := w.hidden("and i32 %s, %d", w.value(integer(32)), inputBytes/8/lanes-1)
		p := w.hidden("getelementptr [%d x float], ptr %%in, i32 %s", lanes, index)
		if lanes > 1 {
			t = vector(t, lanes)
		}
		w.define(t, "load %s, ptr %s, align %d", t, p, 4*lanes)
		return
	}
	t := w.memoryShape()
	ptr, align := w.spot(place{"%in", inputBytes, false}, t)
	w.define(t, "load %s, ptr %s, align %d", t, ptr, align)
}

// write writes to a place, or copies.
func (w *kernelWriter) write() {
	p := w.places[w.r.IntN(len(w.places))]
	if !p.writable {
		w.load()
		return
	}
	if w.chance(10) && w.kernel {
		copyTo := w.intrinsic("llvm.memcpy.p0.p0.i64", "void", "ptr", "ptr", "i64", "i1")
		w.line("call void %s(ptr align 8 %s, ptr align 4 %s, i64 %d, i1 false)", copyTo, p.ptr, "%in", []int{4, 12, 16, 31}[w.r.IntN(4)])
		return
	}
	t := w.memoryShape()
	ptr, align := w.spot(p, t)
	w.line("store %s %s, ptr %s, align %d", t, w.value(t), ptr, align)
}

// store writes a value of any type so that all its bits are known: integers of odd widths extended,
// vectors lane by lane where they do not fill bytes, structures field by field, floats as numbers.
func (w *kernelWriter) store(t *shape, ptr string, room int) {
	switch {
	case t.isStruct():
		v := w.value(t)
		k := w.r.IntN(len(t.fields))
		w.pool = append(w.pool, poolValue{w.hidden("extractvalue %s %s, %d", t, v, k), t.fields[k]})
		w.store(t.fields[k], ptr, room)
	case t.scalar().isFloat() && t.elem == nil:
		w.line("store %s %s, ptr %s, align 8", t, w.number(t), ptr)
	case t.elem != nil:
		v := w.value(t)
		if t.elem.bits%8 == 0 && t.elem.bits&(t.elem.bits-1) == 0 && t.elem.isInt() && t.lanes*t.elem.bits/8 <= room {
			w.line("store %s %s, ptr %s, align 8", t, v, ptr)
			return
		}
		k := w.r.IntN(t.lanes)
		w.pool = append(w.pool, poolValue{w.hidden("extractelement %s %s, i32 %d", t, v, k), t.elem})
		w.store(t.elem, ptr, room)
	case t.bits%8 == 0:
		w.line("store %s %s, ptr %s, align %d", t, w.value(t), ptr, 1<<w.r.IntN(5))
	default:
		to := integer((t.bits + 7) / 8 * 8)
		w.line("store %s %s, ptr %s, align 1", to, w.hidden("%s %s %s to %s", w.text("zext", "sext"), t, w.value(t), to), ptr)
	}
}
