package carried

import (
	"hash/maphash"
	"math/bits"
	"strconv"

	llir "github.com/llir/llvm/ir"

	"opt-go/frontend/dialect/scan"
)

// edit is a part of a body that a chunk may spell otherwise than the text.
type edit struct {
	off, end int32
	local    int32 // its number in chunkWriter.locals, of a local or label
	mark     scan.Mark
	defines  bool // %x =, x:
}

// scanBody finds the names in a body, notes those that the chunk must define or declare, and makes
// edits of what the chunk may spell otherwise.
func (w *chunkWriter) scanBody(f *Func) {
	w.edits = w.edits[:0]
	w.locals.reset(len(f.Stmts))
	for s := (scan.Skimmer{Src: asString(w.text.LL14[f.Body.Lo:f.Body.Hi])}); s.Next(); {
		e := edit{off: int32(s.Off), end: int32(s.End), mark: s.Mark, defines: s.Defines}
		switch s.Mark {
		case scan.GlobalMark:
			name := s.Src[s.Off+1 : s.End]
			if !scan.IsNumber(name) {
				w.useGlobal(scan.BareName(name))
				continue
			}
			w.useGlobal("@" + name)
		case scan.LocalMark:
			e.local = w.local(s.Src[s.Off+1 : s.End])
		case scan.LabelMark:
			e.local = w.local(s.Src[s.Off : s.End-1])
		case scan.BytePointer:
			if w.pointer == "" {
				continue
			}
		case scan.GroupMark:
			w.groups[scan.ParseNumber(s.Src[s.Off+1:s.End])] = true
			continue
		}
		w.edits = append(w.edits, e)
	}
}

// local returns the number of a local name or of a type's, as written without sigil.
func (w *chunkWriter) local(text string) int32 {
	n, isNew := w.locals.number(scan.BareName(text))
	if isNew && len(w.Split.types) > 0 {
		w.useType(w.Split.types[w.locals.names[n]])
	}
	return n
}

// number gives the locals of a function numbers in the order of their definitions and returns their
// names in this order; nil where some have no name, or one that is a type's, too.
func (w *chunkWriter) number(f *Func, header *llir.Func) []string {
	if !f.AllNamed {
		return nil
	}
	names := make([]string, 0, len(header.Params)+len(w.locals.names))
	w.dense = w.dense[:0]
	define := func(n int32) bool {
		for int(n) >= len(w.dense) {
			w.dense = append(w.dense, -1)
		}
		name := w.locals.names[n]
		if w.dense[n] >= 0 || w.Split.types[name] != nil || name == "" {
			return false
		}
		w.dense[n] = int32(len(names))
		names = append(names, name)
		return true
	}
	for _, p := range header.Params {
		if n, _ := w.locals.number(p.LocalName); !define(n) {
			return nil
		}
	}
	for _, e := range w.edits {
		if e.defines && !define(e.local) {
			return nil
		}
	}
	return names
}

// body copies a body, with numbers for locals or with the names that they have, and without
// comments.
func (w *chunkWriter) body(r Range, numbers bool) {
	src := w.text.LL14[r.Lo:r.Hi]
	mark := int32(0)
	for _, e := range w.edits {
		switch e.mark {
		case scan.GlobalMark:
			w.b = append(w.b, src[mark:e.off+1]...)
			w.s(unnamedPrefix)
			mark = e.off + 1
		case scan.BytePointer:
			w.b = append(w.b, src[mark:e.off]...)
			w.pointerType()
			mark = e.end
		case scan.Comment:
			w.b = append(w.b, src[mark:e.off]...)
			mark = e.end
		case scan.LocalMark, scan.LabelMark:
			if !numbers || int(e.local) >= len(w.dense) || w.dense[e.local] < 0 {
				continue
			}
			if e.mark == scan.LabelMark {
				e.off-- // it has no sigil
				e.end--
			}
			w.b = append(w.b, src[mark:e.off+1]...)
			w.b = strconv.AppendInt(w.b, int64(w.dense[e.local]), 10)
			mark = e.end
		}
	}
	w.b = append(w.b, src[mark:]...)
}

// nameTable numbers the names of one function in the order of their first occurrence. It is a hash
// table with open addressing: a name is looked up wherever it occurs, and a map takes twice the time.
type nameTable struct {
	slots []int32 // a power of two of them; 0, or 1 + the number of a name
	names []string
	seed  maphash.Seed
}

// reset forgets all names, and makes room for about that many.
func (t *nameTable) reset(n int) {
	if t.seed == (maphash.Seed{}) {
		t.seed = maphash.MakeSeed()
	}
	t.names = t.names[:0]
	t.resize(4 << bits.Len(uint(n)))
}

// resize empties the table and gives it a number of slots.
func (t *nameTable) resize(slots int) {
	if cap(t.slots) < slots {
		t.slots = make([]int32, slots)
		return
	}
	t.slots = t.slots[:slots]
	clear(t.slots)
}

// slot returns where a name is, or is to be put.
func (t *nameTable) slot(name string) *int32 {
	mask := len(t.slots) - 1
	for i := int(maphash.String(t.seed, name)) & mask; ; i = (i + 1) & mask {
		if n := t.slots[i]; n == 0 || t.names[n-1] == name {
			return &t.slots[i]
		}
	}
}

// number returns the number of a name, and whether it is new.
func (t *nameTable) number(name string) (n int32, isNew bool) {
	at := t.slot(name)
	if *at > 0 {
		return *at - 1, false
	}
	t.names = append(t.names, name)
	*at = int32(len(t.names))
	if 2*len(t.names) > len(t.slots) {
		t.resize(2 * len(t.slots))
		for k, name := range t.names {
			*t.slot(name) = int32(k + 1)
		}
	}
	return int32(len(t.names)) - 1, true
}
