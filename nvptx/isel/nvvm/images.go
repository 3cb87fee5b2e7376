package nvvm

import (
	"fmt"
	"strings"
)

// geometries are the shapes of textures and surfaces: LLVM's name, PTX's, how many coordinates a
// point has with the number of an array's layer, and how many a direction of change has.
var geometries = []struct {
	name, ptx           string
	coordinates, change int
}{
	{"1d", "1d", 1, 1}, {"1d.array", "a1d", 2, 1}, {"2d", "2d", 2, 2}, {"2d.array", "a2d", 3, 2}, {"3d", "3d", 3, 3},
	{"cube", "cube", 3, 3}, {"cube.array", "acube", 4, 3},
}

// textureFamilies read textures through handles, with the sampler in the texture (unified) or apart
// (PTX ISA, section 9.7.10).
func textureFamilies() []family {
	var list []family
	for _, g := range geometries {
		for _, mode := range []struct {
			name string
			at   int // where the coordinates begin
		}{{"tex.unified.", 1}, {"tex.", 2}} {
			apart := mode.at == 2
			if apart && (g.ptx[0] == 'a' || g.ptx == "cube") {
				continue // they exist in another mode of textures only; ptxas ends on them by a fault
			}
			head := "[0;"
			if apart {
				head = "[0;1;"
			}
			end := mode.at + g.coordinates
			point := fmt.Sprintf("D %s%d:%d]", head, mode.at, end)
			coordinate := "{c:s32 f32}"
			if strings.HasPrefix(g.name, "cube") {
				coordinate = "{c:f32}"
			}
			list = append(list, family{mode.name + g.name + ".v4{t:f32 s32 u32}." + coordinate, "tex." + g.ptx + ".v4.{t}.{c}", point})
			if !apart || g.ptx != "3d" {
				list = append(list, family{mode.name + g.name + ".level.v4{t:f32 s32 u32}.f32", "tex.level." + g.ptx + ".v4.{t}.f32", point + fmt.Sprintf(" %d", end)})
			}
			list = append(list, family{mode.name + g.name + ".grad.v4{t:f32 s32 u32}.f32", "tex.grad." + g.ptx + ".v4.{t}.f32",
				point + fmt.Sprintf(" {%d:%d}~ {%d:%d}~", end, end+g.change, end+g.change, end+2*g.change)})
		}
	}
	return append(list,
		family{"tld4.unified.{c:r g b a}.2d.v4{t:f32 s32 u32}.f32", "tld4.{c}.2d.v4.{t}.f32", "D [0;1:3]"},
		family{"tld4.{c:r g b a}.2d.v4{t:f32 s32 u32}.f32", "tld4.{c}.2d.v4.{t}.f32", "D [0;1;2:4]"},
		family{"{q:txq suq}.{p:channel.order>channel_order channel.data.type>channel_data_type width height depth array.size>array_size}", "{q}.{p}.b32", "d [0]"},
		family{"txq.{p:num.samples>num_samples num.mipmap.levels>num_mipmap_levels}", "txq.{p}.b32", "d [0]"})
}

// surfaceFamilies load and store elements of surfaces through handles (section 9.7.11).
func surfaceFamilies() []family {
	const outside = ".{o:trap clamp zero}"
	var list []family
	for _, g := range geometries[:5] {
		end := 1 + g.coordinates
		point := fmt.Sprintf("[0;1:%d]", end)
		element := "{t:i8>b8 i16>b16 i32>b32 i64>b64}"
		list = append(list,
			family{"suld." + g.name + "." + element + outside, "suld.b." + g.ptx + ".{t}.{o}", "d " + point},
			family{"suld." + g.name + ".v2" + element + outside, "suld.b." + g.ptx + ".v2.{t}.{o}", "D " + point},
			family{"suld." + g.name + ".v4{t:i8>b8 i16>b16 i32>b32}" + outside, "suld.b." + g.ptx + ".v4.{t}.{o}", "D " + point},
			family{"sust.b." + g.name + "." + element + outside, "sust.b." + g.ptx + ".{t}.{o}", fmt.Sprintf("%s %d", point, end)},
			family{"sust.b." + g.name + ".v2" + element + outside, "sust.b." + g.ptx + ".v2.{t}.{o}", fmt.Sprintf("%s {%d:}", point, end)},
			family{"sust.b." + g.name + ".v4{t:i8>b8 i16>b16 i32>b32}" + outside, "sust.b." + g.ptx + ".v4.{t}.{o}", fmt.Sprintf("%s {%d:}", point, end)},
			family{"sust.p." + g.name + ".i32.trap", "sust.p." + g.ptx + ".b32.trap", fmt.Sprintf("%s %d", point, end)},
			family{"sust.p." + g.name + ".v{n:2 4}i32.trap", "sust.p." + g.ptx + ".v{n}.b32.trap", fmt.Sprintf("%s {%d:}", point, end)})
	}
	return list
}
