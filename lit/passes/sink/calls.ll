; RUN: opt-go %s -passes=sink -S | FileCheck %s
;
; Calls that only compute move; convergent ones, and those that may unwind or not return, stay.

; CHECK: declare i32 @pure(i32){{.*}}
; CHECK: declare i32 @together(i32){{.*}}
; CHECK: declare i32 @endless(i32){{.*}}
; CHECK: declare i32 @reads(ptr){{.*}}
; CHECK: declare void @use(i32)
;
; CHECK: define void @f(i32 %a, ptr noalias %q, ptr noalias %r, i1 %c) {
; CHECK-NEXT:   %y = call i32 @together(i32 %a)
; CHECK-NEXT:   %z = call i32 @endless(i32 %a)
; CHECK-NEXT:   %v = call i32 @reads(ptr %q)
; CHECK-NEXT:   store i32 0, ptr %q, align 4
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %x = call i32 @pure(i32 %a)
; CHECK-NEXT:   %w = call i32 @reads(ptr %r)
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   call void @use(i32 %y)
; CHECK-NEXT:   call void @use(i32 %z)
; CHECK-NEXT:   call void @use(i32 %v)
; CHECK-NEXT:   call void @use(i32 %w)
; CHECK-NEXT:   ret void
; CHECK: else:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare i32 @pure(i32) memory(none) nounwind willreturn
declare i32 @together(i32) memory(none) nounwind willreturn convergent
declare i32 @endless(i32) memory(none) nounwind
declare i32 @reads(ptr) memory(argmem: read) nounwind willreturn
declare void @use(i32)
define void @f(i32 %a, ptr noalias %q, ptr noalias %r, i1 %c) {
  %x = call i32 @pure(i32 %a)
  %y = call i32 @together(i32 %a)
  %z = call i32 @endless(i32 %a)
  %v = call i32 @reads(ptr %q)
  %w = call i32 @reads(ptr %r)
  store i32 0, ptr %q
  br i1 %c, label %then, label %else
then:
  call void @use(i32 %x)
  call void @use(i32 %y)
  call void @use(i32 %z)
  call void @use(i32 %v)
  call void @use(i32 %w)
  ret void
else:
  ret void
}
