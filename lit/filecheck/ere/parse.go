package ere

import (
	"errors"
	"strings"
)

// The errors in an expression, with the messages of LLVM's library.
var (
	errEmpty      = errors.New("empty (sub)expression")
	errParen      = errors.New("parentheses not balanced")
	errBracket    = errors.New("brackets ([ ]) not balanced")
	errBrace      = errors.New("braces not balanced")
	errBadRepeat  = errors.New("repetition-operator operand invalid")
	errBadCount   = errors.New("invalid repetition count(s)")
	errRange      = errors.New("invalid character range")
	errClass      = errors.New("invalid character class")
	errCollate    = errors.New("invalid collating element")
	errBackref    = errors.New("invalid backreference number")
	errTrailing   = errors.New("trailing backslash (\\)")
	errTooComplex = errors.New("out of memory")
)

// maxCount is the largest count that {m,n} may name.
const maxCount = 255

// maxNodes bounds the tree, since {m,n} copies its operand and may be nested.
const maxNodes = 1 << 20

type kind uint8

const (
	kSet     kind = iota // one byte of set
	kBol                 // ^
	kEol                 // $
	kBow                 // [[:<:]]
	kEow                 // [[:>:]]
	kOpen                // ( of group n
	kClose               // ) of group n
	kBackref             // \n
	kSeq                 // subs one after the other
	kAlt                 // one of subs
	kPlus                // subs[0], once or more
)

// node is a node of the tree. A group is not a node of its own: it leaves an open and a close mark
// in the sequence around it, because the rule for submatches looks at a sequence without regard to
// grouping (see submatch.go).
type node struct {
	kind kind
	n    int // group number
	set  *byteSet
	subs []*node
}

// byteSet says which bytes belong to it.
type byteSet [256]bool

type parser struct {
	text     string
	pos      int
	flags    Flags
	groups   int
	backrefs bool
	closed   [10]*node // what \1 … \9 may refer to; nil while not closed
	nodes    int
}

func (p *parser) more() bool { return p.pos < len(p.text) }

func (p *parser) peek() byte {
	if p.pos < len(p.text) {
		return p.text[p.pos]
	}
	return 0
}

func (p *parser) eat(s string) bool {
	if strings.HasPrefix(p.text[p.pos:], s) {
		p.pos += len(s)
		return true
	}
	return false
}

func (p *parser) parse() (*node, error) {
	root, err := p.alternatives(false)
	if err != nil {
		return nil, err
	}
	return root, nil
}

// alternatives parses branches separated by "|", up to the end of the text or,
// inside a group, up to its ")".
func (p *parser) alternatives(inGroup bool) (*node, error) {
	var branches []*node
	for {
		seq := &node{kind: kSeq}
		for p.more() && p.peek() != '|' && !(inGroup && p.peek() == ')') {
			items, err := p.item()
			if err != nil {
				return nil, err
			}
			seq.subs = append(seq.subs, items...)
		}
		if len(seq.subs) == 0 {
			return nil, errEmpty
		}
		branches = append(branches, seq)
		if !p.eat("|") {
			break
		}
	}
	if len(branches) == 1 {
		return branches[0], nil
	}
	return &node{kind: kAlt, subs: branches}, nil
}

// item parses one atom and the repetition after it.
func (p *parser) item() ([]*node, error) {
	caret := p.peek() == '^'
	atom, err := p.atom()
	if err != nil {
		return nil, err
	}
	if !p.atRepetition() {
		return atom, nil
	}
	if caret {
		return nil, errBadRepeat
	}
	min, max, err := p.repetition()
	if err != nil {
		return nil, err
	}
	if p.atRepetition() {
		return nil, errBadRepeat
	}
	out := repeat(atom, min, max)
	if p.nodes += countNodes(out); p.nodes > maxNodes {
		return nil, errTooComplex
	}
	return out, nil
}

func (p *parser) atRepetition() bool {
	switch p.peek() {
	case '*', '+', '?':
		return p.more()
	case '{':
		return p.pos+1 < len(p.text) && isDigit(p.text[p.pos+1])
	}
	return false
}

