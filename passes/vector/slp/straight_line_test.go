package slp_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// straightGenerator writes functions without much control flow, as slp-vectorizer looks for them:
// groups of lanes that do the same, or nearly, to neighbouring elements, and are stored, summed up
// or carried around a loop; with exchanged operands, two kinds of operations, elements in any
// order, flags that differ, uses outside of the group, and accesses and calls in between that may
// be in the way.
type straightGenerator struct {
	r     *rand.Rand
	b     strings.Builder
	next  int
	ty    string // of the lanes
	lanes int
	outer []generated // values of all kinds that are there before a group
	outs  []generated
	carry []string // of the loop that is being written, by lane
}

type generated struct{ name, ty string }

func (g *straightGenerator) chance(percent int) bool { return g.r.IntN(100) < percent }

func (g *straightGenerator) fresh() string {
	g.next++
	return fmt.Sprintf("%%v%d", g.next)
}

// straightLine returns a module with n functions.
func straightLine(seed uint64, n int, _ bool) string {
	var b strings.Builder
	b.WriteString(`target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = global [512 x i8] zeroinitializer, align 16
@y = global [512 x i8] zeroinitializer, align 16

`)
	b.WriteString("declare void @opaque()\ndeclare i32 @ask(i32)\ndeclare i32 @pure(i32, i32) nounwind willreturn memory(none)\n\n")
	for k := range n {
		g := &straightGenerator{}
		g.r = rand.New(rand.NewPCG(seed, uint64(k)))
		g.function(k)
		b.WriteString(g.b.String())
	}
	return b.String()
}

func (g *straightGenerator) line(format string, args ...any) {
	fmt.Fprintf(&g.b, "  "+format+"\n", args...)
}

func (g *straightGenerator) define(format string, args ...any) string {
	v := g.fresh()
	g.line("%s = %s", v, fmt.Sprintf(format, args...))
	return v
}

func (g *straightGenerator) one(list ...string) string { return list[g.r.IntN(len(list))] }

func (g *straightGenerator) function(k int) {
	fmt.Fprintf(&g.b, "define i64 @f%d(i64 %%n, i32 %%a, i64 %%o, i8 %%d, i1 %%e, i32 %%b) \"target-features\"=%q {\nentry:\n", k, g.one("+sse2", "+sse4.2", "+avx2", "+avx512bw"))
	for _, array := range []string{"@x", "@y"} {
		for at := 0; at < 512; at += 64 + 8*g.r.IntN(4) {
			g.line("store i64 %d, ptr getelementptr (i8, ptr %s, i64 %d)", g.r.Int64(), array, min(at, 504))
		}
	}
	g.line("%%near = and i64 %%o, 63\n  %%moved = getelementptr inbounds i8, ptr @x, i64 %%near")
	g.line("%%some = select i1 %%e, ptr @x, ptr @y\n  %%h = trunc i32 %%a to i16")
	g.outer = []generated{{"%a", "i32"}, {"%b", "i32"}, {"%d", "i8"}, {"%o", "i64"}, {"%n", "i64"}, {"%h", "i16"}}
	for range 1 + g.r.IntN(3) {
		g.ty = g.one("i32", "i32", "i8", "i16", "i64")
		g.lanes = []int{2, 4, 4, 8}[g.r.IntN(4)]
		switch g.r.IntN(6) {
		case 0:
			g.loop(k)
		case 1:
			g.diamond()
		default:
			g.group()
		}
	}
	sum := "0"
	for _, v := range g.outs {
		wide := v.name
		if v.ty != "i64" {
			wide = g.define("zext %s %s to i64", v.ty, v.name)
		}
		sum = g.define("add i64 %s, %s", g.define("mul i64 %s, 31", sum), wide)
	}
	g.line("ret i64 %s\n}\n", sum)
}

// shape is an expression that each lane computes.
type shape struct {
	kind     int
	op, ty   string
	other    string // the operation of some lanes
	which    uint   // of which
	swap     uint   // lanes whose operands are exchanged
	from     string // type of what is converted, or the base of an address
	perm     []int
	at       int
	values   []string
	operands []*shape
	made     map[int]string
}

