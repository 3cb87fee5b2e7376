package main

import (
	"slices"
	"strings"
	"testing"

	optgo "opt-go"
	"opt-go/frontend"
	"opt-go/nvptx"
)

// module has functions with every kind of argument that is passed.
const module = `target triple = "nvptx64-nvidia-cuda"
define i32 @sum(i32 %a, ptr %p, ptr addrspace(3) %s, ptr addrspace(5) %l) {
  %x = load i32, ptr %p
  %y = load i32, ptr addrspace(3) %s
  %z = load i32, ptr addrspace(5) %l
  %t = add i32 %a, %x
  %u = add i32 %t, %y
  %v = add i32 %u, %z
  store i32 %v, ptr addrspace(3) %s
  ret i32 %v
}
define void @variadic(...) {
  ret void
}
`

// compiledHere is a text as llc-go compiles it.
func compiledHere(t *testing.T, text string) compiled {
	t.Helper()
	m, err := optgo.Read("t.ll", []byte(text), frontend.Retarget(func(string, string) (string, string) { return triple, optgo.Layout(triple) }))
	if err != nil {
		t.Fatal(err)
	}
	p, err := optgo.LLC(m, optgo.LLCOptions{Level: optgo.O2, PTX: nvptx.Options{}})
	if err != nil {
		t.Fatal(err)
	}
	return compiled{module: p}
}

// TestCompare: a module behaves as itself, and not as one with another operation.
func TestCompare(t *testing.T) {
	m, err := optgo.Read("t.ll", []byte(module))
	if err != nil {
		t.Fatal(err)
	}
	if r, why := callable(m, m.Funcs[1], false); r == nil || len(r.args) != variable {
		t.Errorf("a variadic function: %v, %q", r, why)
	}
	r, why := callable(m, m.Funcs[0], false)
	if r == nil {
		t.Fatal(why)
	}
	r.kernel = "execute_kernel0"
	text := module + copies(module) + r.variables() + r.wrapper()
	same, other := compiledHere(t, text), compiledHere(t, strings.Replace(text, "add i32 %u, %z", "sub i32 %u, %z", 1))
	for seed := range uint64(3) {
		a, errA := r.execute(same.module, seed)
		b, errB := r.execute(other.module, seed)
		if o, message := judge(a, a, errA, errA); o != equal {
			t.Errorf("run %d: %s: %s", seed+1, o, message)
		}
		if o, message := judge(a, b, errA, errB); o != different {
			t.Errorf("run %d: a sum and a difference: %s: %s", seed+1, o, message)
		}
	}
}

// TestNotCompared: what cannot be equal is said of a function, and not compared.
func TestNotCompared(t *testing.T) {
	m, err := optgo.Read("t.ll", []byte(`target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.clock()
define i32 @clock() {
  %c = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  ret i32 %c
}
define [2 x <2 x i1>] @bits(<2 x float> %x) {
  ret [2 x <2 x i1>] zeroinitializer
}
`))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"clock": "reads a clock", "bits": "llc declares one byte for a vector of i1, and accesses one for each element"}
	for _, f := range m.Funcs {
		if f.IsDecl() {
			continue
		}
		if r, why := callable(m, f, false); r != nil || why != want[f.Name()] {
			t.Errorf("%s: %v, %q", f.Name(), r, why)
		}
	}
}

// TestMasks: vectors of i1 are compared as bytes, and not passed by calls.
func TestMasks(t *testing.T) {
	const text = `target triple = "nvptx64-nvidia-cuda"
define <3 x i1> @less(<3 x i32> %x, <3 x i1> %m) {
  %c = icmp slt <3 x i32> %x, splat (i32 3)
  %r = xor <3 x i1> %c, %m
  ret <3 x i1> %r
}
`
	m, err := optgo.Read("t.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	r, why := callable(m, m.Funcs[0], false)
	if r == nil {
		t.Fatal(why)
	}
	r.kernel = "execute_kernel0"
	u := &unit{config: &config{}, text: text}
	whole := u.withKernels([]*function{r})
	if strings.Contains(whole, "call <3 x i1>") {
		t.Errorf("the call is not inlined:\n%s", whole)
	}
	same, other := compiledHere(t, whole), compiledHere(t, strings.Replace(whole, "icmp slt", "icmp sgt", 2))
	for seed := range uint64(3) {
		a, errA := r.execute(same.module, seed)
		b, errB := r.execute(other.module, seed)
		if o, message := judge(a, b, errA, errB); o != different {
			t.Errorf("run %d: %s %s", seed+1, o, message)
		}
	}
}

// TestRunLines: the compilations that a test asks for, each once.
func TestRunLines(t *testing.T) {
	const text = `; RUN: llc < %s -mtriple=nvptx64 -mcpu=sm_20 | FileCheck %s
; RUN: %if ptxas-sm_90 && ptxas-isa-7.8 %{ llc < %s -mtriple=nvptx64 -mcpu=sm_90 \
; RUN:   -mattr=+ptx78 -o - | %ptxas-verify -arch=sm_90 %}
; RUN: %if ptxas %{ llc < %s -mtriple=nvptx64 -mcpu=sm_20 | %ptxas-verify %}
; RUN: sed 's/A/B/' %s | llc -mtriple=nvptx64 | FileCheck %s
; RUN: not llc -mtriple=nvptx64 %s
; RUN: llc -mtriple=nvptx -mcpu=sm_20 %s
; RUN: llc -mtriple=nvptx64 -stop-after=finalize-isel %s
`
	var got []string
	for _, r := range runLines(text) {
		got = append(got, r.before+"|"+r.input+"|"+strings.Join(r.flags, " "))
	}
	want := []string{"|%s|-mtriple=nvptx64 -mcpu=sm_20", "|%s|-mtriple=nvptx64 -mcpu=sm_90 -mattr=+ptx78", "sed 's/A/B/' %s||-mtriple=nvptx64"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	part, ok := splitFile("; RUN: x\n;--- a.ll\none\n;--- b.ll\ntwo\n", "b.ll")
	if !ok || strings.TrimSpace(part) != "two" {
		t.Errorf("%q, %v", part, ok)
	}
}

// TestPromises: flags go, and names and types that contain them stay.
func TestPromises(t *testing.T) {
	const text = "%nsw = add nuw nsw i32 %a, %nuw\n%s = call nnan ninf float @llvm.sqrt.f32(float %exact)\n%t = trunc nuw nsw i32 %nsw to i8"
	const want = "%nsw = add i32 %a, %nuw\n%s = call float @llvm.sqrt.f32(float %exact)\n%t = trunc i32 %nsw to i8"
	if got := promises.ReplaceAllString(text, ""); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestFlags: those that choose the code, of the first RUN line of llc for 64 bits.
func TestFlags(t *testing.T) {
	got := flagsOf("; RUN: llc < %s -march=nvptx -mcpu=sm_10 | FileCheck %s\n; RUN: llc < %s -march=nvptx64 -mcpu=sm_90 -o - -O3 --mattr=+ptx80 -verify-machineinstrs | FileCheck %s\n")
	if want := []string{"-mtriple=" + triple, "-mcpu=sm_90", "-O3", "-mattr=+ptx80"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	got = flagsOf("; RUN: opt < %s -mcpu=sm_20 | FileCheck %s\n")
	if want := []string{"-mtriple=" + triple, processor}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
