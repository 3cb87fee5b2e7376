package instcombine

import "opt-go/frontend/ir"

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
	case "__strncat_chk":
		if k := ir.AsInt(i.Arg(3)); k == nil || !isAllOnes(k) { // room for its own string, too
			return nil
		}
		return ic.callLibrary(i, "strncat", i.Type(), dst, x, n)
	}
	ic.copyInstead(i, dst, x, n, i.CalledFunc().Name() == "__memcpy_chk")
	return dst
}

func checkedString(ic *combiner, i *ir.Instr) ir.Value {
	dst, src := i.Arg(0), i.Arg(1)
	if i.CalledFunc().Name() == "__strcat_chk" {
		if !ic.fits(i, 2, -1, 0) {
			return nil
		}
		return ic.callLibrary(i, "strcat", i.Type(), dst, src)
	}
	n := ic.stringSize(src)
	if ic.fits(i, 2, -1, n) {
		return ic.callLibrary(i, "strcpy", i.Type(), dst, src)
	}
	return nil
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
