package ptx

import (
	"fmt"
	"strconv"

	"opt-go/nvptx/ptx/table"
)

// samplerApart is since when a texture and its sampler may be two handles, and since when they may
// be registers in a module that names them apart anyway.
var samplerApart = table.Since("4.3 20")

// lacks says what is not in the oldest versions; "": nothing.
func (t Texel) lacks(apart bool) string {
	_, register := t.Image.(Reg)
	if t.Sampler != nil {
		_, other := t.Sampler.(Reg)
		register = register || other
	}
	switch {
	case t.Sampler != nil && !apart:
		return "a sampler apart from the texture"
	case apart && register:
		return "a handle in a register, where samplers are apart,"
	}
	return ""
}

// coordinates is how many an image of a geometry takes; those of arrays and of three dimensions are
// padded to four.
var coordinates = map[string]int{"1d": 1, "2d": 2, "3d": 4, "a1d": 2, "a2d": 4, "cube": 4, "acube": 4}

// texel checks an image operand: the image, an optional sampler, and coordinates, the first of
// which is the number of an array's layer.
func (c *argChecker) texel(s table.Shape, o Operand) error {
	t, ok := o.(Texel)
	if !ok {
		return c.want(false, o, "an image with coordinates")
	}
	for _, image := range []Operand{t.Image, t.Sampler} {
		if r, ok := image.(Reg); ok && c.regs[r].Type.Bits() != 64 {
			return fmt.Errorf("register %s (.%s) holds no image", c.regs[r].Name, c.regs[r].Type)
		}
	}
	geometry := c.m.Get("geom")
	if n := coordinates[geometry]; len(t.At) != n {
		return fmt.Errorf("%d coordinates, a point of %s has %d", len(t.At), geometry, n)
	}
	for k, x := range t.At {
		typ := s.Type
		if k == 0 && geometry[0] == 'a' {
			typ = "u32"
		}
		if err := c.source(table.Shape{Kind: 's', Type: typ}, x); err != nil {
			return err
		}
	}
	return nil
}

// tensorPoint checks a point of a tensor: the map, and as many coordinates as the shape says.
func (c *argChecker) tensorPoint(s table.Shape, o Operand) error {
	t, ok := o.(Texel)
	if !ok || t.Sampler != nil {
		return c.want(false, o, "a point of a tensor")
	}
	if r, ok := t.Image.(Reg); ok && c.regs[r].Type.Bits() != 64 {
		return fmt.Errorf("register %s (.%s) holds no address", c.regs[r].Name, c.regs[r].Type)
	}
	if strconv.Itoa(len(t.At)) != s.Type {
		return fmt.Errorf("%d coordinates, a point here has %s", len(t.At), s.Type)
	}
	for _, x := range t.At {
		if err := c.source(table.Shape{Kind: 's', Type: "s32"}, x); err != nil {
			return err
		}
	}
	return nil
}
