; RUN: opt-go %s -passes=deadargelim -verify-each -S | FileCheck %s
;
; The result of an invoke loses members like that of a call. Users of the old aggregate find it on the normal edge.

declare i32 @personality(...)
declare void @throws()

; CHECK-LABEL: define internal i32 @pair(i32 %x) {
; CHECK:         %oldret = extractvalue { i32, i64 } %b, 0
; CHECK-NEXT:    ret i32 %oldret
define internal { i32, i64 } @pair(i32 %x) {
  call void @throws()
  %a = insertvalue { i32, i64 } poison, i32 %x, 0
  %b = insertvalue { i32, i64 } %a, i64 7, 1
  ret { i32, i64 } %b
}

; The normal destination has another predecessor.
; CHECK-LABEL: define i32 @wants_first(
; CHECK:         %p = invoke i32 @pair(i32 %x)
; CHECK-NEXT:            to label %[[EDGE:.*]] unwind label %pad
; CHECK:       [[EDGE]]:
; CHECK-NEXT:    %oldret = insertvalue { i32, i64 } poison, i32 %p, 0
; CHECK-NEXT:    br label %again
; CHECK:       again:
; CHECK-NEXT:    %v = extractvalue { i32, i64 } %oldret, 0
define i32 @wants_first(i32 %x, i1 %c) personality ptr @personality {
  %p = invoke { i32, i64 } @pair(i32 %x) to label %again unwind label %pad
again:
  %v = extractvalue { i32, i64 } %p, 0
  br i1 %c, label %again, label %done
done:
  ret i32 %v
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret i32 0
}

; A structure of one member becomes that member.
; CHECK-LABEL: define internal i32 @single(
define internal { i32 } @single(i32 %x) {
  call void @throws()
  %a = insertvalue { i32 } poison, i32 %x, 0
  ret { i32 } %a
}

; CHECK-LABEL: define { i32 } @wants_all(
; CHECK:         %p = invoke i32 @single(i32 %x)
; CHECK:       done:
; CHECK-NEXT:    %oldret = insertvalue { i32 } poison, i32 %p, 0
; CHECK-NEXT:    ret { i32 } %oldret
define { i32 } @wants_all(i32 %x) personality ptr @personality {
  %p = invoke { i32 } @single(i32 %x) to label %done unwind label %pad
done:
  ret { i32 } %p
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret { i32 } zeroinitializer
}
