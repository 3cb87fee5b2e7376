; RUN: opt-go -passes=mergeicmps -S %s | FileCheck %s
; RUN: %if opt-19 %{ opt-19 -passes=mergeicmps -S %s | FileCheck %s %} %else %{ true %}

target triple = "x86_64-unknown-linux-gnu"

; Two fields of 4 bytes, compared in any order, are 8 bytes.
; CHECK-LABEL: define i1 @pair(
; CHECK-NEXT:  "second+first":
; CHECK-NEXT:    %memcmp = call i32 @memcmp(ptr %a, ptr %b, i64 8)
; CHECK-NEXT:    %[[E:.*]] = icmp eq i32 %memcmp, 0
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret i1 %[[E]]
define i1 @pair(ptr dereferenceable(8) %a, ptr dereferenceable(8) %b) {
first:
  %p = getelementptr i8, ptr %a, i64 4
  %q = getelementptr i8, ptr %b, i64 4
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  %e = icmp eq i32 %x, %y
  br i1 %e, label %second, label %end

second:
  %x2 = load i32, ptr %a
  %y2 = load i32, ptr %b
  %e2 = icmp eq i32 %x2, %y2
  br label %end

end:
  %r = phi i1 [ false, %first ], [ %e2, %second ]
  ret i1 %r
}

; The second field may not exist when the first differs.
; CHECK-LABEL: define i1 @unknown(
; CHECK-NOT:     memcmp
define i1 @unknown(ptr dereferenceable(4) %a, ptr dereferenceable(4) %b) {
; CHECK-LABEL: define i1 @bits(
first:
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %e = icmp eq i32 %x, %y
  br i1 %e, label %second, label %end

second:
  %p = getelementptr i8, ptr %a, i64 4
  %q = getelementptr i8, ptr %b, i64 4
  %x2 = load i32, ptr %p
  %y2 = load i32, ptr %q
  %e2 = icmp eq i32 %x2, %y2
  br label %end

end:
  %r = phi i1 [ false, %first ], [ %e2, %second ]
  ret i1 %r
}

define i1 @bits(ptr dereferenceable(8) %a, ptr dereferenceable(8) %b) "no-builtin-memcmp" {
; CHECK-NOT:     memcmp(
; CHECK:         ret i1 %r
first:
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %e = icmp eq i32 %x, %y
  br i1 %e, label %second, label %end

second:
  %p = getelementptr i8, ptr %a, i64 4
  %q = getelementptr i8, ptr %b, i64 4
  %x2 = load i32, ptr %p
  %y2 = load i32, ptr %q
  %e2 = icmp eq i32 %x2, %y2
  br label %end

end:
  %r = phi i1 [ false, %first ], [ %e2, %second ]
  ret i1 %r
}
