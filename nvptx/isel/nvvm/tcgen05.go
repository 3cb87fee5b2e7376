package nvvm

// tensorMemoryFamilies are the tensor cores of the fifth generation and their memory (PTX ISA,
// section 9.7.16), and the loads and stores of matrices that wmma has no names for (sections
// 9.7.14.5.15 and 9.7.14.5.16).
var tensorMemoryFamilies = append([]family{
	{"ldmatrix.sync.aligned.m16n16.x{n:1 2}.trans.b8", "ldmatrix.sync.aligned.m16n16.x{n}.trans<@0>.b8", "D [0]"},
	{"ldmatrix.sync.aligned.m16n16.x{n:1 2}.trans.b8x16.{t:b4x16_p64 b6x16_p32}", "ldmatrix.sync.aligned.m16n16.x{n}.trans<@0>.b8x16.{t}", "D [0]"},
	{"ldmatrix.sync.aligned.m8n16.x{n:1 2 4}.b8x16.{t:b4x16_p64 b6x16_p32}", "ldmatrix.sync.aligned.m8n16.x{n}<@0>.b8x16.{t}", "D [0]"},
	{"stmatrix.sync.aligned.m8n8.x{n:1 2 4}{trans:- .trans}.b16", "stmatrix.sync.aligned.m8n8.x{n}{trans}<@0>.b16", "[0] {1:}"},
	{"stmatrix.sync.aligned.m16n8.x{n:1 2 4}.trans.b8", "stmatrix.sync.aligned.m16n8.x{n}.trans<@0>.b8", "[0] {1:}"},

	{"tcgen05.alloc{s:- .shared>.shared::cta}.cg{g:1 2}", "tcgen05.alloc.cta_group::{g}.sync.aligned{s}.b32", "[0] 1"},
	{"tcgen05.dealloc.cg{g:1 2}", "tcgen05.dealloc.cta_group::{g}.sync.aligned.b32", "0 1"},
	{"tcgen05.relinq.alloc.permit.cg{g:1 2}", "tcgen05.relinquish_alloc_permit.cta_group::{g}.sync.aligned", ""},
	{"tcgen05.commit{s:- .shared}.cg{g:1 2}", "tcgen05.commit.cta_group::{g}.mbarrier::arrive::one.shared::cluster.b64", "[0]"},
	{"tcgen05.commit.mc{s:- .shared}.cg{g:1 2}", "tcgen05.commit.cta_group::{g}.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64", "[0] 1"},
	{"tcgen05.fence.{when:before after}.thread.sync", "tcgen05.fence::{when}_thread_sync", ""},
	{"tcgen05.wait.{op:ld st}", "tcgen05.wait::{op}.sync.aligned", ""},
	{"tcgen05.shift.down.cg{g:1 2}", "tcgen05.shift.cta_group::{g}.down", "[0]"},
	{"tcgen05.cp.{shape:128x256b 4x256b 128x128b 64x128b_warpx2_02_13>64x128b.warpx2::02_13 64x128b_warpx2_01_23>64x128b.warpx2::01_23 32x128b_warpx4>32x128b.warpx4}" +
		"{t:- .b4x16_p64>.b8x16.b4x16_p64 .b6x16_p32>.b8x16.b6x16_p32}.cg{g:1 2}", "tcgen05.cp.cta_group::{g}.{shape}{t}", "[0] 1"},
	{"tcgen05.ld.{shape:16x64b 32x32b}.x{n:1 2 4 8 16 32 64 128}", "tcgen05.ld.sync.aligned.{shape}.x{n}<1:|.pack::16b>.b32", "D [0]"},
	{"tcgen05.ld.16x128b.x{n:1 2 4 8 16 32 64}", "tcgen05.ld.sync.aligned.16x128b.x{n}<1:|.pack::16b>.b32", "D [0]"},
	{"tcgen05.ld.16x256b.x{n:1 2 4 8 16 32}", "tcgen05.ld.sync.aligned.16x256b.x{n}<1:|.pack::16b>.b32", "D [0]"},
	{"tcgen05.ld.16x32bx2.x{n:1 2 4 8 16 32 64 128}", "tcgen05.ld.sync.aligned.16x32bx2.x{n}<2:|.pack::16b>.b32", "D [0] 1"},
	{"tcgen05.st.{shape:16x64b 32x32b}.x{n:1 2 4 8 16 32 64 128}", "tcgen05.st.sync.aligned.{shape}.x{n}<2:|.unpack::16b>.b32", "[0] {1:2}"},
	{"tcgen05.st.16x128b.x{n:1 2 4 8 16 32 64}", "tcgen05.st.sync.aligned.16x128b.x{n}<2:|.unpack::16b>.b32", "[0] {1:2}"},
	{"tcgen05.st.16x256b.x{n:1 2 4 8 16 32}", "tcgen05.st.sync.aligned.16x256b.x{n}<2:|.unpack::16b>.b32", "[0] {1:2}"},
	{"tcgen05.st.16x32bx2.x{n:1 2 4 8 16 32 64 128}", "tcgen05.st.sync.aligned.16x32bx2.x{n}<3:|.unpack::16b>.b32", "[0] 1 {2:3}"},
}, productFamilies()...)

