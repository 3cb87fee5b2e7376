package link

import (
	"path/filepath"
	"strconv"
	"strings"
)

// target merges data layout and triple: an empty one takes the other's, and a mismatch is a
// warning.
func (l *linker) target() {
	d, s := l.dst, l.src
	if d.Layout.Text == "" {
		d.Layout = s.Layout
	}
	if d.Triple == "" {
		d.Triple = s.Triple
	}
	wantLayout, wantTriple := l.quietLibdevice()
	between := func(what, dt, st string) {
		l.warn("Linking two modules of different " + what + ": '" + s.File + "' is '" + st + "' whereas '" + d.File + "' is '" + dt + "'")
	}
	if wantLayout && d.Layout.Text != s.Layout.Text {
		between("data layouts", d.Layout.Text, s.Layout.Text)
	}
	if wantTriple && s.Triple != "" && !compatible(s.Triple, d.Triple) {
		between("target triples", d.Triple, s.Triple)
	}
	if parseTriple(s.Triple).vendor == "apple" && version(parseTriple(s.Triple).os) > version(parseTriple(d.Triple).os) {
		d.Triple = s.Triple
	}
}

// quietLibdevice leaves out warnings about NVIDIA's libdevice, whose layout and triple are other
// than clang's and fit all the same.
func (l *linker) quietLibdevice() (layout, triple bool) {
	s, d := parseTriple(l.src.Triple), parseTriple(l.dst.Triple)
	if !strings.HasPrefix(s.arch, "nvptx") || !strings.HasPrefix(d.arch, "nvptx") {
		return true, true
	}
	base := filepath.Base(l.src.File)
	text := l.src.Layout.Text
	plain := text == "" || text == "e-i64:64-v16:16-v32:32-n16:32:64" || text == "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
	isLibdevice := strings.HasPrefix(base, "libdevice") && strings.Contains(base, ".10.")
	gpulibs := s.vendor == "nvidia" && s.os == "gpulibs" || s.vendor == "unknown" && s.os == "unknown"
	return !(isLibdevice && plain), !gpulibs
}

type triple struct{ arch, vendor, os, env string }

func parseTriple(s string) triple {
	p := append(strings.SplitN(s, "-", 4), "", "", "", "")
	return triple{p[0], p[1], p[2], p[3]}
}

// compatible reports whether code for the two triples may be mixed: version numbers of systems do
// not count, nor ARM against Thumb.
func compatible(a, b string) bool {
	x, y := parseTriple(a), parseTriple(b)
	bare := func(s string) string { return strings.TrimRight(s, "0123456789.") }
	arch := func(s string) string {
		switch s = strings.Replace(s, "thumb", "arm", 1); s {
		case "i386", "i486", "i586", "i686":
			return "x86"
		case "amd64", "x86_64h":
			return "x86_64"
		case "arm64":
			return "aarch64"
		}
		return s
	}
	known := func(s string) string {
		if s == "unknown" {
			return ""
		}
		return bare(s)
	}
	return arch(x.arch) == arch(y.arch) && known(x.vendor) == known(y.vendor) && known(x.os) == known(y.os) && known(x.env) == known(y.env)
}

// version returns the dotted version number at the end of a system's name as one number.
func version(os string) int {
	parts := append(strings.Split(strings.TrimLeft(os, "abcdefghijklmnopqrstuvwxyz_"), "."), "", "")
	n := 0
	for _, part := range parts[:3] {
		v, _ := strconv.Atoi(part) // a part that is none counts as 0
		n = n*1000 + v
	}
	return n
}
