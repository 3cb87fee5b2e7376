package main

import (
	"fmt"
	"io"
	"runtime"
	"strings"
	"syscall"
	"time"

	"github.com/pkg/errors"

	optgo "opt-go"
	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/workers"
	"opt-go/nvptx"
	"opt-go/nvptx/ptx"
	"opt-go/passes"
)

// coreCounts are what printCores computes schedules for.
var coreCounts = []int{1, 2, 4, 16}

// traced is a work whose schedule is computed.
type traced struct {
	name, pipeline string // no pipeline: it is read, verified and written
	source         []byte
	ptx            bool
}

// printCores shows how long works take on several numbers of cores: each is done once on one core,
// what could go on side by side is noted with the time that it took of the core, and the schedule
// is computed. The collector's work counts where it is done.
func printCores(w io.Writer) error {
	works := []traced{{name: "read, verify, write", source: Generate(400, 1, false)}, {name: "with debug information", source: Generate(120, 1, true)}}
	if programs, _, err := programModule(); err == nil {
		works = append(works, traced{name: "C programs", source: programs}, traced{name: "C programs", pipeline: optgo.O2.Pipeline(), source: programs})
	} else if err != noCompiler {
		return err
	}
	kernels, _, err := kernelModule(300)
	if err != nil {
		return errors.Wrap(err, "cannot make the kernels")
	}
	works = append(works, traced{name: "kernels to PTX", pipeline: "gpucc", source: kernels, ptx: true})
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	for _, work := range works {
		t := workers.NewTrace(ownTime)
		if err := work.run(t); err != nil {
			return errors.Wrap(err, work.name)
		}
		fmt.Fprintf(w, "\n%s, ms\n", strings.TrimSpace(work.name+" "+work.pipeline))
		printSchedules(w, t)
	}
	return nil
}

// ownTime is the user and system time of this process so far, on all of its threads.
func ownTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic("getrusage: " + err.Error())
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// run does the work on one core.
func (work traced) run(t *workers.Trace) error {
	t.Phase("read")
	m, err := frontend.Read(work.name, work.source, frontend.Traced(t))
	if err != nil {
		return err
	}
	t.Phase("verify")
	began := t.Now()
	err = frontend.Verify(m)
	t.Evenly(began)
	if err != nil {
		return err
	}
	if work.pipeline != "" {
		if _, err := optgo.RunWith(m, work.pipeline, optgo.RunOptions{Options: passes.Options{Workers: 1, Trace: t}}); err != nil {
			return err
		}
	}
	if work.ptx {
		return emit(m, t)
	}
	t.Phase("write")
	err = m.WriteVersion(io.Discard, m.Version(), 1, t)
	t.Join()
	return err
}

// emit writes a module as PTX. Instruction selection, which goes function by function, is taken to
// spread evenly, which it does with many kernels.
func emit(m *ir.Module, t *workers.Trace) error {
	t.Phase("select PTX")
	began := t.Now()
	out, err := nvptx.Compile(m, nvptx.Options{Jobs: 1})
	if err != nil {
		return err
	}
	t.Evenly(began)
	t.Phase("write PTX")
	err = ptx.Print(io.Discard, out)
	t.Join()
	return err
}

// printSchedules prints a table of the phases, those of one name as one, on each number of cores.
func printSchedules(w io.Writer, t *workers.Trace) {
	var names []string
	took := map[string][]time.Duration{}
	for k, cores := range coreCounts {
		for _, p := range t.On(cores) {
			if p.Name == "" { // before the first phase
				continue
			}
			for _, name := range []string{p.Name, "together"} {
				if took[name] == nil {
					took[name] = make([]time.Duration, len(coreCounts))
					if name != "together" {
						names = append(names, name)
					}
				}
				took[name][k] += p.Took
			}
		}
	}
	fmt.Fprintf(w, "%-20s", "cores")
	for _, cores := range coreCounts {
		fmt.Fprintf(w, "%9d", cores)
	}
	fmt.Fprintln(w)
	for _, name := range append(names, "together") {
		fmt.Fprintf(w, "%-20s", name)
		for _, d := range took[name] {
			fmt.Fprintf(w, "%9.1f", float64(d.Microseconds())/1e3)
		}
		fmt.Fprintln(w)
	}
	all := took["together"]
	fmt.Fprintf(w, "%-20s", "speed-up")
	for _, d := range all {
		fmt.Fprintf(w, "%9.2f", float64(all[0])/float64(d))
	}
	fmt.Fprintln(w)
}
