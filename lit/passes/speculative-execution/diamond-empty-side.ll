; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; A diamond counts when one side is empty, whichever it is.

; CHECK-LABEL: @no(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = xor i32 %a, 1
; CHECK-NEXT:    br i1 %c, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    br label %join
; CHECK:       no:
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ 0, %no ], [ %x, %yes ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @no(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %x = xor i32 %a, 1
  br label %join
no:
  br label %join
join:
  %r = phi i32 [ 0, %no ], [ %x, %yes ]
  ret i32 %r
}
; CHECK-LABEL: @yes(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = and i32 %a, 1
; CHECK-NEXT:    br i1 %c, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    br label %join
; CHECK:       no:
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ 0, %yes ], [ %x, %no ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @yes(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %no
yes:
  br label %join
no:
  %x = and i32 %a, 1
  br label %join
join:
  %r = phi i32 [ 0, %yes ], [ %x, %no ]
  ret i32 %r
}
