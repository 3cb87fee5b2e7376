package tools

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// allowed lists, for each folder, the prefixes of our own packages that its files (tests aside) may
// import. The longest folder that fits decides. A folder may always import what lies in it. A
// prefix after "=" is that one folder, without those below it.
var allowed = map[string][]string{
	".":        {"frontend", "passes", "nvptx", "vliw"},
	"lit":      {"lit"},
	"tools":    {"", "frontend", "passes", "nvptx", "vliw", "lit", "examples"},
	"examples": {},

	"frontend":                  {"frontend"},
	"frontend/workers":          {},
	"frontend/ir":               {"frontend/version", "frontend/workers"},
	"frontend/version":          {},
	"frontend/verify":           {"frontend/diag", "frontend/dialect/grammar", "frontend/ir", "frontend/verify", "frontend/version", "frontend/workers"},
	"frontend/verify/rule":      {"frontend/ir"},
	"frontend/verify/metadata":  {"frontend/ir", "frontend/verify/rule"},
	"frontend/verify/eh":        {"frontend/ir", "frontend/verify/rule"},
	"frontend/verify/intrinsic": {"frontend/ir", "frontend/verify/eh", "frontend/verify/metadata", "frontend/verify/rule"},
	"frontend/diag":             {},
	"frontend/reader":           {"frontend/diag", "frontend/dialect", "frontend/ir", "frontend/upgrade", "frontend/version", "frontend/workers"},
	"frontend/reader/constexpr": {"frontend/ir"},
	"frontend/reader/attrvalue": {"frontend/dialect/grammar", "frontend/ir"},
	"frontend/reader/fromllir":  {"frontend/dialect", "frontend/ir", "frontend/reader/constexpr"},
	"frontend/reader/dinode":    {"frontend/dialect/grammar", "frontend/dialect/scan", "frontend/ir", "frontend/version"},
	"frontend/reader/uniquing":  {"frontend/ir", "frontend/reader/dinode"},
	"frontend/upgrade":          {"frontend/ir", "frontend/version"},
	"frontend/downgrade":        {"frontend/ir", "frontend/version"},
	"frontend/dialect":          {"frontend/diag", "frontend/workers"},
	"frontend/dialect/scan":     {},
	"frontend/dialect/names":    {},
	"frontend/dialect/grammar":  {"frontend/dialect/scan"},
	"frontend/dialect/float":    {"frontend/dialect/grammar", "frontend/dialect/scan"},
	"frontend/dialect/carried":  {"frontend/diag", "frontend/dialect/names", "frontend/dialect/scan"},
	"frontend/dialect/pointee":  {"frontend/diag", "frontend/dialect/carried", "frontend/dialect/grammar", "frontend/dialect/scan"},

	"passes":                        {"frontend", "passes"},
	"passes/pass":                   {"frontend", "passes/target"},
	"passes/target":                 {"frontend/ir"},
	"passes/internal":               {"frontend", "passes", "lit", "tools/oracle", "tools/testload"}, // for tests
	"passes/analysis":               {"frontend/ir", "passes/pass", "passes/target", "passes/simplify"},
	"passes/analysis/bitvec":        {"frontend/ir"},
	"passes/analysis/match":         {"frontend/ir"},
	"passes/analysis/library":       {"frontend/ir", "passes/analysis", "passes/target"},
	"passes/analysis/frequency":     {"frontend/ir", "passes/analysis"},
	"passes/analysis/graphs":        {"frontend/ir", "passes/analysis", "passes/pass"},
	"passes/analysis/valuetracking": {"frontend/ir", "passes/analysis"},
	"passes/simplify":               {"frontend/ir", "passes/analysis"},
	"passes/simplify/constfold":     {"frontend/ir", "passes/analysis"},
	"passes/simplify/implied":       {"frontend/ir", "passes/analysis"},
	"passes/rewrite":                {"frontend/ir", "passes/analysis", "passes/simplify", "passes/target"},
	"passes/scalar":                 {"frontend/ir", "passes/analysis", "passes/simplify", "passes/rewrite", "passes/pass", "passes/target"},
	"passes/loop":                   {"frontend/ir", "passes/analysis", "passes/simplify", "passes/rewrite", "passes/pass", "passes/scalar/simplifycfg"},
	"passes/loop/simplifyiv":        loopPass,
	"passes/loop/idiom":             append([]string{"passes/loop/simplifyiv"}, loopPass...),
	"passes/loop/indvars":           append([]string{"passes/loop/simplifyiv"}, loopPass...),
	"passes/loop/licm":              loopPass,
	"passes/loop/pointersteps":      append([]string{"passes/loop/simplifyiv"}, loopPass...),
	"passes/loop/reduce":            append([]string{"passes/loop/simplifyiv"}, loopPass...),
	"passes/loop/rotate":            loopPass,
	"passes/loop/unroll":            append([]string{"passes/loop/simplifyiv"}, loopPass...),
	"passes/loop/unswitch":          append([]string{"passes/divergence"}, loopPass...),
	"passes/vector/access":          {"frontend/ir", "passes/analysis"},
	"passes/vector/lanes":           {"frontend/ir", "passes/analysis/lanewise"},
	"passes/vector/loops":           append([]string{"passes/vector/access", "passes/vector/lanes", "passes/loop/version"}, loopPass...),
	"passes/vector/slp":             append([]string{"passes/vector/access", "passes/vector/lanes"}, loopPass...),
	"passes/ipo":                    {"frontend/ir", "passes/analysis", "passes/rewrite", "passes/pass", "passes/scalar/sccp", "passes/ipo/callgraph", "passes/ipo/globals"},
	"passes/ipo/globals":            {"frontend/ir", "passes/analysis"},
	"passes/ipo/callgraph":          {"frontend/ir", "passes/analysis", "passes/pass", "passes/ipo/globals"},
	"passes/ipo/functionattrs":      {"frontend/ir", "passes/analysis", "passes/simplify", "passes/pass", "passes/ipo/callgraph", "passes/ipo/globals"},
	"passes/ipo/globalopt":          {"frontend/ir", "passes/analysis", "passes/simplify", "passes/rewrite", "passes/pass", "passes/scalar/simplifycfg", "passes/ipo/globals"},
	"passes/ipo/inline":             {"frontend/ir", "passes/analysis", "passes/simplify", "passes/rewrite", "passes/pass", "passes/target", "passes/ipo/callgraph", "passes/ipo/globals"},
	"passes/gpu/straightline":       {"frontend/ir", "passes/analysis", "passes/target"}, // none of the passes that share it

	"nvptx":               {"frontend/ir", "frontend/diag", "passes", "nvptx"},
	"nvptx/ptx":           {},
	"nvptx/ptx/table":     {}, // nor the package around it
	"nvptx/emu":           {"nvptx/ptx"},
	"nvptx/emu/scalar":    {"nvptx/ptx"},
	"nvptx/cuda":          {},
	"nvptx/cuda/fatbin":   {},
	"nvptx/cuda/cudart":   {},
	"nvptx/cuda/serve":    {"nvptx/cuda", "nvptx/cuda/fatbin", "nvptx/emu", "nvptx/emu/texture", "nvptx/ptx", "nvptx/ptx/parse"},
	"nvptx/addrspace":     {"nvptx/ptx"},
	"nvptx/dwarf":         {"frontend/ir", "nvptx/ptx"},
	"nvptx/expand":        {"frontend/ir", "nvptx/addrspace"},
	"nvptx/processor":     {"nvptx/addrspace", "nvptx/ptx"},
	"nvptx/emu/matrix":    {"nvptx/ptx", "nvptx/emu/scalar", "nvptx/emu/lane"},
	"nvptx/emu/lane":      {"nvptx/emu/scalar"},
	"nvptx/emu/simd":      {"nvptx/ptx", "nvptx/emu/scalar", "nvptx/emu/lane"},
	"nvptx/emu/device":    {"nvptx/ptx", "nvptx/emu/texture"},
	"nvptx/emu/layout":    {"nvptx/ptx", "nvptx/emu/device"},
	"nvptx/emu/shape":     {"nvptx/ptx", "nvptx/emu/lane", "nvptx/emu/layout", "nvptx/emu/report"},
	"nvptx/emu/converge":  {},
	"nvptx/emu/report":    {"nvptx/ptx"},
	"nvptx/emu/race":      {"nvptx/ptx", "nvptx/emu/lane", "nvptx/emu/device"},
	"nvptx/emu/async":     {"nvptx/emu/race"},
	"nvptx/emu/stack":     {"nvptx/ptx", "nvptx/emu/scalar", "nvptx/emu/lane", "nvptx/emu/layout"},
	"nvptx/emu/timing":    {"nvptx/ptx", "nvptx/emu/traffic"},
	"nvptx/emu/tensormap": {"nvptx/ptx", "nvptx/emu/scalar", "nvptx/emu/lane"},
	"nvptx/emu/texture":   {"nvptx/ptx", "nvptx/emu/lane", "nvptx/emu/scalar"},
	"nvptx/emu/flow":      {},
	"nvptx/emu/traffic":   {"nvptx/ptx"},
	"nvptx/emu/printf":    {"nvptx/emu/scalar"},

	"nvptx/isel":         {"frontend/ir", "frontend/diag", "nvptx/dwarf", "nvptx/ptx", "nvptx/addrspace", "nvptx/processor"},
	"nvptx/isel/globals": {"frontend/ir", "frontend/diag", "nvptx/ptx", "nvptx/addrspace", "nvptx/processor"},
	"nvptx/isel/nvvm":    {"nvptx/ptx"},
	"nvptx/isel/emit":    {"frontend/ir", "nvptx/ptx", "nvptx/addrspace", "nvptx/processor", "nvptx/isel/clean"},
	"nvptx/isel/sel": {"frontend/ir", "frontend/diag", "nvptx/dwarf", "nvptx/ptx", "nvptx/addrspace", "nvptx/isel/clean", "nvptx/isel/emit",
		"nvptx/isel/globals"},
	"nvptx/isel/arith":     {"frontend/ir", "nvptx/ptx", "nvptx/addrspace", "nvptx/isel/emit", "nvptx/isel/sel"},
	"nvptx/isel/memory":    {"frontend/ir", "nvptx/ptx", "nvptx/addrspace", "nvptx/isel/emit", "nvptx/isel/globals", "nvptx/isel/sel", "nvptx/isel/arith"},
	"nvptx/isel/control":   {"frontend/ir", "nvptx/ptx", "nvptx/addrspace", "nvptx/isel/clean", "nvptx/isel/emit", "nvptx/isel/globals", "nvptx/isel/sel"},
	"nvptx/isel/intrinsic": {"frontend/ir", "nvptx/ptx", "nvptx/addrspace", "nvptx/isel/emit", "nvptx/isel/sel", "nvptx/isel/arith", "nvptx/isel/memory", "nvptx/isel/nvvm"},
	"nvptx/isel/clean":     {"nvptx/ptx", "passes/analysis"},

	"vliw":                           {"frontend/ir", "frontend/diag", "passes/pass", "passes/target", "vliw"},
	"vliw/target/hexagon":            {"frontend/ir", "frontend/diag", "passes/target", "vliw/mir"},
	"vliw/target/hexagon/code":       {},
	"vliw/target/hexagon/isel":       {"frontend/ir", "passes/analysis", "passes/rewrite", "vliw/affine", "vliw/isel/prepare", "vliw/mir", "vliw/target/hexagon/code", "vliw/target/hexagon/intrinsics"},
	"vliw/target/hexagon/intrinsics": {"vliw/target/hexagon/code"},
	"vliw/target/hexagon/alloc":      {"vliw/target/hexagon/code"},
	"vliw/target/hexagon/pack":       {"vliw/target/hexagon/code"},
	"vliw/target/hexagon/pipeline":   {"vliw/target/hexagon/code", "vliw/target/hexagon/alloc", "vliw/target/hexagon/pack"},

	"vliw/target/ia64":       {"frontend/ir", "vliw", "vliw/machine", "vliw/target/ia64/code", "vliw/target/ia64/emit", "vliw/target/ia64/lower"},
	"vliw/target/ia64/code":  {},
	"vliw/target/ia64/emit":  {"vliw/asm", "vliw/machine", "vliw/target/ia64/code"},
	"vliw/target/ia64/lower": {"vliw/asm", "vliw/machine", "vliw/mir"},
	"vliw/target/ia64/sim":   {"vliw/machine", "vliw/sim/libc", "vliw/sim/memory"},

	"vliw/machine":        {},
	"vliw/asm":            {"vliw/machine"},
	"vliw/sim/alu":        {"vliw/machine"},
	"vliw/sim/memory":     {},
	"vliw/sim/libc":       {"vliw/machine", "vliw/sim/alu", "vliw/sim/memory"},
	"vliw/sim":            {"vliw/asm", "vliw/machine"},
	"vliw/affine":         {"frontend/ir", "passes/analysis"},
	"vliw/mir":            {"frontend/ir", "frontend/diag", "passes/pass", "passes/analysis", "vliw/affine", "vliw/asm", "vliw/machine"},
	"vliw/isel":           {"frontend/ir", "passes/analysis", "vliw/affine", "vliw/asm", "vliw/machine", "vliw/mir"},
	"vliw/isel/prepare":   {"frontend/ir", "passes/analysis"},
	"vliw/isel/scalars":   {"frontend/ir", "vliw/machine", "vliw/mir"},
	"vliw/isel/symbols":   {"frontend/ir", "vliw/asm", "vliw/mir"},
	"vliw/isel/arguments": {"vliw/machine"},
	"vliw/loops":          {"frontend/ir", "vliw/affine", "vliw/asm", "vliw/ddg", "vliw/machine", "vliw/mir", "vliw/modulo", "vliw/rotate"},
	"vliw/nest":           {"frontend/ir", "vliw/affine", "vliw/asm", "vliw/ddg", "vliw/loops", "vliw/machine", "vliw/mir", "vliw/modulo", "vliw/rotate", "vliw/ssp"},
	"vliw/finish":         {"frontend/ir", "vliw/asm", "vliw/machine", "vliw/mir"},
	"vliw/ddg":            {},
	"vliw/modulo":         {"vliw/ddg", "vliw/machine"},
	"vliw/rotate":         {"vliw/ddg", "vliw/machine", "vliw/modulo"},
	"vliw/ssp":            {"vliw/ddg", "vliw/machine", "vliw/modulo", "vliw/rotate"},
}

