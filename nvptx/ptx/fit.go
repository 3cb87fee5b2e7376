package ptx

import "opt-go/nvptx/ptx/table"

// inTurn are the slots whose order tells them apart: types, layouts of two matrices, where a copy
// goes.
var inTurn = map[string]bool{
	"D": true, "A": true, "B": true, "C": true, "T": true, "U": true, "dst": true, "src": true,
	"layout": true, "blayout": true, "first": true, "second": true,
}

// fitAnyOrder matches the modifiers to the slots whatever their order, but for those in turn, as
// ptxas does: CUDA's headers write atom.add.release.gpu, for example, where the manual has
// atom.release.gpu.add; CUTLASS writes mma.sync.aligned.kind::f8f6f4.m16n8k32, flashinfer
// ldmatrix.sync.aligned.trans.m8n8; LLVM 22 writes add.rn.sat.ftz.f32 and, of tcgen05.mma,
// collector::a::discard before ashift.
func fitAnyOrder(slots []table.Slot, mods []string, values []string) bool {
	if len(mods) == 0 {
		for k := range slots {
			if values[k] == "" && !slots[k].Optional {
				return false
			}
		}
		return true
	}
	for k := range slots {
		if values[k] == "" && contains(slots[k].Alts, mods[0]) && !(inTurn[slots[k].Name] && laterFilled(slots, values, k)) {
			values[k] = mods[0]
			if fitAnyOrder(slots, mods[1:], values) {
				return true
			}
			values[k] = ""
		}
	}
	return false
}

// laterFilled reports whether a slot in turn after slot k has its modifier.
func laterFilled(slots []table.Slot, values []string, k int) bool {
	for j := k + 1; j < len(slots); j++ {
		if values[j] != "" && inTurn[slots[j].Name] {
			return true
		}
	}
	return false
}

// fitMods matches the modifiers to the slots, in order, and stores them to values.
func fitMods(slots []table.Slot, mods []string, values []string) bool {
	if len(slots) == 0 {
		return len(mods) == 0
	}
	if len(mods) > 0 && contains(slots[0].Alts, mods[0]) {
		values[0] = mods[0]
		if fitMods(slots[1:], mods[1:], values[1:]) {
			return true
		}
		values[0] = ""
	}
	return slots[0].Optional && fitMods(slots[1:], mods, values[1:])
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}
