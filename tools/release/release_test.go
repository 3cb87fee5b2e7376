package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestArchives: an archive holds what the release lists, is the same when it is packed again, and
// Windows gets a zip file.
func TestArchives(t *testing.T) {
	t.Chdir("../..")
	dir := t.TempDir()
	for _, c := range commands {
		for _, p := range platforms {
			if err := os.WriteFile(filepath.Join(dir, p.executable(c)), []byte("the program "+c), 0o777); err != nil {
				t.Fatal(err)
			}
		}
	}
	r := &release{out: t.TempDir(), version: "v1.2", when: time.Unix(1700000000, 0).UTC(), pages: map[string][]byte{"man/opt-go.1": []byte(".TH"), "completion/zsh/_opt-go": []byte("#compdef")}}
	name, sum, err := r.archive(platform{"linux", "amd64"}, dir)
	if err != nil || name != "opt-go-v1.2-linux-amd64.tar.gz" {
		t.Fatal(name, err)
	}
	if _, again, err := r.archive(platform{"linux", "amd64"}, dir); err != nil || again != sum {
		t.Errorf("packed twice: %s and %s (%v)", sum, again, err)
	}
	if zip, _, err := r.archive(platform{"windows", "arm64"}, dir); err != nil || zip != "opt-go-v1.2-windows-arm64.zip" {
		t.Error(zip, err)
	}
	got := names(t, filepath.Join(r.out, name))
	for _, want := range []string{"bin/opt-go", "bin/cudacc", "LICENSE", "README.md", "man/opt-go.1", "completion/zsh/_opt-go"} {
		if !slices.Contains(got, "opt-go-v1.2-linux-amd64/"+want) {
			t.Errorf("%s is not among %q", want, got)
		}
	}
}

// names lists the files of a .tar.gz.
func names(t *testing.T, file string) (out []string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return out
		}
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, h.Name)
	}
}

func TestChoose(t *testing.T) {
	if list, err := choose("linux/arm64,windows/amd64"); err != nil || len(list) != 2 || list[1].String() != "windows/amd64" {
		t.Error(list, err)
	}
	if _, err := choose("plan9/386"); err == nil || !strings.Contains(err.Error(), "linux/amd64") {
		t.Error(err)
	}
}
