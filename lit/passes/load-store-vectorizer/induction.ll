; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; Inductions of one loop that step alike.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @phi(
; CHECK:      entry:
; CHECK-NEXT:   br label %l
; CHECK:      l:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %n, %l ]
; CHECK-NEXT:   %j = phi i64 [ 1, %entry ], [ %m, %l ]
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:   store <2 x i32> <i32 1, i32 2>, ptr %q, align 8
; CHECK-NEXT:   %n = add i64 %i, 2
; CHECK-NEXT:   %m = add i64 %j, 2
; CHECK-NEXT:   %c = icmp eq i64 %n, 100
; CHECK-NEXT:   br i1 %c, label %e, label %l
; CHECK:      e:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @phi(ptr %p) {
entry:
  br label %l
l:
  %i = phi i64 [0, %entry], [%n, %l]
  %j = phi i64 [1, %entry], [%m, %l]
  %q = getelementptr i32, ptr %p, i64 %i
  %r = getelementptr i32, ptr %p, i64 %j
  store i32 1, ptr %q, align 8
  store i32 2, ptr %r, align 4
  %n = add i64 %i, 2
  %m = add i64 %j, 2
  %c = icmp eq i64 %n, 100
  br i1 %c, label %e, label %l
e:
  ret void
}
