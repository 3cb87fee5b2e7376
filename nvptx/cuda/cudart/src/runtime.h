// What the files of the runtime share. The runtime is linked into every program that cudacc makes;
// it keeps the state that CUDA programs see and leaves kernels and allocations to a server
// (package serve), with which it shares all device memory.
#ifndef OPTGO_RUNTIME_H
#define OPTGO_RUNTIME_H

#include <cuda_runtime_api.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#include "names.h"

// server.c: requests. The numbers are those of serve/message.go.
enum operation {
  opHello = 1, opLoad, opKernel, opVariable, opLaunch, opAlloc, opFree, opMap, opTexture, opWhere, opLeft, opWritten, opFits,
  opTensor, opMoveTensor, opPlace
};

enum { multiprocessors = 16 }; // of the device

#define DEVICE_BASE 0x480000000000ull

struct buffer { // bytes that grow
  char *data;
  size_t size, room;
};
void put_bytes(struct buffer *b, const void *p, size_t n);
void put32(struct buffer *b, uint32_t v);
void put64(struct buffer *b, uint64_t v);

struct reply { // valid until the thread's next request
  cudaError_t code;
  char *data; // zero-terminated; of an error its text
  size_t size, at;
};
uint32_t get32(struct reply *r);
uint64_t get64(struct reply *r);
struct reply ask(enum operation op, const void *data, size_t size);
// Launches have a connection of their own, because they may take long. One thread at a time sends, and
// one receives.
void send_launch(const void *data, size_t size);
struct reply receive_launch(void);
int launch_answered(void); // receive_launch would not wait
int begun(void);            // a call has used the server, or would have with CUDA
void begin_use(void);
void use_primary(void);     // the runtime makes the primary context that of all threads which have none
int device_sm(void);        // 90: compute capability 9.0
size_t device_bytes(void);  // of device memory
int in_device(const void *p);
int checking(void); // OPTGO_CHECK: the server wants to know what copies write
int share_host(void *start, void *device, size_t n); // replaces whole pages of the host by device memory
int memory_file(void); // the descriptor of device memory
// place_file replaces whole pages of device memory, here and in the server, by those of a file of a process.
cudaError_t place_file(const char *call, char *at, size_t n, int process, int file, uint64_t offset);
void lock(void); // of what the files keep about memory and kernels
void unlock(void);

// error.c: every entry point ends with done(name, error).
cudaError_t done(const char *call, cudaError_t e);
cudaError_t fail(const char *call, cudaError_t e, const char *format, ...); // says more than the code
void remark(const char *text); // a line about the launch that has been received; no error
cudaError_t sticky(void); // the error that no call survives; cudaSuccess
extern uint32_t resets; // calls of cudaDeviceReset, after which launches are possible again
void speak_as(const char *name); // what the thread's next call is named in messages; null: its own name
int speaks_as(void); // as another call, which is one of the driver API mostly
void complain(const char *call, cudaError_t e, const char *text);
struct trace { void *frames[24]; int depth; }; // return addresses
void take_trace(struct trace *t);        // of this call
void set_trace(const struct trace *t);   // whose work this thread does now; null: its own
char *launched_at(const struct trace *t); // the source position; empty: not known. The caller frees it

// register.c: what the compiler's constructors have announced.
struct kernel {
  const void *stub; // its address on the host
  const char *name;
  struct module *module;
  int known; // the fields below are filled in
  uint32_t id, shared, local, constants, max_threads, sm, params;
  uint32_t *offset, *bytes; // of each parameter
  dim3 cluster;             // that it requires, or zero
  int dynamic_limit;        // cudaFuncAttributeMaxDynamicSharedMemorySize
  int large_clusters;       // cudaFuncAttributeNonPortableClusterSizeAllowed
  uint32_t fits[11];        // the sizes of the last launch, which the server has found possible
};
cudaError_t find_kernel(const char *call, const void *stub, struct kernel **out);
int cluster_limit(const struct kernel *k); // blocks of a cluster
cudaError_t find_variable(const char *call, const void *symbol, char **address, size_t *size);
cudaError_t load_image(const char *call, const char *image, struct module **out); // at run time
cudaError_t kernel_of(const char *call, struct module *m, const char *name, struct kernel **out);
cudaError_t variable_of(const char *call, struct module *m, const char *name, char **address, size_t *size);

// op.c: work that streams and graphs hold. A stream that is being captured puts it into its graph.
struct op {
  enum { opNothing, opRunKernel, opCopy, opFill, opBox, opHost, opCallback, opEvent, opChild, opRelease, opGraphAlloc, opGraphFree, opAwait } kind;
  struct kernel *kernel;
  dim3 grid, block, cluster; // cluster: zero, unless the launch says more than the kernel
  size_t shared;
  int cooperative;
  char *args; // packed, as the server wants them
  size_t arg_bytes;
  char *dst, *src;
  size_t width, height, depth, dst_pitch, src_pitch, dst_slice, src_slice; // of opCopy and opFill, bytes
  int value, value_bytes;
  cudaHostFn_t fn;
  cudaStreamCallback_t callback;
  cudaStream_t stream; // for the callback
  void *data;
  cudaEvent_t event;
  cudaGraph_t child;
};
cudaError_t run_op(const char *call, struct op *op);
void send_kernel(struct op *op); // the launch without its end
cudaError_t receive_kernel(const char *call);
struct op copy_op(const struct op *op); // with arguments of its own
cudaError_t make_launch(const char *call, const void *stub, dim3 grid, dim3 block, void **args, size_t shared, int cooperative, dim3 cluster, struct op *op);