// loopPass is what a large loop pass may import: what loop passes share, and no other one of them.
var loopPass = []string{"frontend/ir", "passes/analysis", "passes/simplify", "passes/rewrite", "passes/pass", "passes/target", "=passes/loop"}

// TestArrows holds the one-way layers: tools → optgo → nvptx, vliw → passes → frontend →
// frontend/ir.
func TestArrows(t *testing.T) {
	root := ".."
	checked := 0
	err := filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && strings.HasPrefix(d.Name(), ".") && p != root {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(p, ".go") || strings.HasSuffix(p, "_test.go") {
			return nil
		}
		rel, err := filepath.Rel(root, p)
		if err != nil {
			return err
		}
		checked++
		checkFile(t, p, filepath.ToSlash(path.Dir(filepath.ToSlash(rel))))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if checked < 50 {
		t.Fatalf("only %d files were found: the test looks in the wrong place", checked)
	}
}

func checkFile(t *testing.T, file, folder string) {
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
	if err != nil {
		t.Error(err)
		return
	}
	rule := folder
	for _, ok := allowed[rule]; !ok; _, ok = allowed[rule] {
		if rule = path.Dir(rule); rule == "." { // the rule of the root is for its own files only
			t.Errorf("%s: folder %s is in no layer", file, folder)
			return
		}
	}
	for _, imp := range f.Imports {
		name, _ := strconv.Unquote(imp.Path.Value)
		ours, ok := strings.CutPrefix(name, "opt-go")
		ours = strings.TrimPrefix(ours, "/")
		if !ok || within(ours, rule) {
			continue
		}
		fine := false
		for _, a := range allowed[rule] {
			a, exactly := strings.CutPrefix(a, "=")
			fine = fine || ours == a || !exactly && within(ours, a)
		}
		if !fine {
			t.Errorf("%s imports %s: %s may import only %v", file, name, rule, allowed[rule])
		}
	}
}

func within(pkg, folder string) bool { return pkg == folder || strings.HasPrefix(pkg, folder+"/") }

// TestNoLLIR: passes and backends work on our IR; a program that links them without frontend does
// not link llir.
func TestNoLLIR(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", "./passes", "./nvptx", "./vliw")
	cmd.Dir = ".."
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	list := strings.Fields(string(out))
	if !slices.Contains(list, "opt-go/frontend/ir") {
		t.Fatalf("go list names %d packages, but not opt-go/frontend/ir", len(list))
	}
	for _, pkg := range list {
		if strings.HasPrefix(pkg, "github.com/llir/") || pkg == "opt-go/frontend" {
			t.Errorf("a pass or a backend imports, directly or not, %s", pkg)
		}
	}
}

// TestNoCgo: the product is one static program.
func TestNoCgo(t *testing.T) {
	err := filepath.WalkDir("..", func(p string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(p, ".go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), p, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, imp := range f.Imports {
			if imp.Path.Value == `"C"` {
				t.Errorf("%s uses cgo", p)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
