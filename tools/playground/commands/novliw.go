//go:build novliw

package main

func vliwRun() (command, bool) { return nil, false }
