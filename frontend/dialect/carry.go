package dialect

import (
	"fmt"
	"math"
	"runtime"
	"strings"

	"opt-go/frontend/diag"
	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/names"
	"opt-go/frontend/dialect/scan"
)

// Carry rewrites assembly of LLVM 14 to 22 into text that llir reads, with side
// tables of what that text cannot say. The list holds errors and warnings; with
// errors the Text is only good for naming positions.
//
// It is one pass of recursive descent over the tokens, on all cores (parts.go), which copies the
// source and replaces parts of it. What later text decides the form of is processed again (see
// state).
func Carry(file string, src []byte) (*carried.Text, diag.List) {
	return carry(file, src, runtime.GOMAXPROCS(0), partBytes)
}

// carry is Carry on up to that many goroutines, each of which has a part of at least that size. The
// result depends on neither.
func carry(file string, src []byte, jobs, size int) (*carried.Text, diag.List) {
	written := string(src)
	text, open := scan.BlankComments(written)
	c := newCarrier(file, text)
	c.t.Written = written
	if open >= 0 {
		return c.t, diag.List{c.t.Error(open, "unterminated comment")}
	}
	if d := c.refuse(src); d != nil {
		return c.t, diag.List{*d}
	}
	if c.inParts(jobs, size) {
		return c.t, c.diags
	}
	if c.out != nil { // of parts
		c = newCarrier(file, c.t.Source)
		c.t.Written = written
	}
	c.run()
	if c.globalGaps { // llir wants the numbers dense; now they are known
		again := newCarrier(file, c.t.Source)
		again.t.Written = written
		again.globalRemap = c.globalDense
		again.run()
		c = again
	}
	return c.t, c.diags
}

func newCarrier(file, src string) *carrier {
	c := &carrier{
		t:           &carried.Text{File: file, Source: src},
		knownTypes:  make(map[string]bool),
		typeBodies:  make(map[string]string),
		sizedTypes:  make(map[string]bool),
		scalable:    make(map[string]string),
		renumbered:  make(map[string]bool),
		globalDense: make(map[int]int),
	}
	c.Src = src
	c.globals.Reset()
	c.types.Reset()
	c.comdats.Reset()
	return c
}

// refuse returns a diagnostic for input that is no assembly at all.
func (c *carrier) refuse(src []byte) *diag.Diagnostic {
	var d diag.Diagnostic
	switch {
	case len(src) > math.MaxInt32/2:
		c.t.Source = ""
		d = c.t.Error(-1, "the file is larger than 1 GiB")
	case scan.IsBitcode(src):
		c.t.Source = ""
		d = c.t.Error(0, "this is LLVM bitcode; opt-go reads LLVM assembly (convert it with llvm-dis)")
	default:
		return nil
	}
	return &d
}

// carrier is the state of one Carry.
type carrier struct {
	scan.Scanner
	t     *carried.Text
	diags diag.List

	out  []byte // LL14 so far
	mark int    // src[:mark] has been copied to out or dropped

	globals    names.Table
	globalNums names.Numbers
	types      names.Table
	typeNums   names.Numbers
	knownTypes map[string]bool // named types defined so far that hold none
	earlyUses  []earlyUse
	openName   string            // the undefined type that isOpen found
	sizedTypes map[string]bool   // named types, as written, that are defined with all that is in them
	typeBodies map[string]string // text of the named types defined so far, by name as written
	scalable   map[string]string // carried text of the scalable vector types that have a name, which llir cannot define
	comdats    names.Table
	metadata   names.Numbers
	attrGroups names.Numbers
	summaries  names.Numbers
	useLists   []useListOrder

	inPart      bool        // a part of the text is carried, the types of which are defined
	inAttr      bool        // the value of an attribute is skipped
	lastSpace   int         // the number of the last addrspace(…)
	nextGlobal  int         // the number of the next unnamed global
	globalGaps  bool        // the numbers of unnamed globals have gaps
	globalDense map[int]int // number in the text → dense number
	globalRemap map[int]int // globalDense of an earlier pass over the text, which found gaps
	depth       int
	constDepth  int // > 0 within a constant expression that llir types
	intrinsics  []intrinsic
	sawBFloat   bool
	sawAMX      bool
	sawGEPCall  bool
	plainBodies map[string]string // the carried text of types that are no structs, by name
	nodeAt      []int32           // where the definitions of metadata begin
	lastAt      int               // of the error that ended the text
	lastDiag    int               // the number of that error
	recordNames []string          // debug records seen, as in llvm.dbg.NAME
	debugCalls  bool              // debug intrinsics are called
	renumbered  map[string]bool   // functions, as written, whose unnamed values were renumbered
	layout      string            // the data layout, so far
	aliases     int               // definitions like %A = type %B
	entities    int               // top-level entities so far, target definitions aside
	blockaddrs  []blockRef
	firstGap    numberGap
	fn          funcState
}

