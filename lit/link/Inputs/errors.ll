; A comment, so that the lines differ.
@twice = global i32 2

define void @f() {
  ret void
}
