package report_test

import (
	"encoding/json"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"opt-go/lit"
	"opt-go/nvptx/emu"
	"opt-go/tools/report/browser"
)

var pictures = flag.String("report-pictures", "", "folder for a picture of each view")

// commands runs the tools of a test in a folder of its own.
type commands struct {
	t        *testing.T
	bin, dir string
}

func newCommands(t *testing.T) *commands {
	t.Helper()
	bin, err := lit.Tools("../../lit", t.TempDir(), "opt-go", "ptx-run")
	if err != nil {
		t.Fatal(err)
	}
	return &commands{t, bin, t.TempDir()}
}

func (c *commands) run(tool string, args ...string) string {
	c.t.Helper()
	cmd := exec.Command(filepath.Join(c.bin, tool), args...)
	cmd.Dir = c.dir
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		c.t.Fatalf("%s %s: %v\n%s", tool, strings.Join(args, " "), err, stderr.String())
	}
	return string(out)
}

// example copies one of the repository's examples to the folder of the test, and returns its name:
// pages, of which pictures are taken, name no path of this machine.
func (c *commands) example(name string) string {
	c.t.Helper()
	text, err := os.ReadFile(filepath.Join("../../examples", name))
	if err == nil {
		err = os.WriteFile(filepath.Join(c.dir, filepath.Base(name)), text, 0o666)
	}
	if err != nil {
		c.t.Fatal(err)
	}
	return filepath.Base(name)
}

// open opens a report, and checks at the end of the test that it was quiet and asked no one.
func open(t *testing.T, file string) *browser.Page {
	t.Helper()
	p := browser.Open(t)
	t.Cleanup(func() {
		if found := p.Problems(); len(found) > 0 {
			t.Errorf("the page complains: %q", found)
		}
		for _, url := range p.Requests() {
			// blob: is the worker that lays out graphs: text of the page
			if !strings.HasPrefix(url, "file://"+filepath.Dir(file)+"/") && !strings.HasPrefix(url, "blob:null/") && url != "about:blank" {
				t.Errorf("the page asks for %s", url)
			}
		}
	})
	p.Go("file://"+file, "document.getElementById('view').dataset.ready")
	return p
}

// view opens a view by its key.
func view(p *browser.Page, key, id string) {
	p.Press(key)
	p.Wait("document.getElementById('view').dataset.ready.startsWith('" + id + ":')")
}

// picture takes a picture of a view, if there is a folder for it.
func picture(p *browser.Page, name string) {
	if *pictures != "" {
		p.Screenshot(filepath.Join(*pictures, name+".png"))
	}
}

// TestKernel opens every view of a kernel by the keyboard alone, and compares what they show with
// the compiler's own output.
func TestKernel(t *testing.T) {
	c := newCommands(t)
	in := c.example("matmul.ll")
	compile := []string{in, "-passes=gpucc", "-emit=ptx", "-regs=14"}
	text := c.run("opt-go", compile...)
	if err := os.WriteFile(filepath.Join(c.dir, "k.ptx"), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	c.run("ptx-run", "k.ptx", "-kernel", "matmul", "-grid", "2,2", "-block", "16,16", "-arg", "i32:32", "-arg", "zero:4096", "-arg", "zero:4096", "-arg", "zero:4096", "-stats", "s.json")
	if with := c.run("opt-go", append(compile, "-report=r.html", "-report-stats=s.json")...); with != text {
		t.Error("-report changes the output")
	}
	var stats emu.Stats
	data, err := os.ReadFile(filepath.Join(c.dir, "s.json"))
	if err == nil {
		err = json.Unmarshal(data, &stats)
	}
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, filepath.Join(c.dir, "r.html"))

	view(p, "2", "source")
	var final string
	p.Eval("functionData(0).code.map((l) => l.t).join('\\n')", &final)
	if ir := c.run("opt-go", in, "-passes=gpucc", "-mcpu=sm_70"); !strings.Contains(ir, "br i1 ") || !sameBranches(ir, final) {
		t.Errorf("the final IR is another:\n%s", final)
	}
	p.Press("Tab")
	p.Eval("document.querySelector('[aria-label=\"IR after the passes\"]').focus()", nil)
	p.Press("Home", "ArrowDown", "ArrowDown")
	picture(p, "source")
	if reason := p.Text("#reason"); !strings.Contains(reason, "differs between the threads") || !strings.Contains(reason, "thread's number tid.x") {
		t.Errorf("the reason of the first divergent line: %q", reason)
	}

	view(p, "3", "passes")
	p.Press("ArrowRight", "ArrowRight")
	picture(p, "passes")
	if title := p.Text("#version"); !strings.HasPrefix(title, "Run 2 of ") {
		t.Errorf("after two steps of the slider: %q", title)
	}
	checkVersions(t, p)

	view(p, "4", "graph")
	p.Wait("document.querySelector('svg .block')")
	picture(p, "graph")
	var blocks, divergent int
	p.Eval("document.querySelectorAll('svg .block').length", &blocks)
	p.Eval("document.querySelectorAll('svg .block.divergent').length", &divergent)
	if want := strings.Count(final, ":\n"); blocks != want || divergent == 0 || divergent == blocks {
		t.Errorf("%d blocks, %d of them divergent; the text has %d", blocks, divergent, want)
	}

	view(p, "5", "memory")
	picture(p, "memory")
	if all := p.Text("#view"); !strings.Contains(all, "stride of 4 bytes in tid.x") || !strings.Contains(all, "shared") {
		t.Errorf("memory accesses:\n%s", all)
	}

	view(p, "6", "ptx")
	p.Wait("document.querySelector('.row .heat').parentNode.parentNode.parentNode.scrollTop > 0") // at what is executed most
	contrast(t, p, "light")
	picture(p, "ptx")
	var shown string
	p.Eval("functionData(0).ptx.map((l) => l.t + '\\n').join('')", &shown)
	if shown != text {
		t.Errorf("the PTX is another:\n%s", shown)
	}
	var executed uint64
	p.Eval("functionData(0).ptx.reduce((sum, l) => sum + (heatOf().get(l.n) || 0), 0)", &executed)
	if executed != stats.WarpInstructions || executed == 0 {
		t.Errorf("the heat map counts %d, ptx-run %d", executed, stats.WarpInstructions)
	}
	var spills int
	p.Eval("functionData(0).ptx.filter((l) => l.r).length", &spills)
	if want := strings.Count(text, "// spill") + strings.Count(text, "// reload") + strings.Count(text, "// rematerialized"); spills != want || want == 0 {
		t.Errorf("%d lines of spill code, the text has %d", spills, want)
	}

	view(p, "7", "registers")
	picture(p, "registers")
	all := p.Text("#view")
	if live, used := numberIn(all, `at most (\d+)`), numberIn(all, `registers wanted, (\d+) used`); live == 0 || live > used || used > 14 {
		t.Errorf("%d registers are live, %d used:\n%s", live, used, all)
	}
	view(p, "9", "time")
	picture(p, "time")
	if all := p.Text("#view"); !strings.Contains(all, "instcombine") {
		t.Errorf("times:\n%s", all)
	}
	view(p, "1", "functions")
	picture(p, "functions")
}

