; A software-pipelined loop with rotating registers: results, statistics and the trace.
; RUN: sh -c 'printf "\0\0\0\0\0\0\360\077\0\0\0\0\0\0\0\100\0\0\0\0\0\0\010\100" > %t.x'
; RUN: vliw-run %s -func daxpy -arg i64:3 -arg buf:%t.x -arg buf:%t.x -arg f64:10 -dump 2:%t.y -dump 1:%t.same -stats %t.json
; RUN: od -A n -t f8 -w8 %t.y | FileCheck %s --check-prefix=OUT
; RUN: cmp %t.x %t.same
; RUN: FileCheck %s --check-prefix=STATS --input-file %t.json
; RUN: vliw-run - --func=daxpy --arg i64:0 --arg zero:8 --arg=zero:8 -arg f64:1 -dump 2:%t.none < %s
; RUN: od -A n -t u8 %t.none | FileCheck %s --check-prefix=ZERO
; RUN: vliw-run %s -func daxpy -arg i64:3 -arg buf:%t.x -arg buf:%t.x -arg f64:10 -trace 2>&1 | FileCheck %s --check-prefix=TRACE
; OUT: {{^ *}}11{{$}}
; OUT-NEXT: {{^ *}}22{{$}}
; OUT-NEXT: {{^ *}}33{{$}}
; ZERO: {{^ *}}0{{$}}
; STATS-DAG: "cycles": {{[1-9][0-9]*}}
; STATS-DAG: "loads": 6
; STATS-DAG: "stores": 3
; STATS-DAG: "spill_loads": 0
; STATS-DAG: "spill_stores": 0
; STATS: "loops": [
; STATS: "name": "daxpy"
; STATS: "ii": 2
; STATS: "mii": 2
; STATS: "res_mii": 2
; STATS: "rec_mii": 1
; STATS: "stages": 4
; STATS: "maxlive": 5
; STATS: "registers": 7
; STATS: "trips": 3
; STATS: "cycles": 12
; TRACE: setlc
; TRACE: fma.d
; TRACE: fst.d
; TRACE: ret
.machine p2m2l4
.func daxpy
entry:
    { p0 = cmp.sle r1, 0 | r5 = sub r1, 1 }
    { (p0) br exit | setlc r5 | r4 = mov r3 }
    { setec 4 }
    { clrrrb }
    { initrp 1 }
.loop daxpy ii=2 mii=2 res=2 rec=1 sc=4 maxlive=5 regs=7
kernel:
    { (rp0) rf0 = fld.d [r2+0] | (rp0) rf2 = fld.d [r3+0] | (rp1) rf4 = fma.d f0, rf1, rf3 | (rp0) r2 = add r2, 8 }
    { (rp3) fst.d [r4+0], rf6 | (rp0) r3 = add r3, 8 | (rp3) r4 = add r4, 8 | ctop kernel }
.endloop daxpy
exit:
    { ret }
.end
