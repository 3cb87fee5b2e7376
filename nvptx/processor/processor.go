// Package processor lists the GPUs that PTX supports: the first PTX version with each, and their
// names in -mcpu and -mattr.
package processor

import (
	"strconv"
	"strings"

	"github.com/pkg/errors"

	"opt-go/nvptx/ptx"
)

// Target is a processor and the PTX version that is written for it.
type Target struct {
	CPU     string // "sm_70", as in .target
	SM      int    // 70
	Version ptx.Version
}

// cpus lists the processors with the first PTX version that supports them.
var cpus = []struct {
	name  string
	first ptx.Version
}{
	{"sm_30", ptx.Version{Major: 3, Minor: 2}}, {"sm_32", ptx.Version{Major: 4, Minor: 0}},
	{"sm_35", ptx.Version{Major: 3, Minor: 2}}, {"sm_37", ptx.Version{Major: 4, Minor: 1}},
	{"sm_50", ptx.Version{Major: 4, Minor: 0}}, {"sm_52", ptx.Version{Major: 4, Minor: 1}},
	{"sm_53", ptx.Version{Major: 4, Minor: 2}}, {"sm_60", ptx.Version{Major: 5, Minor: 0}},
	{"sm_61", ptx.Version{Major: 5, Minor: 0}}, {"sm_62", ptx.Version{Major: 5, Minor: 0}},
	{"sm_70", ptx.Version{Major: 6, Minor: 0}}, {"sm_72", ptx.Version{Major: 6, Minor: 1}},
	{"sm_75", ptx.Version{Major: 6, Minor: 3}}, {"sm_80", ptx.Version{Major: 7, Minor: 0}},
	{"sm_86", ptx.Version{Major: 7, Minor: 1}}, {"sm_87", ptx.Version{Major: 7, Minor: 4}},
	{"sm_89", ptx.Version{Major: 7, Minor: 8}}, {"sm_90", ptx.Version{Major: 7, Minor: 8}},
	{"sm_90a", ptx.Version{Major: 8, Minor: 0}},
}

// oldestVersion is the smallest PTX version written: bar.warp.sync, shfl.sync and brx.idx came with
// it.
var oldestVersion = ptx.Version{Major: 6, Minor: 0}

// NewTarget parses -mcpu and -mattr: a processor such as sm_70, and features such as
// "+ptx63,+sm_70"; the highest PTX version is used. An empty cpu is taken from the features, else
// sm_70.
func NewTarget(cpu, features string) (Target, error) {
	var t Target
	for _, f := range strings.Split(features, ",") {
		f = strings.TrimSpace(f)
		name, on := strings.CutPrefix(f, "+")
		switch {
		case f == "" || strings.HasPrefix(f, "-"):
		case !on:
			return t, errors.Errorf("feature %q begins with neither + nor -", f)
		case strings.HasPrefix(name, "sm_"):
			if cpu == "" {
				cpu = name
			}
		case strings.HasPrefix(name, "ptx"):
			n, err := strconv.Atoi(name[3:])
			if err != nil || n < 10 || n > 99 {
				return t, errors.Errorf("%q is no PTX version", f)
			}
			if v := (ptx.Version{Major: n / 10, Minor: n % 10}); t.Version.Less(v) {
				t.Version = v
			}
		default:
			return t, errors.Errorf("unknown feature %q", f)
		}
	}
	if cpu == "" {
		cpu = "sm_70"
	}
	for _, c := range cpus {
		if c.name != cpu {
			continue
		}
		t.CPU = cpu
		t.SM, _ = strconv.Atoi(strings.TrimSuffix(cpu[len("sm_"):], "a"))
		for _, v := range []ptx.Version{c.first, oldestVersion} {
			if t.Version.Less(v) {
				t.Version = v
			}
		}
		return t, nil
	}
	return t, errors.Errorf("unknown processor %q", cpu)
}

// Has reports whether the target offers what needs the PTX version major.minor and the processor
// sm.
func (t Target) Has(major, minor, sm int) bool {
	return t.SM >= sm && !t.Version.Less(ptx.Version{Major: major, Minor: minor})
}
