// Package emu runs PTX on the CPU with the execution model of a GPU: the 32 threads of a warp share
// one program counter and an active mask.
//
//	m, err := parse.Module(name, text)
//	prog, err := emu.Load(m)
//	mem := emu.NewMemory(m.AddressSize)
//	buf, err := mem.Alloc(4096)
//	stats, err := prog.Launch(emu.Launch{
//		Kernel: "saxpy", Grid: emu.Dim3{X: 4}, Block: emu.Dim3{X: 256},
//		Args: [][]byte{emu.U64(buf)}, Memory: mem,
//	})
//
// It checks the compiler, so it shares none of its assumptions: it starts from parsed text and
// imports nothing of this module but nvptx/ptx and its own subpackages.
//
// Where to start:
//
//   - launch.go: one launch, its blocks (and turn: in which order they and their warps run);
//     block.go: the warps of a block and its barriers;
//   - warp.go: one warp: divergence, reconvergence, calls;
//   - load.go, decode.go: from a ptx.Module to pre-resolved operations (op.go);
//   - how each family of instructions is decoded and executed: arithmetic.go, move.go (comparisons
//     and logic too), memoryops.go, control.go, call.go (builtin.go: the CUDA runtime's functions),
//     collective.go (votes, shuffles), meet.go (member masks), async.go (copies that complete
//     late), remote.go, mbarrier.go, cancel.go (launches taken over), tensormap.go, tensor.go,
//     wgmma.go, tcgen05.go, texture.go;
//   - memory.go, access.go: device memory, and the accesses to it; direct.go: the usual ones.
//
// What needs no part of this is in subpackages: layout (where variables, parameters and frames lie,
// and the windows of the address space), shape (how many threads there are, and their numbers),
// scalar (the arithmetic of one thread), lane and simd (that of a warp), matrix (tensor cores'
// matrices), tmem (tensor memory), texture, tensormap, flow (reconvergence points), converge (which
// threads run together), stack (what calls take), async (when copies complete), cast (the blocks
// that a copy goes to), barrier, gang (blocks that run at once), builtin (functions of the
// runtime), race (the checks), device (its memory), traffic (the cost of an access), timing (the
// cycle model), report (faults, findings, counts), printf.
//
// # Clusters and cooperative launches
//
// Blocks run one after the other, those of a cluster, all of a cooperative launch, and those that
// wait for others, in turn (gang.go, cluster.go). Accesses to another block's shared memory are not
// checked for races. The products of a warp group are its four warps' together: async.Warpgroup.
//
// # Not supported
//
// Instructions outside ptx's table, and the cycle model for clusters and cooperative launches end
// the launch, when they are reached, with an error that names them.
//
// # Memory of several devices
//
// There is one device, so multimem is a load, a store or an atomic operation in its memory.
package emu
