// Package modulo schedules the operations of one loop iteration so that a new iteration can start
// every II cycles.
//
// A load and a multiplication of latency 2, and a store, with one memory unit: II is 2, since each
// iteration uses the memory unit twice.
//
//	cycle   iteration 0   iteration 1   iteration 2      the table, of II = 2 rows:
//	  0     load
//	  1                                                  row   memory unit   multiplier
//	  2     multiply      load                            0    load          multiply (iteration - 1)
//	  3                                                   1    store (iteration - 2)
//	  4                   multiply      load
//	  5     store                                        3 stages: from cycle 4 on, three iterations
//	  6                                 multiply         are in progress
//	  7                   store
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
// Invariant: a schedule that Run returns satisfies every dependence, start(to) + II·distance ≥
// start(from) + latency, and no row of the table uses a unit or an issue slot twice; Verify checks
// both from the loop alone.
//
// Cost: an order and its placement take operations × II steps; iterative scheduling at most a fixed
// number of steps per operation, and the exhaustive search its budget, before II is raised.
//
// The package must not import LLVM IR, assembly or the simulator. Its view of a machine is Model,
// which NewModel builds from a machine description.
package modulo
