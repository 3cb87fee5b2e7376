package passes_test

import (
	"fmt"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/verify"
	"opt-go/passes"
)

// chains make the body of a function around a chain of n instructions, each of which takes the one
// before; the last one decides a branch.
var chains = []struct {
	name string
	link func(k int, before string) string
	end  string // compares the last one, %last
}{
	{"constant offsets", func(_ int, before string) string { return "getelementptr i8, ptr " + before + ", i64 1" }, "icmp eq ptr %last, null"},
	{"variable offsets", func(_ int, before string) string { return "getelementptr i8, ptr " + before + ", i64 %n" }, "icmp eq ptr %last, null"},
	{"selects", func(_ int, before string) string { return "select i1 %c, ptr " + before + ", ptr null" }, "icmp eq ptr %last, null"},
	{"loads", func(_ int, before string) string { return "load ptr, ptr " + before }, "icmp eq ptr %last, null"},
	{"phis", func(k int, before string) string {
		from := "entry"
		if k > 0 {
			from = fmt.Sprintf("b%d", k-1)
		}
		return fmt.Sprintf("phi ptr [ %s, %%%s ]\n  br label %%b%d\nb%d:", before, from, k+1, k+1)
	}, "icmp eq ptr %last, null"},
}

// TestLongChains: passes that follow operands backwards reach the end of long chains, whatever the
// depth of the stack and the number of ways there.
func TestLongChains(t *testing.T) {
	const length = 10_000
	for _, c := range chains {
		text := chain(c.name == "phis", length, c.link, c.end)
		for _, pipeline := range []string{"correlated-propagation", "jump-threading", "simplifycfg", "instcombine", "early-cse", "gvn"} {
			if c.name == "phis" && pipeline == "jump-threading" {
				continue // merges every block with the one before; quadratic there, as in LLVM
			}
			nodes, err := passes.Parse(pipeline)
			if err != nil {
				t.Fatal(err)
			}
			m, err := frontend.Read("chain.ll", []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := passes.Run(m, nodes, passes.Options{}); err != nil {
				t.Errorf("%s, %s: %v", c.name, pipeline, err)
			} else if ps := verify.Check(m); len(ps) > 0 {
				t.Errorf("%s, %s: %v", c.name, pipeline, ps[0])
			}
		}
	}
}

func chain(blocks bool, n int, link func(int, string) string, end string) string {
	var b strings.Builder
	b.WriteString("define ptr @f(ptr %p, i64 %n, i1 %c) {\nentry:\n")
	if blocks {
		b.WriteString("  br label %b0\nb0:\n")
	}
	before := "%p"
	for k := range n {
		name := fmt.Sprintf("%%v%d", k)
		fmt.Fprintf(&b, "  %s = %s\n", name, link(k, before))
		before = name
	}
	fmt.Fprintf(&b, "  %%z = %s\n  br i1 %%z, label %%yes, label %%no\nyes:\n  ret ptr null\nno:\n  ret ptr %s\n}\n", strings.ReplaceAll(end, "%last", before), before)
	return b.String()
}
