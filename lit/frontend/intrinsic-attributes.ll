; RUN: opt-go %s -passes=verify -opt-version=22 -emit-llvm-version=22 -S | FileCheck %s -check-prefix=NEW
; RUN: opt-go %s -passes=verify -opt-version=22 -S | FileCheck %s -check-prefix=OLD
; RUN: opt-go %s -passes=verify -opt-version=19 -S | FileCheck %s -check-prefix=OLD
;
; Declarations of intrinsics have the attributes of the version whose results passes give; what the
; version that is written has no word for is left out.

; NEW: declare range(i64 -1, 2) i64 @llvm.scmp.i64.i32(i32, i32) #[[A:[0-9]+]]
; NEW: attributes #[[A]] = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; OLD-NOT: nocreateundeforpoison
define i64 @f(i32 %x, i32 %y) {
  %r = call i64 @llvm.scmp.i64.i32(i32 %x, i32 %y)
  ret i64 %r
}

declare i64 @llvm.scmp.i64.i32(i32, i32)
