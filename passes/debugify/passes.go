package debugify

import (
	"fmt"
	"io"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// Debugify is LLVM's pass debugify.
func Debugify(c *pass.Context, m *ir.Module) pass.Preserved {
	if !Apply(m, m.Funcs, levelOf(c)) {
		fmt.Fprintln(output(c), "ModuleDebugify: Skipping module with debug info")
		return pass.All
	}
	return pass.None
}

// CheckDebugify is LLVM's pass check-debugify; the remaining debug information stays.
func CheckDebugify(c *pass.Context, m *ir.Module) pass.Preserved {
	if _, ok := Check(m, m.Funcs, "CheckModuleDebugify", output(c)); !ok {
		fmt.Fprintln(output(c), "CheckModuleDebugify: Skipping module without debugify metadata")
	}
	return pass.All
}

// Around runs a pass on functions, or on a module if whole is set, between Apply and Check, and
// takes out again what was made up: a step of LLVM's -debugify-each. name is the pass's.
func Around(c *pass.Context, m *ir.Module, funcs []*ir.Func, name string, whole bool, run func()) Loss {
	unit := "Function"
	if whole {
		unit = "Module"
	}
	w := output(c)
	if !Apply(m, funcs, levelOf(c)) {
		fmt.Fprintln(w, unit+"Debugify: Skipping module with debug info")
	}
	run()
	if whole { // there may be others now
		funcs = slices.Clone(m.Funcs)
	}
	loss, ok := Check(m, funcs, "Check"+unit+"Debugify ["+name+"]", w)
	if !ok {
		fmt.Fprintln(w, "Check"+unit+"Debugify: Skipping module without debugify metadata")
	}
	Strip(m)
	return loss
}

// ApplyFlags are the command-line options of debugify.
func ApplyFlags() []pass.Flag {
	return []pass.Flag{{Name: "debugify-level", Default: "location+variables", Values: []string{"location+variables", "locations"}, Help: "kind of synthetic debug information"}}
}

// CheckFlags are the command-line options of check-debugify.
func CheckFlags() []pass.Flag {
	return []pass.Flag{{Name: "debugify-quiet", Default: "false", Help: "suppress reports of lost debug information"}}
}

func levelOf(c *pass.Context) Level {
	if c.Flags["debugify-level"] == "locations" {
		return Locations
	}
	return LocationsAndVariables
}

func output(c *pass.Context) io.Writer {
	if c.FlagBool("debugify-quiet", false) {
		return io.Discard
	}
	return c.Out
}
