// Package shellwords takes command lines apart as a shell does (POSIX, Shell Command Language,
// section 2.2), without expanding anything: for files with options, and for what make says it would
// run.
package shellwords

import "strings"

// splitter is the state between two characters.
type splitter struct {
	list  []string
	word  strings.Builder
	begun bool // a word, perhaps an empty one in quotes
	quote rune // the one that is open; 0: none
}

// Split returns the words of a text. What is in quotes, or follows a backslash, is part of a word
// as it is; a backslash at the end of a line joins it with the next. A quote that is not closed
// reaches to the end.
func Split(text string) []string {
	var s splitter
	escaped := false
	for _, c := range text {
		switch {
		case escaped:
			s.escape(c)
			escaped = false
		case c == '\\' && s.quote != '\'':
			escaped = true
		case c == s.quote:
			s.quote = 0
		case s.quote == 0 && (c == '"' || c == '\''):
			s.begun, s.quote = true, c
		case s.quote == 0 && strings.ContainsRune(" \t\r\n", c):
			s.end()
		default:
			s.add(c)
		}
	}
	if escaped { // the last character
		s.add('\\')
	}
	s.end()
	return s.list
}

func (s *splitter) add(c rune) {
	s.begun = true
	s.word.WriteRune(c)
}

// escape adds a character after a backslash, which in double quotes stays before most.
func (s *splitter) escape(c rune) {
	if c == '\n' {
		return
	}
	if s.quote == '"' && !strings.ContainsRune("$`\"\\", c) {
		s.add('\\')
	}
	s.add(c)
}

func (s *splitter) end() {
	if s.begun {
		s.list = append(s.list, s.word.String())
	}
	s.word.Reset()
	s.begun = false
}
