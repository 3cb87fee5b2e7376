package divergence_test

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/divergence"
)

// warp runs a function for each thread on its own and files what they compute under dynamic
// instances: a block together with the number of the iteration in each cycle around it. Threads
// that execute an instruction in the same instance execute it together.
type warp struct {
	f      *ir.Func
	cycles *analysis.CycleForest
	args   []uint64
	seen   map[string]*instance
	order  []*instance
}

// instance is one execution of a block by the threads of the warp.
type instance struct {
	block   *ir.Block
	threads []int
	values  []map[*ir.Instr]bitsOrPoison // by place in threads
	next    []*ir.Block
}

type bitsOrPoison struct {
	v      uint64
	poison bool
}

const blocksPerThread = 60

// run executes one thread; ok is false when its behaviour is undefined.
func (w *warp) run(number int, t divergence.Thread) (ok bool) {
	regs := map[*ir.Instr]bitsOrPoison{}
	count := map[*analysis.Cycle]int{}
	at, from := w.f.Entry(), (*ir.Block)(nil)
	for range blocksPerThread {
		in := w.instance(at, from, count)
		phis := map[*ir.Instr]bitsOrPoison{}
		for phi := range at.Phis() {
			phis[phi] = w.value(phi.IncomingFor(from), regs)
		}
		for i := at.First(); !i.IsTerminator(); i = i.Next() {
			if v, isPhi := phis[i]; isPhi {
				regs[i] = v
			} else {
				regs[i] = w.execute(i, regs, t, number)
			}
		}
		values := map[*ir.Instr]bitsOrPoison{}
		for i := range at.Instrs() {
			values[i] = regs[i]
		}
		term, next := at.Term(), (*ir.Block)(nil)
		switch {
		case term.Op() == ir.Ret:
		case term.NumSuccs() == 1:
			next = term.Succ(0)
		default:
			c := w.value(term.Operand(0), regs)
			if c.poison {
				return false
			}
			next = term.Succ(int(1 - c.v&1))
		}
		in.threads, in.values, in.next = append(in.threads, number), append(in.values, values), append(in.next, next)
		if next == nil {
			return true
		}
		at, from = next, at
	}
	return true
}

// instance finds the instance that a thread enters, counting the iterations of the cycles around
// the block.
func (w *warp) instance(at, from *ir.Block, count map[*analysis.Cycle]int) *instance {
	key := at.Ident()
	for c := w.cycles.For(at); c != nil; c = c.Parent {
		if from == nil || !c.Contains(from) {
			count[c] = 0
		}
		if c.Header == at {
			count[c]++
		}
		key += fmt.Sprintf("/%d", count[c])
	}
	in := w.seen[key]
	if in == nil {
		in = &instance{block: at}
		w.seen[key] = in
		w.order = append(w.order, in)
	}
	return in
}

func (w *warp) value(v ir.Value, regs map[*ir.Instr]bitsOrPoison) bitsOrPoison {
	switch v := v.(type) {
	case *ir.Instr:
		return regs[v]
	case *ir.Param:
		return bitsOrPoison{v: mask(w.args[v.ID()], v.Type())}
	case *ir.Const:
		if v.Kind == ir.PoisonConst || v.Kind == ir.UndefConst {
			return bitsOrPoison{poison: true}
		}
		n, _ := v.Int64()
		return bitsOrPoison{v: mask(uint64(n), v.Type())}
	}
	panic("no value: " + v.Ident())
}

func widthOf(t *ir.Type) int {
	if t.IsPtr() {
		return 64
	}
	return t.Bits
}

func mask(v uint64, t *ir.Type) uint64 { return v << (64 - widthOf(t)) >> (64 - widthOf(t)) }

func signed(v uint64, t *ir.Type) int64 { return int64(v<<(64-widthOf(t))) >> (64 - widthOf(t)) }

// scramble stands for what memory holds.
func scramble(v uint64) uint64 {
	v = (v ^ v>>31) * 0x9e3779b97f4a7c15
	return v ^ v>>29
}

