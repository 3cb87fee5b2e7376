; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; A variable that keeps allocated memory reachable keeps its stores of pointers; constants, and allocations without other uses, need not be
; stored. In private variables no detector of leaks looks.

; CHECK: @root = internal unnamed_addr global ptr null
;
; CHECK: define void @f(ptr %p) local_unnamed_addr {
; CHECK-NEXT:   store ptr %p, ptr @root, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@root = internal global ptr null
@constant = internal global ptr null
@fresh = internal global ptr null
@private = private global ptr null
declare noalias ptr @allocate(i64) nounwind willreturn memory(inaccessiblemem: readwrite) allockind("alloc,uninitialized")
define void @f(ptr %p) {
  store ptr %p, ptr @root
  store ptr @root, ptr @constant
  %m = call ptr @allocate(i64 8)
  store ptr %m, ptr @fresh
  store ptr %p, ptr @private
  ret void
}
