// Package emu runs PTX on the CPU with the execution model of a GPU: the 32 threads of a warp share
// one program counter and an active mask.
//
//	m, err := parse.Module(name, text)
//	prog, err := emu.Load(m)
//	mem := emu.NewMemory(m.AddressSize)
//	buf, err := mem.Alloc(4096)
//	stats, err := prog.Launch(emu.Launch{
//		Kernel: "saxpy", Grid: emu.Dim3{X: 4}, Block: emu.Dim3{X: 256},
//		Args: [][]byte{emu.Addr64(buf)}, Memory: mem,
//	})
//
// It checks the compiler, so it shares none of its assumptions: it starts from parsed text and
// imports nothing of this module but nvptx/ptx and its own subpackages.
//
// Where to start:
//
//   - launch.go: one launch, its blocks; block.go: the warps of a block and its barriers;
//   - warp.go: one warp: divergence, reconvergence, calls;
//   - load.go, decode.go: from a ptx.Module to pre-resolved operations (op.go);
//   - how each family of instructions is decoded and executed: arithmetic.go, move.go (comparisons
//     and logic too), memoryops.go, control.go, call.go (builtin.go: the CUDA runtime's functions),
//     collective.go (votes, shuffles, barriers), async.go (copies that complete late), mbarrier.go,
//     tensormap.go, tensor.go, texture.go;
//   - memory.go, access.go: device memory, the windows of the address space.
//
// What needs no part of this is in subpackages: scalar (the arithmetic of one thread), lane (that of
// a warp), matrix (tensor cores' matrices), texture (texture lookup), tensormap, flow (reconvergence
// points), converge (which threads run together), async (when copies complete), race (the checks),
// traffic (the cost of an access), timing (the cycle model), report (faults, findings, counts),
// printf.
//
// # Divergence
//
// Package converge keeps the threads of a warp that run together. A leaf of its tree that waits at
// an unaligned barrier lets its sisters run; and a leaf that has run very long does too, so that
// threads of a warp that wait for each other make progress, as they do from sm_70 on.
//
// # Asynchronous copies
//
// They complete as late as may be: when their thread waits for its group, when a wait at a barrier in
// shared memory fails, or at the end of the block. A program that forgets to wait sees the old bytes.
//
// # Arithmetic
//
// Results are bit for bit those that PTX documents: fma with one rounding, all rounding modes,
// .ftz, .sat, canonical NaNs. Where PTX documents only an error bound (.approx, .full, and sin,
// cos, lg2, ex2, tanh), the result is the host's double-precision one, rounded: more accurate than
// a GPU's, and not bit-identical. Integer division by zero returns all ones, the remainder the
// dividend, as hardware does; PTX leaves both undefined.
//
// # Not supported
//
// Instructions outside ptx's table (video), products of sparse and scaled matrices and of
// elements of 6 and 4 bits, tcgen05, conversions that round by random bits, parts of tensors that are no tiles, copies
// to several blocks, textures that are variables, samplers apart from textures, clusters of more than
// one block, and 128-bit registers end the launch, when they are reached, with an error that names
// them.
package emu
