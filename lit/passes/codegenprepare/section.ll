; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Hot and cold functions go to sections of their own.

target triple = "nvptx64-nvidia-cuda"

; CHECK: define void @seldom() #0 !section_prefix !0
define void @seldom() cold {
  ret void
}

; CHECK: define void @often() #1 !section_prefix !1
define void @often() hot {
  ret void
}

; CHECK: define void @any() {
define void @any() {
  ret void
}

; CHECK: !0 = !{!"function_section_prefix", !"unlikely"}
; CHECK: !1 = !{!"function_section_prefix", !"hot"}
