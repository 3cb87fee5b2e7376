package dialect

import (
	"math"
	"strings"

	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// useMetadata notes the use of !7.
func (c *carrier) useMetadata(tok scan.Token) {
	if s := c.metadata.Get(scan.ParseNumber(c.Src[tok.Off+1 : tok.End])); s.Use == 0 {
		s.Use = tok.Off + 1
	}
}

// attachment skips `!kind node`.
func (c *carrier) attachment() carried.Attachment {
	kind := c.Src[c.Tok.Off+1 : c.Tok.End]
	c.advance()
	return carried.Attachment{Kind: kind, Node: c.node()}
}

// node skips a metadata node or a reference to one, and returns it «raw».
func (c *carrier) node() string {
	off := c.off()
	switch c.Tok.Kind {
	case scan.MDID:
		c.useMetadata(c.Tok)
		c.advance()
	case scan.MDName:
		if next := c.peek(); next.Kind != scan.Punct || next.Ch != '(' {
			if strings.HasPrefix(c.cur(), "!DI") {
				c.advance()
				c.expected("'('", "after the kind of a metadata node")
			}
			c.expected("a metadata node", "here")
		}
		c.advance()
		c.skipBalanced()
	case scan.Bang:
		c.advance()
		switch {
		case c.Tok.Kind == scan.String:
			c.advance()
		case c.isPunct('{'):
			c.skipBalanced()
		default:
			c.expected("'{' or a string", "after '!'")
		}
	default:
		c.expected("a metadata node", "here")
	}
	return c.raw(off, int(c.Last))
}

// metadataDef removes !7 = … from the text.
func (c *carrier) metadataDef() {
	tok := c.Tok
	n := scan.ParseNumber(c.Src[tok.Off+1 : tok.End])
	c.nodeAt = append(c.nodeAt, tok.Off)
	c.define(c.metadata.Get(n), tok, "metadata")
	c.advance()
	c.expect('=', "after the number of a metadata node")
	distinct := ""
	if c.acceptWord("distinct") {
		distinct = "distinct "
	}
	if c.Tok.Kind == scan.MDID {
		c.expected("'!{' or a specialized node", "here; a node has one number")
	}
	if n > math.MaxUint32 {
		c.errorf(int(tok.Off), "expected 32-bit integer (too large)")
	}
	if c.cur() == "!DIArgList" {
		c.fail(c.off(), "a '!DIArgList' stands in the place of an argument only")
	}
	c.t.Metadata = append(c.t.Metadata, carried.MetadataDef{ID: n, Off: int(tok.Off), Text: distinct + c.node()})
	c.drop(int(tok.Off), int(c.Last))
}

// namedMetadataDef removes !name = !{!1, …} from the text.
func (c *carrier) namedMetadataDef() {
	tok := c.Tok
	d := carried.NamedMetadataDef{Name: c.Src[tok.Off+1 : tok.End], Off: int(tok.Off)}
	c.advance()
	c.expect('=', "after the name of metadata")
	if c.Tok.Kind != scan.Bang {
		c.expected("'!{'", "in named metadata")
	}
	c.advance()
	c.expect('{', "in named metadata")
	for !c.isPunct('}') {
		if c.Tok.Kind != scan.MDID && c.cur() != "!DIExpression" {
			c.expected("the number of a metadata node", "in named metadata")
		}
		d.Nodes = append(d.Nodes, c.node())
		if !c.accept(',') {
			break
		}
		if c.isPunct('}') {
			c.expected("the number of a metadata node", "in named metadata")
		}
	}
	c.expect('}', "after named metadata")
	c.t.NamedMetadata = append(c.t.NamedMetadata, d)
	c.drop(int(tok.Off), int(c.Last))
}

// metadataArg carries `metadata X` as argument number n.
func (c *carrier) metadataArg(n int) {
	off := c.off()
	c.advance()
	if c.Tok.Kind == scan.MDName || c.Tok.Kind == scan.MDID || c.Tok.Kind == scan.Bang {
		c.metadataOperand(n)
		return
	}
	c.drop(off, c.off())
	c.typedValue()
}

// metadataOperand carries a node or reference as a string, after `metadata`.
func (c *carrier) metadataOperand(n int) {
	off := c.off()
	if c.cur() == "!DIArgList" {
		c.argList(n)
		return
	}
	raw := c.node()
	c.flush(off)
	c.out = append(c.out, `!"`...)
	c.out = scan.AppendEscaped(c.out, raw)
	c.out = append(c.out, '"')
	c.mark = int(c.Last)
	c.sync()
}

// argList carries !DIArgList(T a, …): a string in its place, the values for an operand bundle.
func (c *carrier) argList(n int) {
	c.replace(c.off(), int(c.Tok.End), `!"!DIArgList"`)
	c.advance()
	if !c.isPunct('(') {
		c.expected("'('", "after '!DIArgList'")
	}
	c.advance()
	lo := len(c.out)
	c.mark = c.off()
	for !c.isPunct(')') {
		c.typedValue()
		if !c.accept(',') {
			break
		}
	}
	c.flush(c.off())
	c.fn.arglists = append(c.fn.arglists, arglist{n, append([]byte(nil), c.out[lo:]...)})
	c.out = c.out[:lo]
	c.expect(')', "after the values of '!DIArgList'")
	c.mark = int(c.Last)
	c.sync()
}

// records are the debug records and the number of their operands; the location comes after these.
var records = map[string]int{"value": 3, "declare": 3, "declare_value": 3, "assign": 6, "label": 1}

// assignedAddress is the operand of #dbg_assign that is a value, as the first of all records but
// labels is; the others are nodes.
const assignedAddress = 4

// record carries #dbg_value(…) and the like as a call of the intrinsic.
func (c *carrier) record() {
	off := c.off()
	name, ok := strings.CutPrefix(strings.TrimLeft(c.cur()[1:], scan.Spaces), "dbg_")
	operands := records[name]
	if !ok || operands == 0 {
		c.fail(off, "unknown debug record '%s'", c.cur())
	}
	if c.debugCalls {
		c.fail(off, "debug record should not appear in a module containing debug info intrinsics")
	}
	c.sawRecord(name)
	c.fn.st.Record = true
	c.fn.arglists = c.fn.arglists[:0]
	c.replace(off, int(c.Tok.End), "call void @llvm.dbg."+name)
	c.advance()
	c.expect('(', "after a debug record's name")
	for n := range operands {
		if n > 0 {
			c.expect(',', "between the operands of a debug record")
		}
		if c.Tok.Kind == scan.MDName || c.Tok.Kind == scan.MDID || c.Tok.Kind == scan.Bang {
			c.insert(c.off(), "metadata ")
			c.metadataOperand(n)
		} else if n == 0 && name != "label" || n == assignedAddress {
			c.typedValue()
		} else {
			c.expected("a metadata node", "in a debug record")
		}
	}
	comma := c.off()
	c.expect(',', "before the location of a debug record")
	c.t.Attached = append(c.t.Attached, carried.Attachment{Kind: "dbg", Node: c.node()})
	c.drop(comma, int(c.Last))
	c.expect(')', "at the end of a debug record")
	c.bundles()
}

// debugCall notes a call of a debug intrinsic; a module has these or debug records.
func (c *carrier) debugCall(name scan.Token) {
	if len(c.recordNames) > 0 {
		c.fail(int(name.Off), "llvm.dbg intrinsic should not appear in a module using non-intrinsic debug info")
	}
	c.debugCalls = true
	if arg := c.peek(); c.isPunct('(') && arg.Kind == scan.Word && c.Src[arg.Off:arg.End] != "metadata" { // its carrier would say the same
		c.fail(int(arg.Off), "'%s' called with incompatible signature: its arguments are metadata", c.Src[name.Off:name.End])
	}
}

// sawRecord notes that an intrinsic @llvm.dbg.NAME is called.
func (c *carrier) sawRecord(name string) {
	for _, n := range c.recordNames {
		if n == name {
			return
		}
	}
	c.recordNames = append(c.recordNames, name)
}

// blameNode puts the first token that is wrong in a definition of metadata in the place of the
// error that ended the text after it: a bracket or a comma too few or too many in a node shows
// late, where the text ends, or where the next definition should begin.
func (c *carrier) blameNode() {
	for _, at := range c.nodeAt {
		wrong, want := grammar.NodeFault(c.Src, int(at))
		if want == "" || int(wrong.Off) >= c.lastAt {
			continue
		}
		c.diags = c.diags[:c.lastDiag]
		c.errorf(int(wrong.Off), "expected %s in a metadata node, found '%s'", want, c.Text(wrong))
		return
	}
}
