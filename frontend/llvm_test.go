package frontend

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"opt-go/frontend/reader/dinode"
	"opt-go/tools/oracle"

	"github.com/google/go-cmp/cmp"
)

// These tests check that we accept the same texts as LLVM, mostly on invalid ones. They take some
// seconds; OPTGO_DIFFERENTIAL=N makes them N times as thorough.

// thoroughness is how many times as much the tests are to do.
func thoroughness() int {
	n, err := strconv.Atoi(os.Getenv("OPTGO_DIFFERENTIAL"))
	if err != nil || n < 1 {
		return 1
	}
	return n
}

// accepts reports whether one of LLVM's programs accepts a text, and its error otherwise.
func accepts(tool string, text []byte, args ...string) (bool, string) {
	cmd := exec.Command(tool, append(args, "-o", os.DevNull, "-")...)
	cmd.Stdin = bytes.NewReader(text)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	if err := cmd.Run(); err != nil {
		line, _, _ := strings.Cut(stderr.String(), "\n")
		return false, line
	}
	return true, ""
}

// weAccept reports whether we read a text and find it valid, and our error otherwise.
func weAccept(text []byte, verify bool) (ok bool, msg string) {
	defer func() {
		if p := recover(); p != nil {
			ok, msg = false, fmt.Sprintf("panic: %v", p)
		}
	}()
	m, err := Read("<stdin>", text)
	if err == nil && verify {
		err = Verify(m)
	}
	if err != nil {
		line, _, _ := strings.Cut(err.Error(), "\n")
		return false, line
	}
	return true, ""
}

// disagreement is a text that only one side accepts.
type disagreement struct {
	text, said string
	ours       bool // it is we who accept it
}

// compare asks both sides about texts, and returns where they disagree, in the order of the texts.
func compare(tool string, verify bool, texts []string, args ...string) []disagreement {
	found := make([]*disagreement, len(texts))
	next := make(chan int)
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range next {
				theirs, said := accepts(tool, []byte(texts[i]), args...)
				ours, msg := weAccept([]byte(texts[i]), verify)
				if msg != "" && theirs {
					said = msg
				}
				if theirs != ours || strings.HasPrefix(msg, "panic") {
					found[i] = &disagreement{texts[i], said, ours}
				}
			}
		}()
	}
	for i := range texts {
		next <- i
	}
	close(next)
	wg.Wait()
	var out []disagreement
	for _, d := range found {
		if d != nil {
			out = append(out, *d)
		}
	}
	return out
}

// report logs disagreements, and fails when there are more than the allowed share.
func report(t *testing.T, texts []string, found []disagreement, allowed float64, show func(disagreement) string) {
	t.Helper()
	counts := map[string]int{}
	for _, d := range found {
		who := "only LLVM accepts"
		if d.ours {
			who = "only we accept"
		}
		counts[who]++
		t.Logf("%s: %s\n\t%s", who, show(d), d.said)
	}
	t.Logf("%d texts, %d disagreements: %v", len(texts), len(found), counts)
	if float64(len(found)) > allowed*float64(len(texts)) {
		t.Errorf("the two sides disagree on %d of %d texts", len(found), len(texts))
	}
}

// minimalNodes are specialized nodes with their required fields only.
var minimalNodes = map[string]string{
	"DILocation":                 "scope: !9",
	"GenericDINode":              "tag: DW_TAG_member",
	"DIEnumerator":               `name: "e", value: 1`,
	"DIDerivedType":              "tag: DW_TAG_pointer_type, baseType: null",
	"DICompositeType":            "tag: DW_TAG_structure_type",
	"DISubroutineType":           "types: !8",
	"DIFile":                     `filename: "f", directory: "d"`,
	"DICompileUnit":              "language: DW_LANG_C99, file: !7",
	"DISubprogram":               "isDefinition: false",
	"DILexicalBlock":             "scope: !9",
	"DILexicalBlockFile":         "scope: !9, discriminator: 0",
	"DICommonBlock":              "scope: !9",
	"DINamespace":                "scope: null",
	"DIMacro":                    `type: DW_MACINFO_define, name: "m"`,
	"DIMacroFile":                "file: !7",
	"DIModule":                   `scope: null, name: "m"`,
	"DITemplateTypeParameter":    "type: null",
	"DITemplateValueParameter":   "value: !8",
	"DIGlobalVariable":           `name: "g"`,
	"DILocalVariable":            "scope: !9",
	"DILabel":                    `scope: !9, name: "l", file: !7, line: 3`,
	"DIGlobalVariableExpression": "var: !6, expr: !DIExpression()",
	"DIImportedEntity":           "tag: DW_TAG_imported_module, scope: !7",
	"DISubrange":                 "", "DIGenericSubrange": "", "DIBasicType": "", "DIStringType": "", "DIObjCProperty": "",
	"DIAssignID": "", "DIExpression": "",
}

