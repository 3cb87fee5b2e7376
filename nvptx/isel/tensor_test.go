package isel_test

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"sort"
	"strings"
	"testing"

	"opt-go/nvptx/isel"
	"opt-go/nvptx/isel/nvvm"
	"opt-go/nvptx/ptx"
	"opt-go/tools/oracle"
)

// tensorTypes is LLVM's type of a register of a fragment.
var tensorTypes = map[string]string{"f16": "<2 x half>", "f32": "float", "f64": "double"}

func tensorFields(op, shape string, matrix byte, elem string) []string {
	typ := tensorTypes[elem]
	if typ == "" {
		typ = "i32"
	}
	n, _ := ptx.Fragment(op, shape, matrix, elem)
	return strings.Split(strings.Repeat(typ+";", n-1)+typ, ";")
}

// tensorCall is an intrinsic with the types of its result and arguments.
type tensorCall struct {
	name   string
	result []string
	args   []string
}

// tensorCalls finds out the signatures of the intrinsics of our table by their names.
func tensorCalls(t *testing.T) []tensorCall {
	load := regexp.MustCompile(`^llvm\.nvvm\.wmma\.(m\w+)\.load\.(\w)\.\w+(\.stride)?\.(\w+)$`)
	store := regexp.MustCompile(`^llvm\.nvvm\.wmma\.(m\w+)\.store\.d\.\w+(\.stride)?\.(\w+)$`)
	product := regexp.MustCompile(`^llvm\.nvvm\.(wmma|mma)\.(m\w+)(?:\.mma)?\.(?:row|col)\.(?:row|col)(?:\.r[nzmp])?\.(\w+)(?:\.(\w+))?$`)
	flags := strings.NewReplacer(".satfinite", "", ".xor.popc", "", ".and.popc", "")
	var calls []tensorCall
	for name := range nvvm.Tensors() {
		if m := load.FindStringSubmatch(name); m != nil {
			calls = append(calls, tensorCall{name + ".p0", tensorFields("wmma", m[1], m[2][0], m[4]), append([]string{"ptr"}, strideType(m[3])...)})
		} else if m := store.FindStringSubmatch(name); m != nil {
			calls = append(calls, tensorCall{name + ".p0", nil, append(append([]string{"ptr"}, tensorFields("wmma", m[1], 'd', m[3])...), strideType(m[2])...)})
		} else if m := product.FindStringSubmatch(flags.Replace(name)); m != nil {
			calls = append(calls, productCall(name, m[1], m[2], m[3], m[4]))
		} else if k := strings.Index(name, "ldmatrix"); k >= 0 {
			n := map[string]int{"x1": 1, "x2": 2, "x4": 4}[regexp.MustCompile(`x\d`).FindString(name)]
			calls = append(calls, tensorCall{name + ".p3", strings.Split(strings.Repeat("i32;", n-1)+"i32", ";"), []string{"ptr addrspace(3)"}})
		} else {
			t.Errorf("%s is named in no way that the test knows", name)
		}
	}
	sort.Slice(calls, func(a, b int) bool { return calls[a].name < calls[b].name })
	return calls
}

func strideType(stride string) []string {
	if stride == "" {
		return nil
	}
	return []string{"i32"}
}

// productCall: the types of a name are those of D and C for halves, else those of A and B.
func productCall(name, op, shape, first, second string) tensorCall {
	a, b, c, d := first, first, "s32", "s32"
	switch {
	case second == "f16" || second == "f32":
		a, b, c, d = "f16", "f16", second, first
	case first == "f64":
		c, d = "f64", "f64"
	case first == "bf16" || first == "tf32":
		c, d = "f32", "f32"
	case second != "":
		b = second
	}
	args := append(tensorFields(op, shape, 'a', a), tensorFields(op, shape, 'b', b)...)
	return tensorCall{name, tensorFields(op, shape, 'd', d), append(args, tensorFields(op, shape, 'c', c)...)}
}

