package isel

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/nvptx/isel/intrinsic"
	"opt-go/nvptx/isel/nvvm"
	"opt-go/nvptx/ptx"
	"opt-go/tools/oracle"
)

// signatureTypes maps the types of the signatures in frontend/ir/intrinsics to IR; an overloaded
// type is replaced by one of its instances.
var signatureTypes = map[string]string{
	"i1": "i1", "i8": "i8", "i16": "i16", "i32": "i32", "i64": "i64", "i128": "i128", "f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double",
	"v2f16": "<2 x half>", "v2bf16": "<2 x bfloat>", "v4f32": "<4 x float>", "v4i8": "<4 x i8>", "v2i32": "<2 x i32>", "v4i32": "<4 x i32>", "v8i32": "<8 x i32>",
	"v16i32": "<16 x i32>", "v32i32": "<32 x i32>", "v64i32": "<64 x i32>", "v128i32": "<128 x i32>", "v2i64": "<2 x i64>",
	"ptr": "ptr", "p0": "ptr", "p1": "ptr addrspace(1)", "p3": "ptr addrspace(3)", "p5": "ptr addrspace(5)", "p6": "ptr addrspace(6)", "p7": "ptr addrspace(7)",
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

// constants are the values that are tried for arguments that must be constant.
var constants = []string{"0", "1", "32"}

// wants128 are parts of the names of intrinsics whose constants are sizes and counts of which 128
// is one.
var wants128 = []string{"setmaxnreg", "tensormap_generic.acquire", "applypriority", "discard"}

// text is a function that calls the intrinsic, with a constant where one is needed.
func (c namedCall) text(number int, constant string) string {
	var formals, args []string
	for k, p := range c.params {
		arg := fmt.Sprintf("%s %%a%d", p, k)
		formals = append(formals, arg)
		if c.imm[k] {
			arg = p + " " + map[string]string{"i1": "false", "double": "0.0"}[p]
			if arg == p+" " {
				if slices.ContainsFunc(wants128, func(part string) bool { return strings.Contains(c.name, part) }) {
					constant = "128"
				}
				arg += constant
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
	{"sm_30", "+ptx32"}, {"sm_50", "+ptx40"}, {"sm_52", "+ptx41"}, {"sm_53", "+ptx42"}, {"sm_60", "+ptx50"}, {"sm_61", "+ptx50"}, {"sm_60", "+ptx60"}, {"sm_70", "+ptx60"}, {"sm_70", "+ptx63"},
	{"sm_75", "+ptx65"}, {"sm_80", "+ptx70"}, {"sm_80", "+ptx71"}, {"sm_86", "+ptx72"}, {"sm_80", "+ptx74"}, {"sm_70", "+ptx75"}, {"sm_80", "+ptx78"}, {"sm_90", "+ptx78"},
	{"sm_90", "+ptx80"}, {"sm_70", "+ptx81"}, {"sm_80", "+ptx81"}, {"sm_90", "+ptx81"}, {"sm_90a", "+ptx80"}, {"sm_90", "+ptx83"}, {"sm_90a", "+ptx83"}, {"sm_90", "+ptx84"}, {"sm_90", "+ptx86"},
	{"sm_100", "+ptx86"}, {"sm_100a", "+ptx86"}, {"sm_100a", "+ptx87"}, {"sm_100a", "+ptx88"}, {"sm_120a", "+ptx87"}, {"sm_120a", "+ptx88"},
}

// TestIntrinsicsFitTheirTargets: every intrinsic that the selector maps, compiled for each target,
// is rejected with a diagnostic or becomes PTX that the target has, and some target has it. ptxas
// checks the oldest. Without OPTGO_ALL a third of those that are members of families.
func TestIntrinsicsFitTheirTargets(t *testing.T) {
	calls := append(readSignatures(t, "nvvm.txt", "llvm.nvvm."), readSignatures(t, "general.txt", "llvm.")...)
	calls = append(calls, readSignatures(t, "newer/nvvm.txt", "llvm.nvvm.")...)
	sort.Slice(calls, func(a, b int) bool { return calls[a].name < calls[b].name })
	tensor, families := nvvm.Tensors(), nvvm.Calls()
	first := map[int][]string{}
	n := 0
	for _, c := range calls {
		row, mapped := intrinsic.Row(c.name)
		if !mapped {
			row, mapped = intrinsic.Row(c.name + c.suffix)
		}
		_, isTensor := tensor[c.name]                                       // TestTensorIntrinsics holds those against llc
		ofVariable := strings.HasPrefix(c.name, "llvm.nvvm.texsurf.handle") // which these functions do not have
		if !mapped || isTensor || ofVariable || row.Lower == nil && row.Through == nil {
			continue
		}
		n++
		if _, inFamily := families[c.name]; inFamily && n%3 != 0 && os.Getenv("OPTGO_ALL") == "" {
			continue // families have several members
		}
		k, text := oldestTarget(t, c, n)
		if k < 0 {
			t.Errorf("no target has %s", c.name)
			continue
		}
		first[k] = append(first[k], text)
	}
	for k, texts := range first {
		t.Logf("%s %s: %d intrinsics", intrinsicTargets[k][0], intrinsicTargets[k][1], len(texts))
		assemble(t, k, texts)
	}
}

// oldestTarget is the first target that an intrinsic is not refused for, or -1, and a call that is
// not. A refusal names the place.
func oldestTarget(t *testing.T, c namedCall, number int) (k int, text string) {
	for k := range intrinsicTargets {
		for _, constant := range constants {
			text := c.text(number, constant)
			_, err := selectFor(k, text)
			switch {
			case err == nil:
				return k, text
			case !strings.Contains(err.Error(), "test.ll:4:"):
				t.Errorf("%s for %v: %v", c.name, intrinsicTargets[k], err)
			}
			if !slices.Contains(c.imm, true) {
				break
			}
		}
	}
	return -1, ""
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

// assemble checks functions with ptxas, where it is installed; sm_50 stands for the processors that
// it has forgotten.
func assemble(t *testing.T, k int, texts []string) {
	ptxas, ok := oracle.Look(t, "ptxas")
	if !ok {
		return
	}
	out, err := selectFor(k, strings.Join(texts, ""))
	if err != nil {
		t.Errorf("%v", err)
		return
	}
	if out.SM() < 50 {
		out.Target, out.Version = []string{"sm_50"}, ptx.Version{Major: 4}
	}
	file := filepath.Join(t.TempDir(), "in.ptx")
	if err := os.WriteFile(file, []byte(out.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	if msg, err := exec.Command(ptxas, "-c", "-arch="+out.Target[0], "-o", filepath.Join(t.TempDir(), "out.cubin"), file).CombinedOutput(); err != nil {
		t.Errorf("ptxas for %v: %v\n%s", intrinsicTargets[k], err, msg)
	}
}
