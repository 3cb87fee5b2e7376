; RUN: opt-go %s -passes=infer-alignment -S | FileCheck %s
;
; Globals are aligned where that is the module's own decision: not when another definition may take the place, in a section of its own
; layout, or when an executable may have a copy.

; CHECK: @internal = internal global [2 x i32] zeroinitializer, align 8
; CHECK: @local = dso_local global [2 x i32] zeroinitializer, align 8
; CHECK: @hidden = hidden global [2 x i32] zeroinitializer, align 8
; CHECK: @exported = global [2 x i32] zeroinitializer, align 4
; CHECK: @weak = weak hidden global [2 x i32] zeroinitializer, align 4
; CHECK: @section = internal global [2 x i32] zeroinitializer, section "s", align 4
; CHECK: @elsewhere = external global [2 x i32], align 4
;
; CHECK: define void @f() {
; CHECK-NEXT:   store i64 1, ptr @internal, align 8
; CHECK-NEXT:   store i64 1, ptr @local, align 8
; CHECK-NEXT:   store i64 1, ptr @hidden, align 8
; CHECK-NEXT:   store i64 1, ptr @exported, align 4
; CHECK-NEXT:   store i64 1, ptr @weak, align 4
; CHECK-NEXT:   store i64 1, ptr @section, align 4
; CHECK-NEXT:   store i64 1, ptr @elsewhere, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@internal = internal global [2 x i32] zeroinitializer, align 4
@local = dso_local global [2 x i32] zeroinitializer, align 4
@hidden = hidden global [2 x i32] zeroinitializer, align 4
@exported = global [2 x i32] zeroinitializer, align 4
@weak = weak hidden global [2 x i32] zeroinitializer, align 4
@section = internal global [2 x i32] zeroinitializer, section "s", align 4
@elsewhere = external global [2 x i32], align 4
define void @f() {
  store i64 1, ptr @internal, align 1
  store i64 1, ptr @local, align 1
  store i64 1, ptr @hidden, align 1
  store i64 1, ptr @exported, align 1
  store i64 1, ptr @weak, align 1
  store i64 1, ptr @section, align 1
  store i64 1, ptr @elsewhere, align 1
  ret void
}
