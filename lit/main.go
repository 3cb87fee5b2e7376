package lit

import (
	"context"
	"fmt"
	"io"
	"os"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/pkg/errors"
)

// options are those of the command line; the names are lit's.
type options struct {
	paths       []string
	jobs        int
	level       verbosity
	listed      []Code
	filter      *regexp.Regexp
	filterOut   *regexp.Regexp
	maxFailures int
	timeout     int // seconds; negative: the default
	showTests   bool
	timeTests   bool
	help        bool
}

// option is one option: its spellings, its value ("" for none), its help.
type option struct {
	names []string
	value string
	help  string
	set   func(o *options, value string) error
}

func level(v verbosity) func(*options, string) error {
	return func(o *options, _ string) error { o.level = v; return nil }
}

func list(codes ...Code) func(*options, string) error {
	return func(o *options, _ string) error { o.listed = append(o.listed, codes...); return nil }
}

func number(field func(*options) *int, least int) func(*options, string) error {
	return func(o *options, value string) (err error) {
		n, err := strconv.Atoi(value)
		if err != nil || n < least {
			return errors.Errorf("'%s' is not a number of at least %d", value, least)
		}
		*field(o) = n
		return nil
	}
}

func pattern(field func(*options) **regexp.Regexp) func(*options, string) error {
	return func(o *options, value string) (err error) {
		*field(o), err = regexp.Compile("(?i)" + value)
		return err
	}
}

func optionTable() []option {
	return []option{
		{[]string{"-j", "--workers", "--threads"}, "N", "run N tests side by side",
			number(func(o *options) *int { return &o.jobs }, 1)},
		{[]string{"-v", "--verbose"}, "", "show the output of failed tests (the default)", level(normal)},
		{[]string{"-vv", "--echo-all-commands"}, "", "the same as -v", level(normal)},
		{[]string{"-a", "--show-all"}, "", "show the output of all tests", level(showAll)},
		{[]string{"-s", "--succinct"}, "", "show only failed tests", level(succinct)},
		{[]string{"-q", "--quiet"}, "", "show only failed tests, without their output", level(quiet)},
		{[]string{"--filter"}, "REGEX", "run only tests whose name matches",
			pattern(func(o *options) **regexp.Regexp { return &o.filter })},
		{[]string{"--filter-out"}, "REGEX", "run no tests whose name matches",
			pattern(func(o *options) **regexp.Regexp { return &o.filterOut })},
		{[]string{"--max-failures"}, "N", "stop after N failures",
			number(func(o *options) *int { return &o.maxFailures }, 1)},
		{[]string{"--timeout"}, "SECONDS", "limit the time of each test; 0 for no limit",
			number(func(o *options) *int { return &o.timeout }, 0)},
		{[]string{"--show-tests"}, "", "list the tests and run none",
			func(o *options, _ string) error { o.showTests = true; return nil }},
		{[]string{"--show-pass"}, "", "list passed tests at the end", list(Pass)},
		{[]string{"--show-unsupported"}, "", "list unsupported tests at the end", list(Unsupported)},
		{[]string{"--show-xfail"}, "", "list tests at the end that failed as expected", list(XFail)},
		{[]string{"--time-tests"}, "", "list the slowest tests at the end",
			func(o *options, _ string) error { o.timeTests = true; return nil }},
		{[]string{"--no-progress-bar"}, "", "accepted; there is none", func(*options, string) error { return nil }},
		{[]string{"-h", "--help"}, "", "show this text",
			func(o *options, _ string) error { o.help = true; return nil }},
	}
}

func usage() string {
	var b strings.Builder
	b.WriteString("usage: lit [options] PATH...\n\n")
	for _, opt := range optionTable() {
		fmt.Fprintf(&b, "  %-36s %s\n", strings.TrimSpace(strings.Join(opt.names, ", ")+" "+opt.value), opt.help)
	}
	return b.String()
}

// parseOptions parses the command line.
func parseOptions(args []string) (*options, error) {
	o := &options{jobs: runtime.GOMAXPROCS(0), level: normal, timeout: -1}
	for i := 0; i < len(args); i++ {
		if !strings.HasPrefix(args[i], "-") {
			o.paths = append(o.paths, args[i])
			continue
		}
		opt, value, given := findOption(args[i])
		if opt == nil {
			return nil, errors.Errorf("unknown option %s", args[i])
		}
		if opt.value != "" && !given {
			if i++; i == len(args) {
				return nil, errors.Errorf("%s needs a value", args[i-1])
			}
			value = args[i]
		}
		if err := opt.set(o, value); err != nil {
			return nil, errors.Wrap(err, opt.names[0])
		}
	}
	if len(o.paths) == 0 && !o.help {
		return nil, errors.New("no path given")
	}
	return o, nil
}

