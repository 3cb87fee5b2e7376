; A value is read before its latency has passed: an error with the cycle and the line.
; RUN: not vliw-run %s -func early -arg f64:3 2>&1 | FileCheck %s -DFILE=%s --check-prefix=EARLY
; RUN: vliw-run %s -func good -arg f64:3 -ret f64 | FileCheck %s --check-prefix=GOOD
; RUN: not vliw-run %s -func good -arg f64:3 -machine=p2m2l6 2>&1 | FileCheck %s --check-prefix=SLOW
; RUN: sh -c 'vliw-run %s -func early -arg f64:3 2>/dev/null; echo "status $?"' | FileCheck %s --check-prefix=STATUS
; GOOD: {{^}}18{{$}}
; SLOW: error: {{.*}}f0
; STATUS: status 1
.machine p2m2l4
.func early
entry:
    { f1 = fmul.d f0, f0 }
    nop 1
; EARLY: {{^}}[[FILE]]:[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}f1
    { f0 = fmov f1 }
    { ret }
.end
.func good
entry:
    { f0 = fmul.d f0, f0 }
    nop 3
    { f0 = fadd.d f0, f0 }
    nop 3
    { ret }
.end
