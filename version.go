package optgo

import (
	"runtime/debug"
	"strings"
)

// Version is the version of this build: that of the module where it was built as a dependency or
// from a tag, and the commit, with a + if the files were changed since. A build without version
// control, as by go test, says so.
func Version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown version"
	}
	return versionOf(info)
}

const (
	untagged    = "0.1-dev" // the version between tags
	shortCommit = 12        // digits of a commit that are shown
)

func versionOf(info *debug.BuildInfo) string {
	version := info.Main.Version
	if version == "" || version == "(devel)" {
		version = untagged
	}
	settings := map[string]string{}
	for _, s := range info.Settings {
		settings[s.Key] = s.Value
	}
	commit := settings["vcs.revision"]
	if commit == "" {
		return version + " (commit unknown)"
	}
	commit = commit[:min(shortCommit, len(commit))]
	if strings.Contains(version, commit) { // Go's name for a commit without a tag says no more
		version = untagged
	}
	if settings["vcs.modified"] == "true" {
		commit += "+"
	}
	return version + " (commit " + commit + ")"
}
