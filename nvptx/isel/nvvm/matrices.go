package nvvm

// matrixFamilies are products of matrices of eight bits and less, scaled by blocks, and with a
// sparse A (PTX ISA, sections 9.7.14.5.14 and 9.7.14.6). The families of older types are built from
// table.Tensors.
var matrixFamilies = []family{
	{"mma.m16n8k16.row.col.{d:f16 f32}.{a:e4m3 e5m2}.{b:e4m3 e5m2}.{d}", "mma.sync.aligned.m16n8k16.row.col.{d}.{a}.{b}.{d}", "D {0:2} {2:3} {3:}"},
	{"mma.m16n8k32.row.col.{d:f16 f32}.{a:e4m3 e5m2}.{b:e4m3 e5m2}.{d}", "mma.sync.aligned.m16n8k32.row.col.{d}.{a}.{b}.{d}", "D {0:4} {4:6} {6:}"},
	{"mma.m16n8k32.row.col.kind.f8f6f4.{d:f16 f32}.{a:e4m3 e5m2 e3m2 e2m3 e2m1}.{b:e4m3 e5m2 e3m2 e2m3 e2m1}.{d}",
		"mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.{d}.{a}.{b}.{d}", "D {0:4} {4:6} {6:}"},
	{"mma.block.scale.m16n8k32.row.col.mxf8f6f4{v:- .scale.1x>.scale_vec::1X}.f32.{a:e4m3 e5m2 e3m2 e2m3 e2m1}.{b:e4m3 e5m2 e3m2 e2m3 e2m1}.f32.ue8m0",
		"mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale{v}.f32.{a}.{b}.f32.ue8m0", scaledDense},
	{"mma.block.scale.m16n8k64.row.col.mxf4{v:- .scale.2x>.scale_vec::2X}.f32.e2m1.e2m1.f32.ue8m0",
		"mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale{v}.f32.e2m1.e2m1.f32.ue8m0", scaledDense},
	{"mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.{v:2x>2X>ue8m0 4x>4X>ue4m3}.f32.e2m1.e2m1.f32.{v2}",
		"mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::{v}.f32.e2m1.e2m1.f32.{v2}", scaledDense},

	{"mma.sp{o:- .ordered.metadata>::ordered_metadata}.m16n8k16.row.col.{t:f16.f16>f16.f16.f16.f16 f32.f32>f32.f16.f16.f32 bf16>f32.bf16.bf16.f32}",
		"mma.sp{o}.sync.aligned.m16n8k16.row.col.{t}", sparseSmall},
	{"mma.sp{o:- .ordered.metadata>::ordered_metadata}.m16n8k32.row.col.{t:f16.f16>f16.f16.f16.f16 f32.f32>f32.f16.f16.f32 bf16>f32.bf16.bf16.f32}",
		"mma.sp{o}.sync.aligned.m16n8k32.row.col.{t}", sparseLarge},
	{"mma.sp{o:- .ordered.metadata>::ordered_metadata}.m16n8k8.row.col.tf32",
		"mma.sp{o}.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", sparseSmall},
	{"mma.sp{o:- .ordered.metadata>::ordered_metadata}.m16n8k16.row.col.tf32",
		"mma.sp{o}.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32", sparseLarge},
	{"mma.sp{o:- .ordered.metadata>::ordered_metadata}.m16n8k32.row.col{sat:- .satfinite}.{t:s8>s8.s8 s8.u8 u8>u8.u8 u8.s8}",
		"mma.sp{o}.sync.aligned.m16n8k32.row.col{sat}.s32.{t}.s32", sparseSmall},
	{"mma.sp{o:- .ordered.metadata>::ordered_metadata}.m16n8k64.row.col{sat:- .satfinite}.{t:s8>s8.s8 s8.u8 u8>u8.u8 u8.s8}",
		"mma.sp{o}.sync.aligned.m16n8k64.row.col{sat}.s32.{t}.s32", sparseLarge},
	{"mma.sp{o:- .ordered.metadata>::ordered_metadata}.m16n8k64.row.col{sat:- .satfinite}.{t:s4>s4.s4 s4.u4 u4>u4.u4 u4.s4}",
		"mma.sp{o}.sync.aligned.m16n8k64.row.col{sat}.s32.{t}.s32", sparseSmall},
	{"mma.sp{o:- .ordered.metadata>::ordered_metadata}.m16n8k128.row.col{sat:- .satfinite}.{t:s4>s4.s4 s4.u4 u4>u4.u4 u4.s4}",
		"mma.sp{o}.sync.aligned.m16n8k128.row.col{sat}.s32.{t}.s32", sparseLarge},
	{"mma.sp{o:- .ordered.metadata>::ordered_metadata}.m16n8k64.row.col.f32.{a:e4m3 e5m2}.{b:e4m3 e5m2}.f32",
		"mma.sp{o}.sync.aligned.m16n8k64.row.col.f32.{a}.{b}.f32", sparseLarge},
	{"mma.sp.ordered.metadata.m16n8k64.row.col.kind.f8f6f4.{d:f16 f32}.{a:e4m3 e5m2 e3m2 e2m3 e2m1}.{b:e4m3 e5m2 e3m2 e2m3 e2m1}.{d}",
		"mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.{d}.{a}.{b}.{d}", sparseLarge},
	{"mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4{v:- .scale.1x>.scale_vec::1X}.f32.{a:e4m3 e5m2 e3m2 e2m3 e2m1}.{b:e4m3 e5m2 e3m2 e2m3 e2m1}.f32.ue8m0",
		"mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale{v}.f32.{a}.{b}.f32.ue8m0", scaledSparse},
	{"mma.sp.ordered.metadata.block.scale.m16n8k128.row.col.mxf4{v:- .scale.2x>.scale_vec::2X}.f32.e2m1.e2m1.f32.ue8m0",
		"mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale{v}.f32.e2m1.e2m1.f32.ue8m0", scaledSparse},
	{"mma.sp.ordered.metadata.block.scale.m16n8k128.row.col.mxf4nvf4.scale.{v:2x>2X>ue8m0 4x>4X>ue4m3}.f32.e2m1.e2m1.f32.{v2}",
		"mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::{v}.f32.e2m1.e2m1.f32.{v2}", scaledSparse},
}

// The operands of products: A, B, C, then the metadata of a sparse A and which threads give it,
// then the scales of A and B, each with which byte of which threads.
const (
	scaledDense  = "D {0:4} {4:6} {6:10} 10 {11:13} 13 {14:16}"
	scaledSparse = "D {0:4} {4:8} {8:12} 12 13 14 {15:17} 17 {18:20}"
	sparseSmall  = "D {0:2} {2:4} {4:-2} -2 -1"
	sparseLarge  = "D {0:4} {4:8} {8:-2} -2 -1"
)
