; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Inline assembly computes the address of what it names in memory itself.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @asm_mem(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %sunkaddr = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   call void asm sideeffect "st.u32 $0, 1;", "*m"(ptr elementtype(i32) %sunkaddr)
; CHECK-NEXT:   ret void
; CHECK:      b:
; CHECK-NEXT:   ret void
define void @asm_mem(ptr %p, i1 %c) {
entry:
  %g = getelementptr i8, ptr %p, i64 8
  br i1 %c, label %a, label %b
a:
  call void asm sideeffect "st.u32 $0, 1;", "*m"(ptr elementtype(i32) %g)
  ret void
b:
  ret void
}
