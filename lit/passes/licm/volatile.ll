; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; Volatile and ordered accesses stay.

; CHECK-LABEL: @keep(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %x = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %y = load atomic i32, ptr %p acquire, align 4
; CHECK-NEXT:    store atomic i32 %y, ptr %q release, align 4
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @keep(ptr %p, ptr %q, i1 %c) {
entry:
  br label %loop
loop:
  %x = load volatile i32, ptr %p
  %y = load atomic i32, ptr %p acquire, align 4
  store atomic i32 %y, ptr %q release, align 4
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
