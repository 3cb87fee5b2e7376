package main

import (
	"fmt"
	"strings"

	"opt-go/frontend/ir"
)

// Sizes of what functions get.
const (
	bufferBytes = 4096 // of a buffer that a pointer is to
	nearBytes   = 256  // of one in shared or local memory, of whose contents that much is copied
	argsBytes   = 4096 // of a function's arguments
	outBytes    = 256  // of a result, for each thread
)

// function is one that can be run, with how its arguments lie.
type function struct {
	*ir.Func
	name    string // in the IR
	kernel  string // that runs it, or that it is
	wrapped bool   // it is no kernel
	inline  bool   // it has vectors of odd integers, which no call passes: its kernel has its body
	args    []argument
	ret     *ir.Type // of a wrapped function; nil: nothing to store
}

// argument is one parameter: a value of so many bits, or a pointer to a buffer.
type argument struct {
	ty      *ir.Type
	off     int // in the buffer of arguments
	bytes   int
	pointer bool
	byval   string // the attribute of one that is passed by value, for a call
	odd     bool   // a vector of odd integers: ty has whole bytes
}

// bytesOf is the vector whose elements are whole bytes for a vector of odd integers, of which llc
// declares fewer bytes than it accesses; other types are as they are.
func bytesOf(m *ir.Module, t *ir.Type) (bytes *ir.Type, odd bool) {
	if t.Kind != ir.VectorKind || t.Scalable || t.Elem.Kind != ir.IntKind {
		return t, false
	}
	size := 8
	for size < t.Elem.Bits {
		size *= 2
	}
	return t.WithScalar(m.Ctx.Int(size)), size != t.Elem.Bits
}

// callable describes a function, or says why it cannot be called.
func callable(m *ir.Module, f *ir.Func, kernel bool) (*function, string) {
	r := &function{Func: f, name: f.Ident(), kernel: f.Name(), wrapped: !kernel}
	if readsClock(f) {
		return nil, "reads a clock"
	}
	off := 0
	for i, p := range f.Params {
		t, byval := p.Type(), ""
		for _, a := range []string{"sret", "byref", "inalloca", "preallocated", "swifterror"} {
			if f.Attrs.Param(i).Has(a) {
				return nil, "a parameter is " + a
			}
		}
		if b, ok := f.Attrs.Param(i).Get("byval"); ok {
			byval = fmt.Sprintf("byval(%s) ", b.Ty)
			if align, ok := f.Attrs.Param(i).Get("align"); ok {
				byval += "align " + align.Val + " "
			}
			if kernel || m.Layout.AllocSize(b.Ty) > bufferBytes { // the bytes themselves
				t = b.Ty
			}
		}
		t, isOdd := bytesOf(m, t)
		if why := unusable(t, false, 0); why != "" {
			return nil, why
		}
		r.inline = r.inline || isOdd
		off = (off + 15) &^ 15
		r.args = append(r.args, argument{ty: t, off: off, bytes: int(m.Layout.StoreSize(t)), pointer: t.Kind == ir.PtrKind, byval: byval, odd: isOdd})
		off += int(m.Layout.AllocSize(t))
	}
	if f.FuncType.VarArg {
		off = r.addVariable(m.Ctx.Int(64), (off+15)&^15)
	}
	t, isOdd := bytesOf(m, f.RetType())
	r.inline = r.inline || isOdd
	switch {
	case r.inline && (kernel || f.FuncType.VarArg):
		return nil, "a vector of odd integers that no call passes"
	case off > argsBytes:
		return nil, "its arguments are too large"
	case kernel, t.Kind == ir.VoidKind, t.Kind == ir.PtrKind:
	case unusable(t, true, 0) != "":
		return nil, unusable(t, true, 0)
	case m.Layout.AllocSize(t) > outBytes:
		return nil, "its result is too large"
	default:
		r.ret = t
	}
	return r, ""
}

// variable is how many arguments of 64 bits follow the named ones of a function that takes any
// number: it reads what it wants from their bytes.
const variable = 16

// addVariable adds them at an offset, and returns the end.
func (r *function) addVariable(t *ir.Type, off int) (end int) {
	for range variable {
		r.args = append(r.args, argument{ty: t, off: off, bytes: 8})
		off += 16
	}
	return off
}

// readsClock reports whether what a function does depends on the time: each instruction takes some.
func readsClock(f *ir.Func) bool {
	for i := range f.Instrs() {
		callee := i.CalledFunc()
		if callee == nil {
			continue
		}
		for _, clock := range []string{"llvm.nvvm.read.ptx.sreg.clock", "llvm.nvvm.read.ptx.sreg.globaltimer", "llvm.nvvm.read.ptx.sreg.pm", "llvm.readcyclecounter", "llvm.readsteadycounter"} {
			if strings.HasPrefix(callee.Name(), clock) {
				return true
			}
		}
	}
	return false
}

