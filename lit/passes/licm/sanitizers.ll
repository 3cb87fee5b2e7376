; RUN: sed 's/WATCH/sanitize_address/' %s | opt-go -passes='loop-mssa(licm)' -S | FileCheck %s
; RUN: sed 's/WATCH/sanitize_thread/' %s | opt-go -passes='loop-mssa(licm)' -S | FileCheck %s
; RUN: sed 's/WATCH/nounwind/' %s | opt-go -passes='loop-mssa(licm)' -S | FileCheck %s --check-prefix=PLAIN
;
; A load under a condition stays there, though the variable can always be read: a sanitizer might report it. One that is executed anyway moves.

@g = global i32 5
@h = global i32 5

; CHECK-LABEL: define void @conditional(
; CHECK:         %w = load i32, ptr @h
; CHECK:       loop:
; CHECK:       then:
; CHECK-NEXT:    %v = load i32, ptr @g
; PLAIN-LABEL: define void @conditional(
; PLAIN-DAG:     %v = load i32, ptr @g
; PLAIN-DAG:     %w = load i32, ptr @h
; PLAIN:       loop:
define void @conditional(i32 %n, i1 %c) WATCH {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %latch ]
  %w = load i32, ptr @h
  call void @use(i32 %w)
  br i1 %c, label %then, label %latch
then:
  %v = load i32, ptr @g
  call void @use(i32 %v)
  br label %latch
latch:
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %loop, label %end
end:
  ret void
}

declare void @use(i32) nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
