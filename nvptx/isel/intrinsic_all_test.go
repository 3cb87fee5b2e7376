package isel

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/nvptx/ptx"
)

// signatureTypes maps the types of the signatures in frontend/ir/intrinsics to IR; an overloaded
// type is replaced by one of its instances.
var signatureTypes = map[string]string{
	"i1": "i1", "i8": "i8", "i16": "i16", "i32": "i32", "i64": "i64", "f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double",
	"v2f16": "<2 x half>", "v2bf16": "<2 x bfloat>", "v2i32": "<2 x i32>", "v2i64": "<2 x i64>", "ptr": "ptr", "p0": "ptr", "p1": "ptr addrspace(1)", "p3": "ptr addrspace(3)",
	"void": "void",
}

var overloadTypes = map[string]struct{ typ, suffix string }{
	"int": {"i32", ".i32"}, "fp": {"float", ".f32"}, "ptr*": {"ptr", ".p0"}, "any": {"i32", ".i32"},
}

// namedCall is a call of an intrinsic.
type namedCall struct {
	name, suffix, result string
	params               []string
	imm                  []bool
}

// readSignatures lists the intrinsics of a file, as far as their types are among those above.
func readSignatures(t *testing.T, file, prefix string) []namedCall {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "frontend", "ir", "intrinsics", file))
	if err != nil {
		t.Fatal(err)
	}
	var calls []namedCall
	var sig namedCall
	known := false
	for line := range strings.Lines(string(text)) {
		if names, isNames := strings.CutPrefix(line, "\t"); isNames {
			for name := range strings.FieldsSeq(names) {
				if c := sig; known {
					c.name = prefix + name
					calls = append(calls, c)
				}
			}
			continue
		}
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			sig, known = parseCall(strings.Fields(line)[0])
		}
	}
	return calls
}

// parseCall reads result(parameters).
func parseCall(text string) (c namedCall, ok bool) {
	result, list, _ := strings.Cut(strings.TrimSuffix(text, ")"), "(")
	var slots []string
	typ := func(p string) string {
		if o, overloaded := overloadTypes[p]; overloaded {
			c.suffix += o.suffix
			slots = append(slots, o.typ)
			return o.typ
		}
		if p == "=0" && len(slots) > 0 {
			return slots[0]
		}
		ok = ok && signatureTypes[p] != ""
		return signatureTypes[p]
	}
	ok = true
	if fields, isStruct := strings.CutPrefix(result, "{"); isStruct {
		var types []string
		for f := range strings.SplitSeq(strings.TrimSuffix(fields, "}"), "+") {
			types = append(types, typ(f))
		}
		c.result = "{ " + strings.Join(types, ", ") + " }"
	} else {
		c.result = typ(result)
	}
	for p := range strings.SplitSeq(list, ",") {
		if p != "" {
			plain := strings.TrimSuffix(p, "!")
			c.params, c.imm = append(c.params, typ(plain)), append(c.imm, plain != p)
		}
	}
	return c, ok
}

// text is a function that calls the intrinsic.
func (c namedCall) text(number int) string {
	var formals, args []string
	for k, p := range c.params {
		arg := fmt.Sprintf("%s %%a%d", p, k)
		formals = append(formals, arg)
		if c.imm[k] {
			arg = p + map[string]string{"i1": " false", "double": " 0.0"}[p]
			if arg == p {
				arg += " 0"
			}
		}
		args = append(args, arg)
	}
	afn := ""
	if c.result == "float" {
		afn = "afn " // the approximations of sin and its like
	}
	call := fmt.Sprintf("call %s%s @%s(%s)", afn, c.result, c.name+c.suffix, strings.Join(args, ", "))
	head := fmt.Sprintf("declare %s @%s(%s)\ndefine %s @f%d(%s) {\n  ", c.result, c.name+c.suffix, strings.Join(c.params, ", "), c.result, number, strings.Join(formals, ", "))
	if c.result == "void" {
		return head + call + "\n  ret void\n}\n"
	}
	return head + "%r = " + call + "\n  ret " + c.result + " %r\n}\n"
}

