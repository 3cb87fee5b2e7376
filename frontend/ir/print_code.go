package ir

import "strings"

// AppendCode appends the function's text without what is listed elsewhere in a module: attribute
// groups, metadata attachments and debug records are left out, and so are the comments with
// predecessors. Two texts of a function then differ where its code does. Unlike Append it needs no
// walk over the module, so that functions may be printed while others are changed.
//
// With stable numbers, unnamed values have their IDs as numbers, and unnamed blocks theirs after a
// b, instead of numbers in the order of the text: a value keeps its number when others come and go.
//
// at is called with each block and each instruction before its text is appended, with the length of
// the text so far; it may be nil.
func (f *Func) AppendCode(b []byte, stable bool, at func(v Value, offset int)) []byte {
	if at == nil {
		at = func(Value, int) {}
	}
	p := &printer{b: b, bare: true, stable: stable}
	p.locals.load(f)
	if stable {
		for k := range p.locals.values {
			p.locals.values[k] = int32(k)
		}
	}
	if f.IsDecl() {
		p.s("declare ")
		p.signature(f)
		p.c('\n')
		return p.b
	}
	p.s("define ")
	p.signature(f)
	p.s(" {\n")
	for b := f.first; b != nil; b = b.next {
		at(b, len(p.b))
		switch {
		case b.name != "":
			p.s(QuoteName(b.name))
			p.s(":\n")
		case !b.IsEntry() && stable:
			p.c('b')
			p.number(b.id)
			p.s(":\n")
		case !b.IsEntry():
			p.number(p.locals.blocks[b.id])
			p.s(":\n")
		}
		for i := b.first; i != nil; i = i.next {
			if f := i.calledFunc(); f != nil && strings.HasPrefix(f.name, "llvm.dbg.") {
				continue
			}
			at(i, len(p.b))
			p.instr(i)
			p.c('\n')
		}
	}
	p.s("}\n")
	return p.b
}
