package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/library"
)

// Calls of C library functions become intrinsics, cheaper calls or constants (LLVM's
// SimplifyLibCalls). This file has the table of functions, and simple mathematics and characters.
// library_string.go has strings, library_compare.go and library_search.go comparisons and searches,
// library_bytes.go searches for bytes, library_memory.go copies, library_print.go output,
// library_checked.go the fortified forms, library_math.go and power.go mathematics. library_args.go
// annotates arguments with the facts that a call implies.
//
// Not handled, unlike LLVM: sine and cosine of one angle at once, operator new with hot/cold hints.

// libraryRule rewrites the call of a library function. It returns the replacement of its result,
// the call itself if that has no users and should be erased, or nil if the call stays.
type libraryRule func(*combiner, *ir.Instr) ir.Value

var libraryRules = map[string]libraryRule{
	"ceil": toUnary("llvm.ceil"), "floor": toUnary("llvm.floor"), "nearbyint": toUnary("llvm.nearbyint"), "rint": toUnary("llvm.rint"),
	"round": toUnary("llvm.round"), "roundeven": toUnary("llvm.roundeven"), "trunc": toUnary("llvm.trunc"),
	"fabs": toUnary("llvm.fabs"), "fabsf": toUnary("llvm.fabs"), "fabsl": toUnary("llvm.fabs"), "fmaxl": toMinimum("llvm.maxnum"), "fminl": toMinimum("llvm.minnum"),
	"fmin": toMinimum("llvm.minnum"), "fminf": toMinimum("llvm.minnum"), "fmax": toMinimum("llvm.maxnum"), "fmaxf": toMinimum("llvm.maxnum"),
	"pow": powCall, "powf": powCall, "powl": powCall, "exp2": exp2Call, "exp2f": exp2Call, "exp2l": exp2Call, "sqrt": sqrtCall, "sqrtf": sqrtCall, "sqrtl": sqrtCall, "copysign": narrows(false, nil),
	"cos": narrows(true, evenCall), "cosf": evenCall, "cosh": narrows(true, evenCall), "coshf": evenCall,
	"sin": narrows(true, oddCall), "sinf": oddCall, "tan": narrows(true, inverseCall("atan", oddCall)), "tanf": inverseCall("atan", oddCall),
	"acosh": narrows(true, nil), "asinh": narrows(true, nil), "expm1": narrows(true, nil), "log1p": narrows(true, nil), "logb": narrows(true, nil), "exp10": narrows(true, nil),
	"sinh": inverseCall("asinh", nil), "sinhf": inverseCall("asinh", nil), "atanh": narrows(true, inverseCall("tanh", nil)), "atanhf": inverseCall("tanh", nil),
	"log": narrows(true, logCall), "logf": logCall, "logl": logCall, "log2": narrows(true, logCall), "log2f": logCall, "log2l": logCall,
	"log10": narrows(true, logCall), "log10f": logCall, "log10l": logCall,
	"exp": narrows(true, nil), "atan": narrows(true, nil), "asin": narrows(true, nil), "acos": narrows(true, nil), "tanh": narrows(true, nil), "cbrt": narrows(true, nil),
	"abs": absCall, "labs": absCall, "llabs": absCall, "isdigit": isDigit, "isascii": isASCII, "toascii": toASCII,

	"strlen": lengthCall, "strcpy": copyString, "stpcpy": copyString, "strncpy": copyStringBounded, "strcat": appendString, "strncat": appendStringBounded,
	"strchr": findInString, "strrchr": findLastInString, "strstr": findText, "strspn": lengthOfSet(false), "strcspn": lengthOfSet(true), "strpbrk": findOfSet,
	"strnlen": boundedLength, "ffs": firstBitSet, "ffsl": firstBitSet, "ffsll": firstBitSet,
	"strcmp": compareStrings, "strncmp": compareStringsBounded, "memcmp": compareMemory, "bcmp": compareMemory, "memchr": findInMemory,
	"memcpy": copyMemory, "memmove": copyMemory, "memset": setMemory, "mempcpy": copyMemoryToEnd,
	"atoi": parsesInteger(true), "atol": parsesInteger(true), "atoll": parsesInteger(true),
	"strtol": parsesInteger(true), "strtoul": parsesInteger(false), "strtoll": parsesInteger(true), "strtoull": parsesInteger(false),
	"strtod": parsesNumber, "strtof": parsesNumber, "strtold": parsesNumber, "realloc": reallocNothing,
	"printf": printCall, "puts": putsCall, "fprintf": printToFile, "fputs": putsToFile, "fwrite": writeToFile, "vfprintf": reportsError, "perror": reportsError,
	"sprintf": printToString, "snprintf": printToBounded,
	"__memcpy_chk": checkedCopy, "__memmove_chk": checkedCopy, "__memset_chk": checkedCopy, "__strcpy_chk": checkedString, "__strcat_chk": checkedString,
	"memrchr": findLastInMemory, "stpncpy": copyStringBounded, "strlcpy": copyStringLimited, "memccpy": copyMemoryUntil, "bcopy": copyMemoryFrom,
	"strndup": duplicateBounded, "wcslen": wideLength,
	"__stpcpy_chk": checkedString, "__mempcpy_chk": checkedCopy, "__stpncpy_chk": checkedCopy, "__memccpy_chk": checkedPlain("memccpy", 4, 3),
	"__strlcat_chk": checkedPlain("strlcat", 3, -1), "__strlcpy_chk": checkedPlain("strlcpy", 3, 2),
	"__vsprintf_chk": checkedList("vsprintf", 2, -1), "__vsnprintf_chk": checkedList("vsnprintf", 3, 1),
	"__strncpy_chk": checkedCopy, "__strncat_chk": checkedCopy, "__sprintf_chk": checkedPrint, "__snprintf_chk": checkedPrint, "__strlen_chk": checkedLength,
}

