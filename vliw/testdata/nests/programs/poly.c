/* Dense linear algebra and dynamic programming, in the manner of PolyBench: static arrays, constant sizes. */
#include <stdio.h>
#define N 14
#define M 11
#define L 9
static double A[N][N], B[N][N], C[N][N], D[N][N], x[N], y[N], z[N], w[N], t3[N][M][L], u3[N][M][L], q[L];
static int G[N][N];
static float F1[N][M], F2[N][M];
static unsigned long long h;
static void mix(const void *p, unsigned long n) {
  const unsigned char *s = p;
  for (unsigned long i = 0; i + 8 <= n; i += 8) {
    unsigned long long v;
    __builtin_memcpy(&v, s + i, 8);
    h = (h ^ v) * 1099511628211ull;
  }
}
static void init(void) {
  unsigned s = 7;
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      s = s * 1664525u + 1013904223u; A[i][j] = (double)(s >> 24) / 16;
      s = s * 1664525u + 1013904223u; B[i][j] = (double)(s >> 24) / 32;
      C[i][j] = i - j; D[i][j] = 1; G[i][j] = (int)(s >> 27) + 1;
    }
    x[i] = i * 0.5; y[i] = N - i; z[i] = 1; w[i] = 0;
    for (int j = 0; j < M; j++) {
      F1[i][j] = (float)(i + 2 * j); F2[i][j] = (float)(i - j);
      for (int k = 0; k < L; k++) { t3[i][j][k] = i + j * k; u3[i][j][k] = i * j - k; }
    }
  }
  for (int k = 0; k < L; k++) q[k] = k * 1.25;
}
__attribute__((noinline)) void k_2mm(double alpha, double beta) {
  double tmp[N][N];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      tmp[i][j] = 0;
      for (int k = 0; k < N; k++) tmp[i][j] += alpha * A[i][k] * B[k][j];
    }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      D[i][j] *= beta;
      for (int k = 0; k < N; k++) D[i][j] += tmp[i][k] * C[k][j];
    }
}
__attribute__((noinline)) void k_gemver(double alpha, double beta) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) A[i][j] = A[i][j] + x[i] * y[j] + z[i] * w[j];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) x[i] = x[i] + beta * A[j][i] * y[j];
  for (int i = 0; i < N; i++) x[i] = x[i] + z[i];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) w[i] = w[i] + alpha * A[i][j] * x[j];
}
__attribute__((noinline)) void k_mvt(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) x[i] = x[i] + A[i][j] * y[j];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) z[i] = z[i] + A[j][i] * w[j];
}
__attribute__((noinline)) void k_bicg(void) {
  for (int i = 0; i < N; i++) w[i] = 0;
  for (int i = 0; i < N; i++) {
    z[i] = 0.0;
    for (int j = 0; j < N; j++) {
      w[j] = w[j] + y[i] * A[i][j];
      z[i] = z[i] + A[i][j] * x[j];
    }
  }
}
__attribute__((noinline)) void k_syrk(double alpha, double beta) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j <= i; j++) C[i][j] *= beta;
    for (int k = 0; k < M; k++)
      for (int j = 0; j <= i; j++) C[i][j] += alpha * A[i][k] * A[j][k];
  }
}
__attribute__((noinline)) void k_trmm(double alpha) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      for (int k = i + 1; k < N; k++) B[i][j] += A[k][i] * B[k][j];
      B[i][j] = alpha * B[i][j];
    }
}
__attribute__((noinline)) void k_lu(void) {
  for (int i = 0; i < N; i++) A[i][i] += 200;
  for (int k = 0; k < N; k++) {
    for (int j = k + 1; j < N; j++) A[k][j] = A[k][j] / A[k][k];
    for (int i = k + 1; i < N; i++)
      for (int j = k + 1; j < N; j++) A[i][j] -= A[i][k] * A[k][j];
  }
}
__attribute__((noinline)) void k_floyd(void) {
  for (int k = 0; k < N; k++)
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) G[i][j] = G[i][j] < G[i][k] + G[k][j] ? G[i][j] : G[i][k] + G[k][j];
}
__attribute__((noinline)) void k_doitgen(void) {
  for (int r = 0; r < N; r++)
    for (int s = 0; s < M; s++) {
      double sum[L];
      for (int p = 0; p < L; p++) {
        sum[p] = 0;
        for (int k = 0; k < L; k++) sum[p] += t3[r][s][k] * B[k][p];
      }
      for (int p = 0; p < L; p++) t3[r][s][p] = sum[p];
    }
}
__attribute__((noinline)) void k_fdtd(int steps) {
  for (int t = 0; t < steps; t++) {
    for (int j = 0; j < N; j++) A[0][j] = x[t % N];
    for (int i = 1; i < N; i++)
      for (int j = 0; j < N; j++) A[i][j] = A[i][j] - 0.5 * (C[i][j] - C[i - 1][j]);
    for (int i = 0; i < N; i++)
      for (int j = 1; j < N; j++) B[i][j] = B[i][j] - 0.5 * (C[i][j] - C[i][j - 1]);
    for (int i = 0; i < N - 1; i++)
      for (int j = 0; j < N - 1; j++) C[i][j] = C[i][j] - 0.7 * (B[i][j + 1] - B[i][j] + A[i + 1][j] - A[i][j]);
  }
}
__attribute__((noinline)) void k_heat3d(int steps) {
  for (int t = 1; t <= steps; t++) {
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < M - 1; j++)
        for (int k = 1; k < L - 1; k++)
          u3[i][j][k] = 0.125 * (t3[i + 1][j][k] - 2.0 * t3[i][j][k] + t3[i - 1][j][k]) + 0.125 * (t3[i][j + 1][k] - 2.0 * t3[i][j][k] + t3[i][j - 1][k]) +
                        0.125 * (t3[i][j][k + 1] - 2.0 * t3[i][j][k] + t3[i][j][k - 1]) + t3[i][j][k];
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < M - 1; j++)
        for (int k = 1; k < L - 1; k++) t3[i][j][k] = u3[i][j][k];
  }
}
__attribute__((noinline)) void k_covar(void) {
  for (int j = 0; j < M; j++) {
    x[j] = 0.0;
    for (int i = 0; i < N; i++) x[j] += A[i][j];
    x[j] /= N;
  }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < M; j++) A[i][j] -= x[j];
  for (int i = 0; i < M; i++)
    for (int j = i; j < M; j++) {
      double s = 0.0;
      for (int k = 0; k < N; k++) s += A[k][i] * A[k][j];
      C[i][j] = C[j][i] = s / (N - 1.0);
    }
}
__attribute__((noinline)) void k_deriche(float a, float b) {
  for (int i = 0; i < N; i++) {
    float y1 = 0, y2 = 0, x1 = 0;
    for (int j = 0; j < M; j++) {
      F2[i][j] = a * F1[i][j] + b * x1 + 0.5f * y1 - 0.25f * y2;
      x1 = F1[i][j];
      y2 = y1;
      y1 = F2[i][j];
    }
  }
}
__attribute__((noinline)) double k_seidel(int steps) {
  for (int t = 0; t < steps; t++)
    for (int i = 1; i <= N - 2; i++)
      for (int j = 1; j <= N - 2; j++)
        B[i][j] = (B[i - 1][j - 1] + B[i - 1][j] + B[i - 1][j + 1] + B[i][j - 1] + B[i][j] + B[i][j + 1] + B[i + 1][j - 1] + B[i + 1][j] + B[i + 1][j + 1]) / 9.0;
  return B[3][4];
}
__attribute__((noinline)) void k_adi(void) {
  for (int i = 1; i < N - 1; i++) {
    C[0][i] = 1.0;
    A[i][0] = 0.0;
    B[i][0] = C[0][i];
    for (int j = 1; j < N - 1; j++) {
      A[i][j] = -0.5 / (0.25 * A[i][j - 1] + 2.0);
      B[i][j] = (D[j][i - 1] - 0.75 * D[j][i] + 0.5 * D[j][i + 1] - 0.25 * B[i][j - 1]) / (0.25 * A[i][j - 1] + 2.0);
    }
    C[N - 1][i] = 1.0;
    for (int j = N - 2; j >= 1; j--) C[j][i] = A[i][j] * C[j + 1][i] + B[i][j];
  }
}
__attribute__((noinline)) void k_nussinov(void) {
  for (int i = N - 1; i >= 0; i--)
    for (int j = i + 1; j < N; j++) {
      if (j - 1 >= 0) G[i][j] = G[i][j] >= G[i][j - 1] ? G[i][j] : G[i][j - 1];
      if (i + 1 < N) G[i][j] = G[i][j] >= G[i + 1][j] ? G[i][j] : G[i + 1][j];
      for (int k = i + 1; k < j; k++) G[i][j] = G[i][j] >= G[i][k] + G[k + 1][j] ? G[i][j] : G[i][k] + G[k + 1][j];
    }
}
int main(void) {
#define RUN(call) init(); call; h = 14695981039346656037ull; mix(A, sizeof A); mix(B, sizeof B); mix(C, sizeof C); mix(D, sizeof D); mix(x, sizeof x); \
  mix(z, sizeof z); mix(w, sizeof w); mix(t3, sizeof t3); mix(G, sizeof G); mix(F2, sizeof F2); printf("%s %llx\n", #call, h)
  RUN(k_2mm(1.5, 1.25)); RUN(k_gemver(1.5, 1.25)); RUN(k_mvt()); RUN(k_bicg()); RUN(k_syrk(1.5, 0.5)); RUN(k_trmm(0.5)); RUN(k_lu()); RUN(k_floyd());
  RUN(k_doitgen()); RUN(k_fdtd(5)); RUN(k_heat3d(3)); RUN(k_covar()); RUN(k_deriche(0.5f, 0.25f)); RUN(k_seidel(4)); RUN(k_adi()); RUN(k_nussinov());
  return 0;
}
