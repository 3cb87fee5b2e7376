package ir

import (
	"strings"
	"testing"
)

// TestNameBytes holds the table of bytes of names against the list of them.
func TestNameBytes(t *testing.T) {
	const plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._"
	for c := range 256 {
		if want := strings.IndexByte(plain, byte(c)) >= 0; nameByte(byte(c)) != want {
			t.Errorf("byte %#x: %v", c, !want)
		}
	}
}
