package sass

import (
	"fmt"
	"strings"

	"opt-go/nvptx/ptx"
)

// Annotate returns PTX text with a .loc before every line that holds an instruction, and the
// opcodes (without modifiers) by line. The module is the text, parsed. Debug information that the
// text has already is dropped.
func Annotate(text string, m *ptx.Module) (annotated string, ops map[int]string) {
	ops = map[int]string{}
	for _, f := range m.Funcs() {
		for _, s := range f.Body {
			if in, ok := s.(*ptx.Inst); ok && ops[in.Line] == "" {
				ops[in.Line] = in.Op
			}
		}
	}
	var out strings.Builder
	debug := false
	for n, line := range strings.Split(text, "\n") {
		trimmed := strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(trimmed, ".section"): // debug sections come last
			debug = true
		case strings.HasPrefix(trimmed, ".target"):
			line = strings.ReplaceAll(line, ", debug", "")
		}
		if word, _, _ := strings.Cut(strings.ReplaceAll(trimmed, "\t", " "), " "); debug || word == ".loc" || word == ".file" {
			continue
		}
		if ops[n+1] != "" {
			fmt.Fprintf(&out, "\t.loc 1 %d 0\n", n+1)
		}
		out.WriteString(line)
		out.WriteByte('\n')
		if strings.HasPrefix(trimmed, ".address_size") {
			out.WriteString(".file 1 \"k.ptx\"\n")
		}
	}
	return out.String(), ops
}
