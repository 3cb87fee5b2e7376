package ir

import (
	"bytes"
	"fmt"
	"maps"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"opt-go/tools/oracle"
)

// exampleSignature instantiates a signature with example types: result, parameters, and the suffix
// of the name.
func exampleSignature(c *Context, k knownIntrinsic) (result *Type, params []*Type, suffix string) {
	s := k.sig
	whole := s.result + "," + strings.Join(s.params, ",")
	vector := strings.Contains(whole, "vptr=") || strings.Contains(whole, "elt=")
	example := func(class string) *Type {
		t := map[string]*Type{"int": c.I32, "fp": c.Float, "vec": c.Vector(4, c.I32, false), "ptr*": c.Ptr, "any": c.I32}[class]
		if strings.Contains(k.name, "vector.reduce.f") {
			return c.Vector(4, c.Float, false)
		}
		if vector && (t == c.I32 || t == c.Float) {
			return c.Vector(4, t, false)
		}
		return t
	}
	var slots []*Type
	next := 0
	overload := func(t *Type) *Type {
		if next == len(slots) {
			slots = append(slots, t)
		}
		next++
		suffix += "." + MangleType(slots[next-1])
		return slots[next-1]
	}
	var spell func(p string) *Type
	spell = func(p string) *Type {
		if body, ok := strings.CutPrefix(p, "{"); ok {
			var parts []*Type
			for _, p := range strings.Split(strings.TrimSuffix(body, "}"), "+") {
				parts = append(parts, spell(p))
			}
			return c.Struct(false, parts...)
		}
		if kind, ref, ok := strings.Cut(p, "="); ok {
			n, _ := strconv.Atoi(ref)
			switch {
			case kind == "vptr":
				return overload(c.Vector(4, c.Ptr, false))
			case n >= len(slots):
				return c.I1 // spelled the second time
			}
			return referenceType(kind, slots[n])
		}
		switch {
		case typeClasses[p] != nil:
			return overload(example(p))
		case p == "svcount":
			return c.Target("aarch64.svcount", nil, nil)
		}
		return plainType(p, c)
	}
	for range 2 { // what refers to later types is spelled the second time
		params, suffix, next = nil, "", 0
		result = spell(s.result)
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

// exclusive accesses say what they access.
var exclusive = regexp.MustCompile(`^llvm\.(aarch64|arm)\.(ld|st)\w*x`)

// exampleCall declares an intrinsic as its signature says and calls it.
func exampleCall(c *Context, k knownIntrinsic) (name, decl, call string) {
	s := k.sig
	result, params, suffix := exampleSignature(c, k)
	name = k.name + suffix
	if result == nil {
		panic("no example for the result of " + k.name)
	}
	types, args := make([]string, len(params)), make([]string, len(params))
	for n, p := range params {
		if p == nil {
			panic("no example for " + k.name)
		}
		types[n] = p.String()
		value := "undef"
		switch {
		case p == c.Ptr && strings.HasSuffix(k.name, ".access.index") || exclusive.MatchString(k.name):
			value = "elementtype(i32) undef"
		case p == c.Metadata:
			value = `!"x"`
		case p == c.Token:
			value = "none"
		case s.imm[n] && p == c.Double:
			value = "1.0"
		case s.imm[n] && p.Kind == IntKind:
			value = "1"
		}
		args[n] = types[n] + " " + value
	}
	list, sig := strings.Join(types, ", "), result.String()
	if s.variadic {
		list = strings.TrimPrefix(list+", ...", ", ")
		sig += " (" + list + ")"
	}
	return name, fmt.Sprintf("declare %s @%s(%s)", result, name, list), fmt.Sprintf("call %s @%s(%s)", sig, name, strings.Join(args, ", "))
}

// everyIntrinsic returns the intrinsics of the tables, by name.
func everyIntrinsic() map[string]knownIntrinsic {
	all := map[string]knownIntrinsic{}
	for family, f := range intrinsicFamilies {
		lookupIntrinsic("llvm." + family + ".x")
		for short := range f.groups {
			name := "llvm." + short
			if family != generalIntrinsics {
				name = "llvm." + family + "." + short
			}
			all[name] = *f.get(name, short)
		}
	}
	return all
}

// TestIntrinsicTable declares and calls every intrinsic of the tables as its signature says: LLVM
// has it so, name and attributes included.
func TestIntrinsicTable(t *testing.T) {
	as, dis := oracle.Tool(t, "llvm-as-19"), oracle.Tool(t, "llvm-dis-19")
	c := NewContext()
	var decls, calls strings.Builder
	attrs := map[string]AttrList{} // by name
	for _, k := range everyIntrinsic() {
		name, decl, call := exampleCall(c, k)
		decls.WriteString(decl + "\n")
		calls.WriteString("  " + call + "\n")
		attrs[name] = *k.attrs
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
	printed, msg := runTool(dis, bitcode)
	if printed == "" {
		t.Fatal(msg)
	}
	compareDeclarations(t, printed, attrs)
}

// TestNewerIntrinsicTable does the same for NVIDIA's intrinsics that are newer than LLVM 19, with
// LLVM 22.
func TestNewerIntrinsicTable(t *testing.T) {
	opt := oracle.Tool(t, "opt-22")
	c := NewContext()
	var decls strings.Builder
	attrs := map[string]AttrList{}
	newer := newerIntrinsics["nvvm"].table()
	for short := range newer.groups {
		k := newer.get("llvm.nvvm."+short, short)
		name, decl, _ := exampleCall(c, *k)
		decls.WriteString(decl + "\n")
		attrs[name] = *k.attrs
	}
	if len(attrs) < 900 {
		t.Fatalf("only %d intrinsics", len(attrs))
	}
	printed, msg := runTool(opt, decls.String(), "-S")
	if msg != "" {
		t.Fatal(msg)
	}
	// A capture is no attribute of its own any more, and ranges of parameters are not in our table.
	printed = strings.ReplaceAll(printed, "captures(none)", "nocapture")
	printed = regexp.MustCompile(`(readonly|writeonly) nocapture`).ReplaceAllString(printed, "nocapture $1")
	printed = regexp.MustCompile(` range\([^)]*\)`).ReplaceAllString(printed, "")
	compareDeclarations(t, printed, attrs)
}

// compareDeclarations holds the attributes of the tables against LLVM's on the declarations of a
// module that LLVM printed.
func compareDeclarations(t *testing.T, printed string, attrs map[string]AttrList) {
	groups := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)^attributes (#\d+) = \{ (.*) \}$`).FindAllStringSubmatch(printed, -1) {
		groups[m[1]] = m[2]
	}
	missing := maps.Clone(attrs)
	decl := regexp.MustCompile(`(?m)^declare (.*)@([^ (]+)\((.*)\)(?: (#\d+))?$`)
	for _, m := range decl.FindAllStringSubmatch(printed, -1) {
		want, known := attrs[m[2]]
		if !known {
			t.Errorf("LLVM has another name for one of the intrinsics: %s", m[2])
			continue
		}
		delete(missing, m[2])
		if got := want.Fn.String(); got != groups[m[4]] {
			t.Errorf("%s: attributes %q, LLVM has %q", m[2], got, groups[m[4]])
		}
		for k, set := range append([]AttrSet{want.Ret}, want.Params...) {
			if list := strings.TrimSpace(set.String()); !strings.Contains(m[1]+m[3], list) {
				t.Errorf("%s: LLVM has no attributes %q at %d: %s", m[2], list, k, m[0])
			}
		}
	}
	for name := range missing {
		if strings.HasPrefix(name, "llvm.dbg.") || strings.HasPrefix(name, "llvm.x86.avx512.broadcastm") {
			continue // debug information that makes no sense is dropped, broadcasts become shuffles
		}
		t.Errorf("LLVM does not keep %s", name)
	}
}
