package ptx

import "opt-go/nvptx/ptx/table"

// Type is a fundamental PTX type (PTX ISA, section 5.2), written after a dot.
type Type uint8

// The fundamental types. NoType marks the absence of a type.
const (
	NoType Type = iota
	Pred
	B8
	B16
	B32
	B64
	B128
	U8
	U16
	U32
	U64
	S8
	S16
	S32
	S64
	F16
	F16x2
	BF16
	BF16x2
	F32
	F64
	TF32
	E4M3x2
	E5M2x2
	E4M3x4
	E5M2x4
	U16x2
	S16x2
	F32x2
	TexRef
	SamplerRef
	SurfRef
	numTypes
)

// Class groups types by what their bits mean.
type Class uint8

// The classes of types. Bits is compatible with every class of the same width.
const (
	Untyped Class = iota
	Predicate
	Bits
	Unsigned
	Signed
	Float
	Opaque
)

type typeInfo struct {
	name  string
	bits  int
	class Class
}

var typeTable = [numTypes]typeInfo{
	NoType: {"", 0, Untyped}, Pred: {"pred", 1, Predicate},
	B8: {"b8", 8, Bits}, B16: {"b16", 16, Bits}, B32: {"b32", 32, Bits}, B64: {"b64", 64, Bits}, B128: {"b128", 128, Bits},
	U8: {"u8", 8, Unsigned}, U16: {"u16", 16, Unsigned}, U32: {"u32", 32, Unsigned}, U64: {"u64", 64, Unsigned},
	S8: {"s8", 8, Signed}, S16: {"s16", 16, Signed}, S32: {"s32", 32, Signed}, S64: {"s64", 64, Signed},
	F16: {"f16", 16, Float}, F16x2: {"f16x2", 32, Float}, BF16: {"bf16", 16, Float}, BF16x2: {"bf16x2", 32, Float},
	F32: {"f32", 32, Float}, F64: {"f64", 64, Float}, TF32: {"tf32", 32, Bits},
	E4M3x2: {"e4m3x2", 16, Bits}, E5M2x2: {"e5m2x2", 16, Bits}, E4M3x4: {"e4m3x4", 32, Bits}, E5M2x4: {"e5m2x4", 32, Bits},
	U16x2: {"u16x2", 32, Unsigned}, S16x2: {"s16x2", 32, Signed}, F32x2: {"f32x2", 64, Float},
	TexRef: {"texref", 64, Opaque}, SamplerRef: {"samplerref", 64, Opaque}, SurfRef: {"surfref", 64, Opaque},
}

// String returns the name of the type in PTX, without the dot.
func (t Type) String() string { return typeTable[t].name }

// Bits is the width of the type; a predicate has 1.
func (t Type) Bits() int { return typeTable[t].bits }

// Bytes is the size in memory.
func (t Type) Bytes() int { return (typeTable[t].bits + 7) / 8 }

// Class returns how the bits are read.
func (t Type) Class() Class { return typeTable[t].class }

// TypeByName finds the type of a name (without the dot); NoType if there is none.
func TypeByName(name string) Type {
	for t := Pred; t < numTypes; t++ {
		if typeTable[t].name == name {
			return t
		}
	}
	return NoType
}

// Fragment is what a thread holds of matrix 'a', 'b' or 'c' ('d') of a product on tensor cores: n
// registers of a type. See table.Fragment.
func Fragment(op, shape string, matrix byte, elem string) (n int, reg Type) {
	n, name := table.Fragment(op, shape, matrix, elem)
	return n, TypeByName(name)
}

// BitType is the .bX type of the given width, NoType if PTX has none.
func BitType(bits int) Type {
	switch bits {
	case 1:
		return Pred
	case 8:
		return B8
	case 16:
		return B16
	case 32:
		return B32
	case 64:
		return B64
	case 128:
		return B128
	}
	return NoType
}

// Space is a state space (PTX ISA, section 5.1).
type Space uint8

// The state spaces. Generic is the absence of one in a memory instruction.
// ParamSpace is .param, RegSpace is .reg (function parameters only).
const (
	Generic Space = iota
	Global
	Shared
	Local
	Const
	ParamSpace
	RegSpace
	Tex
	SharedCluster // the shared memory of all blocks of a cluster
	numSpaces
)

var spaceNames = [numSpaces]string{"", "global", "shared", "local", "const", "param", "reg", "tex", "shared::cluster"}

// String returns the name of the space in PTX, without the dot; "" for Generic.
func (s Space) String() string { return spaceNames[s] }

// SpaceByName finds the space of a name; ok is false if there is none. "shared::cta" and the like
// include the sub-qualifier and name the space itself.
func SpaceByName(name string) (s Space, ok bool) {
	switch name {
	case "shared::cta":
		return Shared, true
	case "param::entry", "param::func":
		return ParamSpace, true
	}
	for s := Global; s < numSpaces; s++ {
		if spaceNames[s] == name {
			return s, true
		}
	}
	return Generic, false
}
