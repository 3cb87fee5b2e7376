package instcombine

import (
	"strings"

	"opt-go/frontend/ir"
)

// Fortified library functions, which check the size of the destination (LLVM's
// FortifiedLibCallSimplifier): if the check always holds, or the size is unknown, they become the
// plain functions.

// fits reports whether the object size in argument object is enough for n bytes, or for the number
// in argument size; -1 means no such argument.
func (ic *combiner) fits(i *ir.Instr, object, size int, n uint64) bool {
	if size >= 0 && i.Arg(object) == i.Arg(size) {
		return true
	}
	k := ir.AsInt(i.Arg(object))
	if k == nil {
		return false
	}
	if isAllOnes(k) {
		return true
	}
	room, ok := k.Uint64()
	if !ok {
		return false
	}
	if n > 0 {
		return room >= n
	}
	if size >= 0 {
		m, known := word(i.Arg(size))
		return known && room >= m
	}
	return false
}

// checkedCopy: __memcpy_chk and its like, whose last arguments are the size and the destination's.
func checkedCopy(ic *combiner, i *ir.Instr) ir.Value {
	if !ic.fits(i, 3, 2, 0) {
		return nil
	}
	dst, x, n := i.Arg(0), i.Arg(1), i.Arg(2)
	switch i.CalledFunc().Name() {
	case "__memset_chk":
		ic.setInstead(i, dst, ic.b.cast(ir.Trunc, x, ic.ctx.I8, ""), n)
		return dst
	case "__strncpy_chk":
		return ic.callLibrary(i, "strncpy", i.Type(), dst, x, n)
	case "__stpncpy_chk":
		return ic.callLibrary(i, "stpncpy", i.Type(), dst, x, n)
	case "__mempcpy_chk":
		return ic.callLibrary(i, "mempcpy", i.Type(), dst, x, n)
	case "__strncat_chk":
		if k := ir.AsInt(i.Arg(3)); k == nil || !isAllOnes(k) { // room for its own string, too
			return nil
		}
		return ic.callLibrary(i, "strncat", i.Type(), dst, x, n)
	}
	ic.copyInstead(i, dst, x, n, i.CalledFunc().Name() == "__memcpy_chk")
	return dst
}

// checkedString: __strcat_chk, __strcpy_chk and __stpcpy_chk. A copy of known size that may not fit
// is one of memory.
func checkedString(ic *combiner, i *ir.Instr) ir.Value {
	dst, src := i.Arg(0), i.Arg(1)
	name := strings.TrimSuffix(strings.TrimPrefix(i.CalledFunc().Name(), "__"), "_chk")
	if name == "strcat" {
		if !ic.fits(i, 2, -1, 0) {
			return nil
		}
		return ic.callLibrary(i, name, i.Type(), dst, src)
	}
	if name == "stpcpy" && dst == src {
		n := ic.callLibrary(i, "strlen", ic.sizeType(), src)
		if n == nil {
			return nil
		}
		return ic.byteAfter(dst, n, "")
	}
	n := ic.stringSize(src)
	if n > 0 {
		ic.accessesBytes(i, n, 1)
	}
	if ic.fits(i, 2, -1, n) {
		return ic.callLibrary(i, name, i.Type(), dst, src)
	}
	if n == 0 {
		return nil
	}
	v := ic.callLibrary(i, "__memcpy_chk", i.Type(), dst, src, ic.size(n), i.Arg(2))
	if v == nil || name == "strcpy" {
		return v
	}
	return ic.byteAfter(dst, ic.size(n-1), "")
}

// checkedPlain gives a function whose arguments before the size of the destination, which is
// argument object, are those of the plain one. size is the argument that bounds what is written, -1
// if none does.
func checkedPlain(name string, object, size int) libraryRule {
	return func(ic *combiner, i *ir.Instr) ir.Value {
		if !ic.fits(i, object, size, 0) {
			return nil
		}
		args := make([]ir.Value, object)
		for k := range args {
			args[k] = i.Arg(k)
		}
		return ic.callLibrary(i, name, i.Type(), args...)
	}
}

// checkedList gives vsprintf and vsnprintf; a flag other than 0 requests further checks.
func checkedList(name string, object, size int) libraryRule {
	return func(ic *combiner, i *ir.Instr) ir.Value {
		if !isZero(i.Arg(object-1)) || !ic.fits(i, object, size, 0) {
			return nil
		}
		var args []ir.Value
		for k := range i.NumArgs() {
			if k != object && k != object-1 {
				args = append(args, i.Arg(k))
			}
		}
		return ic.callLibrary(i, name, i.Type(), args...)
	}
}

// checkedPrint folds __sprintf_chk and __snprintf_chk; a flag other than 0 requests further checks.
func checkedPrint(ic *combiner, i *ir.Instr) ir.Value {
	name, first, fixed, ok := "sprintf", 3, 2, isZero(i.Arg(1)) && ic.fits(i, 2, -1, 0)
	args := []ir.Value{i.Arg(0)}
	if i.CalledFunc().Name() == "__snprintf_chk" {
		name, first, fixed, ok = "snprintf", 4, 3, isZero(i.Arg(2)) && ic.fits(i, 3, 1, 0)
		args = append(args, i.Arg(1))
	}
	if !ok {
		return nil
	}
	for k := first; k < i.NumArgs(); k++ {
		args = append(args, i.Arg(k))
	}
	types := make([]*ir.Type, fixed)
	for k := range types {
		types[k] = args[k].Type()
	}
	f := ic.library().Declare(ic.f, name, ic.ctx.Func(i.Type(), types, true))
	if f == nil {
		return nil
	}
	return ic.callInstead(i, f, name, args...)
}

// checkedLength: __strlen_chk.
func checkedLength(ic *combiner, i *ir.Instr) ir.Value {
	if !ic.fits(i, 1, -1, ic.stringSize(i.Arg(0))) {
		return nil
	}
	return ic.callLibrary(i, "strlen", i.Type(), i.Arg(0))
}
