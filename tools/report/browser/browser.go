// Package browser drives headless Chromium in tests, through the DevTools protocol over a pipe:
// JSON messages that end in a zero byte, on file descriptors 3 (to the browser) and 4 (from it).
package browser

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"opt-go/tools/oracle"
)

// Page is a tab of a browser, which ends with the test. Its methods fail the test.
type Page struct {
	t       testing.TB
	to      *os.File
	session string

	mu       sync.Mutex
	next     int
	replies  map[int]chan reply
	problems []string // errors and uncaught exceptions of the page
	requests []string // URLs
}

type reply struct {
	Result json.RawMessage
	Error  *struct{ Message string }
}

type message struct {
	ID     int
	Method string
	Params json.RawMessage
	reply
}

// patience is how long a page may take to answer on a busy machine.
const patience = 120 * time.Second

// switches are how Chromium runs. Without --allow-pre-commit-input it drops the keys that come
// before the first frame is drawn, which a busy machine draws late.
var switches = []string{"--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
	"--window-size=1400,900", "--no-first-run", "--disable-background-networking", "--disable-dev-shm-usage",
	"--disable-renderer-backgrounding", "--disable-background-timer-throttling", "--allow-pre-commit-input"}

// Open starts Chromium with an empty page; the test is skipped where there is none.
func Open(t testing.TB) *Page {
	t.Helper()
	name := oracle.Tool(t, "chromium")
	fromUs, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	from, toUs, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(name, append(switches, "--user-data-dir="+t.TempDir(), "about:blank")...)
	cmd.ExtraFiles = []*os.File{fromUs, toUs}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	fromUs.Close()
	toUs.Close()
	p := &Page{t: t, to: to, replies: map[int]chan reply{}}
	go p.listen(from)
	t.Cleanup(func() {
		to.Close() // the browser ends with its pipe
		done := make(chan struct{})
		go func() { cmd.Wait(); close(done) }()
		select {
		case <-done:
		case <-time.After(5 * time.Second):
			cmd.Process.Kill()
			<-done
		}
		from.Close()
	})
	p.attach()
	return p
}

func (p *Page) attach() {
	var target struct{ TargetID string }
	p.call("Target.createTarget", map[string]any{"url": "about:blank"}, &target)
	var session struct{ SessionID string }
	p.call("Target.attachToTarget", map[string]any{"targetId": target.TargetID, "flatten": true}, &session)
	p.session = session.SessionID
	for _, domain := range []string{"Page", "Runtime", "Network", "Log"} {
		p.call(domain+".enable", nil, nil)
	}
}

func (p *Page) listen(from *os.File) {
	in := bufio.NewReaderSize(from, 1<<20)
	for {
		text, err := in.ReadBytes(0)
		if err != nil {
			return
		}
		var m message
		if json.Unmarshal(text[:len(text)-1], &m) != nil {
			continue
		}
		p.mu.Lock()
		if m.ID > 0 {
			p.replies[m.ID] <- m.reply
			delete(p.replies, m.ID)
		} else {
			p.event(m)
		}
		p.mu.Unlock()
	}
}

// event notes what the page does.
func (p *Page) event(m message) {
	var x struct {
		Type    string
		Request struct{ URL string }
		Entry   struct{ Level, Text string }
	}
	_ = json.Unmarshal(m.Params, &x) // what does not fit says nothing
	switch {
	case m.Method == "Network.requestWillBeSent":
		p.requests = append(p.requests, x.Request.URL)
	case m.Method == "Runtime.exceptionThrown", m.Method == "Runtime.consoleAPICalled" && (x.Type == "error" || x.Type == "assert"):
		p.problems = append(p.problems, string(m.Params))
	case m.Method == "Log.entryAdded" && x.Entry.Level == "error":
		p.problems = append(p.problems, x.Entry.Text)
	}
}

func (p *Page) call(method string, params map[string]any, result any) {
	p.t.Helper()
	p.mu.Lock()
	p.next++
	id, answer := p.next, make(chan reply, 1)
	p.replies[id] = answer
	p.mu.Unlock()
	m := map[string]any{"id": id, "method": method}
	if params != nil {
		m["params"] = params
	}
	if p.session != "" {
		m["sessionId"] = p.session
	}
	text, err := json.Marshal(m)
	if err == nil {
		_, err = p.to.Write(append(text, 0))
	}
	if err != nil {
		p.t.Fatal(err)
	}
	select {
	case r := <-answer:
		if r.Error != nil {
			p.t.Fatalf("%s: %s", method, r.Error.Message)
		}
		if result != nil {
			if err := json.Unmarshal(r.Result, result); err != nil {
				p.t.Fatalf("%s: %v", method, err)
			}
		}
	case <-time.After(patience):
		p.t.Fatalf("%s: no answer", method)
	}
}