// Modifiers of the products that constants tell, each by the place of its argument.
const (
	kind3      = ".kind::<-3:f16|tf32|f8f6f4|i8>"
	kind2      = ".kind::<-2:f16|tf32|f8f6f4|i8>"
	group2     = ".cta_group::<-2:|1|2>"
	collector1 = ".collector::a::<-1:discard|lastuse|fill|use>"
)

// productFamilies are tcgen05.mma: of dense and sparse matrices (whose metadata is one operand
// more), with A described or in tensor memory.
func productFamilies() []family {
	var list []family
	for _, sp := range []struct{ name, meta, scale, mask, scaledMask, scaleA, scaleB string }{
		{"", "", "5", "{5:6}", "{6:7}", "[5]", "[6]"},
		{".sp", " [5]", "6", "{6:7}", "{7:8}", "[6]", "[7]"},
	} {
		for _, a := range []struct{ name, operand string }{{".shared", "1"}, {".tensor", "[1]"}} {
			name, op := "tcgen05.mma"+sp.name+a.name, "tcgen05.mma"+sp.name
			head := "[0] " + a.operand + " 2" + sp.meta + " 3 "
			shift := "{shift:-}"
			if a.name == ".tensor" {
				shift = "{shift:- .ashift}"
			}
			list = append(list,
				family{name + shift, op + group2 + kind3 + "{shift}" + collector1, head + "4"},
				family{name + ".scale_d" + shift, op + group2 + kind3 + "{shift}" + collector1, head + "4 " + sp.scale},
				family{name + ".disable_output_lane.cg{g:1 2}" + shift, op + ".cta_group::{g}" + kind2 + "{shift}" + collector1, head + sp.mask + " 4"},
				family{name + ".scale_d.disable_output_lane.cg{g:1 2}" + shift, op + ".cta_group::{g}" + kind2 + "{shift}" + collector1, head + sp.scaledMask + " 4 " + sp.scale},
				family{name + ".{kind:mxf4 mxf8f6f4}.block_scale{b:- .block32}", op + group2 + ".kind::{kind}.block_scale{b}" + collector1, head + sp.scaleA + " " + sp.scaleB + " 4"},
				family{name + ".mxf4nvf4.block_scale{b:.block16 .block32}", op + group2 + ".kind::mxf4nvf4.block_scale{b}" + collector1, head + sp.scaleA + " " + sp.scaleB + " 4"},
				family{"tcgen05.mma.ws" + sp.name + a.name, "tcgen05.mma.ws" + sp.name + ".cta_group::1" + kind3 + ".collector::b<-2:0|1|2|3>::<-1:discard|lastuse|fill|use>", head + "4"},
				family{"tcgen05.mma.ws" + sp.name + a.name + ".zero_col_mask", "tcgen05.mma.ws" + sp.name + ".cta_group::1" + kind3 + ".collector::b<-2:0|1|2|3>::<-1:discard|lastuse|fill|use>", head + "4 " + sp.scale})
		}
	}
	return list
}
