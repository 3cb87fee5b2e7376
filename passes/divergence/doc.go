// Package divergence is the room of the divergence analyses of Sampaio et al. (TOPLAS 2013): gated SSA, the simple and the affine
// analysis. They do not stand yet. The one fact about divergence that passes can ask for today is a target's
// IsDivergenceSource (package pass).
package divergence
