package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Shared variables with constructors. nvcc takes them with a warning and runs no constructor; clang
// refuses them. Where it does, its messages say where they are, and it reads the source again
// through an overlay in which they are bytes:
//
//	__shared__ cuda::barrier<S> bar[2];   →
//	using optgo_type_bar = cuda::barrier<S>[2];
//	__shared__ alignas(optgo_type_bar) unsigned char optgo_bytes_bar[sizeof(optgo_type_bar)];
//	optgo_type_bar &bar = reinterpret_cast<optgo_type_bar &>(optgo_bytes_bar);
//
// on one line, so that lines stay what they are. Variables with an initializer, and those outside
// functions, stay refused.

// refusedShared is clang's message.
var refusedShared = regexp.MustCompile(`(?m)^(.+?):(\d+):(\d+): error: initialization is not supported for __shared__ variables$`)

// overlay is what clang reads in place of files of the user's.
type overlay struct {
	texts map[string][]byte
	file  string // the list, for clang; "": there is none
}

// tries is how often clang reads a source again, which says only the first 20 errors each time.
const tries = 10

// cudaClang runs clang for a CUDA source.
func (c *compiler) cudaClang(args ...string) ([]byte, error) {
	for try := 0; ; try++ { // a template may come to light only when another is out of the way
		all := args
		if c.overlay.file != "" {
			all = append(slices.Clone(args), "-ivfsoverlay", c.overlay.file)
		}
		if c.o.verbose {
			fmt.Fprintln(c.stderr, c.kit.clang, strings.Join(all, " "))
		}
		cmd := exec.Command(c.kit.clang, all...)
		var out, messages bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &messages
		err := cmd.Run()
		if err != nil && try < tries && c.overlay.add(messages.Bytes(), c.scratch) {
			continue
		}
		if _, writing := c.stderr.Write(messages.Bytes()); writing != nil {
			return nil, writing
		}
		if _, failed := err.(*exec.ExitError); failed {
			return nil, errReported
		}
		return out.Bytes(), err
	}
}

// add rewrites what clang has refused and nvcc takes; false if that changes nothing.
func (v *overlay) add(messages []byte, scratch string) bool {
	bytesNow := v.shareBytes(messages)
	respelled := v.respell(messages)
	templates := v.addTemplates(messages)
	arrays := v.initializeArrays(messages)
	pragmas := v.spellPragmas(messages)
	operands := v.separateOperands(messages)
	return (v.closeBrackets(messages) || bytesNow || respelled || templates || arrays || pragmas || operands) && v.write(scratch) == nil
}

// rewrite replaces the text that clang reads of a file; false if that changes nothing.
func (v *overlay) rewrite(file string, with func([]byte) []byte) bool {
	text, ok := v.texts[file]
	if !ok {
		var err error
		if text, err = os.ReadFile(file); err != nil {
			return false
		}
	}
	after := with(text)
	if bytes.Equal(after, text) {
		return false
	}
	if v.texts == nil {
		v.texts = map[string][]byte{}
	}
	v.texts[file] = after
	return true
}

// shareBytes makes bytes of the variables that clang has refused; false if that changes nothing.
func (v *overlay) shareBytes(messages []byte) (changed bool) {
	at := map[string][][2]int{}
	for _, m := range refusedShared.FindAllSubmatch(messages, -1) {
		file, err := filepath.Abs(string(m[1]))
		line, _ := strconv.Atoi(string(m[2])) // the pattern has digits
		column, _ := strconv.Atoi(string(m[3]))
		if err == nil && !slices.Contains(at[file], [2]int{line, column}) {
			at[file] = append(at[file], [2]int{line, column})
		}
	}
	for file, places := range at {
		changed = v.rewrite(file, func(text []byte) []byte { return sharedAsBytes(text, places) }) || changed
	}
	return changed
}

