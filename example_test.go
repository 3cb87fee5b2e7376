package optgo_test

import (
	"fmt"
	"log"
	"strings"

	optgo "opt-go"
	"opt-go/nvptx"
	"opt-go/vliw"
)

// A kernel is read, optimized by gpucc's pipeline, and printed as PTX.
func Example() {
	m, err := optgo.ReadFile("examples/matmul.ll")
	if err != nil {
		log.Fatal(err)
	}
	if err := optgo.Run(m, "gpucc"); err != nil {
		log.Fatal(err)
	}
	ptx, err := optgo.PTX(m, nvptx.Options{CPU: "sm_90"})
	if err != nil {
		log.Fatal(err)
	}
	for _, line := range strings.Split(fmt.Sprint(ptx), "\n") {
		if strings.HasPrefix(line, ".target") || strings.Contains(line, ".entry") {
			fmt.Println(line)
		}
	}
	// Output:
	// .target sm_90
	// .visible .entry matmul(
}

// Where the input cannot be read, the error says where and why.
func ExampleRead() {
	_, err := optgo.Read("f.ll", []byte("define i32 @f() {\n  ret i64 0\n}\n"))
	fmt.Println(err)
	// Output:
	// f.ll:2:7: error: value doesn't match function result type 'i32'
}

func ExampleOptimize() {
	m, err := optgo.Read("f.ll", []byte("define i32 @f(i32 %a) {\n  %b = mul i32 %a, 8\n  %c = sub i32 %b, %b\n  ret i32 %c\n}\n"))
	if err != nil {
		log.Fatal(err)
	}
	if err := optgo.Optimize(m, optgo.O1); err != nil {
		log.Fatal(err)
	}
	for _, line := range strings.Split(m.String(), "\n") {
		if strings.Contains(line, "ret ") {
			fmt.Println(strings.TrimSpace(line))
		}
	}
	// Output:
	// ret i32 0
}

// A loop for the VLIW machine: its iterations overlap, so that one begins every cycle (ii=1) and
// seven are in flight (sc=7).
func ExampleVLIW() {
	m, err := optgo.Read("scale.ll", []byte(`define void @scale(ptr noalias %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %w = fmul double %v, 2.0
  store double %w, ptr %p
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
`))
	if err != nil {
		log.Fatal(err)
	}
	if _, err := optgo.RunWith(m, "vliw", optgo.RunOptions{For: optgo.TargetOptions{VLIW: &vliw.Options{}}}); err != nil {
		log.Fatal(err)
	}
	assembly, err := optgo.VLIW(m, vliw.Options{})
	if err != nil {
		log.Fatal(err)
	}
	for _, line := range strings.Split(fmt.Sprint(assembly), "\n") {
		if strings.HasPrefix(strings.TrimSpace(line), ".loop") {
			fmt.Println(strings.TrimSpace(line))
		}
	}
	// Output:
	// .loop scale.loop ii=1 mii=1 res=1 rec=1 sc=7 maxlive=7 regs=7
}