// text is a function that makes the call, between its parameters and memory.
func (c tensorCall) text(number int) string {
	var params, args []string
	for k, typ := range c.args {
		params = append(params, fmt.Sprintf("%s %%a%d", typ, k))
	}
	args = params
	result := "void"
	if len(c.result) == 1 {
		result = c.result[0]
	} else if len(c.result) > 1 {
		result = "{ " + strings.Join(c.result, ", ") + " }"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "declare %s @%s(%s)\n", result, c.name, strings.Join(c.args, ", "))
	fmt.Fprintf(&b, "define void @f%d(%s) {\n", number, strings.Join(append([]string{"ptr %out"}, params...), ", "))
	if result == "void" {
		fmt.Fprintf(&b, "  call void @%s(%s)\n", c.name, strings.Join(args, ", "))
	} else {
		fmt.Fprintf(&b, "  %%r = call %s @%s(%s)\n  store %s %%r, ptr %%out\n", result, c.name, strings.Join(args, ", "), result)
	}
	b.WriteString("  ret void\n}\n")
	return b.String()
}

// tensorInstructions lists the matrix operations of PTX text, registers left out.
func tensorInstructions(text string) []string {
	var list []string
	register := regexp.MustCompile(`%[a-z]+\d+`)
	space := regexp.MustCompile(`\s+`)
	for _, in := range regexp.MustCompile(`(?m)^\s*(wmma|mma|ldmatrix)\.[^;]*`).FindAllString(text, -1) {
		list = append(list, strings.ReplaceAll(strings.TrimSpace(space.ReplaceAllString(register.ReplaceAllString(in, "R"), " ")), ", ", ","))
	}
	return list
}

// dropped are the products of halves that PTX has before version 6.5 only.
var dropped = regexp.MustCompile(`^llvm\.nvvm\.wmma\..*\.f(16|32)\.f(16|32)\.satfinite$`)

// TestTensorIntrinsics: each intrinsic becomes the instruction that llc writes, with as many
// registers; ptxas takes them.
func TestTensorIntrinsics(t *testing.T) {
	calls := tensorCalls(t)
	if len(calls) < 430 {
		t.Fatalf("only %d intrinsics", len(calls))
	}
	for _, c := range []struct {
		cpu, features string
		has           func(name string) bool
	}{
		{"sm_90", "+ptx78", func(name string) bool {
			return !dropped.MatchString(name) && !(strings.Contains(name, ".mma.m16n8k") && strings.HasSuffix(name, ".f64")) // LLVM 19 does not have the latter
		}},
		{"sm_70", "+ptx63", dropped.MatchString},
	} {
		t.Run(c.cpu, func(t *testing.T) {
			var text strings.Builder
			known := 0
			for k, call := range calls {
				if c.has(call.name) {
					known++
					text.WriteString(call.text(k))
				}
			}
			compareTensors(t, c.cpu, c.features, text.String(), known)
		})
	}
}

// compareTensors compares the matrix operations of our PTX with llc's, and asks ptxas about ours.
func compareTensors(t *testing.T, cpu, features, text string, known int) {
	t.Helper()
	target, err := isel.NewTarget(cpu, features)
	if err != nil {
		t.Fatal(err)
	}
	out := compileFor(t, target, text)
	assembled(t, cpu, out)
	ours := tensorInstructions(out.String())
	if len(ours) != known || known == 0 {
		t.Fatalf("%d instructions for %d intrinsics", len(ours), known)
	}
	llc := oracle.Tool(t, "llc-19")
	cmd := exec.Command(llc, "-O0", "-mcpu="+cpu, "-mattr="+features, "-o", "-")
	cmd.Stdin = strings.NewReader("target triple = \"nvptx64-nvidia-cuda\"\n" + text)
	cmd.Stderr = os.Stderr
	theirText, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	theirs := tensorInstructions(string(theirText))
	for k := range ours {
		if k >= len(theirs) || ours[k] != theirs[k] {
			t.Errorf("ours:  %s\nllc's: %s", ours[k], theirs[min(k, len(theirs)-1)])
		}
	}
}