// unusable says why values of a type cannot be arguments, or results; depth counts the aggregates
// around.
func unusable(t *ir.Type, result bool, depth int) string {
	switch t.Kind {
	case ir.IntKind, ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind, ir.FP128Kind: // the last one is only moved
		if depth > 0 && !result && t.Kind == ir.IntKind && t.Bits%8 != 0 {
			return "an aggregate has odd integers"
		}
		return ""
	case ir.PtrKind:
		if depth > 0 {
			return "a pointer in an aggregate"
		}
		if t.Space > 7 || t.Space == 2 || t.Space == 4 {
			return fmt.Sprintf("a pointer to address space %d", t.Space)
		}
		return ""
	case ir.VectorKind:
		if t.Elem.Kind == ir.PtrKind || t.Scalable {
			return "a vector of pointers"
		}
		if t.Elem.Kind == ir.IntKind && t.Elem.Bits == 1 {
			return "llc declares one byte for a vector of i1, and accesses one for each element"
		}
		return unusable(t.Elem, result, 0)
	case ir.ArrayKind:
		return unusable(t.Elem, result, depth+1)
	case ir.StructKind:
		for _, f := range t.Fields {
			if why := unusable(f, result, depth+1); why != "" {
				return why
			}
		}
		return ""
	}
	return "an argument or result of type " + t.String()
}

// wrapper is the text of a kernel that loads the arguments of a function from its first parameter,
// calls it and stores the result, of each thread, to the second. Buffers in shared and local memory
// are copies of those in global memory, and copied back.
func (r *function) wrapper() string {
	var b, after strings.Builder
	fmt.Fprintf(&b, "\ndefine ptx_kernel void @%s(ptr addrspace(1) %%in, ptr addrspace(1) %%out) {\n", r.kernel)
	var args []string
	for i, a := range r.args {
		at := fmt.Sprintf("%%p%d", i)
		fmt.Fprintf(&b, "  %s = getelementptr i8, ptr addrspace(1) %%in, i64 %d\n", at, a.off)
		value := fmt.Sprintf("%%a%d", i)
		switch {
		case a.pointer && a.ty.Space == 6:
			fmt.Fprintf(&b, "  %s = inttoptr i32 %s to ptr addrspace(6)\n", value, r.tensor(&b, &after, i))
		case a.pointer && (a.ty.Space == 3 || a.ty.Space == 5 || a.ty.Space == 7):
			fmt.Fprintf(&b, "  %%g%d = load ptr, ptr addrspace(1) %s\n", i, at)
			value = r.near(&b, &after, i, a.ty.Space)
		default:
			fmt.Fprintf(&b, "  %s = load %s, ptr addrspace(1) %s, align 16\n", value, a.ty, at)
		}
		t := a.ty
		if a.odd {
			t = r.Params[i].Type()
			fmt.Fprintf(&b, "  %%m%d = trunc %s %s to %s\n", i, a.ty, value, t)
			value = fmt.Sprintf("%%m%d", i)
		}
		ext := a.byval
		for _, e := range []string{"zeroext", "signext"} {
			if i < len(r.Params) && r.Attrs.Param(i).Has(e) {
				ext = e + " "
			}
		}
		args = append(args, t.String()+" "+ext+value)
	}
	signature := r.RetType().String()
	if r.FuncType.VarArg {
		signature = r.FuncType.String()
	}
	call := fmt.Sprintf("call %s %s(%s)\n", signature, r.name, strings.Join(args, ", "))
	if r.RetType().Kind == ir.VoidKind {
		b.WriteString("  " + call)
	} else {
		b.WriteString("  %r = " + call)
	}
	b.WriteString(after.String())
	if r.ret != nil {
		fmt.Fprintf(&b, "  %%tid = call i32 asm \"mov.u32 $0, %%tid.x;\", \"=r\"()\n  %%wide = zext i32 %%tid to i64\n")
		value := "%r"
		if r.ret != r.RetType() {
			fmt.Fprintf(&b, "  %%whole = zext %s %%r to %s\n", r.RetType(), r.ret)
			value = "%whole"
		}
		fmt.Fprintf(&b, "  %%slot = getelementptr [%d x i8], ptr addrspace(1) %%out, i64 %%wide\n  store %s %s, ptr addrspace(1) %%slot, align 16\n", outBytes, r.ret, value)
	}
	b.WriteString("  ret void\n}\n")
	return b.String()
}

