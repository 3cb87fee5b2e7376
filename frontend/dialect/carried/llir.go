package carried

import (
	"bytes"
	"fmt"
	"sort"
	"strings"
	"unsafe"

	"github.com/llir/ll"
	llirasm "github.com/llir/llvm/asm"
	llir "github.com/llir/llvm/ir"
	"github.com/pkg/errors"

	"opt-go/frontend/diag"
)

// Parse parses the carried text with llir. What llir rejects becomes a diagnostic: a syntax error
// at its place in the user's text, anything else at the function that holds it. llir's panics are
// recovered.
func Parse(t *Text) (*llir.Module, diag.List) {
	m, err := parse(t.LL14)
	if err == nil {
		return m, nil
	}
	var syntax ll.SyntaxError
	if errors.As(err, &syntax) {
		return nil, diag.List{t.Error(t.SourceOffset(syntax.Offset), "the LLVM reader does not understand this")}
	}
	msg := message(err)
	off, msg := t.ownPosition(msg)
	if off < 0 {
		off = t.culprit()
	}
	return nil, diag.List{t.Error(off, "the LLVM reader refuses this: %s", msg)}
}

// ownPosition takes the position in LL14 off a message of llir that begins with
// one, LINE:COLUMN:, and returns the offset in Source, or -1.
func (t *Text) ownPosition(msg string) (int, string) {
	var line, col int
	if n, err := fmt.Sscanf(msg, "%d:%d:", &line, &col); n != 2 || err != nil {
		return -1, msg
	}
	off := 0
	for range line - 1 {
		i := bytes.IndexByte(t.LL14[off:], '\n')
		if i < 0 {
			return -1, msg
		}
		off += i + 1
	}
	_, msg, _ = strings.Cut(msg, ": ")
	return t.SourceOffset(off + col - 1), msg
}

// parse runs llir over text and makes its panics errors.
func parse(text []byte) (m *llir.Module, err error) {
	defer func() {
		if r := recover(); r != nil {
			m, err = nil, errors.Errorf("%v", r)
		}
	}()
	return llirasm.ParseString("", asString(text))
}

// asString returns the bytes, as a string without a copy; the bytes must not be written again.
func asString(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }

// message returns the innermost message of an error of llir on one line.
func message(err error) string {
	s := fmt.Sprint(errors.Cause(err))
	return strings.Join(strings.Fields(s), " ")
}

// culprit returns the offset in Source of the function without whose body llir
// accepts the text, or -1. It parses O(log n) times, after an error only.
func (t *Text) culprit() int {
	n := sort.Search(len(t.Funcs)+1, func(n int) bool {
		_, err := parse(t.withBodies(func(i int) bool { return i < n }))
		return err != nil
	})
	if n == 0 || n > len(t.Funcs) {
		return -1
	}
	return t.Funcs[n-1].Off
}

// withBodies returns LL14 with the bodies of the functions that are wanted; the others hold a
// single block.
func (t *Text) withBodies(want func(i int) bool) []byte {
	var out []byte
	mark := 0
	for i, f := range t.Funcs {
		if f.Body.Hi > 0 && !want(i) {
			out = append(out, t.LL14[mark:f.Body.Lo]...)
			out = append(out, "{ unreachable }"...)
			mark = f.Body.Hi
		}
	}
	return append(out, t.LL14[mark:]...)
}
