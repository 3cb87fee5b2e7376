package optgo

import (
	"runtime/debug"
	"testing"

	"opt-go/nvptx"
	"opt-go/passes/target"
	"opt-go/vliw/target/hexagon"
)

// TestLayout: the backends' layouts are those of the table.
func TestLayout(t *testing.T) {
	for triple, want := range map[string]string{
		"nvptx64-nvidia-cuda": nvptx.Layout, "nvptx-nvidia-cuda": nvptx.Layout32, "amdgcn-amd-amdhsa": target.AMDGPULayout,
		"hexagon-unknown-elf": hexagon.Layout, "pdp11-dec-unix": "",
	} {
		if got := Layout(triple); got != want {
			t.Errorf("%s: %q in the table, the backend has %q", triple, got, want)
		}
	}
}

func TestVersionOf(t *testing.T) {
	info := &debug.BuildInfo{}
	for _, c := range []struct {
		version  string
		settings []debug.BuildSetting
		want     string
	}{
		{"(devel)", nil, "0.1-dev (commit unknown)"},
		{"v1.2.3", []debug.BuildSetting{{Key: "vcs.revision", Value: "0123456789abcdef0123"}, {Key: "vcs.modified", Value: "false"}}, "v1.2.3 (commit 0123456789ab)"},
		{"v0.0.0-20261129031355-0123456789ab", []debug.BuildSetting{{Key: "vcs.revision", Value: "0123456789abcdef0123"}}, "0.1-dev (commit 0123456789ab)"},
		{"v0.0.0-20261129031355-0123456789ab", nil, "v0.0.0-20261129031355-0123456789ab (commit unknown)"},
		{"", []debug.BuildSetting{{Key: "vcs.revision", Value: "0123456789abcdef0123"}, {Key: "vcs.modified", Value: "true"}}, "0.1-dev (commit 0123456789ab+)"},
	} {
		info.Main.Version, info.Settings = c.version, c.settings
		if got := versionOf(info); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
