package instcombine

import (
	"math"
	"strings"

	"opt-go/frontend/ir"
)

// Output. Formats that only copy become copies. If the result is unused, functions with a different
// result are allowed.

// putChar prints one byte.
func (ic *combiner) putChar(i *ir.Instr, c ir.Value) ir.Value {
	return ic.callLibrary(i, "putchar", ic.ctx.I32, c)
}

func (ic *combiner) putConstantChar(i *ir.Instr, c byte) ir.Value {
	return ic.putChar(i, ir.NewInt(ic.ctx.I32, uint64(c)))
}

// putLine prints a constant string and a line's end.
func (ic *combiner) putLine(i *ir.Instr, s string) ir.Value {
	if ic.library().Declare(ic.f, "puts", ic.ctx.Func(ic.ctx.I32, []*ir.Type{i.Arg(0).Type()}, false)) == nil {
		return nil
	}
	return ic.callLibrary(i, "puts", ic.ctx.I32, ic.newString(s))
}

func printCall(ic *combiner, i *ir.Instr) ir.Value {
	if format, ok := ic.constantString(i.Arg(0)); ok {
		if v := ic.printed(i, format); v != nil {
			return v
		}
	}
	ic.accesses(i, 0)
	return nil
}

// printed is LLVM's optimizePrintFString.
func (ic *combiner) printed(i *ir.Instr, format string) ir.Value {
	if ir.HasUses(i) {
		if format == "" {
			return ir.NewZero(i.Type())
		}
		return nil
	}
	more := i.NumArgs() > 1
	switch {
	case format == "":
		return i
	case len(format) == 1 || format == "%%":
		return ic.putConstantChar(i, format[0])
	case format == "%s" && more:
		return ic.printedString(i)
	case strings.HasSuffix(format, "\n") && !strings.Contains(format, "%"):
		return ic.putLine(i, format[:len(format)-1])
	case format == "%c" && more && i.Arg(1).Type().IsInt():
		return ic.putChar(i, ic.b.intCast(i.Arg(1), ic.ctx.I32, false, ""))
	case format == "%s\n" && more && i.Arg(1).Type().IsPtr():
		return ic.callLibrary(i, "puts", ic.ctx.I32, i.Arg(1))
	}
	return nil
}

// printedString is printf("%s", s).
func (ic *combiner) printedString(i *ir.Instr) ir.Value {
	s, ok := ic.constantString(i.Arg(1))
	switch {
	case !ok:
		return nil
	case s == "":
		return i
	case len(s) == 1:
		return ic.putConstantChar(i, s[0])
	case s[len(s)-1] == '\n':
		return ic.putLine(i, s[:len(s)-1])
	}
	return nil
}

func putsCall(ic *combiner, i *ir.Instr) ir.Value {
	ic.accesses(i, 0)
	if s, ok := ic.constantString(i.Arg(0)); ok && s == "" && !ir.HasUses(i) {
		return ic.putConstantChar(i, '\n')
	}
	return nil
}

// coldIfError marks a call whose argument k is stderr as cold; for k = -1 the call always writes to
// stderr.
func (ic *combiner) coldIfError(i *ir.Instr, k int) {
	f := i.CalledFunc()
	if i.Info.Attrs.Fn.Has("cold") || !f.IsDecl() || k >= i.NumArgs() {
		return
	}
	if k >= 0 {
		l := opOf(i.Arg(k), ir.Load)
		if l == nil {
			return
		}
		g, ok := l.Operand(0).(*ir.GlobalVar)
		if !ok || g.Init != nil || g.Name() != "stderr" {
			return
		}
	}
	i.Info.Attrs = i.Info.Attrs.Clone()
	i.Info.Attrs.Fn = i.Info.Attrs.Fn.With(ir.EnumAttr("cold"))
	ic.changed = true
}

func reportsError(ic *combiner, i *ir.Instr) ir.Value {
	k := 0
	if i.CalledFunc().Name() == "perror" {
		k = -1
	}
	ic.coldIfError(i, k)
	return nil
}

func (ic *combiner) writeBytes(i *ir.Instr, p ir.Value, n uint64, file ir.Value) ir.Value {
	return ic.callLibrary(i, "fwrite", ic.sizeType(), p, ic.size(n), ic.size(1), file)
}

func printToFile(ic *combiner, i *ir.Instr) ir.Value {
	ic.coldIfError(i, 0)
	format, ok := ic.constantString(i.Arg(1))
	if !ok || ir.HasUses(i) {
		return nil
	}
	switch {
	case i.NumArgs() == 2:
		if strings.Contains(format, "%") {
			return nil
		}
		return ic.writeBytes(i, i.Arg(1), uint64(len(format)), i.Arg(0))
	case format == "%c" && i.Arg(2).Type().IsInt():
		return ic.callLibrary(i, "fputc", ic.ctx.I32, ic.b.intCast(i.Arg(2), ic.ctx.I32, true, "chari"), i.Arg(0))
	case format == "%s" && i.Arg(2).Type().IsPtr():
		return ic.callLibrary(i, "fputs", ic.ctx.I32, i.Arg(2), i.Arg(0))
	}
	return nil
}

func putsToFile(ic *combiner, i *ir.Instr) ir.Value {
	ic.coldIfError(i, 1)
	n := ic.stringSize(i.Arg(0))
	if n == 0 || ir.HasUses(i) || ic.f.Attrs.Fn.Has("optsize") || ic.f.Attrs.Fn.Has("minsize") {
		return nil
	}
	return ic.writeBytes(i, i.Arg(0), n-1, i.Arg(1))
}

