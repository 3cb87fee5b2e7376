; RUN: opt-go %s -passes=tailcallelim -S | FileCheck %s
;
; The end of the lifetime of the caller's memory does not keep a tail call: the callee has a copy.

%pair = type { i32, i32 }

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

; CHECK-LABEL: @f(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %local1 = alloca %pair, align 4
; CHECK-NEXT:  %local = alloca %pair, align 4
; CHECK-NEXT:  br label %tailrecurse
; CHECK: tailrecurse:
; CHECK-NEXT:  %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
; CHECK: more:
; CHECK-NEXT:  call void @llvm.lifetime.start.p0(i64 8, ptr %local)
; CHECK-NEXT:  store i32 %n.tr, ptr %local, align 4
; CHECK-NEXT:  %m = add i32 %n.tr, -1
; CHECK-NEXT:  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %local1, ptr align 4 %local, i64 8, i1 false)
; CHECK-NEXT:  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %local1, i64 8, i1 false)
; CHECK-NEXT:  call void @llvm.lifetime.end.p0(i64 8, ptr %local)
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
  call void @llvm.lifetime.start.p0(i64 8, ptr %local)
  store i32 %n, ptr %local
  %m = add i32 %n, -1
  %r = call i32 @f(ptr byval(%pair) align 4 %local, i32 %m)
  call void @llvm.lifetime.end.p0(i64 8, ptr %local)
  ret i32 %r
}

; The memory behind an argument is no alloca of the frame's: its end may be what the call waits for.
; CHECK-LABEL: @g(
; CHECK: call i32 @g(
; CHECK-NEXT:  call void @llvm.lifetime.end.p0(i64 8, ptr %q)
define i32 @g(ptr %q, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  %v = load i32, ptr %q
  ret i32 %v
more:
  %m = add i32 %n, -1
  %r = call i32 @g(ptr %q, i32 %m)
  call void @llvm.lifetime.end.p0(i64 8, ptr %q)
  ret i32 %r
}
