#include "expect.h"
// Captures that several streams have part in, and calls that end them.
__global__ void add(int *p, int v) { *p += v; }
int main() {
  int *p;
  OK(cudaMallocManaged(&p, sizeof *p));
  *p = 0;
  cudaStream_t a, b, other;
  cudaEvent_t fork, join;
  OK(cudaStreamCreate(&a)); OK(cudaStreamCreate(&b)); OK(cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking)); OK(cudaEventCreate(&fork)); OK(cudaEventCreate(&join));
  cudaGraph_t g;
  EXPECT(cudaStreamEndCapture(a, &g) == cudaErrorIllegalState);
  for (int joined = 0; joined < 2; joined++) {
    OK(cudaStreamBeginCapture(a, cudaStreamCaptureModeGlobal));
    EXPECT(cudaStreamBeginCapture(a, cudaStreamCaptureModeGlobal) == cudaErrorIllegalState);
    OK(cudaEventRecord(fork, a)); OK(cudaStreamWaitEvent(b, fork));
    add<<<1, 1, 0, b>>>(p, 1);
    EXPECT(cudaStreamEndCapture(b, &g) == cudaErrorStreamCaptureUnmatched);
    if (joined) { OK(cudaEventRecord(join, b)); OK(cudaStreamWaitEvent(a, join)); }
    EXPECT(cudaStreamEndCapture(a, &g) == (joined ? cudaSuccess : cudaErrorStreamCaptureUnjoined));
  }
  add<<<1, 1, 0, b>>>(p, 10); // is done: b is not being captured any more
  OK(cudaStreamSynchronize(b));
  EXPECT(*p == 10);
  cudaGraphExec_t x;
  OK(cudaGraphInstantiate(&x, g, 0)); OK(cudaGraphLaunch(x, a)); OK(cudaStreamSynchronize(a));
  EXPECT(*p == 11);
  int *q;
  OK(cudaStreamBeginCapture(a, cudaStreamCaptureModeGlobal));
  EXPECT(cudaMalloc(&q, 4) == cudaErrorStreamCaptureUnsupported);
  cudaStreamCaptureStatus status;
  OK(cudaStreamIsCapturing(a, &status));
  EXPECT(status == cudaStreamCaptureStatusInvalidated && cudaStreamEndCapture(a, &g) == cudaErrorStreamCaptureInvalidated && !g);
  OK(cudaStreamBeginCapture(a, cudaStreamCaptureModeRelaxed));
  OK(cudaMalloc(&q, 4));
  EXPECT(cudaMemset(q, 0, 4) == cudaErrorStreamCaptureImplicit && cudaStreamEndCapture(a, &g) == cudaErrorStreamCaptureInvalidated);
  OK(cudaStreamBeginCapture(other, cudaStreamCaptureModeRelaxed));
  OK(cudaMemset(q, 0, 4)); // the standard stream does not wait for this one
  OK(cudaStreamEndCapture(other, &g));
  OK(cudaFree(q));
  OK(cudaStreamBeginCapture(a, cudaStreamCaptureModeRelaxed));
  OK(cudaEventRecord(fork, a));
  EXPECT(cudaStreamWaitEvent(0, fork) == cudaErrorStreamCaptureImplicit);
  OK(cudaStreamBeginCapture(b, cudaStreamCaptureModeRelaxed));
  EXPECT(cudaStreamWaitEvent(b, fork) == cudaErrorStreamCaptureMerge);
}
// stderr: captures.cu:12: cuda: cudaStreamEndCapture: the operation cannot be performed in the present state
// stderr: captures.cu:15: cuda: cudaStreamBeginCapture: the operation cannot be performed in the present state
// stderr: captures.cu:18: cuda: cudaStreamEndCapture: capture was not ended in the same stream as it began
// stderr: captures.cu:20: cuda: cudaStreamEndCapture: capturing stream has unjoined work
// stderr: captures.cu:30: cuda: cudaMalloc: operation not permitted when stream is capturing
// stderr: captures.cu:33: cuda: cudaStreamEndCapture: operation failed due to a previous error during capture
// stderr: captures.cu:36: cuda: cudaMemset: operation would make the legacy stream depend on a capturing blocking stream
