; Fragments of what an invoke computes have no place in its block, and several edges from one block
; bring a φ the same fragment.
; RUN: opt-go -passes=scalarizer -scalarize-load-store -verify-each -S %s | FileCheck %s

declare <2 x i32> @pair()
declare ptr @where()
declare i32 @personality(...)

; The bitcast is not undone: what it casts comes from an invoke.
; CHECK-LABEL: define <4 x i32> @cast(
; CHECK:         [[WIDE:%.*]] = bitcast <2 x i32> %a to i64
; CHECK-NEXT:    [[PAIR:%.*]] = bitcast i64 [[WIDE]] to <2 x i32>
; CHECK-NEXT:    extractelement <2 x i32> [[PAIR]], i64 0
define <4 x i32> @cast() personality ptr @personality {
  %a = invoke <2 x i32> @pair() to label %next unwind label %failed
next:
  %b = bitcast <2 x i32> %a to i64
  %c = insertelement <2 x i64> undef, i64 %b, i32 0
  %d = insertelement <2 x i64> %c, i64 7, i32 1
  %e = bitcast <2 x i64> %d to <4 x i32>
  %s = add <4 x i32> %e, %e
  ret <4 x i32> %s
failed:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; CHECK-LABEL: define void @address(
; CHECK:         load <2 x i32>, ptr %p
; CHECK:         store <2 x i32> {{.*}}, ptr %p
define void @address() personality ptr @personality {
  %p = invoke ptr @where() to label %next unwind label %failed
next:
  %v = load <2 x i32>, ptr %p
  %s = add <2 x i32> %v, %v
  store <2 x i32> %s, ptr %p
  ret void
failed:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; CHECK-LABEL: define <2 x i64> @edges(
; CHECK:         [[LOW:%.*]] = extractelement <2 x i64> bitcast
; CHECK:         phi i64 [ [[LOW]], %entry ], [ [[LOW]], %entry ], [ 0, %other ]
define <2 x i64> @edges(i32 %n) {
entry:
  switch i32 %n, label %other [ i32 0, label %end
    i32 1, label %end ]
other:
  br label %end
end:
  %v = phi <2 x i64> [ bitcast (<4 x i32> <i32 ptrtoint (ptr @where to i32), i32 1, i32 2, i32 3> to <2 x i64>), %entry ], [ bitcast (<4 x i32> <i32 ptrtoint (ptr @where to i32), i32 1, i32 2, i32 3> to <2 x i64>), %entry ], [ zeroinitializer, %other ]
  %w = add <2 x i64> %v, <i64 1, i64 2>
  ret <2 x i64> %w
}
