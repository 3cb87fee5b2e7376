// Thread-local variables of another object.
_Thread_local long long far_away = 1LL << 40;
_Thread_local short array[20] = {1, 2, 3};
short third(void) { return array[2]++; }
