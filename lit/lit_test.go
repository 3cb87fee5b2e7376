package lit

import "testing"

// TestLit runs the regression tests below this folder, each as a subtest.
func TestLit(t *testing.T) {
	root, err := FindRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	tests, err := Discover(root, []string{root})
	if err != nil {
		t.Fatal(err)
	}
	c, err := Prepare(root, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Run("tests", func(t *testing.T) {
		for _, test := range tests {
			t.Run(test.Name, func(t *testing.T) {
				t.Parallel()
				switch r := c.RunTest(t.Context(), test); {
				case r.Code.Bad():
					t.Errorf("%v\n%s", r.Code, r.Output)
				case r.Code == Unsupported:
					t.Skip(r.Output)
				}
			})
		}
	})
}
