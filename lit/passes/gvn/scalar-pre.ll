; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; An expression that all predecessors but one have computed is computed there too; compares, addresses and divisions that might trap are not.

declare void @any()

; CHECK-LABEL: @inserted(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   %a = mul i32 %x, 7
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   %.pre = mul i32 %x, 7
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %b.pre-phi = phi i32 [ %.pre, %no ], [ %a, %yes ]
; CHECK-NEXT:   ret i32 %b.pre-phi
; CHECK-NEXT: }
define i32 @inserted(i32 %x, i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %no

yes:
  %a = mul i32 %x, 7
  store i32 %a, ptr %p
  br label %end

no:
  br label %end

end:
  %b = mul i32 %x, 7
  ret i32 %b
}

; CHECK-LABEL: @both(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   %a = mul i32 %x, 7
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   %b = mul i32 %x, 7
; CHECK-NEXT:   store i32 %b, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %d.pre-phi = phi i32 [ %b, %no ], [ %a, %yes ]
; CHECK-NEXT:   ret i32 %d.pre-phi
; CHECK-NEXT: }
define i32 @both(i32 %x, i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %no

yes:
  %a = mul i32 %x, 7
  store i32 %a, ptr %p
  br label %end

no:
  %b = mul i32 %x, 7
  store i32 %b, ptr %p
  br label %end

end:
  %d = mul i32 %x, 7
  ret i32 %d
}

; CHECK-LABEL: @translated(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   %a = mul i32 %x, 7
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %z = phi i32 [ %x, %yes ], [ %y, %no ]
; CHECK-NEXT:   %b = mul i32 %z, 7
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @translated(i32 %x, i32 %y, i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %no

yes:
  %a = mul i32 %x, 7
  store i32 %a, ptr %p
  br label %end

no:
  br label %end

end:
  %z = phi i32 [ %x, %yes ], [ %y, %no ]
  %b = mul i32 %z, 7
  ret i32 %b
}

; CHECK-LABEL: @critical(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %entry.end_crit_edge
; CHECK: entry.end_crit_edge:
; CHECK-NEXT:   %.pre = mul i32 %x, 7
; CHECK-NEXT:   br label %end
; CHECK: yes:
; CHECK-NEXT:   %a = mul i32 %x, 7
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %b.pre-phi = phi i32 [ %.pre, %entry.end_crit_edge ], [ %a, %yes ]
; CHECK-NEXT:   ret i32 %b.pre-phi
; CHECK-NEXT: }
define i32 @critical(i32 %x, i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %end

yes:
  %a = mul i32 %x, 7
  store i32 %a, ptr %p
  br label %end

end:
  %b = mul i32 %x, 7
  ret i32 %b
}

; CHECK-LABEL: @may_trap(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   %a = udiv i32 %x, %y
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   call void @any()
; CHECK-NEXT:   %b = udiv i32 %x, %y
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @may_trap(i32 %x, i32 %y, i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %no

yes:
  %a = udiv i32 %x, %y
  store i32 %a, ptr %p
  br label %end

no:
  br label %end

end:
  call void @any()
  %b = udiv i32 %x, %y
  ret i32 %b
}

; CHECK-LABEL: @compare(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   %a = icmp slt i32 %x, 7
; CHECK-NEXT:   store i1 %a, ptr %p, align 1
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %b = icmp slt i32 %x, 7
; CHECK-NEXT:   ret i1 %b
; CHECK-NEXT: }
define i1 @compare(i32 %x, i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %no

yes:
  %a = icmp slt i32 %x, 7
  store i1 %a, ptr %p
  br label %end

no:
  br label %end

end:
  %b = icmp slt i32 %x, 7
  ret i1 %b
}
