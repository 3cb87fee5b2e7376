package carried

import (
	"fmt"
	"math/bits"
	"slices"
	"sort"
	"strings"
	"sync"

	"opt-go/frontend/diag"
	"opt-go/frontend/dialect/scan"
)

// BundleNodes and BundleValues are the tags of the operand bundles that say which operands of the
// call's other bundles are metadata.
const (
	BundleNodes  = "optgo.bundle.nodes"
	BundleValues = "optgo.bundle.values"
)

// Text is assembly in LLVM 14's syntax together with side tables of what that syntax cannot
// express. The package comment has the table of carriers.
type Text struct {
	File    string
	Source  string // the user's text, with spaces for comments inside lines
	Written string // the user's text; one with Source where there are none
	LL14    []byte // what llir reads

	Empty bool // the text holds no top-level entity at all
	// ByteType is 1 and the offset of the first byte type (b8), which is carried as an integer
	// type; 0 when there is none.
	ByteType int
	Typed    bool // typed pointers (`i32*`) occur
	// Opaque says that opaque pointers occur: then what llir thinks that pointers point to means
	// nothing.
	Opaque bool

	Funcs   []Func // in the order of llir's Module.Funcs
	Globals []Global
	Aliases []Global
	IFuncs  []Global

	Types         []TypeDef     // in the order of the text
	TargetTypes   []string      // %optgo.target.N carries TargetTypes[N], «raw»
	Metadata      []MetadataDef // in the order of the text
	NamedMetadata []NamedMetadataDef
	AttrGroups    []AttrGroup
	LayoutOff     int      // of the data layout in Source
	UseListOrders []string // «raw», one directive each
	Summaries     []string // «raw», one entry each

	// Retarget gives the target triple and the data layout to read with, from those that are
	// written; nil: these.
	Retarget func(triple, layout string) (string, string)

	// AsWritten keeps conversions between typed pointers, as bitcast ptr … to ptr.
	AsWritten bool

	Segments  []Segment // LL14 to Source, ascending in out
	Extras    []Extra   // indexed by Stmt.extra-1
	Words     []string
	Attached  []Attachment
	linesOnce sync.Once
	lines     []lineStart // of Source, made on demand
}

// Func is one function of the text, declared or defined.
type Func struct {
	Name string // as written: @f or @"f g"
	Off  int    // of the name in Source; -1 when Implied
	// Body is the range of the body in LL14, braces included; empty for declarations.
	Body        Range
	Stmts       []Stmt
	Uses        []Use    // of locals with the type that is written with them; one may occur twice
	Renumbered  bool     // numbers of unnamed locals differ between Source and LL14
	AllNamed    bool     // a definition in which every parameter, block and value has a name
	whole       bool     // a blockaddress names it or stands in it
	ReturnAttrs []string // all return attributes, «raw»; none are left in LL14
	Space       bool     // addrspace(n) is written
	Extras      []string // parts of the header that LLVM 14 lacks, «raw»
	Attachments []Attachment
	// Implied says that the text has no declaration of this intrinsic; Carry made one.
	Implied bool
	Called  int // where an implied intrinsic is called first
}

// Use is a local value as an operand, as offsets in Source: the type written with
// it, and its name with the sigil. llir forgets the written type.
type Use struct{ Type, TypeEnd, Name, NameEnd int32 }

// Range is a half-open range of byte offsets.
type Range struct{ Lo, Hi int }

// Stmt is one instruction or terminator.
type Stmt struct {
	Off   int32 // of its first token in Source (the result name, if it has one)
	Extra int32 // 0, or 1 + the index in Text.extras
	align uint8 // see Align

	// Flags are those that are in Source and not in LL14, though llir knows them at this place.
	// Those that it does not know are in Text.Flags.
	Flags FlagSet
}

// FlagSet is a set of the flags of KnownFlags: 1<<k stands for KnownFlags[k].
type FlagSet uint16

