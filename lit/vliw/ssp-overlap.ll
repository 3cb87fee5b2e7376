; Two arrays that may overlap: before the nest it is tested that they do not. If they do, the loops run as they were; a copy that goes through the
; array it reads shows which it was. Neither can the rows be negative: the stride is tested, too.
; RUN: opt-go %s -emit=vliw -ssp=1 -verify-each -pass-remarks-analysis=loop-nest -o %t.s 2>&1 | FileCheck %s --check-prefix=WHY
; RUN: FileCheck %s --input-file %t.s
; RUN: opt-go %s -emit=vliw -sched=list -o %t.off.s
; RUN: sh -c 'for k in 1 2 3 4 5 6 7 8 9; do printf "\\00$k\0\0\0\01$k\0\0\0\02$k\0\0\0\03$k\0\0\0"; done > %t.x'
; RUN: vliw-run %t.s -func shifted -arg buf:%t.x -arg i64:3 -arg i64:4 -arg i64:0 -arg i64:1 -stats %t.near.json -dump 0:%t.near
; RUN: vliw-run %t.off.s -func shifted -arg buf:%t.x -arg i64:3 -arg i64:4 -arg i64:0 -arg i64:1 -dump 0:%t.near2
; RUN: cmp %t.near %t.near2
; RUN: vliw-run %t.s -func shifted -arg buf:%t.x -arg i64:3 -arg i64:4 -arg i64:12 -arg i64:0 -stats %t.far.json -dump 0:%t.far
; RUN: vliw-run %t.off.s -func shifted -arg buf:%t.x -arg i64:3 -arg i64:4 -arg i64:12 -arg i64:0 -dump 0:%t.far2
; RUN: cmp %t.far %t.far2
; RUN: FileCheck %s --check-prefix=FAR --input-file %t.far.json
; RUN: FileCheck %s --check-prefix=NEAR --input-file %t.near.json

; WHY: level 1 of nest copy.outer: 1 test before it whether arrays overlap
; CHECK-LABEL: .func copy
; CHECK: cmp.ule
; CHECK: cmp.ule
; CHECK: por
; CHECK: level 1 of 2 pipelined
; CHECK: .loop copy.outer.1
; FAR: "name": "copy.outer",
; FAR: "trips": 3,
; NEAR: "name": "copy.outer",
; NEAR: "trips": 0,

define void @copy(ptr %to, ptr %from, i64 %n, i64 %m) noinline {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %row = mul nsw i64 %i, %m
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %at = add nsw i64 %row, %j
  %p = getelementptr inbounds i32, ptr %from, i64 %at
  %v = load i32, ptr %p, align 4
  %w = add i32 %v, 1
  %turned = mul nsw i64 %j, %n
  %to.at = add nsw i64 %turned, %i
  %q = getelementptr inbounds i32, ptr %to, i64 %to.at
  store i32 %w, ptr %q, align 4
  %j1 = add nuw nsw i64 %j, 1
  %c = icmp slt i64 %j1, %m
  br i1 %c, label %inner, label %outer.end
outer.end:
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

define void @shifted(ptr %x, i64 %n, i64 %m, i64 %a, i64 %b) {
  %p = getelementptr inbounds i32, ptr %x, i64 %a
  %q = getelementptr inbounds i32, ptr %x, i64 %b
  call void @copy(ptr %p, ptr %q, i64 %n, i64 %m)
  ret void
}
