package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/pkg/errors"
)

// A pack (-pack) is a folder with what all compilers made of the files: a machine with a GPU and
// without compilers runs it (-gpu).

// packIndex is index.json of a pack; names of files are relative to the folder.
type packIndex struct {
	CPU       string
	Compilers []string
	Files     []packedFile
}

// packedFile is a source.
type packedFile struct {
	Source string   // as it was named
	IR     string   // what the parameters' types are read from
	PTX    []string // by compiler; "" where one did not make it
}

const packName = "index.json"

// pack compiles the files with all compilers.
func (c *config) writePack(dir string, files []string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return errors.WithStack(err)
	}
	index := packIndex{CPU: c.cpu}
	for _, by := range compilers {
		index.Compilers = append(index.Compilers, by.name)
	}
	for number, file := range files {
		p, err := c.packFile(dir, file, number)
		if err != nil {
			fmt.Fprintf(os.Stderr, "kernels: %s is left out: %v\n", file, err)
			continue
		}
		index.Files = append(index.Files, *p)
	}
	text, err := json.MarshalIndent(index, "", "\t")
	if err != nil {
		return errors.WithStack(err)
	}
	return errors.WithStack(os.WriteFile(filepath.Join(dir, packName), append(text, '\n'), 0o666))
}

func (c *config) packFile(dir, file string, number int) (*packedFile, error) {
	in := &input{number: number, source: sourceOf(file)}
	var err error
	if in.ir, err = c.toIR(file, number); err != nil {
		return nil, errors.Wrap(err, "clang")
	}
	base := fmt.Sprintf("%d-%s", number, strings.TrimSuffix(filepath.Base(file), filepath.Ext(file)))
	p := &packedFile{Source: filepath.ToSlash(file), IR: base + ".ll", PTX: make([]string, len(compilers))}
	if err := copyFile(in.ir, filepath.Join(dir, p.IR)); err != nil {
		return nil, err
	}
	for k, by := range compilers {
		made, err := by.compile(c, in)
		if err != nil {
			fmt.Fprintf(os.Stderr, "kernels: %s: %s: %v\n", file, by.name, err)
			continue
		}
		p.PTX[k] = fmt.Sprintf("%s.%d.ptx", base, k)
		if err := copyFile(made, filepath.Join(dir, p.PTX[k])); err != nil {
			return nil, err
		}
	}
	return p, nil
}

func copyFile(from, to string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return errors.WithStack(err)
	}
	return errors.WithStack(os.WriteFile(to, data, 0o666))
}

// readPack reads the index, with the names of files made absolute.
func readPack(dir string) (*packIndex, error) {
	text, err := os.ReadFile(filepath.Join(dir, packName))
	if err != nil {
		return nil, errors.Wrap(err, "cannot read the pack")
	}
	index := &packIndex{}
	if err := json.Unmarshal(text, index); err != nil {
		return nil, errors.Wrapf(err, "%s of the pack", packName)
	}
	for k := range index.Files {
		f := &index.Files[k]
		f.IR = filepath.Join(dir, f.IR)
		if len(f.PTX) != len(index.Compilers) {
			return nil, errors.Errorf("%s of the pack: %s has not one PTX per compiler", packName, f.Source)
		}
		for j, name := range f.PTX {
			if name != "" {
				f.PTX[j] = filepath.Join(dir, name)
			}
		}
	}
	return index, nil
}
