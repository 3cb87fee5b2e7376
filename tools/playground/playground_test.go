package main

import (
	"flag"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"opt-go/tools/report/browser"
)

var pictures = flag.String("playground-picture", "", "file for a picture of the page")

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
	for k, e := range exampleList() {
		choose(p, k)
		p.Wait("document.getElementById('status').textContent.startsWith('done')")
		want := map[string]string{"ptx": ".visible .entry " + e.Name, "vliw": ".func " + e.Name}[e.Emit]
		if out := p.Text("#output"); !strings.Contains(out, want) {
			t.Errorf("%s: no %q in\n%s", e.Name, want, out)
		}
		p.Eval("void document.getElementById('run').click()", nil)
		p.Wait("/^(ran|failed)/.test(document.getElementById('status').textContent)")
		if out := p.Text("#output"); !strings.Contains(out, "statistics:") {
			t.Errorf("%s does not run:\n%s", e.Name, out)
		}
	}
	choose(p, 0)
	p.Wait("document.getElementById('status').textContent.startsWith('done')")
	p.Eval("void document.getElementById('report').click()", nil)
	p.Wait("document.getElementById('frame').contentDocument.getElementById('view').dataset.ready")
	if *pictures != "" {
		p.Screenshot(*pictures)
	}

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
	p.Go(link, "document.getElementById('input').value.includes('@linked')")

	if _, err := exec.LookPath("clang-19"); err == nil {
		p.Go(server.URL+"/?c", "document.getElementById('status').textContent.startsWith('done')")
		source := "extern \"C\" __global__ void twice(float *x) { x[threadIdx.x] *= 2; }"
		p.Eval("void (say(''), byId('language').value = 'cuda', editor.set("+strconv.Quote(source)+", 'cuda'), compileAndShow())", nil)
		p.Wait("/^(done|failed|clang)/.test(document.getElementById('status').textContent)")
		if out := p.Text("#output"); !strings.Contains(out, ".visible .entry twice") {
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

// coldStart opens the page, and runs what it shows first, matmul: nothing is compiled twice for that.
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

// keyboard runs the second example without a mouse.
func keyboard(t *testing.T, p *browser.Page) {
	tabTo := func(id string) {
		for range 40 {
			var now string
			if p.Eval("document.activeElement.id", &now); now == id {
				return
			}
			p.Press("Tab")
		}
		t.Errorf("Tab does not lead to %s", id)
	}
	tabTo("example")
	p.Eval("say('')", nil)
	p.Press("ArrowDown")
	p.Wait("document.getElementById('status').textContent.startsWith('done')")
	tabTo("run")
	p.Press("Enter")
	p.Wait("/^(ran|failed)/.test(document.getElementById('status').textContent)")
	if out := p.Text("#output"); !strings.Contains(out, "statistics:") {
		t.Errorf("by keyboard:\n%s", out)
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
