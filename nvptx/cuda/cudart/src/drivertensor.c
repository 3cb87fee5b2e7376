// Tensor maps, which describe tensors to the copies of tiles. Their 128 bytes are the server's matter, and
// so are the checks: the arguments go there.
#include "driver.h"

#include <string.h>

#if CUDA_VERSION >= 12000

struct request { // as the server's tensor.go reads it
  uint32_t kind, type, interleave, swizzle, promotion, fill, wide, rank, channels, pixels, box[5], steps[5];
  int32_t lower[3], upper[3];
  uint64_t address, dims[5], strides[4];
};
enum { tiles, columns, wide_columns };

static CUresult encode(const char *call, CUtensorMap *map, const struct request *r) {
  NEEDS_INIT(call);
  if (device_sm() < 90) return driver_fail(call, CUDA_ERROR_NOT_SUPPORTED, "tensor maps need sm_90, this device is sm_%d (OPTGO_SM changes that)", device_sm());
  if ((uintptr_t)map % 64 || !map) return driver_fail(call, CUDA_ERROR_INVALID_VALUE, "tensorMap is %p, which must be a multiple of 64", (void *)map);
  struct reply answer = ask(opTensor, r, sizeof *r);
  if (answer.code) return driver_fail(call, answer.code, "%s", answer.data);
  memcpy(map, answer.data, sizeof *map);
  return CUDA_SUCCESS;
}

// tensor fills in what all requests have; the lists have as many numbers as there are dimensions.
static CUresult tensor(const char *call, struct request *r, uint32_t rank, const void *address, const cuuint64_t *dims, const cuuint64_t *strides, const cuuint32_t *steps) {
  if (rank < 1 || rank > 5) return driver_fail(call, CUDA_ERROR_INVALID_VALUE, "tensorRank is %u, which must be between 1 and 5", rank);
  if (!dims || (!strides && rank > 1) || !steps) return driver_fail(call, CUDA_ERROR_INVALID_VALUE, "a null list of globalDim, globalStrides or elementStrides");
  r->rank = rank, r->address = (uint64_t)address;
  memcpy(r->dims, dims, rank * sizeof *dims);
  if (rank > 1) memcpy(r->strides, strides, (rank - 1) * sizeof *strides);
  memcpy(r->steps, steps, rank * sizeof *steps);
  return CUDA_SUCCESS;
}

CUresult cuTensorMapEncodeTiled(CUtensorMap *map, CUtensorMapDataType type, cuuint32_t rank, void *address, const cuuint64_t *dims, const cuuint64_t *strides,
                                const cuuint32_t *box, const cuuint32_t *steps, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
                                CUtensorMapL2promotion promotion, CUtensorMapFloatOOBfill fill) {
  struct request r = {.kind = tiles, .type = type, .interleave = interleave, .swizzle = swizzle, .promotion = promotion, .fill = fill};
  CUresult e = tensor("cuTensorMapEncodeTiled", &r, rank, address, dims, strides, steps);
  if (e) return e;
  if (!box) return driver_fail("cuTensorMapEncodeTiled", CUDA_ERROR_INVALID_VALUE, "a null list of boxDim");
  memcpy(r.box, box, rank * sizeof *box);
  return encode("cuTensorMapEncodeTiled", map, &r);
}

CUresult cuTensorMapEncodeIm2col(CUtensorMap *map, CUtensorMapDataType type, cuuint32_t rank, void *address, const cuuint64_t *dims, const cuuint64_t *strides,
                                 const int *lower, const int *upper, cuuint32_t channels, cuuint32_t pixels, const cuuint32_t *steps,
                                 CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion promotion, CUtensorMapFloatOOBfill fill) {
  struct request r = {.kind = columns, .type = type, .interleave = interleave, .swizzle = swizzle, .promotion = promotion, .fill = fill, .channels = channels, .pixels = pixels};
  CUresult e = tensor("cuTensorMapEncodeIm2col", &r, rank, address, dims, strides, steps);
  if (e) return e;
  if (!lower || !upper) return driver_fail("cuTensorMapEncodeIm2col", CUDA_ERROR_INVALID_VALUE, "a null list of corners");
  if (rank > 2) memcpy(r.lower, lower, (rank - 2) * sizeof *lower), memcpy(r.upper, upper, (rank - 2) * sizeof *upper);
  return encode("cuTensorMapEncodeIm2col", map, &r);
}

#if CUDA_VERSION >= 12080
CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *map, CUtensorMapDataType type, cuuint32_t rank, void *address, const cuuint64_t *dims, const cuuint64_t *strides,
                                     int lower, int upper, cuuint32_t channels, cuuint32_t pixels, const cuuint32_t *steps, CUtensorMapInterleave interleave,
                                     CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion promotion, CUtensorMapFloatOOBfill fill) {
  struct request r = {.kind = wide_columns, .type = type, .interleave = interleave, .swizzle = swizzle, .promotion = promotion, .fill = fill,
                      .channels = channels, .pixels = pixels, .wide = mode, .lower = {lower}, .upper = {upper}};
  CUresult e = tensor("cuTensorMapEncodeIm2colWide", &r, rank, address, dims, strides, steps);
  return e ? e : encode("cuTensorMapEncodeIm2colWide", map, &r);
}
#endif

CUresult cuTensorMapReplaceAddress(CUtensorMap *map, void *address) {
  NEEDS_INIT("cuTensorMapReplaceAddress");
  if ((uintptr_t)map % 64 || !map) return driver_fail("cuTensorMapReplaceAddress", CUDA_ERROR_INVALID_VALUE, "tensorMap is %p, which must be a multiple of 64", (void *)map);
  struct { CUtensorMap map; uint64_t address; } r = {*map, (uint64_t)address};
  struct reply answer = ask(opMoveTensor, &r, sizeof r.map + sizeof r.address);
  if (answer.code) return driver_fail("cuTensorMapReplaceAddress", answer.code, "%s", answer.data);
  memcpy(map, answer.data, sizeof *map);
  return CUDA_SUCCESS;
}

#endif
