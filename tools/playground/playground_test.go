package main

import (
	"flag"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"opt-go/tools/report/browser"
)

var pictures = flag.String("playground-pictures", "", "folder for pictures of the page")

// picture takes a picture, if there is a folder for it.
func picture(p *browser.Page, name string) {
	if *pictures != "" {
		p.Screenshot(filepath.Join(*pictures, name+".png"))
	}
}

// outputOf is the text of the output, of which only the visible lines are in the document.
func outputOf(p *browser.Page) string {
	var text string
	p.Eval("output.text", &text)
	return text
}

// TestPage compiles and runs in the browser what the examples say, and looks at diagnostics, a
// report and a link. Making the commands for WebAssembly takes a minute, so it is part of the whole
// run only.
func TestPage(t *testing.T) {
	if os.Getenv("OPTGO_ALL") == "" {
		t.Skip("OPTGO_ALL is not set")
	}
	p := browser.Open(t)
	s, err := makeSite()
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(s.handler("clang-19"))
	defer server.Close()
	coldStart(t, p, server.URL+"/")
	keyboard(t, p)
	typing(t, p)
	themes(t, p)
	large(t, p)
	for k, e := range exampleList() {
		choose(p, k)
		p.Wait("document.getElementById('status').textContent.startsWith('done')")
		want := map[string]string{"ptx": ".visible .entry " + e.Name, "vliw": ".func " + e.Name}[e.Emit]
		if out := outputOf(p); !strings.Contains(out, want) {
			t.Errorf("%s: no %q in\n%s", e.Name, want, out)
		}
		p.Eval("void document.getElementById('run').click()", nil)
		p.Wait("/^(ran|failed)/.test(document.getElementById('status').textContent)")
		if out := outputOf(p); !strings.Contains(out, "statistics:") {
			t.Errorf("%s does not run:\n%s", e.Name, out)
		}
	}
	choose(p, 0)
	p.Wait("document.getElementById('status').textContent.startsWith('done')")
	p.Eval("void document.getElementById('report').click()", nil)
	p.Wait("document.getElementById('frame').contentDocument.getElementById('view').dataset.ready")
	picture(p, "playground")
	p.Eval("void document.getElementById('frame').contentWindow.openView('graph')", nil)
	p.Wait("document.getElementById('frame').contentDocument.querySelectorAll('svg .block').length > 3")
	picture(p, "graph")

	p.Eval("editor.set('define i32 @f() {\\n  ret i32 %x\\n}\\n', 'ir')", nil)
	p.Eval("void document.getElementById('compile').click()", nil)
	p.Wait("document.getElementById('status').textContent.startsWith('failed')")
	if text := p.Text("#diagnostics"); !strings.Contains(text, "line 2: error") {
		t.Errorf("diagnostics: %q", text)
	}
	p.Eval("editor.set('define i32 @linked() {\\n  ret i32 7\\n}\\n', 'ir')", nil)
	p.Eval("makeLink()", nil)
	var link string
	p.Eval("location.href", &link)
	p.Go("about:blank", "true")
	p.Go(link, "editor.text.includes('@linked')")

	if _, err := exec.LookPath("clang-19"); err == nil {
		p.Go(server.URL+"/?c", "document.getElementById('status').textContent.startsWith('done')")
		source := "extern \"C\" __global__ void twice(float *x) { x[threadIdx.x] *= 2; }"
		p.Eval("void (say(''), byId('language').value = 'cuda', editor.set("+strconv.Quote(source)+", 'cuda'), compileAndShow())", nil)
		p.Wait("/^(done|failed|clang)/.test(document.getElementById('status').textContent)")
		if out := outputOf(p); !strings.Contains(out, ".visible .entry twice") {
			t.Errorf("CUDA:\n%s", out)
		}
		p.Eval("void (say(''), report())", nil)
		p.Wait("document.getElementById('status').textContent.startsWith('done')")
		const shown = "[...document.getElementById('frame').contentDocument.querySelectorAll('script')].filter((s) => /^file/.test(s.id)).map((s) => s.textContent).join()"
		p.Wait("document.getElementById('frame').contentDocument.getElementById('view').dataset.ready")
		var files string
		if p.Eval(shown, &files); !strings.Contains(files, "__global__ void twice") {
			t.Errorf("the report of CUDA has not the source: %q", files)
		}
	}

	if found := p.Problems(); len(found) > 0 {
		t.Errorf("the page complains: %q", found)
	}
	for _, url := range p.Requests() {
		if !strings.HasPrefix(url, server.URL+"/") && !strings.HasPrefix(url, "blob:"+server.URL+"/") && !strings.HasPrefix(url, "data:") && url != "about:blank" {
			t.Errorf("the page asks for %s", url)
		}
	}
}

