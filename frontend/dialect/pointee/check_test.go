package pointee

import (
	"opt-go/frontend/dialect"
	"strings"
	"testing"
)

// typedModule has the constructs whose types the walk over pointees works out.
const typedModule = `target datalayout = "e-p5:32:32"
%T = type { i32, [2 x %T*], <4 x i16> }
%I = type i32
%"odd name" = type opaque
@g = global %T zeroinitializer, align 8
@a = global [2 x i32*] [i32* getelementptr inbounds (%T, %T* @g, i64 0, i32 0), i32* null], section "s"
@p = addrspace(1) global <{ i8*, %I }> <{ i8* bitcast (%T* @g to i8*), i32 3 }>
@al = alias i32, getelementptr (%T, %T* @g, i32 0, i32 0)
@if = ifunc void (%I*), void (i32*)* ()* @resolver
@b = global i8* blockaddress(@f, %next)
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 1, void ()* @init, i8* null }]
declare void @init() #0
declare i32 @variadic(i8*, ...)
declare i32* @byval(%T* byval(%T) align 8, i32* "k"="v") personality i32 (i8*, ...)* @variadic
define void (i32*)* @resolver() { ret void (i32*)* null }
define dso_local i32 @f(%T* %t, i32** nocapture %0, <2 x i8*> %v, i1 %c) personality i8* bitcast (i32 (i8*, ...)* @variadic to i8*) {
  %x = alloca i32, align 4, addrspace(5)
  %f1 = getelementptr inbounds %T, %T* %t, i32 0, i32 1, i32 1
  %u = load %T*, %T** %f1, align 8, !foo !0
  %lane = getelementptr %T, %T* %u, i32 0, i32 2, i32 3
  store i16 1, i16* %lane
  %many = getelementptr i8, <2 x i8*> %v, <2 x i64> <i64 1, i64 2>
  %one = extractelement <2 x i8*> %many, i32 0
  %old = cmpxchg i32 addrspace(5)* %x, i32 1, i32 2 seq_cst seq_cst
  %n = extractvalue { i32, i1 } %old, 0
  call void (i8*, ...) bitcast (i32 (i8*, ...)* @variadic to void (i8*, ...)*)(i8* %one, i32* null)
  %2 = tail call i32 (i8*, ...) @variadic(i8* align 4 %one, double 1.0) #0
  %r = invoke i32* @byval(%T* byval(%T) %u, i32* null) to label %next unwind label %pad
next:
  %phi = phi i32* [ %r, %1 ], [ %later, %next ]
  %later = select i1 %c, i32* %phi, i32* null
  br i1 %c, label %next, label %3
3:
  %4 = load i32, i32* %later
  ret i32 %4
pad:
  %l = landingpad { i8*, i32 } catch i8* bitcast (%T* @g to i8*) filter [0 x i8*] undef
  resume { i8*, i32 } %l
}
define void @later(i32* %0) {
  %2 = bitcast i32* %0 to i8*
  call void asm sideeffect "", "*m"(i32* elementtype(i32) %0)
  call void @llvm.foo(i8* %2, metadata i32* %0, metadata !DIExpression())
  ret void
}
!0 = !{i32* @al, !"s", null, !{}}
attributes #0 = { nounwind }
`

// TestPointeesWalk: the walk understands a text to its end, and finds nothing wrong where nothing
// is.
func TestPointeesWalk(t *testing.T) {
	text, diags := dialect.Carry("typed.ll", []byte(typedModule))
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	c := &pointees{t: text, types: newPTypes(), globals: map[string]*ptype{}, numbered: map[string]*ptype{}}
	c.Scanner.Src = text.Source
	if !c.walk() {
		t.Errorf("the walk ends at %v", text.Pos(c.Pos))
	}
	if len(c.diags) > 0 {
		t.Error(c.diags)
	}
}

// TestPointees: each change makes one thing wrong.
func TestPointees(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"i32* getelementptr inbounds (%T, %T* @g, i64 0, i32 0), i32* null", "i32* null, i8* null", "element #1 is not of type 'i32*'"},
		{"i8* bitcast (%T* @g to i8*), i32 3", "i8* bitcast (i8* @g to i8*), i32 3", "'@g' defined with type '%T*' but expected 'i8*'"},
		{"@al = alias i32", "@al = alias i64", "explicit pointee type doesn't match operand's pointee type (i64 vs i32)"},
		{"@if = ifunc void (%I*)", "@if = ifunc void (i64)", "IFunc resolver has incorrect type"},
		{"load %T*, %T** %f1", "load i8*, i8** %f1", "'%f1' defined with type '%T**' but expected 'i8**'"},
		{"store i16 1, i16* %lane", "store i32 1, i16* %lane", "stored value and pointer type do not match"},
		{"[ %later, %next ]", "[ %u, %next ]", "'%u' defined with type '%T*' but expected 'i32*'"},
		{"i32* %phi, i32* null", "i32* %phi, i8* null", "both values to select must have same type"},
		{"filter [0 x i8*] undef", "filter [1 x i32*] [i8* null]", "constant expression type mismatch"},
		{"resume { i8*, i32 }", "resume { i32*, i32 }", "'%l' defined with type '{ i8*, i32 }' but expected '{ i32*, i32 }'"},
		{"%T* byval(%T) %u", "%T* byval(i8) %u", "Attribute 'byval' type does not match parameter!"},
		{"i32 1, void ()* @init, i8* null", "i32 1, void (i32)* @init, i8* null", "'@init' defined with type 'void ()*'"},
	} {
		if !strings.Contains(typedModule, c.old) {
			t.Fatalf("the module has no %s", c.old)
		}
		text, diags := dialect.Carry("typed.ll", []byte(strings.Replace(typedModule, c.old, c.new, 1)))
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		if got := Check(text); !strings.Contains(got.Error(), c.want) {
			t.Errorf("%s:\ngot %v\nwant %s", c.new, got, c.want)
		}
	}
}
