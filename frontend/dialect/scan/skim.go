package scan

// Mark is what Skimmer stops at.
type Mark uint8

const (
	End         Mark = iota
	LocalMark        // %x %"x" %7
	GlobalMark       // @x @"x" @7
	LabelMark        // x: "x": 7:
	GroupMark        // #7
	BytePointer      // i8*
	Comment          // white space and ; up to the end of the line
)

// Skimmer goes through the body of a function that is known to be valid, and stops at names, i8*
// and comments only. It does not tell other tokens apart, and so takes a third of Scanner's time.
type Skimmer struct {
	Src      string
	Pos      int
	Mark     Mark
	Off, End int
	Defines  bool // a local before =, or a label
}

// Next goes on to the next mark and reports whether there is one.
func (s *Skimmer) Next() bool {
	src := s.Src
	space := -1 // where the white space before i begins
	for i := s.Pos; i < len(src); {
		c := src[i]
		cl := class[c]
		if cl&cSpace != 0 {
			if space < 0 {
				space = i
			}
			i++
			continue
		}
		switch {
		case cl&cName != 0:
			end := i + 1
			for end < len(src) && class[src[end]]&cName != 0 {
				end++
			}
			if end < len(src) && src[end] == ':' {
				return s.stop(LabelMark, i, end+1, true)
			}
			if end == i+2 && c == 'i' && src[i+1] == '8' {
				if j := s.blank(end); j < len(src) && src[j] == '*' {
					return s.stop(BytePointer, i, j+1, false)
				}
			}
			i = end
		case c == '%':
			end := s.nameEnd(i + 1)
			j := s.blank(end)
			return s.stop(LocalMark, i, end, j < len(src) && src[j] == '=')
		case c == '@':
			return s.stop(GlobalMark, i, s.nameEnd(i+1), false)
		case c == '"':
			i = s.nameEnd(i)
			if i < len(src) && src[i] == ':' {
				return s.stop(LabelMark, s.quote(i-1), i+1, true)
			}
		case c == '#':
			if end := s.run(i+1, cDigit); end > i+1 {
				return s.stop(GroupMark, i, end, false)
			}
			i++
		case c == ';':
			if space < 0 {
				space = i
			}
			return s.stop(Comment, space, s.lineEnd(i), false)
		default:
			i++
		}
		space = -1
	}
	return s.stop(End, len(src), len(src), false)
}

func (s *Skimmer) stop(m Mark, off, end int, defines bool) bool {
	s.Mark, s.Off, s.End, s.Defines, s.Pos = m, off, end, defines, end
	return m != End
}

// quote returns where the string begins whose closing quote is at end.
func (s *Skimmer) quote(end int) int {
	for end--; s.Src[end] != '"'; end-- {
	}
	return end
}

// nameEnd returns the end of the name at i, which may be quoted.
func (s *Skimmer) nameEnd(i int) int {
	src := s.Src
	if i < len(src) && src[i] == '"' {
		for i++; i < len(src) && src[i] != '"'; i++ {
		}
		return min(i+1, len(src))
	}
	if i < len(src) && class[src[i]]&cDigit != 0 {
		return s.run(i, cDigit)
	}
	return s.run(i, cName)
}

// blank returns the end of the white space and comments at i.
func (s *Skimmer) blank(i int) int {
	for {
		if i = s.run(i, cSpace); i == len(s.Src) || s.Src[i] != ';' {
			return i
		}
		i = s.lineEnd(i)
	}
}

// lineEnd returns the end of the line that i is in.
func (s *Skimmer) lineEnd(i int) int {
	for i < len(s.Src) && s.Src[i] != '\n' && s.Src[i] != '\r' {
		i++
	}
	return i
}

// run returns the first position from i whose byte is not of class c.
func (s *Skimmer) run(i int, c uint8) int {
	for i < len(s.Src) && class[s.Src[i]]&c != 0 {
		i++
	}
	return i
}
