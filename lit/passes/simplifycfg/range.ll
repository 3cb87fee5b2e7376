; RUN: opt-go %s -passes='simplifycfg<switch-range-to-icmp>' -S | FileCheck %s
;
; With switch-range-to-icmp a switch over a range becomes a compare.

declare void @f()

; CHECK-LABEL: @range(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %a.off = add i32 %a, -3
; CHECK-NEXT:  %switch = icmp ult i32 %a.off, 4
; CHECK-NEXT:  br i1 %switch, label %yes, label %end
; CHECK: yes:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @range(i32 %a) {
entry:
  switch i32 %a, label %end [
    i32 3, label %yes
    i32 4, label %yes
    i32 5, label %yes
    i32 6, label %yes
  ]

yes:
  call void @f()
  br label %end

end:
  ret void
}

; CHECK-LABEL: @gap(
; CHECK-NEXT: entry:
; CHECK-NEXT:  switch i32 %a, label %end [
; CHECK-NEXT:  i32 3, label %yes
; CHECK-NEXT:  i32 4, label %yes
; CHECK-NEXT:  i32 6, label %yes
; CHECK-NEXT:  ]
; CHECK: yes:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @gap(i32 %a) {
entry:
  switch i32 %a, label %end [
    i32 3, label %yes
    i32 4, label %yes
    i32 6, label %yes
  ]

yes:
  call void @f()
  br label %end

end:
  ret void
}
