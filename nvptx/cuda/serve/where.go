package serve

import (
	"debug/dwarf"
	"debug/elf"
	"fmt"
	"os"
	"strings"
)

// where returns FILE:LINE of the first of several return addresses of a program whose source has
// line information and is no header: the call in the user's code. "" if there is none. As many as the
// request says are skipped, but not the last one: the stub of a kernel, which the compiler makes, and
// which a program that calls cudaLaunchKernel itself does not have.
func where(b *body) string {
	skip, n := int(b.u32()), min(int(b.u32()), 64)
	addrs := make([]uint64, 0, n)
	for range n {
		addrs = append(addrs, b.u64())
	}
	f, err := elf.Open(string(b.data))
	if err != nil {
		return ""
	}
	defer f.Close()
	d, err := f.DWARF()
	if err != nil {
		return ""
	}
	last := ""
	for _, a := range addrs {
		line := lineOf(d, a-1) // the call is before the return address
		if line == "" {
			continue
		}
		if last = line; skip == 0 {
			break
		}
		skip--
	}
	return last
}

func lineOf(d *dwarf.Data, pc uint64) string {
	unit, err := d.Reader().SeekPC(pc)
	if err != nil {
		return ""
	}
	lines, err := d.LineReader(unit)
	if err != nil || lines == nil {
		return ""
	}
	var e dwarf.LineEntry
	if lines.SeekPC(pc, &e) != nil || e.File == nil || e.Line == 0 {
		return ""
	}
	if strings.HasSuffix(e.File.Name, ".h") || strings.HasSuffix(e.File.Name, ".hpp") || strings.Contains(e.File.Name, "/include/") {
		return ""
	}
	return fmt.Sprintf("%s:%d", sourceName(unit, e.File.Name), e.Line)
}

// sourceName undoes what debug/dwarf does to absolute names: it puts the folder of the compilation
// before them.
func sourceName(unit *dwarf.Entry, name string) string {
	dir, _ := unit.Val(dwarf.AttrCompDir).(string)
	rest, joined := strings.CutPrefix(name, dir)
	if joined && !exists(name) && exists(rest) {
		return rest
	}
	return name
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}
