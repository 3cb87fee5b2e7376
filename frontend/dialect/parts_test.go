package dialect

import (
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/frontend/dialect/carried"
)

// TestParts: texts that are carried in parts on several goroutines give what one carrier gives:
// LLVM assembly of the repository, with all that is wrong in it.
func TestParts(t *testing.T) {
	folders := []string{"../testdata", "../../lit"}
	if more := os.Getenv("OPTGO_PARTS"); more != "" {
		folders = []string{more}
	}
	texts, inParts := 0, 0
	for _, folder := range folders {
		err := filepath.WalkDir(folder, func(file string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !slices.Contains([]string{".ll", ".test"}, filepath.Ext(file)) {
				return err
			}
			src, err := os.ReadFile(file)
			if err != nil {
				return err
			}
			texts++
			if sameInParts(t, file, src) {
				inParts++
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%d of %d texts were carried in parts", inParts, texts)
	if inParts < 100 {
		t.Errorf("only %d of %d texts were carried in parts", inParts, texts)
	}
}

// sameInParts carries a text in one go and in parts, and reports whether there were parts.
func sameInParts(t *testing.T, file string, src []byte) bool {
	t.Helper()
	want, wantDiags := carry(file, src, 1, 1)
	there := false
	for _, jobs := range []int{2, 5} {
		got, diags := carry(file, src, jobs, 1)
		if d := cmp.Diff(wantDiags, diags); d != "" {
			t.Errorf("%s: diagnostics (-one go +parts):\n%s", file, d)
		}
		for k, a := range tables(want) {
			b := tables(got)[k]
			if !wantDiags.HasErrors() && !reflect.DeepEqual(a, b) && (reflect.ValueOf(a).Kind() != reflect.Slice || reflect.ValueOf(a).Len()+reflect.ValueOf(b).Len() > 0) {
				t.Errorf("%s, table %d: in one go %s\nin %d parts %s", file, k, shortened(a), jobs, shortened(b))
			}
		}
		there = there || newCarrier(file, want.Source).inParts(jobs, 1)
	}
	return there
}

// tables are what a text holds, without what is computed on demand.
func tables(t *carried.Text) []any {
	return []any{string(t.LL14), t.Segments, t.Funcs, t.Globals, t.Aliases, t.IFuncs, t.Types, t.TargetTypes, t.Metadata, t.NamedMetadata,
		t.AttrGroups, t.UseListOrders, t.Summaries, t.Extras, t.Words, t.Attached, t.Source, t.Written, t.Empty, t.ByteType, t.Typed, t.Opaque, t.LayoutOff}
}

func shortened(x any) string {
	s := cmp.Diff(nil, x)
	return s[:min(len(s), 2000)]
}
