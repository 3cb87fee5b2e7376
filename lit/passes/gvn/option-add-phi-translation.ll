; RUN: opt-go %s -passes=gvn -S | FileCheck %s
; RUN: opt-go %s -passes=gvn -gvn-add-phi-translation -S | FileCheck %s --check-prefix=ADD
;
; The load is available on one path. On the other path the sum in its address would have to be computed, which the option allows.
; As opt-19 with the same option.

; CHECK: j:
; CHECK: load i32
; ADD: %s.phi.trans.insert = add nsw i64 %n, 4
; ADD: load i32
; ADD: j:
; ADD-NOT: load
; ADD: ret
define i32 @f(ptr %p, i64 %n, i1 %c, ptr %q) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = load i64, ptr %q
  %xa = add i64 %x, 4
  %ga = getelementptr i32, ptr %p, i64 %xa
  %va = load i32, ptr %ga
  call void @u(i32 %va) readnone
  br label %j
b:
  br label %j
j:
  %i = phi i64 [ %x, %a ], [ %n, %b ]
  %s = add nsw i64 %i, 4
  %g = getelementptr i32, ptr %p, i64 %s
  %v = load i32, ptr %g
  ret i32 %v
}
declare void @u(i32) readnone nounwind willreturn