// coldStart opens the page, and runs what it shows first, matmul: nothing is compiled twice for
// that.
func coldStart(t *testing.T, p *browser.Page, url string) {
	p.Go(url, "document.getElementById('status').textContent.startsWith('done')")
	var compiled, ran float64
	p.Eval("performance.now()", &compiled)
	p.Eval("void document.getElementById('run').click()", nil)
	p.Wait("/^(ran|failed)/.test(document.getElementById('status').textContent)")
	p.Eval("performance.now()", &ran)
	t.Logf("from a cold start, the first example is compiled in %.1f s and has run after %.1f s", compiled/1000, ran/1000)
	var calls int
	if p.Eval("nextID", &calls); calls != 2 {
		t.Errorf("%d calls of commands, want one to compile and one to run", calls)
	}
}

// tabTo presses Tab until the element with an id or a label has the keyboard. Escape comes before,
// as the page says: in the editor Tab indents.
func tabTo(t *testing.T, p *browser.Page, id string) {
	t.Helper()
	for range 40 {
		var now []string
		if p.Eval("[document.activeElement.id, document.activeElement.ariaLabel || '']", &now); slices.Contains(now, id) {
			return
		}
		p.Press("Escape", "Tab")
	}
	t.Errorf("Tab does not lead to %s", id)
}

// keyboard runs the second example without a mouse.
func keyboard(t *testing.T, p *browser.Page) {
	tabTo(t, p, "example")
	p.Eval("say('')", nil)
	p.Press("ArrowDown")
	p.Wait("document.getElementById('status').textContent.startsWith('done')")
	tabTo(t, p, "run")
	p.Press("Enter")
	p.Wait("/^(ran|failed)/.test(document.getElementById('status').textContent)")
	if out := outputOf(p); !strings.Contains(out, "statistics:") {
		t.Errorf("by keyboard:\n%s", out)
	}
}

// typing writes a function with an error, finds the diagnostic at its place, and mends it: by
// keyboard alone, but for the tooltip.
func typing(t *testing.T, p *browser.Page) {
	tabTo(t, p, "Input")
	p.Press("Ctrl+a")
	p.Type("define i32 @typed(i32 %x) {")
	p.Press("Enter", "Tab")
	p.Type("ret i32 %y")
	p.Press("Enter")
	p.Type("}")
	var text string
	if p.Eval("editor.text", &text); text != "define i32 @typed(i32 %x) {\n  ret i32 %y\n  }" {
		t.Errorf("typed: %q", text)
	}
	compile := func(result string) {
		t.Helper()
		p.Eval("(say(''), byId('emit').value = 'ir', byId('passes').value = '')", nil)
		p.Press("Ctrl+Enter")
		p.Wait("/^(done|failed)/.test(document.getElementById('status').textContent)")
		if status := p.Text("#status"); !strings.HasPrefix(status, result) {
			t.Errorf("%s, want %s:\n%s", status, result, outputOf(p))
		}
	}
	compile("failed")
	p.Wait("document.querySelector('#input .cm-lint-marker-error')")
	var at struct {
		Lines   int
		Mark    string
		Apart   float64
		Focused string
	}
	p.Eval(`(() => {
		const top = (e) => e.getBoundingClientRect().top, line = document.querySelectorAll("#input .cm-line")[1];
		return { lines: document.querySelectorAll("#input .cm-line").length, mark: document.querySelector("#input .cm-lintRange-error").textContent,
			apart: Math.abs(top(document.querySelector("#input .cm-lint-marker-error")) - top(line)), focused: document.activeElement.ariaLabel };
	})()`, &at)
	if at.Lines != 3 || at.Mark != "%y" || at.Apart > 9 || at.Focused != "Input" {
		t.Errorf("the diagnostic in the editor: %+v", at)
	}
	p.Hover("#input .cm-lintRange-error")
	p.Wait("document.querySelector('.cm-tooltip-lint')")
	if tip := p.Text(".cm-tooltip-lint"); !strings.Contains(tip, "%y") {
		t.Errorf("the tooltip says %q", tip)
	}
	for _, dark := range []bool{true, false} {
		p.Dark(dark)
		p.Wait("document.querySelector('.cm-tooltip-lint')")
		readable(t, p, "a diagnostic", dark)
		picture(p, "diagnostic-"+map[bool]string{true: "dark", false: "light"}[dark])
	}
	p.Press("F8")
	p.Type("%x")
	compile("done")
	if out := outputOf(p); !strings.Contains(out, "ret i32 %x") || p.Text("#diagnostics") != "" {
		t.Errorf("mended:\n%s\n%s", out, p.Text("#diagnostics"))
	}
	var marks int
	if p.Eval("document.querySelectorAll('.cm-lint-marker, .cm-lintRange').length", &marks); marks != 0 {
		t.Errorf("%d marks are left", marks)
	}
}

