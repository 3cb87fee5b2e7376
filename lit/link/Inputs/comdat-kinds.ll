$one = comdat nodeduplicate
@one = global i32 2, comdat
