package ddg

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/pkg/errors"
)

// EdgeString returns an edge as Dump prints it.
func (g *Graph) EdgeString(id EdgeID) string {
	e := &g.Edges[id]
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s %s lat=%d dist=%d", e.Kind, g.Ops[e.From].Name, g.Ops[e.To].Name, e.Latency, e.Distance)
	if e.Kind == Flow {
		fmt.Fprintf(&b, " operand=%d", e.Operand)
	}
	if e.Keep != 0 {
		fmt.Fprintf(&b, " keep=%d", e.Keep)
	}
	if e.Fixed {
		b.WriteString(" fixed")
	}
	return b.String()
}

// Dump writes the graph as text, one line per operation, edge, invariant and slot:
//
//	op a load class=1 lat=2 reg=0
//	flow a b lat=2 dist=0 operand=1
//	invariant x reg=0 b.0
//	slot a livein=0
//
// An operation without a result has no reg=. One that is live after the loop has out=n, one that
// may run ahead "ahead", a spill operation store=n or load=n with the number of its slot; a flow
// edge that keeps its value has keep=n, a tied edge ends in "fixed". Parse reads the same form.
func (g *Graph) Dump(w io.Writer) error {
	b := bufio.NewWriter(w)
	for i := range g.Ops {
		op := &g.Ops[i]
		fmt.Fprintf(b, "op %s %s class=%d lat=%d", op.Name, op.Opcode, op.Class, op.Latency)
		if op.Result != NoReg {
			fmt.Fprintf(b, " reg=%d", op.Result)
		}
		if op.LiveOut != 0 {
			fmt.Fprintf(b, " out=%d", op.LiveOut)
		}
		if op.Ahead {
			b.WriteString(" ahead")
		}
		switch op.Role {
		case SpillStore:
			fmt.Fprintf(b, " store=%d", op.Slot)
		case SpillLoad:
			fmt.Fprintf(b, " load=%d", op.Slot)
		}
		b.WriteByte('\n')
	}
	for i := range g.Edges {
		fmt.Fprintln(b, g.EdgeString(EdgeID(i)))
	}
	for i := range g.Invariants {
		inv := &g.Invariants[i]
		fmt.Fprintf(b, "invariant %s reg=%d", inv.Name, inv.Class)
		for _, u := range inv.Uses {
			fmt.Fprintf(b, " %s.%d", g.Ops[u.Op].Name, u.Operand)
		}
		b.WriteByte('\n')
	}
	for i := range g.Slots {
		s := &g.Slots[i]
		name := ""
		if s.Value != NoOp {
			name = g.Ops[s.Value].Name
		} else {
			name = "invariant:" + g.Invariants[s.Invariant].Name
		}
		fmt.Fprintf(b, "slot %s livein=%d\n", name, s.LiveIn)
	}
	return b.Flush()
}

// String returns what Dump writes.
func (g *Graph) String() string {
	var b strings.Builder
	_ = g.Dump(&b) // a strings.Builder accepts every write
	return b.String()
}

// Parse reads the text form that Dump writes; empty lines and lines that start with '#' are
// skipped. An edge may leave out lat=, which is then the latency of its first operation, and dist=
// and operand=, which are then 0; an operation may leave out class= (0) and lat= (1).
func Parse(text string) (*Graph, error) {
	p := parser{g: &Graph{}, ops: map[string]OpID{}, invariants: map[string]int{}}
	for n, line := range strings.Split(text, "\n") {
		fields := strings.Fields(line)
		if len(fields) == 0 || strings.HasPrefix(fields[0], "#") {
			continue
		}
		if err := p.line(fields); err != nil {
			return nil, errors.Wrapf(err, "line %d", n+1)
		}
	}
	return p.g, p.g.Validate()
}

type parser struct {
	g          *Graph
	ops        map[string]OpID
	invariants map[string]int
}

