; RUN: opt-go %s -passes='cgscc(inline,function-attrs,function(sroa,early-cse,instcombine))' -print-after=inline -disable-output 2>&1 | FileCheck %s --check-prefix=ORDER
; RUN: opt-go %s -j 4 -passes='cgscc(inline,function-attrs,function(sroa,early-cse,instcombine),inline)' -S | FileCheck %s
;
; The functions in the initializer of a variable, or named by an alias, come before the functions that refer to the variable: passes read it and call
; what stands there.

; ORDER: IR Dump After inline on (behind)
; ORDER: IR Dump After inline on (member)
; ORDER: IR Dump After inline on (caller)

@table = constant [2 x ptr] [ptr @member, ptr @other]
@other = alias i32 (i32), ptr @behind

; CHECK-LABEL: define i32 @caller(
; CHECK-NEXT:    ret i32 12
define i32 @caller(i32 %x) {
  %slot = alloca ptr
  store ptr @table, ptr %slot
  %t = load ptr, ptr %slot
  %f = load ptr, ptr %t
  %r = call i32 %f(i32 6)
  ret i32 %r
}

; CHECK: define i32 @member(i32 %x) #[[A:[0-9]+]] {
define i32 @member(i32 %x) {
  %y = mul i32 %x, 2
  ret i32 %y
}

define i32 @behind(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}

; CHECK: attributes #[[A]] = {{.*}}memory(none)
