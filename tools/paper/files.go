package main

import (
	"encoding/csv"
	"io"
	"os"
	"path/filepath"

	"github.com/pkg/errors"
)

// drawing is a figure and the file that it goes to.
type drawing struct {
	file  string
	chart interface{ Write(w io.Writer) }
}

// drawAll writes figures into a folder, which is made if it does not exist.
func drawAll(folder string, figures []drawing) error {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return errors.WithStack(err)
	}
	for _, d := range figures {
		f, err := os.Create(filepath.Join(folder, d.file))
		if err != nil {
			return errors.WithStack(err)
		}
		d.chart.Write(f)
		if err := f.Close(); err != nil {
			return errors.WithStack(err)
		}
	}
	return nil
}

// writeCSV writes a table with a header.
func writeCSV(file string, header []string, records [][]string) error {
	f, err := os.Create(file)
	if err != nil {
		return errors.WithStack(err)
	}
	w := csv.NewWriter(f)
	if err := w.Write(header); err != nil {
		return errors.WithStack(err)
	}
	if err := w.WriteAll(records); err != nil {
		return errors.WithStack(err)
	}
	return errors.WithStack(f.Close())
}
