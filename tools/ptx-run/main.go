// Command ptx-run runs a kernel of a PTX file on the emulator, or on a real GPU:
//
//	ptx-run FILE.ptx -kernel NAME -grid X[,Y[,Z]] -block X[,Y[,Z]] [-shared BYTES]
//	        -arg SPEC … [-dump N:FILE …] [-stats FILE.json] [-device=emu|cuda|both]
//	        [-timing=fermi|none] [-check] [-trace]
//
// With -device=both it runs the launch on both and compares all buffers; -repeat=N prints the
// median time of N launches on the GPU.
//
// ptx-run -serve is the device of a program that cudacc has compiled, which starts it.
package main

import (
	"fmt"
	"os"
	"strings"

	"opt-go/nvptx/cuda/serve"
	"opt-go/tools/ptx-run/launch"
)

func main() {
	if len(os.Args) == 2 && strings.TrimLeft(os.Args[1], "-") == "serve" {
		if err := serve.Run(); err != nil {
			fmt.Fprintf(os.Stderr, "ptx-run: error: %v\n", err)
			os.Exit(1)
		}
		return
	}
	os.Exit(launch.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
