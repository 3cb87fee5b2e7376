// Kernels of flashinfer around attention, held against the same computation on the host: norms, activations, rotary
// positions, packed bits, softmax, and the sampling of tokens. See docs/cuda.md for the command.
#include <algorithm>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include <flashinfer/activation.cuh>
#include <flashinfer/norm.cuh>
#include <flashinfer/pos_enc.cuh>
#include <flashinfer/quantization.cuh>
#include <flashinfer/sampling.cuh>

#include "compare.h"

using namespace flashinfer;

static void norms(int columns) {
  const int rows = 6;
  Array<half> x(rows * columns), residual(rows * columns), weight(columns), y(rows * columns), sum(rows * columns);
  fill(x, rows * columns, 4), fill(residual, rows * columns, 4), fill(weight, columns, 1);
  for (bool fused : {false, true}) {
    for (int i = 0; i < rows * columns; i++) y[i] = x[i], sum[i] = residual[i];
    cudaError_t launched = fused ? norm::FusedAddRMSNorm<half>(y.at, sum.at, weight.at, rows, columns, columns, columns)
                                 : norm::GemmaRMSNorm<half>(x.at, weight.at, y.at, rows, columns, columns, columns);
    cudaDeviceSynchronize();
    double error = 0;
    for (int r = 0; r < rows; r++) {
      std::vector<double> v(columns);
      double squares = 0;
      for (int i = 0; i < columns; i++) {
        v[i] = (double)(float)x[r * columns + i] + (fused ? (float)residual[r * columns + i] : 0);
        squares += v[i] * v[i];
        if (fused) error = worse(error, fabs(v[i] - (float)sum[r * columns + i]));
      }
      for (int i = 0; i < columns; i++) error = worse(error, fabs(v[i] / sqrt(squares / columns + 1e-5) * ((float)weight[i] + !fused) - (float)y[r * columns + i]));
    }
    report(((fused ? "RMS norm of a sum, " : "Gemma's RMS norm, ") + std::to_string(columns)).c_str(), launched, error, 4e-3);
  }
}

static __device__ __host__ float silu(const float &x) { return x / (1 + expf(-x)); }

static void activations(int columns) {
  const int rows = 5;
  Array<half> x(rows * 2 * columns), y(rows * columns);
  fill(x, rows * 2 * columns, 6);
  activation::act_and_mul_kernel<half, silu><<<rows, std::min(columns / 8, 1024)>>>(y.at, x.at, columns);
  cudaError_t launched = cudaDeviceSynchronize();
  double error = 0;
  for (int r = 0; r < rows; r++)
    for (int i = 0; i < columns; i++) error = worse(error, fabs(silu((float)x[r * 2 * columns + i]) * (float)x[(r * 2 + 1) * columns + i] - (float)y[r * columns + i]));
  report(("SiLU times gate, " + std::to_string(columns)).c_str(), launched, error, 5e-3);
}

static void rotary(bool interleave) {
  const int tokens = 9, heads = 4, kvHeads = 2, dim = 64;
  Array<half> q(tokens * heads * dim), k(tokens * kvHeads * dim), qr(tokens * heads * dim), kr(tokens * kvHeads * dim);
  Array<int> position(tokens);
  fill(q, tokens * heads * dim, 2), fill(k, tokens * kvHeads * dim, 2);
  for (int i = 0; i < tokens; i++) position[i] = rand() % 100;
  cudaError_t launched = BatchQKApplyRotaryPosIds<half, int>(q.at, k.at, qr.at, kr.at, position.at, tokens, heads, kvHeads, dim, dim, heads * dim, dim, kvHeads * dim, dim,
                                                             heads * dim, dim, kvHeads * dim, dim, interleave, 1.f, 1e4f);
  cudaDeviceSynchronize();
  double error = 0;
  for (int which = 0; which < 2; which++)
    for (int t = 0; t < tokens; t++)
      for (int h = 0; h < (which ? kvHeads : heads); h++)
        for (int i = 0; i < dim / 2; i++) {
          const half *x = (which ? k.at : q.at) + (t * (which ? kvHeads : heads) + h) * dim, *y = (which ? kr.at : qr.at) + (x - (which ? k.at : q.at));
          int first = interleave ? 2 * i : i, second = interleave ? 2 * i + 1 : i + dim / 2;
          double angle = position[t] * pow(1e4, -2. * i / dim), a = (float)x[first], b = (float)x[second];
          error = worse(error, fabs(a * cos(angle) - b * sin(angle) - (float)y[first]));
          error = worse(error, fabs(b * cos(angle) + a * sin(angle) - (float)y[second]));
        }
  report(interleave ? "rotary positions, interleaved" : "rotary positions", launched, error, 2e-3);
}

static void bits() {
  const int n = 2500;
  Array<bool> x(n);
  Array<uint8_t> y((n + 7) / 8);
  for (int i = 0; i < n; i++) x[i] = rand() & 1;
  for (quantization::BitOrder order : {quantization::BitOrder::kBig, quantization::BitOrder::kLittle}) {
    bool big = order == quantization::BitOrder::kBig;
    cudaError_t launched = quantization::PackBits(x.at, y.at, n, order, 0);
    cudaDeviceSynchronize();
    double wrong = 0;
    for (int i = 0; i < n; i++) wrong += (y[i / 8] >> (big ? 7 - i % 8 : i % 8) & 1) != x[i];
    report(big ? "packed bits, big end first" : "packed bits", launched, wrong, 0);
  }
}

static const int Vocabulary = 1000, Rows = 64;

