package main

import (
	"os/exec"
	"sort"
	"syscall"
	"time"

	"github.com/pkg/errors"
)

// sample is one run of a process: wall time and time of all cores in milliseconds, peak resident
// memory in megabytes.
type sample struct{ Wall, CPU, MB float64 }

func measure(bin string, args []string) (sample, error) {
	cmd := exec.Command(bin, args...)
	start := time.Now()
	out, err := cmd.CombinedOutput()
	s := sample{Wall: float64(time.Since(start).Microseconds()) / 1000}
	if err != nil {
		return s, errors.Wrapf(err, "%s %v: %s", bin, args, out)
	}
	if u, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		s.MB = float64(u.Maxrss) / 1024
		s.CPU = float64(u.Utime.Nano()+u.Stime.Nano()) / 1e6
	}
	return s, nil
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
