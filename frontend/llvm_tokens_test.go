package frontend

import (
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"opt-go/tools/oracle"
)

var (
	tokenMutants = flag.Int("token-mutants", 60, "how many mutants of snippets to compare")
	tokenSeed    = flag.Uint64("token-seed", 1, "the seed of the mutants of snippets")
	showPlaces   = flag.Bool("token-places", false, "log where LLVM shows another token than we")
)

// lexeme matches a token of LLVM assembly, or the space between two.
var lexeme = regexp.MustCompile(`[@%!$#^]?"[^"\n]*"|[@%!$#^]?[-a-zA-Z0-9_.$]+|;[^\n]*|\s+|.`)

// isGap reports whether a lexeme is white space or a comment.
func isGap(s string) bool { return strings.TrimSpace(s) == "" || s[0] == ';' }

// mutateToken deletes, doubles, swaps or replaces one token of a text; replacements come from other
// texts.
func mutateToken(r *rand.Rand, text string, pool []string) string {
	list := lexeme.FindAllString(text, -1)
	var at []int
	for k, s := range list {
		if !isGap(s) {
			at = append(at, k)
		}
	}
	if len(at) < 2 {
		return text
	}
	n := r.IntN(len(at))
	k := at[n]
	switch r.IntN(5) {
	case 0:
		list[k] = ""
	case 1:
		list[k] += " " + list[k]
	case 2:
		other := at[(n+1)%len(at)]
		list[k], list[other] = list[other], list[k]
	case 3:
		list[k] = list[at[r.IntN(len(at))]]
	default:
		list[k] = pool[r.IntN(len(pool))]
	}
	return strings.Join(list, "")
}

// TestTokenMutants changes one token of each of many valid snippets, and checks that both sides
// accept the same ones.
func TestTokenMutants(t *testing.T) {
	for _, version := range []string{"14", "19"} {
		t.Run(version, func(t *testing.T) {
			as := oracle.Tool(t, "llvm-as-"+version)
			var pool, sources []string
			for _, file := range snippetFiles(t) {
				if !strings.HasPrefix(filepath.Base(file), version+"-") {
					continue
				}
				for _, text := range readSnippets(t, file) {
					sources = append(sources, text)
					for _, s := range lexeme.FindAllString(text, -1) {
						if !isGap(s) {
							pool = append(pool, s)
						}
					}
				}
			}
			if len(sources) == 0 {
				if *moreSnippets == "" {
					t.Fatal("no snippets of this version")
				}
				return // -snippets names files of the other version
			}
			r := rand.New(rand.NewPCG(*tokenSeed, 7))
			var texts []string
			for tries := 0; len(texts) < *tokenMutants*thoroughness() && tries < 50**tokenMutants*thoroughness(); tries++ {
				text := sources[r.IntN(len(sources))]
				if ok, _ := weAccept([]byte(text), true); ok {
					texts = append(texts, mutateToken(r, text, pool))
				}
			}
			if *showPlaces {
				comparePlaces(t, as, texts)
				return
			}
			report(t, texts, compare(as, true, texts), 0.03, func(d disagreement) string { return strings.TrimSpace(d.text) })
		})
	}
}

var place = regexp.MustCompile(`<stdin>:(\d+:\d+): error: (.*)`)

// comparePlaces logs where the first error of a text is for both sides.
func comparePlaces(t *testing.T, as string, texts []string) {
	same, different := 0, 0
	for _, text := range texts {
		ok, theirs := accepts(as, []byte(text))
		weDo, ours := weAccept([]byte(text), true)
		if ok || weDo {
			continue
		}
		a, b := place.FindStringSubmatch(theirs), place.FindStringSubmatch(ours)
		switch {
		case a == nil: // a rule of the verifier, which has no place
		case b != nil && a[1] == b[1]:
			same++
		default:
			different++
			t.Logf("%s\n\tLLVM: %s\n\tours: %s", strings.TrimSpace(text), theirs, ours)
		}
	}
	t.Logf("%d same places, %d others", same, different)
	if os.Getenv("OPTGO_REQUIRE_LLVM") != "" && same < different {
		t.Errorf("most errors are shown elsewhere than LLVM does")
	}
}
