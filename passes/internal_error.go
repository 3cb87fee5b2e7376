package passes

import (
	"fmt"
	"regexp"
	"strings"
	"sync"
)

// InternalError is a panic in a pass, or IR that a pass left broken: a bug of ours.
type InternalError struct {
	Pass, Func string
	Cause      string
	Stack      []byte // of the panic; nil when the verifier complained
}

// Error names the pass and the function.
func (e *InternalError) Error() string {
	where := ""
	if e.Func != "" {
		where = " on function @" + e.Func
	}
	return fmt.Sprintf("internal error in pass %s%s: %s", e.Pass, where, e.Cause)
}

// ofInput matches the parts of a message that differ between inputs with the same fault.
var ofInput = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`[%@][-\w.$]+|\d+`) })

// Fault says what is wrong in words that stay the same while the input is reduced: the pass, and
// the function of ours that panicked or the rule that is broken.
func (e *InternalError) Fault() string {
	if place := PanicPlace(string(e.Stack)); place != "" {
		return e.Pass + " in " + place
	}
	return e.Pass + ": " + ofInput().ReplaceAllString(e.Cause, "…")
}

// frame finds our functions in the stack of a panic or of a killed process.
var frame = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^(opt-go/(?:frontend|passes|nvptx|vliw)[^\s(]*(?:\(\*?\w+\))?[^\s(]*)\(`)
})

// PanicPlace returns the function that panicked: our first one after the last panic in the stack;
// "" if there is none.
func PanicPlace(stack string) string {
	if i := strings.LastIndex(stack, "\npanic("); i >= 0 {
		stack = stack[i:]
	}
	for _, m := range frame().FindAllStringSubmatch(stack, -1) {
		if !strings.HasPrefix(m[1], "opt-go/passes.guarded") {
			return strings.TrimPrefix(m[1], "opt-go/")
		}
	}
	return ""
}
