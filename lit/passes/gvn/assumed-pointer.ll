; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; A pointer that an assumption says is a constant address inside a variable is replaced by it; one
; to its end is not, since it may be the address of another object.

@table = available_externally constant [2 x ptr] [ptr @f, ptr @g]
declare void @f()
declare void @g()
declare void @llvm.assume(i1)

; CHECK-LABEL: @inside(
; CHECK:         call void @g()
define void @inside(ptr %o) {
  %p = load ptr, ptr %o
  %is = icmp eq ptr %p, getelementptr ([2 x ptr], ptr @table, i64 0, i64 1)
  call void @llvm.assume(i1 %is)
  %v = load ptr, ptr %p
  call void %v()
  ret void
}

; CHECK-LABEL: @end(
; CHECK:         load i8, ptr %p
define i8 @end(ptr %o) {
  %p = load ptr, ptr %o
  %is = icmp eq ptr %p, getelementptr ([2 x ptr], ptr @table, i64 0, i64 2)
  call void @llvm.assume(i1 %is)
  %v = load i8, ptr %p
  ret i8 %v
}

; A φ reads its operand at the end of the block, after the assumption.
; CHECK-LABEL: @edge(
; CHECK:         ret i64 0
define i64 @edge(i1 %c, i64 %a) {
  br i1 %c, label %yes, label %no
yes:
  %zero = icmp eq i64 %a, 0
  call void @llvm.assume(i1 %zero)
  br label %end
no:
  br label %end
end:
  %r = phi i64 [ %a, %yes ], [ 0, %no ]
  ret i64 %r
}
