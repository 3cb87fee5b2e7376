; Every construct that a reduction strategy is about.
source_filename = "everything.c"
target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm "nop"

%pair = type { i32, ptr }

$group = comdat any

@table = internal constant [2 x i32] [i32 3, i32 4], section "data", align 16
@value = linkonce_odr hidden global %pair { i32 5, ptr @table }, comdat($group), align 8
@other = alias i32, ptr @table

@resolved = ifunc void (i32), ptr @resolver

declare void @bad(i32)

declare i32 @__gxx_personality_v0(...)

declare void @llvm.dbg.value(metadata, metadata, metadata)

define internal ptr @resolver() {
  ret ptr @bad
}

define internal fastcc i32 @callee(i32 %unused, i32 noundef %x) #0 {
  %sum = add nsw i32 %x, 7
  ret i32 %sum
}

define dso_local i32 @main(i32 %n, ptr %p) #0 gc "statepoint-example" personality ptr @__gxx_personality_v0 !dbg !4 {
entry:
  call void @llvm.dbg.value(metadata i32 %n, metadata !7, metadata !DIExpression()), !dbg !9
  %first = call fastcc i32 @callee(i32 %n, i32 %n) [ "deopt"(i32 %n), "other"(ptr @table) ], !dbg !9
  switch i32 %first, label %loop [
    i32 2, label %side
    i32 3, label %side
  ]

side:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %n, %side ], [ %next, %again ]
  %l = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4, !range !10
  %next = add nuw nsw i32 %i, %l
  call void @bad(i32 %next)
  br label %straight

straight:
  %m = mul i32 %next, %l
  store i32 %m, ptr @other, align 4
  invoke void @bad(i32 2) to label %latch unwind label %lp

latch:
  br label %again

again:
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %out, !llvm.loop !11

lp:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e

lost:
  %x = add i32 %x, 1
  br label %lost

out:
  ret i32 %m
}

attributes #0 = { nounwind "frame-pointer"="all" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "everything.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !6)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocalVariable(name: "n", arg: 1, scope: !4, file: !1, line: 1, type: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 1, column: 1, scope: !4)
!10 = !{i32 0, i32 100}
!11 = distinct !{!11}
