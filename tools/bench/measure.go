package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"sort"
	"syscall"
	"time"

	"github.com/pkg/errors"
)

// sample is one run of a process: wall time and time of all cores in milliseconds, peak resident
// memory in megabytes.
type sample struct{ Wall, CPU, MB float64 }

// alone is the argument with which bench starts itself, to run what follows it.
const alone = "measure-alone"

// measure runs a program. The kernel takes the peak memory of a process to be at least that of the
// process that starts it, and bench holds the inputs: so it starts itself, and this small process
// starts the program.
func measure(bin string, args []string) (sample, error) {
	self, err := os.Executable()
	if err != nil {
		return sample{}, errors.Wrap(err, "cannot find the program itself")
	}
	var out, msg bytes.Buffer
	cmd := exec.Command(self, append([]string{alone, bin}, args...)...)
	cmd.Stdout, cmd.Stderr = &out, &msg
	if err := cmd.Run(); err != nil {
		return sample{}, errors.Wrapf(err, "%s %v: %s", bin, args, msg.Bytes())
	}
	var s sample
	return s, errors.Wrap(json.Unmarshal(out.Bytes(), &s), "cannot read what a run took")
}

// measureAlone is what the process does that measure starts: it runs the command line that
// follows alone, prints what that took, and returns true. It leaves other command lines alone.
func measureAlone(args []string) bool {
	if len(args) < 3 || args[1] != alone {
		return false
	}
	cmd := exec.Command(args[2], args[3:]...)
	start := time.Now()
	out, err := cmd.CombinedOutput()
	s := sample{Wall: float64(time.Since(start).Microseconds()) / 1000}
	if err != nil {
		fmt.Fprintf(os.Stderr, "%v\n%s", err, out)
		os.Exit(1)
	}
	if u, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		s.MB = float64(u.Maxrss) / 1024
		s.CPU = float64(u.Utime.Nano()+u.Stime.Nano()) / 1e6
	}
	if err := json.NewEncoder(os.Stdout).Encode(s); err != nil {
		panic(err) // a sample is three numbers
	}
	return true
}

// median takes the medians of the three separately.
func median(s []sample) sample {
	pick := func(get func(sample) float64) float64 {
		v := make([]float64, len(s))
		for k := range s {
			v[k] = get(s[k])
		}
		sort.Float64s(v)
		return v[len(v)/2]
	}
	return sample{pick(func(s sample) float64 { return s.Wall }), pick(func(s sample) float64 { return s.CPU }), pick(func(s sample) float64 { return s.MB })}
}