func (w *warp) execute(i *ir.Instr, regs map[*ir.Instr]bitsOrPoison, t divergence.Thread, number int) bitsOrPoison {
	var x []bitsOrPoison
	for k, v := range i.Operands() {
		if i.Op() == ir.Call && k == i.NumOperands()-1 {
			break // the callee
		}
		x = append(x, w.value(v, regs))
		if x[k].poison && (i.Op() != ir.Select || k == 0) {
			return bitsOrPoison{poison: true}
		}
	}
	ty := i.Type()
	result := func(v uint64) bitsOrPoison { return bitsOrPoison{v: mask(v, ty)} }
	switch op := i.Op(); op {
	case ir.Add, ir.Sub, ir.Mul, ir.Shl, ir.Or, ir.Xor, ir.And, ir.SDiv, ir.UDiv, ir.AShr, ir.LShr:
		return binary(i, x[0].v, x[1].v)
	case ir.Trunc:
		r := result(x[0].v)
		r.poison = i.HasFlag(ir.NSW) && signed(r.v, ty) != signed(x[0].v, i.Operand(0).Type()) || i.HasFlag(ir.NUW) && r.v != x[0].v
		return r
	case ir.SExt:
		return result(uint64(signed(x[0].v, i.Operand(0).Type())))
	case ir.ZExt:
		return bitsOrPoison{v: x[0].v, poison: i.HasFlag(ir.NNeg) && signed(x[0].v, i.Operand(0).Type()) < 0}
	case ir.PtrToInt:
		return result(x[0].v)
	case ir.Select:
		return x[2-x[0].v&1]
	case ir.ICmp:
		return result(uint64(map[bool]uint64{true: 1}[holds(i.Pred, x[0].v, x[1].v, i.Operand(0).Type())]))
	case ir.GetElementPtr:
		return result(x[0].v + 4*uint64(signed(x[1].v, i.Operand(1).Type())))
	case ir.Load:
		if i.Operand(0).Type().Space == 0 {
			return result(scramble(x[0].v + uint64(number)*0x1234567))
		}
		return result(scramble(x[0].v))
	case ir.Call:
		return result(call(i, x, t))
	}
	panic("not executed: " + i.String())
}

func binary(i *ir.Instr, x, y uint64) bitsOrPoison {
	ty := i.Type()
	w := uint64(widthOf(ty))
	sx, sy := signed(x, ty), signed(y, ty)
	var v uint64
	lost := false // a flag's promise is broken
	check := func(sameSigned, sameUnsigned bool) {
		lost = i.HasFlag(ir.NSW) && !sameSigned || i.HasFlag(ir.NUW) && !sameUnsigned
	}
	switch i.Op() {
	case ir.Add:
		v = mask(x+y, ty)
		s := signed(v, ty)
		check((sx < 0) != (sy < 0) || (s < 0) == (sx < 0), v >= x)
	case ir.Sub:
		v = mask(x-y, ty)
		s := signed(v, ty)
		check((sx < 0) == (sy < 0) || (s < 0) == (sx < 0), x >= y)
	case ir.Mul, ir.Shl: // flagged ones have at most 32 bits
		if i.Op() == ir.Shl {
			if y >= w {
				return bitsOrPoison{poison: true}
			}
			sy, y = 1<<y, 1<<y
		}
		v = mask(x*y, ty)
		check(w <= 32 && signed(v, ty) == sx*sy, w <= 32 && v == x*y)
	case ir.Or:
		v = x | y
		lost = i.HasFlag(ir.Disjoint) && x&y != 0
	case ir.Xor:
		v = x ^ y
	case ir.And:
		v = x & y
	case ir.SDiv: // by constants above 0
		v = mask(uint64(sx/sy), ty)
		lost = i.HasFlag(ir.Exact) && sx%sy != 0
	case ir.UDiv:
		v = x / y
		lost = i.HasFlag(ir.Exact) && x%y != 0
	case ir.AShr:
		v = mask(uint64(sx>>y), ty)
		lost = i.HasFlag(ir.Exact) && x&(1<<y-1) != 0
	case ir.LShr:
		v = x >> y
		lost = i.HasFlag(ir.Exact) && x&(1<<y-1) != 0
	}
	return bitsOrPoison{v: v, poison: lost}
}

func holds(p ir.Pred, x, y uint64, ty *ir.Type) bool {
	sx, sy := signed(x, ty), signed(y, ty)
	return map[string]bool{"eq": x == y, "ne": x != y, "ult": x < y, "ule": x <= y, "ugt": x > y, "uge": x >= y,
		"slt": sx < sy, "sle": sx <= sy, "sgt": sx > sy, "sge": sx >= sy}[p.String()]
}

