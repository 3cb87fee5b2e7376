package main

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/pkg/errors"

	"opt-go/frontend/reduce"
)

// save keeps the input of a failure in the folder of -keep, as it is and reduced.
func (s *sweeper) save(f *failure, printed []byte) error {
	if s.c.keep == "" {
		return nil
	}
	text := printed
	if f.request.Changes == 0 {
		src, err := os.ReadFile(f.File)
		if err != nil {
			return errors.Wrap(err, "cannot read a file again")
		}
		text = src
	}
	name := strings.TrimSuffix(filepath.Base(f.File), ".ll")
	if f.request.Changes > 0 {
		name += fmt.Sprintf("-%d", f.Seed)
	}
	base := filepath.Join(s.c.keep, fmt.Sprintf("%s-%s-%s", f.Status, strings.Map(plain, strings.TrimPrefix(f.Job.String(), "-passes=")), name))
	f.kept = base + ".ll"
	head := fmt.Sprintf("; opt-go %s -verify-each: %s\n", f.Job, f.fault())
	if err := os.WriteFile(f.kept, append([]byte(head), text...), 0o666); err != nil {
		return errors.Wrap(err, "cannot keep a failure")
	}
	small, err := s.reduced(f, text)
	if err != nil {
		f.kept += fmt.Sprintf(" (not reduced: %v)", err)
		return nil
	}
	f.kept = base + ".reduced.ll"
	return errors.Wrap(os.WriteFile(f.kept, append([]byte(head), small...), 0o666), "cannot keep a reduced failure")
}

// reduced shrinks the input of a failure while the job fails with the same fault. Hangs are
// reduced by runs that each take the whole time limit, so they get a hundredth of the runs.
func (s *sweeper) reduced(f *failure, text []byte) ([]byte, error) {
	runs := s.c.tries
	if f.Status == hang {
		runs = (runs + 99) / 100
	}
	if runs == 0 {
		return nil, errors.New("-tries=0")
	}
	var failure error
	small, err := reduce.Text(text, func(text []byte) bool {
		same, err := s.shows(f, text)
		if err != nil {
			failure = err
		}
		return same
	}, reduce.Options{Calls: runs})
	if failure != nil {
		err = failure
	}
	return small, err
}

// shows reports whether the job of f fails on a text with the fault of f.
func (s *sweeper) shows(f *failure, text []byte) (bool, error) {
	var input []byte
	same := false
	err := s.ask(request{File: f.File, Text: text, Jobs: f.Jobs}, func(r reply) {
		if r.Job == (job{}) {
			input = r.Text
			if r.Status == ok {
				return
			}
		}
		if r.Status == ok && r.Text != nil && f.Status == rejected {
			if why := s.c.judge(r.Text, input, map[[sha256.Size]byte]string{}); why != "" {
				r.Status, r.Message = rejected, why
			}
		}
		r.Message, _, _ = strings.Cut(r.Message, "\n")
		got := failure{reply: r}
		same = same || got.fault() == f.fault() || f.Status == hang && r.Status == hang // caught in the act anywhere
	})
	return same, err
}

// plain keeps letters, digits and hyphens of a job for a file's name.
func plain(r rune) rune {
	switch {
	case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9', r == '-':
		return r
	}
	return '_'
}
