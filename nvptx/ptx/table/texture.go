package table

// Shapes of textures and surfaces: how many dimensions, arrays of them, cubes.
const (
	flat              = "geom=1d,2d,3d,a1d,a2d" // without cubes, whose coordinates are floating-point
	surfaceGeometries = " " + flat
	texels            = " vec=v4 T=u32,s32,f32"
	outside           = " clamp=trap,clamp,zero" // the handling of accesses outside a surface
)

// textureRows lists textures, surfaces and their queries (PTX ISA, sections 9.7.10 and 9.7.11). An
// image is named by a variable or by the handle that a register holds.
var textureRows = []row{
	{"tex", flat + texels + " U=s32,f32", "V:T t:U", "3.0 20"},
	{"tex", "geom=cube,acube" + texels + " U=f32", "V:T t:U", "3.0 20"},
	{"tex", "lod=level " + flat + texels + " U=s32,f32", "V:T t:U s:U", "3.0 20"},
	{"tex", "lod=level geom=cube,acube" + texels + " U=f32", "V:T t:U s:U", "3.0 20"},
	{"tex", "lod=grad geom=1d,a1d" + texels + " U=f32", "V:T t:U x:1*f32 x:1*f32", "3.0 20"},
	{"tex", "lod=grad geom=2d,a2d" + texels + " U=f32", "V:T t:U x:2*f32 x:2*f32", "3.0 20"},
	{"tex", "lod=grad geom=3d" + texels + " U=f32", "V:T t:U x:4*f32 x:4*f32", "3.0 20"},
	{"tex", "lod=grad geom=cube,acube" + texels + " U=f32", "V:T t:U x:4*f32 x:4*f32", "4.3 20"},
	{"tld4", "comp=r,g,b,a geom=2d" + texels + " U=f32", "V:T t:U", "3.0 20"},
	{"tld4", "comp=r,g,b,a geom=a2d,cube,acube" + texels + " U=f32", "V:T t:U", "4.3 20"},
	{"txq", "query=width,height,depth,channel_data_type,channel_order,normalized_coords,force_unnormalized_coords,filter_mode," +
		"addr_mode_0,addr_mode_1,addr_mode_2 T=b32", "d:T a", "3.0 20"},
	{"txq", "query=array_size,num_mipmap_levels,num_samples T=b32", "d:T a", "4.1 20"},
	{"suq", "query=width,height,depth,channel_data_type,channel_order T=b32", "d:T a", "3.0 20"},
	{"suq", "query=array_size,memory_layout T=b32", "d:T a", "4.2 20"},
	{"suld", "b" + surfaceGeometries + " cop?=ca,cg,cs,cv vec?=v2,v4 T=b8,b16,b32,b64" + outside, "V:T t:s32", "3.0 20"},
	{"sust", "b" + surfaceGeometries + cacheStore + " vec?=v2,v4 T=b8,b16,b32,b64" + outside, "t:s32 v:T", "3.0 20"},
	{"sust", "p geom=1d,2d,3d vec?=v2,v4 T=b32" + outside, "t:s32 v:T", "3.0 20"},
	{"sust", "p geom=a1d,a2d vec?=v2,v4 T=b32" + outside, "t:s32 v:T", "4.1 20"},
}
