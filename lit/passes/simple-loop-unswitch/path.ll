; RUN: opt-go %s -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -S | FileCheck %s
;
; Nothing on the path through %pure writes %p, so the loaded condition stays what it is once that
; path is taken. The last function's call may not return before the load.

declare void @clobber()
declare void @maybe() memory(none)

; CHECK-LABEL: @loaded(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = load i32, ptr %p, align 4
; CHECK-NEXT:    %1 = icmp eq i32 %0, 100
; CHECK-NEXT:    br i1 %1, label %entry.split.us, label %entry.split
; CHECK:       entry.split.us:
; CHECK-NEXT:    br label %header.us
; CHECK:       header.us:
; CHECK-NEXT:    %i.us = phi i32 [ 0, %entry.split.us ], [ %i.next.us, %latch.us ]
; CHECK-NEXT:    br label %pure.us
; CHECK:       pure.us:
; CHECK-NEXT:    br label %latch.us
; CHECK:       latch.us:
; CHECK-NEXT:    %i.next.us = add nuw i32 %i.us, 1
; CHECK-NEXT:    %more.us = icmp ult i32 %i.next.us, %n
; CHECK-NEXT:    br i1 %more.us, label %header.us, label %exit.split.us
; CHECK:       exit.split.us:
; CHECK-NEXT:    %i.lcssa.us = phi i32 [ %i.us, %latch.us ]
; CHECK-NEXT:    br label %exit
; CHECK:       entry.split:
; CHECK-NEXT:    br label %header
; CHECK:       header:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry.split ], [ %i.next, %latch ]
; CHECK-NEXT:    %v = load i32, ptr %p, align 4
; CHECK-NEXT:    %c = icmp eq i32 %v, 100
; CHECK-NEXT:    br i1 %c, label %pure, label %writes
; CHECK:       pure:
; CHECK-NEXT:    br label %latch
; CHECK:       writes:
; CHECK-NEXT:    call void @clobber()
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %i.next = add nuw i32 %i, 1
; CHECK-NEXT:    %more = icmp ult i32 %i.next, %n
; CHECK-NEXT:    br i1 %more, label %header, label %exit.split
; CHECK:       exit.split:
; CHECK-NEXT:    %i.lcssa = phi i32 [ %i, %latch ]
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %.us-phi = phi i32 [ %i.lcssa, %exit.split ], [ %i.lcssa.us, %exit.split.us ]
; CHECK-NEXT:    ret i32 %.us-phi
; CHECK-NEXT:  }
define i32 @loaded(ptr %p, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %v = load i32, ptr %p, align 4
  %c = icmp eq i32 %v, 100
  br i1 %c, label %pure, label %writes
pure:
  br label %latch
writes:
  call void @clobber()
  br label %latch
latch:
  %i.next = add nuw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %header, label %exit
exit:
  ret i32 %i
}

