package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// TestShellWords: quotes keep words together.
func TestShellWords(t *testing.T) {
	got := shellWords(`  ./main -c "read ./a.aig; write 'b'" '' x'y z'  1 `)
	if want := []string{"./main", "-c", "read ./a.aig; write 'b'", "", "xy z", "1"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := shellWords(" "); got != nil {
		t.Errorf("%q", got)
	}
}

// TestSlowBuild: a build that is ended says why.
func TestSlowBuild(t *testing.T) {
	if _, err := commandWithin(time.Millisecond, "", "sleep", "60"); err == nil || firstError(err.Error()) != "error: sleep takes longer than 1ms" {
		t.Error(err)
	}
}

// TestOutOfTime: a server that was killed is out of time; one that failed says where.
func TestOutOfTime(t *testing.T) {
	const gone = "cuda: the server has ended unexpectedly\n"
	err := errors.New("exit status 70")
	if !outOfTime(err, gone) || outOfTime(err, "panic: x\n\ngoroutine 1 [running]:\n"+gone) || outOfTime(err, "") {
		t.Error("a failure of the server was taken for the limit, or the other way round")
	}
}

// TestProgramsOf: what of a tree is a program, by its sources, its Makefile or its CMakeLists.txt.
func TestProgramsOf(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"CMakeLists.txt":         "add_subdirectory(below)\n",
		"below/CMakeLists.txt":   "add_executable(below src/main.cpp src/kernel.cu)\n",
		"below/src/kernel.cu":    "",
		"made/Makefile":          "run: main\n\t./main\n",
		"script/Makefile":        "all: main\n",
		"script/run":             "./main\n",
		"made/src/kernel.cu":     "",
		"sources/main.cu":        "",
		"folder/inner/main.cu":   "",
		"folder/Makefile":        "all:\n",
		"nothing/CMakeLists.txt": "project(x)\n",
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var got []string
	for _, p := range programs(dir) {
		name, err := filepath.Rel(dir, p)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, name)
	}
	if want := []string{"below", "folder/inner", "made", "script", "sources"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestArguments: the number of repeats is replaced; the value of an option for something else is not.
func TestArguments(t *testing.T) {
	s := &survey{repeat: 1}
	for _, c := range []struct{ args, want []string }{
		{[]string{"1024", "100"}, []string{"1024", "1"}},
		{[]string{"-s", "8192"}, []string{"-s", "8192"}},
		{[]string{"512", "-s", "8192"}, []string{"1", "-s", "8192"}},
		{[]string{"-s", "8192", "-r", "10"}, []string{"-s", "8192", "-r", "1"}},
		{[]string{"--niters", "7", ">", "x"}, []string{"--niters", "1"}},
	} {
		if got := s.arguments(t.TempDir(), slices.Clone(c.args)); !slices.Equal(got, c.want) {
			t.Errorf("%q became %q, want %q", c.args, got, c.want)
		}
	}
}
