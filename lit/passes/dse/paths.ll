; RUN: opt-go %s -passes=dse -S | FileCheck %s
;
; On several paths: a store is dead when it is overwritten on all of them, or on those where it may be visible.

; CHECK-LABEL: @both_arms(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   store i32 3, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @both_arms(ptr %p, i1 %c) {
entry:
  store i32 1, ptr %p
  br i1 %c, label %yes, label %no

yes:
  store i32 2, ptr %p
  br label %end

no:
  store i32 3, ptr %p
  br label %end

end:
  ret void
}

; CHECK-LABEL: @one_arm(
; CHECK-NEXT: entry:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %yes, label %end
; CHECK: yes:
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @one_arm(ptr %p, i1 %c) {
entry:
  store i32 1, ptr %p
  br i1 %c, label %yes, label %end

yes:
  store i32 2, ptr %p
  br label %end

end:
  ret void
}

; CHECK-LABEL: @behind(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @behind(ptr %p, i1 %c) {
entry:
  store i32 1, ptr %p
  br i1 %c, label %yes, label %no

yes:
  br label %end

no:
  br label %end

end:
  store i32 2, ptr %p
  ret void
}

; CHECK-LABEL: @dead_end(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   unreachable
; CHECK: no:
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @dead_end(ptr %p, i1 %c) {
entry:
  store i32 1, ptr %p
  br i1 %c, label %yes, label %no

yes:
  unreachable

no:
  store i32 2, ptr %p
  ret void
}
