package shard_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"opt-go/tools/shard"
)

// TestParts: every item is in exactly one part.
func TestParts(t *testing.T) {
	list := []int{10, 11, 12, 13, 14, 15, 16}
	var all []int
	for i := range 3 {
		all = append(all, shard.Of(shard.Shard{I: i + 1, N: 3}, list)...)
	}
	slices.Sort(all)
	if !slices.Equal(all, list) {
		t.Error(all)
	}
	if whole := shard.Of(shard.Shard{}, list); !slices.Equal(whole, list) {
		t.Error(whole)
	}
}

func TestSet(t *testing.T) {
	var s shard.Shard
	if err := s.Set("2/5"); err != nil || s != (shard.Shard{I: 2, N: 5}) || s.String() != "2/5" {
		t.Error(s, err)
	}
	for _, bad := range []string{"", "3", "0/2", "3/2", "a/2", "1/b", "1/2/3"} {
		if s.Set(bad) == nil {
			t.Errorf("%q is accepted", bad)
		}
	}
}

func TestMerge(t *testing.T) {
	dir := t.TempDir()
	save := func(name, command string, s shard.Shard, v []int) string {
		file := filepath.Join(dir, name)
		if err := shard.Save(file, command, s, v); err != nil {
			t.Fatal(err)
		}
		return file
	}
	one := save("1", "it", shard.Shard{I: 1, N: 2}, []int{1, 3})
	two := save("2", "it", shard.Shard{I: 2, N: 2}, []int{2})
	other := save("3", "other", shard.Shard{I: 2, N: 2}, nil)
	third := save("4", "it", shard.Shard{I: 2, N: 3}, nil)
	whole := save("5", "it", shard.Shard{}, []int{7})
	if got, err := shard.Load[[]int]([]string{two, one}, "it"); err != nil || !slices.Equal(slices.Concat(got...), []int{2, 1, 3}) {
		t.Error(got, err)
	}
	if got, err := shard.Load[[]int]([]string{whole}, "it"); err != nil || !slices.Equal(got[0], []int{7}) {
		t.Error(got, err)
	}
	for _, c := range []struct {
		files []string
		want  string
	}{
		{nil, "no file is named"},
		{[]string{one}, "1 of 2 parts"},
		{[]string{one, one}, "are the same part, 1"},
		{[]string{one, other}, "no results of it"},
		{[]string{one, third}, "one of 3"},
		{[]string{filepath.Join(dir, "none")}, "no such file"},
	} {
		if _, err := shard.Load[[]int](c.files, "it"); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: %v, want %q", c.files, err, c.want)
		}
	}
}