func (p *parser) line(fields []string) error {
	switch fields[0] {
	case "op":
		return p.op(fields[1:])
	case "invariant":
		return p.invariant(fields[1:])
	case "slot":
		return p.slot(fields[1:])
	}
	for kind, name := range edgeKindNames {
		if name == fields[0] {
			return p.edge(EdgeKind(kind), fields[1:])
		}
	}
	return errors.Errorf("unknown line %q", fields[0])
}

// attributes reads trailing key=value words into the integers that the table names; the keys
// "fixed" and "ahead" take no value and set 1.
func attributes(words []string, into map[string]*int) error {
	for _, word := range words {
		key, value, found := strings.Cut(word, "=")
		target := into[key]
		if target == nil {
			return errors.Errorf("unknown attribute %q", word)
		}
		if !found && (key == "fixed" || key == "ahead") {
			*target = 1
			continue
		}
		n, err := strconv.Atoi(value)
		if err != nil {
			return errors.Errorf("attribute %q is no number", word)
		}
		*target = n
	}
	return nil
}

func (p *parser) op(words []string) error {
	if len(words) < 2 {
		return errors.New("an operation needs a name and an opcode")
	}
	op := Op{Name: words[0], Opcode: words[1], Latency: 1}
	reg, store, load, ahead := int(NoReg), -1, -1, 0
	err := attributes(words[2:], map[string]*int{
		"class": &op.Class, "lat": &op.Latency, "reg": &reg, "out": &op.LiveOut, "store": &store, "load": &load, "ahead": &ahead,
	})
	op.Result, op.Ahead = RegClass(reg), ahead != 0
	switch {
	case store >= 0:
		op.Role, op.Slot = SpillStore, store
	case load >= 0:
		op.Role, op.Slot = SpillLoad, load
	}
	p.ops[op.Name] = p.g.AddOp(op)
	return err
}

func (p *parser) find(name string) (OpID, error) {
	id, ok := p.ops[name]
	if !ok {
		return NoOp, errors.Errorf("no operation is named %q", name)
	}
	return id, nil
}

func (p *parser) edge(kind EdgeKind, words []string) error {
	if len(words) < 2 {
		return errors.New("an edge needs two operations")
	}
	from, err := p.find(words[0])
	if err != nil {
		return err
	}
	to, err := p.find(words[1])
	if err != nil {
		return err
	}
	e := Edge{From: from, To: to, Kind: kind, Latency: p.g.Ops[from].Latency}
	fixed := 0
	err = attributes(words[2:], map[string]*int{"lat": &e.Latency, "dist": &e.Distance, "operand": &e.Operand, "keep": &e.Keep, "fixed": &fixed})
	e.Fixed = fixed != 0
	p.g.AddEdge(e)
	return err
}

func (p *parser) invariant(words []string) error {
	if len(words) < 2 {
		return errors.New("an invariant needs a name and reg=")
	}
	reg := 0
	if err := attributes(words[1:2], map[string]*int{"reg": &reg}); err != nil {
		return err
	}
	var uses []Use
	for _, word := range words[2:] {
		name, operand, _ := strings.Cut(word, ".")
		id, err := p.find(name)
		if err != nil {
			return err
		}
		n, err := strconv.Atoi(operand)
		if err != nil {
			return errors.Errorf("use %q does not end in the number of an operand", word)
		}
		uses = append(uses, Use{Op: id, Operand: n})
	}
	p.invariants[words[0]] = p.g.AddInvariant(words[0], RegClass(reg), uses...)
	return nil
}

func (p *parser) slot(words []string) error {
	if len(words) == 0 {
		return errors.New("a slot needs a value")
	}
	s := Slot{Value: NoOp, Invariant: -1}
	if name, ok := strings.CutPrefix(words[0], "invariant:"); ok {
		at, known := p.invariants[name]
		if !known {
			return errors.Errorf("no invariant is named %q", name)
		}
		s.Invariant = at
	} else {
		id, err := p.find(words[0])
		if err != nil {
			return err
		}
		s.Value = id
	}
	err := attributes(words[1:], map[string]*int{"livein": &s.LiveIn})
	p.g.Slots = append(p.g.Slots, s)
	return err
}
