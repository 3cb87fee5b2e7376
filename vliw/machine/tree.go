package machine

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/pkg/errors"
)

// JSON with the place of every value, which decoding into Go types loses.

// The kinds of JSON values, as messages name them.
const (
	aString  = "a string"
	aNumber  = "a number"
	anObject = "an object"
	aList    = "a list"
	another  = "true, false or null"
)

// value is a JSON value with its place in the text.
type value struct {
	offset  int
	kind    string
	text    string // of strings and numbers, and of true, false and null
	members []member
	items   []value
}

type member struct {
	name   string
	offset int
	value  value
}

// show is the value as a message quotes it.
func (v *value) show() string {
	switch v.kind {
	case aString:
		return fmt.Sprintf("%q", v.text)
	case aNumber, another:
		return v.text
	}
	return v.kind
}

// whole is the value of a number without a fraction, in the range of 32 bits.
func (v *value) whole() (int, bool) {
	if v.kind != aNumber {
		return 0, false
	}
	var n int32
	err := json.Unmarshal([]byte(v.text), &n)
	return int(n), err == nil
}

// maxDepth bounds the nesting; a description has three levels.
const maxDepth = 16

// tree reads JSON into values.
type tree struct {
	text  []byte
	dec   *json.Decoder
	last  int // the offset of the token read last
	wrong int // the offset of a syntax error
}

func (t *tree) offset() int { return max(t.last, t.wrong) }

// read reads the whole text.
func (t *tree) read() (*value, error) {
	t.dec = json.NewDecoder(bytes.NewReader(t.text))
	t.dec.UseNumber()
	root, err := t.value(0)
	switch {
	case errors.Is(err, io.EOF) && len(bytes.TrimSpace(t.text)) == 0:
		return nil, errors.New("the description is empty")
	case errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF):
		t.wrong = len(t.text)
		return nil, errors.New("the description ends too early")
	case err != nil:
		return nil, err
	}
	if _, err := t.token(); err != io.EOF {
		return nil, errors.New("text after the description")
	}
	return &root, nil
}

// token reads the next token and notes where it begins.
func (t *tree) token() (json.Token, error) {
	at := int(t.dec.InputOffset())
	for at < len(t.text) && strings.IndexByte(" \t\r\n,:", t.text[at]) >= 0 {
		at++
	}
	t.last = at
	token, err := t.dec.Token()
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		t.wrong = max(int(syntax.Offset)-1, 0)
	}
	return token, err
}

func (t *tree) value(depth int) (value, error) {
	token, err := t.token()
	if err != nil {
		return value{}, err
	}
	v := value{offset: t.last}
	switch x := token.(type) {
	case json.Delim:
		if depth == maxDepth {
			return value{}, errors.New("nested too deeply")
		}
		if v.kind = anObject; x == '[' {
			v.kind = aList
		}
		for t.dec.More() {
			if err := t.element(&v, depth); err != nil {
				return value{}, err
			}
		}
		_, err = t.token()
	case string:
		v.kind, v.text = aString, x
	case json.Number:
		v.kind, v.text = aNumber, x.String()
	default:
		v.kind, v.text = another, fmt.Sprint(x)
		if x == nil {
			v.text = "null"
		}
	}
	return v, err
}

// element reads an item of a list or a member of an object.
func (t *tree) element(v *value, depth int) error {
	if v.kind == aList {
		item, err := t.value(depth + 1)
		v.items = append(v.items, item)
		return err
	}
	key, err := t.token()
	if err != nil {
		return err
	}
	m := member{name: key.(string), offset: t.last} // the decoder lets no other key through
	m.value, err = t.value(depth + 1)
	v.members = append(v.members, m)
	return err
}
