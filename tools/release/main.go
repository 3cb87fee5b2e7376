// Command release builds the archives that users download: static binaries of the commands with
// their man pages and shell completion, one archive for each platform, and the SHA-256 of each.
//
//	go run ./tools/release -o DIR                            all six platforms
//	go run ./tools/release -o DIR -platforms=linux/amd64     some of them
//
// An archive depends on the sources and the version of Go only: paths are trimmed, and files have
// the time of the commit. The version in the names is that of -version (the tag, if there is one).
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/pkg/errors"
)

// commands are what an archive holds.
var commands = []string{"opt-go", "llc-go", "ptx-run", "vliw-run", "cudacc", "lit", "filecheck"}

// documented are the commands that print their own manual.
var documented = []string{"opt-go", "llc-go", "ptx-run", "vliw-run"}

// platforms are what archives are built for.
var platforms = []platform{
	{"linux", "amd64"}, {"linux", "arm64"},
	{"darwin", "amd64"}, {"darwin", "arm64"},
	{"windows", "amd64"}, {"windows", "arm64"},
}

// platform is an operating system and a processor, as GOOS and GOARCH name them.
type platform struct{ os, arch string }

func (p platform) String() string { return p.os + "/" + p.arch }

// executable is the name of a command's file.
func (p platform) executable(command string) string {
	if p.os == "windows" {
		return command + ".exe"
	}
	return command
}

// release is what all archives have in common.
type release struct {
	out     string // folder of the archives
	version string
	when    time.Time         // of every file
	pages   map[string][]byte // man pages and completion, by their path in the archive
}

func main() {
	out := flag.String("o", "dist", "folder `DIR` for the archives")
	version := flag.String("version", "", "the `VERSION` in the names; by default what git describe says")
	only := flag.String("platforms", "", "a `LIST` of platforms, such as linux/amd64,darwin/arm64; default all")
	flag.Parse()
	if err := run(*out, *version, *only); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func run(out, version, only string) error {
	chosen, err := choose(only)
	if err != nil {
		return err
	}
	r := &release{out: out, version: version}
	if err := r.describe(); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o777); err != nil {
		return errors.WithStack(err)
	}
	scratch, err := os.MkdirTemp("", "release")
	if err != nil {
		return errors.WithStack(err)
	}
	defer os.RemoveAll(scratch)
	if err := r.writePages(scratch); err != nil {
		return err
	}
	var sums strings.Builder
	for _, p := range chosen {
		dir := filepath.Join(scratch, p.os+"-"+p.arch)
		if err := build(dir, p, commands); err != nil {
			return err
		}
		name, sum, err := r.archive(p, dir)
		if err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%s  %s\n", sum, name)
		fmt.Println(filepath.Join(out, name))
	}
	return errors.WithStack(os.WriteFile(filepath.Join(out, "SHA256SUMS"), []byte(sums.String()), 0o666))
}

// choose reads the list of -platforms.
func choose(list string) ([]platform, error) {
	if list == "" {
		return platforms, nil
	}
	var out []platform
	for _, name := range strings.Split(list, ",") {
		found := false
		for _, p := range platforms {
			if p.String() == name {
				out, found = append(out, p), true
			}
		}
		if !found {
			return nil, errors.Errorf("-platforms: no archive is made for %q: there are %v", name, platforms)
		}
	}
	return out, nil
}

// describe asks git for the version, and for the time of the commit.
func (r *release) describe() error {
	when, err := exec.Command("git", "log", "-1", "--format=%cI").Output()
	if err != nil {
		return errors.Wrap(err, "git says no time of the commit")
	}
	if r.when, err = time.Parse(time.RFC3339, strings.TrimSpace(string(when))); err != nil {
		return errors.WithStack(err)
	}
	r.when = r.when.UTC()
	if r.version != "" {
		return nil
	}
	version, err := exec.Command("git", "describe", "--tags", "--always", "--dirty").Output()
	r.version = strings.TrimSpace(string(version))
	return errors.Wrap(err, "git describes no version")
}

// build compiles commands for a platform into a folder.
func build(dir string, p platform, commands []string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return errors.WithStack(err)
	}
	for _, c := range commands {
		cmd := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", filepath.Join(dir, p.executable(c)), "opt-go/tools/"+c)
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+p.os, "GOARCH="+p.arch)
		if out, err := cmd.CombinedOutput(); err != nil {
			return errors.Wrapf(err, "%s for %s: %s", c, p, out)
		}
	}
	return nil
}

// writePages builds the commands for this machine, and lets them print their manuals.
func (r *release) writePages(scratch string) error {
	host := platform{runtime.GOOS, runtime.GOARCH}
	dir := filepath.Join(scratch, "host")
	if err := build(dir, host, documented); err != nil {
		return err
	}
	r.pages = map[string][]byte{}
	for _, c := range documented {
		for file, arg := range map[string]string{
			"man/" + c + ".1":                "-man",
			"completion/bash/" + c:           "-completion=bash",
			"completion/zsh/_" + c:           "-completion=zsh",
			"completion/fish/" + c + ".fish": "-completion=fish",
		} {
			text, err := exec.Command(filepath.Join(dir, host.executable(c)), arg).Output()
			if err != nil {
				return errors.Wrapf(err, "%s %s", c, arg)
			}
			r.pages[file] = text
		}
	}
	return nil
}
