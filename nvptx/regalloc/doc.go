// Package regalloc is the room of PTX register allocation under a limit: live intervals, linear scan, and the
// divergence-aware spillers of Sampaio et al. It does not stand yet: PTX is written with as many virtual registers as the
// selector uses, and opt-go refuses -regalloc as an unknown flag. The emulator counts spills already, by the roles
// that package ptx gives to instructions.
package regalloc