// KnownFlags are the flags of instructions that a FlagSet may have.
var KnownFlags = [...]string{"nuw", "nsw", "exact", "inbounds", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"}

// KnownFlag returns the set of one flag, the empty set for another word.
func KnownFlag(word string) FlagSet { return 1 << (slices.Index(KnownFlags[:], word) + 1) >> 1 }

// Align returns N of the `, align N` that is in Source and not in LL14, 0 if there is none.
func (s Stmt) Align() uint64 {
	if s.align == 0 {
		return 0
	}
	return 1 << (s.align - 1)
}

// SetAlign sets what Align returns, a power of two or 0.
func (s *Stmt) SetAlign(n uint64) { s.align = uint8(bits.Len64(n)) }

// Extra is the data of a statement outside LL14. Ranges are into Text.flags and Text.attachments.
type Extra struct {
	Op                 string
	FlagLo, FlagHi     int32
	RetLo, RetHi       int32
	AttachLo, AttachHi int32
	Record             bool
	Space              bool
}

// Global is one global variable, alias or ifunc of the text.
type Global struct {
	Name        string
	Off         int      // of the name in Source
	Extras      []string // parts LLVM 14 lacks, «raw»: `code_model "large"`, `sanitize_address_dyninit`
	Attachments []Attachment
}

// Attachment is a metadata attachment `, !Kind Node`.
type Attachment struct {
	Kind string // without the '!', as written
	Node string // «raw»: `!12` or a node written in place
}

// ID returns the number of the node that the attachment refers to, or -1 when
// the node is written in place.
func (a Attachment) ID() int { return mdID(a.Node) }

// mdID returns N for "!N", else -1.
func mdID(s string) int {
	if len(s) < 2 || s[0] != '!' {
		return -1
	}
	n := 0
	for i := 1; i < len(s); i++ {
		if !scan.IsDigit(s[i]) || n > 1<<40 {
			return -1
		}
		n = n*10 + int(s[i]-'0')
	}
	return n
}

// TypeDef is the position of a named type's definition.
type TypeDef struct {
	Name string // as written: %T
	Off  int
}

// MetadataDef is `!ID = Text`.
type MetadataDef struct {
	ID   int
	Off  int    // of `!ID`
	Text string // «raw», `distinct` included
}

// NamedMetadataDef is `!Name = !{ … }`.
type NamedMetadataDef struct {
	Name  string // without the '!', as written
	Off   int
	Nodes []string // `!12`, or a node written in place
}

// AttrGroup is the position of `attributes #ID = { … }`.
type AttrGroup struct {
	ID  int
	Off int
}

// Segment says that from LL14 offset out on the text is Source from src on.
type Segment struct{ Out, Src int32 }

// Flags returns the flags of a statement that llir's grammar lacks at that place.
func (t *Text) Flags(s Stmt) []string {
	if s.Extra == 0 {
		return nil
	}
	e := &t.Extras[s.Extra-1]
	return t.Words[e.FlagLo:e.FlagHi]
}

// ReturnAttrs returns the return attributes of a call, invoke or callbr, all of them, «raw».
func (t *Text) ReturnAttrs(s Stmt) []string {
	if s.Extra == 0 {
		return nil
	}
	e := &t.Extras[s.Extra-1]
	return t.Words[e.RetLo:e.RetHi]
}

// Attachments returns the metadata attachments of a statement.
func (t *Text) Attachments(s Stmt) []Attachment {
	if s.Extra == 0 {
		return nil
	}
	e := &t.Extras[s.Extra-1]
	return t.Attached[e.AttachLo:e.AttachHi]
}

// Op returns the operation of a statement for which LL14 holds a stand-in, else "".
func (t *Text) Op(s Stmt) string {
	if s.Extra == 0 {
		return ""
	}
	return t.Extras[s.Extra-1].Op
}

// IsRecord reports whether the statement is a call that was a debug record (#dbg_value and the
// like).
func (t *Text) IsRecord(s Stmt) bool {
	return s.Extra != 0 && t.Extras[s.Extra-1].Record
}

// WritesSpace reports whether the statement is a call with addrspace(n) before the callee.
func (t *Text) WritesSpace(s Stmt) bool {
	return s.Extra != 0 && t.Extras[s.Extra-1].Space
}

// rawDistance is how far RawOffset looks.
const rawDistance = 1 << 16

// RawOffset maps an offset in «raw» text, copied from Source at or after from, back to an offset in
// Source. It returns from if the text is not found near there.
func (t *Text) RawOffset(from int, raw string, at int) int {
	if from < 0 || from > len(t.Source) {
		return from
	}
	var tokens []string
	wanted := 0
	for s := (scan.Scanner{Src: raw}); ; {
		if s.Next(); s.Tok.Kind == scan.EOF {
			break
		}
		if int(s.Tok.Off) <= at {
			wanted = len(tokens)
		}
		tokens = append(tokens, s.Text(s.Tok))
	}
	for s := (scan.Scanner{Src: t.Source, Pos: from}); len(tokens) > 0; {
		if s.Next(); s.Tok.Kind == scan.EOF || int(s.Tok.Off) > from+rawDistance {
			break
		}
		found, k := int(s.Tok.Off), 0
		for try := s; k < len(tokens) && try.Text(try.Tok) == tokens[k]; k++ {
			if k == wanted {
				found = int(try.Tok.Off)
			}
			try.Next()
		}
		if k == len(tokens) {
			return found
		}
	}
	return from
}

// SourceOffset maps the offset off of LL14 to an offset in Source.
func (t *Text) SourceOffset(off int) int {
	i := sort.Search(len(t.Segments), func(i int) bool { return int(t.Segments[i].Out) > off })
	if i == 0 {
		return min(off, len(t.Source))
	}
	s := t.Segments[i-1]
	return min(int(s.Src)+off-int(s.Out), len(t.Source))
}

// Pos returns file, line and column of an offset in Source; a negative offset names the file only.
func (t *Text) Pos(off int) diag.Position {
	if off < 0 {
		return diag.Position{File: t.File}
	}
	n, start := t.lineAt(off)
	return diag.Position{File: t.File, Line: n, Col: off - start + 1}
}

// lineStart is where a line of Source starts.
type lineStart struct {
	off  int32
	line int32 // counted from 1
}

// lineStride is how far apart the line starts in Text.lines are at least: an index of all lines is
// larger than a text of empty lines.
const lineStride = 64

// lineStarts returns where lines of src start, each more than lineStride after the last: lines
// between them are found by reading on.
func lineStarts(src string) []lineStart {
	last := lineStart{0, 1}
	starts := []lineStart{last}
	line := int32(1)
	for i := nextLine(src, 0); i > 0; i = nextLine(src, i) {
		if line++; i > int(last.off)+lineStride {
			last = lineStart{int32(i), line}
			starts = append(starts, last)
		}
	}
	return starts
}

// nextLine returns where the line after the one at offset i starts, 0 when that is the last. It
// looks no further than about twice the length of the line: a text may have no \n at all.
func nextLine(src string, i int) int {
	for reach := 128; i < len(src); reach *= 2 {
		part := src[i:min(i+reach, len(src))]
		end := strings.IndexByte(part, '\n') + 1
		if end > 0 {
			part = part[:end]
		}
		for k := strings.IndexByte(part, '\r'); k >= 0 && k < len(part); k++ {
			if endsLine(src, i+k) {
				return i + k + 1
			}
		}
		if i += len(part); end > 0 {
			return i
		}
	}
	return 0
}

// endsLine reports whether the byte at i is the last of a line: \n, also after \r, or a lone \r.
func endsLine(src string, i int) bool {
	return src[i] == '\n' || src[i] == '\r' && i+1 < len(src) && src[i+1] != '\n'
}

// lineAt returns the line, counted from 1, that an offset of Source is in, and where it starts.
func (t *Text) lineAt(off int) (line, start int) {
	t.linesOnce.Do(func() { t.lines = lineStarts(t.Source) })
	s := t.lines[sort.Search(len(t.lines), func(i int) bool { return int(t.lines[i].off) > off })-1]
	line, start = int(s.line), int(s.off)
	for i := start; i < min(off, int(s.off)+lineStride, len(t.Source)); i++ {
		if endsLine(t.Source, i) {
			line, start = line+1, i+1
		}
	}
	return line, start
}

// Line is a line of Source, from which LineNear goes on. The zero value is none.
type Line struct {
	number, start int
	next          int // where the line after it starts, 0 when it is the last
}

// lineReach is how far LineNear reads on from a line.
const lineReach = 1 << 10

// LineNear returns the line of an offset, counted from 1, and where it starts, and keeps it in
// last. It is quick for an offset in or shortly after the line in last.
func (t *Text) LineNear(last *Line, off int) (line, start int) {
	l := *last
	if l.number == 0 || off < l.start || off > l.start+lineReach {
		l.number, l.start = t.lineAt(off)
		l.next = nextLine(t.Source, l.start)
	}
	for l.next > 0 && l.next <= off {
		l = Line{l.number + 1, l.next, nextLine(t.Source, l.next)}
	}
	*last = l
	return l.number, l.start
}

// Error returns an error at an offset of Source.
func (t *Text) Error(off int, format string, args ...any) diag.Diagnostic {
	return t.Diagnostic(diag.Error, off, format, args...)
}

// Diagnostic returns a diagnostic at an offset of Source.
func (t *Text) Diagnostic(sev diag.Severity, off int, format string, args ...any) diag.Diagnostic {
	d := diag.Diagnostic{Severity: sev, Pos: t.Pos(off), Message: fmt.Sprintf(format, args...)}
	if d.Pos.IsValid() {
		d.Source = t.line(off)
	}
	return d
}

// line returns the line of Source that an offset is in, without its line break.
func (t *Text) line(off int) string {
	_, lo := t.lineAt(off)
	hi := lo
	for hi < len(t.Source) && !endsLine(t.Source, hi) {
		hi++
	}
	return strings.TrimRight(t.Source[lo:hi], "\r\n")
}

// KeepWhole notes that a blockaddress at an offset names f, so that neither f nor the function that
// it stands in are cut out of the text.
func (t *Text) KeepWhole(f *Func, off int) {
	if f != nil {
		f.whole = true
	}
	n := sort.Search(len(t.Funcs), func(i int) bool { return t.Funcs[i].Implied || t.Funcs[i].Off > off })
	if n > 0 {
		t.Funcs[n-1].whole = true // or off is in a global after it, which does no harm
	}
}
