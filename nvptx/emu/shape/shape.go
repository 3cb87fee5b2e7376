// Package shape is how many threads a launch has, in blocks and clusters of blocks, whether that is
// possible, and which number each of them has.
package shape

import (
	"fmt"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/report"
	"opt-go/nvptx/ptx"
)

// MaxThreads is the limit of a block on all hardware that PTX 64 runs on.
const MaxThreads = 1024

// Shape is the sizes of a launch.
type Shape struct {
	Grid     report.Dim3 // blocks
	Block    report.Dim3 // threads of a block
	Cluster  report.Dim3 // blocks of a cluster
	Explicit bool        // clusters were asked for, by the launch or the kernel
	Shared   int         // bytes of shared memory of a block
	Reserved int         // after them: those that no variable has; see layout.Reserved
}

// Of is the shape of a launch of a kernel; a cluster that is zero is as large as the kernel says
// (.reqnctapercluster), else one block; dynamic is the bytes of dynamic shared memory. The error
// says which limit of the hardware or which of the kernel's directives stands against it; it calls
// the kernel by name.
func Of(name string, m *layout.Module, kernel *layout.Func, grid, block, cluster report.Dim3, dynamic int) (Shape, error) {
	s := Shape{Grid: grid.Normal(), Block: block.Normal(), Cluster: cluster.Normal(), Explicit: cluster != report.Dim3{}, Shared: kernel.SharedBytes(m, dynamic)}
	if kernel.Reserves {
		s.Reserved = layout.Reserved
	}
	if err := s.checkBlock(name, kernel.Source); err != nil {
		return s, err
	}
	return s, s.checkCluster(name, kernel.Source)
}

// Memory is the size of a block's shared memory with what is reserved.
func (s *Shape) Memory() int {
	if s.Reserved == 0 {
		return s.Shared
	}
	return s.reserved() + s.Reserved
}

// reserved is where reserved memory begins.
func (s *Shape) reserved() int { return int(layout.Align(uint64(s.Shared), layout.ReservedAlign)) }

// checkBlock compares blocks with the limits and the kernel's directives.
func (s *Shape) checkBlock(name string, kernel *ptx.Func) error {
	n := s.Block.Count()
	if n > MaxThreads {
		return fmt.Errorf("a block of %d threads; the limit is %d", n, MaxThreads)
	}
	if s.Shared > layout.WindowSize {
		return fmt.Errorf("%d bytes of shared memory", s.Shared)
	}
	if d, ok := kernel.Directive("reqntid"); ok {
		if want := Directive(d); want != s.Block {
			return fmt.Errorf("kernel %s requires blocks of %s (.reqntid), not %s", name, want, s.Block)
		}
	}
	if d, ok := kernel.Directive("maxntid"); ok {
		if most := Directive(d).Count(); n > most {
			return fmt.Errorf("kernel %s allows blocks of %d threads (.maxntid), not %d", name, most, n)
		}
	}
	return nil
}

// Directive is the size that a directive states.
func Directive(d ptx.Directive) report.Dim3 {
	a := append(append([]int(nil), d.Args...), 1, 1, 1)
	return report.Dim3{X: a[0], Y: a[1], Z: a[2]}.Normal()
}

// checkCluster finds how large clusters are, and compares that with the limits.
func (s *Shape) checkCluster(name string, kernel *ptx.Func) error {
	if d, ok := kernel.Directive("reqnctapercluster"); ok {
		want := Directive(d)
		if s.Explicit && want != s.Cluster {
			return fmt.Errorf("kernel %s requires clusters of %s (.reqnctapercluster), not %s", name, want, s.Cluster)
		}
		s.Cluster, s.Explicit = want, true
	}
	size := s.Cluster
	switch {
	case size.Count() > layout.MaxCluster:
		return fmt.Errorf("a cluster of %d blocks; the limit is %d", size.Count(), layout.MaxCluster)
	case s.Grid.X%size.X != 0 || s.Grid.Y%size.Y != 0 || s.Grid.Z%size.Z != 0:
		return fmt.Errorf("a grid of %s is no number of clusters of %s", s.Grid, size)
	case size.Count() > 1 && s.Shared > layout.ClusterPart:
		return fmt.Errorf("%d bytes of shared memory in a cluster", s.Shared)
	}
	return nil
}

// Warps is the number of warps of a block.
func (s *Shape) Warps() int { return (s.Block.Count() + lane.Size - 1) / lane.Size }

// Rank is the number of a block in its cluster.
func (s *Shape) Rank(block report.Dim3) int {
	size := s.Cluster
	at := report.Dim3{X: block.X % size.X, Y: block.Y % size.Y, Z: block.Z % size.Z}
	return at.X + size.X*(at.Y+size.Y*at.Z)
}

// BlocksOf lists the numbers of the blocks of clusters from first to last, which is not one of
// them, by rank.
func (s *Shape) BlocksOf(first, last int) (numbers []int) {
	size := s.Cluster
	for cluster := first; cluster < last; cluster++ {
		at := s.Clusters().At(cluster)
		for rank := range size.Count() {
			in := size.At(rank)
			x, y, z := at.X*size.X+in.X, at.Y*size.Y+in.Y, at.Z*size.Z+in.Z
			numbers = append(numbers, x+s.Grid.X*(y+s.Grid.Y*z))
		}
	}
	return numbers
}

// Clusters is the grid in clusters.
func (s *Shape) Clusters() report.Dim3 {
	return report.Dim3{X: s.Grid.X / s.Cluster.X, Y: s.Grid.Y / s.Cluster.Y, Z: s.Grid.Z / s.Cluster.Z}
}

// GroupName names a cluster, which may be one block, for a message.
func (s *Shape) GroupName(cluster int) string {
	blocks := s.BlocksOf(cluster, cluster+1)
	first := fmt.Sprintf("block %s", s.Grid.At(blocks[0]))
	if len(blocks) == 1 {
		return first
	}
	return "the cluster of " + first
}
