package emu

import (
	"encoding/binary"
	"fmt"
	"math"
	"opt-go/nvptx/emu/texture"
	"strings"
	"testing"
)

// linearImage holds 100·x + 10·y + z, which filtering reproduces between the centres of texels.
func linearImage(im texture.Image) *texture.Image {
	for z := range im.Layered() {
		for y := range max(1, im.Height) {
			for x := range im.Width {
				im.Data = binary.LittleEndian.AppendUint32(im.Data, math.Float32bits(float32(100*x+10*y+z)))
			}
		}
	}
	im.Channels, im.Bits = 1, 32
	return &im
}

// onImage runs instructions on an image in one thread: they leave %f0 to %f3 or, as bits, %r0 to
// %r3.
func onImage(t *testing.T, im *texture.Image, class byte, instructions string) ([4]uint32, error) {
	t.Helper()
	mem := NewMemory(64)
	handle, err := mem.AddImage(im)
	if err != nil {
		t.Fatal(err)
	}
	out := put(t, mem, make([]byte, 16))
	text := fmt.Sprintf(`.visible .entry k(.param .u64 image, .param .u64 out) {
	.reg .b64 %%rd<2>; .reg .f32 %%f<8>; .reg .b32 %%r<8>; .reg .b16 %%rs<4>;
	mov.b32 %%r0, 0; mov.b32 %%r1, 0; mov.b32 %%r2, 0; mov.b32 %%r3, 0;
	ld.param.u64 %%rd0, [image]; ld.param.u64 %%rd1, [out];
	%s
	st.global.v4.b32 [%%rd1], {%%%c0, %%%c1, %%%c2, %%%c3};
	ret;
}`, instructions, class, class, class, class)
	_, err = load(t, text).Launch(Launch{Kernel: "k", Args: [][]byte{U64(handle), U64(out)}, Memory: mem})
	return [4]uint32(asWords32(get(t, mem, out, 16))), err
}

// floatText is a number as PTX spells it.
func floatText(v float64) string { return fmt.Sprintf("0f%08X", math.Float32bits(float32(v))) }

func TestTextures(t *testing.T) {
	flat := func(im texture.Image) *texture.Image { return linearImage(im) }
	list := func(at ...float64) string {
		var s []string
		for _, v := range at {
			s = append(s, floatText(v))
		}
		return "{" + strings.Join(s, ", ") + "}"
	}
	for _, c := range []struct {
		name   string
		im     *texture.Image
		op, at string
		want   float64
	}{
		{"nearest, one dimension", flat(texture.Image{Width: 5}), "tex.1d", list(3.9), 300},
		{"nearest, two dimensions", flat(texture.Image{Width: 5, Height: 4}), "tex.2d", list(3.9, 2.1), 320},
		{"nearest, three dimensions", flat(texture.Image{Width: 5, Height: 4, Depth: 3}), "tex.3d", list(3.9, 2.1, 1.5, 0), 321},
		{"normalized", flat(texture.Image{Width: 5, Height: 4, Normalized: true}), "tex.2d", list(0.5, 0.25), 210},
		{"filtered, one dimension", flat(texture.Image{Width: 5, Linear: true}), "tex.1d", list(3.25), 275},
		{"filtered, two dimensions", flat(texture.Image{Width: 5, Height: 4, Linear: true}), "tex.2d", list(3.25, 1.75), 287.5},
		{"filtered, three dimensions", flat(texture.Image{Width: 5, Height: 4, Depth: 3, Linear: true}), "tex.3d", list(3.25, 1.75, 1, 0), 288},
		{"the share has eight bits", flat(texture.Image{Width: 5, Linear: true}), "tex.1d", list(0.5 + 1.0/1024), 0},
		{"filtered at the edge", flat(texture.Image{Width: 5, Linear: true}), "tex.1d", list(-3), 0},
		{"filtered at the border", flat(texture.Image{Width: 5, Linear: true, Outside: texture.Border}), "tex.1d", list(5), 200},
		{"clamped", flat(texture.Image{Width: 5, Height: 4}), "tex.2d", list(-7, 100), 30},
		{"border", flat(texture.Image{Width: 5, Height: 4, Outside: texture.Border}), "tex.2d", list(2, 4), 0},
		{"wrapped", flat(texture.Image{Width: 5, Normalized: true, Outside: texture.Wrap}), "tex.1d", list(-0.1), 400},
		{"mirrored", flat(texture.Image{Width: 5, Normalized: true, Outside: texture.Mirror}), "tex.1d", list(1.1), 400},
		{"wrapping needs normalized coordinates", flat(texture.Image{Width: 5, Outside: texture.Wrap}), "tex.1d", list(-1), 0},
		{"one dimension of a row", flat(texture.Image{Width: 5, Height: 1, Linear: true, Outside: texture.Border}), "tex.1d", list(3.25), 275},
		{"a normalized row", flat(texture.Image{Width: 5, Height: 1, Normalized: true}), "tex.1d", list(0.5), 200},
		{"a layer", flat(texture.Image{Width: 5, Height: 4, Layers: 3}), "tex.a2d", "{1, " + list(2, 3, 0)[1:], 231},
		{"beyond the last layer", flat(texture.Image{Width: 5, Layers: 3}), "tex.a1d", "{9, " + list(2)[1:], 202},
		{"by level", flat(texture.Image{Width: 5, Height: 4}), "tex.level.2d", list(1, 1) + "]#, " + floatText(2), 110},
		{"by gradient", flat(texture.Image{Width: 5, Height: 4}), "tex.grad.2d", list(1, 1) + "]#, {%f4, %f5}, {%f6, %f7}", 110},
		{"a cube, to the right", flat(texture.Image{Width: 4, Height: 4, Cube: true, Normalized: true}), "tex.cube", list(2, 0.5, -1, 0), 310},
		{"a cube, down", flat(texture.Image{Width: 4, Height: 4, Cube: true, Normalized: true}), "tex.cube", list(0.5, -2, 0.5, 0), 213},
	} {
		t.Run(c.name, func(t *testing.T) {
			at, more, _ := strings.Cut(c.at, "]#")
			got, err := onImage(t, c.im, 'f', fmt.Sprintf("mov.f32 %%f4, 0f3F800000; mov.f32 %%f5, %%f4; mov.f32 %%f6, %%f4; mov.f32 %%f7, %%f4;\n%s.v4.f32.f32 {%%f0, %%f1, %%f2, %%f3}, [%%rd0, %s]%s;", c.op, at, more))
			if err != nil {
				t.Fatal(err)
			}
			if v := math.Float32frombits(got[0]); math.Abs(float64(v)-c.want) > 1e-4 {
				t.Errorf("%g, not %g", v, c.want)
			}
		})
	}
}