// handle.c: streams and events that exist.
enum handle_kind { handleGone, handleStream, handleEvent };
void add_handle(const void *h, enum handle_kind kind);
int is_handle(const void *h, enum handle_kind kind);
void drop_handle(const void *h);

// queue.c: work is numbered in the order of the calls.
cudaError_t submit(const char *call, cudaStream_t stream, struct op *op, int now); // now: and waits for it
cudaError_t await(const char *call, uint64_t number);
cudaError_t await_all(const char *call);
cudaError_t settled(const char *call, cudaError_t e); // waits for all work, unless e
int is_done(uint64_t number);
void release_event(cudaEvent_t e);

// capture.c: streams whose work becomes nodes of a graph.
struct capturing { // what a stream or an event knows of a capture
  struct capture *of;
  uint64_t *before; // bits of the captured nodes that come before what is next
  size_t words;
};
cudaGraph_t capture_graph(cudaStream_t s); // null: not being captured
cudaError_t capture_work(cudaStream_t s, struct op *op);
int copy_capturing(struct capturing *to, cudaStream_t s); // false, and nothing: it is not being captured
cudaError_t join_capture(const char *call, cudaStream_t s, const struct capturing *with);
void drop_capturing(struct capturing *c);
void abandon_capture(cudaStream_t s); // which is destroyed
void follow_all(cudaStream_t s); // that the graph has
cudaError_t spoil_capture(const char *call, cudaStream_t s); // fails, and so will the end of the capture
int capture_forbids(const char *call); // what may wait for work that is only captured; it has failed then
int capture_forbids_standard(const char *call);

// stream.c, graph.c
struct CUevent_st { unsigned flags; uint64_t number; struct timespec at; struct capturing captured; struct shared_event *shared; }; // shared: by processes
void note_work(cudaStream_t s, uint64_t number); // the last of the stream
uint64_t stream_number(cudaStream_t s); // 0: the standard stream
int is_stream(cudaStream_t s); // and was not destroyed
cudaError_t no_stream(const char *call, cudaStream_t s);
int concurrent(uint64_t a, uint64_t b); // CUDA may run work of the streams of these numbers at the same time
struct capturing *capturing_of(cudaStream_t s); // null: it is no stream
int is_standard(cudaStream_t s);

// NEWEST is the name of the second form of a call, with more parameters: CUDA 13 has no other.
#if CUDART_VERSION >= 13000
#define NEWEST(name) name
#else
#define NEWEST(name) name##_v2
#endif
size_t add_captured(cudaGraph_t g, struct op *op); // returns the number of the node
cudaError_t add_node(cudaGraph_t g, cudaGraphNode_t *out, const cudaGraphNode_t *deps, size_t count, const struct op *op);
size_t last_node(cudaGraph_t g, const cudaGraphNode_t **list); // what is captured next follows it; 0: nothing yet
cudaError_t begin_capture(const char *call, cudaStream_t s, cudaGraph_t g, enum cudaStreamCaptureMode mode); // g: null, or to add to
cudaError_t run_graph(const char *call, cudaGraph_t g);
void number_events(cudaGraph_t g, uint64_t number); // that the graph's run of this number records

// ipc.c: events of several processes.
cudaError_t share_event(const char *call, cudaEvent_t e);
uint64_t next_record(cudaEvent_t e);
void end_record(cudaEvent_t e, uint64_t number);
int recorded_is_done(cudaEvent_t e);
cudaError_t wait_in_stream(cudaStream_t s, cudaEvent_t e);
void wait_for_shared(cudaEvent_t e);

// memory.c
// reachable checks one side of a copy of n bytes: a pointer into device memory must be inside an allocation. device: it must
// be one. side names it.
cudaError_t reachable(const char *call, const void *p, size_t n, int device, const char *side);
// copyable checks both sides of a copy in a direction, with the bytes that each spans.
cudaError_t copyable(const char *call, const void *dst, size_t to, const void *src, size_t from, enum cudaMemcpyKind kind);
int reaches(const void *p); // kernels do: it is no pageable memory of the host
cudaError_t graph_alloc(const char *call, void **p, size_t n); // what cudaFree leaves where it is
int range_of(const void *p, char **start, size_t *size); // of the allocation with p; 0: there is none
int is_graph_memory(const void *p);
size_t graph_bytes(void);
cudaError_t fill_elements(const char *call, void *d, int value, int bytes, size_t count, cudaStream_t s);
cudaError_t device_alloc(const char *call, void **p, size_t n);
// share_pages lets whole pages of the host, from start on, be pages of device memory; what is asked
// for is host, n bytes. The contents are the device's.
cudaError_t share_pages(const char *call, void *host, size_t n, char *start, char *device, size_t bytes);

// advice.c
void forget_advice(const void *p, size_t n); // the caller holds the lock

// array.c
struct cudaArray {
  char *data;
  struct cudaChannelFormatDesc format;
  size_t width, height, depth; // texels; 0: not there
  unsigned flags;
};
size_t texel_bytes(const struct cudaChannelFormatDesc *f);

#endif
