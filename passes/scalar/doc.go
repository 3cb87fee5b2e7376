// Package scalar holds the small function passes, one file each, named like the pass. Larger ones
// are packages below it: simplifycfg, earlycse, deadcode (dce, adce, bdce), tailcall, sroa, gvn,
// sccp, instcombine and others.
package scalar