func call(i *ir.Instr, x []bitsOrPoison, t divergence.Thread) uint64 {
	switch id := i.IntrinsicID(); id {
	case "llvm.smin", "llvm.smax":
		if (signed(x[0].v, i.Type()) < signed(x[1].v, i.Type())) == (id == "llvm.smin") {
			return x[0].v
		}
		return x[1].v
	case "llvm.umin":
		return min(x[0].v, x[1].v)
	case "llvm.umax":
		return max(x[0].v, x[1].v)
	}
	dim, ok := threadNumber(i)
	if !ok {
		panic("not executed: " + i.String())
	}
	return uint64(t[dim])
}

// kernelWriter writes random functions whose variables are allocas, so that mem2reg makes φs of
// them.
type kernelWriter struct {
	r    *rand.Rand
	b    strings.Builder
	next int
	vals map[string][]string // by type: the values that the current block has computed
}

const header = `target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
`

var kernelTypes = []string{"i8", "i32", "i64"}

func writeKernel(r *rand.Rand) string {
	k := &kernelWriter{r: r}
	k.b.WriteString(header + "define void @f(i32 %n, i32 %m, ptr addrspace(1) %p, ptr %q) {\nentry:\n")
	blocks := 2 + r.IntN(6)
	for _, ty := range kernelTypes {
		for v := range 3 {
			fmt.Fprintf(&k.b, "  %%%s.%d = alloca %s\n", ty, v, ty)
		}
	}
	k.b.WriteString("  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()\n  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()\n")
	k.b.WriteString("  %t8 = trunc i32 %tx to i8\n  %m8 = trunc i32 %m to i8\n")
	k.vals = map[string][]string{"i8": {"%t8", "%m8", "-3"}, "i32": {"%tx", "%tx", "%n", "%m", "%ty", "%lane"}, "i64": {"5", "11"}}
	k.block(blocks, 0)
	for n := range blocks {
		fmt.Fprintf(&k.b, "b%d:\n", n)
		k.vals = map[string][]string{"i8": {"%t8", "%m8"}, "i32": {"%n", "%m", "%tx"}, "i64": {"9"}}
		for _, ty := range kernelTypes {
			for v := range 3 {
				fmt.Fprintf(&k.b, "  %%l%d.%s.%d = load %s, ptr %%%s.%d\n", n, ty, v, ty, ty, v)
				k.vals[ty] = append(k.vals[ty], fmt.Sprintf("%%l%d.%s.%d", n, ty, v))
			}
		}
		k.block(blocks, n)
	}
	k.b.WriteString("end:\n  ret void\n}\n!nvvm.annotations = !{!0}\n!0 = !{ptr @f, !\"kernel\", i32 1}\n")
	return k.b.String()
}

func (k *kernelWriter) pick(list ...string) string { return list[k.r.IntN(len(list))] }

func (k *kernelWriter) value(ty string) string {
	if k.r.IntN(5) == 0 {
		return k.pick("0", "1", "2", "4", "-1", "100")
	}
	return k.pick(k.vals[ty]...)
}

func (k *kernelWriter) emit(ty, format string, args ...any) {
	k.next++
	v := fmt.Sprintf("%%v%d", k.next)
	fmt.Fprintf(&k.b, "  %s = %s\n", v, fmt.Sprintf(format, args...))
	if ty != "" {
		k.vals[ty] = append(k.vals[ty], v)
	}
}

// block writes operations, stores of some of the variables, and a branch.
func (k *kernelWriter) block(blocks, at int) {
	for range 2 + k.r.IntN(7) {
		k.operation()
	}
	for _, ty := range kernelTypes {
		for v := range 3 {
			if at == 0 || k.r.IntN(3) == 0 {
				fmt.Fprintf(&k.b, "  store %s %s, ptr %%%s.%d\n", ty, k.value(ty), ty, v)
			}
		}
	}
	target := func() string {
		n := k.r.IntN(blocks + 1)
		if k.r.IntN(3) > 0 { // mostly forward
			n = min(at+1+k.r.IntN(2), blocks)
		}
		if n == blocks {
			return "%end"
		}
		return fmt.Sprintf("%%b%d", n)
	}
	if k.r.IntN(4) == 0 {
		fmt.Fprintf(&k.b, "  br label %s\n", target())
		return
	}
	ty := k.pick("i8", "i32", "i32", "i64")
	k.emit("", "icmp %s %s %s, %s", k.pick("eq", "ne", "slt", "sge", "ult", "uge"), ty, k.pick(k.vals[ty]...), k.value(ty))
	fmt.Fprintf(&k.b, "  br i1 %%v%d, label %s, label %s\n", k.next, target(), target())
}

