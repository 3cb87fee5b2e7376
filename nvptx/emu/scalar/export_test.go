package scalar

import "opt-go/nvptx/ptx"

// Exports of the formats for the tests, which run PTX through the emulator and so are in a package
// of their own.
type (
	Format   = format
	Rounding = rounding
)

const (
	NearestEven = nearestEven
	TowardZero  = towardZero
	Down        = down
	Up          = up
	NearestAway = nearestAway
)

func FormatOf(t ptx.Type) Format { return formatOf(t) }

func Bounds(t ptx.Type) (lo int64, hi uint64) { return bounds(t) }

func (f format) Fraction() int { return f.mant }
func (f format) Exponent() int { return f.exp }
func (f format) Least() int    { return f.emin() }
func (f format) Inf() uint64   { return f.inf() }
func (f format) Sign() uint64  { return f.sign() }
