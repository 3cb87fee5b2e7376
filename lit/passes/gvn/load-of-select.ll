; A load of an address that a select chooses is a select of what was loaded from the two.
; RUN: opt-go %s -passes=gvn -S | FileCheck %s

declare void @use(ptr)
declare void @side()

; CHECK-LABEL: @selload(
; CHECK-NEXT:    %a = load i32, ptr %p, align 4
; CHECK-NEXT:    %b = load i32, ptr %q, align 4
; CHECK-NEXT:    %1 = select i1 %c, i32 %a, i32 %b
; CHECK-NEXT:    %s = select i1 %c, ptr %p, ptr %q
; CHECK-NEXT:    %r = add i32 %a, %b
; CHECK-NEXT:    %t = add i32 %r, %1
; CHECK-NEXT:    ret i32 %t
; CHECK-NEXT:  }
define i32 @selload(i1 %c, ptr %p, ptr %q) {
  %a = load i32, ptr %p
  %b = load i32, ptr %q
  %s = select i1 %c, ptr %p, ptr %q
  %v = load i32, ptr %s
  %r = add i32 %a, %b
  %t = add i32 %r, %v
  ret i32 %t
}

; CHECK-LABEL: @selmin(
; CHECK-NEXT:    %a = load i32, ptr %p, align 4
; CHECK-NEXT:    %b = load i32, ptr %q, align 4
; CHECK-NEXT:    %c = icmp slt i32 %a, %b
; CHECK-NEXT:    %1 = select i1 %c, i32 %a, i32 %b
; CHECK-NEXT:    %s = select i1 %c, ptr %p, ptr %q
; CHECK-NEXT:    ret i32 %1
; CHECK-NEXT:  }
define i32 @selmin(ptr %p, ptr %q) {
  %a = load i32, ptr %p
  %b = load i32, ptr %q
  %c = icmp slt i32 %a, %b
  %s = select i1 %c, ptr %p, ptr %q
  %v = load i32, ptr %s
  ret i32 %v
}

; CHECK-LABEL: @seldom(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %a = load i32, ptr %p, align 4
; CHECK-NEXT:    %b = load i32, ptr %q, align 4
; CHECK-NEXT:    br i1 %c, label %x, label %y
; CHECK:  x:
; CHECK-NEXT:    %t = add i32 %a, %a
; CHECK-NEXT:    ret i32 %t
; CHECK:  y:
; CHECK-NEXT:    ret i32 %b
; CHECK-NEXT:  }
define i32 @seldom(i1 %c, ptr %p, ptr %q) {
entry:
  %a = load i32, ptr %p
  %b = load i32, ptr %q
  br i1 %c, label %x, label %y
x:
  %s = select i1 %c, ptr %p, ptr %q
  %v = load i32, ptr %s
  %t = add i32 %a, %v
  ret i32 %t
y:
  ret i32 %b
}

; Not where something may have been written since, or was stored and not loaded.
; CHECK-LABEL: @selclob(
; CHECK-NEXT:    %a = load i32, ptr %p, align 4
; CHECK-NEXT:    %b = load i32, ptr %q, align 4
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    %s = select i1 %c, ptr %p, ptr %q
; CHECK-NEXT:    %v = load i32, ptr %s, align 4
; CHECK-NEXT:    %r = add i32 %a, %b
; CHECK-NEXT:    %t = add i32 %r, %v
; CHECK-NEXT:    ret i32 %t
; CHECK-NEXT:  }
define i32 @selclob(i1 %c, ptr %p, ptr %q) {
  %a = load i32, ptr %p
  %b = load i32, ptr %q
  call void @side()
  %s = select i1 %c, ptr %p, ptr %q
  %v = load i32, ptr %s
  %r = add i32 %a, %b
  %t = add i32 %r, %v
  ret i32 %t
}

; CHECK-LABEL: @selstore(
; CHECK-NEXT:    store i32 1, ptr %p, align 4
; CHECK-NEXT:    store i32 2, ptr %q, align 4
; CHECK-NEXT:    %s = select i1 %c, ptr %p, ptr %q
; CHECK-NEXT:    %v = load i32, ptr %s, align 4
; CHECK-NEXT:    ret i32 %v
; CHECK-NEXT:  }
define i32 @selstore(i1 %c, ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  %s = select i1 %c, ptr %p, ptr %q
  %v = load i32, ptr %s
  ret i32 %v
}

; CHECK-LABEL: @selloop(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %a.pre = load i32, ptr %p, align 4
; CHECK-NEXT:    br label %l
; CHECK:  l:
; CHECK-NEXT:    %a = phi i32 [ %a.pre, %entry ], [ %0, %l ]
; CHECK-NEXT:    %m = phi ptr [ %p, %entry ], [ %s, %l ]
; CHECK-NEXT:    %i = phi ptr [ %p, %entry ], [ %n, %l ]
; CHECK-NEXT:    %b = load i32, ptr %i, align 4
; CHECK-NEXT:    %c = icmp slt i32 %a, %b
; CHECK-NEXT:    %0 = select i1 %c, i32 %a, i32 %b
; CHECK-NEXT:    %s = select i1 %c, ptr %m, ptr %i
; CHECK-NEXT:    %n = getelementptr i32, ptr %i, i64 1
; CHECK-NEXT:    %d = icmp eq ptr %n, %e
; CHECK-NEXT:    br i1 %d, label %x, label %l
; CHECK:  x:
; CHECK-NEXT:    call void @use(ptr %s)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @selloop(ptr %p, ptr %e) {
entry:
  br label %l
l:
  %m = phi ptr [ %p, %entry ], [ %s, %l ]
  %i = phi ptr [ %p, %entry ], [ %n, %l ]
  %a = load i32, ptr %m
  %b = load i32, ptr %i
  %c = icmp slt i32 %a, %b
  %s = select i1 %c, ptr %m, ptr %i
  %n = getelementptr i32, ptr %i, i64 1
  %d = icmp eq ptr %n, %e
  br i1 %d, label %x, label %l
x:
  call void @use(ptr %s)
  ret void
}
