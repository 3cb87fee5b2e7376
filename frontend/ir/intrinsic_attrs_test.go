package ir

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"opt-go/tools/oracle"
)

var update = flag.Bool("update", false, "write intrinsics/changed from what opt-22 prints")

// attributeWords are attributes, those with a value in brackets included.
var attributeWords = regexp.MustCompile(`align \d+|[\w.]+\([^)]*\)|[\w.]+`)

// pointerType is the type of a pointer at the end of a text.
var pointerType = regexp.MustCompile(`ptr(?: addrspace\(\d+\))?$`)

// printedSet returns the attributes of one place as the tables spell them.
func printedSet(text string) string {
	var words []string
	for _, w := range attributeWords.FindAllString(text, -1) {
		switch w {
		case "immarg": // the signature says it
		case "captures(none)":
			words = append(words, "nocapture")
		default:
			words = append(words, w)
		}
	}
	slices.Sort(words)
	return strings.Join(words, " ")
}

// listedSets is an attribute list as a line of the tables.
func listedSets(l AttrList) string {
	line := printedSet(l.Fn.String())
	if s := printedSet(l.Ret.String()); s != "" {
		line += " | ret " + s
	}
	for k, p := range l.Params {
		if s := printedSet(p.String()); s != "" {
			line += fmt.Sprintf(" | %d %s", k, s)
		}
	}
	return line
}

// printedAttributes returns for each declaration that LLVM prints its attributes as a line of the
// tables, without those that it says of no function attribute: intrinsics that it does not have.
func printedAttributes(printed string, types map[string][]*Type) map[string]string {
	groups := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)^attributes (#\d+) = \{ (.*) \}$`).FindAllStringSubmatch(printed, -1) {
		groups[m[1]] = m[2]
	}
	out := map[string]string{}
	decl := regexp.MustCompile(`(?m)^declare (.*)@([^ (]+)\((.*)\)(?: (#\d+))?$`)
	for _, m := range decl.FindAllStringSubmatch(printed, -1) {
		ty := types[m[2]]
		if ty == nil || m[4] == "" {
			continue
		}
		line := printedSet(groups[m[4]])
		result, known := strings.CutSuffix(strings.TrimSpace(m[1]), ty[0].String())
		if !known { // brought up to date: an address space is another one
			result = pointerType.ReplaceAllString(result, "")
		}
		if s := printedSet(result); s != "" {
			line += " | ret " + s
		}
		rest := m[3]
		for k, p := range ty[1:] {
			rest = strings.TrimPrefix(strings.TrimPrefix(rest, ", "), p.String())
			end := 0
			for depth := 0; end < len(rest) && (depth > 0 || rest[end] != ','); end++ {
				depth += strings.Count(rest[end:end+1], "(") - strings.Count(rest[end:end+1], ")")
			}
			if s := printedSet(rest[:end]); s != "" {
				line += fmt.Sprintf(" | %d %s", k, s)
			}
			rest = rest[end:]
		}
		out[m[2]] = line
	}
	return out
}

// TestChangedAttributes compares the attributes that we have for LLVM 22 with those that opt-22
// prints of a declaration of each intrinsic that it shares with LLVM 19. With -update it writes
// the files of those that differ from LLVM 19's.
func TestChangedAttributes(t *testing.T) {
	opt := oracle.Tool(t, "opt-22")
	c := NewContext()
	all := everyIntrinsic()
	names, types := map[string]string{}, map[string][]*Type{} // by mangled name
	var text strings.Builder
	for _, plain := range slices.Sorted(maps.Keys(all)) {
		k := all[plain]
		result, params, suffix := exampleSignature(c, k)
		_, decl, _ := exampleCall(c, k)
		if k.newer() != nil || strings.Contains(decl, "x86_mmx") {
			continue
		}
		names[k.name+suffix], types[k.name+suffix] = plain, append([]*Type{result}, params...)
		text.WriteString(decl + "\n")
	}
	printed, msg := runTool(opt, text.String(), "-S", "-disable-verify")
	if msg != "" {
		t.Fatal(msg)
	}
	newer := printedAttributes(printed, types)
	if len(newer) < 12000 {
		t.Fatalf("opt-22 printed only %d declarations of %d", len(newer), len(names))
	}
	if *update {
		writeChanged(t, all, names, newer)
		return
	}
	for mangled, want := range newer {
		k := all[names[mangled]]
		attrs, changed := k.changed()
		if !changed {
			attrs = *k.attrs
		}
		if got := listedSets(attrs); got != want {
			t.Errorf("%s: attributes %q, LLVM 22 has %q", k.name, got, want)
		}
	}
}

// writeChanged writes the files of intrinsics/changed.
func writeChanged(t *testing.T, all map[string]knownIntrinsic, names, newer map[string]string) {
	sets := map[string]map[string][]string{} // by family and line
	for mangled, line := range newer {
		k := all[names[mangled]]
		if line == listedSets(*k.attrs) {
			continue
		}
		family, _, short := splitIntrinsic(k.name)
		if sets[family] == nil {
			sets[family] = map[string][]string{}
		}
		sets[family][line] = append(sets[family][line], short)
	}
	for family, lines := range sets {
		var head, body strings.Builder
		for n, line := range slices.Sorted(maps.Keys(lines)) {
			fmt.Fprintf(&head, "#%d = %s\n", n, line)
			fmt.Fprintf(&body, "#%d\n%s", n, wrapNames(lines[line]))
		}
		if err := os.WriteFile("intrinsics/changed/"+family+".txt", []byte(head.String()+body.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// wrapNames lists names on indented lines of at most 100 columns.
func wrapNames(names []string) string {
	slices.Sort(names)
	var b strings.Builder
	width := 0
	for _, n := range names {
		switch {
		case width == 0:
			b.WriteString("\t")
		case width+1+len(n) > 98:
			b.WriteString("\n\t")
			width = 0
		default:
			b.WriteString(" ")
			width++
		}
		b.WriteString(n)
		width += len(n)
	}
	return b.String() + "\n"
}
