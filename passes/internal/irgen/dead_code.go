package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// DeadCode returns a module with n functions that have fewer effects than those of Functions, so
// that branches decide nothing.
func DeadCode(seed uint64, n int, flags bool) string {
	var b strings.Builder
	b.WriteString(Header)
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k))), flags: flags, needless: true}
		b.WriteString(g.function(fmt.Sprintf("f%d", k)))
	}
	return b.String()
}