const (
	shapeBinary = iota
	shapeSelect
	shapeCast
	shapeCall
	shapeLoad
	shapeExtract
	shapeValue
)

var shapeOps = []string{"add", "add nsw", "sub", "sub nuw", "mul", "and", "or", "xor", "shl", "lshr", "ashr exact"}

// shape makes an expression of a type.
func (g *straightGenerator) shape(ty string, depth int) *shape {
	s := &shape{ty: ty, made: map[int]string{}}
	for range g.lanes {
		s.values = append(s.values, g.value(ty))
	}
	s.kind = shapeLoad + g.r.IntN(3)
	if depth > 0 && g.chance(80) {
		s.kind = []int{shapeBinary, shapeBinary, shapeBinary, shapeSelect, shapeCast, shapeCall}[g.r.IntN(6)]
	}
	if g.chance(40) {
		s.which = uint(g.r.IntN(256))
	}
	if g.chance(40) {
		s.swap = uint(g.r.IntN(256))
	}
	switch s.kind {
	case shapeBinary:
		s.op, s.other = g.one(shapeOps...), g.one(shapeOps...)
		if g.chance(15) {
			s.op, s.other = g.one("udiv", "urem"), g.one("udiv", "add")
		}
		s.operands = []*shape{g.shape(ty, depth-1), g.shape(ty, depth-1)}
	case shapeSelect:
		s.op = g.one("slt", "eq", "ugt", "sle")
		s.operands = []*shape{g.shape(ty, depth-1), g.shape(ty, depth-1)}
	case shapeCast:
		s.from = map[string]string{"i64": "i32", "i32": "i16", "i16": "i8", "i8": "i32"}[ty]
		s.op, s.other = g.one("zext", "sext", "zext nneg"), g.one("zext", "sext")
		if ty == "i8" {
			s.op, s.other = "trunc", "trunc"
		}
		s.operands = []*shape{g.shape(s.from, depth-1)}
	case shapeCall:
		s.op = g.one("smax", "umin", "smin", "uadd.sat", "ssub.sat")
		s.other = s.op
		s.operands = []*shape{g.shape(ty, depth-1), g.shape(ty, depth-1)}
	case shapeLoad:
		s.from, s.at = g.one("@x", "@x", "@y", "%moved", "%some"), g.r.IntN(8)
		s.perm = g.order()
		if g.chance(20) {
			s.perm[g.r.IntN(g.lanes)] = g.r.IntN(g.lanes)
		}
	case shapeExtract:
		s.from, s.at = g.one("@x", "@y"), g.r.IntN(8)
		s.perm = g.order()
	case shapeValue:
		if g.chance(40) {
			for k := range s.values {
				s.values[k] = s.values[0]
			}
		} else if g.chance(40) {
			for k := range s.values {
				s.values[k] = fmt.Sprint(g.r.IntN(7))
			}
		}
	}
	return s
}

// order is a permutation of the lanes, mostly none.
func (g *straightGenerator) order() []int {
	order := make([]int, g.lanes)
	reverse := g.chance(15)
	for k := range order {
		if order[k] = k; reverse {
			order[k] = g.lanes - 1 - k
		}
	}
	if g.chance(20) {
		return g.r.Perm(g.lanes)
	}
	return order
}

func (g *straightGenerator) value(ty string) string {
	var fit []string
	for _, v := range g.outer {
		if v.ty == ty {
			fit = append(fit, v.name)
		}
	}
	if len(fit) == 0 || g.chance(20) {
		return g.one("1", "3", "7", "-1", "2")
	}
	return g.one(fit...)
}

// lane writes the code of one lane of an expression, once.
func (g *straightGenerator) lane(s *shape, k int) string {
	if v, ok := s.made[k]; ok {
		return v
	}
	v := g.write(s, k)
	s.made[k] = v
	if g.chance(4) && !strings.HasPrefix(v, "@") && strings.HasPrefix(v, "%v") {
		g.outs = append(g.outs, generated{v, s.ty})
	}
	return v
}

