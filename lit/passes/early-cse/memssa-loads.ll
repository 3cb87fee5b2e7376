; RUN: opt-go %s -passes='early-cse<memssa>' -S | FileCheck %s
;
; With MemorySSA a load is available across writes that do not alias and across joins, where generations alone know nothing.

declare void @any()

; CHECK-LABEL: @other_store(
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 7, ptr %q, align 4
; CHECK-NEXT:   %c = add i32 %a, %a
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @other_store(ptr noalias %p, ptr noalias %q) {
  %a = load i32, ptr %p
  store i32 7, ptr %q
  %b = load i32, ptr %p
  %c = add i32 %a, %b
  ret i32 %c
}

; CHECK-LABEL: @aliasing_store(
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 7, ptr %q, align 4
; CHECK-NEXT:   %b = load i32, ptr %p, align 4
; CHECK-NEXT:   %c = add i32 %a, %b
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @aliasing_store(ptr %p, ptr %q) {
  %a = load i32, ptr %p
  store i32 7, ptr %q
  %b = load i32, ptr %p
  %c = add i32 %a, %b
  ret i32 %c
}

; CHECK-LABEL: @join(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %yes, label %end
; CHECK: yes:
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %d = add i32 %a, %a
; CHECK-NEXT:   ret i32 %d
; CHECK-NEXT: }
define i32 @join(ptr %p, i1 %c) {
entry:
  %a = load i32, ptr %p
  br i1 %c, label %yes, label %end

yes:
  br label %end

end:
  %b = load i32, ptr %p
  %d = add i32 %a, %b
  ret i32 %d
}

; CHECK-LABEL: @join_with_call(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %yes, label %end
; CHECK: yes:
; CHECK-NEXT:   call void @any()
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %b = load i32, ptr %p, align 4
; CHECK-NEXT:   %d = add i32 %a, %b
; CHECK-NEXT:   ret i32 %d
; CHECK-NEXT: }
define i32 @join_with_call(ptr %p, i1 %c) {
entry:
  %a = load i32, ptr %p
  br i1 %c, label %yes, label %end

yes:
  call void @any()
  br label %end

end:
  %b = load i32, ptr %p
  %d = add i32 %a, %b
  ret i32 %d
}

; CHECK-LABEL: @loop(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   store i32 %a, ptr %q, align 4
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT:   %d = add i32 %a, %a
; CHECK-NEXT:   ret i32 %d
; CHECK-NEXT: }
define i32 @loop(ptr noalias %p, ptr noalias %q, i1 %c) {
entry:
  %a = load i32, ptr %p
  br label %loop

loop:
  %b = load i32, ptr %p
  store i32 %b, ptr %q
  br i1 %c, label %loop, label %end

end:
  %d = add i32 %a, %b
  ret i32 %d
}
