; RUN: opt-go -passes=instcombine -S %s | FileCheck %s
;
; Constant addresses that lie in their global are inbounds, whoever uses them, also inside casts.

@a = global [4 x i32] zeroinitializer, align 16
@s = internal addrspace(3) global [8 x float] undef

; CHECK-LABEL: @stores(
; CHECK-NEXT: store i32 1, ptr getelementptr inbounds (i8, ptr @a, i64 4), align 4
; CHECK-NEXT: store i32 2, ptr getelementptr (i8, ptr @a, i64 -4), align 4
; CHECK-NEXT: store i32 3, ptr getelementptr (i8, ptr @a, i64 28), align 4
; CHECK-NEXT: store i32 4, ptr getelementptr inbounds (i8, ptr @a, i64 12), align 4
define void @stores() {
  store i32 1, ptr getelementptr (i32, ptr @a, i64 1), align 4
  store i32 2, ptr getelementptr (i32, ptr @a, i64 -1), align 4
  store i32 3, ptr getelementptr (i32, ptr @a, i64 7), align 4
  store i32 4, ptr getelementptr ([2 x i32], ptr @a, i64 1, i64 1), align 4
  ret void
}

; CHECK-LABEL: @cast(
; CHECK-NEXT: %v = load float, ptr addrspacecast (ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @s, i64 12) to ptr), align 4
define float @cast() {
  %v = load float, ptr addrspacecast (ptr addrspace(3) getelementptr ([8 x float], ptr addrspace(3) @s, i64 0, i64 3) to ptr)
  ret float %v
}
