package report

import (
	"encoding/json"
	"strconv"
	"strings"
)

// Most of a page is lines of code and their numbers. They are written here, without the reflection
// of encoding/json, which writes the rest; a test holds that both write the same.

// appendJSON appends the function's JSON.
func (f *Function) appendJSON(b []byte) ([]byte, error) {
	rest := *f
	rest.Lines, rest.Versions, rest.Code, rest.PTX = nil, nil, nil, nil
	b = append(b, `{"lines":[`...)
	for k, line := range f.Lines {
		b = appendString(comma(b, k), line)
	}
	b = append(b, `],"versions":[`...)
	for k := range f.Versions {
		var err error
		if b, err = f.Versions[k].appendJSON(comma(b, k)); err != nil {
			return b, err
		}
	}
	b = append(b, `],"code":[`...)
	for k := range f.Code {
		b = f.Code[k].appendJSON(comma(b, k))
	}
	b = append(b, `],"ptx":[`...)
	for k := range f.PTX {
		b = f.PTX[k].appendJSON(comma(b, k))
	}
	b = append(b, ']', ',')
	text, err := json.Marshal(rest)
	if err != nil {
		return b, err
	}
	return append(b, text[1:]...), nil
}

func (v *Version) appendJSON(b []byte) ([]byte, error) {
	b = appendString(append(b, `{"pass":`...), v.Pass)
	b = strconv.AppendInt(append(b, `,"head":`...), int64(v.Head), 10)
	b = strconv.AppendInt(append(b, `,"tail":`...), int64(v.Tail), 10)
	b = append(b, `,"runs":[`...)
	for k, n := range v.Runs {
		b = strconv.AppendInt(comma(b, k), int64(n), 10)
	}
	b = append(b, ']')
	if len(v.Remarks) > 0 {
		text, err := json.Marshal(v.Remarks)
		if err != nil {
			return b, err
		}
		b = append(append(b, `,"remarks":`...), text...)
	}
	return append(b, '}'), nil
}

func (l *CodeLine) appendJSON(b []byte) []byte {
	b = appendString(append(b, `{"t":`...), l.Text)
	b = appendInt(b, `,"f":`, l.File)
	b = appendInt(b, `,"l":`, l.Line)
	b = appendInt(b, `,"o":`, l.Origin)
	if l.Divergent {
		b = append(b, `,"d":true`...)
	}
	b = appendInt(b, `,"b":`, l.By)
	b = appendText(b, `,"v":`, l.Value)
	b = appendText(b, `,"w":`, l.Why)
	if l.Access != nil {
		b = l.Access.appendJSON(append(b, `,"a":`...))
	}
	return append(b, '}')
}

func (a *Access) appendJSON(b []byte) []byte {
	b = appendString(append(b, `{"op":`...), a.Op)
	b = appendString(append(b, `,"space":`...), a.Space)
	b = strconv.AppendInt(append(b, `,"bytes":`...), a.Bytes, 10)
	b = appendString(append(b, `,"pattern":`...), a.Pattern)
	b = strconv.AppendInt(append(b, `,"transactions":`...), int64(a.Transactions), 10)
	b = strconv.AppendInt(append(b, `,"least":`...), int64(a.Least), 10)
	return append(b, '}')
}

func (l *PTXLine) appendJSON(b []byte) []byte {
	b = appendString(append(b, `{"t":`...), l.Text)
	b = strconv.AppendInt(append(b, `,"n":`...), int64(l.Number), 10)
	b = appendInt(b, `,"f":`, l.File)
	b = appendInt(b, `,"l":`, l.Line)
	b = appendInt(b, `,"o":`, l.Origin)
	b = appendInt(b, `,"p":`, l.Pressure)
	b = appendText(b, `,"r":`, l.Role)
	return append(b, '}')
}

func comma(b []byte, k int) []byte {
	if k > 0 {
		b = append(b, ',')
	}
	return b
}

// appendInt appends a field that is left out if it is 0.
func appendInt(b []byte, key string, n int) []byte {
	if n == 0 {
		return b
	}
	return strconv.AppendInt(append(b, key...), int64(n), 10)
}

// appendText appends a field that is left out if it is empty.
func appendText(b []byte, key, text string) []byte {
	if text == "" {
		return b
	}
	return appendString(append(b, key...), text)
}

// appendLines appends a text as an array of its lines.
func appendLines(b []byte, text string) []byte {
	b = append(b, '[')
	for k, line := range splitLines(text) {
		b = appendString(comma(b, k), line)
	}
	return append(b, ']')
}

// asIs are the bytes that stand for themselves in a string: ASCII without controls, the quote, the
// backslash, and < > & because the JSON is part of an HTML page.
var asIs = func() (as [256]bool) {
	for c := ' '; c < 0x7f; c++ {
		as[c] = !strings.ContainsRune(`"\<>&`, c)
	}
	return as
}()

// escapes are how the usual ones of the others are written.
var escapes = [256]string{'\t': `\t`, '"': `\"`, '\\': `\\`, '<': `\u003c`, '>': `\u003e`, '&': `\u0026`}

// appendString appends a string. One with other controls or outside of ASCII is left to
// encoding/json.
func appendString(b []byte, s string) []byte {
	start := len(b)
	b = append(b, '"')
	from := 0
	for k := 0; k < len(s); k++ {
		c := s[k]
		if asIs[c] {
			continue
		}
		if escapes[c] == "" {
			text, _ := json.Marshal(s) // a string always has JSON
			return append(b[:start], text...)
		}
		b = append(append(b, s[from:k]...), escapes[c]...)
		from = k + 1
	}
	return append(append(b, s[from:]...), '"')
}