// readable fails for text with too little contrast.
func readable(t *testing.T, p *browser.Page, what string, dark bool) {
	t.Helper()
	if bad := p.HardToRead(); len(bad) > 0 {
		t.Errorf("%s, dark %v: hard to read: %q", what, dark, bad)
	}
}

// themes shows each language in colours, in dark and light.
func themes(t *testing.T, p *browser.Page) {
	for k, emit := range map[int]string{0: "ptx", 5: "vliw"} {
		choose(p, k)
		p.Wait("document.getElementById('status').textContent.startsWith('done')")
		for _, dark := range []bool{true, false} {
			p.Dark(dark)
			p.Wait("editor.view.state.facet(CodeMirror.EditorView.darkTheme) === " + strconv.FormatBool(dark))
			readable(t, p, emit, dark)
			picture(p, emit+"-"+map[bool]string{true: "dark", false: "light"}[dark])
		}
		var words []string
		p.Eval("['#input .k', '#output .k', '#input .v', '#output .v', '#input .t'].filter((s) => !document.querySelector(s))", &words)
		if len(words) > 0 {
			t.Errorf("%s: nothing is coloured as %q", emit, words)
		}
	}
}

// large puts 10 MB into the editor: only what is visible is in the document.
func large(t *testing.T, p *browser.Page) {
	p.Eval("editor.set('define void @f() {\\n' + '  call void @g(i32 1, ptr null)\\n'.repeat(320000) + '}\\n', 'ir')", nil)
	p.Eval("editor.goTo(320002, 1)", nil)
	p.Wait("document.querySelector('#input .cm-activeLine')?.textContent === '}'")
	p.Type("; end")
	var got struct {
		Lines, Length int
		End           string
	}
	p.Eval("({ lines: document.querySelectorAll('#input .cm-line').length, length: editor.text.length, end: editor.text.slice(-10) })", &got)
	if got.Lines > 300 || got.Length < 10e6 || !strings.HasSuffix(got.End, "; end}\n") {
		t.Errorf("10 MB in the editor: %+v", got)
	}
}

func choose(p *browser.Page, k int) {
	p.Eval("void (say(''), choose(examples["+string(rune('0'+k))+"]))", nil)
}

// TestClangOrigin: a page of another origin cannot use the server's clang.
func TestClangOrigin(t *testing.T) {
	r := httptest.NewRequest(http.MethodPost, "http://127.0.0.1:8080/clang?language=c", strings.NewReader("int f(void) { return 1; }"))
	r.Header.Set("Origin", "http://elsewhere.example")
	w := httptest.NewRecorder()
	compileSource(w, r, "clang-is-not-run", "")
	if w.Code != http.StatusForbidden {
		t.Errorf("status %d", w.Code)
	}
}

// TestExamples: the files are there.
func TestExamples(t *testing.T) {
	list, err := readExamples("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list {
		if !strings.Contains(e.IR, "@"+e.Name+"(") {
			t.Errorf("%s has no function of its name", e.Name)
		}
	}
}
