; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; What one side of a branch knows ends where the sides meet; a φ asks where its value comes from.

; CHECK-LABEL: @join(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x = icmp ult i32 %a, %b
; CHECK-NEXT:   br i1 %x, label %one, label %join
; CHECK: one:
; CHECK-NEXT:   br label %join
; CHECK: join:
; CHECK-NEXT:   %p = phi i1 [ true, %one ], [ true, %entry ]
; CHECK-NEXT:   %t = icmp ule i32 %a, %b
; CHECK-NEXT:   %r = xor i1 %p, %t
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @join(i32 %a, i32 %b) {
entry:
  %x = icmp ult i32 %a, %b
  br i1 %x, label %one, label %join
one:
  br label %join
join:
  %p = phi i1 [ %x, %one ], [ true, %entry ]
  %t = icmp ule i32 %a, %b
  %r = xor i1 %p, %t
  ret i1 %r
}