func (p *parser) atom() ([]*node, error) {
	c := p.text[p.pos]
	p.pos++
	switch c {
	case '(':
		return p.group()
	case ')':
		return nil, errParen
	case '^':
		return []*node{{kind: kBol}}, nil
	case '$':
		return []*node{{kind: kEol}}, nil
	case '|':
		return nil, errEmpty
	case '*', '+', '?':
		return nil, errBadRepeat
	case '{':
		if isDigit(p.peek()) {
			return nil, errBadRepeat
		}
		return p.literal(c), nil
	case '.':
		set := new(byteSet)
		set.invert(p.flags)
		return []*node{{kind: kSet, set: set}}, nil
	case '[':
		return p.bracket()
	case '\\':
		return p.escape()
	}
	return p.literal(c), nil
}

func (p *parser) literal(c byte) []*node {
	set := new(byteSet)
	set[c] = true
	if p.flags&IgnoreCase != 0 {
		set.foldCase()
	}
	return []*node{{kind: kSet, set: set}}
}

func (p *parser) group() ([]*node, error) {
	if !p.more() {
		return nil, errParen
	}
	p.groups++
	n := p.groups
	inner := &node{kind: kSeq}
	if p.peek() != ')' {
		var err error
		if inner, err = p.alternatives(true); err != nil {
			return nil, err
		}
	}
	if !p.eat(")") {
		return nil, errParen
	}
	if n < len(p.closed) {
		p.closed[n] = inner
	}
	return []*node{{kind: kOpen, n: n}, inner, {kind: kClose, n: n}}, nil
}

func (p *parser) escape() ([]*node, error) {
	if !p.more() {
		return nil, errTrailing
	}
	c := p.text[p.pos]
	p.pos++
	if c < '1' || c > '9' {
		return p.literal(c), nil
	}
	n := int(c - '0')
	if p.closed[n] == nil {
		return nil, errBackref
	}
	p.backrefs = true
	// The referred expression rides along: the search, which does not know what
	// the group will match, uses it as an upper bound.
	return []*node{{kind: kBackref, n: n, subs: []*node{p.closed[n]}}}, nil
}

// unbounded is the upper count of *, + and {m,}.
const unbounded = -1

func (p *parser) repetition() (min, max int, err error) {
	c := p.text[p.pos]
	p.pos++
	switch c {
	case '*':
		return 0, unbounded, nil
	case '+':
		return 1, unbounded, nil
	case '?':
		return 0, 1, nil
	}
	if min, err = p.count(); err != nil {
		return 0, 0, err
	}
	max = min
	if p.eat(",") {
		max = unbounded
		if isDigit(p.peek()) {
			if max, err = p.count(); err != nil {
				return 0, 0, err
			}
			if max < min {
				return 0, 0, errBadCount
			}
		}
	}
	if p.eat("}") {
		return min, max, nil
	}
	if strings.IndexByte(p.text[p.pos:], '}') < 0 {
		return 0, 0, errBrace
	}
	return 0, 0, errBadCount
}

func (p *parser) count() (int, error) {
	n := 0
	for isDigit(p.peek()) && n <= maxCount {
		n = 10*n + int(p.peek()-'0')
		p.pos++
	}
	if n > maxCount {
		return 0, errBadCount
	}
	return n, nil
}

// repeat spells item{min,max} with sequences, alternatives and "once or more".
// The optional copy comes first, as in LLVM's library: which copy a group's
// last match comes from depends on it.
func repeat(item []*node, min, max int) []*node {
	optional := func(n *node) []*node {
		return []*node{{kind: kAlt, subs: []*node{n, {kind: kSeq}}}}
	}
	one := &node{kind: kSeq, subs: item}
	switch {
	case max == 0:
		return nil // and a branch left with nothing is an error, as if nothing were written
	case min == 0 && max == unbounded:
		return optional(&node{kind: kPlus, subs: []*node{one}})
	case min == 0:
		return optional(&node{kind: kSeq, subs: repeat(item, 1, max)})
	case min == 1 && max == 1:
		return item
	case min == 1 && max == unbounded:
		return []*node{{kind: kPlus, subs: []*node{one}}}
	case min == 1:
		return append(optional(one), repeat(item, 1, max-1)...)
	}
	if max != unbounded {
		max--
	}
	return append(append([]*node{}, item...), repeat(item, min-1, max)...)
}

func countNodes(items []*node) int {
	n := len(items)
	for _, it := range items {
		n += countNodes(it.subs)
	}
	return n
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
