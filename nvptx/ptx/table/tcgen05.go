package table

import (
	"fmt"
	"strings"
)

// tensorMemoryRows: the tensor cores of the fifth generation (PTX ISA, section 9.7.16), and
// transfers of matrices of bytes and less (sections 9.7.14.5.15 and 9.7.14.5.16).
func tensorMemoryRows() []row {
	const (
		groups        = " group=cta_group::1,cta_group::2"
		reducingLoads = "8.8 101a,101f,103f"
	)
	rows := []row{
		{"tcgen05", "alloc" + groups + " sync aligned space?=shared::cta T=b32", "a s:u32", blackwell},
		{"tcgen05", "dealloc" + groups + " sync aligned T=b32", "s:T s:u32", blackwell},
		{"tcgen05", "relinquish_alloc_permit" + groups + " sync aligned", "", blackwell},
		{"tcgen05", "commit" + groups + " done=mbarrier::arrive::one space?=shared::cluster T=b64", "a", blackwell},
		{"tcgen05", "commit" + groups + " done=mbarrier::arrive::one space?=shared::cluster multicast=multicast::cluster T=b64", "a s:b16", blackwell},
		{"tcgen05", "when=fence::before_thread_sync,fence::after_thread_sync", "", blackwell},
		{"tcgen05", "wait=wait::ld,wait::st sync aligned", "", blackwell},
		{"tcgen05", "shift" + groups + " down", "a", "8.6 100a,101a | 8.8 103a"},
	}
	for _, shape := range []string{"128x256b", "4x256b", "128x128b", "64x128b pairs=warpx2::02_13,warpx2::01_23", "32x128b warpx4"} {
		rows = append(rows, row{"tcgen05", "cp" + groups + " shape=" + shape, "a s:b64", blackwell},
			row{"tcgen05", "cp" + groups + " shape=" + shape + " b8x16 src=b6x16_p32,b4x16_p64", "a s:b64", blackwell})
	}
	for _, s := range []struct {
		shape   string
		least   int // registers of x1
		offsets string
		reduces bool // has tcgen05.ld.red
	}{{"16x64b", 1, "", false}, {"32x32b", 1, "", true}, {"16x128b", 2, "", false}, {"16x256b", 4, "", false}, {"16x32bx2", 1, " i", true}} {
		for n := 1; n*s.least <= 128; n *= 2 {
			place := fmt.Sprintf(" sync aligned shape=%s num=x%d", s.shape, n)
			rows = append(rows, row{"tcgen05", "ld" + place + " pack?=pack::16b T=b32", fmt.Sprintf("X:%d*b32 a%s", n*s.least, s.offsets), blackwell},
				row{"tcgen05", "st" + place + " unpack?=unpack::16b T=b32", fmt.Sprintf("a%s x:%d*b32", s.offsets, n*s.least), blackwell})
			if n > 1 && s.reduces {
				rows = append(rows, row{"tcgen05", "ld red" + place + " op=min,max abs? NaN? T=f32", fmt.Sprintf("X:%d*b32 d:T a%s", n, s.offsets), reducingLoads},
					row{"tcgen05", "ld red" + place + " op=min,max T=u32,s32", fmt.Sprintf("X:%d*b32 d:T a%s", n, s.offsets), reducingLoads})
			}
		}
	}
	return append(append(rows, tensorMemoryProducts(groups)...), narrowMatrixRows()...)
}

// tensorMemoryProducts are tcgen05.mma: D and A in tensor memory or A and B described by 64 bits,
// metadata of a sparse A, the description of the product, and what scales or masks it.
func tensorMemoryProducts(groups string) []row {
	const kinds = " kind=kind::f16,kind::tf32,kind::f8f6f4,kind::i8"
	const uses = "discard,lastuse,fill,use"
	collector := " collector?=collector::a::" + strings.ReplaceAll(uses, ",", ",collector::a::")
	var buffers []string
	for n := range 4 {
		for u := range strings.SplitSeq(uses, ",") {
			buffers = append(buffers, fmt.Sprintf("collector::b%d::%s", n, u))
		}
	}
	const (
		scaledFamily = "8.8 100f,101f"
		scaledChips  = "8.6 100a,101a | 8.8 103a" // .scale_vec, the older spelling
	)
	var rows []row
	for _, sparse := range []string{"", " sp"} {
		for _, a := range []string{"s:b64", "a"} {
			head := "a " + a + " s:b64"
			if sparse != "" {
				head += " a"
			}
			head += " s:u32"
			shift := ""
			if a == "a" {
				shift = " ashift?"
			}
			for _, m := range []struct{ group, mask string }{{groups, ""}, {" group=cta_group::1", " x:4*b32"}, {" group=cta_group::2", " x:8*b32"}} {
				tail := shift + collector
				rows = append(rows,
					row{"tcgen05", "mma" + sparse + m.group + " kind=kind::f16,kind::tf32,kind::f8f6f4,kind::i8" + tail, head + m.mask + " q", blackwell},
					row{"tcgen05", "mma" + sparse + m.group + " kind=kind::f16,kind::tf32" + tail, head + m.mask + " q i", blackwell100})
			}
			scaled := func(kind, since string) {
				rows = append(rows, row{"tcgen05", "mma" + sparse + groups + " kind=kind::" + kind + collector, head + " a a q", since})
			}
			four := scaledFamily
			if sparse != "" {
				four = "8.8 100a,101a,103a"
			}
			scaled("mxf8f6f4 block_scale vectors?=block32", scaledFamily)
			scaled("mxf4 block_scale vectors?=block32", four)
			scaled("mxf4nvf4 block_scale vectors=block16,block32", four)
			scaled("mxf8f6f4 block_scale vectors=scale_vec::1X", scaledChips)
			scaled("mxf4 block_scale vectors=scale_vec::2X", scaledChips)
			scaled("mxf4nvf4 block_scale vectors=scale_vec::2X,scale_vec::4X", "8.7 100a,101a | 8.8 103a")
			rows = append(rows,
				row{"tcgen05", "mma ws" + sparse + " group=cta_group::1" + kinds + " collector?=" + strings.Join(buffers, ","), head + " q s:b64?", blackwell})
		}
	}
	return rows
}

// narrowMatrixRows are loads and stores of matrices of 8, 6 and 4 bits.
func narrowMatrixRows() []row {
	var rows []row
	for n := 1; n <= 4; n *= 2 {
		num := fmt.Sprintf(" num=x%d", n)
		if n <= 2 {
			rows = append(rows, row{"ldmatrix", "sync aligned m16n16" + num + " trans space?=shared,shared::cta b8", fmt.Sprintf("X:%d*b32 a", 2*n), anyBlackwell},
				row{"ldmatrix", "sync aligned m16n16" + num + " trans space?=shared,shared::cta b8x16 src=b6x16_p32,b4x16_p64", fmt.Sprintf("X:%d*b32 a", 2*n), anyBlackwell})
		}
		rows = append(rows, row{"ldmatrix", "sync aligned m8n16" + num + " space?=shared,shared::cta b8x16 src=b6x16_p32,b4x16_p64", fmt.Sprintf("X:%d*b32 a", n), anyBlackwell},
			row{"stmatrix", "sync aligned m16n8" + num + " trans space?=shared,shared::cta b8", fmt.Sprintf("a x:%d*b32", n), anyBlackwell})
	}
	return rows
}
