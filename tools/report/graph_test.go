package report_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/tools/report/browser"
)

// crossings looks at the picture of a graph: blocks that overlap, lines that run through a block,
// do not end at theirs or leave the picture, and lines that are missing.
const crossings = `(() => {
	const f = functionData(currentFunction), bad = [];
	const boxes = [...document.querySelectorAll("svg .block")].map((g) => {
		const [x, y] = g.getAttribute("transform").match(/[-\d.]+/g).map(Number);
		return { x, y, right: x + blockWide, bottom: y + blockHigh };
	});
	const inside = (p, box, by) => p.x > box.x + by && p.x < box.right - by && p.y > box.y + by && p.y < box.bottom - by;
	if (boxes.length !== f.blocks.length) bad.push(boxes.length + " blocks are drawn");
	boxes.forEach((a, k) => boxes.slice(k + 1).forEach((b, n) => { if (a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom) bad.push("overlap of " + k + " and " + (k + 1 + n)); }));
	const svg = document.querySelector(".frame svg");
	const width = +svg.getAttribute("width"), height = +svg.getAttribute("height");
	const want = f.blocks.flatMap((b, k) => b.succs.map((s) => k + ">" + s)).sort().join();
	const lines = [...document.querySelectorAll("svg .edge")];
	if (lines.map((e) => e.dataset.from + ">" + e.dataset.to).sort().join() !== want) bad.push("other edges");
	for (const line of lines) {
		const name = line.dataset.from + " to " + line.dataset.to, length = line.getTotalLength(), from = boxes[line.dataset.from], to = boxes[line.dataset.to];
		const first = line.getPointAtLength(0), last = line.getPointAtLength(length);
		if (Math.abs(first.y - from.bottom) > 1 || first.x < from.x || first.x > from.right) bad.push(name + " does not begin at its block");
		if (Math.abs(last.y - to.y) > 1 || last.x < to.x || last.x > to.right) bad.push(name + " does not end at its block");
		for (let at = 0; at <= length; at += 6) {
			const p = line.getPointAtLength(at);
			const hit = boxes.findIndex((box) => inside(p, box, 1));
			if (hit >= 0 || p.x < 0 || p.y < 0 || p.x > width || p.y > height) { bad.push(name + (hit >= 0 ? " runs through " + hit : " leaves the picture")); break; }
		}
	}
	return bad.slice(0, 10);
})()`

// loopsIR has nested loops, a loop of one block, a divergent loop and branch, a switch, and a block
// that nothing leads to.
const loopsIR = `
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @loops(ptr addrspace(1) %p, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  br i1 %c, label %outer, label %exit
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %even = and i32 %i, 1
  %is = icmp eq i32 %even, 0
  br i1 %is, label %inner, label %pick
inner:
  %j = phi i32 [ %t, %outer ], [ %j.next, %inner ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %j
  store volatile i32 %i, ptr addrspace(1) %q
  %j.next = add i32 %j, 1
  %jc = icmp slt i32 %j.next, %m
  br i1 %jc, label %inner, label %outer.latch
pick:
  switch i32 %m, label %other [ i32 1, label %one
    i32 2, label %two
    i32 3, label %exit ]
one:
  br label %joined
two:
  br label %mid
mid:
  %k = phi i32 [ 0, %two ], [ %k.next, %mid.latch ]
  %v = load volatile i32, ptr addrspace(1) %p
  %vc = icmp slt i32 %v, %t
  br i1 %vc, label %mid.then, label %mid.latch
mid.then:
  store volatile i32 7, ptr addrspace(1) %p
  br label %mid.latch
mid.latch:
  %k.next = add i32 %k, 1
  %kc = icmp slt i32 %k.next, %m
  br i1 %kc, label %mid, label %joined
other:
  br label %joined
joined:
  br label %outer.latch
outer.latch:
  %i.next = add i32 %i, 1
  %ic = icmp slt i32 %i.next, %n
  br i1 %ic, label %outer, label %exit
exit:
  ret void
unreachable.block:
  br label %exit
}
`

