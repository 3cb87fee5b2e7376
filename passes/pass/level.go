package pass

// Level is an optimization level that a pass is given as a parameter.
type Level uint8

// The levels; NoLevel where none is given. Os and Oz are O2, for size.
const (
	NoLevel Level = iota
	O0
	O1
	O2
	O3
	Os
	Oz
)

var levelNames = [...]string{O0: "O0", O1: "O1", O2: "O2", O3: "O3", Os: "Os", Oz: "Oz"}

// String returns the name that a level has as a parameter.
func (l Level) String() string { return levelNames[l] }

// Level returns the last level of the list above that is among the options.
func (o Options) Level() Level {
	for l := Oz; l > NoLevel; l-- {
		if o.Bool(l.String(), false) {
			return l
		}
	}
	return NoLevel
}
