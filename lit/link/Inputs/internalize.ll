$alone = comdat any
$pair = comdat any
@counter = hidden global i32 1
@pair = global i32 2, comdat
@llvm.used = appending global [1 x ptr] [ptr @listed], section "llvm.metadata"

define i32 @helper() {
  %x = load i32, ptr @counter
  ret i32 %x
}

define i32 @alone() comdat {
  ret i32 0
}

define i32 @listed() {
  ret i32 0
}

define i32 @of.pair() comdat($pair) {
  ret i32 0
}
