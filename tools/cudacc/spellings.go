package main

import (
	"bytes"
	"path/filepath"
	"regexp"
	"strconv"
)

// Lines that nvcc takes and clang refuses, which it reads again in another spelling:
//
//	asm("mov.u64 %0, %globaltimer;" …)   →   asm("mov.u64 %0, %%globaltimer;" …)
//	half2 x; x = {};                      →   half2 x; x = __half2();

// spelling is what clang says of a line, whose file and number are the first parts, and how the
// line is changed with the rest.
type spelling struct {
	message *regexp.Regexp
	change  func(line, rest []byte) []byte
}

func spellings() []spelling {
	return []spelling{
		{regexp.MustCompile(`(?m)^(.+?):(\d+):\d+: error: invalid % escape in inline assembly string()$`), func(line, _ []byte) []byte { return doublePercents(line) }},
		{regexp.MustCompile(`(?m)^(.+?):(\d+):\d+: error: use of overloaded operator '=' is ambiguous \(with operand types (?:'\w+' \(aka )?'(__\w+)'\)? and 'void'\)$`), nameBraces},
	}
}

var (
	registerName = regexp.MustCompile(`(^|[^%])%([A-Za-z_]\w+)`)
	emptyBraces  = regexp.MustCompile(`=\s*\{\s*\}`)
)

// doublePercents doubles the percent signs before the names of registers.
func doublePercents(line []byte) []byte { return registerName.ReplaceAll(line, []byte("${1}%%${2}")) }

// nameBraces makes a value of a type of empty braces that are assigned.
func nameBraces(line, of []byte) []byte {
	return emptyBraces.ReplaceAll(line, append(append([]byte("= "), of...), "()"...))
}

// respell changes the lines of clang's messages; false if that changes nothing.
func (v *overlay) respell(messages []byte) (changed bool) {
	for _, s := range spellings() {
		for _, m := range s.message.FindAllSubmatch(messages, -1) {
			file, err := filepath.Abs(string(m[1]))
			number, _ := strconv.Atoi(string(m[2])) // the pattern has digits
			if err != nil {
				continue
			}
			changed = v.rewrite(file, func(text []byte) []byte {
				lines := bytes.SplitAfter(text, []byte("\n"))
				if number < 1 || number > len(lines) {
					return text
				}
				lines[number-1] = s.change(lines[number-1], m[3])
				return bytes.Join(lines, nil)
			}) || changed
		}
	}
	return changed
}
