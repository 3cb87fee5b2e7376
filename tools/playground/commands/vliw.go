//go:build !novliw

package main

import "opt-go/tools/vliw-run/simulate"

func vliwRun() (command, bool) { return simulate.Run, true }
