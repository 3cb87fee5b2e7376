package frontend

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"opt-go/frontend/ir"
)

// TestWriteParallel: a text that several goroutines print is that of one: numbers of metadata,
// groups of attributes, unnamed globals, addresses of blocks in other functions, attributes that a
// version does not have.
func TestWriteParallel(t *testing.T) {
	const functions = 300
	var text strings.Builder
	text.WriteString("@0 = global i32 0\n@1 = global ptr blockaddress(@f7, %2)\n%s = type { i32, %t }\n%t = type { ptr }\n@x = global %s zeroinitializer\n")
	for i := range functions {
		fmt.Fprintf(&text, "define range(i32 0, %d) i32 @f%d(ptr captures(none) dead_on_return %%0, i32 %%a) #%d !dbg !%d {\n  br label %%2\n2:\n", 100+i%3, i, i%7, 100+i)
		for k := range 12 {
			fmt.Fprintf(&text, "  %%v%d = call i32 @g(i32 %%a) #%d, !dbg !%d\n", k, 7+(i+k)%5, 1000+i)
		}
		fmt.Fprintf(&text, "  store ptr blockaddress(@f299, %%2), ptr @1, !tbaa !{!\"%d\"}\n  %%%d = load i32, ptr @0\n  ret i32 %%%d\n}\n", i%9, 3, 3)
	}
	text.WriteString("declare i32 @g(i32)\n!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n" +
		"!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)\n!2 = !DIFile(filename: \"a.c\", directory: \"/\")\n")
	for k := range 12 {
		fmt.Fprintf(&text, "attributes #%d = { nounwind \"k\"=\"%d\" }\n", k, k)
	}
	for i := range functions {
		fmt.Fprintf(&text, "!%d = distinct !DISubprogram(name: \"f\", file: !2, line: %d, spFlags: DISPFlagDefinition, unit: !1)\n!%d = !DILocation(line: %d, scope: !%d)\n", 100+i, i, 1000+i, i, 100+i)
	}
	m, err := Read("x.ll", []byte(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []int{19, 20, 22} {
		want := m.AppendVersion(nil, v)
		for _, jobs := range []int{1, 2, 5, 1000} {
			var got bytes.Buffer
			if err := m.WriteVersion(&got, v, jobs, nil); err != nil || !bytes.Equal(got.Bytes(), want) {
				t.Errorf("LLVM %d, %d goroutines: error %v; %d bytes, want %d, and they are other ones", v, jobs, err, got.Len(), len(want))
			}
		}
	}
	for _, jobs := range []int{1, 3} {
		if err := m.WriteVersion(full{}, 19, jobs, nil); err != errFull {
			t.Errorf("%d goroutines: error %v from a full disk", jobs, err)
		}
	}
	if err := ir.NewModule(ir.NewContext()).WriteVersion(full{}, 19, 2, nil); err != errFull {
		t.Errorf("an empty module: error %v from a full disk", err)
	}
}

// full is a disk without room.
type full struct{}

var errFull = errors.New("no room")

func (full) Write([]byte) (int, error) { return 0, errFull }
