// Package ere matches POSIX extended regular expressions exactly as LLVM's regular expression
// library does, because check files are written for that library.
//
// Go's regexp package is close but not the same: it works on runes instead of
// bytes, has no backreferences, and picks other submatches among the longest
// matches. Since a check file captures variables by submatch, such differences
// would show as tests that pass here and fail under LLVM.
//
// Start at Compile and Find. parse.go turns text into a tree, search.go finds
// where the leftmost-longest match lies, submatch.go says what each group
// matched there, and backref.go does both for expressions with \1 … \9.
// The package imports nothing of ours.
package ere

// Flags select variants of the syntax.
type Flags uint

const (
	// Newline makes ^ and $ match at lines, and keeps "." and [^…] on one line.
	Newline Flags = 1 << iota
	// IgnoreCase matches ASCII letters in either case.
	IgnoreCase
)

// Regexp is a compiled expression. It holds no state of a search, so several
// goroutines may use it at once.
type Regexp struct {
	root      *node
	groups    int
	backrefs  bool
	prog      []inst
	newline   bool
	firstByte *byteSet // what a match can start with; nil when it may be empty
}

// Compile parses expr. The error's text is the one LLVM's library gives.
func Compile(expr string, flags Flags) (*Regexp, error) {
	p := &parser{text: expr, flags: flags}
	root, err := p.parse()
	if err != nil {
		return nil, err
	}
	re := &Regexp{root: root, groups: p.groups, backrefs: p.backrefs, newline: flags&Newline != 0}
	re.prog = assemble(root)
	re.firstByte = firstBytes(root)
	return re, nil
}

// NumGroups returns how many parenthesized groups the expression has.
func (re *Regexp) NumGroups() int { return re.groups }

// Find returns the leftmost-longest match in text as pairs of offsets: the
// whole match first, then each group (-1, -1 for one that took no part).
// Nil means that there is no match. With groups false only the first pair is
// computed, which is cheaper.
func (re *Regexp) Find(text string, groups bool) []int {
	if re.backrefs {
		return re.findBackrefs(text)
	}
	start, end := re.search(text, 0)
	if start < 0 {
		return nil
	}
	if !groups || re.groups == 0 {
		return append([]int{start, end}, unset(re.groups)...)
	}
	return re.submatches(text, start, end)
}

func unset(groups int) []int {
	pairs := make([]int, 2*groups)
	for i := range pairs {
		pairs[i] = -1
	}
	return pairs
}
