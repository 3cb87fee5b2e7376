; RUN: opt-go -passes=correlated-propagation -S %s | FileCheck %s

; Behind a block that reads or writes an object, its address is not null.

@g = global i32 0, align 4

declare void @use(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @read(
; CHECK: call void @use(ptr nonnull %p)
; CHECK: call void @use(ptr nonnull %p)
; CHECK: call void @use(ptr %q)
define void @read(ptr %p, ptr %q, i1 %c) {
  %x = load i32, ptr %p
  br i1 %c, label %t, label %f

t:
  call void @use(ptr %p)
  ret void

f:
  br label %g

g:
  call void @use(ptr %p)
  call void @use(ptr %q)
  ret void
}

; CHECK-LABEL: @copied(
; CHECK: call void @use(ptr nonnull %p)
; CHECK: call void @use(ptr nonnull %q)
; CHECK: call void @use(ptr nonnull %inside)
; CHECK: call void @use(ptr %outside)
define void @copied(ptr %p, ptr %q) {
  %inside = getelementptr inbounds i8, ptr %p, i64 4
  %outside = getelementptr i8, ptr %p, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
  br label %next

next:
  call void @use(ptr %p)
  call void @use(ptr %q)
  call void @use(ptr %inside)
  call void @use(ptr %outside)
  ret void
}

; CHECK-LABEL: @allowed(
; CHECK: call void @use(ptr %p)
define void @allowed(ptr %p) null_pointer_is_valid {
  %x = load i32, ptr %p
  br label %t

t:
  call void @use(ptr %p)
  ret void
}

; The bits that an alignment sets imply nothing about an address.
; CHECK-LABEL: @odd(
; CHECK: call void @use(ptr %v)
define void @odd() {
  %v = getelementptr i8, ptr @g, i64 -1
  br label %t

t:
  call void @use(ptr %v)
  ret void
}
