package passes

import (
	"fmt"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// RemarkPlace returns the source place of a remark: the debug location where there is one, else the
// place in the IR file.
func RemarkPlace(m *ir.Module, r pass.Remark) (file string, line, col int) {
	if r.Loc == nil {
		file, _, at := m.Place(r.Pos)
		return file, int(at.Line), int(at.Col)
	}
	return scopeFile(r.Loc), r.Loc.Int("line"), r.Loc.Int("column")
}

// scopeFile follows scope: fields to a DIFile and returns its path.
func scopeFile(n *ir.MDNode) string {
	for range 100 {
		if f, ok := n.Field("file").(*ir.MDNode); ok {
			name, _ := f.Field("filename").(ir.MDStr)
			dir, _ := f.Field("directory").(ir.MDStr)
			if dir == "" || strings.HasPrefix(string(name), "/") {
				return string(name)
			}
			return string(dir) + "/" + string(name)
		}
		s, ok := n.Field("scope").(*ir.MDNode)
		if !ok {
			break
		}
		n = s
	}
	return "<unknown>"
}

// RemarkYAML returns one document of LLVM's YAML remark format, as opt-viewer reads it.
func RemarkYAML(m *ir.Module, r pass.Remark) string {
	var b strings.Builder
	fmt.Fprintf(&b, "--- !%s\nPass:            %s\nName:            %s\n", r.Kind, r.Pass, r.Name)
	if file, line, col := RemarkPlace(m, r); line > 0 {
		fmt.Fprintf(&b, "DebugLoc:        { File: %s, Line: %d, Column: %d }\n", yamlQuote(file), line, col)
	}
	fmt.Fprintf(&b, "Function:        %s\n", yamlQuote(r.Func))
	if r.Counted {
		fmt.Fprintf(&b, "Hotness:         %d\n", r.Hotness)
	}
	if len(r.Args) > 0 {
		b.WriteString("Args:\n")
		for _, a := range r.Args {
			fmt.Fprintf(&b, "  - %-16s %s\n", a.Key+":", yamlQuote(a.Val))
		}
	}
	b.WriteString("...\n")
	return b.String()
}

func yamlQuote(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }
