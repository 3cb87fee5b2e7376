package dialect

import (
	"strings"

	"github.com/pkg/errors"
)

// Node is a metadata node, as ParseNode reads it.
type Node struct {
	Distinct bool
	Kind     string // DILocation and the like; "" for a tuple
	Fields   []Field
}

// Field is a field of a node; elements of tuples and operands of !DIExpression have no name.
type Field struct {
	Name  string
	Value NodeValue
}

// NodeValueKind says what a NodeValue is.
type NodeValueKind uint8

// The kinds of values in metadata nodes.
const (
	NodeRef    NodeValueKind = iota // !7: ID
	NodeString                      // !"x" or "x": Str
	NodeNull                        // null
	NodeInt                         // 7
	NodeWord                        // DW_TAG_member, true, DIFlagA | DIFlagB
	NodeInline                      // a node written in place: Node
	NodeConst                       // a typed value, i32 5 or ptr @f: Text
)

// NodeValue is a value in a metadata node.
type NodeValue struct {
	Kind NodeValueKind
	Text string // as written, always
	Str  string // of NodeString: the bytes
	ID   int    // of NodeRef
	Node *Node  // of NodeInline
}

// Field returns the value of a named field.
func (n *Node) Field(name string) (NodeValue, bool) {
	for _, f := range n.Fields {
		if f.Name == name {
			return f.Value, true
		}
	}
	return NodeValue{}, false
}

// ParseNode parses a metadata node: what MetadataDef.Text and Attachment.Node
// hold, references and strings aside.
func ParseNode(text string) (*Node, error) {
	p := nodeParser{scanner{src: text}, text}
	p.next()
	n, err := p.node(0)
	if err != nil {
		return nil, err
	}
	if p.tok.kind != tEOF {
		return nil, p.errorf("unexpected text after a metadata node")
	}
	return n, nil
}

type nodeParser struct {
	scanner
	whole string
}

func (p *nodeParser) errorf(msg string) error {
	return errors.Errorf("%s: %q in %q", msg, p.text(p.tok), p.whole)
}

func (p *nodeParser) is(ch byte) bool { return p.tok.kind == tPunct && p.tok.ch == ch }

// node parses [distinct] !{…} or [distinct] !Kind(…).
func (p *nodeParser) node(depth int) (*Node, error) {
	if depth > maxDepth {
		return nil, p.errorf("metadata is nested too deep")
	}
	n := &Node{}
	if p.tok.kind == tWord && p.text(p.tok) == "distinct" {
		n.Distinct = true
		p.next()
	}
	open, close := byte('{'), byte('}')
	switch p.tok.kind {
	case tBang:
	case tMDName:
		n.Kind = p.text(p.tok)[1:]
		open, close = '(', ')'
	default:
		return nil, p.errorf("expected a metadata node")
	}
	p.next()
	if !p.is(open) {
		return nil, p.errorf("expected the fields of a metadata node")
	}
	p.next()
	for !p.is(close) {
		f := Field{}
		if p.tok.kind == tLabel {
			f.Name = strings.TrimSuffix(p.text(p.tok), ":")
			p.next()
		}
		v, err := p.value(depth)
		if err != nil {
			return nil, err
		}
		f.Value = v
		n.Fields = append(n.Fields, f)
		if !p.is(',') {
			break
		}
		p.next()
	}
	if !p.is(close) {
		return nil, p.errorf("expected the end of a metadata node")
	}
	p.next()
	return n, nil
}

// value parses one field's value.
func (p *nodeParser) value(depth int) (NodeValue, error) {
	off := p.tok.off
	v := NodeValue{Kind: NodeConst}
	end := p.tok.end
	switch p.tok.kind {
	case tMDID:
		v.Kind, v.ID = NodeRef, parseNumber(p.text(p.tok)[1:])
		p.next()
	case tString:
		v.Kind, v.Str = NodeString, unquote(p.text(p.tok))
		p.next()
	case tInt:
		v.Kind = NodeInt
		p.next()
	case tBang:
		s := p.scanner
		p.next()
		if p.tok.kind == tString {
			v.Kind, v.Str, end = NodeString, unquote(p.text(p.tok)), p.tok.end
			p.next()
			break
		}
		p.scanner = s
		return p.inline(depth, off)
	case tMDName:
		return p.inline(depth, off)
	case tWord:
		if p.text(p.tok) == "distinct" {
			return p.inline(depth, off)
		}
		return p.words(off)
	default:
		return p.words(off)
	}
	v.Text = p.src[off:end]
	return v, nil
}

func unquote(s string) string { return UnescapeString(s[1 : len(s)-1]) }

// inline parses a node written in place.
func (p *nodeParser) inline(depth int, off int32) (NodeValue, error) {
	n, err := p.node(depth + 1)
	if err != nil {
		return NodeValue{}, err
	}
	// The node ends before the current token; white space between does no harm.
	return NodeValue{Kind: NodeInline, Node: n, Text: strings.TrimSpace(p.src[off:p.tok.off])}, nil
}

// words takes all up to the next comma or bracket of this level: a word, words
// joined by |, or a typed value.
func (p *nodeParser) words(off int32) (NodeValue, error) {
	kind := NodeWord
	depth, n := 0, 0
	end := off
	for {
		if p.tok.kind == tEOF || p.tok.kind == tError {
			return NodeValue{}, p.errorf("metadata node has no end")
		}
		if p.tok.kind == tPunct {
			switch p.tok.ch {
			case '(', '[', '{', '<':
				depth++
			case ')', ']', '}', '>':
				if depth--; depth < 0 {
					return p.wordsValue(kind, off, end, n)
				}
			case ',':
				if depth == 0 {
					return p.wordsValue(kind, off, end, n)
				}
			}
		}
		if p.tok.kind != tWord && !p.is('|') {
			kind = NodeConst
		}
		if n == 1 && p.tok.kind == tWord { // two words: `i1 true`
			kind = NodeConst
		}
		end = p.tok.end
		n++
		p.next()
	}
}

func (p *nodeParser) wordsValue(kind NodeValueKind, off, end int32, n int) (NodeValue, error) {
	text := p.src[off:end]
	if n == 0 {
		return NodeValue{}, p.errorf("expected a value in a metadata node")
	}
	if text == "null" {
		kind = NodeNull
	}
	return NodeValue{Kind: kind, Text: text}, nil
}
