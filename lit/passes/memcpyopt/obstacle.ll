; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; What reads or writes memory in between ends a group; other bytes do, and volatile stores.

declare i32 @strlen(ptr) memory(argmem: read)

; CHECK-LABEL: @read(
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   store i64 0, ptr %p, align 4
; CHECK-NEXT:   %n = call i32 @strlen(ptr %p)
; CHECK-NEXT:   store i64 0, ptr %a, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @read(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 8
  store i64 0, ptr %p
  %n = call i32 @strlen(ptr %p)
  store i64 0, ptr %a
  ret void
}

; CHECK-LABEL: @other(
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   %b = getelementptr i8, ptr %p, i64 16
; CHECK-NEXT:   store i64 0, ptr %p, align 4
; CHECK-NEXT:   store i64 1, ptr %b, align 4
; CHECK-NEXT:   store i64 0, ptr %a, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @other(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 8
  %b = getelementptr i8, ptr %p, i64 16
  store i64 0, ptr %p
  store i64 1, ptr %b
  store i64 0, ptr %a
  ret void
}

; CHECK-LABEL: @volatile(
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   store i64 0, ptr %p, align 4
; CHECK-NEXT:   store volatile i64 0, ptr %a, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @volatile(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 8
  store i64 0, ptr %p
  store volatile i64 0, ptr %a
  ret void
}
