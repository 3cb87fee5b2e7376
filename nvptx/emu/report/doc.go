// Package report is what a launch tells its caller: the faults that end it, the findings of the
// checks, and the counts.
package report
