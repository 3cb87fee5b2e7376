package carried

import (
	"math"
	"strconv"

	"github.com/llir/llvm/ir/types"
)

// typeDefs writes the types that were named, those within them, and the attribute groups.
func (w *chunkWriter) typeDefs() {
	for k := 0; k < len(w.queue); k++ {
		t := w.queue[k]
		w.s(typeName(t) + " = type ")
		w.typeBody(t)
		w.s("\n")
	}
	if w.pointer != "" {
		w.pointerType()
		w.s(" = type i8*\n")
	}
	for _, t := range w.pointees {
		if !w.types[t.TypeName] {
			w.types[t.TypeName] = true
			w.s(typeName(t) + " = type opaque\n")
		}
	}
	for _, g := range w.Skeleton.AttrGroupDefs {
		if g.ID <= math.MaxInt32 && w.groups[int(g.ID)] {
			w.s("attributes #")
			w.b = strconv.AppendInt(w.b, g.ID, 10)
			w.s(" = { }\n")
		}
	}
}

// typeName returns %name as llir writes it.
func typeName(t types.Type) string { return t.String() }

// typ writes a type.
func (w *chunkWriter) typ(t types.Type) {
	if t.Name() != "" {
		w.useType(t)
		w.s(typeName(t))
		return
	}
	w.typeBody(t)
}

// typeBody writes a type, were it without a name.
func (w *chunkWriter) typeBody(t types.Type) {
	switch t := t.(type) {
	case *types.PointerType:
		if w.pointer != "" && t.AddrSpace == 0 {
			w.pointerType()
			return
		}
		w.pointee(t.ElemType)
		if t.AddrSpace != 0 {
			w.addrSpace(t.AddrSpace)
		}
		w.s("*")
	case *types.ArrayType:
		w.s("[" + strconv.FormatUint(t.Len, 10) + " x ")
		w.typ(t.ElemType)
		w.s("]")
	case *types.VectorType:
		w.s("<")
		if t.Scalable {
			w.s("vscale x ")
		}
		w.s(strconv.FormatUint(t.Len, 10) + " x ")
		w.typ(t.ElemType)
		w.s(">")
	case *types.StructType:
		w.structType(t)
	case *types.FuncType:
		w.typ(t.RetType)
		w.s(" (")
		w.typeList(t.Params)
		if t.Variadic {
			if len(t.Params) > 0 {
				w.s(", ")
			}
			w.s("...")
		}
		w.s(")")
	default: // these hold no named types
		w.s(t.LLString())
	}
}

// pointee writes the pointee of a pointer. Complete pointees would pull in most types of a program,
// so a struct gets a body only if something other than a pointer names it. With opaque pointers the
// pointee is irrelevant.
func (w *chunkWriter) pointee(t types.Type) {
	s, isStruct := t.(*types.StructType)
	switch {
	case w.text.Opaque || !w.text.Typed: // of a pointer to another address space, or in a text of both kinds
		w.s("i8 ")
		return
	case isStruct && s.TypeName != "":
		w.pointees = append(w.pointees, s)
		w.s(typeName(t))
	default:
		w.typ(t)
	}
	w.s(" ")
}

// pointerType writes the type that stands for i8*.
func (w *chunkWriter) pointerType() {
	w.s("%")
	w.s(w.pointer)
}

func (w *chunkWriter) typeList(list []types.Type) {
	for k, t := range list {
		if k > 0 {
			w.s(", ")
		}
		w.typ(t)
	}
}

func (w *chunkWriter) structType(t *types.StructType) {
	if t.Opaque {
		w.s("opaque")
		return
	}
	open, end := "{ ", " }"
	if t.Packed {
		open, end = "<{ ", " }>"
	}
	w.s(open)
	w.typeList(t.Fields)
	w.s(end)
}
