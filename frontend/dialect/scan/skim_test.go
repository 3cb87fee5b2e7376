package scan

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// pieces are tokens with what may stand between them in the bodies of functions.
var pieces = []string{"%x", "%x.1", "%7", `%"a b"`, `%";"`, "@f", `@"f;"`, "@0", "#7", "i8", "*", "i8*", "i80", "i8 addrspace(3)*", "i32", "x86_fp80", "bb:",
	`"b b":`, "7:", ".L-1:", "=", "add nsw", ",", "-1", "1.5e+3", "0xK3", `c"i8*%x\22"`, `"tag"(`, `metadata !"%x: @f"`, "[", "]", "; preds = %x, @f\n", ";\r\n", "...",
	"<{", "}>", "||", "!", "$a:"}

// marksOf finds with Scanner what Skimmer finds.
func marksOf(src string) (marks []string) {
	last := Token{}
	for s := (Scanner{Src: src}); ; last = s.Tok {
		s.Next()
		t := s.Tok
		if n := len(marks) - 1; last.Kind == Local && t.Is('=') {
			marks[n] += " defines"
		}
		switch t.Kind {
		case EOF, Error:
			return marks
		case Local, Global, Attrs:
			marks = append(marks, src[t.Off:t.End])
		case Label:
			marks = append(marks, src[t.Off:t.End]+" defines")
		case Punct:
			if t.Ch == '*' && last.Kind == Word && src[last.Off:last.End] == "i8" {
				marks = append(marks, src[last.Off:t.End])
			}
		}
	}
}

// TestSkimmer: on random texts it finds the names and i8* that Scanner finds, and all comments.
func TestSkimmer(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 20000 {
		var b strings.Builder
		for range rng.IntN(12) {
			b.WriteString(pieces[rng.IntN(len(pieces))])
			b.WriteString([]string{" ", "\n  ", "\t", " ;\n"}[rng.IntN(4)])
		}
		src := b.String()
		var got []string
		comments := 0
		for s := (Skimmer{Src: src}); s.Next(); {
			text := src[s.Off:s.End]
			if s.Mark == Comment {
				comments++
				if !strings.HasPrefix(strings.TrimLeft(text, Spaces), ";") || strings.ContainsAny(strings.TrimLeft(text, Spaces), "\r\n") {
					t.Fatalf("%q: %q is no comment", src, text)
				}
				continue
			}
			if s.Defines {
				text += " defines"
			}
			got = append(got, text)
		}
		if want := marksOf(src); fmt.Sprintf("%q", got) != fmt.Sprintf("%q", want) {
			t.Fatalf("%q: %q, want %q", src, got, want)
		}
	}
}
