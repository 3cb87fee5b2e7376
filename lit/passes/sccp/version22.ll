; RUN: opt-go %s -passes=sccp -opt-version=22 -emit-llvm-version=22 -S | FileCheck %s
; RUN: opt-go %s -passes=sccp -opt-version=19 -S | FileCheck %s -check-prefix=OLD
;
; As LLVM 22: facts about conditions, three-way comparisons as differences, addresses that grow.

; CHECK-LABEL: @conditions(
; CHECK: call void @use(i1 true)
; OLD-LABEL: @conditions(
; OLD: call void @use(i1 %d)
define void @conditions(i32 %x) {
entry:
  %c = icmp ult i32 %x, 20
  br i1 %c, label %a, label %b
a:
  %d = icmp ult i32 %x, 25
  call void @use(i1 %d)
  br label %b
b:
  ret void
}

; CHECK-LABEL: @bit(
; CHECK: call void @use(i1 true)
; CHECK: call void @use(i1 false)
define void @bit(i8 %x) {
entry:
  %c = trunc nuw i8 %x to i1
  br i1 %c, label %a, label %b
a:
  %d = icmp eq i8 %x, 1
  call void @use(i1 %d)
  ret void
b:
  %e = icmp ne i8 %x, 0
  call void @use(i1 %e)
  ret void
}

; -1 is below 0 in the wider type too.
; CHECK-LABEL: @three_way(
; CHECK-NEXT: %[[S:.*]] = sub i8 %x, 1
; CHECK-NEXT: %[[W:.*]] = sext i8 %[[S]] to i32
; CHECK-NEXT: ret i32 %[[W]]
; OLD-LABEL: @three_way(
; OLD-NEXT: call i32 @llvm.ucmp
define i32 @three_way(i8 range(i8 0, 3) %x) {
  %r = call i32 @llvm.ucmp.i32.i8(i8 %x, i8 1)
  ret i32 %r
}

; CHECK-LABEL: @not_by_one(
; CHECK-NEXT: call i32 @llvm.ucmp
define i32 @not_by_one(i8 range(i8 0, 3) %x) {
  %r = call i32 @llvm.ucmp.i32.i8(i8 %x, i8 0)
  ret i32 %r
}

; CHECK-LABEL: @forward(
; CHECK-NEXT: getelementptr inbounds nuw i32, ptr %p, i64 3
; OLD-LABEL: @forward(
; OLD-NEXT: getelementptr inbounds i32, ptr %p, i64 3
define ptr @forward(ptr %p) {
  %q = getelementptr inbounds i32, ptr %p, i64 3
  ret ptr %q
}

declare void @use(i1)
declare i32 @llvm.ucmp.i32.i8(i8, i8)
