; Only code that is reachable with the constant arguments is copied, and what is constant then is folded.
; RUN: opt-go %s -S -passes=inline | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=inline | FileCheck %s %} %else %{ true %}

declare void @ext()

define i32 @multi(i32 %x) {
; CHECK-LABEL: @multi(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %c = icmp sgt i32 %x, 0
; CHECK-NEXT:    br i1 %c, label %a, label %b
; CHECK:       a:
; CHECK-NEXT:    ret i32 1
; CHECK:       b:
; CHECK-NEXT:    ret i32 2
; CHECK-NEXT:  }
entry:
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}

define i32 @c3(i32 %x) {
; CHECK-LABEL: @c3(
; CHECK-NEXT:    %c.i = icmp sgt i32 %x, 0
; CHECK-NEXT:    br i1 %c.i, label %a.i, label %b.i
; CHECK:       a.i:
; CHECK-NEXT:    br label %multi.exit
; CHECK:       b.i:
; CHECK-NEXT:    br label %multi.exit
; CHECK:       multi.exit:
; CHECK-NEXT:    %r1 = phi i32 [ 1, %a.i ], [ 2, %b.i ]
; CHECK-NEXT:    %s = add i32 %r1, 3
; CHECK-NEXT:    ret i32 %s
; CHECK-NEXT:  }
  %r = call i32 @multi(i32 %x)
  %s = add i32 %r, 3
  ret i32 %s
}

define i32 @c3b() {
; CHECK-LABEL: @c3b(
; CHECK-NEXT:    ret i32 1
; CHECK-NEXT:  }
  %r = call i32 @multi(i32 7)
  ret i32 %r
}

define i32 @sw(i32 %x) {
; CHECK-LABEL: @sw(
; CHECK-NEXT:    switch i32 %x, label %d [
; CHECK-NEXT:      i32 1, label %a
; CHECK-NEXT:      i32 2, label %b
; CHECK-NEXT:    ]
; CHECK:       a:
; CHECK-NEXT:    call void @ext()
; CHECK-NEXT:    ret i32 5
; CHECK:       b:
; CHECK-NEXT:    ret i32 6
; CHECK:       d:
; CHECK-NEXT:    ret i32 7
; CHECK-NEXT:  }
  switch i32 %x, label %d [ i32 1, label %a
   i32 2, label %b ]
a:
  call void @ext()
  ret i32 5
b:
  ret i32 6
d:
  ret i32 7
}

define i32 @c20(i32 %y) {
; CHECK-LABEL: @c20(
; CHECK-NEXT:    switch i32 %y, label %d.i [
; CHECK-NEXT:      i32 1, label %a.i
; CHECK-NEXT:      i32 2, label %b.i
; CHECK-NEXT:    ]
; CHECK:       a.i:
; CHECK-NEXT:    call void @ext()
; CHECK-NEXT:    br label %sw.exit
; CHECK:       b.i:
; CHECK-NEXT:    br label %sw.exit
; CHECK:       d.i:
; CHECK-NEXT:    br label %sw.exit
; CHECK:       sw.exit:
; CHECK-NEXT:    %q1 = phi i32 [ 5, %a.i ], [ 6, %b.i ], [ 7, %d.i ]
; CHECK-NEXT:    %s = add i32 6, %q1
; CHECK-NEXT:    ret i32 %s
; CHECK-NEXT:  }
  %r = call i32 @sw(i32 2)
  %q = call i32 @sw(i32 %y)
  %s = add i32 %r, %q
  ret i32 %s
}
