package table

import (
	"fmt"
	"strconv"
	"strings"
)

// Version is a PTX ISA version such as 6.0.
type Version struct{ Major, Minor int }

// String returns "6.0".
func (v Version) String() string { return fmt.Sprintf("%d.%d", v.Major, v.Minor) }

// Less orders versions.
func (v Version) Less(w Version) bool {
	return v.Major < w.Major || v.Major == w.Major && v.Minor < w.Minor
}

// Chip is a processor as .target names it: its sm, and a for code that runs on this chip only, f
// for code of its family (PTX ISA, section 11.1.2); 0 for code that later chips run too.
type Chip struct {
	SM      int
	Variant byte
}

// ParseChip reads "sm_100a" or "compute_90".
func ParseChip(name string) (c Chip, ok bool) {
	number, isSM := strings.CutPrefix(name, "sm_")
	if !isSM {
		if number, ok = strings.CutPrefix(name, "compute_"); !ok {
			return c, false
		}
	}
	if digits := strings.TrimRight(number, "af"); len(digits)+1 == len(number) {
		c.Variant = number[len(digits)]
		number = digits
	}
	n, err := strconv.Atoi(number)
	c.SM = n
	return c, err == nil
}

// String returns "sm_100a".
func (c Chip) String() string {
	if c.Variant != 0 {
		return fmt.Sprintf("sm_%d%c", c.SM, c.Variant)
	}
	return fmt.Sprintf("sm_%d", c.SM)
}

// family groups the chips that run each other's code for families; sm_101 is called sm_110 since
// PTX 9.0.
func (c Chip) family() int {
	if c.SM == 101 {
		return 11
	}
	return c.SM / 10
}

// runs reports whether the chip has what came with another.
func (c Chip) runs(since Chip) bool {
	switch since.Variant {
	case 'a':
		return c.Variant == 'a' && (c.SM == since.SM || c.SM == 110 && since.SM == 101)
	case 'f':
		return c.Variant != 0 && c.family() == since.family() && c.SM >= since.SM
	}
	return c.SM >= since.SM
}

// Need is a PTX version and a chip from which on something exists, and the version from which on it
// does no longer; zero: it still does.
type Need struct {
	Version
	Chip
	Until Version
}

// String returns "PTX 8.6 and sm_100a".
func (n Need) String() string {
	if n.Until != (Version{}) {
		return fmt.Sprintf("PTX %s and %s, before PTX %s", n.Version, n.Chip, n.Until)
	}
	return fmt.Sprintf("PTX %s and %s", n.Version, n.Chip)
}

// Needs says since when something exists: any one of them is enough.
type Needs []Need

// Met reports whether a target has what needs n.
func (n Needs) Met(v Version, c Chip) bool {
	for _, one := range n {
		if !v.Less(one.Version) && c.runs(one.Chip) && (one.Until == Version{} || v.Less(one.Until)) {
			return true
		}
	}
	return false
}

// String returns "PTX 8.6 and sm_100a, or PTX 8.8 and sm_100f".
func (n Needs) String() string {
	var list []string
	for _, one := range n {
		list = append(list, one.String())
	}
	return strings.Join(list, ", or ")
}

// Since reads the last column of a table: "4.2 53" is PTX 4.2 and sm_53; "" is PTX 1.0 on any sm;
// "8.6 100a,101a | 8.8 100f" is any of these chips with its version; "6.0 70 <6.3" is no longer
// there in PTX 6.3. It panics if the text is another.
func Since(text string) Needs {
	if text == "" {
		return Needs{{Version: Version{1, 0}}}
	}
	var needs Needs
	for part := range strings.SplitSeq(text, " | ") {
		part, end, gone := strings.Cut(part, " <")
		number, chips, _ := strings.Cut(part, " ")
		v, until := parseVersion(number), Version{}
		if gone {
			until = parseVersion(end)
		}
		for name := range strings.SplitSeq(chips, ",") {
			c, ok := ParseChip("sm_" + name)
			if !ok {
				panic("BUG: instruction table: since " + text)
			}
			needs = append(needs, Need{v, c, until})
		}
	}
	return needs
}

func parseVersion(text string) (v Version) {
	major, minor, _ := strings.Cut(text, ".")
	var err, err2 error
	v.Major, err = strconv.Atoi(major)
	v.Minor, err2 = strconv.Atoi(minor)
	if err != nil || err2 != nil {
		panic("BUG: instruction table: version " + text)
	}
	return v
}

// later picks the more demanding of two columns of one version and sm each: each part by itself.
func later(a, b string) string {
	na, nb := Since(a)[0], Since(b)[0]
	if na.Version.Less(nb.Version) {
		na.Version = nb.Version
	}
	return fmt.Sprintf("%s %d", na.Version, max(na.SM, nb.SM))
}

// modifierSince lists modifiers that are newer than their instructions.
var modifierSince = map[string]string{
	"weak": "6.0 70", "cluster": "7.8 90", "shared::cta": "7.8 0", "shared::cluster": "7.8 90",
	"param::entry": "8.3 0", "param::func": "8.3 0", "b128": "8.3 70",
	"L1::evict_normal": "7.4 70", "L1::evict_unchanged": "7.4 70", "L1::evict_first": "7.4 70", "L1::evict_last": "7.4 70",
	"L1::no_allocate": "7.4 70", "L2::64B": "7.4 75", "L2::128B": "7.4 75", "L2::256B": "7.4 80",
	"cta_group::1": blackwell, "cta_group::2": blackwell, "kind::i8": "8.6 100a,101a", "acc::f32": "8.2 90",
}

// ModifierSince says since when a modifier exists; ok is false for one as old as the instructions
// that have it.
func ModifierSince(mod string) (n Needs, ok bool) {
	text, ok := modifierSince[mod]
	return Since(text), ok
}
