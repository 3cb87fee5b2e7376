; More operations in a bundle than the machine has units; a wider machine runs it.
; RUN: not vliw-run %s -func k -arg zero:64 2>&1 | FileCheck %s -DFILE=%s
; RUN: vliw-run %s -func k -arg zero:64 -machine=p4m4l4
.machine p2m2l4
.func k
entry:
; CHECK: {{^}}[[FILE]]:[[#@LINE+1]]:{{[0-9]+}}: error: {{.+}}
    { r2 = ld8 [r1+0] | r3 = ld8 [r1+8] | r4 = ld8 [r1+16] }
    nop 3
    { ret }
.end
