// A small state machine over text (words, numbers, the rest): a switch in a loop.
long tokens(long n, const unsigned char *text, long *kinds) {
  enum { SPACE, WORD, NUMBER, OTHER } state = SPACE;
  long total = 0;
  for (long i = 0; i < n; ++i) {
    int next;
    switch (text[i]) {
    case ' ':
    case '\n':
      next = SPACE;
      break;
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
    case '8':
    case '9':
      next = state == WORD ? WORD : NUMBER;
      break;
    case '+':
    case '-':
    case '(':
    case ')':
      next = OTHER;
      break;
    default:
      next = WORD;
    }
    if (next != SPACE && (next != state || next == OTHER)) {
      kinds[next] += 1;
      ++total;
    }
    state = next;
  }
  return total;
}
