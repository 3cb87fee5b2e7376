//go:build js

package progress

// New returns nil: a browser has no terminal. What draws bars elsewhere would bring an HTTP server.
func New(int, string) *Bar { return nil }
