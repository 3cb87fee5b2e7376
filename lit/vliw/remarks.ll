; What the scheduler decided, as remarks with a place.
; RUN: opt-go %s -passes=vliw -emit=vliw -disable-output -pass-remarks-analysis=modulo 2>&1 | FileCheck %s -DFILE=%s
; RUN: opt-go %s -passes=vliw -emit=vliw -disable-output -pass-remarks-analysis=licm 2>&1 | count 0
; RUN: opt-go %s -passes=vliw -emit=vliw -disable-output -pass-remarks-output=%t.yaml 2>&1 | count 0
; RUN: FileCheck %s --check-prefix=YAML --input-file %t.yaml
; CHECK: {{^}}[[FILE]]:{{[0-9]+:[0-9]+}}: remark: {{.*}}pipelined loop rec.loop: II=4 MII=4 (res 1 rec 4)
; CHECK-SAME: [-Rpass-analysis=modulo-schedule]
; YAML: --- !Analysis
; YAML: Pass: modulo-schedule
; YAML: Function: 'rec'
; YAML: pipelined loop rec.loop: II=4
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
