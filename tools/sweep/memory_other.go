//go:build !linux

package main

// limitMemory does nothing where the system cannot limit a process.
func limitMemory() {}