// numberIn is the number that a regular expression finds, 0 if it finds none.
func numberIn(text, expression string) int {
	m := regexp.MustCompile(expression).FindStringSubmatch(text)
	if m == nil {
		return 0
	}
	n, _ := strconv.Atoi(m[1]) // digits
	return n
}

// sameBranches compares the conditional branches of two texts: they are the same whatever else a
// function's text leaves out.
func sameBranches(module, function string) bool {
	branches := func(text string) (out []string) {
		for _, line := range strings.Split(text, "\n") {
			if line = strings.TrimSpace(line); strings.HasPrefix(line, "br i1 ") {
				line, _, _ = strings.Cut(line, ", !")
				out = append(out, line)
			}
		}
		return out
	}
	return strings.Join(branches(module), "\n") == strings.Join(branches(function), "\n")
}

// checkVersions rebuilds every version by the differences that the page shows.
func checkVersions(t *testing.T, p *browser.Page) {
	t.Helper()
	var bad []string
	p.Eval(`(() => {
		const f = functionData(0), ids = versionIDs(f), bad = [];
		for (let k = 1; k < ids.length; k++) {
			const rows = diffLines(ids[k - 1], ids[k]);
			if (rows.filter((r) => r.sign !== "+").map((r) => r.id).join() !== ids[k - 1].join()) bad.push(k + " before");
			if (rows.filter((r) => r.sign !== "-").map((r) => r.id).join() !== ids[k].join()) bad.push(k + " after");
		}
		const last = ids[ids.length - 1].map((id) => f.lines[id]);
		if (last.length !== f.code.length) bad.push("the last version has " + last.length + " lines, the final IR " + f.code.length);
		return bad;
	})()`, &bad)
	if len(bad) > 0 {
		t.Errorf("versions: %q", bad)
	}
}

