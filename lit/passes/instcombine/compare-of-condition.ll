; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; A compare of constants that came by the sides of a branch is the branch's condition.

declare void @use(i32)

; CHECK-LABEL: @condition(
; CHECK-NEXT:   entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:        a:
; CHECK-NEXT:   br label %join
; CHECK:        b:
; CHECK-NEXT:   br label %join
; CHECK:        join:
; CHECK-NEXT:   %k = phi i32 [ 0, %a ], [ 3, %b ]
; CHECK-NEXT:   call void @use(i32 %k)
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @condition(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %join
b:
  br label %join
join:
  %k = phi i32 [ 0, %a ], [ 3, %b ]
  call void @use(i32 %k)
  %t = icmp eq i32 %k, 0
  ret i1 %t
}

; CHECK-LABEL: @complement(
; CHECK-NEXT:   entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:        a:
; CHECK-NEXT:   br label %join
; CHECK:        b:
; CHECK-NEXT:   br label %join
; CHECK:        join:
; CHECK-NEXT:   %k = phi i32 [ 0, %a ], [ 3, %b ]
; CHECK-NEXT:   %t = xor i1 %c, true
; CHECK-NEXT:   call void @use(i32 %k)
; CHECK-NEXT:   ret i1 %t
; CHECK-NEXT: }
define i1 @complement(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %join
b:
  br label %join
join:
  %k = phi i32 [ 0, %a ], [ 3, %b ]
  call void @use(i32 %k)
  %t = icmp sgt i32 %k, 1
  ret i1 %t
}
