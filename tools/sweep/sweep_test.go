package main

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"opt-go/passes"
)

// TestMain makes this test a worker process when sweep starts it as one. That worker is the real
// one but for pipelines called panic, overflow and endless, which do what they say: the compiler
// has no such faults to test with.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == "-worker" {
		fakeWorker()
		return
	}
	os.Exit(m.Run())
}

func fakeWorker() {
	requests, replies := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		var q request
		if requests.Decode(&q) != nil {
			return
		}
		err := q.answer(func(r reply) error {
			if err := replies.Encode(r); err != nil || !r.Begins {
				return err
			}
			switch r.Job.Pipeline {
			case "dislikes @bad":
				if strings.Contains(string(q.Text), "call void @bad") {
					panic("it is bad")
				}
			case "overflow":
				debug.SetMaxStack(1 << 24) // a small one is full soon
				overflow(0)
			case "endless":
				for {
					time.Sleep(time.Millisecond)
				}
			}
			return nil
		})
		if err != nil {
			panic(err)
		}
	}
}

func overflow(n int) int {
	if n < 0 { // which it never is before the stack ends
		return 0
	}
	var frame [1 << 16]byte
	frame[n&0xffff] = 1
	return overflow(n+1) + int(frame[n>>1&0xffff])
}

const module = "define i32 @f(i32 %a) {\n  %b = add i32 %a, 0\n  ret i32 %b\n}\n"

func write(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestOutcomes: a pipeline that kills the worker or never ends is a failure of its own, and those
// after it still run.
func TestOutcomes(t *testing.T) {
	c := &config{timeout: 5 * time.Second, workers: 1}
	s := &sweeper{c: c, t: newTally()}
	defer s.stop()
	q := request{File: write(t, "f.ll", module), Jobs: jobs([]string{"instsimplify", "overflow", "endless", "dce"}, nil)}
	var got []string
	if err := s.ask(q, func(r reply) { got = append(got, r.Job.Pipeline+": "+string(r.Status)) }); err != nil {
		t.Fatal(err)
	}
	want := []string{": ok", "instsimplify: ok", "overflow: crash", ": ok", "endless: hang", ": ok", "dce: ok"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestRefusedInput: input that the reader rejects has one outcome, and the worker continues.
func TestRefusedInput(t *testing.T) {
	c := &config{timeout: 10 * time.Second, workers: 1, verbose: true, jobs: jobs([]string{"dce"}, nil)}
	tally := newTally()
	s := &sweeper{c: c, t: tally}
	defer s.stop()
	for name, text := range map[string]string{"bad.ll": "define i32 @f( {", "good.ll": module} {
		if err := s.sweep(request{File: write(t, name, text), Jobs: c.jobs}); err != nil {
			t.Fatal(err)
		}
	}
	if tally.counts[refused] != 1 || tally.counts[ok] != 1 || len(tally.refused) != 1 || !strings.Contains(tally.refused[0], "bad.ll") {
		t.Errorf("counts %v, refused %q", tally.counts, tally.refused)
	}
}

// TestWorker: the worker sends the output of a pipeline only if the pipeline changes the module.
func TestWorker(t *testing.T) {
	requests, out := io.Pipe()
	in, replies := io.Pipe()
	go func() { _ = serve(requests, replies) }()
	if err := json.NewEncoder(out).Encode(request{File: "x", Text: []byte(module), Jobs: jobs([]string{"instsimplify", "no-op-module"}, nil)}); err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(in)
	var got []reply
	for range 5 {
		var r reply
		if err := d.Decode(&r); err != nil {
			t.Fatal(err)
		}
		got = append(got, r)
	}
	if got[0].Text == nil || !strings.Contains(string(got[2].Text), "ret i32 %a") || got[4].Text != nil {
		t.Errorf("input %q, instsimplify %q, no-op-module %q", got[0].Text, got[2].Text, got[4].Text)
	}
}

// TestJudge: a result is rejected only if no peer accepts it and one accepts the input. The peers
// here are shell commands.
func TestJudge(t *testing.T) {
	refuses := write(t, "refuses", "#!/bin/sh\nif grep -q bad; then echo it is bad; exit 1; fi\n")
	accepts := write(t, "accepts", "#!/bin/sh\nexit 0\n")
	for _, p := range []string{refuses, accepts} {
		if err := os.Chmod(p, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	for _, test := range []struct {
		peers       []string
		text, input string
		want        string
	}{
		{nil, "bad", "good", ""},
		{[]string{refuses}, "good", "bad", ""},
		{[]string{refuses}, "bad", "good", refuses + ": it is bad"},
		{[]string{refuses}, "bad", "bad too", ""},
		{[]string{refuses, accepts}, "bad", "good", ""},
	} {
		c := &config{peers: test.peers}
		if got := c.judge([]byte(test.text), []byte(test.input), map[[32]byte]string{}); got != test.want {
			t.Errorf("%d peers, %s from %s: %q, want %q", len(test.peers), test.text, test.input, got, test.want)
		}
	}
}

// TestKeep: a failure is kept, and reduced to a minimal reproducer.
func TestKeep(t *testing.T) {
	text := module + "declare void @bad()\ndefine i32 @g(i32 %a) {\n  %b = mul i32 %a, %a\n  call void @bad()\n  %c = call i32 @f(i32 %b)\n  ret i32 %c\n}\n"
	c := &config{timeout: 10 * time.Second, workers: 1, keep: t.TempDir(), tries: 500}
	tally := newTally()
	s := &sweeper{c: c, t: tally}
	defer s.stop()
	if err := s.sweep(request{File: write(t, "f.ll", text), Jobs: jobs([]string{"dislikes @bad"}, nil)}); err != nil {
		t.Fatal(err)
	}
	if len(tally.failures) != 1 {
		t.Fatalf("%d failures", len(tally.failures))
	}
	kept, err := os.ReadFile(tally.failures[0].kept)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(kept), "mul") || !strings.Contains(string(kept), "call void @bad") {
		t.Errorf("kept:\n%s", kept)
	}
}

// TestFilesStayOutside: what passes write into the working folder, as dot-cfg does, goes away with
// the worker.
func TestFilesStayOutside(t *testing.T) {
	c := &config{timeout: 10 * time.Second, workers: 1}
	tally := newTally()
	s := &sweeper{c: c, t: tally}
	if err := s.sweep(request{File: write(t, "f.ll", module), Jobs: jobs([]string{"dot-cfg"}, nil)}); err != nil {
		t.Fatal(err)
	}
	dir := s.p.dir
	s.stop()
	if tally.counts[ok] != 1 {
		t.Errorf("counts %v", tally.counts)
	}
	for _, path := range []string{".f.dot", dir} {
		if _, err := os.Stat(path); err == nil {
			t.Errorf("%s is still there", path)
		}
	}
}

func TestPlace(t *testing.T) {
	stack := `goroutine 1 [running]:
opt-go/passes.guarded.func1()
	x.go:1
panic({0x1, 0x2})
	panic.go:7
opt-go/passes/scalar/sroa.(*slices).split(0x1, 0x2)
	sroa.go:7
opt-go/passes.guarded(0x1)
`
	if got := passes.PanicPlace(stack); got != "passes/scalar/sroa.(*slices).split" {
		t.Errorf("place %q", got)
	}
}
