package alias

import (
	"fmt"

	"opt-go/frontend/ir"
)

// Size is how many bytes after a pointer an access touches. The zero Size is BeforeOrAfter:
// anything in the same object.
type Size struct {
	kindBytes uint64 // the kind above kindShift, the bytes below
}

const kindShift = 62

type sizeKind uint64

const (
	beforeOrAfter sizeKind = iota
	afterPointer
	upperBound
	precise
)

// BeforeOrAfter is the size of an access that may touch bytes before and after the pointer.
var BeforeOrAfter = Size{}

// After is the size of an access of unknown length that begins at the pointer.
var After = sizeOf(afterPointer, 0)

func sizeOf(kind sizeKind, bytes uint64) Size { return Size{uint64(kind)<<kindShift | bytes} }

func (s Size) kind() sizeKind { return sizeKind(s.kindBytes >> kindShift) }

// maxSize is the greatest size that is kept; greater ones are unknown.
const maxSize = 1 << 61

// Precise is the size of an access that touches exactly n bytes.
func Precise(n uint64) Size {
	if n > maxSize {
		return After
	}
	return sizeOf(precise, n)
}

// UpTo is the size of an access that touches at most n bytes.
func UpTo(n uint64) Size {
	if n == 0 {
		return Precise(0)
	}
	if n > maxSize {
		return After
	}
	return sizeOf(upperBound, n)
}

// Known reports whether there is a bound on the bytes that are touched.
func (s Size) Known() bool { return s.kind() >= upperBound }

// IsPrecise reports whether exactly Bytes bytes are touched.
func (s Size) IsPrecise() bool { return s.kind() == precise }

// Bytes returns the number of bytes, or the bound; only of a Known size.
func (s Size) Bytes() uint64 { return s.kindBytes & (1<<kindShift - 1) }

// MayBeBefore reports whether bytes before the pointer may be touched.
func (s Size) MayBeBefore() bool { return s.kind() == beforeOrAfter }

// Union returns a size that covers both.
func (s Size) Union(t Size) Size {
	switch {
	case s == t:
		return s
	case s.kind() == beforeOrAfter || t.kind() == beforeOrAfter:
		return BeforeOrAfter
	case s.kind() == afterPointer || t.kind() == afterPointer:
		return After
	}
	return UpTo(max(s.Bytes(), t.Bytes()))
}

// String returns the size as a message shows it.
func (s Size) String() string {
	switch s.kind() {
	case beforeOrAfter:
		return "beforeOrAfterPointer"
	case afterPointer:
		return "afterPointer"
	case upperBound:
		return fmt.Sprintf("upperBound(%d)", s.Bytes())
	}
	return fmt.Sprintf("precise(%d)", s.Bytes())
}

// Tags is the alias metadata of an access.
type Tags struct {
	TBAA, TBAAStruct, Scope, NoAlias *ir.MDNode
}

// TagsOf returns the alias metadata of an instruction.
func TagsOf(i *ir.Instr) Tags {
	if len(i.Attachments()) == 0 {
		return Tags{}
	}
	return Tags{i.MD("tbaa"), i.MD("tbaa.struct"), i.MD("alias.scope"), i.MD("noalias")}
}

// Location is a memory location: Size bytes at Ptr, accessed by an instruction with the given tags.
type Location struct {
	Ptr  ir.Value
	Size Size
	Tags Tags
}

// LocationAfterPointer is all memory from p on.
func LocationAfterPointer(p ir.Value) Location { return Location{Ptr: p, Size: After} }

// LocationBeforeOrAfter is all memory of the object that p points into.
func LocationBeforeOrAfter(p ir.Value) Location { return Location{Ptr: p} }

// LocationOf returns the location that a load, store, va_arg or atomic accesses; ok is false for
// other instructions.
func LocationOf(i *ir.Instr) (loc Location, ok bool) {
	switch i.Op() {
	case ir.Load, ir.Store, ir.CmpXchg, ir.AtomicRMW:
		return Location{i.Pointer(), SizeOf(i.AccessType(), i.Func().Module().Layout), TagsOf(i)}, true
	case ir.VAArg:
		return Location{i.Pointer(), After, TagsOf(i)}, true
	}
	return Location{}, false
}

// SizeOf is the size of an access of a type.
func SizeOf(t *ir.Type, dl *ir.DataLayout) Size {
	if t.HasScalable() {
		return After
	}
	return Precise(dl.StoreSize(t))
}

// LocationOfArg returns the memory that a call may access through pointer argument k.
func LocationOfArg(call *ir.Instr, k int) Location {
	loc := Location{Ptr: call.Arg(k), Tags: TagsOf(call)}
	length := -1
	switch id := call.IntrinsicID(); id {
	case "":
		return libraryArg(call, k, loc)
	case "llvm.memcpy", "llvm.memmove", "llvm.memset", "llvm.memcpy.inline", "llvm.memset.inline",
		"llvm.memcpy.element.unordered.atomic", "llvm.memmove.element.unordered.atomic", "llvm.memset.element.unordered.atomic":
		length = 2
	case "llvm.lifetime.start", "llvm.lifetime.end", "llvm.invariant.start":
		length = 0
	case "llvm.invariant.end":
		length = 1
	case "llvm.masked.load":
		loc.Size = upTo(SizeOf(call.Type(), call.Func().Module().Layout))
		return loc
	case "llvm.masked.store":
		loc.Size = upTo(SizeOf(call.Arg(0).Type(), call.Func().Module().Layout))
		return loc
	default:
		return loc
	}
	loc.Size = After
	if n := ir.AsInt(call.Arg(length)); n != nil {
		if bytes, ok := n.Int64(); ok && bytes >= 0 {
			loc.Size = Precise(uint64(bytes))
		}
	}
	return loc
}

