; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; The basis is the closest candidate that dominates; what stands on another branch is none.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

; CHECK-LABEL: @branches(
; CHECK-NEXT:  %b1 = add i32 %b, 1
; CHECK-NEXT:  %x = mul i32 %b1, %s
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:  %y = add i32 %x, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  br label %end
; CHECK: no:
; CHECK-NEXT:  %1 = shl i32 %s, 1
; CHECK-NEXT:  %z = add i32 %x, %1
; CHECK-NEXT:  call void @use(i32 %z)
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  %2 = mul i32 %s, 3
; CHECK-NEXT:  %w = add i32 %x, %2
; CHECK-NEXT:  call void @use(i32 %w)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @branches(i32 %b, i32 %s, i1 %c) {
  %b1 = add i32 %b, 1
  %x = mul i32 %b1, %s
  call void @use(i32 %x)
  br i1 %c, label %yes, label %no

yes:
  %b2 = add i32 %b, 2
  %y = mul i32 %b2, %s
  call void @use(i32 %y)
  br label %end

no:
  %b3 = add i32 %b, 3
  %z = mul i32 %b3, %s
  call void @use(i32 %z)
  br label %end

end:
  %b4 = add i32 %b, 4
  %w = mul i32 %b4, %s
  call void @use(i32 %w)
  ret void
}

; CHECK-LABEL: @only_on_a_branch(
; CHECK-NEXT:  br i1 %c, label %yes, label %end
; CHECK: yes:
; CHECK-NEXT:  %b2 = add i32 %b, 2
; CHECK-NEXT:  %y = mul i32 %b2, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  %b4 = add i32 %b, 4
; CHECK-NEXT:  %w = mul i32 %b4, %s
; CHECK-NEXT:  call void @use(i32 %w)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @only_on_a_branch(i32 %b, i32 %s, i1 %c) {
  br i1 %c, label %yes, label %end

yes:
  %b2 = add i32 %b, 2
  %y = mul i32 %b2, %s
  call void @use(i32 %y)
  br label %end

end:
  %b4 = add i32 %b, 4
  %w = mul i32 %b4, %s
  call void @use(i32 %w)
  ret void
}

; CHECK-LABEL: @loop(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %x = mul i32 %b, %s
; CHECK-NEXT:  br label %head
; CHECK: head:
; CHECK-NEXT:  %y = add i32 %x, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  br i1 %c, label %head, label %exit
; CHECK: exit:
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @loop(i32 %b, i32 %s, i1 %c) {
entry:
  %x = mul i32 %b, %s
  br label %head

head:
  %b1 = add i32 %b, 1
  %y = mul i32 %b1, %s
  call void @use(i32 %y)
  br i1 %c, label %head, label %exit

exit:
  call void @use(i32 %x)
  ret void
}