; CHECK-LABEL: @address(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = load ptr, ptr %p, align 8
; CHECK-NEXT:    %1 = getelementptr i8, ptr %0, i64 8
; CHECK-NEXT:    %2 = load i8, ptr %1, align 4
; CHECK-NEXT:    %3 = trunc i8 %2 to i1
; CHECK-NEXT:    br i1 %3, label %entry.split, label %entry.split.us
; CHECK:       entry.split.us:
; CHECK-NEXT:    br label %header.us
; CHECK:       header.us:
; CHECK-NEXT:    %i.us = phi i32 [ 0, %entry.split.us ], [ %i.next.us, %latch.us ]
; CHECK-NEXT:    store i32 %i.us, ptr %q, align 4
; CHECK-NEXT:    br label %pure.us
; CHECK:       pure.us:
; CHECK-NEXT:    store i32 7, ptr %q, align 4
; CHECK-NEXT:    br label %latch.us
; CHECK:       latch.us:
; CHECK-NEXT:    %i.next.us = add nuw i32 %i.us, 1
; CHECK-NEXT:    %more.us = icmp ult i32 %i.next.us, %n
; CHECK-NEXT:    br i1 %more.us, label %header.us, label %exit.split.us
; CHECK:       exit.split.us:
; CHECK-NEXT:    br label %exit
; CHECK:       entry.split:
; CHECK-NEXT:    br label %header
; CHECK:       header:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry.split ], [ %i.next, %latch ]
; CHECK-NEXT:    store i32 %i, ptr %q, align 4
; CHECK-NEXT:    %b = load ptr, ptr %p, align 8
; CHECK-NEXT:    %a = getelementptr i8, ptr %b, i64 8
; CHECK-NEXT:    %v = load i8, ptr %a, align 4
; CHECK-NEXT:    %c = trunc i8 %v to i1
; CHECK-NEXT:    br i1 %c, label %writes, label %pure
; CHECK:       writes:
; CHECK-NEXT:    call void @clobber()
; CHECK-NEXT:    br label %latch
; CHECK:       pure:
; CHECK-NEXT:    store i32 7, ptr %q, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %i.next = add nuw i32 %i, 1
; CHECK-NEXT:    %more = icmp ult i32 %i.next, %n
; CHECK-NEXT:    br i1 %more, label %header, label %exit.split
; CHECK:       exit.split:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @address(ptr %p, ptr noalias %q, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  store i32 %i, ptr %q, align 4
  %b = load ptr, ptr %p, align 8
  %a = getelementptr i8, ptr %b, i64 8
  %v = load i8, ptr %a, align 4
  %c = trunc i8 %v to i1
  br i1 %c, label %writes, label %pure
writes:
  call void @clobber()
  br label %latch
pure:
  store i32 7, ptr %q, align 4
  br label %latch
latch:
  %i.next = add nuw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %header, label %exit
exit:
  ret void
}

; CHECK-LABEL: @written(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %header
; CHECK:       header:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
; CHECK-NEXT:    store i32 %i, ptr %q, align 4
; CHECK-NEXT:    %v = load i32, ptr %p, align 4
; CHECK-NEXT:    %c = icmp eq i32 %v, 100
; CHECK-NEXT:    br i1 %c, label %pure, label %writes
; CHECK:       pure:
; CHECK-NEXT:    br label %latch
; CHECK:       writes:
; CHECK-NEXT:    call void @clobber()
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %i.next = add nuw i32 %i, 1
; CHECK-NEXT:    %more = icmp ult i32 %i.next, %n
; CHECK-NEXT:    br i1 %more, label %header, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @written(ptr %p, ptr %q, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  store i32 %i, ptr %q, align 4
  %v = load i32, ptr %p, align 4
  %c = icmp eq i32 %v, 100
  br i1 %c, label %pure, label %writes
pure:
  br label %latch
writes:
  call void @clobber()
  br label %latch
latch:
  %i.next = add nuw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %header, label %exit
exit:
  ret void
}

; CHECK-LABEL: @stops(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %header
; CHECK:       header:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
; CHECK-NEXT:    call void @maybe()
; CHECK-NEXT:    %v = load i32, ptr %p, align 4
; CHECK-NEXT:    %c = icmp eq i32 %v, 100
; CHECK-NEXT:    br i1 %c, label %pure, label %writes
; CHECK:       pure:
; CHECK-NEXT:    br label %latch
; CHECK:       writes:
; CHECK-NEXT:    call void @clobber()
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %i.next = add nuw i32 %i, 1
; CHECK-NEXT:    %more = icmp ult i32 %i.next, %n
; CHECK-NEXT:    br i1 %more, label %header, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @stops(ptr %p, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  call void @maybe()
  %v = load i32, ptr %p, align 4
  %c = icmp eq i32 %v, 100
  br i1 %c, label %pure, label %writes
pure:
  br label %latch
writes:
  call void @clobber()
  br label %latch
latch:
  %i.next = add nuw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %header, label %exit
exit:
  ret void
}
