// Package serve is the device side of CUDA programs that cudacc has compiled: a process that runs
// kernels for one host program.
//
// The host program (nvptx/cuda/cudart, C) starts it with two sockets, so that short requests are
// answered while a kernel runs, and a memory file as descriptors. All device memory lies in the
// file, mapped at the same address (Base) in both processes, so that copies need no messages and a
// pointer means the same on both sides. Requests and answers are a header of two 32-bit numbers
// (operation or error code, bytes that follow) and their body; numbers are little-endian.
// message.go has the operations, session.go what they do, emulator.go the device, report.go what a
// person sees: faults with source lines, statistics.
//
// With OPTGO_DEVICE=cuda or both, devices.go sends launches to a GPU (gpu.go), which reaches the
// memory file where it is (visible.go) and has variables of its own (shadow.go); both.go compares
// it with the emulator.
package serve
