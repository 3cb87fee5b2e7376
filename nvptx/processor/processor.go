// Package processor lists the GPUs that PTX supports: the first PTX version with each, and their
// names in -mcpu and -mattr.
package processor

import (
	"slices"
	"strconv"
	"strings"

	"github.com/pkg/errors"

	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/table"
)

// Target is a processor and the PTX version that is written for it.
type Target struct {
	CPU     string // "sm_70", as in .target
	SM      int    // 70
	Version ptx.Version
}

// cpus lists the processors with the first PTX version that supports them, which is the one written
// where nothing else is asked for (PTX ISA, section 13, and LLVM's defaults). A processor with an a
// runs on that chip only; one with an f on its family.
var cpus = []struct {
	names string
	first ptx.Version
}{
	{"sm_20 sm_21 sm_30 sm_35", ptx.Version{Major: 3, Minor: 2}},
	{"sm_32 sm_50", ptx.Version{Major: 4, Minor: 0}},
	{"sm_37 sm_52", ptx.Version{Major: 4, Minor: 1}},
	{"sm_53", ptx.Version{Major: 4, Minor: 2}},
	{"sm_60 sm_61 sm_62", ptx.Version{Major: 5, Minor: 0}},
	{"sm_70", ptx.Version{Major: 6, Minor: 0}},
	{"sm_72", ptx.Version{Major: 6, Minor: 1}},
	{"sm_75", ptx.Version{Major: 6, Minor: 3}},
	{"sm_80", ptx.Version{Major: 7, Minor: 0}},
	{"sm_86", ptx.Version{Major: 7, Minor: 1}},
	{"sm_87", ptx.Version{Major: 7, Minor: 4}},
	{"sm_89 sm_90", ptx.Version{Major: 7, Minor: 8}},
	{"sm_90a", ptx.Version{Major: 8, Minor: 0}},
	{"sm_100 sm_100a sm_101 sm_101a", ptx.Version{Major: 8, Minor: 6}},
	{"sm_120 sm_120a", ptx.Version{Major: 8, Minor: 7}},
	{"sm_100f sm_101f sm_103 sm_103a sm_103f sm_120f sm_121 sm_121a sm_121f", ptx.Version{Major: 8, Minor: 8}},
	{"sm_88 sm_110 sm_110a sm_110f", ptx.Version{Major: 9, Minor: 0}},
}

// newestMinor is the last minor version of each major one since 3.2, the oldest that -mattr=+ptxNN
// asks for.
var newestMinor = map[int]int{3: 2, 4: 3, 5: 0, 6: 5, 7: 8, 8: 8, 9: 5}

// parseVersion reads the name of a feature such as ptx63.
func parseVersion(name string) (v ptx.Version, ok bool) {
	n, err := strconv.Atoi(strings.TrimPrefix(name, "ptx"))
	v = ptx.Version{Major: n / 10, Minor: n % 10}
	last, known := newestMinor[v.Major]
	return v, err == nil && known && v.Minor <= last && n >= 32
}

// NewTarget parses -mcpu and -mattr: a processor such as sm_70, and features such as
// "+ptx63,+sm_70"; the highest PTX version is used, at least the first one with the processor. An
// empty cpu is taken from the features, else sm_70.
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
			v, ok := parseVersion(name)
			if !ok {
				return t, errors.Errorf("%q is no PTX version", f)
			}
			if t.Version.Less(v) {
				t.Version = v
			}
		default:
			return t, errors.Errorf("unknown feature %q", f)
		}
	}
	if cpu == "" {
		cpu = "sm_70"
	}
	first, ok := firstVersion(cpu)
	if !ok {
		return t, errors.Errorf("unknown processor %q", cpu)
	}
	if t.Version.Less(first) {
		t.Version = first
	}
	t.CPU = cpu
	t.SM = t.Chip().SM
	return t, nil
}

// Names returns the processors that -mcpu takes, by the PTX version that has them first.
func Names() []string {
	var out []string
	for _, c := range cpus {
		out = append(out, strings.Fields(c.names)...)
	}
	return out
}

// firstVersion is the first PTX version that supports a processor.
func firstVersion(cpu string) (ptx.Version, bool) {
	for _, c := range cpus {
		if slices.Contains(strings.Fields(c.names), cpu) {
			return c.first, true
		}
	}
	return ptx.Version{}, false
}

// Has reports whether the target offers what needs the PTX version major.minor and the processor
// sm.
func (t Target) Has(major, minor, sm int) bool {
	return t.SM >= sm && !t.Version.Less(ptx.Version{Major: major, Minor: minor})
}

// Chip is the processor with its variant.
func (t Target) Chip() ptx.Chip {
	c, _ := table.ParseChip(t.CPU)
	return c
}
