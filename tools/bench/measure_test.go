package main

import (
	"os"
	"os/exec"
	"runtime"
	"testing"
)

func TestMain(m *testing.M) {
	if measureAlone(os.Args) {
		return
	}
	m.Run()
}

// TestMeasure: the memory of a program that is measured is its own, not that of the process that
// measures.
func TestMeasure(t *testing.T) {
	if _, err := exec.LookPath("true"); err != nil {
		t.Skip(err)
	}
	held := make([]byte, 200<<20)
	for k := 0; k < len(held); k += 4096 {
		held[k] = 1
	}
	s, err := measure("true", nil)
	if err != nil {
		t.Fatal(err)
	}
	if s.MB > 100 || runtime.GOOS == "linux" && s.MB == 0 {
		t.Errorf("%.0f MB", s.MB)
	}
	runtime.KeepAlive(held)
	if _, err := measure("false", nil); err == nil {
		t.Error("a program that fails is no error")
	}
}
