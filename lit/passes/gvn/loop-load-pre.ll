; An invariant load that only a cold block of the loop clobbers is loaded before the loop, and again after the clobber.
; RUN: opt-go %s -S -passes=gvn | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=gvn | FileCheck %s %} %else %{ true %}

declare void @clob()

define i32 @g50(ptr dereferenceable(8) align 4 %p, i32 %n) nofree nosync {
; CHECK-LABEL: @g50(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %v.pre1 = load i32, ptr %p, align 4
; CHECK-NEXT:    br label %header
; CHECK:       header:
; CHECK-NEXT:    %v = phi i32 [ %v.pre1, %entry ], [ %v2, %latch ]
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:    %i1 = add i32 %i, %v
; CHECK-NEXT:    %d = icmp eq i32 %v, 7
; CHECK-NEXT:    br i1 %d, label %cold, label %latch
; CHECK:       cold:
; CHECK-NEXT:    call void @clob()
; CHECK-NEXT:    %v.pre = load i32, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %v2 = phi i32 [ %v.pre, %cold ], [ %v, %header ]
; CHECK-NEXT:    %c = icmp slt i32 %i1, %n
; CHECK-NEXT:    br i1 %c, label %header, label %e
; CHECK:       e:
; CHECK-NEXT:    ret i32 %i1
; CHECK-NEXT:  }
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %v = load i32, ptr %p
  %i1 = add i32 %i, %v
  %d = icmp eq i32 %v, 7
  br i1 %d, label %cold, label %latch
cold:
  call void @clob()
  br label %latch
latch:
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %header, label %e
e:
  ret i32 %i1
}
