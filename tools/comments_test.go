package tools

import (
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"
)

// maxCommentColumns is how wide a comment may be, where a tab counts for four columns.
const maxCommentColumns = 100

// listItem matches the marker of an item in a doc comment.
var listItem = regexp.MustCompile(`^  +([-*]|\d+\.) `)

// TestComments holds the sentences of comments to their width: lines of several words that begin
// after one blank, or that belong to a list. Code, tables and pictures, which are indented, may be
// wider; so may what follows code on its line.
func TestComments(t *testing.T) {
	lines := 0
	err := eachSource(func(file string) error {
		n, err := checkComments(t, file)
		lines += n
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if lines < 10000 {
		t.Fatalf("only %d lines of comments: this is not the root of the repository", lines)
	}
}

// checkComments reports comments that are too wide, and returns how many lines of comments a file
// has.
func checkComments(t *testing.T, file string) (lines int, err error) {
	src, err := os.ReadFile(file)
	if err != nil {
		return 0, err
	}
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return 0, err
	}
	for _, group := range tree.Comments {
		for _, c := range group.List {
			lines++
			text, ok := strings.CutPrefix(c.Text, "//")
			at := set.Position(c.Pos())
			before := string(src[at.Offset-at.Column+1 : at.Offset])
			if !ok || strings.Trim(before, "\t") != "" || !isSentence(text) {
				continue
			}
			if n := 4*len(before) + utf8.RuneCountInString(c.Text); n > maxCommentColumns {
				t.Errorf("%s:%d: the comment has %d columns; the limit is %d", file, at.Line, n, maxCommentColumns)
			}
		}
	}
	return lines, nil
}

// isSentence reports whether a line of a comment is to be read as text: not as code or a table, and
// not as one long name.
func isSentence(text string) bool {
	plain := len(text) > 1 && text[0] == ' ' && text[1] != ' ' && text[1] != '|'
	return (plain || listItem.MatchString(text)) && len(strings.Fields(text)) > 2
}