// tensorColumns is how many columns of tensor memory lie from one argument to the next.
const tensorColumns = 128

// tensor is the address of tensor memory that argument i is to. The kernel allocates all of it, and
// stores what its first columns hold in place of a result.
func (r *function) tensor(b, after *strings.Builder, i int) (address string) {
	const slot = "ptr addrspace(3) @%s_tensor"
	if after.Len() == 0 || !strings.Contains(after.String(), "tcgen05.dealloc") {
		fmt.Fprintf(b, "  call void @llvm.nvvm.tcgen05.alloc.shared.cg1("+slot+", i32 512)\n  call void @llvm.nvvm.barrier0()\n", r.kernel)
		fmt.Fprintf(b, "  %%tensor = load i32, "+slot+"\n", r.kernel)
		fmt.Fprintf(after, "  %%tensorp = inttoptr i32 %%tensor to ptr addrspace(6)\n  call void @llvm.nvvm.tcgen05.wait.st()\n")
		if r.ret == nil {
			fmt.Fprintf(after, "  %%tensorv = call <64 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x64(ptr addrspace(6) %%tensorp, i1 false)\n  call void @llvm.nvvm.tcgen05.wait.ld()\n")
			fmt.Fprintf(after, "  %%tensort = call i32 asm \"mov.u32 $0, %%tid.x;\", \"=r\"()\n  %%tensori = getelementptr [%d x i8], ptr addrspace(1) %%out, i32 %%tensort\n  store <64 x i32> %%tensorv, ptr addrspace(1) %%tensori, align 16\n", outBytes)
		}
		fmt.Fprintf(after, "  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %%tensorp, i32 512)\n")
	}
	address = fmt.Sprintf("%%tensor%d", i)
	fmt.Fprintf(b, "  %s = add i32 %%tensor, %d\n", address, i%4*tensorColumns)
	return address
}

// near makes a buffer of shared (3, 7) or local memory that an argument is to.
func (r *function) near(b, after *strings.Builder, i, space int) (value string) {
	if space == 3 || space == 7 {
		value = fmt.Sprintf("@%s_near%d", r.kernel, i)
		fmt.Fprintf(b, "  call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) align 16 %s, ptr align 16 %%g%d, i64 %d, i1 false)\n", value, i, nearBytes)
		fmt.Fprintf(after, "  call void @llvm.memcpy.p0.p3.i64(ptr align 16 %%g%d, ptr addrspace(3) align 16 %s, i64 %d, i1 false)\n", i, value, nearBytes)
		if space == 7 {
			value = fmt.Sprintf("addrspacecast (ptr addrspace(3) %s to ptr addrspace(7))", value)
		}
		return value
	}
	fmt.Fprintf(b, "  %%l%d = alloca [%d x i8], align 16\n", i, bufferBytes)
	fmt.Fprintf(b, "  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %%l%d, ptr align 16 %%g%d, i64 %d, i1 false)\n", i, i, nearBytes)
	fmt.Fprintf(b, "  %%n%d = addrspacecast ptr %%l%d to ptr addrspace(5)\n", i, i)
	fmt.Fprintf(after, "  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %%g%d, ptr align 16 %%l%d, i64 %d, i1 false)\n", i, i, nearBytes)
	return fmt.Sprintf("%%n%d", i)
}

// variables declares the wrapper's buffers in shared memory.
func (r *function) variables() string {
	var b strings.Builder
	for i, a := range r.args {
		if a.pointer && a.ty.Space == 6 && !strings.Contains(b.String(), "_tensor") {
			fmt.Fprintf(&b, "@%s_tensor = internal addrspace(3) global i32 undef, align 16\n", r.kernel)
		}
		if a.pointer && (a.ty.Space == 3 || a.ty.Space == 7) {
			fmt.Fprintf(&b, "@%s_near%d = internal addrspace(3) global [%d x i8] undef, align 128\n", r.kernel, i, bufferBytes)
		}
	}
	return b.String()
}

// copies declares what wrappers call, unless the module does.
func copies(text string) string {
	var b strings.Builder
	for _, d := range [][2]string{
		{"@llvm.memcpy.p3.p0.i64", "(ptr addrspace(3), ptr, i64, i1)"}, {"@llvm.memcpy.p0.p3.i64", "(ptr, ptr addrspace(3), i64, i1)"}, {"@llvm.memcpy.p0.p0.i64", "(ptr, ptr, i64, i1)"},
	} {
		if !strings.Contains(text, d[0]+"(") {
			fmt.Fprintf(&b, "declare void %s%s\n", d[0], d[1])
		}
	}
	return b.String()
}
