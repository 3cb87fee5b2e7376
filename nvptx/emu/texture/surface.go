package texture

import "fmt"

// AccessError is why there is no element.
type AccessError struct{ Kind, Msg string }

// Element is n bytes of a layer of the image, as surfaces are accessed: at[0] is a byte in the row,
// or with formatted a texel. Outside says what happens beyond the image: "trap" is an error,
// "clamp" takes the nearest element, otherwise there is none.
func (im *Image) Element(at [3]int, layer, n int, formatted bool, outside string) ([]byte, *AccessError) {
	step := 1 // of x: bytes
	if formatted {
		step = im.TexelBytes()
	} else if at[0]%n != 0 {
		return nil, &AccessError{"misaligned access", fmt.Sprintf("byte %d of a row of a surface, of %d", at[0], n)}
	}
	limits := [3]int{im.RowBytes() - n, max(1, im.Height) - 1, max(1, im.Depth) - 1}
	at[0] *= step
	for k := range at {
		if at[k] >= 0 && at[k] <= limits[k] {
			continue
		}
		switch outside {
		case "trap":
			return nil, &AccessError{"out of bounds", fmt.Sprintf("a surface at %d of %d", at[k], limits[k]+1)}
		case "clamp":
			at[k] = min(max(at[k], 0), limits[k])
		default:
			return nil, nil
		}
	}
	off := ((layer*max(1, im.Depth)+at[2])*max(1, im.Height)+at[1])*im.RowBytes() + at[0]
	return im.Data[off : off+n], nil
}

// OnCube is where a direction meets a cube: the point of the face, and its layer.
func (im *Image) OnCube(direction [3]float32, cube int) (at [3]float32, layer int) {
	n, s, t := Face(direction[0], direction[1], direction[2])
	at = [3]float32{s, t}
	if !im.Normalized {
		at[0], at[1] = s*float32(im.Width), t*float32(im.Height)
	}
	return at, cube*6 + n
}
