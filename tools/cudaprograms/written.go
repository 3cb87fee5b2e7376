package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// longText is the size of a file from which on only its digest is compared.
const longText = 1 << 20

// files are the regular files in a program's folder, with their times.
func (p *built) files() map[string]time.Time {
	all := map[string]time.Time{}
	entries, err := os.ReadDir(p.dir)
	if err != nil {
		return all // there is nothing to compare
	}
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() {
			all[e.Name()] = info.ModTime()
		}
	}
	return all
}

// written is the text of the files that a run has made or changed, or the digest of those that are
// no text or long. The scratch folder has another path in every build, which does not count.
func (p *built) written(before map[string]time.Time) string {
	var all strings.Builder
	entries, err := os.ReadDir(p.dir)
	if err != nil {
		return ""
	}
	for _, e := range entries {
		info, err := e.Info()
		if err != nil || !info.Mode().IsRegular() || before[e.Name()].Equal(info.ModTime()) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(p.dir, e.Name()))
		if err != nil {
			continue
		}
		if len(text) >= longText || bytes.IndexByte(text, 0) >= 0 {
			text = fmt.Appendf(nil, "digest %x", sha256.Sum256(text))
		}
		fmt.Fprintf(&all, "\nfile %s:\n%s", e.Name(), strings.ReplaceAll(string(text), p.dir, "."))
	}
	return all.String()
}
