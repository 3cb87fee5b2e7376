; RUN: opt-go -passes=mergefunc -S %s | FileCheck %s
; RUN: opt-go -passes=mergefunc -mergefunc-use-aliases -S %s | FileCheck %s --check-prefix=ALIAS

; The address of @g may matter, so that it calls @f; those of @h and @i do not, so that @f stands for
; them; @j differs, and so does @k, a kernel.
; ALIAS:       @h = unnamed_addr alias i32 (i32), ptr @f
; CHECK-LABEL: define i32 @f(i32 %x) {
; CHECK:         phi
; CHECK-LABEL: define i32 @user(
; CHECK-NEXT:    %a = call i32 @f(i32 1)
; CHECK-NEXT:    %b = call i32 @f(i32 2)
; CHECK-NEXT:    %c = call i32 @f(i32 3)
; CHECK-NEXT:    %d = call i32 @j(i32 4)
; CHECK-NEXT:    call void @take(ptr @g)
; CHECK-NEXT:    call void @take(ptr @f)
; CHECK-NOT:   @i(
; CHECK-LABEL: define i32 @j(
; CHECK:         phi
; CHECK-LABEL: define ptx_kernel void @k(
; CHECK:         br i1
; CHECK-LABEL: define ptx_kernel void @l(
; CHECK:         br i1
; CHECK-LABEL: define i32 @g(i32 %0) {
; CHECK-NEXT:    %2 = tail call i32 @f(i32 %0)
; CHECK-NEXT:    ret i32 %2
; CHECK-LABEL: define i32 @h(
define i32 @f(i32 %x) {
  %c = icmp eq i32 %x, 3
  br i1 %c, label %yes, label %no
yes:
  %y = mul i32 %x, %x
  br label %no
no:
  %p = phi i32 [ %y, %yes ], [ 0, %0 ]
  ret i32 %p
}

define i32 @user(ptr %p) {
  %a = call i32 @g(i32 1)
  %b = call i32 @h(i32 2)
  %c = call i32 @i(i32 3)
  %d = call i32 @j(i32 4)
  call void @take(ptr @g)
  call void @take(ptr @i)
  %r = add i32 %a, %b
  ret i32 %r
}

define i32 @g(i32 %other) {
  %k = icmp eq i32 %other, 3
  br i1 %k, label %a, label %b
a:
  %y = mul i32 %other, %other
  br label %b
b:
  %p = phi i32 [ %y, %a ], [ 0, %0 ]
  ret i32 %p
}

define i32 @h(i32 %x) unnamed_addr {
  %c = icmp eq i32 %x, 3
  br i1 %c, label %yes, label %no
yes:
  %y = mul i32 %x, %x
  br label %no
no:
  %p = phi i32 [ %y, %yes ], [ 0, %0 ]
  ret i32 %p
}

define internal i32 @i(i32 %x) unnamed_addr {
  %c = icmp eq i32 %x, 3
  br i1 %c, label %yes, label %no
yes:
  %y = mul i32 %x, %x
  br label %no
no:
  %p = phi i32 [ %y, %yes ], [ 0, %0 ]
  ret i32 %p
}

define i32 @j(i32 %x) {
  %c = icmp eq i32 %x, 3
  br i1 %c, label %yes, label %no
yes:
  %y = mul i32 %x, %x
  br label %no
no:
  %p = phi i32 [ 0, %0 ], [ %y, %yes ]
  ret i32 %p
}

define ptx_kernel void @k(i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  call void @take(ptr null)
  br label %no
no:
  ret void
}

define ptx_kernel void @l(i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  call void @take(ptr null)
  br label %no
no:
  ret void
}

declare void @take(ptr)
