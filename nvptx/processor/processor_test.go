package processor_test

import (
	"testing"

	"opt-go/nvptx/processor"
	"opt-go/nvptx/ptx"
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
		{cpu: "sm_30", want: processor.Target{CPU: "sm_30", SM: 30, Version: ptx.Version{Major: 6}}},
		{cpu: "sm_1", bad: true}, {features: "+fast", bad: true}, {features: "ptx60", bad: true},
	} {
		got, err := processor.NewTarget(c.cpu, c.features)
		if (err != nil) != c.bad || err == nil && (got.CPU != c.want.CPU || got.SM != c.want.SM || got.Version != c.want.Version) {
			t.Errorf("NewTarget(%q, %q) = %v, %v", c.cpu, c.features, got, err)
		}
	}
}
