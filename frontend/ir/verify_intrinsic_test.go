package ir

import (
	"bytes"
	"fmt"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// exampleTypes are types of the classes that signatures name.
var exampleTypes = map[string]string{"int": "i32", "fp": "float", "vec": "<4 x i32>", "vint": "<4 x i32>", "vfp": "<4 x float>",
	"vptr": "<4 x ptr>", "ptr*": "ptr", "any": "i32", "f32": "float", "f64": "double", "md": "metadata"}

// exampleSignature spells out a signature with example types: result, parameters, and what the name ends with.
func exampleSignature(s *intrinsicSig) (result string, params []string, suffix string) {
	c := NewContext()
	parse := func(text string) *Type {
		switch {
		case text == "ptr":
			return c.Ptr
		case text == "float":
			return c.Float
		case text == "i32":
			return c.I32
		}
		return c.Vector(4, map[byte]*Type{'i': c.I32, 'f': c.Float, 'p': c.Ptr}[text[5]], false)
	}
	var slots []*Type
	next := 0
	spell := func(p string) string {
		if kind, ref, ok := strings.Cut(p, "="); ok {
			n, _ := strconv.Atoi(ref)
			if n >= len(slots) {
				return p
			}
			switch t := slots[n]; kind {
			case "":
				return t.String()
			case "elt":
				return t.Scalar().String()
			case "i1":
				return t.WithScalar(c.I1).String()
			case "half":
				return c.Vector(t.Len/2, t.Elem, false).String()
			}
			panic(p)
		}
		if typeClasses[p] != nil {
			if next == len(slots) {
				slots = append(slots, parse(exampleTypes[p]))
			}
			t := slots[next]
			next++
			suffix += "." + MangleType(t)
			return t.String()
		}
		if t, ok := exampleTypes[p]; ok {
			return t
		}
		return p
	}
	resultOf := func() string {
		if body, ok := strings.CutPrefix(s.result, "{"); ok {
			var parts []string
			for _, p := range strings.Split(strings.TrimSuffix(body, "}"), "+") {
				parts = append(parts, spell(p))
			}
			return "{ " + strings.Join(parts, ", ") + " }"
		}
		return spell(s.result)
	}
	for range 2 { // what refers to later types is spelled the second time
		params, suffix, next = nil, "", 0
		result = resultOf()
		for _, p := range s.params {
			params = append(params, spell(p))
		}
	}
	return result, params, suffix
}

// runTool gives a text to a program and returns what it writes to the standard streams.
func runTool(tool, text string, args ...string) (out, errs string) {
	cmd := exec.Command(tool, append(args, "-o", "-")...)
	cmd.Stdin = strings.NewReader(text)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil && stderr.Len() == 0 {
		return stdout.String(), err.Error()
	}
	return stdout.String(), stderr.String()
}

// TestIntrinsicTable declares and calls every intrinsic of the table as its signature says: LLVM has it so, name included.
func TestIntrinsicTable(t *testing.T) {
	as := llvmTool(t, "llvm-as")
	var decls, calls strings.Builder
	names := map[string]string{} // by line of a call
	for _, e := range intrinsicTable {
		s := parseSignature(e.sig)
		for _, base := range strings.Fields(e.names) {
			result, params, suffix := exampleSignature(s)
			name := "llvm." + base + suffix
			args := make([]string, len(params))
			for k, p := range params {
				switch {
				case k == 0 && strings.HasSuffix(base, ".access.index"):
					args[k] = p + " elementtype(i32) undef"
				case p == "metadata":
					args[k] = `metadata !"x"`
				case p == "token":
					args[k] = "token none"
				case s.imm[k] && p == "double":
					args[k] = "double 1.0"
				case s.imm[k]:
					args[k] = p + " 1"
				default:
					args[k] = p + " undef"
				}
			}
			list := strings.Join(params, ", ")
			sig := result
			if s.variadic {
				list = strings.TrimPrefix(list+", ...", ", ")
				sig = result + " (" + list + ")"
			}
			fmt.Fprintf(&decls, "declare %s @%s(%s)\n", result, name, list)
			fmt.Fprintf(&calls, "  call %s @%s(%s)\n", sig, name, strings.Join(args, ", "))
			names[name] = e.sig
		}
	}
	text := decls.String() + "define void @f(...) {\n" + calls.String() + "  ret void\n}\n"
	_, msg := runTool(as, text)
	for _, m := range regexp.MustCompile(`(?m)^(Intrinsic has|Intrinsic name|Intrinsic was|Callsite was|Intrinsic called).*\n.*`).FindAllString(msg, -1) {
		t.Error(m)
	}
	if !strings.Contains(msg, "does not verify") { // the arguments are nonsense to some
		t.Fatalf("llvm-as says: %s", msg)
	}
	bitcode, msg := runTool(as, text, "-disable-verify")
	if bitcode == "" {
		t.Fatal(msg)
	}
	printed, msg := runTool(llvmTool(t, "llvm-dis"), bitcode)
	if printed == "" {
		t.Fatal(msg)
	}
	for name, sig := range names {
		if !strings.HasPrefix(name, "llvm.dbg.") && !strings.Contains(printed, "@"+name+"(") { // debug information that makes no sense is dropped
			t.Errorf("LLVM has another name for %s %s", name, sig)
		}
	}
}