// bailout ends the scan after a syntax error, from any depth.
type bailout struct{}

// run carries the whole text.
func (c *carrier) run() {
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(bailout); !ok {
				panic(r)
			}
			c.blameNode()
		}
	}()
	c.begin()
	c.module(len(c.Src))
	c.flush(len(c.Src))
	c.finish()
}

// begin makes the first token current.
func (c *carrier) begin() {
	c.out = make([]byte, 0, len(c.Src)+len(c.Src)/4+256)
	if strings.HasPrefix(c.Src, "\xef\xbb\xbf") {
		c.Pos, c.mark = 3, 3
	}
	c.advance()
	c.t.Empty = c.Tok.Kind == scan.EOF
}

// finish ends the text after all entities.
func (c *carrier) finish() {
	c.finishModule()
	c.t.LL14 = c.out
}

// --- tokens ---

// advance makes the next token current and rejects an invalid one.
func (c *carrier) advance() {
	c.Last = c.Tok.End
	c.Next()
	if c.Tok.Kind == scan.Error {
		c.lexicalError()
	}
}

func (c *carrier) lexicalError() {
	if c.Problem == "this byte begins no token" {
		c.fail(int(c.Tok.Off), "unexpected byte %q", c.Src[c.Tok.Off:c.Tok.Off+1])
	}
	c.fail(int(c.Tok.Off), "%s", c.Problem)
}

func (c *carrier) fail(off int, format string, args ...any) {
	c.lastAt, c.lastDiag = off, len(c.diags)
	c.errorf(off, format, args...)
	panic(bailout{})
}

// errorf records an error and goes on.
func (c *carrier) errorf(off int, format string, args ...any) {
	c.diags = append(c.diags, c.t.Error(off, format, args...))
}

func (c *carrier) note(off int, format string, args ...any) {
	c.diags = append(c.diags, c.t.Diagnostic(diag.Note, off, format, args...))
}

// cur returns the text of the current token.
func (c *carrier) cur() string { return c.Src[c.Tok.Off:c.Tok.End] }

// off returns the offset of the current token.
func (c *carrier) off() int { return int(c.Tok.Off) }

// isPunct reports whether the current token is the given character.
func (c *carrier) isPunct(ch byte) bool { return c.Tok.Kind == scan.Punct && c.Tok.Ch == ch }

// isWord reports whether the current token is the given word.
func (c *carrier) isWord(w string) bool { return c.Tok.Kind == scan.Word && c.cur() == w }

// accept skips the given character if it is current.
func (c *carrier) accept(ch byte) bool {
	if c.isPunct(ch) {
		c.advance()
		return true
	}
	return false
}

// acceptWord skips the given word if it is current.
func (c *carrier) acceptWord(w string) bool {
	if c.isWord(w) {
		c.advance()
		return true
	}
	return false
}

// expect skips the given character.
func (c *carrier) expect(ch byte, where string) {
	if !c.accept(ch) {
		c.expected("'"+string(ch)+"'", where)
	}
}

// expectWord skips the given word.
func (c *carrier) expectWord(w, where string) {
	if !c.acceptWord(w) {
		c.expected("'"+w+"'", where)
	}
}

// expectKind returns the current token, which must be of kind k, and skips it.
func (c *carrier) expectKind(k scan.Kind, what, where string) scan.Token {
	if c.Tok.Kind != k {
		c.expected(what, where)
	}
	t := c.Tok
	c.advance()
	return t
}

// expected fails at the current token.
func (c *carrier) expected(what, where string) {
	c.fail(c.off(), "expected %s %s, found %s", what, where, c.describe())
}

// describe names the current token in a message.
func (c *carrier) describe() string {
	if c.Tok.Kind == scan.EOF {
		return "the end of the file"
	}
	s := c.cur()
	if len(s) > 40 {
		s = s[:40] + "..."
	}
	return fmt.Sprintf("'%s'", s)
}

// peek returns the token after the current one.
func (c *carrier) peek() scan.Token {
	s := c.Scanner
	s.Next()
	return s.Tok
}

