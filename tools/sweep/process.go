package main

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/pkg/errors"

	"opt-go/passes"
)

// process is a worker: this command again, which serves requests until it dies of one.
type process struct {
	cmd     *exec.Cmd
	in      io.WriteCloser
	replies chan reply // closed when the process has ended
	stderr  *tail
	dir     string // where it runs: some passes write files
}

// tail keeps the beginning of a process's standard error: the message and the stack of the
// goroutine that failed.
type tail struct {
	mu   sync.Mutex
	text bytes.Buffer
}

const tailSize = 1 << 16

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text.Write(p[:min(len(p), max(0, tailSize-t.text.Len()))])
	return len(p), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.text.String()
}

// start starts a worker process with an address space limit in MiB.
func start(memory uint64) (*process, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, errors.Wrap(err, "cannot find this command")
	}
	p := &process{cmd: exec.Command(self, "-worker"), replies: make(chan reply), stderr: &tail{}}
	if p.dir, err = os.MkdirTemp("", "opt-go-sweep"); err != nil {
		return nil, errors.Wrap(err, "cannot make a scratch folder")
	}
	p.cmd.Stderr, p.cmd.Dir = p.stderr, p.dir
	p.cmd.Env = append(os.Environ(), memoryVariable+"="+strconv.FormatUint(memory, 10), "GOTRACEBACK=all")
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		return nil, errors.Wrap(err, "cannot talk to a worker")
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, errors.Wrap(err, "cannot listen to a worker")
	}
	if err := p.cmd.Start(); err != nil {
		return nil, errors.Wrap(err, "cannot start a worker")
	}
	go func() {
		defer close(p.replies)
		for d := json.NewDecoder(out); ; {
			var r reply
			if d.Decode(&r) != nil {
				return
			}
			p.replies <- r
		}
	}()
	return p, nil
}

// ask sends a request and forwards each reply that is an outcome. A job that kills the worker or
// takes too long has an outcome too. It returns whether the worker is still there; if not, those
// jobs that it had not begun have none.
func (p *process) ask(q request, limit time.Duration, tell func(reply)) bool {
	if json.NewEncoder(p.in).Encode(q) != nil {
		return false
	}
	var running job
	for left := len(q.Jobs) + 1; left > 0; {
		timer := time.NewTimer(limit)
		select {
		case r, alive := <-p.replies:
			timer.Stop()
			if !alive {
				tell(p.died(running))
				return false
			}
			if r.Begins {
				running = r.Job
				continue
			}
			tell(r)
			left--
			if r.Job == (job{}) && r.Status != ok {
				return true
			}
		case <-timer.C:
			tell(p.stopped(running))
			return false
		}
	}
	return true
}

// died returns the outcome of a process that Go's runtime ended, from its output.
func (p *process) died(j job) reply {
	p.end()
	text := p.stderr.String()
	message, _, _ := strings.Cut(text, "\n")
	if i := strings.Index(text, "fatal error: "); i >= 0 {
		message, _, _ = strings.Cut(text[i:], "\n")
	}
	return reply{Job: j, Status: crash, Message: message, Place: passes.PanicPlace(text)}
}

// stopped ends a process that takes too long, and asks it for its stacks first.
func (p *process) stopped(j job) reply {
	_ = p.cmd.Process.Signal(syscall.SIGQUIT)
	grace := time.AfterFunc(3*time.Second, func() { _ = p.cmd.Process.Kill() })
	for range p.replies { // until it has ended
	}
	grace.Stop()
	p.end()
	return reply{Job: j, Status: hang, Message: "it does not end", Place: passes.PanicPlace(p.stderr.String())}
}

// end makes sure that the process is gone.
func (p *process) end() {
	_ = p.in.Close()
	_ = p.cmd.Process.Kill()
	for range p.replies {
	}
	_ = p.cmd.Wait() // its exit status says nothing new
	_ = os.RemoveAll(p.dir)
}

const memoryVariable = "OPTGO_SWEEP_MEMORY"
