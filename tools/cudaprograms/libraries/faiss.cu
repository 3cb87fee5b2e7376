// Kernels of faiss, held against the same computation on the host: selection, norms, sums, residuals, and distances of
// all metrics. See docs/cuda.md for the command.
#include <algorithm>
#include <string>
#include <vector>

#include <faiss/gpu/impl/BroadcastSum.cuh>
#include <faiss/gpu/impl/GeneralDistance.cuh>
#include <faiss/gpu/impl/L2Norm.cuh>
#include <faiss/gpu/impl/VectorResidual.cuh>
#include <faiss/gpu/utils/blockselect/BlockSelectImpl.cuh>
#include <faiss/gpu/utils/warpselect/WarpSelectImpl.cuh>

#include "compare.h"

using namespace faiss;
using namespace faiss::gpu;

namespace faiss {
namespace gpu {
#define DECLARED(WIDTH)                 \
  BLOCK_SELECT_DECL(float, true, WIDTH); \
  BLOCK_SELECT_DECL(float, false, WIDTH); \
  WARP_SELECT_DECL(float, true, WIDTH);  \
  WARP_SELECT_DECL(float, false, WIDTH);
DECLARED(1)
DECLARED(32)
} // namespace gpu
} // namespace faiss

// selectionError says how the k largest or smallest of each row differ from the host's: places of equal values may.
static double selectionError(const Array<float> &x, Array<float> &values, Array<idx_t> &places, int rows, int columns, int k, bool largest) {
  double error = 0;
  for (int r = 0; r < rows; r++) {
    std::vector<float> row(x.at + r * columns, x.at + (r + 1) * columns);
    std::vector<bool> taken(columns);
    std::sort(row.begin(), row.end());
    if (largest) std::reverse(row.begin(), row.end());
    for (int i = 0; i < k; i++) {
      idx_t at = places[r * k + i];
      bool none = i >= columns, right = none ? at == -1 : at >= 0 && at < columns && !taken[at] && values[r * k + i] == row[i] && x.at[r * columns + at] == row[i];
      if (!none && at >= 0 && at < columns) taken[at] = true;
      error += !right;
    }
  }
  return error;
}

typedef void Select(Tensor<float, 2, true> &, Tensor<float, 2, true> &, Tensor<idx_t, 2, true> &, bool, int, cudaStream_t);

static void selection(const char *name, Select *select, bool largest, int k, int rows, int columns) {
  Array<float> x(rows * columns), values(rows * k);
  Array<idx_t> places(rows * k);
  for (int i = 0; i < rows * columns; i++) x[i] = rand() % 997 * 0.125f - 50; // some are equal
  Tensor<float, 2, true> in(x.at, {rows, columns}), outK(values.at, {rows, k});
  Tensor<idx_t, 2, true> outV(places.at, {rows, k});
  select(in, outK, outV, largest, k, 0);
  cudaError_t launched = cudaDeviceSynchronize();
  std::string what = std::string(name) + (largest ? ", largest " : ", smallest ") + std::to_string(k) + " of " + std::to_string(columns);
  report(what.c_str(), launched, selectionError(x, values, places, rows, columns, k, largest), 0);
}

