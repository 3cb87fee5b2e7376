package tmem

// codes are the numbers 0, 1, 2 and 3 of a type whose highest bit is the sign.
var codes = map[string][4]uint64{
	"f16": {0, 0x3C00, 0x4000, 0x4200}, "bf16": {0, 0x3F80, 0x4000, 0x4040}, "tf32": {0, 0x3F800000, 0x40000000, 0x40400000},
	"e4m3": {0, 0x38, 0x40, 0x44}, "e5m2": {0, 0x3C, 0x40, 0x42}, "e2m3": {0, 0x08, 0x10, 0x14}, "e3m2": {0, 0x0C, 0x10, 0x12}, "e2m1": {0, 2, 4, 5},
}

var widths = map[string]int{"f16": 16, "bf16": 16, "tf32": 32, "e4m3": 8, "e5m2": 8, "e2m3": 6, "e3m2": 6, "e2m1": 4, "s8": 8, "u8": 8}

func encode(typ string, v int) uint64 {
	if typ == "s8" || typ == "u8" {
		return uint64(v) & 0xFF
	}
	c := codes[typ][max(v, -v)]
	if v < 0 {
		c |= 1 << (widths[typ] - 1)
	}
	return c
}

// setBits writes an element of a memory of bits.
func setBits(mem []byte, at, width int, v uint64) {
	for b := range width {
		mem[(at+b)/8] = mem[(at+b)/8]&^(1<<((at+b)%8)) | byte(v>>b&1)<<((at+b)%8)
	}
}

// operand is a factor in shared memory, laid out by the figures of the manual's canonical layouts.
type operand struct {
	typ     string
	packed  bool // of four bits without padding
	lines   int
	k       int
	across  bool
	swizzle int  // 0, 32, 64, 128; 129: of 128 bytes by 32
	crosses bool // it begins at byte 96 of a line of 128, and continues at the begin of another matrix
}

const nextMatrix = 1 << 15 // bytes after the first one

func (o *operand) perChunk() int {
	if w := widths[o.typ]; w >= 8 || o.packed {
		return 128 / w
	}
	return 16
}

// strides are the two distances of a descriptor.
func (o *operand) strides() (leading, stride int) {
	line := o.swizzle &^ 1
	switch {
	case o.swizzle == 0 && o.across:
		return o.lines / o.perChunk() * 128, 128
	case o.swizzle == 0:
		return o.lines * 16, 128
	case !o.across:
		return 16, 8 * line
	case o.swizzle == 129:
		return o.k / 4 * 512, 512
	}
	return o.k * line, 8 * line
}

// put writes element k of a line.
func (o *operand) put(mem []byte, base, i, k int, v uint64) {
	leading, stride := o.strides()
	per, line := o.perChunk(), o.swizzle&^1
	chunk, inChunk, row := k/per, k%per, i
	if o.across {
		chunk, inChunk, row = i/per, i%per, k
	}
	if o.crosses {
		if chunk += 6; chunk >= 8 {
			base, chunk = base+nextMatrix, chunk-8
		}
	}
	turn := map[int]int{0: 0, 32: row % 8 / 4, 64: row % 8 / 2, 128: row % 8, 129: row % 4 * 2}[o.swizzle]
	var at int
	switch {
	case o.swizzle == 0 && o.across:
		at = chunk*stride + row%8*16 + row/8*leading
	case o.swizzle == 0:
		at = row/8*stride + row%8*16 + chunk*leading
	case !o.across:
		at = row/8*stride + row%8*line + (chunk^turn)*16
	case o.swizzle == 129:
		at = chunk/8*leading + row/4*stride + row%4*128 + (chunk%8^turn)*16
	default:
		at = chunk/(line/16)*leading + row/8*stride + row%8*line + (chunk%(line/16)^turn)*16
	}
	width := widths[o.typ]
	setBits(mem, (base+at)*8+inChunk*width, width, v)
}

func (o *operand) descriptor(base int) uint64 {
	leading, stride := o.strides()
	mode := map[int]uint64{0: 0, 129: 1, 128: 2, 64: 4, 32: 6}[o.swizzle]
	if o.crosses {
		return uint64((base+96)>>4) | uint64((base+nextMatrix)>>4)<<16 | uint64(stride>>4)<<32 | 1<<46 | 1<<52 | mode<<61
	}
	return uint64(base>>4) | uint64(leading>>4)<<16 | uint64(stride>>4)<<32 | 1<<46 | mode<<61
}