func writeToFile(ic *combiner, i *ir.Instr) ir.Value {
	ic.coldIfError(i, 3)
	n, ok1 := word(i.Arg(1))
	m, ok2 := word(i.Arg(2))
	switch {
	case !ok1 || !ok2:
		return nil
	case n == 0 || m == 0:
		return ir.NewZero(i.Type())
	case n == 1 && m == 1 && !ir.HasUses(i):
		c := ic.b.intCast(ic.loadByte(i.Arg(0), "char"), ic.ctx.I32, true, "chari")
		return orNil(ic.callLibrary(i, "fputc", ic.ctx.I32, c, i.Arg(3)), ir.NewInt(i.Type(), 1))
	}
	return nil
}

func printToString(ic *combiner, i *ir.Instr) ir.Value {
	if format, ok := ic.constantString(i.Arg(1)); ok {
		if v := ic.printedTo(i, format); v != nil {
			return v
		}
	}
	ic.accesses(i, 0, 1)
	return nil
}

// printedTo is LLVM's optimizeSPrintFString.
func (ic *combiner) printedTo(i *ir.Instr, format string) ir.Value {
	dst := i.Arg(0)
	switch {
	case i.NumArgs() == 2:
		if strings.Contains(format, "%") {
			return nil
		}
		ic.newCopy(i, "llvm.memcpy", dst, i.Arg(1), ic.size(uint64(len(format))+1))
		return ir.NewInt(i.Type(), uint64(len(format)))
	case format == "%c" && i.Arg(2).Type().IsInt():
		ic.storeByte(ic.b.intCast(i.Arg(2), ic.ctx.I8, false, "char"), dst)
		ic.storeByte(ir.NewZero(ic.ctx.I8), ic.byteAfter(dst, ir.NewInt(ic.ctx.I32, 1), "nul"))
		return ir.NewInt(i.Type(), 1)
	case format == "%s" && i.Arg(2).Type().IsPtr():
		return ic.stringPrintedTo(i, dst, i.Arg(2))
	}
	return nil
}

func (ic *combiner) stringPrintedTo(i *ir.Instr, dst, s ir.Value) ir.Value {
	if !ir.HasUses(i) {
		return ic.callLibrary(i, "strcpy", dst.Type(), dst, s)
	}
	if n := ic.stringSize(s); n > 0 {
		ic.newCopy(i, "llvm.memcpy", dst, s, ic.size(n))
		return ir.NewInt(i.Type(), n-1)
	}
	end := ic.callLibrary(i, "stpcpy", dst.Type(), dst, s)
	if end == nil {
		return nil
	}
	a, b := ic.b.cast(ir.PtrToInt, end, ic.sizeType(), ""), ic.b.cast(ir.PtrToInt, dst, ic.sizeType(), "")
	return ic.b.intCast(ic.b.sub(a, b, ""), i.Type(), false, "")
}

func printToBounded(ic *combiner, i *ir.Instr) ir.Value {
	if v := ic.printedToBounded(i); v != nil {
		return v
	}
	if ic.q.NonZero(i.Arg(1)) {
		ic.accesses(i, 0)
	}
	return nil
}

// printedToBounded is LLVM's optimizeSnPrintFString.
func (ic *combiner) printedToBounded(i *ir.Instr) ir.Value {
	n, bounded := word(i.Arg(1))
	format, ok := ic.constantString(i.Arg(2))
	if !bounded || !ok || n > math.MaxInt32 { // which is an error
		return nil
	}
	switch {
	case i.NumArgs() == 3 && !strings.Contains(format, "%"):
		return ic.copyBounded(i, i.Arg(2), format, n)
	case i.NumArgs() == 4 && format == "%c" && i.Arg(3).Type().IsInt() && n >= 2:
		ic.storeByte(ic.b.intCast(i.Arg(3), ic.ctx.I8, false, "char"), i.Arg(0))
		ic.storeByte(ir.NewZero(ic.ctx.I8), ic.byteAfter(i.Arg(0), ir.NewInt(ic.ctx.I32, 1), "nul"))
		return ir.NewInt(i.Type(), 1)
	case i.NumArgs() == 4 && format == "%s" && i.Arg(3).Type().IsPtr():
		if s, ok := ic.constantString(i.Arg(3)); ok {
			return ic.copyBounded(i, i.Arg(3), s, n)
		}
	}
	return nil
}

// copyBounded copies as much of a string as fits into n bytes with its terminating zero, and
// returns the length of the whole string.
func (ic *combiner) copyBounded(i *ir.Instr, from ir.Value, s string, n uint64) ir.Value {
	length := ir.NewInt(i.Type(), uint64(len(s)))
	switch {
	case len(s) > math.MaxInt32:
		return nil
	case n == 0:
		return length
	case n > uint64(len(s)):
		ic.newCopy(i, "llvm.memcpy", i.Arg(0), from, ic.size(uint64(len(s))+1))
		return length
	}
	if n > 1 {
		ic.newCopy(i, "llvm.memcpy", i.Arg(0), from, ic.size(n-1))
	}
	ic.storeByte(ir.NewZero(ic.ctx.I8), ic.byteAfter(i.Arg(0), ic.size(n-1), "endptr"))
	return length
}
