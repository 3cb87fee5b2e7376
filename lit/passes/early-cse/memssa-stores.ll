; RUN: opt-go %s -passes='early-cse<memssa>' -S | FileCheck %s
;
; With MemorySSA a stored value is available, and a store of what was loaded is removed, across other writes.

; CHECK-LABEL: @forwarded(
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   store i32 7, ptr %q, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
define i32 @forwarded(ptr noalias %p, ptr noalias %q, i32 %x) {
  store i32 %x, ptr %p
  store i32 7, ptr %q
  %a = load i32, ptr %p
  ret i32 %a
}

; CHECK-LABEL: @written_back(
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 7, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @written_back(ptr noalias %p, ptr noalias %q) {
  %a = load i32, ptr %p
  store i32 7, ptr %q
  store i32 %a, ptr %p
  ret void
}

; CHECK-LABEL: @changed_between(
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @changed_between(ptr noalias %p, ptr %q) {
  %a = load i32, ptr %p
  store i32 7, ptr %p
  store i32 %a, ptr %p
  ret void
}

; CHECK-LABEL: @two_ways(
; CHECK-NEXT: entry:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   store i32 2, ptr %q, align 4
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   store i32 3, ptr %q, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
define i32 @two_ways(ptr noalias %p, ptr noalias %q, i1 %c) {
entry:
  store i32 1, ptr %p
  br i1 %c, label %yes, label %no

yes:
  store i32 2, ptr %q
  br label %end

no:
  store i32 3, ptr %q
  br label %end

end:
  %a = load i32, ptr %p
  ret i32 %a
}
