; The latency of the addition bounds the loop, on every machine by its own latency;
; a slower machine cannot run the code of a faster one.
; RUN: opt-go %s -passes=vliw -emit=vliw -o %t.4.s
; RUN: FileCheck %s -DL=4 -DM=p2m2l4 --input-file %t.4.s
; RUN: opt-go %s -passes=vliw -emit=vliw -machine=p2m2l6 -o %t.6.s
; RUN: FileCheck %s -DL=6 -DM=p2m2l6 --input-file %t.6.s
; RUN: opt-go %s -passes=vliw -emit=vliw -machine=p4m4l4 | FileCheck %s -DL=4 -DM=p4m4l4
; RUN: sh -c 'printf "\0\0\0\0\0\0\360\077\0\0\0\0\0\0\0\100\0\0\0\0\0\0\010\100" > %t.x'
; RUN: vliw-run %t.4.s -func rec -arg i64:3 -arg buf:%t.x -ret f64 | FileCheck %s --check-prefix=OUT
; RUN: vliw-run %t.6.s -func rec -arg i64:3 -arg buf:%t.x -ret f64 | FileCheck %s --check-prefix=OUT
; RUN: not vliw-run %t.4.s -machine=p2m2l6 -func rec -arg i64:3 -arg buf:%t.x -ret f64 2>&1 | FileCheck %s --check-prefix=SLOW
; OUT: {{^}}6{{$}}
; SLOW: {{^}}{{.*}}.4.s:{{[0-9]+:[0-9]+}}: error: {{.+}}
; CHECK: .machine [[M]]{{$}}
; CHECK: ; loop rec.loop: II=[[L]] MII=[[L]] (res 1 rec [[L]])
define double @rec(i64 %n, ptr %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi double [ 0.0, %entry ], [ %s1, %loop ]
  %px = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %px
  %s1 = fadd double %s, %v
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret double %s1
}
