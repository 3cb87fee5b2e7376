; RUN: opt-go %s -passes=instsimplify -opt-version=22 -emit-llvm-version=22 -S | FileCheck %s
; RUN: opt-go %s -passes=instsimplify -opt-version=19 -emit-llvm-version=22 -S | FileCheck %s -check-prefix=OLD
;
; An address that is not below the base of what it is inside of does not wrap around (LLVM 20 and later say so).

@g = global [100 x i32] zeroinitializer
@h = external global i8

; CHECK: ret ptr getelementptr inbounds nuw (i8, ptr @g, i64 16)
; OLD: ret ptr getelementptr inbounds (i8, ptr @g, i64 16)
define ptr @inside() {
  %p = getelementptr [100 x i32], ptr @g, i64 0, i64 4
  ret ptr %p
}
; CHECK: ret ptr getelementptr inbounds nuw (i8, ptr @h, i64 2)
define ptr @chain() {
  %p = getelementptr inbounds i8, ptr @h, i64 4
  %q = getelementptr inbounds i8, ptr %p, i64 -2
  ret ptr %q
}
; CHECK: ret ptr getelementptr inbounds (i8, ptr @h, i64 -4)
define ptr @below() {
  %p = getelementptr inbounds i8, ptr @h, i64 -4
  ret ptr %p
}
; CHECK: ret ptr getelementptr (i8, ptr @h, i64 4)
define ptr @nothingKnown() {
  %p = getelementptr i8, ptr @h, i64 4
  ret ptr %p
}
