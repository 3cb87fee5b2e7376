//go:build !amd64 || purego

package simd

// vectors is empty: there are no vector instructions for this processor.
func vectors() vectorized { return vectorized{} }
