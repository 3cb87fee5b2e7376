; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; The address of a variable is known not to be null on its edge, two blocks above the branch; a load
; of the entry block is what the same block has loaded before; selects stay under the sanitizer of
; memory.

@a = global i32 0
declare void @f()
declare void @g()
declare void @h()

; CHECK-LABEL: @two(
; CHECK:       entry:
; CHECK-NEXT:    %zero = icmp eq i32 %c, 0
; CHECK-NEXT:    br i1 %zero, label %middle.thread, label %middle
; CHECK:       middle.thread:
; CHECK:         br i1 {{.*}}, label %set, label %end
define void @two(i32 %c, i32 %d) {
entry:
  %zero = icmp eq i32 %c, 0
  br i1 %zero, label %middle, label %first
first:
  call void @f()
  br label %middle
middle:
  %p = phi ptr [ null, %first ], [ @a, %entry ]
  %more = icmp eq i32 %d, 0
  br i1 %more, label %ask, label %end
ask:
  %none = icmp eq ptr %p, null
  br i1 %none, label %unset, label %set
unset:
  call void @g()
  br label %end
set:
  call void @h()
  br label %end
end:
  ret void
}

; CHECK-LABEL: @again(
; CHECK:         [[B:%.*]] = bitcast float %x to i32
; CHECK:         icmp eq i32 [[B]], 8
define i32 @again(ptr %p, ptr %q) {
  %x = load float, ptr %p
  %y = load i32, ptr %p
  store float %x, ptr %q
  %c = icmp eq i32 %y, 8
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

; CHECK-LABEL: @sanitized(
; CHECK:         select i1 %p
define i32 @sanitized(i1 %b, i1 %u) sanitize_memory {
  br i1 %b, label %end, label %else
else:
  call void @f()
  br label %end
end:
  %p = phi i1 [ true, %else ], [ %u, %0 ]
  %s = select i1 %p, i32 22, i32 0
  ret i32 %s
}
