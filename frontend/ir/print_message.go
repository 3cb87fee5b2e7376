package ir

import (
	"fmt"
	"strings"
)

// MessagePrinter prints single values, types and nodes of metadata for messages about a module,
// each as it stands in the text of the module, with the numbers that it has there.
type MessagePrinter struct{ p *printer }

// NewMessagePrinter returns a printer for messages about f, or about what is outside of functions
// if f is nil. It is valid until the module changes.
func NewMessagePrinter(m *Module, f *Func) *MessagePrinter {
	p := newPrinter(m, nil, 0)
	if f != nil {
		p.locals.load(f)
		p.numberFunc(f)
	}
	return &MessagePrinter{p}
}

// Text prints a thing: an instruction, a variable, an alias or an ifunc whole, other values as
// operands with their type, functions as a name, nodes of metadata by their content, and all else
// as fmt does.
func (m *MessagePrinter) Text(t any) string {
	p := m.p
	p.b = p.b[:0]
	switch t := t.(type) {
	case *Instr:
		p.instr(t)
	case *GlobalVar:
		p.global(t)
	case *Alias:
		p.alias(t)
	case *IFunc:
		p.ifunc(t)
	case *Func:
		p.globalRef(&t.Global)
	case *Block:
		p.operand(t, true)
	case *MDOperand:
		p.mdOperand(t)
	case Value:
		p.operand(t, true)
	case *MDNode:
		p.mdBody(t)
	case MD:
		p.mdValue(t)
	default:
		return fmt.Sprint(t)
	}
	return strings.TrimSpace(string(p.b))
}