// nodeText is a module with one node of a kind.
func nodeText(kind, fields string) string {
	distinct := ""
	if kind == "DICompileUnit" || kind == "DIAssignID" {
		distinct = "distinct "
	}
	return "!named = !{!0}\n!0 = " + distinct + "!" + kind + "(" + fields + ")\n" +
		"!6 = !DIGlobalVariable(name: \"g\", scope: !7)\n!7 = !DIFile(filename: \"f\", directory: \"d\")\n!8 = !{null}\n" +
		"!9 = distinct !DISubprogram(name: \"f\", scope: !7, unit: !10, spFlags: DISPFlagDefinition)\n" +
		"!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !7)\n"
}

// fieldValues are tried for each field.
var fieldValues = strings.Fields(`-1 0 7 8 256 65536 4294967296 18446744073709551616 "s" "" null !7 !{} true foo DW_TAG_member
	DW_ATE_float DW_LANG_C DIFlagPublic DIFlagPublic|DIFlagVector DISPFlagPure CSK_MD5 FullDebug GNU DW_VIRTUALITY_virtual DW_CC_normal
	DW_MACINFO_undef DW_TAG_foo DIFlagFoo {} 1.5 @g`)

// nodeSnippets are nodes of every kind with fields dropped, doubled, and given values of all kinds.
func nodeSnippets() (texts []string) {
	kinds := sortedKeys(minimalNodes)
	add := func(kind string, fields ...string) {
		texts = append(texts, nodeText(kind, strings.Join(fields, ", ")))
	}
	for _, kind := range kinds {
		var fields []string
		if minimalNodes[kind] != "" {
			fields = strings.Split(minimalNodes[kind], ", ")
		}
		without := func(k int) []string { return append(append([]string(nil), fields[:k]...), fields[k+1:]...) }
		add(kind, fields...)
		add(kind, append(fields[:len(fields):len(fields)], "foo: 1")...)
		for k := range fields {
			add(kind, without(k)...)
			add(kind, append([]string{fields[k]}, fields...)...)
		}
		for _, f := range dinode.Fields(kind) {
			if f.Newer || f.Kind == "-" {
				continue
			}
			rest := fields
			for k := range fields {
				if strings.HasPrefix(fields[k], f.Name+":") {
					rest = without(k)
				}
			}
			for _, v := range append(fieldValues, "i32 1", "ptr null") {
				add(kind, append([]string{f.Name + ": " + v}, rest...)...)
			}
		}
	}
	return texts
}

// TestNodeFields compares which fields and values specialized nodes may have.
func TestNodeFields(t *testing.T) {
	tool := oracle.Tool(t, "llvm-as-19")
	texts := sample(nodeSnippets(), 250*thoroughness())
	found := compare(tool, false, texts, "-disable-verify")
	report(t, texts, found, 0.02, func(d disagreement) string { return strings.Split(d.text, "\n")[1] })
}

// sample takes about n texts of a list, evenly.
func sample(texts []string, n int) []string {
	step := max(1, (len(texts)+n-1)/n)
	if step%2 == 0 { // not in step with the lists that the texts come from
		step++
	}
	var out []string
	for i := 0; i < len(texts); i += step {
		out = append(out, texts[i])
	}
	return out
}

var moreSnippets = flag.String("snippets", "", "other files of snippets, or folders whose .ll files LLVM 19 is asked about, separated by commas")

// snippetFiles are small modules, right and wrong, of the kinds that assemblers get wrong:
// attributes in the wrong place, numbers out of range, cycles, forward references, duplicate names,
// missing parts. A line is a snippet, with the lines after it that begin with white space; lines
// that begin with ;; are comments. The version of LLVM to ask begins the file's name.
func snippetFiles(t *testing.T) []string {
	files, err := filepath.Glob("testdata/agreement/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no snippets: %v", err)
	}
	if *moreSnippets != "" {
		files = strings.Split(*moreSnippets, ",")
	}
	return files
}

