; RUN: opt-go %s -passes=dse -S | FileCheck %s
;
; What keeps a store: calls that may unwind or read, atomics, volatile accesses. A fence alone does not.

declare void @throws()
declare void @quiet() nounwind
declare void @inaccessible() nounwind memory(inaccessiblemem: readwrite)

; CHECK-LABEL: @unwinding(
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   call void @throws()
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @unwinding(ptr %p) {
  store i32 1, ptr %p
  call void @throws() memory(none)
  store i32 2, ptr %p
  ret void
}

; CHECK-LABEL: @calling(
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   call void @quiet()
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @calling(ptr %p) {
  store i32 1, ptr %p
  call void @quiet()
  store i32 2, ptr %p
  ret void
}

; CHECK-LABEL: @not_seen(
; CHECK-NEXT:   call void @inaccessible()
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @not_seen(ptr %p) {
  store i32 1, ptr %p
  call void @inaccessible()
  store i32 2, ptr %p
  ret void
}

; CHECK-LABEL: @local_calling(
; CHECK-NEXT:   call void @throws()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @local_calling() {
  %a = alloca i32
  store i32 1, ptr %a
  call void @throws()
  store i32 2, ptr %a
  ret void
}

; CHECK-LABEL: @volatile(
; CHECK-NEXT:   store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @volatile(ptr %p) {
  store volatile i32 1, ptr %p
  store i32 2, ptr %p
  ret void
}

; CHECK-LABEL: @fenced(
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   fence release
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @fenced(ptr %p) {
  store i32 1, ptr %p
  fence release
  store i32 2, ptr %p
  ret void
}

; CHECK-LABEL: @acquired(
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %x = load atomic i32, ptr %q acquire, align 4
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
define i32 @acquired(ptr %p, ptr %q) {
  store i32 1, ptr %p
  %x = load atomic i32, ptr %q acquire, align 4
  store i32 2, ptr %p
  ret i32 %x
}

; A call that reads some memory and may unwind: its caller, which catches the exception, reads the rest.
declare i32 @length(ptr) memory(argmem: read)

; CHECK-LABEL: @reading_else(
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %n = call i32 @length(ptr %q)
; CHECK-NEXT:   store i32 %n, ptr %p, align 4
; CHECK-NEXT:   ret void
define void @reading_else(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  %n = call i32 @length(ptr %q)
  store i32 %n, ptr %p
  ret void
}

; On a path beside: every path between the stores counts.
; CHECK-LABEL: @reading_beside(
; CHECK:        store i32 1, ptr %p, align 4
; CHECK:        call i32 @length(ptr %q)
define void @reading_beside(ptr noalias %p, ptr noalias %q, i1 %c) {
  store i32 1, ptr %p
  br i1 %c, label %long, label %end
long:
  %n = call i32 @length(ptr %q)
  br label %end
end:
  store i32 2, ptr %p
  ret void
}

; The object is not visible after the exception: the store is dead.
; CHECK-LABEL: @private_on_unwind(
; CHECK-NEXT:   %n = call i32 @length(ptr %q)
; CHECK-NEXT:   store i32 %n, ptr %p, align 4
; CHECK-NEXT:   ret void
define void @private_on_unwind(ptr noalias dead_on_unwind %p, ptr noalias %q) {
  store i32 1, ptr %p
  %n = call i32 @length(ptr %q)
  store i32 %n, ptr %p
  ret void
}
