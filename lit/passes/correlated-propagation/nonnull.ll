; Pointers that are not null where they are passed are marked so.
; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s

declare void @use(ptr)
declare i32 @eh(...)
declare void @llvm.assume(i1)

; CHECK-LABEL: define void @branch(
; CHECK:         call void @use(ptr nonnull %p)
; CHECK:         call void @use(ptr %p)
define void @branch(ptr %p) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %none, label %some
some:
  call void @use(ptr %p)
  ret void
none:
  call void @use(ptr %p)
  ret void
}

; CHECK-LABEL: define void @slot(
; CHECK:         call void @use(ptr nonnull %a)
define void @slot() {
  %a = alloca i32
  call void @use(ptr %a)
  ret void
}

; CHECK-LABEL: define void @throws(
; CHECK:         invoke void @use(ptr nonnull %p)
define void @throws(ptr %p) personality ptr @eh {
  %c = icmp ne ptr %p, null
  call void @llvm.assume(i1 %c)
  invoke void @use(ptr %p) to label %on unwind label %off
on:
  ret void
off:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; Numbers through a sum that was checked for overflow.
; CHECK-LABEL: define i32 @checked(
; CHECK:         add nuw nsw i32 %x, %y
; CHECK:         add nuw nsw i32 %v, 1
define i32 @checked(i32 %x, i32 %y) {
  %a = icmp ult i32 %x, 100
  %b = icmp ult i32 %y, 100
  %c = and i1 %a, %b
  br i1 %c, label %small, label %large
small:
  %s = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %v = extractvalue { i32, i1 } %s, 0
  %r = add i32 %v, 1
  ret i32 %r
large:
  ret i32 0
}
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
