package tmem

import "fmt"

// GroupError is why a block has no pair: the kind of fault, and what happened.
type GroupError struct{ Kind, Msg string }

// Group is which blocks of a cluster of so many an instruction of one works on: itself, and with
// pair (cta_group::2) the other one of its pair, the even one first (PTX ISA, section 9.7.16.5.1).
func Group(rank, blocks int, pair bool, ended func(rank int) bool) (first, n int, err *GroupError) {
	switch {
	case !pair:
		return rank, 1, nil
	case rank|1 >= blocks:
		return 0, 0, &GroupError{"no such block", fmt.Sprintf("cta_group::2 in a cluster of %d blocks: block %d is in no pair", blocks, rank)}
	case ended(rank ^ 1):
		return 0, 0, &GroupError{"block has ended", "cta_group::2, and the other block of the pair has ended"}
	}
	return rank &^ 1, 2, nil
}
