package ir

import "testing"

func TestCheckUsesFindsFaults(t *testing.T) {
	for name, harm := range map[string]func(f *Func){
		"name twice":   func(f *Func) { f.first.first.SetNameUnchecked("x1"); f.first.first.next.SetNameUnchecked("x1") },
		"lost use":     func(f *Func) { f.first.first.list.head = nil },
		"wrong count":  func(f *Func) { f.first.count++ },
		"broken link":  func(f *Func) { f.first.first.next.prev = nil },
		"wrong number": func(f *Func) { f.first.first.id = f.first.first.next.id },
	} {
		f := kitchenSink().Func("a b")
		if err := CheckUses(f); err != nil {
			t.Fatal(err)
		}
		harm(f)
		if CheckUses(f) == nil {
			t.Errorf("%s: not found", name)
		}
	}
}
