; RUN: opt-go %s -passes=tailcallelim -S | FileCheck %s
;
; A return after a jump is copied to the block of the call.

; CHECK-LABEL: @f(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %tailrecurse
; CHECK: tailrecurse:
; CHECK-NEXT:  %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
; CHECK-NEXT:  %c = icmp ugt i32 %n.tr, 9
; CHECK-NEXT:  br i1 %c, label %more, label %done
; CHECK: more:
; CHECK-NEXT:  %m = add i32 %n.tr, -1
; CHECK-NEXT:  br label %tailrecurse
; CHECK: done:
; CHECK-NEXT:  br label %return
; CHECK: return:
; CHECK-NEXT:  ret i32 %k
; CHECK-NEXT: }
define i32 @f(i32 %n, i32 %k) {
entry:
  %c = icmp ugt i32 %n, 9
  br i1 %c, label %more, label %done
more:
  %m = add i32 %n, -1
  %r = call i32 @f(i32 %m, i32 %k)
  br label %return
done:
  br label %return
return:
  %v = phi i32 [ %r, %more ], [ %k, %done ]
  ret i32 %v
}

; All paths to the return recurse: it is removed, and nothing returns.
; CHECK-LABEL: @endless(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %tailrecurse
; CHECK:       tailrecurse:
; CHECK-NEXT:    %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
; CHECK-NEXT:    br label %more
; CHECK:       more:
; CHECK-NEXT:    %m = add i32 %n.tr, 1
; CHECK-NEXT:    br label %tailrecurse
; CHECK-NEXT:  }
define i32 @endless(i32 %n) {
entry:
  br label %more

more:
  %m = add i32 %n, 1
  %r = call i32 @endless(i32 %m)
  br label %return

return:
  ret i32 %r
}