// readSnippets splits a file into snippets; of a folder, each .ll file below it is one.
func readSnippets(t *testing.T, file string) (texts []string) {
	if info, err := os.Stat(file); err == nil && info.IsDir() {
		return modulesBelow(t, file)
	}
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.SplitSeq(string(src), "\n") {
		switch {
		case line == "" || strings.HasPrefix(line, ";;"):
		case (line[0] == ' ' || line[0] == '\t') && len(texts) > 0:
			texts[len(texts)-1] += line + "\n"
		default:
			texts = append(texts, line+"\n")
		}
	}
	return texts
}

func modulesBelow(t *testing.T, folder string) (texts []string) {
	err := filepath.WalkDir(folder, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".ll" {
			return err
		}
		src, err := os.ReadFile(path)
		texts = append(texts, string(src))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

// snippetTool is the program whose version begins a file's name, for folders LLVM 19's.
func snippetTool(t *testing.T, file string) string {
	if info, err := os.Stat(file); err == nil && info.IsDir() {
		return oracle.Tool(t, "llvm-as-19")
	}
	version, _, _ := strings.Cut(filepath.Base(file), "-")
	return oracle.Tool(t, "llvm-as-"+version)
}

// TestSnippets checks that both sides accept the same small modules. Constructs of LLVM 20 and
// later are not among them.
func TestSnippets(t *testing.T) {
	for _, file := range snippetFiles(t) {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			texts := readSnippets(t, file)
			if *moreSnippets == "" {
				texts = sample(texts, 15*thoroughness())
			}
			found := compare(snippetTool(t, file), true, texts)
			report(t, texts, found, 0.02, func(d disagreement) string { return strings.TrimSpace(d.text) })
		})
	}
}

// TestSnippetsPrinted has LLVM read what we print of the snippets, and compares with what it makes
// of the snippets, unless that goes through LLVM 14's bitcode, which upgrades other things than our
// reader.
func TestSnippetsPrinted(t *testing.T) {
	for _, file := range snippetFiles(t) {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			as := snippetTool(t, file)
			texts := readSnippets(t, file)
			if *moreSnippets == "" {
				texts = sample(texts, 5*thoroughness())
			}
			for _, text := range texts {
				m, err := Read("<stdin>", []byte(text))
				if err != nil || Verify(m) != nil { // which drops invalid debug information, as LLVM does
					continue
				}
				theirs, err := asText(as, text)
				if err != nil {
					continue
				}
				printedFor := oracle.Tool(t, "llvm-as-19")
				if strings.HasSuffix(as, "-22") { // whose constructs 19 does not have
					printedFor = as
				}
				ours, err := asText(printedFor, m.String())
				if err != nil {
					t.Errorf("%s\nLLVM refuses what we print of this: %v\n%s", text, err, m)
					continue
				}
				if diff := cmp.Diff(unordered(theirs), unordered(ours)); diff != "" && !strings.HasSuffix(as, "-14") {
					t.Errorf("%s\n%s", text, diff)
				}
			}
		})
	}
}

// disassembler returns the llvm-dis for the bitcode of an assembler: 19's reads that of older ones.
func disassembler(as string) string {
	if strings.HasSuffix(as, "-22") {
		return strings.Replace(as, "llvm-as", "llvm-dis", 1)
	}
	return "llvm-dis-19"
}

// TestNodesPrinted: what we print of metadata is LLVM's text to the letter.
func TestNodesPrinted(t *testing.T) {
	as := oracle.Tool(t, "llvm-as-19")
	for _, text := range sample(readSnippets(t, "testdata/agreement/19-nodes.txt"), 25*thoroughness()) {
		theirs, err := asText(as, text)
		if err != nil {
			t.Errorf("%s\n%v", text, err)
			continue
		}
		_, ours, _ := strings.Cut(mustRead(t, "<stdin>", []byte(text)).String(), "\n")
		if diff := cmp.Diff(strings.TrimSpace(theirs), strings.TrimSpace(ours)); diff != "" {
			t.Errorf("%s\n(-LLVM +ours)\n%s", text, diff)
		}
	}
}

// header is the optional header of a module.
var header = regexp.MustCompile(`(?m)^(; ModuleID|source_filename).*\n`)

// asText gives a text to an assembler and LLVM 19's disassembler.
func asText(as, text string) (string, error) {
	cmd := exec.Command("sh", "-c", as+" -o - - | "+disassembler(as)+" -o - -")
	cmd.Stdin = strings.NewReader(text)
	var out, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &stderr
	if err := cmd.Run(); err != nil {
		return "", errors.New(stderr.String())
	}
	return header.ReplaceAllString(out.String(), ""), nil
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
