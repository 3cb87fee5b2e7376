; Branches, switches, phis and calls; predecessors are listed after labels.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:declare i32 @vararg(ptr, ...)
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: noreturn
;CHECK-NEXT:declare void @abort() #0
;CHECK-EMPTY:
;CHECK-NEXT:define fastcc i32 @f(i32 %n, ptr %fn, i1 %c) {
;CHECK-NEXT:entry:
;CHECK-NEXT:  switch i32 %n, label %default [
;CHECK-NEXT:    i32 0, label %one
;CHECK-NEXT:    i32 -1, label %two
;CHECK-NEXT:    i32 7, label %one
;CHECK-NEXT:  ]
;CHECK-EMPTY:
;CHECK-NEXT:one:                                              ; preds = %two, %entry, %entry
;CHECK-NEXT:  %a = phi i32 [ 1, %entry ], [ 1, %entry ], [ %b, %two ]
;CHECK-NEXT:  br i1 %c, label %two, label %default, !prof !0
;CHECK-EMPTY:
;CHECK-NEXT:two:                                              ; preds = %one, %entry
;CHECK-NEXT:  %b = phi i32 [ %a, %one ], [ %n, %entry ]
;CHECK-NEXT:  indirectbr ptr %fn, [label %one, label %default]
;CHECK-EMPTY:
;CHECK-NEXT:default:                                          ; preds = %two, %one, %entry
;CHECK-NEXT:  %c1 = call i32 (ptr, ...) @vararg(ptr %fn, i32 1, double 2.000000e+00)
;CHECK-NEXT:  %c2 = tail call fastcc i32 @f(i32 1, ptr null, i1 false) #1
;CHECK-NEXT:  %c3 = notail call i32 %fn(i32 noundef signext %n)
;CHECK-NEXT:  %c4 = call nnan float %fn(float 1.000000e+00) [ "deopt"(i32 %n, ptr %fn), "tag"() ]
;CHECK-NEXT:  %c5 = musttail call fastcc i32 @f(i32 %n, ptr %fn, i1 %c)
;CHECK-NEXT:  ret i32 %c5
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:define void @g(i32 %x) {
;CHECK-NEXT:  switch i32 %x, label %1 [
;CHECK-NEXT:  ]
;CHECK-EMPTY:
;CHECK-NEXT:1:                                                ; preds = %0
;CHECK-NEXT:  br label %2
;CHECK-EMPTY:
;CHECK-NEXT:2:                                                ; preds = %2, %1
;CHECK-NEXT:  br label %2
;CHECK-EMPTY:
;CHECK-NEXT:3:                                                ; No predecessors!
;CHECK-NEXT:  call void @abort()
;CHECK-NEXT:  unreachable
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:attributes #0 = { noreturn }
;CHECK-NEXT:attributes #1 = { nounwind }
;CHECK-EMPTY:
;CHECK-NEXT:!0 = !{!"branch_weights", i32 3, i32 5}

declare i32 @vararg(ptr, ...)
declare void @abort() noreturn
define fastcc i32 @f(i32 %n, ptr %fn, i1 %c) {
entry:
  switch i32 %n, label %default [
    i32 0, label %one
    i32 -1, label %two
    i32 7, label %one
  ]
one:
  %a = phi i32 [ 1, %entry ], [ 1, %entry ], [ %b, %two ]
  br i1 %c, label %two, label %default, !prof !0
two:
  %b = phi i32 [ %a, %one ], [ %n, %entry ]
  indirectbr ptr %fn, [label %one, label %default]
default:
  %c1 = call i32 (ptr, ...) @vararg(ptr %fn, i32 1, double 2.0)
  %c2 = tail call fastcc i32 @f(i32 1, ptr null, i1 false) #0
  %c3 = notail call i32 %fn(i32 noundef signext %n)
  %c4 = call nnan float %fn(float 1.0) [ "deopt"(i32 %n, ptr %fn), "tag"() ]
  %c5 = musttail call fastcc i32 @f(i32 %n, ptr %fn, i1 %c)
  ret i32 %c5
}
define void @g(i32 %x) {
  switch i32 %x, label %1 []
1:
  br label %2
2:
  br label %2
3:
  call void @abort()
  unreachable
}
attributes #0 = { nounwind }
!0 = !{!"branch_weights", i32 3, i32 5}
