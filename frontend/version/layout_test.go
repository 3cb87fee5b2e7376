package version

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"opt-go/tools/oracle"
)

var update = flag.Bool("update", false, "write layouts.txt from what opt-19 and opt-22 print")

// layoutArchs are the architectures of triples, in groups of names for the same one.
var layoutArchs = []string{
	"x86_64,amd64,x86_64h", "i386,i486,i586,i686", "aarch64,arm64,arm64e", "aarch64_be", "aarch64_32,arm64_32",
	"arm", "armeb", "thumb", "thumbeb", "powerpc,ppc,ppc32", "powerpcle,ppcle", "powerpc64,ppc64", "powerpc64le,ppc64le",
	"riscv32", "riscv64", "s390x,systemz", "wasm32", "wasm64", "mips", "mipsel", "mips64", "mips64el", "sparc", "sparcel", "sparcv9,sparc64",
	"hexagon", "loongarch32", "loongarch64", "nvptx", "nvptx64", "amdgcn", "r600", "bpf,bpfel", "bpfeb", "avr", "m68k", "msp430", "ve",
	"lanai", "xcore", "spirv", "spirv32", "spirv64", "spir", "spir64", "arc", "csky", "xtensa", "dxil",
}

// layoutSystems are the ends of triples whose layouts may be others than those of ELF.
var layoutSystems = []struct{ name, rest string }{
	{"*", "unknown-linux-gnu"}, {"apple", "apple-macosx"}, {"windows", "pc-windows-msvc"}, {"windows-gnu", "w64-windows-gnu"},
	{"aix", "ibm-aix"}, {"x32", "unknown-linux-gnux32"}, {"n32", "unknown-linux-gnuabin32"}, {"freebsd", "unknown-freebsd"},
}

// printedLayout returns the layout that a version's opt gives an empty module, - if it gives none.
func printedLayout(t *testing.T, opt, triple string) string {
	t.Helper()
	cmd := exec.Command(opt, "-S")
	cmd.Stdin = strings.NewReader("target triple = \"" + triple + "\"\n")
	out, err := cmd.Output()
	if err != nil {
		return "-" // the triple makes no sense to it
	}
	_, layout, found := strings.Cut(string(out), "target datalayout = \"")
	if !found {
		return "-"
	}
	layout, _, _ = strings.Cut(layout, "\"")
	return layout
}

// TestLayouts compares the table of data layouts with what opt-19 and opt-22 give modules without
// one; with -update it writes the table.
func TestLayouts(t *testing.T) {
	oracle.Need(t, "opt-19", "opt-22")
	var table strings.Builder
	for n, archs := range layoutArchs {
		if n%12 != 0 && !*update && os.Getenv("OPTGO_ALL") == "" {
			continue
		}
		names := strings.Split(archs, ",")
		var general [2]string
		for k, system := range layoutSystems {
			var now [2]string
			for n, opt := range []string{"opt-19", "opt-22"} {
				triple := names[0] + "-" + system.rest
				if now[n] = printedLayout(t, opt, triple); k > 0 && now[n] == "-" {
					continue // no such ABI
				}
				if got := Layout(triple, []int{Oldest, Newest}[n]); !*update && got != strings.TrimSuffix(now[n], "-") {
					t.Errorf("%s, %s: layout %q, LLVM has %q", triple, opt, got, now[n])
				}
			}
			if k == 0 {
				general = now
			}
			if k > 0 && now == general || now == [2]string{"-", "-"} {
				continue
			}
			fmt.Fprintf(&table, "%s %s %s\n", archs, system.name, strings.Join(slices.Compact(now[:]), " "))
		}
	}
	if *update {
		if err := os.WriteFile("layouts.txt", []byte(table.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestLayoutSystems: versions of ARM and words for one system share a layout.
func TestLayoutSystems(t *testing.T) {
	for _, c := range [][2]string{
		{"armv7-linux-gnueabihf", "arm-unknown-linux-gnu"}, {"thumbv7m-none-eabi", "thumb-none-elf"}, {"armebv7-none", "armeb-none"},
		{"arm64-apple-ios", "arm64-apple-macosx"}, {"x86_64-pc-win32", "x86_64-pc-windows-msvc"}, {"x86_64-pc-windows-cygnus", "x86_64-w64-windows-gnu"},
	} {
		for v := Oldest; v <= Newest; v++ {
			if a, b := Layout(c[0], v), Layout(c[1], v); a != b || a == "" {
				t.Errorf("LLVM %d: %s has the layout %q, %s has %q", v, c[0], a, c[1], b)
			}
		}
	}
	if got := Layout("pdp11-dec-unix", Oldest); got != "" {
		t.Errorf("an unknown target has the layout %q", got)
	}
}