func (g *straightGenerator) write(s *shape, k int) string {
	op := s.op
	if s.which>>k&1 != 0 && s.other != "" {
		op = s.other
	}
	ty := s.ty
	switch s.kind {
	case shapeLoad:
		return g.define("load %s, ptr %s, align 1", ty, g.element(s.from, ty, s.at+s.perm[k]))
	case shapeExtract:
		vec, ok := s.made[-1]
		if !ok {
			vec = g.define("load <%d x %s>, ptr %s, align 1", g.lanes, ty, g.element(s.from, ty, s.at))
			s.made[-1] = vec
		}
		return g.define("extractelement <%d x %s> %s, i32 %d", g.lanes, ty, vec, s.perm[k])
	case shapeValue:
		if g.carry != nil && ty == g.ty && g.chance(70) {
			return g.carry[k]
		}
		return s.values[k]
	}
	x := g.lane(s.operands[0], k)
	if s.kind == shapeCast {
		return g.define("%s %s %s to %s", op, s.from, x, ty)
	}
	y := g.lane(s.operands[1], k)
	commutes := strings.HasPrefix(op, "add") || op == "mul" || op == "and" || op == "or" || op == "xor" || s.kind == shapeCall && op != "ssub.sat"
	if s.swap>>k&1 != 0 && commutes {
		x, y = y, x
	}
	switch s.kind {
	case shapeSelect:
		c := g.define("icmp %s %s %s, %s", op, ty, x, y)
		if s.swap>>k&1 != 0 {
			c = g.define("icmp %s %s %s, %s", map[string]string{"slt": "sgt", "eq": "eq", "ugt": "ult", "sle": "sge"}[op], ty, y, x)
		}
		return g.define("select i1 %s, %s %s, %s %s", c, ty, x, ty, y)
	case shapeCall:
		return g.define("call %s @llvm.%s.%s(%s %s, %s %s)", ty, op, ty, ty, x, ty, y)
	}
	switch strings.Fields(op)[0] {
	case "udiv", "urem":
		y = g.define("or %s %s, 1", ty, y) // not 0
	case "shl", "lshr", "ashr":
		y = g.define("and %s %s, 7", ty, y)
	}
	return g.define("%s %s %s, %s", op, ty, x, y)
}

func (g *straightGenerator) element(base, ty string, n int) string {
	return g.define("getelementptr %s%s, ptr %s, i64 %d", g.one("", "inbounds "), ty, base, n)
}

// group computes lanes and stores them, in any order of lanes and operations, or combines them.
func (g *straightGenerator) group() {
	s := g.shape(g.ty, 1+g.r.IntN(3))
	base, at := g.one("@x", "@y", "@y", "%moved", "%some"), g.r.IntN(8)
	order := g.order()
	if g.chance(30) {
		g.reduce(s)
		return
	}
	together := g.chance(60) // all lanes are computed before the first is stored
	if together {
		for k := range g.lanes {
			g.lane(s, k)
			g.between(6)
		}
	}
	for _, k := range order {
		v := g.lane(s, k)
		g.between(12)
		g.line("store %s %s, ptr %s, align 1", g.ty, v, g.element(base, g.ty, at+k))
	}
}

// reduce combines the lanes, which sometimes is not done in order.
func (g *straightGenerator) reduce(s *shape) {
	op := g.one("add", "add nsw", "mul", "xor", "or", "and", "smax", "umin")
	values := []string{}
	for k := range g.lanes {
		values = append(values, g.lane(s, k))
	}
	if g.chance(30) {
		values = append(values, g.value(g.ty))
	}
	for len(values) > 1 {
		at := 0
		if g.chance(40) {
			at = g.r.IntN(len(values) - 1)
		}
		x, y := values[at], values[at+1]
		var v string
		if op == "smax" || op == "umin" {
			v = g.define("call %s @llvm.%s.%s(%s %s, %s %s)", g.ty, op, g.ty, g.ty, x, g.ty, y)
		} else {
			v = g.define("%s %s %s, %s", op, g.ty, x, y)
		}
		if g.chance(4) {
			g.outs = append(g.outs, generated{v, g.ty})
		}
		values = append(append(append([]string{}, values[:at]...), v), values[at+2:]...)
	}
	g.outs = append(g.outs, generated{values[0], g.ty})
	g.outer = append(g.outer, generated{values[0], g.ty})
	if g.chance(30) {
		g.line("store %s %s, ptr %s, align 1", g.ty, values[0], g.element("@y", g.ty, g.r.IntN(8)))
	}
}

