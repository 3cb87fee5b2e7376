package loops

import "fmt"

// Reason says why a loop, or a level of a nest, is not pipelined.
type Reason uint8

// The reasons, in the words of the table below.
const (
	// Of a single loop, and of a level of a nest too.
	NoPreheader Reason = iota
	NeverEntered
	NeverEnds
	HasCall
	HasTrap
	MovesStack
	HasOrderedAccess
	ReadsMachineRegister
	NegatedGuard
	HasReturn
	BodyTooLarge
	SeveralLatches
	NeedsCopies // of the chained form of φs, whose values of earlier iterations cannot be spilled
	NoSchedule  // the scheduler or the allocator says why
	TooManyInvariants
	UnrolledTooOften
	TooManyValues
	NoSlotForBranch
	NoSlotsForCounter
	IssueTooNarrow
	TooManyPredicates
	NotFaster
	TooManyCopies // of a real machine, whose kernels run one operation after the other
	// Of a level of a nest.
	ConditionChanges
	LevelHasExits
	LevelNotCounted
	NotRectangular
	TooManyOperations
	InnermostNotOneBlock
	LatchesOrPreheader
	NoTestAtEnd
	SeveralBackedges
	SeveralExits
	LoopHasReturn
	InnerEnteredElsewhere
	CycleAfterInner
	LatchBeforeInner
	IrreducibleCycle
	NestNotFaster
	TooFewRegisters // until values are spilled
	NestNoSchedule
	DependenceUnknown
	CannotSpill
	TooManySteps
	Carried
	CarriedInOrder
	CarriedBy
	ValuesInCycle
	numReasons
)

// reasonTexts are the ends of the remarks, after "it is not pipelined: ", with verbs for the
// details.
var reasonTexts = [numReasons]string{
	NoPreheader:           "it has no preheader",
	NeverEntered:          "it is never entered",
	NeverEnds:             "it never ends",
	HasCall:               "it contains a call",
	HasTrap:               "it contains a trap",
	MovesStack:            "it moves the stack pointer",
	HasOrderedAccess:      "it contains a volatile or atomic access",
	ReadsMachineRegister:  "it reads a machine register",
	NegatedGuard:          "a store has a negated guard",
	HasReturn:             "it contains a return or an indirect branch",
	BodyTooLarge:          "its body is too large",
	SeveralLatches:        "it has several latches or an inner cycle",
	NeedsCopies:           "spilling and values of earlier iterations do not go together",
	NoSchedule:            "%v",
	TooManyInvariants:     "it reads %d %s values from outside, %d is the limit",
	UnrolledTooOften:      "the kernel would be unrolled %d times",
	TooManyValues:         "its values need more than the %d %s registers",
	NoSlotForBranch:       "the kernel has no slot for its branch",
	NoSlotsForCounter:     "the kernel has no slots for its counter",
	IssueTooNarrow:        "the issue width leaves no slot for the loop branch",
	TooManyPredicates:     "it needs %d rotating predicates of %d",
	NotFaster:             "%.0f iterations would take about %.0f cycles at II=%d, and take about %.0f as they are",
	TooManyCopies:         "the operations of a row overwrite each other's operands, and too few registers are left to copy them",
	ConditionChanges:      "an inner loop runs on a condition that changes",
	LevelHasExits:         "the loop of level %d has several exits",
	LevelNotCounted:       "the loop of level %d is not counted",
	NotRectangular:        "the trip count of level %d changes in level %d: it is not rectangular",
	TooManyOperations:     "it has more than %d operations",
	InnermostNotOneBlock:  "the innermost body is not a single block",
	LatchesOrPreheader:    "a loop has several latches or no preheader",
	NoTestAtEnd:           "a loop has no test at its end",
	SeveralBackedges:      "a loop has several ways back",
	SeveralExits:          "a loop has several exits",
	LoopHasReturn:         "a loop contains a return or an indirect branch",
	InnerEnteredElsewhere: "its inner loop is not entered from its header alone",
	CycleAfterInner:       "after its inner loop, something is executed in a cycle",
	LatchBeforeInner:      "its latch is not after its inner loop",
	IrreducibleCycle:      "a level contains a cycle that is no loop",
	NestNotFaster:         "it would not be faster than the innermost loop alone (T=%d, groups of %d)",
	TooFewRegisters:       "its registers do not suffice",
	NestNoSchedule:        "it has no schedule",
	DependenceUnknown:     "%s (%s)",
	CannotSpill:           "its registers do not suffice, and values are not spilled where an addition takes more than a cycle: the base of the slots has to move with every step",
	TooManySteps:          "it has a part of %d kernel steps, %d is the limit",
	Carried:               "the next iteration needs what the inner loops compute last",
	CarriedInOrder:        "the next iteration needs what the inner loops compute last: a sum or product by %s, whose order matters",
	CarriedBy:             "the next iteration needs what the inner loops compute last, by %s",
	ValuesInCycle:         "its values go in a circle",
}

// Rejection is a reason with its details. Nil is no rejection.
type Rejection struct {
	Reason  Reason
	Details []any // what the verbs of the reason's text stand for, in order
}

// Reject makes a rejection.
func Reject(r Reason, details ...any) *Rejection { return &Rejection{r, details} }

// Is reports whether the rejection is for a reason; nil is for none.
func (r *Rejection) Is(reason Reason) bool { return r != nil && r.Reason == reason }

// String is the text of the remark.
func (r *Rejection) String() string { return fmt.Sprintf(reasonTexts[r.Reason], r.Details...) }
