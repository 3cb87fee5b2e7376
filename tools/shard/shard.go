// Package shard spreads the work of a command over machines: each run takes a part of it
// (-shard=I/N), and leaves its results in a file (-partial=FILE); a last run adds the files up
// (-merge). So the N tasks of a Slurm array, the pods of a Kubernetes job or the jobs of GNU
// parallel need nothing in common but a folder:
//
//	parallel difftest -n 5000 -shard={}/16 -partial=part{}.json ::: $(seq 16)
//	difftest -merge part*.json
//
// Commands that add up counts use Save and Load; those that print measurements one by one use Work.
package shard

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"

	"github.com/pkg/errors"
)

// Shard is part I of N parts of a list, I from 1: every N-th item. The zero value is the whole
// list. It is a flag.Value, written I/N.
type Shard struct{ I, N int }

// String returns I/N.
func (s *Shard) String() string {
	if s.N == 0 {
		return ""
	}
	return fmt.Sprintf("%d/%d", s.I, s.N)
}

// Set reads I/N.
func (s *Shard) Set(text string) error {
	part, of, ok := strings.Cut(text, "/")
	i, err := strconv.Atoi(part)
	n, err2 := strconv.Atoi(of)
	if !ok || err != nil || err2 != nil || i < 1 || i > n {
		return errors.Errorf("%q is not I/N with I from 1 to N", text)
	}
	*s = Shard{i, n}
	return nil
}

// Has reports whether item k of the list, from 0, is in the part.
func (s Shard) Has(k int) bool { return s.N == 0 || k%s.N == s.I-1 }

// Of returns the items of a list that are in the part.
func Of[T any](s Shard, list []T) []T {
	if s.N == 0 {
		return list
	}
	var out []T
	for k, x := range list {
		if s.Has(k) {
			out = append(out, x)
		}
	}
	return out
}

// result is the file of a part.
type result struct {
	Command string // whose results these are
	Shard   Shard
	Result  json.RawMessage
}

// Save writes the results of a part to a file; to none if the name is empty.
func Save(file, command string, s Shard, v any) error {
	if file == "" {
		return nil
	}
	text, err := json.Marshal(v)
	if err == nil {
		text, err = json.Marshal(result{command, s, text})
	}
	if err == nil {
		err = os.WriteFile(file, text, 0o666)
	}
	return errors.Wrap(err, "cannot write the results of the part")
}

// Load reads the results of all parts of a command. A part that is there twice or not at all is an
// error: the sum would not be that of the whole.
func Load[T any](files []string, command string) ([]T, error) {
	if len(files) == 0 {
		return nil, errors.New("-merge: no file is named")
	}
	out := make([]T, len(files))
	from := map[int]string{}
	n := 0
	for k, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, errors.Wrap(err, "-merge")
		}
		var r result
		if err := json.Unmarshal(text, &r); err != nil || r.Command != command {
			return nil, errors.Errorf("%s: no results of %s", file, command)
		}
		if err := json.Unmarshal(r.Result, &out[k]); err != nil {
			return nil, errors.Wrap(err, file)
		}
		s := r.Shard
		if s.N == 0 {
			s = Shard{1, 1}
		}
		switch {
		case n != 0 && s.N != n:
			return nil, errors.Errorf("%s is one of %d parts, %s one of %d", file, s.N, files[0], n)
		case from[s.I] != "":
			return nil, errors.Errorf("%s and %s are the same part, %d", from[s.I], file, s.I)
		}
		n, from[s.I] = s.N, file
	}
	if len(files) != n {
		return nil, errors.Errorf("%d of %d parts are there", len(files), n)
	}
	return out, nil
}