// enter and leave bound the recursion over brackets.
func (c *carrier) enter() {
	if c.depth++; c.depth > grammar.MaxNesting {
		c.fail(c.off(), "brackets are nested more than %d deep", grammar.MaxNesting)
	}
}

func (c *carrier) leave() { c.depth-- }

// --- output ---

// flush copies the source up to offset off.
func (c *carrier) flush(off int) {
	if c.mark < off {
		c.out = append(c.out, c.Src[c.mark:off]...)
		c.mark = off
	}
}

// insert inserts s at offset off.
func (c *carrier) insert(off int, s string) {
	c.flush(off)
	c.out = append(c.out, s...)
	c.sync()
}

// replace puts s in the place of src[off:end].
func (c *carrier) replace(off, end int, s string) {
	c.flush(off)
	c.out = append(c.out, s...)
	c.mark = end
	c.sync()
}

// drop leaves out src[off:end].
func (c *carrier) drop(off, end int) {
	c.flush(off)
	c.mark = end
	c.sync()
}

// longGap is the white space and comments between two tokens that llir need not see all of: it
// keeps tables of lines.
const longGap = 256

// shortenGap makes a long gap before the current token a line break. It is for places that nothing
// is inserted or replaced before any more.
func (c *carrier) shortenGap() {
	if lo := max(int(c.Last), c.mark); c.off()-lo > longGap {
		c.flush(lo)
		c.out = append(c.out, '\n')
		c.mark = c.off()
		c.sync()
	}
}

// sync records that out goes on with the source at mark.
func (c *carrier) sync() {
	s := carried.Segment{Out: int32(len(c.out)), Src: int32(c.mark)}
	if n := len(c.t.Segments); n > 0 && c.t.Segments[n-1].Out == s.Out {
		c.t.Segments[n-1] = s
		return
	}
	c.t.Segments = append(c.t.Segments, s)
}

// state is what restore restores.
type state struct {
	scanner                                      scan.Scanner
	out, mark, segments, flags, attachments, ext int
}

func (c *carrier) save() state {
	return state{c.Scanner, len(c.out), c.mark, len(c.t.Segments), len(c.t.Words), len(c.t.Attached), len(c.t.Extras)}
}

// restore undoes all output since save and returns to its token, so that the text after it can be
// written again in another form.
func (c *carrier) restore(s state) {
	c.Scanner = s.scanner
	c.out = c.out[:s.out]
	c.mark = s.mark
	c.t.Segments = c.t.Segments[:s.segments]
	c.t.Words = c.t.Words[:s.flags]
	c.t.Attached = c.t.Attached[:s.attachments]
	c.t.Extras = c.t.Extras[:s.ext]
}

// raw returns src[off:end] without comments and line breaks.
func (c *carrier) raw(off, end int) string {
	s := c.Src[off:end]
	if scan.IsOneLine(s) {
		return s
	}
	return scan.JoinTokens(s)
}

// skipBalanced skips from an opening bracket past the matching one and returns the end offset.
func (c *carrier) skipBalanced() int {
	var open []byte
	var at []int
	for {
		switch {
		case c.Tok.Kind == scan.EOF:
			defer func() { c.lastAt = len(c.Src) }() // not before this one knows
			c.fail(at[0], "'%c' is never closed", open[0])
		case c.Tok.Kind == scan.Global:
			c.useGlobal(c.Tok)
		case c.Tok.Kind == scan.MDID:
			c.useMetadata(c.Tok)
		case c.Tok.Kind != scan.Punct:
		case c.Tok.Ch == ':' && !c.inAttr: // the names of fields are labels
			c.expected("a field", "here")
		case c.Tok.Ch == '*': // of a pointer in metadata or in an attribute
			c.t.Typed = true
		case strings.IndexByte("([{", c.Tok.Ch) >= 0:
			open, at = append(open, c.Tok.Ch), append(at, c.off())
			if len(open) > grammar.MaxNesting {
				c.fail(c.off(), "brackets are nested more than %d deep", grammar.MaxNesting)
			}
		case strings.IndexByte(")]}", c.Tok.Ch) >= 0:
			if o := open[len(open)-1]; scan.Closing(o) != c.Tok.Ch {
				c.lastAt, c.lastDiag = c.off(), len(c.diags)
				c.errorf(c.off(), "'%c' does not close '%c'", c.Tok.Ch, o)
				c.note(at[len(at)-1], "opened here")
				panic(bailout{})
			}
			open, at = open[:len(open)-1], at[:len(at)-1]
		}
		end := int(c.Tok.End)
		c.advance()
		if len(open) == 0 {
			return end
		}
	}
}
