// Package modulo schedules the operations of one loop iteration so that a new iteration can start
// every II cycles.
//
// Terms: II, the initiation interval, is the number of cycles between the starts of two iterations.
// MII is its lower bound, the larger of ResMII (units and issue width) and RecMII (recurrences). A
// row is a cycle modulo II, a stage a cycle divided by II. Complex operations are sets of
// operations tied by fixed edges: they keep fixed distances (spill code and the operation it
// serves).
//
// Start at Run (run.go). Its phases: contract ties and find recurrences (problem.go), bounds
// (mii.go), a node order (order.go for hypernode reduction, sms.go for swing modulo scheduling),
// placement in the modulo reservation table (placement.go, table.go), and iterative modulo
// scheduling (ims.go) where an order misses the II; list.go schedules without overlap and bounds
// the search; compact.go shortens lifetimes afterwards, exchange.go joins them for the allocation.
// pressure.go and cones.go place by register pressure, for loops that have to fit few registers.
// Verify (verify.go) is an independent check, Exact (exact.go, matching.go) an exhaustive search
// that proves optimality. lifetime.go measures register pressure, complexop.go finds room for spill
// code in a complex operation, and placement.go puts the loop branch into the last row.
//
// Sources: Llosa, Valero, Ayguadé, González, "Hypernode Reduction Modulo Scheduling" (MICRO-28,
// 1995); Llosa, González, Ayguadé, Valero, "Swing Modulo Scheduling" (PACT'96); Rau, "Iterative
// Modulo Scheduling" (MICRO-27, 1994). Difference from all three: before II is raised, the other
// methods are tried at the same II.
//
// The package must not import LLVM IR, assembly or the simulator. Its view of a machine is Model,
// which NewModel builds from a machine description.
package modulo
