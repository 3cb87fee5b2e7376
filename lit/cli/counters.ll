; -stats, -stats-json and -time-passes report on standard error; the output stays clean.
; RUN: opt-go %s -passes=mem2reg,dce,mem2reg -stats 2>%t.err | FileCheck %s
; RUN: FileCheck %s --check-prefix=STATS --input-file %t.err
; RUN: opt-go %s -passes=mem2reg,dce,mem2reg -stats -stats-json 2>%t.json | FileCheck %s
; RUN: FileCheck %s --check-prefix=JSON --match-full-lines --implicit-check-not={{.}} --input-file %t.json
; RUN: opt-go %s -passes=mem2reg,dce,mem2reg -time-passes 2>%t.time | FileCheck %s
; RUN: FileCheck %s --check-prefix=TIME --input-file %t.time
; RUN: opt-go %s -passes=mem2reg 2>&1 | FileCheck %s --check-prefix=QUIET --implicit-check-not====

; CHECK: {{^}}; ModuleID
; CHECK-NOT: ===
; CHECK-NOT: mem2reg
; QUIET: define i32 @f
; STATS: Statistics Collected
; STATS: {{^ *}}3 mem2reg - Number of allocas promoted{{$}}
; JSON: {
; JSON-NEXT: {{[[:space:]]}}"mem2reg.Number of allocas promoted": 3
; JSON-NEXT: }
; TIME: Pass execution timing report
; TIME: Total Execution Time: {{[0-9]+\.[0-9]+}} seconds
; TIME: --Runs-- {{.*}}--- Name ---
; TIME-DAG: {{[0-9.]+ \( *[0-9.]+%\) +4}}  mem2reg
; TIME-DAG: {{[0-9.]+ \( *[0-9.]+%\) +2}}  dce
define i32 @f(i32 %n) {
  %a = alloca i32
  %b = alloca i32
  store i32 %n, ptr %a
  store i32 1, ptr %b
  %v = load i32, ptr %a
  %w = load i32, ptr %b
  %r = add i32 %v, %w
  ret i32 %r
}

define void @g() {
  %a = alloca i8
  store i8 1, ptr %a
  ret void
}
