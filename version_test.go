package optgo

import (
	"runtime/debug"
	"testing"
)

func TestVersionOf(t *testing.T) {
	info := &debug.BuildInfo{}
	for _, c := range []struct {
		version  string
		settings []debug.BuildSetting
		want     string
	}{
		{"(devel)", nil, "0.1-dev (commit unknown)"},
		{"v1.2.3", []debug.BuildSetting{{Key: "vcs.revision", Value: "0123456789abcdef0123"}, {Key: "vcs.modified", Value: "false"}}, "v1.2.3 (commit 0123456789ab)"},
		{"", []debug.BuildSetting{{Key: "vcs.revision", Value: "0123456789abcdef0123"}, {Key: "vcs.modified", Value: "true"}}, "0.1-dev (commit 0123456789ab+)"},
	} {
		info.Main.Version, info.Settings = c.version, c.settings
		if got := versionOf(info); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
