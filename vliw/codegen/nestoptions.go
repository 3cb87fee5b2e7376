package codegen

import "opt-go/vliw/ssp"

// SSPMode says which level of a loop nest is pipelined.
type SSPMode uint8

// The modes of -ssp.
const (
	SSPOff   SSPMode = iota // the innermost
	SSPAuto                 // the one with the fewest estimated cycles
	SSPLevel                // the one that Level names, where it is legal
	SSPPlain                // the innermost, with addresses strength-reduced for nests
)

// SSPOptions steer single-dimension software pipelining.
type SSPOptions struct {
	Mode  SSPMode
	Level int // SSPLevel: 1 is the outermost loop of the nest
	// Strategy is how registers are packed (-distance, -fit), as long as they suffice: see ssp.Fit.
	Strategy ssp.Strategy
}

// On reports whether nests are looked at.
func (o SSPOptions) On() bool { return o.Mode != SSPOff }
