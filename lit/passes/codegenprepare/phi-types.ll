; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; φs between memory and bitcasts get the type of the bitcasts, unless those only lead to memory.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @phitypes_mid(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %m
; CHECK:      a:
; CHECK-NEXT:   %x = load float, ptr %p, align 4
; CHECK-NEXT:   %x.bc = bitcast float %x to i32
; CHECK-NEXT:   br label %m
; CHECK:      m:
; CHECK-NEXT:   %f.tc = phi i32 [ %x.bc, %a ], [ %k, %entry ]
; CHECK-NEXT:   ret i32 %f.tc
define i32 @phitypes_mid(i1 %c, ptr %p, i32 %k) {
entry:
  %bc = bitcast i32 %k to float
  br i1 %c, label %a, label %m
a:
  %x = load float, ptr %p
  br label %m
m:
  %f = phi float [ %x, %a ], [ %bc, %entry ]
  %i = bitcast float %f to i32
  ret i32 %i
}

; CHECK-LABEL: @phitypes(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %x = load float, ptr %p, align 4
; CHECK-NEXT:   br label %m
; CHECK:      b:
; CHECK-NEXT:   %y = load float, ptr %q, align 4
; CHECK-NEXT:   br label %m
; CHECK:      m:
; CHECK-NEXT:   %f = phi float [ %x, %a ], [ %y, %b ]
; CHECK-NEXT:   %i = bitcast float %f to i32
; CHECK-NEXT:   store i32 %i, ptr %r, align 4
; CHECK-NEXT:   ret void
define void @phitypes(i1 %c, ptr %p, ptr %q, ptr %r) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = load float, ptr %p
  br label %m
b:
  %y = load float, ptr %q
  br label %m
m:
  %f = phi float [ %x, %a ], [ %y, %b ]
  %i = bitcast float %f to i32
  store i32 %i, ptr %r
  ret void
}
