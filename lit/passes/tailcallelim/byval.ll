; RUN: opt-go %s -passes=tailcallelim -S | FileCheck %s
;
; Arguments by value are copied to the parameter's memory, through memory of their own.

%pair = type { i32, i32 }

; CHECK-LABEL: @f(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %local1 = alloca %pair, align 4
; CHECK-NEXT:  %local = alloca %pair, align 4
; CHECK-NEXT:  br label %tailrecurse
; CHECK: tailrecurse:
; CHECK-NEXT:  %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
; CHECK-NEXT:  %c = icmp eq i32 %n.tr, 0
; CHECK-NEXT:  br i1 %c, label %end, label %more
; CHECK: end:
; CHECK-NEXT:  %v = load i32, ptr %p, align 4
; CHECK-NEXT:  ret i32 %v
; CHECK: more:
; CHECK-NEXT:  store i32 %n.tr, ptr %local, align 4
; CHECK-NEXT:  %m = add i32 %n.tr, -1
; CHECK-NEXT:  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %local1, ptr align 4 %local, i64 8, i1 false)
; CHECK-NEXT:  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %local1, i64 8, i1 false)
; CHECK-NEXT:  br label %tailrecurse
; CHECK-NEXT: }
define i32 @f(ptr byval(%pair) align 4 %p, i32 %n) {
entry:
  %local = alloca %pair, align 4
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  %v = load i32, ptr %p
  ret i32 %v
more:
  store i32 %n, ptr %local
  %m = add i32 %n, -1
  %r = call i32 @f(ptr byval(%pair) align 4 %local, i32 %m)
  ret i32 %r
}
