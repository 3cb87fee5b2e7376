; Flags that RUN lines for LLVM's opt and llc carry: some mean the same, the rest has nothing to change and is accepted.
; -mcpu and -mattr mark functions, features are appended, and names of other targets' processors are not looked into.
; RUN: opt-go %s -S -mtriple=amdgcn-- -mcpu=gfx900 -mattr=+foo | FileCheck %s --check-prefix=CPU
; Without a target they say nothing.
; RUN: opt-go %s -S -mcpu=gfx900 | FileCheck %s --check-prefix=PLAIN
; RUN: opt-go %s -S -enable-unsafe-fp-math -frame-pointer=all | FileCheck %s --check-prefix=MATH
; RUN: opt-go %s -S -data-layout=e-p:32:32 -mtriple=x86_64 | FileCheck %s --check-prefix=LAYOUT
; RUN: opt-go %s -S -mtriple=x86_64-apple-macosx | FileCheck %s --check-prefix=DARWIN
; Debug records are what is printed, whatever the input has.
; RUN: opt-go %s | FileCheck %s --check-prefix=RECORD --implicit-check-not=llvm.dbg.value
; RUN: opt-go %s -write-experimental-debuginfo=false | FileCheck %s --check-prefix=CALL
; RUN: opt-go %s -preserve-input-debuginfo-format | FileCheck %s --check-prefix=CALL
; RUN: opt-go %s -passes=gvn -aa-pipeline=basic-aa,tbaa -disable-output
; RUN: opt-go %s -passes=gvn -verify-dom-info -verify-loop-info -f -march=x86-64 -opaque-pointers -experimental-debuginfo-iterators=1 -disable-output
; RUN: opt-go %s -passes=codegenprepare -basic-aa-recphi -basic-aa-separate-storage -cgp-freq-ratio-to-skip-merge=2 -cgpp-huge-func=10000 -disable-output
; RUN: not opt-go %s -opaque-pointers=0 2>&1 | FileCheck %s --check-prefix=TYPED
; RUN: not opt-go %s -passes=gvn -aa-pipeline=oracle-aa 2>&1 | FileCheck %s --check-prefix=ALIAS
; RUN: opt-go %s '-passes=function(repeat<2>(instsimplify))' -print-after-all -disable-output 2>&1 | FileCheck %s --check-prefix=TWICE
; RUN: opt-go %s -passes=instsimplify -print-after-all -filter-print-funcs=g -disable-output 2>&1 | FileCheck %s --check-prefix=ONLY
; RUN: opt-go %s -passes=instsimplify -print-after-all -filter-print-funcs=g -print-module-scope -disable-output 2>&1 | FileCheck %s --check-prefix=WHOLE
; RUN: not opt-go %s '-passes=repeat<0>(gvn)' 2>&1 | FileCheck %s --check-prefix=NEVER

; CPU: target triple = "amdgcn-unknown-unknown"
; CPU: define i32 @f(i32 %b) [[F:#[0-9]+]]
; CPU: define void @g() [[G:#[0-9]+]]
; CPU-DAG: attributes [[F]] = { "target-cpu"="gfx900" "target-features"="+foo" }
; CPU-DAG: attributes [[G]] = { "target-cpu"="own" "target-features"="+own,+foo" }
; PLAIN: define i32 @f(i32 %b) !dbg
; MATH: attributes {{.*}} "frame-pointer"="all"{{.*}}"unsafe-fp-math"="true"
; LAYOUT: target datalayout = "e-p:32:32"
; LAYOUT-NEXT: target triple = "x86_64"
; DARWIN: target datalayout = "e-m:o-p270:
; RECORD: #dbg_value(i32 %x,
; CALL: call void @llvm.dbg.value(metadata i32 %x,
; TYPED: -opaque-pointers: pointers are opaque
; ALIAS: unknown alias analysis name 'oracle-aa'
; TWICE-COUNT-4: IR Dump After instsimplify
; ONLY-NOT: @f(
; ONLY: define void @g()
; WHOLE: define i32 @f(
; WHOLE: define void @g()
; NEVER: repeat<0>: expected a number from 1 to 1000

define i32 @f(i32 %b) !dbg !5 {
  %x = add i32 %b, 1, !dbg !8
  call void @llvm.dbg.value(metadata i32 %x, metadata !7, metadata !DIExpression()), !dbg !8
  ret i32 %x, !dbg !8
}

define void @g() "target-cpu"="own" "target-features"="+own" {
  ret void
}

declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "t.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, unit: !0)
!6 = !DISubroutineType(types: !{})
!7 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 1, type: !9)
!8 = !DILocation(line: 2, column: 3, scope: !5)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
