; Offsets inside an object are the same in all address spaces: casts are stripped, and so are constant getelementptrs before
; them if they stay in the object. One that may wrap around does not do so in both spaces at the same place.
; RUN: opt-go %s -S -mtriple=nvptx64-nvidia-cuda -passes=load-store-vectorizer | FileCheck %s

; CHECK-LABEL: @cast_behind(
; CHECK: store <2 x i32> zeroinitializer, ptr %f, align 8
define void @cast_behind(ptr addrspace(3) %p) {
  %q = getelementptr i32, ptr addrspace(3) %p, i64 1
  %f = addrspacecast ptr addrspace(3) %p to ptr
  %g = addrspacecast ptr addrspace(3) %q to ptr
  store i32 0, ptr %f, align 8
  store i32 0, ptr %g, align 4
  ret void
}

; CHECK-LABEL: @two_casts(
; CHECK: store <2 x i32> zeroinitializer, ptr %q, align 8
define void @two_casts(ptr addrspace(3) %p) {
  %f = addrspacecast ptr addrspace(3) %p to ptr
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %q = getelementptr inbounds i32, ptr %f, i64 2
  %r = getelementptr inbounds i32, ptr %g, i64 3
  store i32 0, ptr %q, align 8
  store i32 0, ptr %r, align 4
  ret void
}

; CHECK-LABEL: @wraps(
; CHECK: store i32 0, ptr %f, align 8
; CHECK: store i32 0, ptr %q, align 4
define void @wraps(ptr addrspace(3) %p) {
  %f = addrspacecast ptr addrspace(3) %p to ptr
  %q = getelementptr i32, ptr %f, i64 1
  store i32 0, ptr %f, align 8
  store i32 0, ptr %q, align 4
  ret void
}

@g = addrspace(3) global [4 x i32] zeroinitializer, align 16
; CHECK-LABEL: @constants(
; CHECK: store <2 x i32> zeroinitializer, ptr addrspacecast (ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @g, i64 2) to ptr), align 8
define void @constants() {
  store i32 0, ptr addrspacecast (ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @g, i64 2) to ptr), align 8
  store i32 0, ptr addrspacecast (ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @g, i64 3) to ptr), align 4
  ret void
}