// TestTexels: what channels of all formats are read as, by whole coordinates.
func TestTexels(t *testing.T) {
	f := math.Float32bits
	for _, c := range []struct {
		name string
		im   texture.Image
		op   string
		want [4]uint32
	}{
		{"bytes", texture.Image{Width: 2, Channels: 4, Bits: 8, Kind: texture.UnsignedTexels, Data: []byte{0, 0, 0, 0, 1, 2, 254, 255}}, "u32", [4]uint32{1, 2, 254, 255}},
		{"signed bytes", texture.Image{Width: 2, Channels: 2, Bits: 8, Kind: texture.SignedTexels, Data: []byte{0, 0, 255, 2}}, "s32", [4]uint32{0xffffffff, 2, 0, 1}},
		{"fractions", texture.Image{Width: 2, Channels: 2, Bits: 8, Kind: texture.UnsignedTexels, Fractions: true, Data: []byte{0, 0, 255, 51}}, "f32", [4]uint32{f(1), f(0.2), 0, f(1)}},
		{"signed fractions", texture.Image{Width: 2, Channels: 2, Bits: 8, Kind: texture.SignedTexels, Fractions: true, Data: []byte{0, 0, 0x80, 0x7f}}, "f32", [4]uint32{f(-1), f(1), 0, f(1)}},
		{"halves", texture.Image{Width: 2, Channels: 1, Bits: 16, Data: []byte{0, 0, 0, 0xc0}}, "f32", [4]uint32{f(-2), 0, 0, f(1)}},
		{"words", texture.Image{Width: 2, Channels: 1, Bits: 32, Kind: texture.UnsignedTexels, Data: []byte{0, 0, 0, 0, 1, 2, 3, 4}}, "u32", [4]uint32{0x04030201, 0, 0, 1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			class := byte('r')
			if c.op == "f32" {
				class = 'f'
			}
			registers := strings.ReplaceAll("{%?0, %?1, %?2, %?3}", "?", string(class))
			got, err := onImage(t, &c.im, class, "tex.1d.v4."+c.op+".s32 "+registers+", [%rd0, {1}];")
			if err != nil || got != c.want {
				t.Errorf("%#x, not %#x (%v)", got, c.want, err)
			}
		})
	}
}

