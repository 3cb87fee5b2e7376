package passes

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/frontend/ir"
	"opt-go/passes/debugify"
)

// TestDebugInformationChangesNothing runs passes and pipelines over random functions as they are, and with debug information about every value and at the
// begin and the end of every block: the code is the same, names included. What a debugger is told must not decide what is optimized.
// More of it: go test ./passes -run DebugInformation -diff-n 2000 -diff-seed 7 -diff-pass simplifycfg
func TestDebugInformationChangesNothing(t *testing.T) {
	for _, c := range differentialCases {
		if *differentialPass != "" && c.pipeline != *differentialPass {
			continue
		}
		t.Run(c.pipeline+" after "+c.prepare, func(t *testing.T) {
			t.Parallel()
			source := generate
			if c.make != nil {
				source = c.make
			}
			debugInvariance(t, c, source(*differentialSeed, min(*differentialN/4, 400), true))
		})
	}
	for _, pipeline := range []string{"default<O3>", "gpucc", "vliw"} {
		if *differentialPass == "" || *differentialPass == pipeline {
			t.Run(pipeline, func(t *testing.T) {
				t.Parallel()
				for seed := range uint64(*differentialN) / 20 {
					debugInvariance(t, differentialCase{pipeline: pipeline}, generateModule(*differentialSeed+seed, 6))
				}
			})
		}
	}
}

func debugInvariance(t *testing.T, c differentialCase, text string) {
	t.Helper()
	d := &differential{t: t, c: c}
	input := d.transform(text, c.prepare)
	plain, debugged := d.read(input), d.read(input)
	if !debugify.Apply(debugged, debugged.Funcs, debugify.LocationsAndVariables) {
		t.Fatal("the input has debug information already")
	}
	for _, f := range debugged.Funcs {
		tellEverywhere(f)
	}
	for _, m := range []*ir.Module{plain, debugged} {
		nodes, err := Parse(c.pipeline)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Run(m, nodes, Options{Target: targetOf(m)}); err != nil {
			t.Fatal(err)
		}
	}
	ir.StripDebugInfo(debugged)
	for _, f := range plain.Funcs {
		if f.IsDecl() {
			continue
		}
		g := debugged.Func(f.Name())
		if g == nil {
			t.Errorf("@%s: is only there without debug information", f.Name())
		} else if diff := cmp.Diff(withoutNumbers(f), withoutNumbers(g)); diff != "" {
			t.Errorf("@%s (-without debug information +with):\n%s\n%s", f.Name(), diff, d.read(input).Func(f.Name()))
			return
		}
	}
}

var metadataNumber = regexp.MustCompile(`![0-9]+`)

func withoutNumbers(f *ir.Func) string { return metadataNumber.ReplaceAllString(f.String(), "!") }

// TestDebugInformationIsNotCounted gives passes that look at so many instructions of a block and no more a block with that many, of which each
// has a record.
func TestDebugInformationIsNotCounted(t *testing.T) {
	for pipeline, function := range map[string]string{
		"memcpyopt": `define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
entry:
  %a = alloca [16 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %q, i64 16, i1 false)
WORK
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %a, i64 16, i1 false)
  store i8 0, ptr %q, align 1
  %q.1 = getelementptr i8, ptr %q, i64 1
WORK
  store i8 0, ptr %q.1, align 1
  %q.2 = getelementptr i8, ptr %q, i64 2
  call void @llvm.memset.p0.i64(ptr %q.2, i8 0, i64 30, i1 false)
  ret void
}`,
		"dse": `define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
entry:
  store i32 %x, ptr %p, align 4
WORK
  store i32 0, ptr %p, align 4
  ret void
}`,
		"instcombine": `define void @f(ptr %p, ptr %q, i32 %x) {
entry:
  %v = load i32, ptr %p, align 4
WORK
  store i32 %v, ptr %p, align 4
  %s = call ptr @llvm.stacksave.p0()
WORK
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}`,
		"gvn": `define i32 @f(i1 %c, i1 %d, ptr %p, i32 %x) {
entry:
  br i1 %c, label %pred, label %avail
avail:
  store i32 %x, ptr %p, align 4
  br label %join
pred:
  br i1 %d, label %join, label %other
other:
WORK
  %o = load i32, ptr %p, align 4
  ret i32 %o
join:
  %v = load i32, ptr %p, align 4
  ret i32 %v
}`,
		"inline": `define internal ptr @g(ptr %p, i32 %x) {
  %r = call ptr @outside(ptr %p)
WORK
  ret ptr %r
}
define ptr @f(ptr %p, i32 %x) {
  %r = call noundef nonnull ptr @g(ptr %p, i32 %x)
  ret ptr %r
}
declare ptr @outside(ptr)`,
	} {
		t.Run(pipeline, func(t *testing.T) {
			for _, n := range []int{2, 3, 4, 10, 25, 60, 100, 400, 600} { // on both sides of the limits, or on one with records and on the other without
				text := function
				for part := range 2 {
					var work strings.Builder
					for k := range n {
						fmt.Fprintf(&work, "  %%w%d.%d = add i32 %%x, %d\n", part, k, k)
					}
					text = strings.Replace(text, "WORK\n", work.String(), 1)
				}
				debugInvariance(t, differentialCase{pipeline: pipeline}, text+`
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
`)
			}
		})
	}
}

// tellEverywhere puts debug information about a constant at both ends of each block, in which debugify leaves blocks without values alone.
func tellEverywhere(f *ir.Func) {
	var like *ir.Instr
	for i := range f.Instrs() {
		if i.IntrinsicID() == "llvm.dbg.value" {
			like = i
			break
		}
	}
	if like == nil {
		return
	}
	ctx := f.Ctx()
	for b := range f.Blocks() {
		if b.IsEHPad() || b.Term().Prev() != nil && b.Term().Prev().HasFlag(ir.MustTail) {
			continue
		}
		for _, at := range []*ir.Instr{b.FirstInsertion(), b.Term()} {
			tell := like.Clone()
			tell.SetOperand(0, ir.NewMDValue(ctx, nil, ir.NewInt(ctx.Int(32), 7)))
			tell.InsertBefore(at)
		}
	}
}