// intrinsicTargets are the targets that intrinsics are compiled for, from the oldest on.
var intrinsicTargets = [][2]string{
	{"sm_30", "+ptx60"}, {"sm_53", "+ptx60"}, {"sm_60", "+ptx60"}, {"sm_61", "+ptx60"}, {"sm_70", "+ptx60"}, {"sm_70", "+ptx63"}, {"sm_75", "+ptx65"},
	{"sm_80", "+ptx70"}, {"sm_80", "+ptx71"}, {"sm_86", "+ptx72"}, {"sm_80", "+ptx78"}, {"sm_90", "+ptx78"}, {"sm_90", "+ptx80"}, {"sm_90", "+ptx81"}, {"sm_90", "+ptx84"},
	{"sm_90", "+ptx86"},
}

// TestIntrinsicsFitTheirTargets: every intrinsic that the selector maps, compiled for each target,
// is rejected with a diagnostic or becomes PTX that the target has, and some target has it. ptxas
// checks the oldest.
func TestIntrinsicsFitTheirTargets(t *testing.T) {
	calls := append(readSignatures(t, "nvvm.txt", "llvm.nvvm."), readSignatures(t, "general.txt", "llvm.")...)
	sort.Slice(calls, func(a, b int) bool { return calls[a].name < calls[b].name })
	table, tensor := intrinsicTable(), nvvmTensor()
	first := map[int][]namedCall{}
	for n, c := range calls {
		row, mapped := table[c.name]
		_, isTensor := tensor[c.name] // TestTensorIntrinsics holds those against llc
		if !mapped || isTensor || row.lower == nil && row.through == nil {
			continue
		}
		k := oldestTarget(t, c, n)
		if k < 0 {
			t.Errorf("no target has %s", c.name)
			continue
		}
		first[k] = append(first[k], c)
	}
	for k, calls := range first {
		t.Logf("%s %s: %d intrinsics", intrinsicTargets[k][0], intrinsicTargets[k][1], len(calls))
		assemble(t, k, calls)
	}
}

// oldestTarget is the first target that an intrinsic is not refused for, or -1. A refusal names the
// place.
func oldestTarget(t *testing.T, c namedCall, number int) int {
	oldest := -1
	for k := range intrinsicTargets {
		_, err := selectFor(k, c.text(number))
		switch {
		case err == nil && oldest < 0:
			oldest = k
		case err != nil && !strings.Contains(err.Error(), "test.ll:4:"):
			t.Errorf("%s for %v: %v", c.name, intrinsicTargets[k], err)
		}
	}
	return oldest
}

func selectFor(k int, text string) (*ptx.Module, error) {
	target, err := NewTarget(intrinsicTargets[k][0], intrinsicTargets[k][1])
	if err != nil {
		return nil, err
	}
	m, err := frontend.Read("test.ll", []byte("target triple = \"nvptx64-nvidia-cuda\"\n"+text))
	if err != nil {
		return nil, err
	}
	return Select(m, target, 1)
}

// assemble checks the calls with ptxas, where it is installed and supports the target.
func assemble(t *testing.T, k int, calls []namedCall) {
	ptxas, err := exec.LookPath(os.Getenv("OPTGO_PTXAS"))
	if err != nil || intrinsicTargets[k][0] < "sm_50" {
		if k = max(k, 4); err != nil {
			return // but sm_70 stands for the processors that ptxas has forgotten
		}
	}
	var text strings.Builder
	for n, c := range calls {
		text.WriteString(c.text(n))
	}
	out, err := selectFor(k, text.String())
	if err != nil {
		t.Errorf("%v", err)
		return
	}
	file := filepath.Join(t.TempDir(), "in.ptx")
	if err := os.WriteFile(file, []byte(out.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	if msg, err := exec.Command(ptxas, "-c", "-arch="+intrinsicTargets[k][0], "-o", filepath.Join(t.TempDir(), "out.cubin"), file).CombinedOutput(); err != nil {
		t.Errorf("ptxas for %v: %v\n%s", intrinsicTargets[k], err, msg)
	}
}