func TestGatherAndQueries(t *testing.T) {
	im := linearImage(texture.Image{Width: 5, Height: 4})
	got, err := onImage(t, im, 'f', "tld4.r.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%rd0, {0f40000000, 0f40000000}];")
	for k, want := range []float32{120, 220, 210, 110} {
		if v := math.Float32frombits(got[k]); v != want || err != nil {
			t.Errorf("texel %d is %g, not %g (%v)", k, v, want, err)
		}
	}
	got, err = onImage(t, im, 'r', "txq.width.b32 %r0, [%rd0]; txq.height.b32 %r1, [%rd0]; suq.width.b32 %r2, [%rd0]; txq.normalized_coords.b32 %r3, [%rd0];")
	if want := [4]uint32{5, 4, 5, 0}; err != nil || got != want {
		t.Errorf("%v, not %v (%v)", got, want, err)
	}
}

func TestSurfaces(t *testing.T) {
	words := func() *texture.Image {
		im := &texture.Image{Width: 4, Height: 2, Channels: 1, Bits: 32, Kind: texture.UnsignedTexels}
		for k := range 8 {
			im.Data = binary.LittleEndian.AppendUint32(im.Data, uint32(10+k))
		}
		return im
	}
	for _, c := range []struct {
		name, text string
		want       [4]uint32
	}{
		{"by bytes", "suld.b.2d.b32.trap {%r0}, [%rd0, {8, 1}];", [4]uint32{16}},
		{"two at once", "suld.b.2d.v2.b32.trap {%r0, %r1}, [%rd0, {8, 0}];", [4]uint32{12, 13}},
		{"a byte", "suld.b.2d.b8.trap {%rs0}, [%rd0, {4, 0}]; cvt.u32.u16 %r0, %rs0;", [4]uint32{11}},
		{"clamped", "suld.b.2d.b32.clamp {%r0}, [%rd0, {400, -1}];", [4]uint32{13}},
		{"zeros outside", "suld.b.2d.b32.zero {%r0}, [%rd0, {-4, 0}];", [4]uint32{0}},
		{"stored", "mov.b32 %r4, 77; sust.b.2d.b32.trap [%rd0, {4, 1}], {%r4}; suld.b.2d.b32.trap {%r0}, [%rd0, {4, 1}];", [4]uint32{77}},
		{"nothing is stored outside", "mov.b32 %r4, 77; sust.b.2d.b32.zero [%rd0, {16, 0}], {%r4}; suld.b.2d.b32.trap {%r0}, [%rd0, {0, 1}];", [4]uint32{14}},
		{"by texels", "mov.b32 %r4, 77; sust.p.2d.b32.trap [%rd0, {2, 1}], {%r4}; suld.b.2d.b32.trap {%r0}, [%rd0, {8, 1}];", [4]uint32{77}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got, err := onImage(t, words(), 'r', c.text); err != nil || got != c.want {
				t.Errorf("%v, not %v (%v)", got, c.want, err)
			}
		})
	}
	small := &texture.Image{Width: 2, Channels: 2, Bits: 8, Kind: texture.SignedTexels, Data: make([]byte, 4)}
	if _, err := onImage(t, small, 'r', "mov.b32 %r4, 300; mov.b32 %r5, -300; sust.p.1d.v2.b32.trap [%rd0, {1}], {%r4, %r5};"); err != nil || string(small.Data) != "\x00\x00\x7f\x80" {
		t.Errorf("%x (%v)", small.Data, err)
	}
}

// TestImageFaults: an invalid lookup is a fault, not a wrong number.
func TestImageFaults(t *testing.T) {
	for name, text := range map[string]string{
		"no image":          "add.s64 %rd0, %rd0, 8; tex.1d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%rd0, {%f4}];",
		"wrong image":       "tex.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%rd0, {%f4, %f4}];",
		"out of bounds":     "suld.b.1d.b32.trap {%r0}, [%rd0, {20}];",
		"misaligned access": "suld.b.1d.b32.trap {%r0}, [%rd0, {2}];",
		"unsupported":       "txq.addr_mode_0.b32 %r0, [%rd0];",
	} {
		_, err := onImage(t, linearImage(texture.Image{Width: 5}), 'r', text)
		if f, ok := err.(*Fault); !ok || f.Kind != name {
			t.Errorf("%s: %v", name, err)
		}
	}
	_, err := onImage(t, linearImage(texture.Image{Width: 5, Height: 2}), 'r', "tex.1d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%rd0, {%f4}];")
	if f, ok := err.(*Fault); !ok || f.Kind != "wrong image" {
		t.Errorf("one dimension of two rows: %v", err)
	}
	if _, err := NewMemory(64).AddImage(&texture.Image{Width: 2, Channels: 3, Bits: 8}); err == nil {
		t.Error("an image of three channels is taken")
	}
}

