; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; Loops, volatile accesses, values that linkers may exchange, and addresses of the constructor's own memory stay work for the program.

; CHECK: @llvm.global_ctors = appending global [5 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @loops, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @volatile, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @exchanged, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @recursive, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @integer, ptr null }]
; CHECK: @x = global i32 0
; CHECK: @weak = weak local_unnamed_addr global i32 0
; CHECK: @int = local_unnamed_addr global i64 0
;
; CHECK: define internal void @loops() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %n, %loop ]
; CHECK-NEXT:   store i32 %i, ptr @x, align 4
; CHECK-NEXT:   %n = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %n, 3
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define internal void @volatile() {
; CHECK-NEXT:   store volatile i32 1, ptr @x, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define internal void @exchanged() {
; CHECK-NEXT:   store i32 1, ptr @weak, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define internal void @recursive() {
; CHECK-NEXT:   call void @recursive()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define internal void @integer() {
; CHECK-NEXT:   %i = ptrtoint ptr @x to i64
; CHECK-NEXT:   %m = mul i64 %i, 3
; CHECK-NEXT:   store i64 %m, ptr @int, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@llvm.global_ctors = appending global [5 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @loops, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @volatile, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @exchanged, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @recursive, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @integer, ptr null }]
@x = global i32 0
@weak = weak global i32 0
@int = global i64 0
define internal void @loops() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  store i32 %i, ptr @x
  %n = add i32 %i, 1
  %c = icmp ult i32 %n, 3
  br i1 %c, label %loop, label %end
end:
  ret void
}
define internal void @volatile() {
  store volatile i32 1, ptr @x
  ret void
}
define internal void @exchanged() {
  store i32 1, ptr @weak
  ret void
}
define internal void @recursive() {
  call void @recursive()
  ret void
}
define internal void @integer() {
  %i = ptrtoint ptr @x to i64
  %m = mul i64 %i, 3
  store i64 %m, ptr @int
  ret void
}
