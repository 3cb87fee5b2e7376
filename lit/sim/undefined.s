; A register that is not initialized, and memory that is not allocated.
; RUN: not vliw-run %s -func register 2>&1 | FileCheck %s -DFILE=%s --check-prefix=REGISTER
; RUN: not vliw-run %s -func memory -arg i64:8 2>&1 | FileCheck %s -DFILE=%s --check-prefix=MEMORY
; RUN: not vliw-run %s -func forever -max-cycles 100 2>&1 | FileCheck %s --check-prefix=FOREVER
; FOREVER: error: {{.*}}100
.machine p2m2l4
.func register
entry:
; REGISTER: {{^}}[[FILE]]:[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}r20
    { r1 = add r20, 1 }
    { ret }
.end
.func memory
entry:
; MEMORY: {{^}}[[FILE]]:[[#@LINE+1]]:{{[0-9]+}}: error: {{.+}}
    { r2 = ld8 [r1+0] }
    nop 3
    { ret }
.end
.func forever
entry:
    { br entry }
.end
