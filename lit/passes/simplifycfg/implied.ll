; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
;
; A branch that a dominating one has decided; control threaded over a phi of constants.

declare void @f()
declare void @g()

; CHECK-LABEL: @decided(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp sgt i32 %a, 10
; CHECK-NEXT:  br i1 %c, label %big, label %end
; CHECK: big:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  call void @g()
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @decided(i32 %a) {
entry:
  %c = icmp sgt i32 %a, 10
  br i1 %c, label %big, label %end

big:
  call void @f()
  %d = icmp sgt i32 %a, 5
  br i1 %d, label %more, label %end

more:
  call void @g()
  br label %end

end:
  ret void
}

; CHECK-LABEL: @threaded(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  br label %left
; CHECK: no:
; CHECK-NEXT:  call void @g()
; CHECK-NEXT:  br i1 %d, label %left, label %right
; CHECK: left:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  br label %end
; CHECK: right:
; CHECK-NEXT:  call void @g()
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @threaded(i1 %c, i1 %d) {
entry:
  br i1 %c, label %yes, label %no

yes:
  call void @f()
  br label %join

no:
  call void @g()
  br label %join

join:
  %p = phi i1 [ true, %yes ], [ %d, %no ]
  br i1 %p, label %left, label %right

left:
  call void @f()
  br label %end

right:
  call void @g()
  br label %end

end:
  ret void
}
