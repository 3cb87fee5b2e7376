; RUN: opt-go -passes=structurizecfg -pass-remarks-missed=structurizecfg -disable-output %S/left-alone.ll 2>&1 | FileCheck %s

; What stays as it is says so.
; CHECK: remark: {{.*}}region not structurized: it has a cycle with several entries
; CHECK: remark: {{.*}}region not structurized: it has a terminator other than br