func (k *kernelWriter) operation() {
	ty := k.pick("i8", "i32", "i32", "i64")
	x, y := k.pick(k.vals[ty]...), k.value(ty)
	flags := k.pick("", "nsw ", "nuw ", "nuw nsw ")
	switch k.r.IntN(19) {
	case 0, 1, 2, 3:
		k.emit(ty, "%s %s%s %s, %s", k.pick("add", "sub"), flags, ty, x, y)
	case 4, 5:
		if ty == "i64" {
			flags = ""
		}
		k.emit(ty, "mul %s%s %s, %s", flags, ty, x, y)
	case 6:
		if ty == "i64" {
			flags = ""
		}
		k.emit(ty, "shl %s%s %s, %d", flags, ty, x, k.r.IntN(8))
	case 7:
		k.emit(ty, "%s %s %s, %s", k.pick("or disjoint", "or", "and", "xor"), ty, x, k.pick(y, "-1", "16"))
	case 8:
		k.emit(ty, "%s %s%s %s, %d", k.pick("sdiv", "udiv"), k.pick("exact ", ""), ty, x, 1+k.r.IntN(4))
	case 9:
		k.emit(ty, "%s %s%s %s, %d", k.pick("lshr", "ashr"), k.pick("exact ", ""), ty, x, k.r.IntN(3))
	case 10:
		k.emit("i64", "%s i32 %s to i64", k.pick("sext", "zext", "zext nneg"), k.pick(k.vals["i32"]...))
	case 11:
		k.emit("i32", "%s i8 %s to i32", k.pick("sext", "zext", "zext nneg"), k.pick(k.vals["i8"]...))
	case 12:
		k.emit("i8", "trunc %si32 %s to i8", flags, k.pick(k.vals["i32"]...))
	case 13:
		k.emit("", "icmp %s %s %s, %s", k.pick("eq", "ne", "slt", "sge", "ult", "uge"), ty, x, y)
		k.emit(ty, "select i1 %%v%d, %s %s, %s %s", k.next, ty, k.value(ty), ty, k.value(ty))
	case 14:
		if ty == "i8" {
			k.emit(ty, "call i8 @llvm.%s.i8(i8 %s, i8 %s)", k.pick("smax", "umin"), x, y)
			return
		}
		k.emit("i32", "call i32 @llvm.%s.i32(i32 %s, i32 %s)", k.pick("smin", "umax"), k.value("i32"), k.value("i32"))
	case 15: // a sum that may wrap where it is extended
		k.emit("i8", "%s %si8 %s, %s", k.pick("add", "sub", "mul"), flags, k.pick("%t8", x8(k)), k.pick("%m8", x8(k)))
		k.emit("i32", "%s i8 %%v%d to i32", k.pick("sext", "zext"), k.next)
	case 16: // values at a distance that is the same in all threads, compared
		d := k.next
		if ty == "i32" {
			x, y = k.pick("%tx", x), k.pick("%m", y)
		}
		k.emit(ty, "add %s%s %s, %s", flags, ty, x, y)
		k.emit(ty, "add %s%s %s, %s", flags, ty, x, k.value(ty))
		k.emit("", "icmp %s %s %%v%d, %%v%d", k.pick("slt", "ult", "eq"), ty, d+1, d+2)
		k.emit(ty, "select i1 %%v%d, %s %s, %s 1", k.next, ty, y, ty)
	case 17: // a product that a division takes back
		k.emit(ty, "shl %s%s %s, 2", k.pick("", "nsw ", "nuw "), ty, x)
		k.emit(ty, "%s exact %s %%v%d, %s", k.pick("sdiv", "udiv", "ashr", "lshr"), ty, k.next, k.pick("1", "2"))
	case 18:
		index := k.pick("i32", "i64")
		k.emit("", "getelementptr i32, ptr%s, %s %s", k.pick(" addrspace(1) %p", " %q"), index, k.value(index))
		space := k.pick(" addrspace(1)", "")
		if strings.Contains(lastLine(k.b.String()), "addrspace(1)") != (space != "") {
			k.emit("i64", "ptrtoint ptr%s %%v%d to i64", map[string]string{"": " addrspace(1)", " addrspace(1)": ""}[space], k.next)
			return
		}
		k.emit("i32", "load i32, ptr%s %%v%d", space, k.next)
	}
}

func x8(k *kernelWriter) string { return k.pick(k.vals["i8"]...) }

func lastLine(s string) string {
	s = strings.TrimSuffix(s, "\n")
	return s[strings.LastIndexByte(s, '\n')+1:]
}
