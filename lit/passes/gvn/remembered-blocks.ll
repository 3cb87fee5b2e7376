; RUN: opt-go %s -passes='gvn<no-load-pre>' -S | FileCheck %s

; What a block of a loop does is asked before the block is visited, from the loop's beginning, and again after the loop. In between its
; instructions go: neither the load nor the address that it had then is there any more.

define i32 @load_goes(ptr noalias %a, ptr noalias %b, i64 %i, i32 %n) {
; CHECK-LABEL: @load_goes(
; CHECK:       head:
; CHECK:         %v = load i32, ptr %a
; CHECK:       latch:
; CHECK-NOT:     load
; CHECK:         store i32 %v, ptr %b
; CHECK:       end:
; CHECK-NOT:     load
; CHECK:         add i32 %v, %v
entry:
  br label %head

head:
  %k = phi i32 [ 0, %entry ], [ %k1, %latch ]
  %c = icmp slt i32 %k, %n
  %v = load i32, ptr %a
  br i1 %c, label %latch, label %end

latch:
  %x = load i32, ptr %a
  store i32 %x, ptr %b
  %k1 = add i32 %k, 1
  %d = icmp slt i32 %x, %n
  br i1 %d, label %head, label %end

end:
  %w = load i32, ptr %a
  %r = add i32 %v, %w
  ret i32 %r
}

define i32 @address_goes(ptr noalias %a, ptr noalias %b, i64 %i, i32 %n) {
; CHECK-LABEL: @address_goes(
; CHECK:       entry:
; CHECK:         %g = getelementptr i32, ptr %b, i64 %i
; CHECK:       latch:
; CHECK:         store i32 %k, ptr %g
; CHECK:       end:
; CHECK-NOT:     load
; CHECK:         add i32 %v, %v
entry:
  %g = getelementptr i32, ptr %b, i64 %i
  store i32 %n, ptr %g
  br label %head

head:
  %k = phi i32 [ 0, %entry ], [ %k1, %latch ]
  %c = icmp slt i32 %k, %n
  %v = load i32, ptr %a
  br i1 %c, label %latch, label %end

latch:
  %g1 = getelementptr i32, ptr %b, i64 %i
  store i32 %k, ptr %g1
  %k1 = add i32 %k, 1
  %d = icmp slt i32 %k1, %n
  br i1 %d, label %head, label %end

end:
  %w = load i32, ptr %a
  %r = add i32 %v, %w
  ret i32 %r
}

; No block above the second loop provides the element, which is computed once for both loads; after the loop the load in it does.

define i32 @after_nothing(ptr noalias %a, ptr noalias %b, i32 %n) {
; CHECK-LABEL: @after_nothing(
; CHECK:       second:
; CHECK:         %v = load i32, ptr %p
; CHECK:       third:
; CHECK:         %w = load i32, ptr %q
; CHECK:       end:
; CHECK-NOT:     load
; CHECK:         add i32 %w, %w
entry:
  br label %first

first:
  %i = phi i32 [ 0, %entry ], [ %i1, %first ]
  store volatile i32 %i, ptr %b
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %first, label %second

second:
  %p = phi ptr [ %a, %first ], [ %p1, %second ]
  %j = phi i32 [ 0, %first ], [ %j1, %second ]
  %v = load i32, ptr %p
  store volatile i32 %v, ptr %b
  %p1 = getelementptr i32, ptr %p, i64 1
  %j1 = add i32 %j, 1
  %d = icmp slt i32 %j1, %n
  br i1 %d, label %second, label %third

third:
  %q = phi ptr [ %a, %second ], [ %q1, %third ]
  %k = phi i32 [ 0, %second ], [ %k1, %third ]
  %w = load i32, ptr %q
  store volatile i32 %w, ptr %b
  %q1 = getelementptr i32, ptr %q, i64 1
  %k1 = add i32 %k, 1
  %e = icmp slt i32 %k1, %n
  br i1 %e, label %third, label %end

end:
  %x = load i32, ptr %q
  %r = add i32 %w, %x
  ret i32 %r
}