// TestGraph draws control-flow graphs: one with all kinds of edges, and one with 360 blocks.
func TestGraph(t *testing.T) {
	c := newCommands(t)
	if err := os.WriteFile(filepath.Join(c.dir, "loops.ll"), []byte(loopsIR+manyBlocks(120)), 0o666); err != nil {
		t.Fatal(err)
	}
	c.run("opt-go", "loops.ll", "-passes=verify", "-mtriple=nvptx64-nvidia-cuda", "-mcpu=sm_70", "-report=g.html", "-disable-output")
	p := open(t, filepath.Join(c.dir, "g.html"))
	view(p, "4", "graph")
	p.Wait("document.querySelector('svg .block')")
	for _, theme := range []string{"dark", "light"} {
		p.Eval("setTheme("+fmt.Sprint(theme == "dark")+")", nil)
		picture(p, "loops-"+theme)
	}
	var got struct{ Back, Headers, Divergent []string }
	p.Eval(`(() => {
		const all = (selector, text) => [...document.querySelectorAll(selector)].map(text).sort();
		const name = (b) => functionData(0).blocks[b].name;
		return { back: all("svg .edge.back", (e) => name(e.dataset.from) + " to " + name(e.dataset.to)),
			headers: all("svg .block.loop", (g) => g.textContent).filter((s) => s.includes("header")),
			divergent: all("svg .block.divergent", (g) => g.getAttribute("aria-label")) };
	})()`, &got)
	if back := strings.Join(got.Back, ", "); back != "%inner to %inner, %mid.latch to %mid, %outer.latch to %outer" {
		t.Errorf("edges back: %s", back)
	}
	if len(got.Headers) != 3 || len(got.Divergent) != 3 || !strings.HasPrefix(got.Divergent[0], "%entry, divergent") {
		t.Errorf("headers %q, divergent branches %q", got.Headers, got.Divergent)
	}
	checkCrossings(t, p)
	graphKeys(t, p)

	p.Eval("openFunction(1, 'graph')", nil)
	if text := p.Text(".frame"); !strings.Contains(text, "laying out") {
		t.Errorf("a large graph is laid out before the view is there: %q", text)
	}
	p.Wait("document.querySelectorAll('svg .block').length > 350")
	checkCrossings(t, p)
}

func checkCrossings(t *testing.T, p *browser.Page) {
	t.Helper()
	var bad []string
	if p.Eval(crossings, &bad); len(bad) > 0 {
		t.Errorf("the graph: %q", bad)
	}
}

// graphKeys walks through the graph by the keyboard.
func graphKeys(t *testing.T, p *browser.Page) {
	t.Helper()
	at := func(want string) {
		t.Helper()
		var label string
		p.Eval("document.activeElement.getAttribute('aria-label')", &label)
		if name, _, _ := strings.Cut(label, ","); name != want {
			t.Errorf("the keyboard is at %q, want %q", label, want)
		}
		if note := p.Text(".note"); !strings.HasPrefix(note, want+":") {
			t.Errorf("at %s the note is %q", want, note)
		}
	}
	p.Eval("document.getElementById('tab-graph').focus()", nil)
	for range 3 { // the frame may be a stop, since it scrolls
		var in bool
		if p.Eval("Boolean(document.activeElement.closest('.block'))", &in); in {
			break
		}
		p.Press("Tab")
	}
	at("%entry")
	p.Press("ArrowDown")
	at("%outer")
	p.Press("ArrowDown", "ArrowUp")
	at("%outer")
	p.Press("End")
	at("%unreachable.block")
	p.Press("Home")
	at("%entry")
	p.Press("Tab") // the blocks are one stop
	var in bool
	if p.Eval("Boolean(document.activeElement.closest('.block'))", &in); in {
		t.Error("Tab does not leave the graph")
	}
}

// manyBlocks is a function of 3 n blocks: nested loops, with branches in and around them.
func manyBlocks(n int) string {
	var b strings.Builder
	b.WriteString("define void @many(ptr %p, i1 %c) {\nentry:\n  br label %a0\n")
	for k := range n {
		next := fmt.Sprintf("%%a%d", k+1)
		if k == n-1 {
			next = "%end"
		}
		then := fmt.Sprintf("%%b%d", k)
		if k%7 == 3 { // around the next ones
			then = fmt.Sprintf("%%c%d", min(k+5, n-1))
		}
		to := next
		switch {
		case k%5 == 4:
			to = fmt.Sprintf("%%a%d", k-3) // a loop
		case k%11 == 10:
			to = fmt.Sprintf("%%a%d", k) // a small one
		}
		fmt.Fprintf(&b, "a%d:\n  br i1 %%c, label %s, label %%c%d\n", k, then, k)
		fmt.Fprintf(&b, "b%d:\n  store i32 %d, ptr %%p\n  br label %%c%d\n", k, k, k)
		fmt.Fprintf(&b, "c%d:\n  br i1 %%c, label %s, label %s\n", k, to, next)
	}
	b.WriteString("end:\n  ret void\n}\n")
	return b.String()
}
