// Package cuda runs PTX on a real GPU through NVIDIA's driver library, which it loads at run time
// without cgo.
//
//	dev, err := cuda.Open()             // the first GPU
//	defer dev.Close()
//	mod, err := dev.Load(ptxText)       // the driver's compiler makes machine code of it
//	kernel, err := mod.Kernel("axpy")
//	buf, err := dev.Alloc(4096)
//	err = dev.Write(buf, data)
//	err = kernel.Launch(cuda.Launch{Grid: …, Block: …, Args: …})
//	data, err = dev.Read(buf, 4096)
//
// driver.go binds the driver's functions, device.go is memory and the context, host.go memory of
// the process that kernels reach, kernel.go modules and the times of launches, start.go launches
// (cooperative ones and clusters, too). A Device stays on the goroutine that opened it: the driver
// binds its context to a thread. A kernel that faults leaves the context unusable, as CUDA
// specifies; Reset makes a new one, in which nothing of the old one is valid.
//
// Nothing of ours is imported: the emulator (nvptx/emu) and a GPU have the same view of a launch,
// and what compares them (package serve, tools/ptx-run, tools/kernels) sees both.
//
// The subfolders are the host side of whole CUDA programs (tools/cudacc): fatbin reads and writes
// fat binaries, cudart is the runtime library as C source, serve the process that runs the kernels.
//
// The driver is looked for on Linux only. Not there: streams, textures, several GPUs.
package cuda
