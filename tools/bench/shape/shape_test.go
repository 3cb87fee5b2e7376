package shape

import (
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/verify"
)

// TestText: the modules are valid and of about the size that was asked for.
func TestText(t *testing.T) {
	names := map[string]bool{}
	for _, s := range All() {
		if names[s.Name] {
			t.Errorf("two shapes are named %s", s.Name)
		}
		names[s.Name] = true
		const size = 400
		m, err := frontend.Read(s.Name, s.Text(size))
		if err != nil {
			t.Errorf("%s: %v", s.Name, err)
			continue
		}
		if ps := verify.Check(m); len(ps) > 0 {
			t.Errorf("%s: %s", s.Name, ps[0])
		}
		n := 0
		for _, f := range m.Funcs {
			for range f.Instrs() {
				n++
			}
		}
		if len(m.Funcs) == 0 || n > size*3/2 || n < size*2/3 && s.Name != "switch-one-target" && s.Name != "unroll-many" {
			t.Errorf("%s: %d instructions, want about %d", s.Name, n, size)
		}
	}
}

// TestKernels: the functions whose growth is measured are valid, and as long as they should be.
func TestKernels(t *testing.T) {
	for _, sh := range Kernels {
		m, err := frontend.Read("scale.ll", sh.Text(2, 500))
		if err != nil {
			t.Fatalf("%s: %v", sh.Name, err)
		}
		if ps := verify.Check(m); len(ps) > 0 {
			t.Fatalf("%s: %v", sh.Name, ps[0])
		}
		n := 0
		for range m.Func("f1").Instrs() {
			n++
		}
		if n < 500 || n > 600 {
			t.Errorf("%s: %d instructions, want about 500", sh.Name, n)
		}
	}
}