func upTo(s Size) Size {
	if s.Known() {
		return UpTo(s.Bytes())
	}
	return s
}

// libraryArgs gives how many bytes functions of the C library access from their pointer arguments
// on: the argument that holds the number of bytes (-1: unknown, but none before the pointer), and
// whether all of them are surely accessed, through the first pointer and through the others.
var libraryArgs = map[string]struct {
	length, params int
	first, others  bool
}{
	"memset_pattern4": {2, 3, true, true}, "memset_pattern8": {2, 3, true, true}, "memset_pattern16": {2, 3, true, true},
	"memcmp": {2, 3, true, true}, "bcmp": {2, 3, true, true}, "memchr": {2, 3, false, false}, "memccpy": {3, 4, false, false},
	"strcpy": {-1, 2, false, false}, "strcat": {-1, 2, false, false}, "strncat": {-1, 3, false, false},
	"strncpy":      {2, 3, true, false},                                        // it fills up with zeros, and reads no further than one
	"__memset_chk": {2, 4, false, false}, "__memcpy_chk": {2, 4, false, false}, // all bytes, or it ends the program
}

// patternBytes are the sizes of the patterns that the functions read.
var patternBytes = map[string]uint64{"memset_pattern4": 4, "memset_pattern8": 8, "memset_pattern16": 16}

func libraryArg(call *ir.Instr, k int, loc Location) Location {
	f := libraryFunc(call)
	if f == nil {
		return loc
	}
	row, ok := libraryArgs[f.Name()]
	if !ok || row.params != call.NumArgs() || row.length >= 0 && !call.Arg(row.length).Type().IsInt() {
		return loc
	}
	loc.Size = After
	if n := patternBytes[f.Name()]; n > 0 && k == 1 {
		loc.Size = Precise(n)
	} else if row.length >= 0 {
		if bytes, ok := constantArg(call, row.length); ok && (k == 0 && row.first || k > 0 && row.others) {
			loc.Size = Precise(bytes)
		} else if ok {
			loc.Size = UpTo(bytes)
		}
	}
	return loc
}

// libraryFunc returns the function that a call calls if it may be one of the library's.
func libraryFunc(call *ir.Instr) *ir.Func {
	f := call.CalledFunc()
	if f == nil || f.Linkage.IsLocal() || call.Info.Attrs.Fn.Has("nobuiltin") || f.Attrs.Fn.Has("nobuiltin") {
		return nil
	}
	return f
}

func constantArg(call *ir.Instr, k int) (uint64, bool) {
	n := ir.AsInt(call.Arg(k))
	if n == nil {
		return 0, false
	}
	return n.Uint64()
}

// CheckedWrite returns how many bytes a call of __memset_chk or __memcpy_chk writes to its first
// argument unless it ends the program, which ends all that reads them.
func CheckedWrite(call *ir.Instr) (bytes uint64, ok bool) {
	if !call.Op().IsCall() || call.IntrinsicID() != "" {
		return 0, false
	}
	f := libraryFunc(call)
	if f == nil || f.Name() != "__memset_chk" && f.Name() != "__memcpy_chk" || call.NumArgs() != 4 || !call.Arg(2).Type().IsInt() {
		return 0, false
	}
	return constantArg(call, 2)
}

// LocationOfDest returns the location that a memory intrinsic writes, LocationOfSource the one that
// memcpy and memmove read.
func LocationOfDest(call *ir.Instr) Location { return LocationOfArg(call, 0) }

// LocationOfSource returns what memcpy and memmove read.
func LocationOfSource(call *ir.Instr) Location { return LocationOfArg(call, 1) }

// spaceOf returns the address space of a pointer.
func spaceOf(v ir.Value) int { return v.Type().Scalar().Space }

// MemTransfer reports whether i is a memcpy or memmove.
func MemTransfer(i *ir.Instr) bool {
	switch i.IntrinsicID() {
	case "llvm.memcpy", "llvm.memmove", "llvm.memcpy.inline":
		return true
	}
	return false
}

// MemSet reports whether i is a memset.
func MemSet(i *ir.Instr) bool {
	id := i.IntrinsicID()
	return id == "llvm.memset" || id == "llvm.memset.inline"
}

// VolatileMem reports whether i is a volatile memcpy, memmove or memset.
func VolatileMem(i *ir.Instr) bool {
	if !MemTransfer(i) && !MemSet(i) {
		return false
	}
	k, ok := i.Arg(3).(*ir.Const)
	return !ok || !k.IsZero()
}
