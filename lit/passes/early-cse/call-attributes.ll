; Calls with different attributes are not merged.
; RUN: opt-go %s -S -passes=early-cse | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=early-cse | FileCheck %s %} %else %{ true %}

declare ptr @g(ptr) nounwind readonly willreturn

define void @calls2(ptr %p) {
; CHECK-LABEL: @calls2(
; CHECK-NEXT:    %c = call nonnull ptr @g(ptr %p)
; CHECK-NEXT:    %d = call ptr @g(ptr nonnull %p)
; CHECK-NEXT:    store volatile ptr %c, ptr %p, align 8
; CHECK-NEXT:    store volatile ptr %d, ptr %p, align 8
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  %c = call nonnull ptr @g(ptr %p)
  %d = call ptr @g(ptr nonnull %p)
  store volatile ptr %c, ptr %p
  store volatile ptr %d, ptr %p
  ret void
}