// TestVLIW opens the schedules of a loop and of a nest, and holds them against the assembly.
func TestVLIW(t *testing.T) {
	c := newCommands(t)
	c.run("opt-go", c.example("ll/matmul_nest.clang19.O1.ll"), "-passes=vliw", "-emit=vliw", "-ssp=2", "-report=n.html", "-disable-output")
	p := open(t, filepath.Join(c.dir, "n.html"))
	view(p, "8", "vliw")
	picture(p, "nest")
	p.Eval("document.getElementById('nest').scrollIntoView({block: 'start'})", nil)
	picture(p, "cylinder")
	if all := p.Text("#nest"); !strings.Contains(all, "outermost loop pattern, group 1") || !strings.Contains(all, "turn around loop 2") || !strings.Contains(all, "epilogue") {
		t.Errorf("final schedule:\n%s", all)
	}
	cylinders(t, p)
	// The final schedule is that of the run whose values are on the cylinder: a value begins in a
	// step in which its iteration executes something, or not long after it.
	var wrong []string
	p.Eval(`(() => {
		const q = functionData(0).pipelines[0], steps = nestSteps(q).steps, bad = [];
		for (const file of q.files) for (const a of file.arcs || []) {
			const at = Math.floor(a.start / q.ii);
			if (a.iteration >= 0 && ![at - 2, at - 1, at].some((n) => steps[n] && steps[n].stages[a.iteration] !== undefined)) bad.push(q.ops[a.op].opcode + " i" + a.iteration + " from " + a.start);
		}
		const end = Math.max(...q.files.flatMap((file) => (file.arcs || []).map((a) => a.end)));
		if (Math.ceil(end / q.ii) > steps.length + 2 || Math.ceil(end / q.ii) < steps.length - 2) bad.push(steps.length + " steps, and values until cycle " + end);
		return bad;
	})()`, &wrong)
	if len(wrong) > 0 {
		t.Errorf("values that no step of the final schedule writes: %q", wrong)
	}

	text := c.run("opt-go", c.example("ll/dot.clang19.O1.ll"), "-passes=vliw", "-emit=vliw", "-report=l.html")
	p.Go("file://"+filepath.Join(c.dir, "l.html"), "index.title.startsWith('dot')")
	view(p, "8", "vliw")
	picture(p, "vliw")
	var rows, ops int
	p.Eval("document.querySelectorAll('#mrt tbody tr').length", &rows)
	p.Eval("functionData(0).pipelines[0].ops.length", &ops)
	if !strings.Contains(text, "ii=4 ") || rows != 4 || ops != strings.Count(text, "(rp") {
		t.Errorf("%d rows with %d operations for\n%s", rows, ops, text)
	}
	cylinders(t, p)
}

// cylinders looks at all cylinders of the view: no two lifetimes overlap, that is rectangles of one
// register are disjoint.
func cylinders(t *testing.T, p *browser.Page) {
	t.Helper()
	var conflicts int
	p.Eval(`(() => {
		const pictures = [...document.querySelectorAll(".cylinder")].map((s) => [...s.querySelectorAll("rect")].map((r) => r.getBBox()));
		if (pictures.length < 2 || pictures.some((all) => all.length < 4)) return -1;
		return pictures.flatMap((all) => all.filter((a, k) => all.some((b, n) => n > k && a.y === b.y && a.x < b.x + b.width && b.x < a.x + a.width))).length;
	})()`, &conflicts)
	if conflicts != 0 {
		t.Errorf("%d lifetimes overlap on the cylinder", conflicts)
	}
}

// TestLarge opens a page of 10 MB of IR.
func TestLarge(t *testing.T) {
	c := newCommands(t)
	one, err := os.ReadFile("../../examples/ll/dot.clang19.O1.ll")
	if err != nil {
		t.Fatal(err)
	}
	_, body, _ := strings.Cut(string(one), "define ")
	body, _, _ = strings.Cut("define "+body, "\n}\n")
	body = strings.NewReplacer(" #0", "", " #1", "").Replace(dropAfter(body, ", !")) + "\n}\n"
	var text strings.Builder
	for k := 0; text.Len() < 10<<20; k++ {
		text.WriteString(strings.Replace(body, "@dot(", "@dot"+string(rune('a'+k%26))+strings.Repeat("x", k/26%40)+strings.Repeat("y", k/26/40)+"(", 1))
	}
	if err := os.WriteFile(filepath.Join(c.dir, "big.ll"), []byte(text.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	c.run("opt-go", "big.ll", "-passes=early-cse,instcombine", "-report=b.html", "-disable-output")
	p := open(t, filepath.Join(c.dir, "b.html"))
	t.Logf("10 MB of IR are opened in %v", opened(p))
	for _, v := range [][2]string{{"3", "passes"}, {"4", "graph"}, {"1", "functions"}, {"2", "source"}} {
		view(p, v[0], v[1])
	}
	var nodes int
	p.Eval("document.querySelectorAll('#view *').length", &nodes)
	if nodes > 5000 {
		t.Errorf("the view of a function in a large module has %d elements", nodes)
	}
}

// opened is the time from the navigation until the first view was there.
func opened(p *browser.Page) time.Duration {
	var ms float64
	p.Eval("performance.getEntriesByName('ready')[0].startTime", &ms)
	return time.Duration(ms * float64(time.Millisecond))
}

var timed = flag.String("report-page", "", "a report whose opening is timed")

// TestTime times the opening of the page of -report-page.
func TestTime(t *testing.T) {
	if *timed == "" {
		t.Skip("no -report-page")
	}
	file, err := filepath.Abs(*timed)
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, file)
	for range 3 {
		p.Go("file://"+file+"?again", "performance.getEntriesByName('ready').length")
		t.Log(opened(p))
	}
}

// dropAfter cuts each line at a mark.
func dropAfter(text, mark string) string {
	var out []string
	for _, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, mark)
		out = append(out, line)
	}
	return strings.Join(out, "\n")
}
