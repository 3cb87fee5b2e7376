#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
typedef struct node { struct node *next; int v; double d[4]; char s[16]; } node;
typedef float v4 __attribute__((vector_size(16)));
static int cmp(const void*a,const void*b){return *(const int*)a-*(const int*)b;}
int g[10]={1,2,3}; const char *names[]={"a","bc","\x01\xff"}; int (*fp)(const void*,const void*)=cmp;
void *labels(int i){ static void*t[]={&&a,&&b}; goto *t[i]; a: return t; b: return 0; }
union { float f; int i; } u = { .f = 1.5f };
_Thread_local int tls; extern int ext; __attribute__((weak)) int wk; 
v4 vadd(v4 a, v4 b){ v4 c = a*b+a; c[2]=ext; return c; }
node *mk(int n){ node*h=0; for(int i=0;i<n;i++){ node*x=malloc(sizeof *x); x->next=h; x->v=i; x->d[i&3]=sqrt(i)*NAN; h=x; strcpy(x->s,"hi"); } return h; }
struct big {int x[20];}; struct big ret(struct big b){ b.x[3]++; return b; }
_Complex double cx(_Complex double a){ return a*a; }
long double ld(long double x){ return x*1.1L; }
__int128 i128(__int128 x){ return x*(((__int128)1<<100)+7); }

int va(int n,...){ __builtin_va_list ap; __builtin_va_start(ap,n); int s=0; while(n--) s+=__builtin_va_arg(ap,int); __builtin_va_end(ap); return s;}
int sw(int x){ switch(x){case 1:return 5;case 7:return 8; case 1000: return 3; default: return __builtin_popcount(x);} }
int main(int c,char**v){ qsort(g,10,sizeof(int),fp); printf("%s %d\n",names[c],sw(c)); int vla[c]; vla[0]=1; __atomic_fetch_add(&g[1],1,5); int e=1; __atomic_compare_exchange_n(&g[2],&e,3,0,5,2); asm volatile("nop":::"memory"); return va(3,1,2,c)+vla[0]; }
