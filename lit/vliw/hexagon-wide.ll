; What Hexagon lacks is a diagnostic with its line.
; RUN: not opt-go %s -emit=vliw 2>&1 | FileCheck %s
target datalayout = "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64"
target triple = "hexagon"

; CHECK: hexagon-wide.ll:[[@LINE+1]]:{{.*}}an integer of 128 bits on Hexagon
define i128 @wide(i128 %x) {
  %y = add i128 %x, 1
  ret i128 %y
}