// between writes something that may keep accesses or calls in order.
func (g *straightGenerator) between(percent int) {
	if !g.chance(percent) {
		return
	}
	switch g.r.IntN(6) {
	case 0:
		g.line("call void @opaque()")
	case 1:
		g.outs = append(g.outs, generated{g.define("call i32 @ask(i32 %s)", g.value("i32")), "i32"})
	case 2:
		g.outs = append(g.outs, generated{g.define("load %s, ptr %s, align 1", g.ty, g.element(g.one("@x", "%some", "%moved"), g.ty, g.r.IntN(8))), g.ty})
	default:
		g.line("store %s %s, ptr %s, align 1", g.ty, g.value(g.ty), g.element(g.one("@x", "@y", "%some", "%moved"), g.ty, g.r.IntN(8)))
	}
}

// diamond computes lanes in one of two blocks, and stores them where control meets again.
func (g *straightGenerator) diamond() {
	id := g.fresh()[1:]
	before := g.shape(g.ty, 1)
	var from, to []string
	for k := range g.lanes {
		from = append(from, g.lane(before, k))
	}
	g.line("br i1 %%e, label %%then.%s, label %%join.%s\nthen.%s:", id, id, id)
	outs := len(g.outs)
	s := g.shape(g.ty, 2)
	for k := range g.lanes {
		to = append(to, g.lane(s, k))
	}
	g.outs = g.outs[:outs]
	g.line("br label %%join.%s\njoin.%s:", id, id)
	head := "entry"
	if at := strings.LastIndex(g.b.String()[:strings.LastIndex(g.b.String(), "then."+id+":")], ":\n"); at >= 0 {
		text := g.b.String()[:at]
		head = text[strings.LastIndex(text, "\n")+1:]
	}
	var phis []string
	for k := range g.lanes {
		v := g.fresh()
		g.line("%s = phi %s [ %s, %%%s ], [ %s, %%then.%s ]", v, g.ty, from[k], head, to[k], id)
		phis = append(phis, v)
	}
	g.store(phis)
}

func (g *straightGenerator) store(values []string) {
	base, at := g.one("@x", "@y", "%some"), g.r.IntN(8)
	for _, k := range g.order() {
		g.line("store %s %s, ptr %s, align 1", g.ty, values[k], g.element(base, g.ty, at+k))
	}
}

// loop carries lanes around a loop of three iterations.
func (g *straightGenerator) loop(int) {
	id := g.fresh()[1:]
	before := g.shape(g.ty, 1)
	var start, phis, next []string
	for k := range g.lanes {
		start = append(start, g.lane(before, k))
		phis = append(phis, g.fresh())
		next = append(next, g.fresh())
	}
	g.line("br label %%head.%s\nhead.%s:\n  br label %%loop.%s\nloop.%s:", id, id, id, id)
	g.line("%%i.%s = phi i32 [ 0, %%head.%s ], [ %%j.%s, %%loop.%s ]", id, id, id, id)
	for k := range g.lanes {
		g.line("%s = phi %s [ %s, %%head.%s ], [ %s, %%loop.%s ]", phis[k], g.ty, start[k], id, next[k], id)
	}
	outs := len(g.outs)
	g.carry = phis
	s := g.shape(g.ty, 2)
	op := g.one("add", "xor", "sub")
	for k := range g.lanes {
		v := g.lane(s, k)
		g.line("%s = %s %s %s, %s", next[k], op, g.ty, phis[k], v)
	}
	if g.chance(30) {
		g.store(next)
	}
	g.carry, g.outs = nil, g.outs[:outs]
	g.line("%%j.%s = add i32 %%i.%s, 1\n  %%k.%s = icmp ult i32 %%j.%s, 3", id, id, id, id)
	g.line("br i1 %%k.%s, label %%loop.%s, label %%done.%s\ndone.%s:", id, id, id, id)
	g.store(next)
}
