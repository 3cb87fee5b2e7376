package difftest

import "testing"

// TestCosts holds what the gate lets pass: a better result, and one that is as good; not one that
// executes 3 % more.
func TestCosts(t *testing.T) {
	d := Trial{T: t}
	const square = "define i32 @f(i32 %x) {\n  %y = mul i32 %x, %x\n  ret i32 %y\n}\n"
	const power = "define i32 @f(i32 %x) {\n  %y = mul i32 %x, %x\n  %z = mul i32 %y, 1\n  ret i32 %z\n}\n"
	fast, slow := d.Read(square).Func("f"), d.Read(power).Func("f")
	var worse, better costs
	worse.addExecuted(slow, fast, Arguments)
	better.addExecuted(fast, slow, Arguments)
	if !worse.exceeds(0) || better.exceeds(0) {
		t.Errorf("a useless multiplication costs %.3f, without it %.3f", worse.ratio(), better.ratio())
	}
	for _, c := range []struct {
		ours     int
		recorded float64
		fails    bool
	}{{100, 0, false}, {101, 0, false}, {103, 0, true}, {119, 1.2, false}, {124, 1.2, true}, {93, 0.9, true}} {
		if got := (costs{c.ours, 100}).exceeds(c.recorded); got != c.fails {
			t.Errorf("cost %d of 100 with %.2f recorded: fails: %v", c.ours, c.recorded, got)
		}
	}
}
