package report

import (
	"os"
	"path/filepath"
	"strings"
	"sync"

	"opt-go/frontend/ir"
)

// sources numbers the files that debug locations name, from 1, and reads those that are there.
type sources struct {
	mu     sync.Mutex
	names  []string
	texts  []string // "" where the file cannot be read
	byNode map[*ir.MDNode]int
	byName map[string]int
}

func newSources() *sources {
	return &sources{byNode: map[*ir.MDNode]int{}, byName: map[string]int{}}
}

// place is the file and the line of an instruction; 0, 0 without a debug location.
func (s *sources) place(i *ir.Instr) (file, line int) {
	loc := i.DebugLoc()
	if loc == nil {
		return 0, 0
	}
	scope, ok := loc.Field("scope").(*ir.MDNode)
	if !ok {
		return 0, 0
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	file, known := s.byNode[scope]
	if !known {
		file = s.number(scope)
		s.byNode[scope] = file
	}
	return file, loc.Int("line")
}

// number follows scopes to the file of a subprogram or block.
func (s *sources) number(scope *ir.MDNode) int {
	const deepest = 64 // blocks in blocks
	for range deepest {
		if f, ok := scope.Field("file").(*ir.MDNode); ok {
			return s.file(f)
		}
		outer, ok := scope.Field("scope").(*ir.MDNode)
		if !ok {
			break
		}
		scope = outer
	}
	return 0
}

func (s *sources) file(f *ir.MDNode) int {
	name, _ := f.Field("filename").(ir.MDStr)
	dir, _ := f.Field("directory").(ir.MDStr)
	path := string(name)
	if dir != "" && !filepath.IsAbs(path) {
		path = string(dir) + "/" + path
	}
	if n, ok := s.byName[path]; ok {
		return n
	}
	text, _ := f.Field("source").(ir.MDStr)
	s.names, s.texts = append(s.names, path), append(s.texts, string(text))
	n := len(s.names)
	s.byName[path] = n
	if text == "" {
		if read, err := os.ReadFile(path); err == nil { // the page says where a file could not be read
			s.texts[n-1] = string(read)
		}
	}
	return n
}

// named is the number of a file by its path, 0 if no debug location names it.
func (s *sources) named(path string) int { return s.byName[path] }

func splitLines(text string) []string { return strings.Split(strings.TrimSuffix(text, "\n"), "\n") }
