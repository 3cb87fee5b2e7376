; Saturation by constants in a row, and saturation written as a select.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

declare i32 @llvm.uadd.sat.i32(i32, i32)

; CHECK-LABEL: @uaddsat(
; CHECK-NEXT:    %r = call i32 @llvm.uadd.sat.i32(i32 %x, i32 30)
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @uaddsat(i32 %x) {
  %a = call i32 @llvm.uadd.sat.i32(i32 %x, i32 10)
  %r = call i32 @llvm.uadd.sat.i32(i32 %a, i32 20)
  ret i32 %r
}

; CHECK-LABEL: @usubsat(
; CHECK-NEXT:    %r = call i32 @llvm.usub.sat.i32(i32 %x, i32 %y)
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @usubsat(i32 %x, i32 %y) {
  %c = icmp ugt i32 %x, %y
  %s = sub i32 %x, %y
  %r = select i1 %c, i32 %s, i32 0
  ret i32 %r
}

; CHECK-LABEL: @uaddsat_sel(
; CHECK-NEXT:    %r = call i32 @llvm.uadd.sat.i32(i32 %x, i32 %y)
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @uaddsat_sel(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %c = icmp ult i32 %a, %x
  %r = select i1 %c, i32 -1, i32 %a
  ret i32 %r
}
