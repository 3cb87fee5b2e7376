// Command execute compares what two compilers' PTX does: it compiles each module below some folders
// with LLVM's llc and with llc-go, runs every kernel and every function on the emulator with the
// same arguments, and compares the memory afterwards.
//
//	go run ./tools/execute lit/nvptx                     every .ll file there
//	go run ./tools/execute -llc=llc-19 -half=odd DIR     half of the files, with the flags of their RUN lines
//	go run ./tools/execute -v FILE.ll                    what differs, byte by byte, and what could not be compared
//	go run ./tools/execute -ptxas=ptxas DIR              nothing runs; ptxas judges the code for every RUN line
//
// A function that is no kernel is called by a kernel that execute adds to the module, which loads
// the arguments and stores the result. Integers and floats are small numbers in the first run of
// each function, larger ones in the second, random bits in the third; pointers are to buffers with
// such contents; so are those to tensor memory, of which 512 columns are allocated. A function or
// variable that the module only declares is defined: a function adds a hash of its arguments to a
// sum in memory, which is compared, too, changes a byte of what its pointers are to, and returns
// numbers made of the hash. Outcomes of a function:
//
//	equal       both did the same to memory
//	fault       both ended with a fault of the same kind
//	different   memory, or the fault, differs
//	undecided   in each run memory differs, but not from what llc's code leaves once nsw, ninf and the
//	            like are taken off the module: the arguments break such a promise
//	refused     llc compiles the module, and llc-go does not
//	unsupported the emulator cannot run the PTX, or execute cannot call the function
//	invalid     llc does not compile the module
//
// A vector of odd integers, such as i1, which llc passes in fewer bytes than it accesses, is one of
// whole bytes for the kernel, into which the function is inlined. A function that takes any number
// of arguments gets 16 of 64 bits after the named ones.
//
// With -ptxas each line of the result is a compilation that a RUN line asks for: equal where one of
// the assemblers takes both codes, different where it takes llc's alone, refused where llc-go
// compiles none, unsupported where llc's is not taken, invalid where llc compiles none.
//
// Exit status: 0 nothing differs and nothing is refused; 1 something is; 2 the command line is
// wrong or a tool is missing.
package main

import (
	"flag"
	"fmt"
	"hash/crc32"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/pkg/errors"
)

// config is the parsed command line.
type config struct {
	llc, ours string // commands
	half      string
	sample    int
	workers   int
	verbose   bool
	timeout   time.Duration
	scratch   string

	assemblers []string // not nil: they judge the code, and it is not run
}

func main() {
	var c config
	flag.StringVar(&c.llc, "llc", "llc-22", "LLVM's compiler, a `COMMAND`")
	flag.StringVar(&c.ours, "llc-go", "", "the `COMMAND` under test; built from this module when empty")
	flag.StringVar(&c.half, "half", "", "only files the CRC-32 of whose name is `odd` or even")
	flag.IntVar(&c.sample, "sample", 1, "one file in `N`, chosen by its name")
	flag.IntVar(&c.workers, "j", runtime.NumCPU(), "files compared at a time")
	flag.BoolVar(&c.verbose, "v", false, "list all that is not equal")
	flag.DurationVar(&c.timeout, "timeout", 20*time.Second, "time limit of one compilation")
	flag.Func("ptxas", "instead of running the code, ask whether this `COMMAND` assembles it, for every RUN line; one of several must", func(s string) error {
		c.assemblers = append(c.assemblers, s)
		return nil
	})
	flag.Parse()
	failed, err := c.run(flag.Args())
	switch {
	case err != nil:
		fmt.Fprintln(os.Stderr, "execute:", err)
		os.Exit(2)
	case failed:
		os.Exit(1)
	}
}

// run compares all files and prints what was found.
func (c *config) run(folders []string) (failed bool, err error) {
	if _, err := exec.LookPath(c.llc); err != nil {
		return false, errors.Wrap(err, "cannot find LLVM's compiler")
	}
	files, err := c.files(folders)
	if err != nil {
		return false, err
	}
	if c.scratch, err = os.MkdirTemp("", "execute"); err != nil {
		return false, errors.Wrap(err, "cannot make a folder")
	}
	defer os.RemoveAll(c.scratch)
	if c.ours == "" {
		c.ours = filepath.Join(c.scratch, "llc-go")
		if out, err := exec.Command("go", "build", "-trimpath", "-o", c.ours, "opt-go/tools/llc-go").CombinedOutput(); err != nil {
			return false, errors.Wrapf(err, "cannot build llc-go: %s", out)
		}
	}
	if strings.ContainsRune(c.ours, filepath.Separator) { // it runs in another folder
		if c.ours, err = filepath.Abs(c.ours); err != nil {
			return false, errors.Wrap(err, "cannot find the command under test")
		}
	}
	results := make([][]result, len(files))
	next := make(chan int)
	var wg sync.WaitGroup
	for range max(1, c.workers) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for k := range next {
				if c.assemblers != nil {
					results[k] = c.assemble(files[k])
				} else {
					results[k] = c.compare(files[k])
				}
			}
		}()
	}
	for k := range files {
		next <- k
	}
	close(next)
	wg.Wait()
	return c.report(slices.Concat(results...)), nil
}

// report prints the results, those of one outcome together.
func (c *config) report(results []result) (failed bool) {
	counts := map[outcome]int{}
	for _, r := range results {
		counts[r.outcome]++
		if bad := r.outcome == different || r.outcome == refused; bad || c.verbose && r.outcome != equal {
			fmt.Printf("%s: %s: %s\n", r.outcome, r.name, r.message)
		}
	}
	fmt.Printf("%d functions:", len(results))
	for _, o := range slices.Sorted(maps.Keys(counts)) {
		fmt.Printf(" %d %s", counts[o], o)
	}
	fmt.Println()
	return counts[different]+counts[refused] > 0
}

// files lists the .ll files below the folders, or those named, that -half and -sample choose.
func (c *config) files(folders []string) (list []string, err error) {
	if len(folders) == 0 {
		return nil, errors.New("no files")
	}
	for _, folder := range folders {
		err := filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
			if err == nil && !e.IsDir() && strings.HasSuffix(path, ".ll") && c.chosen(filepath.Base(path)) {
				list = append(list, path)
			}
			return err
		})
		if err != nil {
			return nil, errors.Wrap(err, "cannot list the files")
		}
	}
	return list, nil
}

func (c *config) chosen(name string) bool {
	sum := crc32.ChecksumIEEE([]byte(name))
	if c.half == "odd" && sum%2 == 0 || c.half == "even" && sum%2 == 1 {
		return false
	}
	return int(sum/2)%max(1, c.sample) == 0
}
