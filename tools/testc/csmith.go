package testc

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"opt-go/tools/oracle"
)

// Csmith is a lot of random C programs that compilers get as one file, which costs them a fraction
// of the time that the single programs take:
//
//	static int g_2; int main(void) {…}    →    static int g_2_7; static int main_7(void) {…}   (the program of seed 7)
//
// It has the programs that end soon on this machine and do nothing undefined.
type Csmith struct {
	Want  map[int]string // what a program prints, by seed
	dir   string
	texts map[int]string // the programs with their names changed, by seed
}

// Names that are global in the programs of csmith.
var csmithNames = regexp.MustCompile(`\b(?:func_\d+|g_\d+|[SU]\d+|main|__undefined)\b`)

// csmithLong are constants of type long, which has not the same size everywhere. Without their
// suffix they have the type of the size that their value needs.
var csmithLong = regexp.MustCompile(`\b(0x[0-9A-F]+|\d+)(U?)L\b`)

// NewCsmith makes the programs of some seeds, with options of csmith, and runs them; flags are
// those of the native compiler. The programs take no arguments.
func NewCsmith(t testing.TB, dir string, seed, count int, options, flags []string) *Csmith {
	t.Helper()
	c := &Csmith{dir: dir, texts: map[int]string{}}
	for s := seed; s < seed+count; s++ {
		file := filepath.Join(dir, "random.c")
		Tool(t, dir, "csmith", append([]string{"--seed", strconv.Itoa(s), "--no-argc", "-o", file}, options...)...)
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		body, _, _ := strings.Cut(string(text), "/************************ statistics")
		body = csmithLong.ReplaceAllString(body, "$1$2")
		body = csmithNames.ReplaceAllString(body, fmt.Sprintf("${0}_%d", s))
		c.texts[s] = strings.Replace(body, fmt.Sprintf("int main_%d", s), fmt.Sprintf("static int main_%d", s), 1)
	}
	file := c.write(t, "native.c", slices.Sorted(maps.Keys(c.texts)), nativeDriver)
	r, ok := Native(t, dir, file, time.Minute, append([]string{"-O0", "-I" + oracle.CsmithHeaders, // -O1 would take ten times as long
		"-fsanitize=" + undefined, "-fsanitize-trap=" + undefined}, flags...)...)
	if !ok {
		t.Fatalf("the driver of %s fails", file)
	}
	c.Want = Results(r.Out)
	for s, out := range c.Want {
		if !strings.Contains(out, "checksum") {
			delete(c.Want, s) // it has ended by itself
		}
	}
	return c
}

// programTime is what a program may run natively, in microseconds of the processor's time. What
// ends takes hardly more than a millisecond.
const programTime = 20_000

// The driver of native builds runs each program in a process of its own.
const nativeDriver = `
#include <stdio.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
static void run(int seed, int (*program)(void)) {
  fflush(stdout);
  if (!fork()) {
    struct itimerval limit = {.it_value = {.tv_usec = %d}};
    setitimer(ITIMER_VIRTUAL, &limit, 0);
    crc32_context = 0xFFFFFFFFUL;
    printf("program %%d\n", seed);
    int status = program();
    printf("status %%d\n", status & 255);
    fflush(stdout);
    _exit(0);
  }
  wait(0);
}
`

// The driver of other builds has one process.
const plainDriver = `
#include <stdio.h>
static void run(int seed, int (*program)(void)) {
  crc32_context = 0xFFFFFFFFUL;
  printf("program %d\n", seed);
  int status = program();
  printf("status %d\n", status & 255);
}
`

// Source writes a C file that runs the programs of some seeds in turn.
func (c *Csmith) Source(t testing.TB, seeds []int) string {
	return c.write(t, "lot.c", seeds, plainDriver)
}

func (c *Csmith) write(t testing.TB, name string, seeds []int, driver string) string {
	t.Helper()
	var b strings.Builder
	for _, s := range seeds {
		b.WriteString(c.texts[s])
	}
	if driver == nativeDriver {
		driver = fmt.Sprintf(driver, programTime)
	}
	b.WriteString(driver + "int main(void) {\n")
	for _, s := range seeds {
		fmt.Fprintf(&b, "  run(%d, main_%d);\n", s, s)
	}
	b.WriteString("  return 0;\n}\n")
	file := filepath.Join(c.dir, name)
	if err := os.WriteFile(file, []byte(b.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

// Results is what programs print, by seed, of the output of a build of Source. A program that did
// not end is not there.
func Results(out string) map[int]string {
	results := map[int]string{}
	for _, part := range strings.Split("\n"+out, "\nprogram ")[1:] {
		number, text, _ := strings.Cut(part, "\n")
		seed, err := strconv.Atoi(number)
		if err == nil && strings.Contains(text, "status ") {
			results[seed] = strings.TrimSpace(text)
		}
	}
	return results
}

// Compare runs all programs by a function that compiles a C file, runs it, and returns what it
// prints. Where it fails the lot is halved, until one program is left. The result has the programs
// that print another text than natively, and the errors of those that fail.
func (c *Csmith) Compare(t testing.TB, run func(file string) (string, error)) (differ map[int]string, failed map[int]error) {
	t.Helper()
	differ, failed = map[int]string{}, map[int]error{}
	var compare func(seeds []int)
	compare = func(seeds []int) {
		if len(seeds) == 0 {
			return
		}
		out, err := run(c.Source(t, seeds))
		switch {
		case err != nil && len(seeds) == 1:
			failed[seeds[0]] = err
			return
		case err != nil:
			compare(seeds[:len(seeds)/2])
			compare(seeds[len(seeds)/2:])
			return
		}
		results := Results(out)
		for _, s := range seeds {
			if results[s] != c.Want[s] {
				differ[s] = results[s]
			}
		}
	}
	compare(slices.Sorted(maps.Keys(c.Want)))
	return differ, failed
}
