package shell

import (
	"fmt"
	"strings"
)

// token is a word or an operator.
type token struct {
	text     string
	operator bool
	fd       string // "2" of "2>": the number right before a redirection
	glob     string // the word as a pattern for path.Match; "" if it has no * or ?
}

// operators, the longer ones first.
var operators = []string{"&>>", "&>", "&&", "||", ">>", ">&", "<<", "<&", "|", "&", ";", ">", "<"}

// lex splits a line into tokens.
func lex(line string) ([]token, error) {
	var tokens []token
	for line != "" {
		if strings.ContainsRune(" \t\n\r", rune(line[0])) {
			line = line[1:]
			continue
		}
		if op := operatorAt(line); op != "" {
			tokens = append(tokens, token{text: op, operator: true})
			line = line[len(op):]
			continue
		}
		word, rest, err := lexWord(line)
		if err != nil {
			return nil, err
		}
		plain := line[:len(line)-len(rest)] == word.text
		line = rest
		if op := operatorAt(line); plain && isNumber(word.text) && strings.ContainsAny(op, "<>") && op[0] != '&' {
			word = token{text: op, operator: true, fd: word.text}
			line = line[len(op):]
		}
		tokens = append(tokens, word)
	}
	return tokens, nil
}

func operatorAt(line string) string {
	for _, op := range operators {
		if strings.HasPrefix(line, op) {
			return op
		}
	}
	return ""
}

func isNumber(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }

// wordBuilder collects a word, both as text and as a pattern in which only
// unquoted stars and question marks are special.
type wordBuilder struct {
	text, glob strings.Builder
	isGlob     bool
}

func (b *wordBuilder) add(c byte, quoted bool) {
	b.text.WriteByte(c)
	special := c == '*' || c == '?'
	if special && !quoted {
		b.isGlob = true
	} else if special || c == '[' || c == '\\' {
		b.glob.WriteByte('\\')
	}
	b.glob.WriteByte(c)
}

func lexWord(line string) (token, string, error) {
	var b wordBuilder
	i := 0
	for i < len(line) && !strings.ContainsRune(" \t\n\r|&;<>", rune(line[i])) {
		switch c := line[i]; c {
		case '\'', '"':
			n, err := b.quoted(line[i+1:], c)
			if err != nil {
				return token{}, "", err
			}
			i += n + 2
		case '\\':
			if i++; i == len(line) {
				return token{}, "", fmt.Errorf("backslash at the end of the line")
			}
			b.add(line[i], true)
			i++
		default:
			b.add(c, false)
			i++
		}
	}
	word := token{text: b.text.String()}
	if b.isGlob {
		word.glob = b.glob.String()
	}
	return word, line[i:], nil
}

// quoted adds the text up to the closing quote and returns its length. Between
// double quotes a backslash protects ", \ and $ and is itself otherwise.
func (b *wordBuilder) quoted(text string, quote byte) (int, error) {
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == quote:
			return i, nil
		case c == '\\' && quote == '"' && i+1 < len(text) && strings.IndexByte(`"\$`, text[i+1]) >= 0:
			i++
			b.add(text[i], true)
		default:
			b.add(c, true)
		}
	}
	return 0, fmt.Errorf("missing closing %c", quote)
}
