; A result is not null by the pointer that it is computed from where nothing is at null, and in one address space only.
; RUN: opt-go -passes=function-attrs -S %s | FileCheck %s

; CHECK: define nonnull ptr @moved(
define ptr @moved(ptr nonnull %p, i64 %n) {
  %q = getelementptr inbounds i8, ptr %p, i64 %n
  ret ptr %q
}

; CHECK: define ptr @moved_valid(
define ptr @moved_valid(ptr nonnull %p, i64 %n) null_pointer_is_valid {
  %q = getelementptr inbounds i8, ptr %p, i64 %n
  ret ptr %q
}

; CHECK: define ptr addrspace(3) @moved_shared(
define ptr addrspace(3) @moved_shared(ptr addrspace(3) nonnull %p, i32 %n) {
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 %n
  ret ptr addrspace(3) %q
}

; CHECK: define ptr @cast(
define ptr @cast(ptr addrspace(5) nonnull %p) {
  %q = addrspacecast ptr addrspace(5) %p to ptr
  ret ptr %q
}
