//go:build linux && (amd64 || arm64)

package cuda

import (
	"runtime"
	"unsafe"

	"github.com/pkg/errors"
)

// launchConfig is CUlaunchConfig, launchAttribute CUlaunchAttribute.
type launchConfig struct {
	grid, block [3]uint32
	shared      uint32
	stream      uintptr
	attributes  unsafe.Pointer
	count       uint32
}

type launchAttribute struct {
	id    uint32
	_     uint32
	value [16]uint32
}

// Attributes of cuLaunchKernelEx, and of functions.
const (
	launchCooperative  = 2  // CU_LAUNCH_ATTRIBUTE_COOPERATIVE
	launchCluster      = 4  // CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
	largeClusters      = 14 // CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED
	portableClusterMax = 8
)

// start launches the kernel.
func (k *Kernel) start(l Launch) error {
	d := k.dev.d
	if l.Shared > k.shared {
		if err := d.check("cuFuncSetAttribute", d.cuFuncSetAttribute(k.handle, maxDynamicShared, int32(l.Shared))); err != nil {
			return err
		}
		k.shared = l.Shared
	}
	var pin runtime.Pinner
	defer pin.Unpin()
	params := make([]unsafe.Pointer, len(l.Args)+1)
	for i, v := range l.Args {
		if len(v) > 0 {
			pin.Pin(&v[0])
			params[i] = unsafe.Pointer(&v[0])
		}
	}
	pin.Pin(&params[0])
	at := unsafe.Pointer(&params[0])
	g, b := words(l.Grid), words(l.Block)
	switch {
	case l.Cluster != [3]int{}:
		return k.startClusters(l, &pin, at)
	case l.Cooperative:
		return d.check("cuLaunchCooperativeKernel",
			d.cuLaunchCooperativeKernel(k.handle, g[0], g[1], g[2], b[0], b[1], b[2], uint32(l.Shared), 0, at))
	}
	return d.check("cuLaunchKernel",
		d.cuLaunchKernel(k.handle, g[0], g[1], g[2], b[0], b[1], b[2], uint32(l.Shared), 0, at, nil))
}

// startClusters launches the kernel with a size of clusters.
func (k *Kernel) startClusters(l Launch, pin *runtime.Pinner, params unsafe.Pointer) error {
	d := k.dev.d
	if d.cuLaunchKernelEx == nil {
		return errors.New("the CUDA driver has no cuLaunchKernelEx, which launches clusters")
	}
	if l.Cluster[0]*l.Cluster[1]*l.Cluster[2] > portableClusterMax {
		if err := d.check("cuFuncSetAttribute", d.cuFuncSetAttribute(k.handle, largeClusters, 1)); err != nil {
			return err
		}
	}
	cluster := words(l.Cluster)
	attributes := []launchAttribute{{id: launchCluster, value: [16]uint32{cluster[0], cluster[1], cluster[2]}}}
	if l.Cooperative {
		attributes = append(attributes, launchAttribute{id: launchCooperative, value: [16]uint32{1}})
	}
	pin.Pin(&attributes[0])
	config := &launchConfig{grid: words(l.Grid), block: words(l.Block), shared: uint32(l.Shared),
		attributes: unsafe.Pointer(&attributes[0]), count: uint32(len(attributes))}
	pin.Pin(config)
	return d.check("cuLaunchKernelEx", d.cuLaunchKernelEx(unsafe.Pointer(config), k.handle, params, nil))
}

func words(v [3]int) [3]uint32 { return [3]uint32{uint32(v[0]), uint32(v[1]), uint32(v[2])} }
