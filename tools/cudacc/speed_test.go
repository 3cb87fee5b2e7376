package main

import (
	"fmt"
	"testing"
)

// BenchmarkLaunch measures a launch of one block from the program's call to its end: µs/waiting
// where the host waits for each launch, µs/streaming where it waits for all. Run it with
//
//	go test ./tools/cudacc -run NONE -bench Launch -benchtime 1x
func BenchmarkLaunch(b *testing.B) {
	program := compileProgram(b, tools(b), "-O2", "testdata/speed/launch.cu")
	for b.Loop() {
		var waiting, streaming float64
		out, _ := runProgram(b, program)
		if n, err := fmt.Sscan(out, &waiting, &streaming); n != 2 {
			b.Fatalf("printed %q (%v)", out, err)
		}
		b.ReportMetric(waiting, "µs/waiting")
		b.ReportMetric(streaming, "µs/streaming")
	}
}
