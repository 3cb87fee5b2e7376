; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; Loads of constant globals and loads that are marked invariant move past any store.

@k = constant i32 7
; CHECK-LABEL: @constant(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = load i32, ptr @k, align 4
; CHECK-NEXT:    %y = load i32, ptr %r, align 4, !invariant.load !0
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %s = phi i32 [ 0, %entry ], [ %u, %loop ]
; CHECK-NEXT:    %t = add i32 %s, %x
; CHECK-NEXT:    %u = mul i32 %t, %y
; CHECK-NEXT:    %g = getelementptr i32, ptr %q, i32 %u
; CHECK-NEXT:    store i32 %u, ptr %g, align 4
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %u.lcssa = phi i32 [ %u, %loop ]
; CHECK-NEXT:    ret i32 %u.lcssa
; CHECK-NEXT:  }
define i32 @constant(ptr %q, i1 %c, ptr dereferenceable(4) align 4 %r) nofree {
entry:
  br label %loop
loop:
  %s = phi i32 [ 0, %entry ], [ %u, %loop ]
  %x = load i32, ptr @k
  %y = load i32, ptr %r, align 4, !invariant.load !0
  %t = add i32 %s, %x
  %u = mul i32 %t, %y
  %g = getelementptr i32, ptr %q, i32 %u
  store i32 %u, ptr %g
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %u
}
!0 = !{}
