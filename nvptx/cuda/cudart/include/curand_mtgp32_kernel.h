// clang's CUDA headers include this one of cuRAND whatever the program is. It is empty where cuRAND is
// not installed.
