; RUN: sed 's/WATCH/sanitize_address/' %s | opt-go -passes=simplifycfg,speculative-execution,instcombine -S | FileCheck %s
; RUN: sed 's/WATCH/sanitize_hwaddress/' %s | opt-go -passes=simplifycfg,speculative-execution,instcombine -S | FileCheck %s
; RUN: sed 's/WATCH/sanitize_memtag/' %s | opt-go -passes=simplifycfg,speculative-execution,instcombine -S | FileCheck %s
; RUN: sed 's/WATCH/sanitize_thread/' %s | opt-go -passes=simplifycfg,speculative-execution,instcombine -S | FileCheck %s
; RUN: sed 's/WATCH/nounwind/' %s | opt-go -passes=simplifycfg,speculative-execution,instcombine -S | FileCheck %s --check-prefix=PLAIN
;
; Sanitizers report loads of memory that is out of scope, or written by another thread: no load is executed that the program would not execute.

@g = global i32 5
@h = global i32 6

; CHECK-LABEL: define i32 @branch(
; CHECK:         br i1 %c, label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    %v = load i32, ptr @g
; PLAIN-LABEL: define i32 @branch(
; PLAIN:         %v = load i32, ptr @g
; PLAIN-NEXT:    select i1 %c, i32 %v, i32 %d
define i32 @branch(i1 %c, i32 %d) WATCH {
  br i1 %c, label %then, label %end
then:
  %v = load i32, ptr @g
  br label %end
end:
  %w = phi i32 [ %v, %then ], [ %d, %0 ]
  ret i32 %w
}

; CHECK-LABEL: define i32 @parameter(
; CHECK:         br i1 %c, label %then, label %end
; PLAIN-LABEL: define i32 @parameter(
; PLAIN-NOT:     br i1
define i32 @parameter(i1 %c, i32 %d, ptr dereferenceable(4) align 4 %p) WATCH {
  br i1 %c, label %then, label %end
then:
  %v = load i32, ptr %p
  br label %end
end:
  %w = phi i32 [ %v, %then ], [ %d, %0 ]
  ret i32 %w
}

; CHECK-LABEL: define i32 @choice(
; CHECK-NEXT:    %p = select i1 %c, ptr @g, ptr @h
; CHECK-NEXT:    %v = load i32, ptr %p
; PLAIN-LABEL: define i32 @choice(
; PLAIN-NEXT:    load i32, ptr @g
; PLAIN-NEXT:    load i32, ptr @h
define i32 @choice(i1 %c) WATCH {
  %p = select i1 %c, ptr @g, ptr @h
  %v = load i32, ptr %p
  ret i32 %v
}
