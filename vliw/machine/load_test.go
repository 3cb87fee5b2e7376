package machine

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestLoadErrors changes one value in a good description. The message names its place, the value,
// and what is expected.
func TestLoadErrors(t *testing.T) {
	const keys = "name, issue, units, latency, op_latency, unpipelined, registers, runtime_cycles"
	const classes = "alu, add, mul, div, sqrt, load, store, control"
	tests := []struct{ from, to, want string }{
		{`"p2m2l4"`, `""`, `1:9: machine description: name is empty: the machine has no name`},
		{`"p2m2l4"`, `7`, `1:9: machine description: name: got 7, want a name`},
		{`"name":"p2m2l4",`, ``, `1:1: machine description: name is missing, want a name`},
		{`"adder":2`, `"adder":0`, `1:46: machine description: units.adder is 0, must be 1 to 64`},
		{`"adder":2`, `"adder":65`, `1:46: machine description: units.adder is 65, must be 1 to 64`},
		{`"adder":2,`, ``, `1:37: machine description: units.adder is missing, want a whole number from 1 to 64`},
		{`"adder":2`, `"adder":2,"alu":1`, `1:48: machine description: units: unknown key "alu", want one of adder, multiplier, divsqrt, memory, branch, control`},
		{`"adder":2`, `"adder":2,"adder":3`, `1:48: machine description: units.adder is there a second time, first in 1:38`},
		{`"adder":2`, `"adder":"two"`, `1:46: machine description: units.adder: got "two", want a whole number from 1 to 64`},
		{`"adder":2`, `"adder":2.5`, `1:46: machine description: units.adder: got 2.5, want a whole number from 1 to 64`},
		{`"adder":2`, `"adder":9999999999`, `1:46: machine description: units.adder: got 9999999999, want a whole number from 1 to 64`},
		{`"adder":2`, `"adder":null`, `1:46: machine description: units.adder: got null, want a whole number from 1 to 64`},
		{`"adder":2`, `"adder":{"n":2}`, `1:46: machine description: units.adder: got an object, want a whole number from 1 to 64`},
		{`"add":4`, `"add":0`, `latency.add is 0, must be 1 to 1000`},
		{`"add":4`, `"add":[4]`, `latency.add: got a list, want a whole number from 1 to 1000`},
		{`"store":1`, `"store":2`, `latency.store is 2, only 1 is supported`},
		{`,"store":1`, ``, ``},
		{`["div","sqrt"]`, `["div","root"]`, `1:217: machine description: unpipelined[1]: unknown class "root", want one of ` + classes},
		{`["div","sqrt"]`, `["div",true]`, `1:217: machine description: unpipelined[1]: unknown class true, want one of ` + classes},
		{`["div","sqrt"]`, `"div"`, `1:210: machine description: unpipelined: got "div", want a list of timing classes`},
		{`["div","sqrt"]`, `["control"]`, `1:210: machine description: unpipelined has control, which cannot be unpipelined`},
		{`"float":{"static":64,"rotating":64}`, `"float":{"static":64,"rotating":0}`, `registers have rotating ones in some files: either all three files rotate or none does`},
		{`"float":{"static":64,"rotating":64}`, `"float":64`, `registers.float: got 64, want an object`},
		{`"int":{"static":64`, `"int":{"static":4`, `1:290: machine description: registers.int.static is 4, must be 16 to 512`},
		{`"int":{"static":64`, `"int":{"static":-1`, `registers.int.static is -1, must be 16 to 512`},
		{`"int":{"static":64,`, `"int":{"statik":64,`, "1:280: machine description: registers.int.static is missing, want a whole number from 16 to 512\n" +
			`1:281: machine description: registers.int: unknown key "statik", want one of static, rotating`},
		{`"pred":{"static":16,"rotating":128}`, `"pred":{"static":16,"rotating":4}`, `registers.pred.rotating is 4, must be 8 to 512`},
		{`"issue":10`, `"issue":0`, `1:26: machine description: issue is 0, must be 1 to 256`},
		{`"issue":10`, `"isue":10`, "1:1: machine description: issue is missing, want a whole number from 1 to 256\n" +
			`1:18: machine description: unknown key "isue", want one of ` + keys},
		{`"runtime_cycles":20`, `"runtime_cycles":-1`, `runtime_cycles is -1, must be 0 to 1000000`},
		{`"unpipelined"`, `"op_latency":{"foo":1},"unpipelined"`, `op_latency: unknown operation "foo", want an opcode of the machine`},
		{`"unpipelined"`, `"op_latency":7,"unpipelined"`, `op_latency: got 7, want an object`},
		{`"unpipelined"`, `"op_latency":{"st8":2},"unpipelined"`, `op_latency.st8 is 2, but st8 has no result, only 1 is supported`},
		{`"unpipelined"`, `"op_latency":{"add":0},"unpipelined"`, `op_latency.add is 0, must be 1 to 1000`},
		{`"unpipelined"`, `"op_latency":{"add":"1"},"unpipelined"`, `op_latency.add: got "1", want a whole number from 1 to 1000`},
	}
	good := compactDescription(t)
	for _, tt := range tests {
		if !strings.Contains(good, tt.from) {
			t.Fatalf("%s is not in %s", tt.from, good)
		}
		_, err := Load(strings.NewReader(strings.Replace(good, tt.from, tt.to, 1)))
		switch {
		case tt.want == "" && err == nil:
		case err == nil || tt.want == "" || !strings.HasSuffix(err.Error(), tt.want) || strings.Count(err.Error(), "\n") != strings.Count(tt.want, "\n"):
			t.Errorf("%s → %s: got\n%v\nwant\n%s", tt.from, tt.to, err, tt.want)
		}
	}
}

