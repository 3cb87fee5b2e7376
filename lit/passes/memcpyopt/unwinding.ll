; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; Stores become a memset after the last of them: what unwinds in between leaves the first ones to the caller, even if it touches no memory.

declare void @throws() memory(none)
declare void @throws_inside() memory(inaccessiblemem: readwrite)
declare void @use(ptr)

; CHECK-LABEL: @caller_sees(
; CHECK-NEXT:   %p8 = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   %p16 = getelementptr i8, ptr %p, i64 16
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 16, i1 false)
; CHECK-NEXT:   call void @throws()
; CHECK-NEXT:   store i64 0, ptr %p16, align 8
; CHECK-NEXT:   ret void
define void @caller_sees(ptr %p) {
  %p8 = getelementptr i8, ptr %p, i64 8
  %p16 = getelementptr i8, ptr %p, i64 16
  store i64 0, ptr %p, align 8
  store i64 0, ptr %p8, align 8
  call void @throws()
  store i64 0, ptr %p16, align 8
  ret void
}

; CHECK-LABEL: @inaccessible(
; CHECK:        store i64 0, ptr %p, align 8
; CHECK-NEXT:   call void @throws_inside()
; CHECK-NEXT:   store i64 0, ptr %p8, align 8
; CHECK-NEXT:   ret void
define void @inaccessible(ptr %p) {
  %p8 = getelementptr i8, ptr %p, i64 8
  store i64 0, ptr %p, align 8
  call void @throws_inside()
  store i64 0, ptr %p8, align 8
  ret void
}

; CHECK-LABEL: @own_slot(
; CHECK:        call void @throws()
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 8 %s, i8 0, i64 16, i1 false)
; CHECK-NEXT:   call void @use(ptr %s)
define void @own_slot() {
  %s = alloca [2 x i64]
  %s8 = getelementptr i8, ptr %s, i64 8
  store i64 0, ptr %s, align 8
  call void @throws()
  store i64 0, ptr %s8, align 8
  call void @use(ptr %s)
  ret void
}
