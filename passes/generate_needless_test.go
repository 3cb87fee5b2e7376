package passes

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// generateNeedless returns a module with n functions that have fewer effects than those of generate, so that branches decide
// nothing.
func generateNeedless(seed uint64, n int, flags bool) string {
	var b strings.Builder
	b.WriteString(generatedHeader)
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k))), flags: flags, needless: true}
		b.WriteString(g.function(fmt.Sprintf("f%d", k)))
	}
	return b.String()
}
