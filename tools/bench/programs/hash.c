// Words in a hash table with chains.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct entry { struct entry *next; int n; char word[12]; };
static struct entry *table[1024];
static unsigned hash(const char *s) { unsigned h = 5381; while (*s) h = h * 33 ^ (unsigned char)*s++; return h; }
int main(void) {
  char word[12];
  unsigned s = 7, total = 0;
  for (int i = 0; i < 60000; i++) {
    s = s * 1103515245 + 12345;
    snprintf(word, sizeof word, "w%u", (s >> 16) % 3000);
    unsigned h = hash(word) & 1023;
    struct entry *e = table[h];
    while (e && strcmp(e->word, word)) e = e->next;
    if (!e) { e = calloc(1, sizeof *e); strcpy(e->word, word); e->next = table[h]; table[h] = e; }
    total += ++e->n;
  }
  printf("%u\n", total);
}