// findOption finds an option by "-j", "-j4", "--name" or "--name=value".
func findOption(arg string) (opt *option, value string, given bool) {
	name, value, given := strings.Cut(arg, "=")
	for _, o := range optionTable() {
		for _, n := range o.names {
			if n == name && (o.value != "" || !given) {
				return &o, value, given
			}
			if o.value != "" && len(n) == 2 && strings.HasPrefix(arg, n) && !strings.HasPrefix(arg, "--") {
				return &o, arg[2:], true
			}
		}
	}
	return nil, "", false
}

// Main runs the command with its arguments (without its name) and returns its
// exit status: 0 if all is well, 1 if a test failed, 2 if none could be run.
func Main(args []string, stdout, stderr io.Writer) int {
	o, err := parseOptions(args)
	if err != nil {
		fmt.Fprintf(stderr, "lit: error: %v\n\n%s", err, usage())
		return 2
	}
	if o.help {
		io.WriteString(stdout, usage())
		return 0
	}
	good, err := o.run(stdout)
	if err != nil {
		fmt.Fprintf(stderr, "lit: error: %v\n", err)
		return 2
	}
	if !good {
		return 1
	}
	return 0
}

func (o *options) run(w io.Writer) (good bool, err error) {
	root, err := FindRoot(o.paths[0])
	if err != nil {
		return false, err
	}
	all, err := Discover(root, o.paths)
	if err != nil {
		return false, err
	}
	tests := o.selected(all)
	if len(tests) == 0 {
		return false, errors.New("no tests found")
	}
	if o.showTests {
		fmt.Fprintf(w, "-- Available Tests --\n")
		for _, t := range tests {
			fmt.Fprintf(w, "  %s :: %s\n", suiteName, t.Name)
		}
		return true, nil
	}
	temp, err := os.MkdirTemp("", "lit")
	if err != nil {
		return false, err
	}
	defer os.RemoveAll(temp)
	c, err := Prepare(root, temp)
	if err != nil {
		return false, err
	}
	if o.timeout >= 0 {
		c.Timeout = time.Duration(o.timeout) * time.Second
	}
	return o.runAll(c, tests, len(all), w), nil
}

// Prepare builds the commands under test, all or filecheck and the named ones,
// and returns a configuration for tests below root; all that is written goes
// below temp.
func Prepare(root, temp string, commands ...string) (*Config, error) {
	tools, exec := temp+"/tools", temp+"/exec"
	for _, dir := range []string{tools, exec} {
		if err := os.Mkdir(dir, 0o777); err != nil {
			return nil, err
		}
	}
	tools, err := Tools(root, tools, commands...)
	if err != nil {
		return nil, err
	}
	return NewConfig(root, tools, exec), nil
}

func (o *options) selected(tests []Test) []Test {
	var list []Test
	for _, t := range tests {
		name := suiteName + " :: " + t.Name
		if (o.filter == nil || o.filter.MatchString(name)) && (o.filterOut == nil || !o.filterOut.MatchString(name)) {
			list = append(list, t)
		}
	}
	return list
}

func (o *options) runAll(c *Config, tests []Test, discovered int, w io.Writer) bool {
	start := time.Now()
	workers := min(o.jobs, len(tests))
	rep := &reporter{w: w, level: o.level, total: len(tests)}
	rep.header(discovered, workers)
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	failures := 0
	for res := range c.Run(ctx, tests, workers) {
		rep.result(res)
		if res.Code.Bad() {
			failures++
		}
		if failures == o.maxFailures && failures > 0 {
			stop()
			break
		}
	}
	rep.summary(o.listed, time.Since(start))
	if o.timeTests {
		rep.slowest()
	}
	return failures == 0
}

// Run runs the tests with that many workers. The results come in the order in
// which tests end. When the context ends, so do the running tests.
func (c *Config) Run(ctx context.Context, tests []Test, workers int) <-chan Result {
	queue := make(chan Test)
	results := make(chan Result, len(tests)) // so that workers never wait for a reader
	var wg sync.WaitGroup
	for range workers {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for t := range queue {
				results <- c.RunTest(ctx, t)
			}
		}()
	}
	go func() {
		defer close(results)
		defer wg.Wait()
		defer close(queue)
		for _, t := range tests {
			select {
			case queue <- t:
			case <-ctx.Done():
				return
			}
		}
	}()
	return results
}
