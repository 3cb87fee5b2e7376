package main

import (
	"fmt"
	"io"
	"os/exec"
)

// contest is one piece of work, done by opt-go and by several versions of LLVM.
type contest struct {
	name  string
	ours  []string // arguments of opt-go
	peers []peer
}

// peer is how one version of LLVM does the work: the programs that must be there, and a command
// line of the shell whose $0 is the input. Or it is opt-go with other arguments.
type peer struct {
	name    string
	needs   []string
	command string
	in      string
	own     []string // instead of needs, command and in
}

// installed says whether every program that a peer needs is there.
func (p peer) installed() bool {
	for _, program := range p.needs {
		if _, err := exec.LookPath(program); err != nil {
			return false
		}
	}
	return true
}

func (p peer) measure(bin string) (sample, error) {
	if p.own != nil {
		return measure(bin, p.own)
	}
	return measure("sh", []string{"-c", p.command, p.in})
}

// byOpt is a contest in which opt-go and opt of two versions have the same arguments, LLVM's also
// -S. LLVM 22 reads what clang 19 writes.
func byOpt(name, in string, args ...string) contest {
	c := contest{name: name, ours: append([]string{in}, args...)}
	for _, version := range []string{"19", "22"} {
		command := "opt-" + version + " -S \"$0\""
		for _, a := range args {
			command += " '" + a + "'"
		}
		c.peers = append(c.peers, peer{name: "LLVM " + version, needs: []string{"opt-" + version}, command: command, in: in})
	}
	return c
}

// outcome is what a contest measures: medians. Of a peer that is not installed there are none.
type outcome struct {
	Ours   sample
	Theirs map[string]sample // by the peer's name
}

// measure lets both sides work in turns. The first round warms the caches and is not counted.
func (c contest) measure(bin string, runs int) (outcome, error) {
	var ours []sample
	theirs := map[string][]sample{}
	for k := range runs + 1 {
		s, err := measure(bin, c.ours)
		if err != nil {
			return outcome{}, err
		}
		if k > 0 {
			ours = append(ours, s)
		}
		for _, p := range c.peers {
			if !p.installed() {
				continue
			}
			if s, err = p.measure(bin); err != nil {
				return outcome{}, err
			}
			if k > 0 {
				theirs[p.name] = append(theirs[p.name], s)
			}
		}
	}
	o := outcome{median(ours), map[string]sample{}}
	for name, list := range theirs {
		o.Theirs[name] = median(list)
	}
	return o, nil
}

// heading is the first line of a table of contests.
func heading(w io.Writer) {
	fmt.Fprintf(w, "%-20s %-8s %9s %9s %6s %9s %9s %6s %9s %9s %6s\n", "", "beside",
		"wall ms", "theirs", "ratio", "cpu ms", "theirs", "ratio", "MB", "theirs", "ratio")
}

// print writes a line for each peer that is installed, or our own figures alone.
func (c contest) print(w io.Writer, o outcome) {
	a := o.Ours
	for _, p := range c.peers {
		if b, ok := o.Theirs[p.name]; ok {
			fmt.Fprintf(w, "%-20s %-8s %9.0f %9.0f %6.2f %9.0f %9.0f %6.2f %9.0f %9.0f %6.2f\n", c.name, p.name,
				a.Wall, b.Wall, a.Wall/b.Wall, a.CPU, b.CPU, a.CPU/b.CPU, a.MB, b.MB, a.MB/b.MB)
		}
	}
	if len(o.Theirs) == 0 {
		fmt.Fprintf(w, "%-20s %-8s %9.0f %9s %6s %9.0f %9s %6s %9.0f\n", c.name, "nothing", a.Wall, "", "", a.CPU, "", "", a.MB)
	}
}
