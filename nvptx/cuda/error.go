package cuda

import "fmt"

// Error is a result of the driver's other than success.
type Error struct {
	Call string // of the driver
	Code int    // CUDA's number, which the runtime library has, too
	Text string // the driver's own
}

func (e *Error) Error() string { return fmt.Sprintf("%s: %s (%d)", e.Call, e.Text, e.Code) }
