package report

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestJSON: what is written by hand is what encoding/json writes, for lines with every field and
// strings with every byte.
func TestJSON(t *testing.T) {
	f := Function{Name: "f & <g>", Versions: []Version{{Pass: "input", Head: 1, Runs: []int32{0, 3}}, {Pass: "a<b>", Tail: 2, Runs: []int32{}, Remarks: []Remark{{Kind: "Passed", Text: "<"}}}}, Blocks: []Block{{Name: "%b", Succs: []int{0}}}, Assembly: []string{"nop"}}
	for c := range 256 {
		f.Lines = append(f.Lines, "a"+string([]byte{byte(c)})+"z", string(rune(c))+"\u2028")
	}
	for k := range 512 {
		on := func(bit int) int { return (k >> bit & 1) * (bit + 3) }
		text := func(bit int) string { return "\t<\"\\"[:on(bit)%4] }
		l := CodeLine{Text: text(0), File: on(1), Line: on(2), Origin: on(3), Divergent: on(4) > 0, By: on(5), Value: text(6), Why: text(7)}
		if on(8) > 0 {
			l.Access = &Access{Op: "load", Space: "shared", Bytes: 4, Transactions: k}
		}
		f.Code = append(f.Code, l)
		f.PTX = append(f.PTX, PTXLine{Text: text(0), Number: k, File: on(1), Line: on(2), Origin: on(3), Pressure: on(4), Role: text(6)})
	}
	decoded := func(text []byte, err error) (v map[string]any) {
		t.Helper()
		if err == nil {
			err = json.Unmarshal(text, &v)
		}
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	if d := cmp.Diff(decoded(json.Marshal(f)), decoded(f.appendJSON(nil))); d != "" {
		t.Error(d)
	}
	for _, s := range append(f.Lines, "", "plain", "</script>") {
		want, err := json.Marshal(s)
		if got := appendString(nil, s); err != nil || string(got) != string(want) {
			t.Errorf("%q: %s, want %s", s, got, want)
		}
	}
	if got := string(appendLines(nil, "a\"\n\nb\n")); got != `["a\"","","b"]` {
		t.Errorf("lines: %s", got)
	}
}
