package optgo_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// outside is a program in a separate module, as a new user of this package would write it.
const outside = `package main

import (
	"fmt"
	"log"
	"os"

	optgo "opt-go"
	"opt-go/nvptx"
)

func main() {
	m, err := optgo.ReadFile(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	if err := optgo.Run(m, "gpucc"); err != nil {
		log.Fatal(err)
	}
	ptx, err := optgo.PTX(m, nvptx.Options{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(ptx)
}
`

// TestOutsideProgram: a program outside the repository that imports this package is compiled and
// run, and prints what opt-go prints.
func TestOutsideProgram(t *testing.T) {
	root, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	input := filepath.Join(root, "examples", "matmul.ll")
	for name, text := range map[string]string{
		"main.go": outside,
		"go.mod":  "module example.org/kernels\n\ngo 1.24\n\nrequire opt-go v0.0.0\n\nreplace opt-go => " + root + "\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	sums, err := os.ReadFile("go.sum")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "go.sum"), sums, 0o666); err != nil {
		t.Fatal(err)
	}
	got := command(t, dir, "go", "run", "-mod=mod", ".", input)
	want := command(t, root, "go", "run", "./tools/opt-go", input, "-passes=gpucc", "-emit=ptx")
	if got != want || !strings.Contains(got, ".visible .entry matmul(") {
		t.Errorf("the program prints\n%s\nopt-go\n%s", got, want)
	}
}

func command(t *testing.T, dir, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s", cmd, err, stderr.String())
	}
	return string(out)
}
