#ifndef LIST_H
#define LIST_H
struct list {
  struct list *next;
  int value;
};
enum color { RED, GREEN = 5 };
struct opaque;
extern int counter;
extern _Thread_local int per_thread;
int sum(struct list *l);
struct opaque *make(int n);
static inline int twice(int x) { return 2 * x; }
inline __attribute__((weak)) int shared(int x) { return x + counter; }
#endif