// Go opens a URL, and waits until the page has run its scripts and an expression of JavaScript is
// true: the expression alone may hold in the page before, or ahead of the scripts that take keys.
func (p *Page) Go(url, ready string) {
	p.t.Helper()
	p.call("Page.navigate", map[string]any{"url": url}, nil)
	address, _, _ := strings.Cut(url, "#")
	p.Wait("document.readyState === 'complete' && location.href.split('#')[0] === " + quote(address) + " && (" + ready + ")")
}

// Wait waits until an expression is true.
func (p *Page) Wait(expression string) {
	p.t.Helper()
	var ok bool
	for start := time.Now(); time.Since(start) < patience; time.Sleep(20 * time.Millisecond) {
		if p.Eval("Boolean((() => { try { return "+expression+"; } catch { return false; } })())", &ok); ok {
			return
		}
	}
	p.t.Fatalf("%s never was true; problems: %q", expression, p.Problems())
}

// Eval evaluates an expression of JavaScript, a promise included, to a value of JSON.
func (p *Page) Eval(expression string, value any) {
	p.t.Helper()
	var r struct {
		Result           struct{ Value json.RawMessage }
		ExceptionDetails json.RawMessage
	}
	p.call("Runtime.evaluate", map[string]any{"expression": expression, "returnByValue": true, "awaitPromise": true}, &r)
	if r.ExceptionDetails != nil {
		p.t.Fatalf("%s: %s", expression, r.ExceptionDetails)
	}
	if value != nil && r.Result.Value != nil {
		if err := json.Unmarshal(r.Result.Value, value); err != nil {
			p.t.Fatalf("%s: %v", expression, err)
		}
	}
}

// Text is the text of the first element that a selector finds.
func (p *Page) Text(selector string) string {
	p.t.Helper()
	var s string
	p.Eval("(document.querySelector("+quote(selector)+") || {innerText: ''}).innerText", &s)
	return s
}

func quote(s string) string {
	text, _ := json.Marshal(s) // a string always has JSON
	return string(text)
}

// keyCodes are the virtual codes of keys with names.
var keyCodes = map[string]int{"Tab": 9, "Enter": 13, "Escape": 27, "F8": 119, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "End": 35, "Home": 36, "PageDown": 34}

// Press presses keys, one after the other, by their names: "1", "Tab", "ArrowDown", "Ctrl+Enter".
func (p *Page) Press(keys ...string) {
	p.t.Helper()
	for _, name := range keys {
		key, ctrl := strings.CutPrefix(name, "Ctrl+")
		down := map[string]any{"type": "keyDown", "key": key, "windowsVirtualKeyCode": keyCodes[key]}
		if keyCodes[key] == 0 && isLetterOrDigit(key[0]) { // the codes of other characters are those of keys with names
			down["windowsVirtualKeyCode"] = int(strings.ToUpper(key)[0])
		}
		switch {
		case ctrl:
			down["modifiers"] = 2
		case key == "Enter":
			down["text"] = "\r"
		case keyCodes[key] == 0:
			down["text"] = key
		}
		p.call("Input.dispatchKeyEvent", down, nil)
		up := map[string]any{"type": "keyUp", "key": key, "windowsVirtualKeyCode": down["windowsVirtualKeyCode"]}
		p.call("Input.dispatchKeyEvent", up, nil)
	}
}

func isLetterOrDigit(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
}

// Type presses the keys of a text.
func (p *Page) Type(text string) {
	p.t.Helper()
	p.Press(strings.Split(text, "")...)
}

// Dark makes the system's theme dark or light.
func (p *Page) Dark(dark bool) {
	p.t.Helper()
	value := "light"
	if dark {
		value = "dark"
	}
	p.call("Emulation.setEmulatedMedia", map[string]any{"features": []map[string]string{{"name": "prefers-color-scheme", "value": value}}}, nil)
}

// Hover moves the mouse onto the first element that a selector finds, when there is one.
func (p *Page) Hover(selector string) {
	p.t.Helper()
	p.Wait("document.querySelector(" + quote(selector) + ")")
	var at struct{ X, Y float64 }
	p.Eval("(() => { const r = document.querySelector("+quote(selector)+").getBoundingClientRect(); return {X: r.x + Math.min(r.width, 200) / 2, Y: r.y + r.height / 2}; })()", &at)
	p.call("Input.dispatchMouseEvent", map[string]any{"type": "mouseMoved", "x": at.X, "y": at.Y}, nil)
}

// Screenshot writes a picture of the page to a file.
func (p *Page) Screenshot(file string) {
	p.t.Helper()
	var shot struct{ Data string }
	p.call("Page.captureScreenshot", map[string]any{"format": "png"}, &shot)
	data, err := base64.StdEncoding.DecodeString(shot.Data)
	if err == nil {
		err = os.WriteFile(file, data, 0o666)
	}
	if err != nil {
		p.t.Fatal(err)
	}
}

// Problems are the errors on the console and the uncaught exceptions so far.
func (p *Page) Problems() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.problems
}

// Requests are the URLs of all requests so far.
func (p *Page) Requests() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.requests
}
