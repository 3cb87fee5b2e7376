package table

import "fmt"

// Version is a PTX ISA version such as 6.0.
type Version struct{ Major, Minor int }

// String returns "6.0".
func (v Version) String() string { return fmt.Sprintf("%d.%d", v.Major, v.Minor) }

// Less orders versions.
func (v Version) Less(w Version) bool {
	return v.Major < w.Major || v.Major == w.Major && v.Minor < w.Minor
}

// Since reads the last column of a table, "4.2 53": the smallest PTX version and sm; "" is PTX 1.0 on
// any sm. It panics if the text is another.
func Since(text string) (v Version, sm int) {
	if text == "" {
		return Version{1, 0}, 0
	}
	if _, err := fmt.Sscanf(text, "%d.%d %d", &v.Major, &v.Minor, &sm); err != nil {
		panic("BUG: instruction table: since " + text)
	}
	return v, sm
}

// later picks the more demanding of two columns: each part by itself.
func later(a, b string) string {
	va, sa := Since(a)
	vb, sb := Since(b)
	if va.Less(vb) {
		va = vb
	}
	return fmt.Sprintf("%s %d", va, max(sa, sb))
}

// modifierSince lists modifiers that are newer than their instructions.
var modifierSince = map[string]string{
	"weak": "6.0 70", "cluster": "7.8 90", "shared::cta": "7.8 0", "shared::cluster": "7.8 90",
	"param::entry": "8.3 0", "param::func": "8.3 0", "b128": "8.3 70",
	"L1::evict_normal": "7.4 70", "L1::evict_unchanged": "7.4 70", "L1::evict_first": "7.4 70", "L1::evict_last": "7.4 70",
	"L1::no_allocate": "7.4 70", "L2::64B": "7.4 75", "L2::128B": "7.4 75", "L2::256B": "7.4 80",
}

// ModifierSince is the smallest PTX version and sm for a modifier; ok is false for one as old as the
// instructions that have it.
func ModifierSince(mod string) (v Version, sm int, ok bool) {
	text, ok := modifierSince[mod]
	v, sm = Since(text)
	return v, sm, ok
}
