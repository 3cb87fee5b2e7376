package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/pkg/errors"
)

// file is a file of an archive.
type file struct {
	name string
	mode int64
	data []byte
}

// archive packs the commands in a folder with the manuals: as a zip file for Windows, else as
// .tar.gz. It returns the name of the archive and its SHA-256.
func (r *release) archive(p platform, dir string) (name, sum string, err error) {
	top := "opt-go-" + r.version + "-" + p.os + "-" + p.arch
	files, err := r.files(p, dir, top)
	if err != nil {
		return "", "", err
	}
	pack := packTar
	name = top + ".tar.gz"
	if p.os == "windows" {
		pack, name = packZip, top+".zip"
	}
	out, err := os.Create(filepath.Join(r.out, name))
	if err != nil {
		return "", "", errors.WithStack(err)
	}
	digest := sha256.New()
	if err := pack(io.MultiWriter(out, digest), files, r.when); err != nil {
		out.Close()
		return "", "", errors.Wrap(err, name)
	}
	return name, hex.EncodeToString(digest.Sum(nil)), errors.WithStack(out.Close())
}

// files lists what goes into an archive, in a fixed order.
func (r *release) files(p platform, dir, top string) ([]file, error) {
	var out []file
	add := func(path, name string, mode int64) error {
		data, err := os.ReadFile(path)
		out = append(out, file{top + "/" + name, mode, data})
		return errors.WithStack(err)
	}
	for _, c := range commands {
		if err := add(filepath.Join(dir, p.executable(c)), "bin/"+p.executable(c), 0o755); err != nil {
			return nil, err
		}
	}
	for _, name := range []string{"LICENSE", "README.md"} {
		if err := add(name, name, 0o644); err != nil {
			return nil, err
		}
	}
	for _, name := range slices.Sorted(maps.Keys(r.pages)) {
		out = append(out, file{top + "/" + name, 0o644, r.pages[name]})
	}
	return out, nil
}

func packTar(w io.Writer, files []file, when time.Time) error {
	z := gzip.NewWriter(w)
	t := tar.NewWriter(z)
	for _, f := range files {
		h := &tar.Header{Name: f.name, Mode: f.mode, Size: int64(len(f.data)), ModTime: when, Format: tar.FormatPAX}
		if err := t.WriteHeader(h); err != nil {
			return errors.WithStack(err)
		}
		if _, err := t.Write(f.data); err != nil {
			return errors.WithStack(err)
		}
	}
	if err := t.Close(); err != nil {
		return errors.WithStack(err)
	}
	return errors.WithStack(z.Close())
}

func packZip(w io.Writer, files []file, when time.Time) error {
	z := zip.NewWriter(w)
	for _, f := range files {
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: when}
		h.SetMode(os.FileMode(f.mode))
		part, err := z.CreateHeader(h)
		if err != nil {
			return errors.WithStack(err)
		}
		if _, err := part.Write(f.data); err != nil {
			return errors.WithStack(err)
		}
	}
	return errors.WithStack(z.Close())
}
