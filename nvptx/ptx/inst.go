package ptx

import "strings"

// Inst is one instruction.
type Inst struct {
	Guard Guard
	Op    string   // "add", "ld", "bar", …: the part before the first dot
	Mods  []string // "rn", "f32": the parts between the dots, in PTX's order
	Args  []Operand
	Role  Role
	// Foreign marks an instruction of the user's own inline assembly that is not in the table. It
	// is not checked, and every register it names counts as read and written, in place.
	Foreign bool
	Comment string // trailing comment, without the slashes and without the role
	Line    int    // line in the parsed text; 0 if built
	// Origin is the line of the compiler's input that an instruction was selected from; 0 if there
	// is none. It is not part of the text.
	Origin int
}

// Guard is a predicate guard @p or @!p; the zero value is no guard, for which
// reason the register is stored off by one.
type Guard struct {
	regPlus1 Reg
	Not      bool
}

// GuardOn makes the guard @r, or @!r.
func GuardOn(r Reg, not bool) Guard { return Guard{regPlus1: r + 1, Not: not} }

// Reg is the guard's predicate, NoReg if there is no guard.
func (g Guard) Reg() Reg { return g.regPlus1 - 1 }

// Present reports whether there is a guard.
func (g Guard) Present() bool { return g.regPlus1 != 0 }

// Role is the reason for an instruction that a register allocator inserted. It is printed as a
// trailing comment and parsed again, so that the emulator can count spill code in the text.
type Role uint8

// The roles of an instruction.
const (
	Plain  Role = iota
	Spill       // stores a spilled value
	Reload      // loads a spilled value
	Remat       // computes again a value that was not kept
	numRoles
)

// roleNotes are the comments that carry the roles.
var roleNotes = [numRoles]string{Spill: "spill", Reload: "reload", Remat: "rematerialized"}

// String returns the role as in the comment that carries it; "" for Plain.
func (r Role) String() string { return roleNotes[r] }

// RoleByName finds the role that a comment names; ok is false if it names none.
func RoleByName(word string) (r Role, ok bool) {
	for r := Spill; r < numRoles; r++ {
		if roleNotes[r] == word {
			return r, true
		}
	}
	return Plain, false
}

// Opcode returns the opcode with its modifiers: "add.sat.s32".
func (in *Inst) Opcode() string {
	if len(in.Mods) == 0 {
		return in.Op
	}
	return in.Op + "." + strings.Join(in.Mods, ".")
}

// HasMod reports whether the modifier is present.
func (in *Inst) HasMod(mod string) bool {
	for _, m := range in.Mods {
		if m == mod {
			return true
		}
	}
	return false
}

// EndsBlock reports whether control may go elsewhere than to the next instruction, and not come
// back: calls do not end a block.
func (in *Inst) EndsBlock() bool {
	switch in.Op {
	case "bra", "brx", "ret", "exit":
		return true
	case "trap":
		return !in.Guard.Present()
	}
	return false
}

// BranchTargets returns the labels that a branch may jump to; lists has the function's
// .branchtargets by name. It returns none for other instructions, and for branches to something
// else than a label.
func (in *Inst) BranchTargets(lists map[string]*Targets) []Label {
	switch in.Op {
	case "bra":
		if l, ok := in.Args[0].(Label); ok {
			return []Label{l}
		}
	case "brx":
		if name, ok := in.Args[1].(SymRef); ok && lists[name.Name] != nil {
			return lists[name.Name].Labels
		}
	}
	return nil
}

// IsTerminator reports whether control never falls through to the next instruction.
func (in *Inst) IsTerminator() bool {
	if in.Guard.Present() {
		return false
	}
	switch in.Op {
	case "bra", "brx", "ret", "exit", "trap":
		return true
	}
	return false
}