// write writes the texts and their list.
func (v *overlay) write(scratch string) error {
	type entry struct {
		Name     string `json:"name"`
		Type     string `json:"type"`
		Contents string `json:"external-contents"`
	}
	var roots []entry
	for file, text := range v.texts {
		at := filepath.Join(scratch, "overlay-"+digest([]byte(file)))
		if err := os.WriteFile(at, text, 0o666); err != nil {
			return err
		}
		roots = append(roots, entry{file, "file", at})
	}
	list, err := json.Marshal(map[string]any{"version": 0, "use-external-names": false, "roots": roots})
	if err != nil {
		return err
	}
	v.file = filepath.Join(scratch, "overlay.yaml")
	return os.WriteFile(v.file, list, 0o666)
}

// sharedAsBytes rewrites the declarations of the variables whose names are at these lines and
// columns.
func sharedAsBytes(text []byte, places [][2]int) []byte {
	var starts []int
	offset, line := 0, 1
	slices.SortFunc(places, func(a, b [2]int) int { return a[0]*1e6 + a[1] - b[0]*1e6 - b[1] })
	for _, p := range places {
		for ; line < p[0]; line++ {
			end := bytes.IndexByte(text[offset:], '\n')
			if end < 0 {
				return text
			}
			offset += end + 1
		}
		if at := offset + p[1] - 1; at < len(text) {
			if found := sharedFrom.FindAllIndex(text[:at], -1); found != nil && !slices.Contains(starts, found[len(found)-1][0]) {
				starts = append(starts, found[len(found)-1][0])
			}
		}
	}
	for _, start := range slices.Backward(starts) {
		end := bytes.IndexByte(text[start:], ';')
		if end < 0 {
			continue
		}
		if made := bytesDeclaration(string(text[start : start+end])); made != "" {
			text = slices.Concat(text[:start], []byte(made), text[start+end+1:])
		}
	}
	return text
}

const aligned = `\b(?:__align__|alignas|__attribute__)\s*\((?:[^()]|\([^()]*\))*\)`

var (
	sharedFrom = regexp.MustCompile(`(?:(?:\bstatic|` + aligned + `)\s+)*\b__shared__\b`) // where its declaration begins
	isShared   = regexp.MustCompile(`\b(static|__shared__)\b`)
	alignment  = regexp.MustCompile(aligned)
	declarator = regexp.MustCompile(`^\s*([A-Za-z_]\w*)\s*((?:\[[^\]]*\]\s*)*)$`)
	lastName   = regexp.MustCompile(`([A-Za-z_]\w*\s*(?:\[[^\]]*\]\s*)*)$`)
)

// bytesDeclaration returns what stands for a declaration of shared variables, with as many lines;
// "" if one of them has an initializer.
func bytesDeclaration(d string) string {
	list := declarators(d)
	first := lastName.FindString(list[0])
	kind := strings.TrimSuffix(list[0], first)
	list[0] = first
	more := strings.Join(alignment.FindAllString(kind, -1), " ")
	kind = isShared.ReplaceAllString(alignment.ReplaceAllString(kind, ""), "")
	if kind = strings.Join(strings.Fields(kind), " "); kind == "" || strings.Contains(d, "//") {
		return ""
	}
	var b strings.Builder
	for _, one := range list {
		m := declarator.FindStringSubmatch(one)
		if m == nil {
			return ""
		}
		name := m[1]
		fmt.Fprintf(&b, "using optgo_type_%[1]s = %[2]s %[3]s; __shared__ alignas(optgo_type_%[1]s) %[4]s unsigned char optgo_bytes_%[1]s[sizeof(optgo_type_%[1]s)]; "+
			"optgo_type_%[1]s &%[1]s = reinterpret_cast<optgo_type_%[1]s &>(optgo_bytes_%[1]s);", name, kind, strings.TrimSpace(m[2]), strings.Join(strings.Fields(more), " "))
	}
	return b.String() + strings.Repeat("\n", strings.Count(d, "\n"))
}

// declarators splits a declaration at the commas that are in no brackets.
func declarators(d string) (list []string) {
	depth, from := 0, 0
	for i, c := range d {
		switch c {
		case '<', '(', '[', '{':
			depth++
		case '>', ')', ']', '}':
			depth--
		case ',':
			if depth == 0 {
				list, from = append(list, d[from:i]), i+1
			}
		}
	}
	return append(list, d[from:])
}
