package grammar

import "opt-go/frontend/dialect/scan"

// TypeKind is as much of a type as carrying its constants takes.
type TypeKind uint8

const (
	OtherKind TypeKind = iota
	VoidKind
	IntKind
	HalfKind
	BFloatKind
	FloatKind
	DoubleKind
	X86FP80Kind
	FP128Kind
	PPCFP128Kind
	PtrKind      // ptr and i8* of address space 0
	OtherPtrKind // any other pointer
	VectorKind
	ArrayKind
	StructKind
	FuncKind
	MetadataKind
	TokenKind
	NamedKind
)

// TypeWords are the words a type can begin with, iN aside.
var TypeWords = map[string]TypeKind{
	"void": VoidKind, "half": HalfKind, "bfloat": BFloatKind, "float": FloatKind, "double": DoubleKind,
	"x86_fp80": X86FP80Kind, "fp128": FP128Kind, "ppc_fp128": PPCFP128Kind, "ptr": PtrKind,
	"label": OtherKind, "token": TokenKind, "metadata": MetadataKind, "x86_mmx": OtherKind, "x86_amx": OtherKind, "target": OtherKind,
}

// IsIntType reports whether a word is iN.
func IsIntType(w string) bool { return len(w) > 1 && w[0] == 'i' && hasWidth(w) }

// IsByteType reports whether a word is bN, the type of memory that may hold a pointer.
func IsByteType(w string) bool { return len(w) > 1 && w[0] == 'b' && hasWidth(w) }

// hasWidth reports whether digits follow the first letter.
func hasWidth(w string) bool {
	for i := 1; i < len(w); i++ {
		if !scan.IsDigit(w[i]) {
			return false
		}
	}
	return true
}