// TestLoadSyntax: texts that are not descriptions at all.
func TestLoadSyntax(t *testing.T) {
	good := compactDescription(t)
	for text, want := range map[string]string{
		"":                       "1:1: machine description: the description is empty",
		" \n ":                   "2:2: machine description: the description is empty",
		"{\n \"name\" 1}":        "2:9: machine description: invalid character '1' after object key",
		"{\"name\": \"a\", }":    "1:15: machine description: invalid character '}'",
		"{\n \"name\": \"a\",\n": "3:1: machine description: the description ends too early",
		"[1, 2]":                 "1:1: machine description: got a list, want an object",
		"7":                      "1:1: machine description: got 7, want an object",
		good + "x":               "machine description: ",
		good + "\n{}":            "2:1: machine description: text after the description",
		strings.Repeat("[", 40):  "1:17: machine description: nested too deeply",
	} {
		if _, err := Load(strings.NewReader(text)); err == nil || !strings.HasPrefix(err.Error(), want) && !strings.HasPrefix(text, good) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
	}
}

// TestLoadTellsAll: every fault has its line, in the order of the text, after the file's name.
func TestLoadTellsAll(t *testing.T) {
	path := filepath.Join(t.TempDir(), "small.json")
	text := `{
  "name": "small", "issue": 300,
  "units": {"adder": 1, "multiplier": "one", "divsqrt": 1, "memory": 1, "branch": 1, "control": 1},
  "latency": {"alu": 1, "add": 2, "mul": 2, "div": 9, "sqrt": 9, "load": 0},
  "unpipelined": [],
  "registers": {"int": {"static": 64, "rotating": 16}, "float": {"static": 64, "rotating": 16}, "pred": {"static": 16, "rotating": 900}}
}
`
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	_, err = Load(f)
	want := strings.Join([]string{
		path + ":2:29: machine description: issue is 300, must be 1 to 256",
		path + `:3:39: machine description: units.multiplier: got "one", want a whole number from 1 to 64`,
		path + ":4:74: machine description: latency.load is 0, must be 1 to 1000",
		path + ":6:132: machine description: registers.pred.rotating is 900, must be 0 to 512",
	}, "\n")
	if err == nil || err.Error() != want {
		t.Errorf("got\n%v\nwant\n%s", err, want)
	}
}