// TestImageVariables: instructions name textures, surfaces and samplers that are variables or
// parameters; the address of a variable is its handle. A sampler's properties count, not those of
// the texture.
func TestImageVariables(t *testing.T) {
	const sample = "tex.1d.v4.f32.f32 {%f0, %f1, %f2, %f3}, "
	for _, c := range []struct {
		name, text, kind string
		want             float64
	}{
		{"texture", sample + "[image, {0f40666666}];", "", 300}, // 3.6
		{"texture, by its address", "mov.u64 %rd1, image; " + sample + "[%rd1, {0f40666666}];", "", 300},
		{"query", "txq.width.b32 %r0, [image]; cvt.rn.f32.u32 %f0, %r0;", "", 5},
		{"surface", "mov.b32 %r0, 0f42280000; sust.b.1d.b32.trap [plane, {4}], {%r0}; suld.b.1d.b32.trap {%r1}, [plane, {4}]; mov.b32 %f0, %r1;", "", 42},
		{"sampler", sample + "[image, filtered, {0f40666666}];", "", 310}, // between the centres of 3 and 4
		{"sampler, by its address", "mov.u64 %rd1, filtered; " + sample + "[image, %rd1, {0f40666666}];", "", 310},
		{"sampler that wraps normalized coordinates", sample + "[fractions, wraps, {0f3FA66666}];", "", 100}, // 1.3: texel 0.3 * 5
		{"the texture's own address mode", sample + "[fractions, {0f3FA66666}];", "", 400},
		{"sampler for texels of a texture of fractions", sample + "[fractions, texels, {0f40666666}];", "", 300},
		{"sampler without a value", sample + "[image, plain, {0f40666666}];", "no sampler", 0},
		{"texture without an image", sample + "[nothing, {0f40666666}];", "no image", 0},
		{"parameter", sample + "[given, {0f3FCCCCCD}];", "", 100},
		{"parameter with a sampler", sample + "[given, filtered, {0f3FCCCCCD}];", "", 110},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := onVariables(t, c.text)
			if f, ok := err.(*Fault); c.kind != "" && (!ok || f.Kind != c.kind) {
				t.Errorf("%v, not %s", err, c.kind)
			} else if c.kind == "" && (err != nil || math.Abs(float64(got)-c.want) > 0.5) {
				t.Errorf("%v, not %v (%v)", got, c.want, err)
			}
		})
	}
}

// onVariables runs instructions on bound variables in one thread: they leave %f0.
func onVariables(t *testing.T, instructions string) (float32, error) {
	t.Helper()
	p := load(t, `.visible .global .texref image; .visible .global .texref fractions; .visible .global .texref nothing;
.visible .global .surfref plane; .visible .global .samplerref plain;
.visible .global .samplerref filtered = { addr_mode_0 = clamp_to_edge, filter_mode = linear };
.visible .global .samplerref wraps = { addr_mode_0 = wrap, addr_mode_1 = wrap, addr_mode_2 = wrap, filter_mode = nearest };
.visible .global .samplerref texels = { filter_mode = nearest, force_unnormalized_coords = 1 };
.visible .entry k(.param .texref given, .param .u64 out) {
	.reg .b64 %rd<2>; .reg .f32 %f<8>; .reg .b32 %r<8>;
	ld.param.u64 %rd0, [out];
	`+instructions+`
	st.global.f32 [%rd0], %f0;
	ret;
}`)
	mem := NewMemory(64)
	if err := mem.Bind(p); err != nil {
		t.Fatal(err)
	}
	for name, im := range map[string]*texture.Image{
		"image": linearImage(texture.Image{Width: 5}), "fractions": linearImage(texture.Image{Width: 5, Normalized: true}), "plane": linearImage(texture.Image{Width: 5}),
	} {
		addr, _, ok := mem.Variable(p, name)
		if !ok {
			t.Fatalf("%s has no address", name)
		}
		if err := mem.BindImage(addr, im); err != nil {
			t.Fatal(err)
		}
	}
	given := linearImage(texture.Image{Width: 3})
	handle, err := mem.AddImage(given)
	if err != nil {
		t.Fatal(err)
	}
	out := put(t, mem, make([]byte, 4))
	_, err = p.Launch(Launch{Kernel: "k", Args: [][]byte{U64(handle), U64(out)}, Memory: mem})
	return math.Float32frombits(asWords32(get(t, mem, out, 4))[0]), err
}
