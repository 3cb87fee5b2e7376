package tools

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"opt-go/lit"
)

// documents lists the pages for users.
func documents(t *testing.T) []string {
	t.Helper()
	pages, err := filepath.Glob("../docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	if len(pages) < 5 {
		t.Fatalf("only %d pages were found: the test looks in the wrong place", len(pages))
	}
	return append(pages, "../README.md", "../CONTRIBUTING.md", "../CHANGELOG.md")
}

// TestDocumentsCommands runs the commands of the documents, lines that begin with "$" in indented
// text, and compares what they print with the lines that follow; a line "…" matches any number of
// lines.
func TestDocumentsCommands(t *testing.T) {
	bin := buildTools(t)
	ran := 0
	for _, page := range documents(t) {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		dir := workingFolder(t)
		for _, c := range commandsOf(string(text)) {
			ran++
			cmd := exec.Command("bash", "-c", c.line)
			cmd.Dir = dir
			cmd.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH"))
			out, err := cmd.Output()
			if err != nil {
				t.Errorf("%s: %s: %v\n%s", filepath.Base(page), c.line, err, out)
			} else if !c.matches(string(out)) {
				t.Errorf("%s: %s prints\n%s\nthe page says\n%s", filepath.Base(page), c.line, out, strings.Join(c.output, "\n"))
			}
		}
	}
	if ran < 10 {
		t.Errorf("only %d commands were found", ran)
	}
}

// buildTools returns a folder with the commands that the documents name.
func buildTools(t *testing.T) string {
	t.Helper()
	bin, err := lit.Tools("../lit", t.TempDir(), "opt-go", "ptx-run", "vliw-run")
	if err != nil {
		t.Fatal(err)
	}
	return bin
}

// workingFolder returns a folder in which the repository's inputs have their names, and which
// commands may write to.
func workingFolder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range []string{"docs", "examples", "lit"} {
		target, err := filepath.Abs(filepath.Join("..", name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(target, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// documented is a command of a page, and its output according to the page.
type documented struct {
	line   string
	output []string
}

func commandsOf(page string) (list []documented) {
	inside := false // of the output of a command
	for _, line := range strings.Split(page, "\n") {
		code, indented := strings.CutPrefix(line, "    ")
		command, isCommand := strings.CutPrefix(code, "$ ")
		switch {
		case !indented:
			inside = false
		case isCommand:
			list, inside = append(list, documented{line: command}), true
		case inside:
			last := &list[len(list)-1]
			last.output = append(last.output, code)
		}
	}
	return list
}

// matches reports whether the output agrees with the page.
func (d documented) matches(output string) bool {
	var pattern strings.Builder
	pattern.WriteString(`^`)
	for _, line := range d.output {
		if line == "…" {
			pattern.WriteString(`(?:.*\n)*`)
		} else {
			pattern.WriteString(regexp.QuoteMeta(line) + `\n`)
		}
	}
	pattern.WriteString(`$`)
	return regexp.MustCompile(pattern.String()).MatchString(output)
}

func TestDocumentedMatches(t *testing.T) {
	page := "text\n\n    $ cat x\n    one\n    …\n    three\n\n    no command\n    $ true\n"
	list := commandsOf(page)
	if len(list) != 2 || list[0].line != "cat x" || len(list[0].output) != 3 || list[1].line != "true" {
		t.Fatalf("%q", list)
	}
	for text, want := range map[string]bool{"one\ntwo\nthree\n": true, "one\nthree\n": true, "one\nthree\nfour\n": false, "two\nthree\n": false} {
		if got := list[0].matches(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// quoted finds what the documents set in the type of code.
var quoted = regexp.MustCompile("`([^`\n]+)`")

// rooms are the folders at the top of the repository.
var rooms = regexp.MustCompile(`^(frontend|passes|nvptx|vliw|lit|tools|examples|docs)/[\w./-]+$`)

// TestDocumentsPaths: files and folders of the repository that the documents name are there.
func TestDocumentsPaths(t *testing.T) {
	checked := 0
	for _, page := range documents(t) {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range quoted.FindAllStringSubmatch(string(text), -1) {
			if !rooms.MatchString(m[1]) {
				continue
			}
			checked++
			if _, err := os.Stat(filepath.Join("..", m[1])); err != nil {
				t.Errorf("%s names %s, which is not there", filepath.Base(page), m[1])
			}
		}
	}
	if checked < 30 {
		t.Errorf("only %d paths were found", checked)
	}
}