// libraryCall rewrites a call of a function of the C library that the target has and the program
// does not define itself.
func (ic *combiner) libraryCall(i *ir.Instr) *ir.Instr {
	f := i.CalledFunc()
	if f == nil {
		return nil
	}
	if !ir.HasUses(i) && ic.q.QuietMath(i) {
		ic.erase(i)
		return nil
	}
	rule, ok := libraryRules[f.Name()]
	if !ok || len(i.Info.Bundles) > 0 || i.Flags&ir.MustTail != 0 || !library.Has(ic.c.Target, ic.f, f.Name()) || !ic.library().Calls(i) {
		return nil
	}
	v := rule(ic, i)
	if v == nil {
		return nil
	}
	if ir.HasUses(i) {
		ic.use(i, v)
	}
	ic.erase(i) // its effects are unknown, so it would not be trivially dead
	return nil
}

func (ic *combiner) library() library.Functions { return ic.q.Library }

// callLibrary creates a call of a library function to replace the call i, or returns nil if the
// target does not have the function.
func (ic *combiner) callLibrary(i *ir.Instr, name string, result *ir.Type, args ...ir.Value) ir.Value {
	types := make([]*ir.Type, len(args))
	for k, a := range args {
		types[k] = a.Type()
	}
	f := ic.library().Declare(ic.f, name, ic.ctx.Func(result, types, false))
	if f == nil {
		return nil
	}
	return ic.callInstead(i, f, name, args...)
}

// callInstead creates a call of f to replace i, with the same tail-call kind.
func (ic *combiner) callInstead(i *ir.Instr, f *ir.Func, name string, args ...ir.Value) ir.Value {
	n := ir.NewInstr(ir.Call, f.RetType(), append(append([]ir.Value(nil), args...), f)...)
	n.Info = &ir.CallInfo{FuncType: f.FuncType, CC: f.CC}
	n.Flags = i.Flags & (ir.TailCall | ir.NoTail)
	if f.RetType().IsVoid() {
		name = ""
	}
	return ic.b.insert(n, name)
}

// orNil keeps an absent call from becoming a value that is not nil.
func orNil(call, v ir.Value) ir.Value {
	if call == nil {
		return nil
	}
	return v
}

// sizeType is size_t.
func (ic *combiner) sizeType() *ir.Type { return ic.ctx.Int(ic.dl.PtrBits(0)) }

func (ic *combiner) size(n uint64) *ir.Const { return ir.NewInt(ic.sizeType(), n) }

// byteAfter returns the address offset bytes after p.
func (ic *combiner) byteAfter(p, offset ir.Value, name string) ir.Value {
	if isZero(offset) {
		return p
	}
	return ic.b.insert(ir.NewGEP(ic.ctx.I8, p, ir.InBounds, offset), name)
}

func (ic *combiner) loadByte(p ir.Value, name string) ir.Value {
	l := ir.NewInstr(ir.Load, ic.ctx.I8, p)
	l.SetAlign(1)
	return ic.b.insert(l, name)
}

func (ic *combiner) storeByte(v, p ir.Value) {
	s := ir.NewInstr(ir.Store, ic.ctx.Void, v, p)
	s.SetAlign(1)
	ic.b.insert(s, "")
}

func toUnary(id string) libraryRule {
	return func(ic *combiner, i *ir.Instr) ir.Value {
		n := ic.newIntrinsic(id, i.Type(), i.Arg(0))
		n.Flags = i.Flags & (ir.FastMath | ir.TailCall | ir.NoTail)
		return ic.b.insert(n, "")
	}
}

// toMinimum: fmin and fmax may return either zero of two, which the intrinsic then may too.
func toMinimum(id string) libraryRule {
	return func(ic *combiner, i *ir.Instr) ir.Value {
		n := ic.newIntrinsic(id, i.Type(), i.Arg(0), i.Arg(1))
		n.Flags = i.Flags&(ir.FastMath|ir.TailCall|ir.NoTail) | ir.FNSZ
		return ic.b.insert(n, "")
	}
}

func absCall(ic *combiner, i *ir.Instr) ir.Value {
	return ic.b.intrinsic("llvm.abs", i.Type(), "", i.Arg(0), ic.ctx.NewBool(true))
}

func isDigit(ic *combiner, i *ir.Instr) ir.Value {
	v := ic.b.add(i.Arg(0), ir.NewInt(i.Type(), uint64(1<<32-'0')), "isdigittmp")
	c := ic.b.cmp(ir.ULT, v, ir.NewInt(i.Type(), 10), "isdigit")
	return ic.b.cast(ir.ZExt, c, i.Type(), "")
}

func isASCII(ic *combiner, i *ir.Instr) ir.Value {
	c := ic.b.cmp(ir.ULT, i.Arg(0), ir.NewInt(i.Type(), 128), "isascii")
	return ic.b.cast(ir.ZExt, c, i.Type(), "")
}

func toASCII(ic *combiner, i *ir.Instr) ir.Value {
	return ic.b.and(i.Arg(0), ir.NewInt(i.Type(), 127), "")
}
