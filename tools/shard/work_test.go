package shard_test

import (
	"flag"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"opt-go/tools/shard"
)

// begin parses flags as a command does.
func begin(args ...string) (*shard.Work, error) {
	fs := flag.NewFlagSet("it", flag.ContinueOnError)
	fs.Int("n", 1, "changes the measurements")
	fs.String("svg", "", "does not")
	w := shard.NewWork(fs, "svg")
	if err := fs.Parse(args); err != nil {
		return nil, err
	}
	return w, w.Begin("it")
}

type measured struct {
	N    int
	Half float64
}

// measureAll measures two lists side by side, and returns the results as text and how many it made.
func measureAll(t *testing.T, w *shard.Work) (text string, made int) {
	t.Helper()
	var mu sync.Mutex
	results := map[string]measured{}
	var all sync.WaitGroup
	for _, list := range []string{"a", "b"} {
		for k := range 7 {
			all.Add(1)
			go func() {
				defer all.Done()
				r, err := shard.Measure(w, list, k, func() (measured, error) {
					mu.Lock()
					made++
					mu.Unlock()
					return measured{k + len(list), float64(k) / 3}, nil
				})
				if err != nil {
					t.Error(err)
				}
				mu.Lock()
				results[fmt.Sprint(list, k)] = r
				mu.Unlock()
			}()
		}
	}
	all.Wait()
	return fmt.Sprint(results), made
}

// TestWork: the parts measure every item once, and the run that merges has the results of the
// whole.
func TestWork(t *testing.T) {
	want, made := measureAll(t, nil)
	if made != 14 {
		t.Errorf("%d measurements", made)
	}
	dir := t.TempDir()
	args := []string{"-svg=x", "-n=5", "-merge"}
	sum := 0
	for i := range 3 {
		file := filepath.Join(dir, fmt.Sprint(i))
		w, err := begin("-n=5", fmt.Sprintf("-shard=%d/3", i+1), "-partial="+file)
		if err != nil || !w.Part() {
			t.Fatal(err)
		}
		text, made := measureAll(t, w)
		if text == want {
			t.Error("a part has all results")
		}
		sum += made
		if err := w.Finish(); err != nil {
			t.Fatal(err)
		}
		args = append(args, file)
	}
	if sum != 14 {
		t.Errorf("%d measurements by the parts", sum)
	}
	w, err := begin(args...)
	if err != nil {
		t.Fatal(err)
	}
	if got, made := measureAll(t, w); got != want || made != 0 {
		t.Errorf("%d measurements, %s, want %s", made, got, want)
	}
	if _, err := shard.Measure(w, "c", 0, func() (int, error) { return 1, nil }); err == nil {
		t.Error("what no part has measured is there")
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{append([]string{"-n=6", "-merge"}, args[3:]...), "no results of it -n=6"},
		{[]string{"-shard=1/2"}, "-shard needs -partial"},
		{[]string{"-merge", "-shard=1/2", args[3]}, "neither"},
		{[]string{args[3]}, "unexpected argument"},
		{args[:4], "1 of 3 parts"},
	} {
		if _, err := begin(c.args...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: %v, want %q", c.args, err, c.want)
		}
	}
}
