; Identities of intrinsics on integers and pointers.
; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s

declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare {i32, i1} @llvm.usub.with.overflow.i32(i32, i32)
declare {i32, i1} @llvm.smul.with.overflow.i32(i32, i32)
declare i8 @llvm.scmp.i8.i32(i32, i32)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)

; CHECK-LABEL: @i5(
; CHECK-NEXT:    ret i1 false
; CHECK-NEXT:  }
define i1 @i5(i32 %x) {
  %a = call {i32, i1} @llvm.usub.with.overflow.i32(i32 %x, i32 %x)
  %r = extractvalue {i32, i1} %a, 1
  ret i1 %r
}

; CHECK-LABEL: @i6(
; CHECK-NEXT:    ret { i32, i1 } zeroinitializer
; CHECK-NEXT:  }
define {i32, i1} @i6(i32 %x) {
  %a = call {i32, i1} @llvm.smul.with.overflow.i32(i32 %x, i32 0)
  ret {i32, i1} %a
}

; CHECK-LABEL: @i7(
; CHECK-NEXT:    ret i8 0
; CHECK-NEXT:  }
define i8 @i7(i32 %x) {
  %a = call i8 @llvm.scmp.i8.i32(i32 %x, i32 %x)
  ret i8 %a
}

; CHECK-LABEL: @i8(
; CHECK-NEXT:    ret ptr %x
; CHECK-NEXT:  }
define ptr @i8(ptr %x) {
  %a = call ptr @llvm.ptrmask.p0.i64(ptr %x, i64 -1)
  ret ptr %a
}

; CHECK-LABEL: @i10(
; CHECK-NEXT:    ret i32 %x
; CHECK-NEXT:  }
define i32 @i10(i32 %x) {
  %a = shl i32 1, %x
  %r = call i32 @llvm.cttz.i32(i32 %a, i1 true)
  ret i32 %r
}

; CHECK-LABEL: @c19(
; CHECK-NEXT:    ret i1 true
; CHECK-NEXT:  }
define i1 @c19(i32 %x, i32 %y) {
  %a = call i32 @llvm.uadd.sat.i32(i32 %x, i32 %y)
  %r = icmp uge i32 %a, %x
  ret i1 %r
}

; CHECK-LABEL: @c20(
; CHECK-NEXT:    ret i1 false
; CHECK-NEXT:  }
define i1 @c20(i32 %x, i32 %y) {
  %a = call i32 @llvm.usub.sat.i32(i32 %x, i32 %y)
  %r = icmp ugt i32 %a, %x
  ret i1 %r
}
