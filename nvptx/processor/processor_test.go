package processor_test

import (
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"opt-go/nvptx/processor"
	"opt-go/nvptx/ptx"
	"opt-go/tools/oracle"
)

// TestTargets checks how -mcpu and -mattr are read.
func TestTargets(t *testing.T) {
	for _, c := range []struct {
		cpu, features string
		want          processor.Target
		bad           bool
	}{
		{want: processor.Target{CPU: "sm_70", SM: 70, Version: ptx.Version{Major: 6}}},
		{cpu: "sm_90", want: processor.Target{CPU: "sm_90", SM: 90, Version: ptx.Version{Major: 7, Minor: 8}}},
		{features: "+ptx42,+ptx63,+sm_75", want: processor.Target{CPU: "sm_75", SM: 75, Version: ptx.Version{Major: 6, Minor: 3}}},
		{cpu: "sm_30", want: processor.Target{CPU: "sm_30", SM: 30, Version: ptx.Version{Major: 3, Minor: 2}}},
		{cpu: "sm_20", features: "+ptx42", want: processor.Target{CPU: "sm_20", SM: 20, Version: ptx.Version{Major: 4, Minor: 2}}},
		{cpu: "sm_103f", want: processor.Target{CPU: "sm_103f", SM: 103, Version: ptx.Version{Major: 8, Minor: 8}}},
		{cpu: "sm_121a", features: "+ptx91,+sm_121a", want: processor.Target{CPU: "sm_121a", SM: 121, Version: ptx.Version{Major: 9, Minor: 1}}},
		{features: "+ptx79", bad: true}, {features: "+ptx31", bad: true}, {cpu: "sm_90f", bad: true}, {cpu: "sm_1", bad: true}, {features: "+fast", bad: true}, {features: "ptx60", bad: true},
	} {
		got, err := processor.NewTarget(c.cpu, c.features)
		if (err != nil) != c.bad || err == nil && (got.CPU != c.want.CPU || got.SM != c.want.SM || got.Version != c.want.Version) {
			t.Errorf("NewTarget(%q, %q) = %v, %v", c.cpu, c.features, got, err)
		}
	}
}

// TestDefaultVersions: each processor alone gets the PTX version that llc-22 writes for it.
func TestDefaultVersions(t *testing.T) {
	llc := oracle.Tool(t, "llc-22")
	help, err := exec.Command(llc, "-mtriple=nvptx64-nvidia-cuda", "-mcpu=help", os.DevNull).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, help)
	}
	_, list, _ := strings.Cut(string(help), "Available CPUs")
	list, _, _ = strings.Cut(list, "Available features")
	names := regexp.MustCompile(`sm_\d+\w? `).FindAllString(list, -1)
	if len(names) < 30 {
		t.Fatalf("%d processors: %s", len(names), help)
	}
	for _, name := range names {
		name = strings.TrimSpace(name)
		got, err := processor.NewTarget(name, "")
		if err != nil {
			t.Errorf("%v", err)
			continue
		}
		cmd := exec.Command(llc, "-mtriple=nvptx64-nvidia-cuda", "-mcpu="+name, "-o", "-")
		cmd.Stdin = strings.NewReader("define void @f() { ret void }")
		out, err := cmd.Output()
		if want := ".version " + got.Version.String() + "\n.target " + name; err != nil || !strings.Contains(string(out), want) {
			t.Errorf("%v, no %q in %s", err, want, out)
		}
	}
}
