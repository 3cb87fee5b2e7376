$g = comdat any
@.table = private constant [1 x i32] [i32 2], comdat($g)
@g = linkonce_odr global ptr @.table, comdat

define ptr @user2() {
  ret ptr @.table
}
