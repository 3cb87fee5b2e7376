; RUN: opt-go %s -passes=mldst-motion -S | FileCheck %s
;
; Values of one size are cast to the type of the second store.

; CHECK-LABEL: @float(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   %0 = bitcast i32 %a to float
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   %b.sink = phi float [ %0, %x ], [ %b, %y ]
; CHECK-NEXT:   store float %b.sink, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @float(i1 %c, ptr %p, i32 %a, float %b) {
entry:
  br i1 %c, label %x, label %y
x:
  store i32 %a, ptr %p, align 4
  br label %z
y:
  store float %b, ptr %p, align 4
  br label %z
z:
  ret void
}

; CHECK-LABEL: @pointer(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   %0 = inttoptr i64 %a to ptr
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   %b.sink = phi ptr [ %0, %x ], [ %b, %y ]
; CHECK-NEXT:   store ptr %b.sink, ptr %p, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @pointer(i1 %c, ptr %p, i64 %a, ptr %b) {
entry:
  br i1 %c, label %x, label %y
x:
  store i64 %a, ptr %p, align 8
  br label %z
y:
  store ptr %b, ptr %p, align 8
  br label %z
z:
  ret void
}

; CHECK-LABEL: @sizes(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   store i64 %a, ptr %p, align 8
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   store i32 %b, ptr %p, align 8
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @sizes(i1 %c, ptr %p, i64 %a, i32 %b) {
entry:
  br i1 %c, label %x, label %y
x:
  store i64 %a, ptr %p, align 8
  br label %z
y:
  store i32 %b, ptr %p, align 8
  br label %z
z:
  ret void
}
