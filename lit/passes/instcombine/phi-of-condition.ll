; A φ of constants that repeats the branch above is its condition.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

declare void @side()

; CHECK-LABEL: @inv(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %a, label %b
; CHECK:  a:
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    br label %m
; CHECK:  b:
; CHECK-NEXT:    br label %m
; CHECK:  m:
; CHECK-NEXT:    %p = xor i1 %c, true
; CHECK-NEXT:    ret i1 %p
; CHECK-NEXT:  }
define i1 @inv(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @side()
  br label %m
b:
  br label %m
m:
  %p = phi i1 [ false, %a ], [ true, %b ]
  ret i1 %p
}

; CHECK-LABEL: @tri(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %a, label %m
; CHECK:  a:
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    br label %m
; CHECK:  m:
; CHECK-NEXT:    ret i1 %c
; CHECK-NEXT:  }
define i1 @tri(i1 %c) {
entry:
  br i1 %c, label %a, label %m
a:
  call void @side()
  br label %m
m:
  %p = phi i1 [ true, %a ], [ false, %entry ]
  ret i1 %p
}

; CHECK-LABEL: @three(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %a, label %m
; CHECK:  a:
; CHECK-NEXT:    br i1 %d, label %x, label %m
; CHECK:  x:
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    br label %m
; CHECK:  m:
; CHECK-NEXT:    ret i1 %c
; CHECK-NEXT:  }
define i1 @three(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %m
a:
  br i1 %d, label %x, label %m
x:
  call void @side()
  br label %m
m:
  %p = phi i1 [ true, %a ], [ false, %entry ], [ true, %x ]
  ret i1 %p
}

; The condition does not decide the second branch.
; CHECK-LABEL: @not(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %a, label %m
; CHECK:  a:
; CHECK-NEXT:    br i1 %d, label %x, label %m
; CHECK:  x:
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    br label %m
; CHECK:  m:
; CHECK-NEXT:    %p = phi i1 [ true, %a ], [ false, %entry ], [ false, %x ]
; CHECK-NEXT:    ret i1 %p
; CHECK-NEXT:  }
define i1 @not(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %m
a:
  br i1 %d, label %x, label %m
x:
  call void @side()
  br label %m
m:
  %p = phi i1 [ true, %a ], [ false, %entry ], [ false, %x ]
  ret i1 %p
}

; CHECK-LABEL: @loop(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %h
; CHECK:  h:
; CHECK-NEXT:    %p = phi i1 [ true, %entry ], [ false, %l ]
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    br i1 %c, label %l, label %x
; CHECK:  l:
; CHECK-NEXT:    br label %h
; CHECK:  x:
; CHECK-NEXT:    ret i1 %p
; CHECK-NEXT:  }
define i1 @loop(i1 %c) {
entry:
  br label %h
h:
  %p = phi i1 [ true, %entry ], [ false, %l ]
  call void @side()
  br i1 %c, label %l, label %x
l:
  br label %h
x:
  ret i1 %p
}
