; RUN: opt-go -passes=scalarizer -S %s | FileCheck %s --check-prefixes=CHECK,KEEP
; RUN: opt-go -passes=scalarizer -scalarize-load-store -S %s | FileCheck %s --check-prefixes=CHECK,MEMORY
; RUN: opt-go -passes=scalarizer -scalarize-min-bits=16 -scalarize-variable-insert-extract=false -S %s | FileCheck %s --check-prefix=PAIRS

; Nothing rebuilds what is only taken apart.
; CHECK-LABEL: define i8 @taken_apart(
; CHECK-NEXT:    %x.i1 = extractelement <4 x i8> %x, i64 1
; CHECK-NEXT:    %y.i1 = mul nsw i8 %x.i1, 5
; CHECK-NEXT:    ret i8 %y.i1
; PAIRS-LABEL: define i8 @taken_apart(
; PAIRS:         %x.i0 = shufflevector <4 x i8> %x, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
; PAIRS:         %y.i0 = mul nsw <2 x i8> %x.i0, <i8 3, i8 5>
; PAIRS:         extractelement <2 x i8> %y.i0, i64 1
define i8 @taken_apart(<4 x i8> %x) {
  %y = mul nsw <4 x i8> %x, <i8 3, i8 5, i8 7, i8 9>
  %r = extractelement <4 x i8> %y, i32 1
  ret i8 %r
}

; CHECK-LABEL: define void @memory(
; KEEP-NEXT:     load <2 x i32>, ptr %p, align 8
; KEEP:          store <2 x i32>
; MEMORY:        load i32, ptr %p, align 8, !tbaa
; MEMORY:        load i32, ptr %p.i1, align 4, !tbaa
; MEMORY:        store i32 {{.*}}, ptr %q, align 4
; MEMORY:        store i32 {{.*}}, ptr %q.i1, align 4
; MEMORY-NOT:    store <2 x i32>
define void @memory(ptr %p, ptr %q) {
  %v = load <2 x i32>, ptr %p, align 8, !tbaa !0
  %w = add <2 x i32> %v, %v
  store <2 x i32> %w, ptr %q, align 4
  ret void
}

; CHECK-LABEL: define i16 @variable(
; CHECK:         [[IS:%.*]] = icmp eq i32 %k, 1
; CHECK:         select i1 [[IS]], i16
; PAIRS-LABEL: define i16 @variable(
; PAIRS:         extractelement <3 x i16> %x, i32 %k
define i16 @variable(<3 x i16> %x, i32 %k) {
  %r = extractelement <3 x i16> %x, i32 %k
  ret i16 %r
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
