package grammar

// Words that may stand in one order only have ranks: each has a higher one than those before it.

// MakeRanks returns the words of the groups with the numbers of their groups, from 1.
func MakeRanks(groups ...string) map[string]int {
	m := make(map[string]int)
	for i, g := range groups {
		for w := range MakeSet(g) {
			m[w] = i + 1
		}
	}
	return m
}

// PrefixRanks are the words between the name of a global, or define, and what
// follows, with their place in LLVM's order.
var PrefixRanks = MakeRanks(
	`private internal available_externally linkonce linkonce_odr weak weak_odr appending common external extern_weak`,
	`dso_local dso_preemptable`, `default hidden protected`, `dllimport dllexport`, // functions have these four
	`thread_local`, `unnamed_addr local_unnamed_addr`, `addrspace`, `externally_initialized`)

// MaxFuncRank is the last rank that function headers have.
const MaxFuncRank = 4
