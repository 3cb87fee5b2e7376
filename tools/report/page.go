package report

import (
	"bufio"
	"bytes"
	"embed"
	"encoding/json"
	"html"
	"io"
	"strconv"

	"github.com/pkg/errors"

	"opt-go/tools/bundle"
)

//go:embed page
var page embed.FS

// scripts are the files of the page's program, in the order in which they are loaded.
var scripts = []string{"dom.js", "data.js", "list.js", "source.js", "versions.js", "graph.js", "memory.js", "ptx.js", "registers.js", "vliw.js", "nest.js", "overview.js", "main.js"}

// Write writes the page.
func (c *Collector) Write(w io.Writer) error {
	c.index.Files = c.sources.names
	for _, h := range c.order {
		c.index.Functions = append(c.index.Functions, *c.entries[h.out.Name])
	}
	texts := make([][]byte, len(c.order))
	fails := make([]error, len(c.order))
	side(len(c.order), c.workers, func() func(int) {
		var scratch []byte
		return func(k int) {
			scratch, fails[k] = c.order[k].out.appendJSON(scratch[:0])
			texts[k] = bytes.Clone(scratch)
		}
	})
	for _, err := range fails {
		if err != nil {
			return errors.Wrap(err, "report")
		}
	}
	p := &pageWriter{w: bufio.NewWriterSize(w, 1<<16)}
	p.head(c.index.Title)
	p.data("index", &c.index)
	p.script("input", appendLines(nil, c.input))
	for k, text := range c.sources.texts {
		p.script("file"+strconv.Itoa(k+1), appendLines(nil, text))
	}
	for k, text := range texts {
		p.script("f"+strconv.Itoa(k), text)
	}
	// The worker that lays out graphs runs this: the page itself does not.
	p.text("<script type=\"text/plain\" id=\"layout\">\n" + bundle.Graph)
	p.file("layout.js")
	p.text("</script>\n")
	for _, name := range scripts {
		p.text("<script>\n")
		p.file(name)
		p.text("</script>\n")
	}
	p.text("</body>\n</html>\n")
	if p.err != nil {
		return errors.Wrap(p.err, "report")
	}
	return errors.Wrap(p.w.Flush(), "report")
}

// pageWriter writes the page; it keeps the first error.
type pageWriter struct {
	w   *bufio.Writer // keeps the first error of writing
	err error         // of making JSON
}

func (p *pageWriter) text(s string)  { p.w.WriteString(s) }
func (p *pageWriter) bytes(b []byte) { p.w.Write(b) }

func (p *pageWriter) head(title string) {
	p.text("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + html.EscapeString(title) + "</title>\n<style>\n")
	p.file("style.css")
	p.text("</style>\n")
	p.file("page.html")
}

func (p *pageWriter) file(name string) {
	text, err := page.ReadFile("page/" + name)
	if err != nil {
		panic("BUG: the page has no file " + name + ": " + err.Error())
	}
	p.bytes(text)
}

// data writes a value as a script element that is parsed when it is needed.
func (p *pageWriter) data(id string, v any) {
	text, err := json.Marshal(v)
	if err != nil && p.err == nil {
		p.err = err
	}
	p.script(id, text)
}

// script writes JSON, in which json.Marshal has escaped what HTML would read.
func (p *pageWriter) script(id string, text []byte) {
	p.text("<script type=\"application/json\" id=\"" + id + "\">")
	p.bytes(text)
	p.text("</script>\n")
}
