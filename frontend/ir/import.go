package ir

import "strings"

// Importer copies definitions of one module into another of the same context, as a linker does. The
// linker decides what everything refers to afterwards; the Importer does the copying. The source
// stays as it is.
//
// Begin makes the blocks and instructions of a function, Finish their operands: between the two,
// blockaddress constants of any function can be copied.
type Importer struct {
	// Global returns what references to a global of the source become; nil drops the metadata that
	// refers to it.
	Global func(GlobalValue) Value
	// Node returns what a metadata node of the source becomes.
	Node func(*MDNode) *MDNode
	// Line is added to the lines of positions, see Module.AddText.
	Line uint32

	consts map[*Const]Value
	taken  map[*Block]*Block
	begun  map[*Func]*importedBody
}

type importedBody struct {
	ValueMap
	from, to []*Block
}

// Begin gives to, a declaration of from's type, copies of from's blocks.
func (c *Importer) Begin(from, to *Func) {
	body := &importedBody{ValueMap: *NewValueMap(from, to)}
	body.imp = c
	c.init()
	c.begun[to] = body
	body.from = body.mapParams()
	body.to = body.shells(body.from, "", false)
	to.lastUnique = from.lastUnique
	for k, b := range body.from {
		if b.addrTaken {
			c.taken[b] = body.to[k]
		}
	}
}

// Finish gives a function that has been begun its operands, attachments, prefix, prologue and
// personality.
func (c *Importer) Finish(to *Func) {
	body := c.begun[to]
	delete(c.begun, to)
	body.consts, body.taken = c.consts, c.taken
	from := body.src
	to.Prefix, to.Prologue, to.Personality = body.optional(from.Prefix), body.optional(from.Prologue), body.optional(from.Personality)
	to.md = body.attachments(from.md)
	body.fillBlocks(body.from, body.to)
}

func (c *Importer) init() {
	if c.begun == nil {
		c.consts, c.taken, c.begun = map[*Const]Value{}, map[*Block]*Block{}, map[*Func]*importedBody{}
	}
}

// Value returns the copy of a constant of the source; nil if Global returns nil for a global that
// it refers to.
func (c *Importer) Value(v Value) Value {
	if v == nil {
		return nil
	}
	c.init()
	m := ValueMap{imp: c, consts: c.consts, taken: c.taken}
	return m.Get(v)
}

// Metadata returns the copy of metadata of the source; null for a constant that refers to a global
// that Global drops.
func (c *Importer) Metadata(v MD) MD {
	switch v := v.(type) {
	case *MDNode:
		return c.Node(v)
	case *MDConst:
		switch w := c.Value(v.Value); w {
		case nil:
			return MDNull{}
		case v.Value:
			return v
		default:
			return &MDConst{w}
		}
	}
	return v
}

// Attachments returns copies with mapped nodes.
func (c *Importer) Attachments(list []Attachment) []Attachment {
	out := make([]Attachment, len(list))
	for k, a := range list {
		out[k] = Attachment{a.Kind, c.Node(a.Node)}
	}
	return out
}

// Pos returns a position of the source as one of the destination.
func (c *Importer) Pos(p Pos) Pos {
	if c != nil && p.Line > 0 {
		p.Line += c.Line
	}
	return p
}

// CopyHeader gives f all that another function of the same type has but its name, body, comdat,
// metadata, and the constants that go with a body.
func (f *Func) CopyHeader(from *Func) {
	f.copyHeader(from)
	f.Comdat, f.Prefix, f.Prologue, f.Personality = nil, nil, nil, nil
}

// CopyHeader gives g the properties of another global but its name, comdat and metadata.
func (g *Global) CopyHeader(from *Global) {
	name, id, ctx, mod, md := g.name, g.constID, g.ctx, g.module, g.md
	*g = *from
	g.name, g.constID, g.ctx, g.module, g.md, g.Comdat = name, id, ctx, mod, md, nil
}

// A LinkedText is the text of a module that was linked in: positions from line First+1 on are in
// it.
type LinkedText struct {
	First  uint32
	File   string
	Source string
}

// AddText adds the texts of a module that is being linked in and returns how much its lines are to
// be shifted.
func (m *Module) AddText(from *Module) (shift uint32) {
	last := LinkedText{Source: m.Source}
	if len(m.Texts) > 0 {
		last = m.Texts[len(m.Texts)-1]
	}
	shift = last.First + countLines(last.Source)
	m.Texts = append(m.Texts, LinkedText{shift, from.File, from.Source})
	for _, t := range from.Texts {
		m.Texts = append(m.Texts, LinkedText{shift + t.First, t.File, t.Source})
	}
	return shift
}

func countLines(text string) uint32 { return uint32(1 + strings.Count(text, "\n")) }

// Place maps a position in the module to the file, its text and the position in it.
func (m *Module) Place(p Pos) (file, text string, at Pos) {
	for k := len(m.Texts) - 1; k >= 0; k-- {
		if t := m.Texts[k]; p.Line > t.First {
			return t.File, t.Source, Pos{p.Line - t.First, p.Col}
		}
	}
	return m.File, m.Source, p
}
