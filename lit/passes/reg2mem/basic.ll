; RUN: opt-go -passes=reg2mem -S %s | FileCheck %s
; RUN: opt-go -passes=reg2mem,mem2reg,instsimplify,simplifycfg -S %s | FileCheck %s --check-prefix=BACK

; CHECK-LABEL: define i32 @f(
; CHECK:         %[[V:.*]] = alloca i32
; CHECK:         %[[P:.*]] = alloca i32
; CHECK:         %"reg2mem alloca point" = bitcast i32 0 to i32
; CHECK:         %x = add i32 %n, 1
; CHECK-NEXT:    store i32 %x, ptr
; CHECK-NOT:     phi
; CHECK:       }

; BACK-LABEL: define i32 @f(
; BACK-NEXT:   entry:
; BACK-NEXT:     %x = add i32 %n, 1
; BACK-NEXT:     %y = mul i32 %x, 3
; BACK-NOT:      alloca
; BACK:        }
define i32 @f(i1 %c, i32 %n) {
entry:
  %x = add i32 %n, 1
  br i1 %c, label %a, label %b
a:
  %y = mul i32 %x, 3
  br label %b
b:
  %r = phi i32 [ %y, %a ], [ %x, %entry ]
  ret i32 %r
}