#define SELECTIONS(WIDTH, K)                                                                      \
  for (int columns : {5, 200, 1333}) {                                                            \
    selection("block", runBlockSelect_float_true_##WIDTH##_, true, K, 3, columns);                 \
    selection("block", runBlockSelect_float_false_##WIDTH##_, false, K, 3, columns);               \
    selection("warp", runWarpSelect_float_true_##WIDTH##_, true, K, 6, columns);                   \
    selection("warp", runWarpSelect_float_false_##WIDTH##_, false, K, 6, columns);                 \
  }

static void pairs() {
  const int rows = 4, columns = 700, k = 20;
  Array<float> x(rows * columns), values(rows * k);
  Array<idx_t> names(rows * columns), places(rows * k);
  fill(x, rows * columns, 8);
  for (int i = 0; i < rows * columns; i++) names[i] = 1000000 + i;
  Tensor<float, 2, true> inK(x.at, {rows, columns}), outK(values.at, {rows, k});
  Tensor<idx_t, 2, true> inV(names.at, {rows, columns}), outV(places.at, {rows, k});
  runBlockSelectPair_float_false_32_(inK, inV, outK, outV, false, k, 0);
  cudaError_t launched = cudaDeviceSynchronize();
  for (int r = 0; r < rows; r++)
    for (int i = 0; i < k; i++) places[r * k + i] -= 1000000 + r * columns;
  report("block, smallest 20 of 700 pairs", launched, selectionError(x, values, places, rows, columns, k, false), 0);
}

// norms are of squares in the type of the vectors.
template <class T> static void norms(int columns, double tolerance) {
  const int rows = 37;
  Array<T> x(rows * columns);
  Array<float> norm(rows);
  fill(x, rows * columns, 4);
  for (bool rowMajor : {true, false})
    for (bool squared : {true, false}) {
      Tensor<T, 2, true> in(x.at, {rowMajor ? rows : columns, rowMajor ? columns : rows});
      Tensor<float, 1, true> out(norm.at, {rows});
      runL2Norm(in, rowMajor, out, squared, 0);
      cudaError_t launched = cudaDeviceSynchronize();
      double error = 0;
      for (int r = 0; r < rows; r++) {
        double want = 0;
        for (int i = 0; i < columns; i++) want += pow((float)x[rowMajor ? r * columns + i : i * rows + r], 2);
        error = worse(error, fabs((squared ? want : sqrt(want)) - norm[r]) / want);
      }
      report((std::string(squared ? "squared norms of " : "norms of ") + (rowMajor ? "rows of " : "columns of ") + std::to_string(columns)).c_str(), launched, error, tolerance);
    }
}

static void sums() {
  const int rows = 19, columns = 133;
  Array<float> x(columns), y(rows), out(rows * columns), before(rows * columns);
  fill(x, columns, 2), fill(y, rows, 2), fill(before, rows * columns, 2);
  Tensor<float, 1, true> tx(x.at, {columns}), ty(y.at, {rows});
  Tensor<float, 2, true> to(out.at, {rows, columns});
  const char *const names[] = {"sums along columns", "copies along columns", "sums along rows", "sums along rows, not negative"};
  for (int which = 0; which < 4; which++) {
    std::copy(before.at, before.at + rows * columns, out.at);
    switch (which) {
    case 0: runSumAlongColumns(tx, to, 0); break;
    case 1: runAssignAlongColumns(tx, to, 0); break;
    default: runSumAlongRows(ty, to, which == 3, 0);
    }
    cudaError_t launched = cudaDeviceSynchronize();
    double error = 0;
    for (int i = 0; i < rows * columns; i++) {
      float add = which < 2 ? x[i % columns] : y[i / columns], want = which == 1 ? add : before[i] + add;
      error = worse(error, fabs((which == 3 ? fmaxf(want, 0) : want) - out[i]));
    }
    report(names[which], launched, error, 1e-6);
  }
}

static void residuals() {
  const int n = 23, centroids = 7, columns = 130;
  Array<float> x(n * columns), c(centroids * columns), out(n * columns);
  Array<idx_t> of(n);
  fill(x, n * columns, 2), fill(c, centroids * columns, 2);
  for (int i = 0; i < n; i++) of[i] = rand() % centroids;
  Tensor<float, 2, true> tx(x.at, {n, columns}), tc(c.at, {centroids, columns}), to(out.at, {n, columns});
  Tensor<idx_t, 1, true> tof(of.at, {n});
  runCalcResidual(tx, tc, tof, to, 0);
  cudaError_t launched = cudaDeviceSynchronize();
  double error = 0;
  for (int i = 0; i < n * columns; i++) error = worse(error, fabs(x[i] - c[of[i / columns] * columns + i % columns] - out[i]));
  report("residuals", launched, error, 1e-6);
  runReconstruct(tof, tc, to, 0);
  launched = cudaDeviceSynchronize(), error = 0;
  for (int i = 0; i < n * columns; i++) error = worse(error, fabs(c[of[i / columns] * columns + i % columns] - out[i]));
  report("gathered vectors", launched, error, 0);
}

template <class T, class Op, class Host> static void distance(const char *name, const Op &op, Host host) {
  const int n = 41, queries = 37, columns = 45;
  Array<T> x(n * columns), q(queries * columns);
  Array<float> out(queries * n);
  for (int i = 0; i < n * columns; i++) x[i] = T(0.1f + rand() / (float)RAND_MAX);
  for (int i = 0; i < queries * columns; i++) q[i] = T(0.1f + rand() / (float)RAND_MAX);
  Tensor<T, 2, true> tx(x.at, {n, columns}), tq(q.at, {queries, columns});
  Tensor<float, 2, true> to(out.at, {queries, n});
  runGeneralDistanceKernel(tx, tq, to, op, 0);
  cudaError_t launched = cudaDeviceSynchronize();
  double error = 0;
  for (int i = 0; i < queries; i++)
    for (int j = 0; j < n; j++) {
      double want = host([&](int c) { return (double)(float)q[i * columns + c]; }, [&](int c) { return (double)(float)x[j * columns + c]; }, columns);
      error = worse(error, fabs(out[i * n + j] - want) / (1 + fabs(want)));
    }
  report(name, launched, error, 2e-5);
}

// sumOf gives the sum of a function of two numbers, as distance wants it.
template <class F> static auto sumOf(F f) {
  return [=](auto a, auto b, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += f(a(i), b(i));
    return sum;
  };
}

template <class F, class G> static auto quotientOf(F f, G g) {
  return [=](auto a, auto b, int n) { return sumOf(f)(a, b, n) / sumOf(g)(a, b, n); };
}

static void distances() {
  distance<float>("L1", L1Distance(), sumOf([](double a, double b) { return fabs(a - b); }));
  distance<half>("L1 of half", L1Distance(), sumOf([](double a, double b) { return fabs(a - b); }));
  distance<float>("L2", L2Distance(), sumOf([](double a, double b) { return (a - b) * (a - b); }));
  distance<float>("L3", LpDistance(3), sumOf([](double a, double b) { return pow(fabs(a - b), 3); }));
  distance<float>("largest difference", LinfDistance(), [](auto a, auto b, int n) {
    double most = 0;
    for (int i = 0; i < n; i++) most = fmax(most, fabs(a(i) - b(i)));
    return most;
  });
  distance<float>("Canberra", CanberraDistance(), sumOf([](double a, double b) { return fabs(a - b) / (a + b); }));
  distance<float>("Bray-Curtis", BrayCurtisDistance(), quotientOf([](double a, double b) { return fabs(a - b); }, [](double a, double b) { return a + b; }));
  distance<float>("Jaccard", JaccardSimilarity(), quotientOf([](double a, double b) { return fmin(a, b); }, [](double a, double b) { return fmax(a, b); }));
  distance<float>("Jensen-Shannon", JensenShannonDistance(), sumOf([](double a, double b) {
                    double m = (a + b) / 2;
                    return (a * log(a / m) + b * log(b / m)) / 2;
                  }));
}

int main() {
  SELECTIONS(1, 1)
  SELECTIONS(32, 17)
  SELECTIONS(32, 32)
  pairs();
  for (int columns : {3, 128, 300}) norms<float>(columns, 1e-5), norms<half>(columns, 1e-3), norms<__nv_bfloat16>(columns, 8e-3);
  sums();
  residuals();
  distances();
  return finish();
}
