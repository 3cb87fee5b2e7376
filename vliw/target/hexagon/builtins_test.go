package hexagon

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/intrinsics"
)

// builtinModule is IR with a function for every intrinsic without effects, and for up to three
// values of its immediates; each reads its operands from memory and writes its result to it.
func builtinModule() (text string, functions int) {
	var fs, names, decls strings.Builder
	var list, labels []string
	for _, in := range intrinsics.All() {
		if in.Vector || in.Info != nil && in.Info.Traits&code.Effect != 0 {
			continue
		}
		ret, params := signature(in)
		fmt.Fprintf(&decls, "declare %s @llvm.hexagon.%s(%s)\n", ret, in.Name, strings.Join(params, ", "))
		variants := 1
		for _, p := range in.Params {
			if p.Class == code.NoClass {
				variants = 3
			}
		}
		for v := range variants {
			n := len(list)
			list = append(list, fmt.Sprintf("ptr @f%d", n))
			label := in.Name
			if variants > 1 {
				label = fmt.Sprintf("%s.%d", in.Name, v)
			}
			labels = append(labels, fmt.Sprintf("ptr @n%d", n))
			fmt.Fprintf(&names, "@n%d = private constant [%d x i8] c\"%s\\00\"\n", n, len(label)+1, label)
			fmt.Fprintf(&fs, "define void @f%d(ptr %%in, ptr %%out) {\n", n)
			var args []string
			for k, p := range in.Params {
				ty := strings.Fields(params[k])[0]
				if p.Class == code.NoClass {
					args = append(args, fmt.Sprintf("%s %d", ty, boundary(p.Range, v)))
					continue
				}
				fmt.Fprintf(&fs, "  %%p%d = getelementptr i64, ptr %%in, i32 %d\n  %%a%d = load %s, ptr %%p%d, align 8\n", k, k, k, ty, k)
				args = append(args, fmt.Sprintf("%s %%a%d", ty, k))
			}
			fmt.Fprintf(&fs, "  %%r = call %s @llvm.hexagon.%s(%s)\n  store %s %%r, ptr %%out, align 8\n  ret void\n}\n", ret, in.Name, strings.Join(args, ", "), ret)
		}
	}
	head := fmt.Sprintf("target datalayout = %q\ntarget triple = \"hexagon\"\n", Layout)
	tables := fmt.Sprintf("@functions = constant [%d x ptr] [%s, ptr null]\n@names = constant [%d x ptr] [%s]\n", len(list)+1, strings.Join(list, ", "), len(list), strings.Join(labels, ", "))
	return head + names.String() + tables + fs.String() + decls.String(), len(list)
}

// boundary is the least, the greatest, or a middle value of a range.
func boundary(r code.ImmRange, which int) int64 {
	least, most := int64(0), int64(1)<<r.Bits-1
	if r.Signed {
		least, most = -1<<(r.Bits-1), 1<<(r.Bits-1)-1
	}
	return [...]int64{least, most, (most + 1) / 4 * 3 / 2}[which] << r.Shift
}

// signature is the type of the result and those of the parameters. Operands of instructions of
// floating point are floats, but for integers that are converted.
func signature(in *intrinsics.Intrinsic) (string, []string) {
	info := in.Info
	if info == nil {
		info = in.Op.Info()
	}
	name, isFloat := strings.CutPrefix(in.Name, "F2.")
	from, to := isFloat, isFloat
	if conversion, ok := strings.CutPrefix(name, "conv."); isFloat && ok {
		x, y, _ := strings.Cut(conversion, "2")
		from, to = strings.HasSuffix(x, "f"), strings.HasPrefix(y, "sf") || strings.HasPrefix(y, "df")
	}
	types := func(c code.Class, float bool) string {
		switch {
		case c == code.NoClass:
			return "i32 immarg"
		case float && c == code.Word:
			return "float"
		case float && c == code.Pair:
			return "double"
		case c == code.Pair:
			return "i64"
		}
		return "i32"
	}
	var params []string
	for _, p := range in.Params {
		params = append(params, types(p.Class, from))
	}
	return types(info.Dst, to), params
}

// TestBuiltins compares what the intrinsics compute in our code and in LLVM's, with random
// operands.
func TestBuiltins(t *testing.T) {
	b := newBench(t)
	text, functions := builtinModule()
	if functions < 900 {
		t.Fatalf("only %d functions", functions)
	}
	file := filepath.Join(b.dir, "builtins.ll")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	driver := filepath.Join(b.dir, "driver.o")
	b.run("clang-19", "--target=hexagon", "-mcpu=hexagonv68", "-O1", "-ffreestanding", "-Itestdata/runtime/include", "-c", "testdata/builtins.c", "-o", driver)
	b.lib = append(b.lib, driver)
	peer := filepath.Join(b.dir, "llvm.s")
	b.run("llc-19", "-mcpu=hexagonv68", "-hexagon-small-data-threshold=0", file, "-o", peer)
	ours, err := b.assembly(file, "")
	if err != nil {
		t.Fatal(err)
	}
	got, want := strings.Split(b.execute(ours), "\n"), strings.Split(b.execute(peer), "\n")
	if len(want) < functions || len(got) != len(want) {
		t.Fatalf("%d lines, LLVM's program prints %d, of %d functions", len(got), len(want), functions)
	}
	for k := range want {
		if got[k] != want[k] {
			t.Errorf("%s, LLVM's code says %s", got[k], want[k])
		}
	}
}