// Probabilities has rows with few likely tokens among many, in no order.
struct Probabilities {
  Array<float> p;
  Array<int> token;
  Array<bool> valid;
  std::vector<int> order; // of tokens, the likeliest first
  Probabilities() : p(Rows * Vocabulary), token(Rows), valid(Rows), order(Vocabulary) {
    double sum = 0;
    std::vector<double> row(Vocabulary);
    for (double &x : row) sum += x = rand() % 3 ? 0 : pow(rand() / (double)RAND_MAX, 60) + 1e-6;
    for (int i = 0; i < Rows * Vocabulary; i++) p[i] = row[i % Vocabulary] / sum;
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int a, int b) { return p[a] > p[b]; });
  }

  // kept says how many tokens, the likeliest first, reach a sum.
  int kept(double sum) {
    int n = 0;
    for (double have = 0; have < sum && n < Vocabulary; n++) have += p[order[n]];
    return n;
  }

  // outside counts the rows whose token isn't one of the likeliest n, or has no probability.
  double outside(int n) {
    double wrong = 0;
    for (int r = 0; r < Rows; r++) {
      int t = token[r];
      wrong += t < 0 || t >= Vocabulary || p[t] == 0 || std::find(order.begin(), order.begin() + n, t) == order.begin() + n;
      token[r] = -1;
    }
    return wrong;
  }
};

template <class Kernel, class... Args> static cudaError_t launch(Kernel *kernel, size_t shared, Args... args) {
  cudaError_t status = cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, (int)shared);
  if (status != cudaSuccess) return status;
  kernel<<<Rows, 1024, shared>>>(args...);
  return cudaDeviceSynchronize();
}

static void tokens() {
  using namespace sampling;
  constexpr auto scan = cub::BLOCK_SCAN_WARP_SCANS;
  constexpr auto reduce = cub::BLOCK_REDUCE_WARP_REDUCTIONS;
  const size_t shared = sizeof(SamplingTempStorage<1024, scan, reduce>);
  uint64_t *none = nullptr;
  Probabilities p;
  const int d = Vocabulary, five = 5;
  const float most = 0.6f;

  int likely = 0, draws = 0; // how often the likeliest token comes, by the sizes of a few standard deviations
  for (int offset = 0; offset < 4; offset++) {
    cudaError_t launched = launch(SamplingFromProbKernel<1024, scan, reduce, 4, true, float, int>, shared, p.p.at, p.token.at, p.valid.at, (int *)nullptr, d, none, 12345, none, offset * 4);
    for (int r = 0; r < Rows; r++) likely += p.token[r] == p.order[0], draws++;
    report("tokens by probability", launched, p.outside(Vocabulary), 0);
  }
  double chance = p.p[p.order[0]];
  report("how often the likeliest comes", cudaSuccess, fabs(likely - chance * draws) / sqrt(chance * (1 - chance) * draws), 4);

  cudaError_t launched = launch(TopKSamplingFromProbKernel<1024, scan, reduce, 4, true, float, int>, shared, p.p.at, p.token.at, p.valid.at, (int *)nullptr, (int *)nullptr, five, d, none, 7, none, 0);
  report("tokens of the likeliest five", launched, p.outside(five), 0);
  launched = launch(TopPSamplingFromProbKernel<1024, scan, reduce, 4, true, float, int>, shared, p.p.at, p.token.at, p.valid.at, (int *)nullptr, (float *)nullptr, most, d, none, 8, none, 0);
  report("tokens of the likeliest 60 %", launched, p.outside(p.kept(most)), 0);
  launched = launch(TopKTopPSamplingFromProbKernel<1024, scan, reduce, 4, true, float, int>, shared, p.p.at, (int *)nullptr, (float *)nullptr, p.token.at, p.valid.at, (int *)nullptr, five, most, d, none, 9, none, 0);
  report("tokens of both", launched, p.outside(std::min(five, p.kept(most))), 0);

  Array<float> again(Rows * Vocabulary), logits(Rows * Vocabulary);
  launched = launch(TopPRenormProbKernel<1024, reduce, 4, float>, sizeof(RenormTempStorage<1024, reduce>), p.p.at, again.at, (float *)nullptr, most, d);
  double sum = 0, error = 0;
  int kept = p.kept(most);
  for (int i = 0; i < kept; i++) sum += p.p[p.order[i]];
  for (int r = 0; r < Rows; r++)
    for (int i = 0; i < Vocabulary; i++) error = worse(error, fabs(again[r * Vocabulary + p.order[i]] - (i < kept ? p.p[p.order[i]] / sum : 0)));
  report("probabilities of the likeliest 60 %", launched, error, 1e-5);

  fill(logits, Rows * Vocabulary, 10);
  launched = launch(OnlineSoftmaxFusedKernel<1024, 4, float, true>, sizeof(OnlineSoftmaxTempStorage<1024>) + Vocabulary * sizeof(float) + 64, logits.at, again.at, (float *)nullptr, 0.5f, d);
  error = 0;
  for (int r = 0; r < Rows; r++) {
    sum = 0;
    for (int i = 0; i < Vocabulary; i++) sum += exp(logits[r * Vocabulary + i] * 2.);
    for (int i = 0; i < Vocabulary; i++) error = worse(error, fabs(exp(logits[r * Vocabulary + i] * 2.) / sum - again[r * Vocabulary + i]));
  }
  report("softmax", launched, error, 1e-6);
}

int main() {
  norms(512), norms(1000);
  activations(512), activations(1408);
  rotary(false), rotary(true);
  bits();
  tokens();
  return finish();
}
