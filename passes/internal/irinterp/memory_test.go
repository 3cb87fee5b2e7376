package irinterp

import (
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
)

func read(t *testing.T, text string) *ir.Module {
	t.Helper()
	m, err := frontend.Read("test.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestPartlyStoredMemory: bytes of which one was never stored may be loaded and stored back, which
// leaves the other one defined; arithmetic on them does not.
func TestPartlyStoredMemory(t *testing.T) {
	const head = "declare void @observe(i8)\ndefine void @f() {\n  %m = alloca i16\n  store i8 5, ptr %m\n"
	const tail = "  %b = load i8, ptr %m\n  call void @observe(i8 %b)\n  ret void\n}\n"
	before := Execute(read(t, head+tail).Func("f"), nil, 100)
	if before.mixed || before.undefined {
		t.Fatalf("without the word: %+v", before)
	}
	for middle, holds := range map[string]bool{
		"  %w = load i16, ptr %m\n  store i16 %w, ptr %m\n":                              true,
		"  %w = load i16, ptr %m\n  %x = add i16 %w, 0\n  store i16 %x, ptr %m\n":        false,
		"  %w = load i16, ptr %m\n  store i8 6, ptr %m\n  store i16 %w, ptr %m\n":        true,
		"  %w = load i16, ptr %m\n  store i16 %w, ptr %m\n  store i8 6, ptr %m\n":        false,
		"  %w = load i16, ptr %m\n  store i8 undef, ptr %m\n  store i16 %w, ptr %m\n":    true,
		"  %w = load i16, ptr %m\n  store i16 undef, ptr %m\n  store i8 undef, ptr %m\n": false,
	} {
		after := Execute(read(t, head+middle+tail).Func("f"), nil, 100)
		if why := Refines(before, after); (why == "") != holds {
			t.Errorf("%s: refines: %q", middle, why)
		}
	}
}
