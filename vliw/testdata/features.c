// What surrounds loops: calls of every shape, structures, switches, recursion, variable arguments, bit fields, overflow. Its IR is made by
//   clang-19 -O0 (-O2) -S -emit-llvm --target=x86_64-linux-gnu -fno-pic -fno-pie -fno-vectorize -fno-slp-vectorize features.c
// and features.out is what the native program prints.
#include <stdarg.h>
int printf(const char*, ...);
void *malloc(unsigned long); void free(void*);
int snprintf(char*, unsigned long, const char*, ...);
unsigned long strlen(const char*);
double sqrt(double); 
typedef struct { int a; char b; double c; short d[3]; } S;
typedef struct { long x, y; } P2;
typedef struct { double x, y; } D2;
typedef struct { long v[5]; } Big;
static const char *names[] = {"zero","one","two","three"};
static int (*ops[3])(int,int);
static int add(int a,int b){return a+b;} static int sub(int a,int b){return a-b;} static int mul(int a,int b){return a*b;}
__attribute__((noinline)) P2 mk(long a,long b){P2 p={a+b,a-b};return p;}
__attribute__((noinline)) D2 mkd(double a,double b){D2 p={a+b,a-b};return p;}
__attribute__((noinline)) Big mkb(long a){Big b; for(int i=0;i<5;i++) b.v[i]=a*i; return b;}
__attribute__((noinline)) long sumb(Big b){long s=0; for(int i=0;i<5;i++) s+=b.v[i]; return s;}
__attribute__((noinline)) int vsum(int n, ...){va_list ap; va_start(ap,n); int s=0; for(int i=0;i<n;i++) s+=va_arg(ap,int); va_end(ap); return s;}
__attribute__((noinline)) long many(int a,int b,int c,int d,int e,int f,int g,int h,int i,int j,double k,double l,double m,double n,double o,double p,double q,double r,double s,double t){return a+2*b+3*c+4*d+5*e+6*f+7*g+8*h+9*i+10*j+(long)(k+l*2+m*3+n*4+o*5+p*6+q*7+r*8+s*9+t*10);}
int fact(int n){return n<2?1:n*fact(n-1);}
unsigned ack(unsigned m,unsigned n){return m==0?n+1:n==0?ack(m-1,1):ack(m-1,ack(m,n-1));}
__attribute__((noinline)) int sw(int x){switch(x){case -5:return 1;case 0:return 2;case 1:return 3;case 2:return 4;case 3:return 5;case 10:case 11:case 12:return 6;case 100:return 7;case 1000000:return 8;default:return -1;}}
__attribute__((noinline)) void vla(int n){ int a[n]; for(int i=0;i<n;i++) a[i]=i*i; int s=0; for(int i=0;i<n;i++) s+=a[n-1-i]*i; printf("vla %d\n",s);}
__attribute__((noinline)) int bits(unsigned x, unsigned long y){ return __builtin_popcount(x)+__builtin_clz(x|1)*3+__builtin_ctzl(y|256)*5+(int)__builtin_bswap32(x)+(x<<5|x>>27);}
struct bf { unsigned a:3; int b:7; unsigned long c:33; };
__attribute__((noinline)) long bfs(struct bf *p){ p->a+=3; p->b-=9; p->c*=77; return p->a+p->b+p->c;}
float ff(float a,float b){return a/b+a*b-1.5f;}
unsigned char uc(unsigned char a, signed char b){ a+=200; b-=100; return a>b?a*3:b; }
short sh(short a, unsigned short b){ return (short)(a*b)>>3; }
int ovf(int a,int b){int r; return __builtin_add_overflow(a,b,&r)?-1:r;}
long lov(long a,long b){long r; return __builtin_mul_overflow(a,b,&r)?-1:r;}
static void qs(int*a,int n){ if(n<2)return; int p=a[n/2],i=0,j=n-1; while(i<=j){while(a[i]<p)i++;while(a[j]>p)j--; if(i<=j){int t=a[i];a[i]=a[j];a[j]=t;i++;j--;}} qs(a,j+1); qs(a+i,n-i);}
int main(void){
  ops[0]=add;ops[1]=sub;ops[2]=mul; for(int i=0;i<3;i++) printf("op %d %s\n",ops[i](7,i+2),names[i]);
  P2 p=mk(3,10); D2 d=mkd(1.5,2.25); Big b=mkb(7); printf("%ld %ld %g %g %ld\n",p.x,p.y,d.x,d.y,sumb(b));
  printf("%d %ld\n",vsum(5,1,2,3,4,5),many(1,2,3,4,5,6,7,8,9,10,1,2,3,4,5,6,7,8,9,10));
  printf("%d %u\n",fact(10),ack(2,5)); for(int i=-6;i<14;i++) printf("%d ",sw(i)); printf("%d %d %d\n",sw(100),sw(1000000),sw(999999));
  vla(10); printf("%d\n",bits(0x12345678,0x1000)); struct bf f={5,-3,123456789}; printf("%ld\n",bfs(&f));
  printf("%f %d %d\n",(double)ff(3.25f,-2.f),uc(100,-100),sh(1234,4321)); printf("%d %d %ld %ld\n",ovf(2147483647,1),ovf(5,6),lov(1L<<40,1L<<40),lov(-3,4));
  int a[50]; unsigned s=12345; for(int i=0;i<50;i++){s=s*1103515245+12345;a[i]=(s>>16)%1000;} qs(a,50); for(int i=0;i<50;i++)printf("%d ",a[i]); printf("\n");
  char buf[64]; int n=snprintf(buf,64,"%05d|%-6s|%x|%c|%.3f",42,"ab",255u,'z',3.14159); printf("%s %d %lu\n",buf,n,strlen(buf));
  S arr[3]={{1,'a',2.5,{1,2,3}},{2,'b',3.5,{4,5,6}},{3,'c',4.5,{7,8,9}}}; S t=arr[1]; t.d[1]+=arr[2].d[2]; arr[0]=t; double sum=0; for(int i=0;i<3;i++)sum+=arr[i].c*arr[i].d[1]+arr[i].b; printf("%g\n",sum);
  int *m=malloc(100*sizeof(int)); for(int i=0;i<100;i++)m[i]=i^5; long tot=0; for(int i=99;i>=0;i-=3)tot+=m[i]; free(m); printf("%ld %g\n",tot,sqrt(2.0));
  unsigned long u=~0ul; double du=(double)u; float fu=(float)(u>>3); printf("%g %g %lu %d %u\n",du,(double)fu,(unsigned long)1e19,(int)-3.9,(unsigned)3e9);
  for(unsigned char c=250;c>=250;c++) tot+=c; printf("%ld %ld %ld %lu\n",tot,tot/7,tot%-9,(unsigned long)tot/3u);
  double mat[4][4]; for(int i=0;i<4;i++)for(int j=0;j<4;j++)mat[i][j]=i*1.5+j; double tr=0; for(int i=0;i<4;i++)for(int k=0;k<i;k++)tr+=mat[i][k]*mat[k][i]; printf("%g\n",tr);
  return (int)(tot&127);
}
