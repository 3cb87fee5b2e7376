; The incoming value of a φ after a loop is copied at the exit, not in each iteration; also where the exit is the taken branch.
; Rotating values take one copy each.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: opt-go %s -emit=ptx -o %t && ptx-run %t -kernel k -arg zero:4 -arg i32:50 -arg i32:42 -dump 0:%t.bin && od -A n -t d4 %t.bin | FileCheck %s --check-prefix=FIFTY
; RUN: ptx-run %t -kernel gcd -arg zero:4 -arg i32:84 -arg i32:30 -dump 0:%t.bin && od -A n -t d4 %t.bin | FileCheck %s --check-prefix=GCD
; RUN: ptx-run %t -kernel extended -arg zero:4 -arg i32:84 -arg i32:30 -dump 0:%t.bin && od -A n -t d4 %t.bin | FileCheck %s --check-prefix=EXTENDED
; RUN: ptx-run %t -kernel k -arg zero:4 -arg i32:0 -arg i32:42 -dump 0:%t.bin && od -A n -t d4 %t.bin | FileCheck %s --check-prefix=NONE

; FIFTY: {{^ *}}42{{$}}
; GCD: {{^ *}}6{{$}}
; EXTENDED: {{^ *}}-1{{$}}
; NONE: {{^ *}}-7{{$}}
target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: .entry k(
; CHECK: $L__BB0_1:
; CHECK-NEXT: add.s32 [[SUM:%r[0-9]+]], [[LAST:%r[0-9]+]], [[I:%r[0-9]+]];
; CHECK-NEXT: st.volatile.global.u32 {{.*}}, [[OLD:%r[0-9]+]];
; CHECK-NEXT: add.s32 [[I]], [[I]], 1;
; CHECK-NEXT: setp
; CHECK-NEXT: mov.b32 [[OLD]], [[LAST]];
; CHECK-NEXT: mov.b32 [[LAST]], [[SUM]];
; CHECK-NEXT: bra $L__BB0_1;
; CHECK-NEXT: mov.b32
; CHECK: ret
define ptx_kernel void @k(ptr %p, i32 %n, i32 %m) {
entry:
  %any = icmp sgt i32 %n, %m
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %old = phi i32 [ 1, %entry ], [ %s, %loop ]
  %sum = add i32 %s, %i
  store volatile i32 %old, ptr %p
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i32 [ -7, %entry ], [ %m, %loop ]
  store i32 %r, ptr %p
  ret void
}

; What goes to the next round and out of the loop is copied once.
; CHECK-LABEL: .entry gcd(
; CHECK: rem.u32 [[REST:%r[0-9]+]], [[A:%r[0-9]+]], [[B:%r[0-9]+]];
; CHECK-NEXT: setp.eq.s32 [[DONE:%p[0-9]+]], [[REST]], 0;
; CHECK-NEXT: mov.b32 [[A]], [[B]];
; CHECK-NEXT: mov.b32 [[B]], [[REST]];
; CHECK-NEXT: @![[DONE]] bra
; CHECK: st.global.u32 {{.*}}, [[A]];
define ptx_kernel void @gcd(ptr %p, i32 %a0, i32 %b0) {
entry:
  %none = icmp eq i32 %b0, 0
  br i1 %none, label %exit, label %loop
loop:
  %a = phi i32 [ %a0, %entry ], [ %b, %loop ]
  %b = phi i32 [ %b0, %entry ], [ %rest, %loop ]
  %rest = urem i32 %a, %b
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i32 [ %a0, %entry ], [ %b, %loop ]
  store i32 %r, ptr %p
  ret void
}

; That goes for what begins with the same constant, too.
; CHECK-LABEL: .entry extended(
; CHECK: div.s32
; CHECK-NEXT: mul
; CHECK-NEXT: sub
; CHECK-NEXT: mul.lo.s32 [[P:%r[0-9]+]], {{%r[0-9]+}}, [[T:%r[0-9]+]];
; CHECK-NEXT: sub.s32 [[NEXT:%r[0-9]+]], [[S:%r[0-9]+]], [[P]];
; CHECK-NEXT: setp
; CHECK-NEXT: mov.b32 [[S]], [[T]];
; CHECK-NEXT: mov.b32
; CHECK-NEXT: mov.b32
; CHECK-NEXT: mov.b32 [[T]], [[NEXT]];
; CHECK-NEXT: bra
; CHECK: st.global.u32 {{.*}}, [[S]];
define ptx_kernel void @extended(ptr %p, i32 %a0, i32 %b0) {
entry:
  %none = icmp eq i32 %b0, 0
  br i1 %none, label %exit, label %loop
loop:
  %a = phi i32 [ %a0, %entry ], [ %b, %loop ]
  %b = phi i32 [ %b0, %entry ], [ %rest, %loop ]
  %s = phi i32 [ 1, %entry ], [ %t, %loop ]
  %t = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = sdiv i32 %a, %b
  %qb = mul i32 %q, %b
  %rest = sub i32 %a, %qb
  %qt = mul i32 %q, %t
  %next = sub i32 %s, %qt
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i32 [ 1, %entry ], [ %t, %loop ]
  store i32 %r, ptr %p
  ret void
}
