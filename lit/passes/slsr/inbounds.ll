; RUN: opt-go %s -passes="slsr<strict>" -S | FileCheck %s
;
; inbounds stays when the basis lies between an address in the object and the candidate; then the basis is poison only when the
; candidate is. Otherwise neither address is inbounds. (LLVM 19 keeps both flags.)

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(ptr)

; CHECK-LABEL: @between(
; CHECK-NEXT:  %x = getelementptr inbounds float, ptr %p, i64 %s
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %1 = shl i64 %s, 2
; CHECK-NEXT:  %y = getelementptr inbounds i8, ptr %x, i64 %1
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @between(ptr %p, i64 %s) {
  %x = getelementptr inbounds float, ptr %p, i64 %s
  call void @use(ptr %x)
  %s2 = mul nsw i64 %s, 2
  %y = getelementptr inbounds float, ptr %p, i64 %s2
  call void @use(ptr %y)
  ret void
}

; CHECK-LABEL: @basis_without(
; CHECK-NEXT:  %x = getelementptr float, ptr %p, i64 %s
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %1 = shl i64 %s, 2
; CHECK-NEXT:  %y = getelementptr inbounds i8, ptr %x, i64 %1
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @basis_without(ptr %p, i64 %s) {
  %x = getelementptr float, ptr %p, i64 %s
  call void @use(ptr %x)
  %s2 = mul nsw i64 %s, 2
  %y = getelementptr inbounds float, ptr %p, i64 %s2
  call void @use(ptr %y)
  ret void
}

; CHECK-LABEL: @beyond(
; CHECK-NEXT:  %s3 = mul i64 %s, 3
; CHECK-NEXT:  %x = getelementptr float, ptr %p, i64 %s3
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %1 = shl i64 %s, 2
; CHECK-NEXT:  %2 = sub i64 0, %1
; CHECK-NEXT:  %y = getelementptr i8, ptr %x, i64 %2
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @beyond(ptr %p, i64 %s) {
  %s3 = mul nsw i64 %s, 3
  %x = getelementptr inbounds float, ptr %p, i64 %s3
  call void @use(ptr %x)
  %s2 = mul nsw i64 %s, 2
  %y = getelementptr inbounds float, ptr %p, i64 %s2
  call void @use(ptr %y)
  ret void
}

; CHECK-LABEL: @accessed(
; CHECK-NEXT:  %s3 = mul nsw i64 %s, 3
; CHECK-NEXT:  %x = getelementptr inbounds float, ptr %p, i64 %s3
; CHECK-NEXT:  store float 0.000000e+00, ptr %x, align 4
; CHECK-NEXT:  %1 = shl i64 %s, 2
; CHECK-NEXT:  %2 = sub i64 0, %1
; CHECK-NEXT:  %y = getelementptr inbounds i8, ptr %x, i64 %2
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @accessed(ptr %p, i64 %s) {
  %s3 = mul nsw i64 %s, 3
  %x = getelementptr inbounds float, ptr %p, i64 %s3
  store float 0.0, ptr %x, align 4
  %s2 = mul nsw i64 %s, 2
  %y = getelementptr inbounds float, ptr %p, i64 %s2
  call void @use(ptr %y)
  ret void
}
