// Marlin's product of half with weights of 4 bit, held against the same computation on the host; SOURCE is its
// kernel. See docs/cuda.md for the command.
#include <string>
#include <vector>

#include SOURCE

#include "compare.h"

// order is where a weight of 4 tiles of 16 x 16 goes: each thread of a warp finds those of its tensor core operations
// together, the even ones first.
static std::vector<int> order() {
  std::vector<int> at, all;
  for (int thread = 0; thread < 32; thread++)
    for (int tile = 0; tile < 4; tile++)
      for (int half = 0; half < 2; half++)
        for (int row : {thread % 4 * 2, thread % 4 * 2 + 1, thread % 4 * 2 + 8, thread % 4 * 2 + 9}) at.push_back(256 * tile + 16 * row + thread / 4 + 8 * half);
  for (size_t i = 0; i < at.size(); i += 8)
    for (int j : {0, 2, 4, 6, 1, 3, 5, 7}) all.push_back(at[i + j]);
  return all;
}

// scaleOrder is the same for the scales: of groups, or one of each column.
static std::vector<int> scaleOrder(bool groups) {
  std::vector<int> all;
  for (int i = 0; i < (groups ? 8 : 4); i++)
    for (int j : {0, 1, 8, 9, 16, 17, 24, 25}) all.push_back(groups ? i + 8 * (all.size() % 8) : 2 * i + j);
  return all;
}

static void product(int m, int n, int k, int group, int threadK = -1, int threadN = -1, int processors = -1) {
  int rows = group < 0 ? k : group;
  Array<half> a(m * k), c(m * n), s(k / rows * n);
  Array<int> packed(k * n / 8), workspace(n / 128 * 16);
  std::vector<int> w(k * n), tiled(k * n);
  std::vector<half> scale(k / rows * n);
  for (auto &x : w) x = rand() & 15;
  for (auto &x : scale) x = __float2half(0.02f + uniform(0.02f));
  fill(a, m * k, 2);
  for (int i = 0; i < k; i++)
    for (int j = 0; j < n; j++) tiled[((i / 16) * (n / 16) + j / 16) * 256 + i % 16 * 16 + j % 16] = w[i * n + j];
  std::vector<int> place = order(), scalePlace = scaleOrder(group > 0);
  for (int i = 0; i < k * n; i++) packed[i / 8] |= tiled[i / 1024 * 1024 + place[i % 1024]] << i % 8 * 4;
  for (size_t i = 0; i < scale.size(); i++) s[i] = scale[i / scalePlace.size() * scalePlace.size() + scalePlace[i % scalePlace.size()]];

  int refused = marlin_cuda(a.at, packed.at, c.at, s.at, m, n, k, workspace.at, group, 0, 0, threadK, threadN, processors);
  cudaError_t launched = cudaDeviceSynchronize();
  double error = refused;
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++) {
      double want = 0, size = 1;
      for (int l = 0; l < k; l++) {
        double term = (double)__half2float(a[i * k + l]) * (w[l * n + j] - 8) * __half2float(scale[l / rows * n + j]);
        want += term, size += fabs(term);
      }
      error = worse(error, fabs(want - __half2float(c[i * n + j])) / size);
    }
  std::string name = std::to_string(m) + " x " + std::to_string(n) + " x " + std::to_string(k) + (group > 0 ? ", groups of " + std::to_string(group) : "");
  if (threadK > 0) name += ", tiles of " + std::to_string(threadK) + " x " + std::to_string(threadN);
  if (processors > 0) name += ", " + std::to_string(processors) + " blocks";
  report(name.c_str(), launched, error, 1e-3);
}

int main() {
  for (int group : {-1, 128}) {
    for (int m : {1, 16, 17, 64, 100}) product(m, 256, 512, group);
    product(24, 256, 256, group, 64, 256), product(16, 256, 256, group, 128, 128);
    product(16, 256, 1024, group, 128, 128, 7); // blocks that share columns add what they have, one after the other
  }
  return finish();
}
