package library

import "testing"

// TestIsApple compares with what opt-19 makes of a loop that stores a pattern for the triple.
func TestIsApple(t *testing.T) {
	for triple, want := range map[string]bool{
		"x86_64-apple-darwin10.0.0": true, "x86_64-apple-darwin8": false, "x86_64-apple-darwin": false,
		"arm64-apple-macosx11.0.0": true, "x86_64-apple-macosx10.4": false, "x86_64-apple-macosx10.5": true,
		"arm64-apple-ios2.0": false, "arm64-apple-ios": true, "arm64_32-apple-watchos2": true,
		"x86_64-unknown-linux-gnu": false, "nvptx64-nvidia-cuda": false, "": false,
	} {
		if got := isApple(triple); got != want {
			t.Errorf("isApple(%q) = %v", triple, got)
		}
	}
}
