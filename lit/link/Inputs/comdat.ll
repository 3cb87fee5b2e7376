$one = comdat any
$big = comdat any
@one = linkonce_odr global i32 2, comdat
@big = global i64 2, comdat
@late = linkonce_odr global i32 7, comdat($one)

define i32 @member() comdat($one) {
  ret i32 2
}

define i32 @of.big() comdat($big) {
  ret i32 2
}
