package carried

import (
	"strconv"
	"strings"

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
	w.locals.Reset(len(f.Stmts))
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
	n, isNew := w.locals.Number(scan.BareName(text))
	if isNew && len(w.Split.types) > 0 {
		w.useType(w.Split.types[w.locals.Names[n]])
	}
	return n
}

// number gives the locals of a function numbers in the order of their definitions and returns their
// names in this order; nil where some have no name, or one that is a type's, too.
func (w *chunkWriter) number(f *Func, header *llir.Func) []string {
	if !f.AllNamed {
		return nil
	}
	list := make([]string, 0, len(header.Params)+len(w.locals.Names))
	w.dense = w.dense[:0]
	define := func(n int32) bool {
		for int(n) >= len(w.dense) {
			w.dense = append(w.dense, -1)
		}
		name := w.locals.Names[n]
		if w.dense[n] >= 0 || w.Split.types[name] != nil || name == "" {
			return false
		}
		w.dense[n] = int32(len(list))
		list = append(list, name)
		return true
	}
	for _, p := range header.Params {
		if n, _ := w.locals.Number(p.LocalName); !define(n) {
			return nil
		}
	}
	for _, e := range w.edits {
		if e.defines && !define(e.local) {
			return nil
		}
	}
	ownText(list)
	return list
}

// ownText gives names, which are parts of the text, memory of their own: they would keep the text.
func ownText(list []string) {
	all := strings.Join(list, "")
	for k, name := range list {
		list[k], all = all[:len(name)], all[len(name):]
	}
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
