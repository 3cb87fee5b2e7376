// Memory and events that processes share: by handles of the runtime, and by file descriptors of the driver API.
// The program starts itself again, which has what it needs in a pipe, or inherits the descriptor.
// stdout: child: read, written
// stdout: parent: seen
// stdout: child: mapped
// stdout: parent: seen, too
// stderr: is not the beginning of an allocation
#include <cstdlib>
#include <cstring>
#include <cuda.h>
#include <sys/wait.h>
#include <unistd.h>
#include "expect.h"

constexpr int n = 5000;
__global__ void add(int *p, int v) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] += v;
}
static void launch(int *p, int v, cudaStream_t s = 0) {
  add<<<(n + 127) / 128, 128, 0, s>>>(p, v);
  OK(cudaGetLastError());
}
static bool all(int *p, int base) {
  static int h[n];
  OK(cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost));
  for (int i = 0; i < n; i++)
    if (h[i] != i + base) return printf("element %d is %d, not %d\n", i, h[i], i + base), false;
  return true;
}
static void say(const char *text) { puts(text), fflush(stdout); }

struct Handles { cudaIpcMemHandle_t memory; cudaIpcEventHandle_t first, second; };

static void child(int in) {
  Handles h;
  EXPECT(read(in, &h, sizeof h) == sizeof h);
  int *own, *p, *again;
  OK(cudaMalloc(&own, 4 * n)); // lies elsewhere
  OK(cudaIpcOpenMemHandle((void **)&p, h.memory, cudaIpcMemLazyEnablePeerAccess));
  OK(cudaIpcOpenMemHandle((void **)&again, h.memory, cudaIpcMemLazyEnablePeerAccess));
  EXPECT(p == again && p != own);
  cudaEvent_t first, second;
  OK(cudaIpcOpenEventHandle(&first, h.first));
  OK(cudaIpcOpenEventHandle(&second, h.second));
  cudaStream_t s;
  OK(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
  OK(cudaStreamWaitEvent(s, first, 0)); // the parent's kernel
  launch(p, 20, s);
  OK(cudaStreamSynchronize(s));
  EXPECT(all(p, 30));
  say("child: read, written");
  launch(p, 100, s);
  OK(cudaEventRecord(second, s));
  OK(cudaStreamSynchronize(s));
  OK(cudaIpcCloseMemHandle(again));
  launch(p, 0);
  OK(cudaIpcCloseMemHandle(p));
  EXPECT(cudaIpcCloseMemHandle(p) == cudaErrorInvalidValue);
  cudaGetLastError();
  OK(cudaEventDestroy(first));
}

static CUdeviceptr mapped(CUmemGenericAllocationHandle h, size_t size) {
  CUdeviceptr p;
  EXPECT(!cuMemAddressReserve(&p, size, 0, 0, 0) && p % size == 0 && !cuMemMap(p, size, 0, h, 0));
  CUmemAccessDesc access = {};
  access.location.type = CU_MEM_LOCATION_TYPE_DEVICE, access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
  EXPECT(!cuMemSetAccess(p, size, &access, 1));
  return p;
}
static void unmapped(CUdeviceptr p, size_t size) { EXPECT(!cuMemUnmap(p, size) && !cuMemAddressFree(p, size)); }

static void child_of_descriptor(int fd, size_t size) {
  OK(cudaFree(0));
  CUmemGenericAllocationHandle h;
  EXPECT(!cuMemImportFromShareableHandle(&h, (void *)(intptr_t)fd, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
  CUdeviceptr p = mapped(h, size);
  EXPECT(!cuMemRelease(h) && all((int *)p, 7));
  launch((int *)p, 5);
  OK(cudaDeviceSynchronize());
  unmapped(p, size);
  say("child: mapped");
}

static pid_t start(const char *what, int fd, size_t size) {
  char number[20], bytes[20];
  snprintf(number, sizeof number, "%d", fd), snprintf(bytes, sizeof bytes, "%zu", size);
  pid_t pid = fork();
  if (pid == 0) execl("/proc/self/exe", "child", what, number, bytes, (char *)0);
  EXPECT(pid > 0);
  return pid;
}
static void ended(pid_t pid) {
  int status;
  EXPECT(waitpid(pid, &status, 0) == pid && status == 0);
}

static void handles() {
  int *before, *p, h[n], pipes[2];
  for (int i = 0; i < n; i++) h[i] = i;
  OK(cudaMalloc(&before, 100)); // so that p begins within a page
  OK(cudaMalloc(&p, sizeof h));
  OK(cudaMemcpy(p, h, sizeof h, cudaMemcpyHostToDevice));
  Handles out;
  cudaEvent_t first, second, plain;
  OK(cudaEventCreateWithFlags(&first, cudaEventDisableTiming | cudaEventInterprocess));
  OK(cudaEventCreateWithFlags(&second, cudaEventDisableTiming | cudaEventInterprocess));
  OK(cudaEventCreate(&plain));
  OK(cudaIpcGetMemHandle(&out.memory, p));
  EXPECT(cudaIpcGetMemHandle(&out.memory, p + 1) == cudaErrorInvalidValue);
  OK(cudaIpcGetEventHandle(&out.first, first));
  OK(cudaIpcGetEventHandle(&out.second, second));
  EXPECT(cudaIpcGetEventHandle(&out.second, plain) == cudaErrorInvalidResourceHandle);
  cudaGetLastError();
  launch(p, 10);
  OK(cudaEventRecord(first, 0));
  EXPECT(pipe(pipes) == 0);
  pid_t pid = start("handles", pipes[0], 0);
  EXPECT(write(pipes[1], &out, sizeof out) == sizeof out);
  ended(pid);
  OK(cudaEventSynchronize(second));
  OK(cudaEventQuery(second));
  EXPECT(all(p, 130));
  say("parent: seen");
}

static void descriptors() {
  size_t size;
  CUmemAllocationProp prop = {};
  prop.type = CU_MEM_ALLOCATION_TYPE_PINNED, prop.location.type = CU_MEM_LOCATION_TYPE_DEVICE, prop.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
  EXPECT(!cuMemGetAllocationGranularity(&size, &prop, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
  CUmemGenericAllocationHandle h;
  EXPECT(!cuMemCreate(&h, size, &prop, 0));
  int fd, host[n];
  EXPECT(!cuMemExportToShareableHandle(&fd, h, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
  CUdeviceptr p = mapped(h, size);
  for (int i = 0; i < n; i++) host[i] = i;
  OK(cudaMemcpy((void *)p, host, sizeof host, cudaMemcpyHostToDevice));
  launch((int *)p, 7);
  OK(cudaDeviceSynchronize());
  ended(start("descriptor", fd, size));
  EXPECT(all((int *)p, 12));
  unmapped(p, size);
  EXPECT(!cuMemRelease(h));
  say("parent: seen, too");
}

int main(int argc, char **argv) {
  if (argc > 1 && !strcmp(argv[1], "handles")) return child(atoi(argv[2])), 0;
  if (argc > 1) return child_of_descriptor(atoi(argv[2]), strtoul(argv[3], 0, 10)), 0;
  handles();
  descriptors();
}
