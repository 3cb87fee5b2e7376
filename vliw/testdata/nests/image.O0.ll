source_filename = "image.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind
define dso_local i64 @n2_threshold(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load ptr, ptr %15, align 8
  store ptr %23, ptr %17, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load ptr, ptr %16, align 8
  store ptr %26, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %27

27:                                               ; preds = %57, %8
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %60

31:                                               ; preds = %27
  store i64 0, ptr %20, align 8
  br label %32

32:                                               ; preds = %53, %31
  %33 = load i64, ptr %20, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %56

36:                                               ; preds = %32
  %37 = load ptr, ptr %17, align 8
  %38 = load i64, ptr %19, align 8
  %39 = mul nsw i64 %38, %21
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  %41 = load i64, ptr %20, align 8
  %42 = getelementptr inbounds i32, ptr %40, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = icmp sgt i32 %43, 3
  %45 = zext i1 %44 to i64
  %46 = select i1 %44, i32 255, i32 0
  %47 = load ptr, ptr %18, align 8
  %48 = load i64, ptr %19, align 8
  %49 = mul nsw i64 %48, %24
  %50 = getelementptr inbounds i32, ptr %47, i64 %49
  %51 = load i64, ptr %20, align 8
  %52 = getelementptr inbounds i32, ptr %50, i64 %51
  store i32 %46, ptr %52, align 4
  br label %53

53:                                               ; preds = %36
  %54 = load i64, ptr %20, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %20, align 8
  br label %32, !llvm.loop !3

56:                                               ; preds = %32
  br label %57

57:                                               ; preds = %56
  %58 = load i64, ptr %19, align 8
  %59 = add nsw i64 %58, 1
  store i64 %59, ptr %19, align 8
  br label %27, !llvm.loop !5

60:                                               ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_blend(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load ptr, ptr %15, align 8
  store ptr %23, ptr %17, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load ptr, ptr %16, align 8
  store ptr %26, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %27

27:                                               ; preds = %64, %8
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %67

31:                                               ; preds = %27
  store i64 0, ptr %20, align 8
  br label %32

32:                                               ; preds = %60, %31
  %33 = load i64, ptr %20, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %63

36:                                               ; preds = %32
  %37 = load ptr, ptr %17, align 8
  %38 = load i64, ptr %19, align 8
  %39 = mul nsw i64 %38, %21
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  %41 = load i64, ptr %20, align 8
  %42 = getelementptr inbounds i32, ptr %40, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = mul nsw i32 %43, 3
  %45 = load ptr, ptr %18, align 8
  %46 = load i64, ptr %19, align 8
  %47 = mul nsw i64 %46, %24
  %48 = getelementptr inbounds i32, ptr %45, i64 %47
  %49 = load i64, ptr %20, align 8
  %50 = getelementptr inbounds i32, ptr %48, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = add nsw i32 %44, %51
  %53 = ashr i32 %52, 2
  %54 = load ptr, ptr %18, align 8
  %55 = load i64, ptr %19, align 8
  %56 = mul nsw i64 %55, %24
  %57 = getelementptr inbounds i32, ptr %54, i64 %56
  %58 = load i64, ptr %20, align 8
  %59 = getelementptr inbounds i32, ptr %57, i64 %58
  store i32 %53, ptr %59, align 4
  br label %60

60:                                               ; preds = %36
  %61 = load i64, ptr %20, align 8
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %20, align 8
  br label %32, !llvm.loop !6

63:                                               ; preds = %32
  br label %64

64:                                               ; preds = %63
  %65 = load i64, ptr %19, align 8
  %66 = add nsw i64 %65, 1
  store i64 %66, ptr %19, align 8
  br label %27, !llvm.loop !7

67:                                               ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_invert(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %21 = load ptr, ptr %15, align 8
  store ptr %21, ptr %17, align 8
  %22 = load ptr, ptr %16, align 8
  store ptr %22, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %23

23:                                               ; preds = %55, %8
  %24 = load i64, ptr %19, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %58

27:                                               ; preds = %23
  store i64 0, ptr %20, align 8
  br label %28

28:                                               ; preds = %51, %27
  %29 = load i64, ptr %20, align 8
  %30 = load i64, ptr %10, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %54

32:                                               ; preds = %28
  %33 = load ptr, ptr %17, align 8
  %34 = load i64, ptr %19, align 8
  %35 = load i64, ptr %10, align 8
  %36 = mul nsw i64 %34, %35
  %37 = load i64, ptr %20, align 8
  %38 = add nsw i64 %36, %37
  %39 = getelementptr inbounds i8, ptr %33, i64 %38
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i32
  %42 = sub nsw i32 255, %41
  %43 = trunc i32 %42 to i8
  %44 = load ptr, ptr %18, align 8
  %45 = load i64, ptr %19, align 8
  %46 = load i64, ptr %10, align 8
  %47 = mul nsw i64 %45, %46
  %48 = load i64, ptr %20, align 8
  %49 = add nsw i64 %47, %48
  %50 = getelementptr inbounds i8, ptr %44, i64 %49
  store i8 %43, ptr %50, align 1
  br label %51

51:                                               ; preds = %32
  %52 = load i64, ptr %20, align 8
  %53 = add nsw i64 %52, 1
  store i64 %53, ptr %20, align 8
  br label %28, !llvm.loop !8

54:                                               ; preds = %28
  br label %55

55:                                               ; preds = %54
  %56 = load i64, ptr %19, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %19, align 8
  br label %23, !llvm.loop !9

58:                                               ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_sobel(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %23 = load i64, ptr %10, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load ptr, ptr %15, align 8
  store ptr %25, ptr %17, align 8
  %26 = load i64, ptr %10, align 8
  %27 = load i64, ptr %10, align 8
  %28 = load ptr, ptr %16, align 8
  store ptr %28, ptr %18, align 8
  store i64 1, ptr %19, align 8
  br label %29

29:                                               ; preds = %196, %8
  %30 = load i64, ptr %19, align 8
  %31 = load i64, ptr %9, align 8
  %32 = sub nsw i64 %31, 1
  %33 = icmp slt i64 %30, %32
  br i1 %33, label %34, label %199

34:                                               ; preds = %29
  store i64 1, ptr %20, align 8
  br label %35

35:                                               ; preds = %192, %34
  %36 = load i64, ptr %20, align 8
  %37 = load i64, ptr %10, align 8
  %38 = sub nsw i64 %37, 1
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %40, label %195

40:                                               ; preds = %35
  %41 = load ptr, ptr %17, align 8
  %42 = load i64, ptr %19, align 8
  %43 = sub nsw i64 %42, 1
  %44 = mul nsw i64 %43, %23
  %45 = getelementptr inbounds i32, ptr %41, i64 %44
  %46 = load i64, ptr %20, align 8
  %47 = add nsw i64 %46, 1
  %48 = getelementptr inbounds i32, ptr %45, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = load ptr, ptr %17, align 8
  %51 = load i64, ptr %19, align 8
  %52 = sub nsw i64 %51, 1
  %53 = mul nsw i64 %52, %23
  %54 = getelementptr inbounds i32, ptr %50, i64 %53
  %55 = load i64, ptr %20, align 8
  %56 = sub nsw i64 %55, 1
  %57 = getelementptr inbounds i32, ptr %54, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = sub nsw i32 %49, %58
  %60 = load ptr, ptr %17, align 8
  %61 = load i64, ptr %19, align 8
  %62 = mul nsw i64 %61, %23
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  %64 = load i64, ptr %20, align 8
  %65 = add nsw i64 %64, 1
  %66 = getelementptr inbounds i32, ptr %63, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = load ptr, ptr %17, align 8
  %69 = load i64, ptr %19, align 8
  %70 = mul nsw i64 %69, %23
  %71 = getelementptr inbounds i32, ptr %68, i64 %70
  %72 = load i64, ptr %20, align 8
  %73 = sub nsw i64 %72, 1
  %74 = getelementptr inbounds i32, ptr %71, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = sub nsw i32 %67, %75
  %77 = mul nsw i32 2, %76
  %78 = add nsw i32 %59, %77
  %79 = load ptr, ptr %17, align 8
  %80 = load i64, ptr %19, align 8
  %81 = add nsw i64 %80, 1
  %82 = mul nsw i64 %81, %23
  %83 = getelementptr inbounds i32, ptr %79, i64 %82
  %84 = load i64, ptr %20, align 8
  %85 = add nsw i64 %84, 1
  %86 = getelementptr inbounds i32, ptr %83, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = add nsw i32 %78, %87
  %89 = load ptr, ptr %17, align 8
  %90 = load i64, ptr %19, align 8
  %91 = add nsw i64 %90, 1
  %92 = mul nsw i64 %91, %23
  %93 = getelementptr inbounds i32, ptr %89, i64 %92
  %94 = load i64, ptr %20, align 8
  %95 = sub nsw i64 %94, 1
  %96 = getelementptr inbounds i32, ptr %93, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = sub nsw i32 %88, %97
  store i32 %98, ptr %21, align 4
  %99 = load ptr, ptr %17, align 8
  %100 = load i64, ptr %19, align 8
  %101 = add nsw i64 %100, 1
  %102 = mul nsw i64 %101, %23
  %103 = getelementptr inbounds i32, ptr %99, i64 %102
  %104 = load i64, ptr %20, align 8
  %105 = sub nsw i64 %104, 1
  %106 = getelementptr inbounds i32, ptr %103, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = load ptr, ptr %17, align 8
  %109 = load i64, ptr %19, align 8
  %110 = sub nsw i64 %109, 1
  %111 = mul nsw i64 %110, %23
  %112 = getelementptr inbounds i32, ptr %108, i64 %111
  %113 = load i64, ptr %20, align 8
  %114 = sub nsw i64 %113, 1
  %115 = getelementptr inbounds i32, ptr %112, i64 %114
  %116 = load i32, ptr %115, align 4
  %117 = sub nsw i32 %107, %116
  %118 = load ptr, ptr %17, align 8
  %119 = load i64, ptr %19, align 8
  %120 = add nsw i64 %119, 1
  %121 = mul nsw i64 %120, %23
  %122 = getelementptr inbounds i32, ptr %118, i64 %121
  %123 = load i64, ptr %20, align 8
  %124 = getelementptr inbounds i32, ptr %122, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = load ptr, ptr %17, align 8
  %127 = load i64, ptr %19, align 8
  %128 = sub nsw i64 %127, 1
  %129 = mul nsw i64 %128, %23
  %130 = getelementptr inbounds i32, ptr %126, i64 %129
  %131 = load i64, ptr %20, align 8
  %132 = getelementptr inbounds i32, ptr %130, i64 %131
  %133 = load i32, ptr %132, align 4
  %134 = sub nsw i32 %125, %133
  %135 = mul nsw i32 2, %134
  %136 = add nsw i32 %117, %135
  %137 = load ptr, ptr %17, align 8
  %138 = load i64, ptr %19, align 8
  %139 = add nsw i64 %138, 1
  %140 = mul nsw i64 %139, %23
  %141 = getelementptr inbounds i32, ptr %137, i64 %140
  %142 = load i64, ptr %20, align 8
  %143 = add nsw i64 %142, 1
  %144 = getelementptr inbounds i32, ptr %141, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = add nsw i32 %136, %145
  %147 = load ptr, ptr %17, align 8
  %148 = load i64, ptr %19, align 8
  %149 = sub nsw i64 %148, 1
  %150 = mul nsw i64 %149, %23
  %151 = getelementptr inbounds i32, ptr %147, i64 %150
  %152 = load i64, ptr %20, align 8
  %153 = add nsw i64 %152, 1
  %154 = getelementptr inbounds i32, ptr %151, i64 %153
  %155 = load i32, ptr %154, align 4
  %156 = sub nsw i32 %146, %155
  store i32 %156, ptr %22, align 4
  %157 = load i32, ptr %21, align 4
  %158 = icmp slt i32 %157, 0
  br i1 %158, label %159, label %162

159:                                              ; preds = %40
  %160 = load i32, ptr %21, align 4
  %161 = sub nsw i32 0, %160
  br label %164

162:                                              ; preds = %40
  %163 = load i32, ptr %21, align 4
  br label %164

164:                                              ; preds = %162, %159
  %165 = phi i32 [ %161, %159 ], [ %163, %162 ]
  store i32 %165, ptr %21, align 4
  %166 = load i32, ptr %22, align 4
  %167 = icmp slt i32 %166, 0
  br i1 %167, label %168, label %171

168:                                              ; preds = %164
  %169 = load i32, ptr %22, align 4
  %170 = sub nsw i32 0, %169
  br label %173

171:                                              ; preds = %164
  %172 = load i32, ptr %22, align 4
  br label %173

173:                                              ; preds = %171, %168
  %174 = phi i32 [ %170, %168 ], [ %172, %171 ]
  store i32 %174, ptr %22, align 4
  %175 = load i32, ptr %21, align 4
  %176 = load i32, ptr %22, align 4
  %177 = add nsw i32 %175, %176
  %178 = icmp sgt i32 %177, 20
  br i1 %178, label %179, label %180

179:                                              ; preds = %173
  br label %184

180:                                              ; preds = %173
  %181 = load i32, ptr %21, align 4
  %182 = load i32, ptr %22, align 4
  %183 = add nsw i32 %181, %182
  br label %184

184:                                              ; preds = %180, %179
  %185 = phi i32 [ 255, %179 ], [ %183, %180 ]
  %186 = load ptr, ptr %18, align 8
  %187 = load i64, ptr %19, align 8
  %188 = mul nsw i64 %187, %26
  %189 = getelementptr inbounds i32, ptr %186, i64 %188
  %190 = load i64, ptr %20, align 8
  %191 = getelementptr inbounds i32, ptr %189, i64 %190
  store i32 %185, ptr %191, align 4
  br label %192

192:                                              ; preds = %184
  %193 = load i64, ptr %20, align 8
  %194 = add nsw i64 %193, 1
  store i64 %194, ptr %20, align 8
  br label %35, !llvm.loop !10

195:                                              ; preds = %35
  br label %196

196:                                              ; preds = %195
  %197 = load i64, ptr %19, align 8
  %198 = add nsw i64 %197, 1
  store i64 %198, ptr %19, align 8
  br label %29, !llvm.loop !11

199:                                              ; preds = %29
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_box_rows(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load ptr, ptr %15, align 8
  store ptr %23, ptr %17, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load ptr, ptr %16, align 8
  store ptr %26, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %27

27:                                               ; preds = %74, %8
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %77

31:                                               ; preds = %27
  store i64 1, ptr %20, align 8
  br label %32

32:                                               ; preds = %70, %31
  %33 = load i64, ptr %20, align 8
  %34 = load i64, ptr %10, align 8
  %35 = sub nsw i64 %34, 1
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %37, label %73

37:                                               ; preds = %32
  %38 = load ptr, ptr %17, align 8
  %39 = load i64, ptr %19, align 8
  %40 = mul nsw i64 %39, %21
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i64, ptr %20, align 8
  %43 = sub nsw i64 %42, 1
  %44 = getelementptr inbounds i32, ptr %41, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = load ptr, ptr %17, align 8
  %47 = load i64, ptr %19, align 8
  %48 = mul nsw i64 %47, %21
  %49 = getelementptr inbounds i32, ptr %46, i64 %48
  %50 = load i64, ptr %20, align 8
  %51 = getelementptr inbounds i32, ptr %49, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = add nsw i32 %45, %52
  %54 = load ptr, ptr %17, align 8
  %55 = load i64, ptr %19, align 8
  %56 = mul nsw i64 %55, %21
  %57 = getelementptr inbounds i32, ptr %54, i64 %56
  %58 = load i64, ptr %20, align 8
  %59 = add nsw i64 %58, 1
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = add nsw i32 %53, %61
  %63 = sdiv i32 %62, 3
  %64 = load ptr, ptr %18, align 8
  %65 = load i64, ptr %19, align 8
  %66 = mul nsw i64 %65, %24
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  %68 = load i64, ptr %20, align 8
  %69 = getelementptr inbounds i32, ptr %67, i64 %68
  store i32 %63, ptr %69, align 4
  br label %70

70:                                               ; preds = %37
  %71 = load i64, ptr %20, align 8
  %72 = add nsw i64 %71, 1
  store i64 %72, ptr %20, align 8
  br label %32, !llvm.loop !12

73:                                               ; preds = %32
  br label %74

74:                                               ; preds = %73
  %75 = load i64, ptr %19, align 8
  %76 = add nsw i64 %75, 1
  store i64 %76, ptr %19, align 8
  br label %27, !llvm.loop !13

77:                                               ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_integral_rows(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load i64, ptr %10, align 8
  %24 = load ptr, ptr %15, align 8
  store ptr %24, ptr %17, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load i64, ptr %10, align 8
  %27 = load ptr, ptr %16, align 8
  store ptr %27, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %28

28:                                               ; preds = %58, %8
  %29 = load i64, ptr %19, align 8
  %30 = load i64, ptr %9, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %61

32:                                               ; preds = %28
  store i32 0, ptr %20, align 4
  store i64 0, ptr %21, align 8
  br label %33

33:                                               ; preds = %54, %32
  %34 = load i64, ptr %21, align 8
  %35 = load i64, ptr %10, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %57

37:                                               ; preds = %33
  %38 = load ptr, ptr %17, align 8
  %39 = load i64, ptr %19, align 8
  %40 = mul nsw i64 %39, %22
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i64, ptr %21, align 8
  %43 = getelementptr inbounds i32, ptr %41, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = load i32, ptr %20, align 4
  %46 = add nsw i32 %45, %44
  store i32 %46, ptr %20, align 4
  %47 = load i32, ptr %20, align 4
  %48 = load ptr, ptr %18, align 8
  %49 = load i64, ptr %19, align 8
  %50 = mul nsw i64 %49, %25
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  %52 = load i64, ptr %21, align 8
  %53 = getelementptr inbounds i32, ptr %51, i64 %52
  store i32 %47, ptr %53, align 4
  br label %54

54:                                               ; preds = %37
  %55 = load i64, ptr %21, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %21, align 8
  br label %33, !llvm.loop !14

57:                                               ; preds = %33
  br label %58

58:                                               ; preds = %57
  %59 = load i64, ptr %19, align 8
  %60 = add nsw i64 %59, 1
  store i64 %60, ptr %19, align 8
  br label %28, !llvm.loop !15

61:                                               ; preds = %28
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_integral(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load i64, ptr %10, align 8
  %24 = load ptr, ptr %15, align 8
  store ptr %24, ptr %17, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load i64, ptr %10, align 8
  %27 = load ptr, ptr %16, align 8
  store ptr %27, ptr %18, align 8
  store i64 1, ptr %19, align 8
  br label %28

28:                                               ; preds = %67, %8
  %29 = load i64, ptr %19, align 8
  %30 = load i64, ptr %9, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %70

32:                                               ; preds = %28
  store i32 0, ptr %20, align 4
  store i64 0, ptr %21, align 8
  br label %33

33:                                               ; preds = %63, %32
  %34 = load i64, ptr %21, align 8
  %35 = load i64, ptr %10, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %66

37:                                               ; preds = %33
  %38 = load ptr, ptr %17, align 8
  %39 = load i64, ptr %19, align 8
  %40 = mul nsw i64 %39, %22
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i64, ptr %21, align 8
  %43 = getelementptr inbounds i32, ptr %41, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = load i32, ptr %20, align 4
  %46 = add nsw i32 %45, %44
  store i32 %46, ptr %20, align 4
  %47 = load i32, ptr %20, align 4
  %48 = load ptr, ptr %18, align 8
  %49 = load i64, ptr %19, align 8
  %50 = sub nsw i64 %49, 1
  %51 = mul nsw i64 %50, %25
  %52 = getelementptr inbounds i32, ptr %48, i64 %51
  %53 = load i64, ptr %21, align 8
  %54 = getelementptr inbounds i32, ptr %52, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = add nsw i32 %47, %55
  %57 = load ptr, ptr %18, align 8
  %58 = load i64, ptr %19, align 8
  %59 = mul nsw i64 %58, %25
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  %61 = load i64, ptr %21, align 8
  %62 = getelementptr inbounds i32, ptr %60, i64 %61
  store i32 %56, ptr %62, align 4
  br label %63

63:                                               ; preds = %37
  %64 = load i64, ptr %21, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %21, align 8
  br label %33, !llvm.loop !16

66:                                               ; preds = %33
  br label %67

67:                                               ; preds = %66
  %68 = load i64, ptr %19, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %19, align 8
  br label %28, !llvm.loop !17

70:                                               ; preds = %28
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_histogram_rows(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %19

19:                                               ; preds = %47, %8
  %20 = load i64, ptr %17, align 8
  %21 = load i64, ptr %9, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %50

23:                                               ; preds = %19
  store i64 0, ptr %18, align 8
  br label %24

24:                                               ; preds = %43, %23
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %10, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %46

28:                                               ; preds = %24
  %29 = load ptr, ptr %16, align 8
  %30 = load ptr, ptr %15, align 8
  %31 = load i64, ptr %17, align 8
  %32 = load i64, ptr %10, align 8
  %33 = mul nsw i64 %31, %32
  %34 = load i64, ptr %18, align 8
  %35 = add nsw i64 %33, %34
  %36 = getelementptr inbounds i32, ptr %30, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = and i32 %37, 7
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %29, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %40, align 4
  br label %43

43:                                               ; preds = %28
  %44 = load i64, ptr %18, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %18, align 8
  br label %24, !llvm.loop !18

46:                                               ; preds = %24
  br label %47

47:                                               ; preds = %46
  %48 = load i64, ptr %17, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr %17, align 8
  br label %19, !llvm.loop !19

50:                                               ; preds = %19
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_mirror(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %19

19:                                               ; preds = %51, %8
  %20 = load i64, ptr %17, align 8
  %21 = load i64, ptr %9, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %54

23:                                               ; preds = %19
  store i64 0, ptr %18, align 8
  br label %24

24:                                               ; preds = %47, %23
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %10, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %50

28:                                               ; preds = %24
  %29 = load ptr, ptr %15, align 8
  %30 = load i64, ptr %17, align 8
  %31 = load i64, ptr %10, align 8
  %32 = mul nsw i64 %30, %31
  %33 = load i64, ptr %18, align 8
  %34 = add nsw i64 %32, %33
  %35 = getelementptr inbounds i32, ptr %29, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = load ptr, ptr %16, align 8
  %38 = load i64, ptr %17, align 8
  %39 = load i64, ptr %10, align 8
  %40 = mul nsw i64 %38, %39
  %41 = load i64, ptr %10, align 8
  %42 = sub nsw i64 %41, 1
  %43 = load i64, ptr %18, align 8
  %44 = sub nsw i64 %42, %43
  %45 = add nsw i64 %40, %44
  %46 = getelementptr inbounds i32, ptr %37, i64 %45
  store i32 %36, ptr %46, align 4
  br label %47

47:                                               ; preds = %28
  %48 = load i64, ptr %18, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr %18, align 8
  br label %24, !llvm.loop !20

50:                                               ; preds = %24
  br label %51

51:                                               ; preds = %50
  %52 = load i64, ptr %17, align 8
  %53 = add nsw i64 %52, 1
  store i64 %53, ptr %17, align 8
  br label %19, !llvm.loop !21

54:                                               ; preds = %19
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_flip(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %19

19:                                               ; preds = %51, %8
  %20 = load i64, ptr %17, align 8
  %21 = load i64, ptr %9, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %54

23:                                               ; preds = %19
  store i64 0, ptr %18, align 8
  br label %24

24:                                               ; preds = %47, %23
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %10, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %50

28:                                               ; preds = %24
  %29 = load ptr, ptr %15, align 8
  %30 = load i64, ptr %17, align 8
  %31 = load i64, ptr %10, align 8
  %32 = mul nsw i64 %30, %31
  %33 = load i64, ptr %18, align 8
  %34 = add nsw i64 %32, %33
  %35 = getelementptr inbounds i32, ptr %29, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = load ptr, ptr %16, align 8
  %38 = load i64, ptr %9, align 8
  %39 = sub nsw i64 %38, 1
  %40 = load i64, ptr %17, align 8
  %41 = sub nsw i64 %39, %40
  %42 = load i64, ptr %10, align 8
  %43 = mul nsw i64 %41, %42
  %44 = load i64, ptr %18, align 8
  %45 = add nsw i64 %43, %44
  %46 = getelementptr inbounds i32, ptr %37, i64 %45
  store i32 %36, ptr %46, align 4
  br label %47

47:                                               ; preds = %28
  %48 = load i64, ptr %18, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr %18, align 8
  br label %24, !llvm.loop !22

50:                                               ; preds = %24
  br label %51

51:                                               ; preds = %50
  %52 = load i64, ptr %17, align 8
  %53 = add nsw i64 %52, 1
  store i64 %53, ptr %17, align 8
  br label %19, !llvm.loop !23

54:                                               ; preds = %19
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_downscale(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %19

19:                                               ; preds = %67, %8
  %20 = load i64, ptr %17, align 8
  %21 = load i64, ptr %9, align 8
  %22 = sdiv i64 %21, 2
  %23 = icmp slt i64 %20, %22
  br i1 %23, label %24, label %70

24:                                               ; preds = %19
  store i64 0, ptr %18, align 8
  br label %25

25:                                               ; preds = %63, %24
  %26 = load i64, ptr %18, align 8
  %27 = load i64, ptr %10, align 8
  %28 = sdiv i64 %27, 2
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %30, label %66

30:                                               ; preds = %25
  %31 = load ptr, ptr %15, align 8
  %32 = load i64, ptr %17, align 8
  %33 = mul nsw i64 2, %32
  %34 = load i64, ptr %10, align 8
  %35 = mul nsw i64 %33, %34
  %36 = load i64, ptr %18, align 8
  %37 = mul nsw i64 2, %36
  %38 = add nsw i64 %35, %37
  %39 = getelementptr inbounds i32, ptr %31, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = load ptr, ptr %15, align 8
  %42 = load i64, ptr %17, align 8
  %43 = mul nsw i64 2, %42
  %44 = add nsw i64 %43, 1
  %45 = load i64, ptr %10, align 8
  %46 = mul nsw i64 %44, %45
  %47 = load i64, ptr %18, align 8
  %48 = mul nsw i64 2, %47
  %49 = add nsw i64 %46, %48
  %50 = add nsw i64 %49, 1
  %51 = getelementptr inbounds i32, ptr %41, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = add nsw i32 %40, %52
  %54 = ashr i32 %53, 1
  %55 = load ptr, ptr %16, align 8
  %56 = load i64, ptr %17, align 8
  %57 = load i64, ptr %10, align 8
  %58 = sdiv i64 %57, 2
  %59 = mul nsw i64 %56, %58
  %60 = load i64, ptr %18, align 8
  %61 = add nsw i64 %59, %60
  %62 = getelementptr inbounds i32, ptr %55, i64 %61
  store i32 %54, ptr %62, align 4
  br label %63

63:                                               ; preds = %30
  %64 = load i64, ptr %18, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %18, align 8
  br label %25, !llvm.loop !24

66:                                               ; preds = %25
  br label %67

67:                                               ; preds = %66
  %68 = load i64, ptr %17, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %17, align 8
  br label %19, !llvm.loop !25

70:                                               ; preds = %19
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_clip(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %20 = load i64, ptr %10, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load ptr, ptr %11, align 8
  store ptr %22, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %23

23:                                               ; preds = %69, %8
  %24 = load i64, ptr %18, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %72

27:                                               ; preds = %23
  store i64 0, ptr %19, align 8
  br label %28

28:                                               ; preds = %65, %27
  %29 = load i64, ptr %19, align 8
  %30 = load i64, ptr %10, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %68

32:                                               ; preds = %28
  %33 = load ptr, ptr %17, align 8
  %34 = load i64, ptr %18, align 8
  %35 = mul nsw i64 %34, %20
  %36 = getelementptr inbounds double, ptr %33, i64 %35
  %37 = load i64, ptr %19, align 8
  %38 = getelementptr inbounds double, ptr %36, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fcmp ogt double %39, 6.000000e+00
  br i1 %40, label %41, label %48

41:                                               ; preds = %32
  %42 = load ptr, ptr %17, align 8
  %43 = load i64, ptr %18, align 8
  %44 = mul nsw i64 %43, %20
  %45 = getelementptr inbounds double, ptr %42, i64 %44
  %46 = load i64, ptr %19, align 8
  %47 = getelementptr inbounds double, ptr %45, i64 %46
  store double 6.000000e+00, ptr %47, align 8
  br label %48

48:                                               ; preds = %41, %32
  %49 = load ptr, ptr %17, align 8
  %50 = load i64, ptr %18, align 8
  %51 = mul nsw i64 %50, %20
  %52 = getelementptr inbounds double, ptr %49, i64 %51
  %53 = load i64, ptr %19, align 8
  %54 = getelementptr inbounds double, ptr %52, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fcmp olt double %55, 1.000000e+00
  br i1 %56, label %57, label %64

57:                                               ; preds = %48
  %58 = load ptr, ptr %17, align 8
  %59 = load i64, ptr %18, align 8
  %60 = mul nsw i64 %59, %20
  %61 = getelementptr inbounds double, ptr %58, i64 %60
  %62 = load i64, ptr %19, align 8
  %63 = getelementptr inbounds double, ptr %61, i64 %62
  store double 1.000000e+00, ptr %63, align 8
  br label %64

64:                                               ; preds = %57, %48
  br label %65

65:                                               ; preds = %64
  %66 = load i64, ptr %19, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr %19, align 8
  br label %28, !llvm.loop !26

68:                                               ; preds = %28
  br label %69

69:                                               ; preds = %68
  %70 = load i64, ptr %18, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %18, align 8
  br label %23, !llvm.loop !27

72:                                               ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_mask_sum(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load ptr, ptr %15, align 8
  store ptr %23, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %24

24:                                               ; preds = %62, %8
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %9, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %65

28:                                               ; preds = %24
  store i32 0, ptr %19, align 4
  store i64 0, ptr %20, align 8
  br label %29

29:                                               ; preds = %54, %28
  %30 = load i64, ptr %20, align 8
  %31 = load i64, ptr %10, align 8
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %57

33:                                               ; preds = %29
  %34 = load ptr, ptr %17, align 8
  %35 = load i64, ptr %18, align 8
  %36 = mul nsw i64 %35, %21
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  %38 = load i64, ptr %20, align 8
  %39 = getelementptr inbounds i32, ptr %37, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = and i32 %40, 1
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %53

43:                                               ; preds = %33
  %44 = load ptr, ptr %17, align 8
  %45 = load i64, ptr %18, align 8
  %46 = mul nsw i64 %45, %21
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = load i64, ptr %20, align 8
  %49 = getelementptr inbounds i32, ptr %47, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = load i32, ptr %19, align 4
  %52 = add nsw i32 %51, %50
  store i32 %52, ptr %19, align 4
  br label %53

53:                                               ; preds = %43, %33
  br label %54

54:                                               ; preds = %53
  %55 = load i64, ptr %20, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %20, align 8
  br label %29, !llvm.loop !28

57:                                               ; preds = %29
  %58 = load i32, ptr %19, align 4
  %59 = load ptr, ptr %16, align 8
  %60 = load i64, ptr %18, align 8
  %61 = getelementptr inbounds i32, ptr %59, i64 %60
  store i32 %58, ptr %61, align 4
  br label %62

62:                                               ; preds = %57
  %63 = load i64, ptr %18, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %18, align 8
  br label %24, !llvm.loop !29

65:                                               ; preds = %24
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_checksum(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i32 17, ptr %17, align 4
  store i64 0, ptr %18, align 8
  br label %21

21:                                               ; preds = %49, %8
  %22 = load i64, ptr %18, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %52

25:                                               ; preds = %21
  store i32 5, ptr %19, align 4
  store i64 0, ptr %20, align 8
  br label %26

26:                                               ; preds = %42, %25
  %27 = load i64, ptr %20, align 8
  %28 = load i64, ptr %10, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %45

30:                                               ; preds = %26
  %31 = load i32, ptr %19, align 4
  %32 = mul i32 %31, 31
  %33 = load ptr, ptr %15, align 8
  %34 = load i64, ptr %18, align 8
  %35 = load i64, ptr %10, align 8
  %36 = mul nsw i64 %34, %35
  %37 = load i64, ptr %20, align 8
  %38 = add nsw i64 %36, %37
  %39 = getelementptr inbounds i32, ptr %33, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = add i32 %32, %40
  store i32 %41, ptr %19, align 4
  br label %42

42:                                               ; preds = %30
  %43 = load i64, ptr %20, align 8
  %44 = add nsw i64 %43, 1
  store i64 %44, ptr %20, align 8
  br label %26, !llvm.loop !30

45:                                               ; preds = %26
  %46 = load i32, ptr %19, align 4
  %47 = load i32, ptr %17, align 4
  %48 = xor i32 %47, %46
  store i32 %48, ptr %17, align 4
  br label %49

49:                                               ; preds = %45
  %50 = load i64, ptr %18, align 8
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %18, align 8
  br label %21, !llvm.loop !31

52:                                               ; preds = %21
  %53 = load i32, ptr %17, align 4
  %54 = zext i32 %53 to i64
  ret i64 %54
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_bits(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %21

21:                                               ; preds = %49, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %52

25:                                               ; preds = %21
  %26 = load ptr, ptr %15, align 8
  %27 = load i64, ptr %17, align 8
  %28 = getelementptr inbounds i32, ptr %26, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = mul i32 %29, -1640531535
  store i32 %30, ptr %18, align 4
  store i32 0, ptr %19, align 4
  store i32 0, ptr %20, align 4
  br label %31

31:                                               ; preds = %41, %25
  %32 = load i32, ptr %20, align 4
  %33 = icmp slt i32 %32, 32
  br i1 %33, label %34, label %44

34:                                               ; preds = %31
  %35 = load i32, ptr %18, align 4
  %36 = and i32 %35, 1
  %37 = load i32, ptr %19, align 4
  %38 = add i32 %37, %36
  store i32 %38, ptr %19, align 4
  %39 = load i32, ptr %18, align 4
  %40 = lshr i32 %39, 1
  store i32 %40, ptr %18, align 4
  br label %41

41:                                               ; preds = %34
  %42 = load i32, ptr %20, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %20, align 4
  br label %31, !llvm.loop !32

44:                                               ; preds = %31
  %45 = load i32, ptr %19, align 4
  %46 = load ptr, ptr %16, align 8
  %47 = load i64, ptr %17, align 8
  %48 = getelementptr inbounds i32, ptr %46, i64 %47
  store i32 %45, ptr %48, align 4
  br label %49

49:                                               ; preds = %44
  %50 = load i64, ptr %17, align 8
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %17, align 8
  br label %21, !llvm.loop !33

52:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_crc(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %20

20:                                               ; preds = %50, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %53

24:                                               ; preds = %20
  %25 = load ptr, ptr %15, align 8
  %26 = load i64, ptr %17, align 8
  %27 = getelementptr inbounds i32, ptr %25, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = xor i32 %28, 255
  store i32 %29, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %30

30:                                               ; preds = %42, %24
  %31 = load i32, ptr %19, align 4
  %32 = icmp slt i32 %31, 8
  br i1 %32, label %33, label %45

33:                                               ; preds = %30
  %34 = load i32, ptr %18, align 4
  %35 = lshr i32 %34, 1
  %36 = load i32, ptr %18, align 4
  %37 = and i32 %36, 1
  %38 = icmp ne i32 %37, 0
  %39 = zext i1 %38 to i64
  %40 = select i1 %38, i32 -306674912, i32 0
  %41 = xor i32 %35, %40
  store i32 %41, ptr %18, align 4
  br label %42

42:                                               ; preds = %33
  %43 = load i32, ptr %19, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %19, align 4
  br label %30, !llvm.loop !34

45:                                               ; preds = %30
  %46 = load i32, ptr %18, align 4
  %47 = load ptr, ptr %16, align 8
  %48 = load i64, ptr %17, align 8
  %49 = getelementptr inbounds i32, ptr %47, i64 %48
  store i32 %46, ptr %49, align 4
  br label %50

50:                                               ; preds = %45
  %51 = load i64, ptr %17, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %17, align 8
  br label %20, !llvm.loop !35

53:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_fir(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca double, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %20

20:                                               ; preds = %51, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %54

24:                                               ; preds = %20
  store double 0.000000e+00, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %25

25:                                               ; preds = %43, %24
  %26 = load i64, ptr %19, align 8
  %27 = load i64, ptr %10, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %46

29:                                               ; preds = %25
  %30 = load ptr, ptr %11, align 8
  %31 = load i64, ptr %17, align 8
  %32 = load i64, ptr %19, align 8
  %33 = add nsw i64 %31, %32
  %34 = getelementptr inbounds double, ptr %30, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = load ptr, ptr %12, align 8
  %37 = load i64, ptr %19, align 8
  %38 = getelementptr inbounds double, ptr %36, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul double %35, %39
  %41 = load double, ptr %18, align 8
  %42 = fadd double %41, %40
  store double %42, ptr %18, align 8
  br label %43

43:                                               ; preds = %29
  %44 = load i64, ptr %19, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %19, align 8
  br label %25, !llvm.loop !36

46:                                               ; preds = %25
  %47 = load double, ptr %18, align 8
  %48 = load ptr, ptr %13, align 8
  %49 = load i64, ptr %17, align 8
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  store double %47, ptr %50, align 8
  br label %51

51:                                               ; preds = %46
  %52 = load i64, ptr %17, align 8
  %53 = add nsw i64 %52, 1
  store i64 %53, ptr %17, align 8
  br label %20, !llvm.loop !37

54:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_fir_const(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i32 0, ptr %17, align 4
  br label %20

20:                                               ; preds = %53, %8
  %21 = load i32, ptr %17, align 4
  %22 = icmp slt i32 %21, 100
  br i1 %22, label %23, label %56

23:                                               ; preds = %20
  store double 0.000000e+00, ptr %18, align 8
  store i32 0, ptr %19, align 4
  br label %24

24:                                               ; preds = %44, %23
  %25 = load i32, ptr %19, align 4
  %26 = icmp slt i32 %25, 16
  br i1 %26, label %27, label %47

27:                                               ; preds = %24
  %28 = load ptr, ptr %11, align 8
  %29 = load i32, ptr %17, align 4
  %30 = load i32, ptr %19, align 4
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %28, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = load ptr, ptr %12, align 8
  %36 = load i32, ptr %19, align 4
  %37 = sub nsw i32 15, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %35, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fmul double %34, %40
  %42 = load double, ptr %18, align 8
  %43 = fadd double %42, %41
  store double %43, ptr %18, align 8
  br label %44

44:                                               ; preds = %27
  %45 = load i32, ptr %19, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %19, align 4
  br label %24, !llvm.loop !38

47:                                               ; preds = %24
  %48 = load double, ptr %18, align 8
  %49 = load ptr, ptr %13, align 8
  %50 = load i32, ptr %17, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %49, i64 %51
  store double %48, ptr %52, align 8
  br label %53

53:                                               ; preds = %47
  %54 = load i32, ptr %17, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %17, align 4
  br label %20, !llvm.loop !39

56:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_iir_rows(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  %22 = alloca i64, align 8
  %23 = alloca double, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load ptr, ptr %11, align 8
  store ptr %26, ptr %17, align 8
  %27 = load i64, ptr %10, align 8
  %28 = load i64, ptr %10, align 8
  %29 = load ptr, ptr %12, align 8
  store ptr %29, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %30

30:                                               ; preds = %66, %8
  %31 = load i64, ptr %19, align 8
  %32 = load i64, ptr %9, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %69

34:                                               ; preds = %30
  store double 0.000000e+00, ptr %20, align 8
  store double 0.000000e+00, ptr %21, align 8
  store i64 0, ptr %22, align 8
  br label %35

35:                                               ; preds = %62, %34
  %36 = load i64, ptr %22, align 8
  %37 = load i64, ptr %10, align 8
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %39, label %65

39:                                               ; preds = %35
  %40 = load ptr, ptr %17, align 8
  %41 = load i64, ptr %19, align 8
  %42 = mul nsw i64 %41, %24
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = load i64, ptr %22, align 8
  %45 = getelementptr inbounds double, ptr %43, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = load double, ptr %20, align 8
  %48 = fmul double 5.000000e-01, %47
  %49 = fadd double %46, %48
  %50 = load double, ptr %21, align 8
  %51 = fmul double 2.500000e-01, %50
  %52 = fsub double %49, %51
  store double %52, ptr %23, align 8
  %53 = load double, ptr %23, align 8
  %54 = load ptr, ptr %18, align 8
  %55 = load i64, ptr %19, align 8
  %56 = mul nsw i64 %55, %27
  %57 = getelementptr inbounds double, ptr %54, i64 %56
  %58 = load i64, ptr %22, align 8
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  store double %53, ptr %59, align 8
  %60 = load double, ptr %20, align 8
  store double %60, ptr %21, align 8
  %61 = load double, ptr %23, align 8
  store double %61, ptr %20, align 8
  br label %62

62:                                               ; preds = %39
  %63 = load i64, ptr %22, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %22, align 8
  br label %35, !llvm.loop !40

65:                                               ; preds = %35
  br label %66

66:                                               ; preds = %65
  %67 = load i64, ptr %19, align 8
  %68 = add nsw i64 %67, 1
  store i64 %68, ptr %19, align 8
  br label %30, !llvm.loop !41

69:                                               ; preds = %30
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_correlate(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %21

21:                                               ; preds = %64, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %67

25:                                               ; preds = %21
  store double 0.000000e+00, ptr %18, align 8
  store double 0.000000e+00, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %26

26:                                               ; preds = %52, %25
  %27 = load i64, ptr %20, align 8
  %28 = load i64, ptr %10, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %55

30:                                               ; preds = %26
  %31 = load ptr, ptr %11, align 8
  %32 = load i64, ptr %20, align 8
  %33 = getelementptr inbounds double, ptr %31, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = load ptr, ptr %11, align 8
  %36 = load i64, ptr %20, align 8
  %37 = load i64, ptr %17, align 8
  %38 = add nsw i64 %36, %37
  %39 = getelementptr inbounds double, ptr %35, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fmul double %34, %40
  %42 = load double, ptr %18, align 8
  %43 = fadd double %42, %41
  store double %43, ptr %18, align 8
  %44 = load ptr, ptr %12, align 8
  %45 = load i64, ptr %20, align 8
  %46 = load i64, ptr %17, align 8
  %47 = add nsw i64 %45, %46
  %48 = getelementptr inbounds double, ptr %44, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = load double, ptr %19, align 8
  %51 = fadd double %50, %49
  store double %51, ptr %19, align 8
  br label %52

52:                                               ; preds = %30
  %53 = load i64, ptr %20, align 8
  %54 = add nsw i64 %53, 1
  store i64 %54, ptr %20, align 8
  br label %26, !llvm.loop !42

55:                                               ; preds = %26
  %56 = load double, ptr %18, align 8
  %57 = load ptr, ptr %13, align 8
  %58 = load i64, ptr %17, align 8
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  store double %56, ptr %59, align 8
  %60 = load double, ptr %19, align 8
  %61 = load ptr, ptr %14, align 8
  %62 = load i64, ptr %17, align 8
  %63 = getelementptr inbounds double, ptr %61, i64 %62
  store double %60, ptr %63, align 8
  br label %64

64:                                               ; preds = %55
  %65 = load i64, ptr %17, align 8
  %66 = add nsw i64 %65, 1
  store i64 %66, ptr %17, align 8
  br label %21, !llvm.loop !43

67:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_float_scale(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %21 = load ptr, ptr %11, align 8
  store ptr %21, ptr %17, align 8
  %22 = load ptr, ptr %12, align 8
  store ptr %22, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %23

23:                                               ; preds = %54, %8
  %24 = load i64, ptr %19, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %57

27:                                               ; preds = %23
  store i64 0, ptr %20, align 8
  br label %28

28:                                               ; preds = %50, %27
  %29 = load i64, ptr %20, align 8
  %30 = load i64, ptr %10, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %53

32:                                               ; preds = %28
  %33 = load ptr, ptr %17, align 8
  %34 = load i64, ptr %19, align 8
  %35 = load i64, ptr %10, align 8
  %36 = mul nsw i64 %34, %35
  %37 = load i64, ptr %20, align 8
  %38 = add nsw i64 %36, %37
  %39 = getelementptr inbounds float, ptr %33, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = fmul float %40, 5.000000e-01
  %42 = fadd float %41, 1.000000e+00
  %43 = load ptr, ptr %18, align 8
  %44 = load i64, ptr %19, align 8
  %45 = load i64, ptr %10, align 8
  %46 = mul nsw i64 %44, %45
  %47 = load i64, ptr %20, align 8
  %48 = add nsw i64 %46, %47
  %49 = getelementptr inbounds float, ptr %43, i64 %48
  store float %42, ptr %49, align 4
  br label %50

50:                                               ; preds = %32
  %51 = load i64, ptr %20, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %20, align 8
  br label %28, !llvm.loop !44

53:                                               ; preds = %28
  br label %54

54:                                               ; preds = %53
  %55 = load i64, ptr %19, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %19, align 8
  br label %23, !llvm.loop !45

57:                                               ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_short_sum(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %21 = load ptr, ptr %15, align 8
  store ptr %21, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %22

22:                                               ; preds = %61, %8
  %23 = load i64, ptr %18, align 8
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %64

26:                                               ; preds = %22
  store i32 0, ptr %19, align 4
  store i64 0, ptr %20, align 8
  br label %27

27:                                               ; preds = %53, %26
  %28 = load i64, ptr %20, align 8
  %29 = load i64, ptr %10, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %56

31:                                               ; preds = %27
  %32 = load ptr, ptr %17, align 8
  %33 = load i64, ptr %18, align 8
  %34 = load i64, ptr %10, align 8
  %35 = mul nsw i64 %33, %34
  %36 = load i64, ptr %20, align 8
  %37 = add nsw i64 %35, %36
  %38 = getelementptr inbounds i16, ptr %32, i64 %37
  %39 = load i16, ptr %38, align 2
  %40 = sext i16 %39 to i32
  %41 = load ptr, ptr %17, align 8
  %42 = load i64, ptr %18, align 8
  %43 = load i64, ptr %10, align 8
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %20, align 8
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds i16, ptr %41, i64 %46
  %48 = load i16, ptr %47, align 2
  %49 = sext i16 %48 to i32
  %50 = mul nsw i32 %40, %49
  %51 = load i32, ptr %19, align 4
  %52 = add nsw i32 %51, %50
  store i32 %52, ptr %19, align 4
  br label %53

53:                                               ; preds = %31
  %54 = load i64, ptr %20, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %20, align 8
  br label %27, !llvm.loop !46

56:                                               ; preds = %27
  %57 = load i32, ptr %19, align 4
  %58 = load ptr, ptr %16, align 8
  %59 = load i64, ptr %18, align 8
  %60 = getelementptr inbounds i32, ptr %58, i64 %59
  store i32 %57, ptr %60, align 4
  br label %61

61:                                               ; preds = %56
  %62 = load i64, ptr %18, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %18, align 8
  br label %22, !llvm.loop !47

64:                                               ; preds = %22
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_conversions(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load ptr, ptr %15, align 8
  store ptr %23, ptr %17, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load ptr, ptr %11, align 8
  store ptr %26, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %27

27:                                               ; preds = %56, %8
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %59

31:                                               ; preds = %27
  store i64 0, ptr %20, align 8
  br label %32

32:                                               ; preds = %52, %31
  %33 = load i64, ptr %20, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %55

36:                                               ; preds = %32
  %37 = load ptr, ptr %17, align 8
  %38 = load i64, ptr %19, align 8
  %39 = mul nsw i64 %38, %21
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  %41 = load i64, ptr %20, align 8
  %42 = getelementptr inbounds i32, ptr %40, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = sitofp i32 %43 to double
  %45 = fmul double %44, 2.500000e-01
  %46 = load ptr, ptr %18, align 8
  %47 = load i64, ptr %19, align 8
  %48 = mul nsw i64 %47, %24
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = load i64, ptr %20, align 8
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  store double %45, ptr %51, align 8
  br label %52

52:                                               ; preds = %36
  %53 = load i64, ptr %20, align 8
  %54 = add nsw i64 %53, 1
  store i64 %54, ptr %20, align 8
  br label %32, !llvm.loop !48

55:                                               ; preds = %32
  br label %56

56:                                               ; preds = %55
  %57 = load i64, ptr %19, align 8
  %58 = add nsw i64 %57, 1
  store i64 %58, ptr %19, align 8
  br label %27, !llvm.loop !49

59:                                               ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_counters(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %19

19:                                               ; preds = %45, %8
  %20 = load i64, ptr %17, align 8
  %21 = load i64, ptr %9, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %48

23:                                               ; preds = %19
  store i64 0, ptr %18, align 8
  br label %24

24:                                               ; preds = %41, %23
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %10, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %44

28:                                               ; preds = %24
  %29 = load i64, ptr %17, align 8
  %30 = mul nsw i64 %29, 10
  %31 = load i64, ptr %18, align 8
  %32 = add nsw i64 %30, %31
  %33 = sitofp i64 %32 to double
  %34 = load ptr, ptr %13, align 8
  %35 = load i64, ptr %17, align 8
  %36 = load i64, ptr %10, align 8
  %37 = mul nsw i64 %35, %36
  %38 = load i64, ptr %18, align 8
  %39 = add nsw i64 %37, %38
  %40 = getelementptr inbounds double, ptr %34, i64 %39
  store double %33, ptr %40, align 8
  br label %41

41:                                               ; preds = %28
  %42 = load i64, ptr %18, align 8
  %43 = add nsw i64 %42, 1
  store i64 %43, ptr %18, align 8
  br label %24, !llvm.loop !50

44:                                               ; preds = %24
  br label %45

45:                                               ; preds = %44
  %46 = load i64, ptr %17, align 8
  %47 = add nsw i64 %46, 1
  store i64 %47, ptr %17, align 8
  br label %19, !llvm.loop !51

48:                                               ; preds = %19
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_convolve3(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %23 = load i64, ptr %10, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load ptr, ptr %15, align 8
  store ptr %25, ptr %17, align 8
  %26 = load i64, ptr %10, align 8
  %27 = load i64, ptr %10, align 8
  %28 = load ptr, ptr %16, align 8
  store ptr %28, ptr %18, align 8
  store i64 1, ptr %19, align 8
  br label %29

29:                                               ; preds = %101, %8
  %30 = load i64, ptr %19, align 8
  %31 = load i64, ptr %9, align 8
  %32 = sub nsw i64 %31, 1
  %33 = icmp slt i64 %30, %32
  br i1 %33, label %34, label %104

34:                                               ; preds = %29
  store i64 1, ptr %20, align 8
  br label %35

35:                                               ; preds = %97, %34
  %36 = load i64, ptr %20, align 8
  %37 = load i64, ptr %10, align 8
  %38 = sub nsw i64 %37, 1
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %40, label %100

40:                                               ; preds = %35
  store i32 0, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %41

41:                                               ; preds = %85, %40
  %42 = load i32, ptr %22, align 4
  %43 = icmp slt i32 %42, 3
  br i1 %43, label %44, label %88

44:                                               ; preds = %41
  %45 = load ptr, ptr %17, align 8
  %46 = load i64, ptr %19, align 8
  %47 = sub nsw i64 %46, 1
  %48 = load i32, ptr %22, align 4
  %49 = sext i32 %48 to i64
  %50 = add nsw i64 %47, %49
  %51 = mul nsw i64 %50, %23
  %52 = getelementptr inbounds i32, ptr %45, i64 %51
  %53 = load i64, ptr %20, align 8
  %54 = sub nsw i64 %53, 1
  %55 = getelementptr inbounds i32, ptr %52, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = load ptr, ptr %17, align 8
  %58 = load i64, ptr %19, align 8
  %59 = sub nsw i64 %58, 1
  %60 = load i32, ptr %22, align 4
  %61 = sext i32 %60 to i64
  %62 = add nsw i64 %59, %61
  %63 = mul nsw i64 %62, %23
  %64 = getelementptr inbounds i32, ptr %57, i64 %63
  %65 = load i64, ptr %20, align 8
  %66 = getelementptr inbounds i32, ptr %64, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = mul nsw i32 2, %67
  %69 = add nsw i32 %56, %68
  %70 = load ptr, ptr %17, align 8
  %71 = load i64, ptr %19, align 8
  %72 = sub nsw i64 %71, 1
  %73 = load i32, ptr %22, align 4
  %74 = sext i32 %73 to i64
  %75 = add nsw i64 %72, %74
  %76 = mul nsw i64 %75, %23
  %77 = getelementptr inbounds i32, ptr %70, i64 %76
  %78 = load i64, ptr %20, align 8
  %79 = add nsw i64 %78, 1
  %80 = getelementptr inbounds i32, ptr %77, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = add nsw i32 %69, %81
  %83 = load i32, ptr %21, align 4
  %84 = add nsw i32 %83, %82
  store i32 %84, ptr %21, align 4
  br label %85

85:                                               ; preds = %44
  %86 = load i32, ptr %22, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %22, align 4
  br label %41, !llvm.loop !52

88:                                               ; preds = %41
  %89 = load i32, ptr %21, align 4
  %90 = ashr i32 %89, 4
  %91 = load ptr, ptr %18, align 8
  %92 = load i64, ptr %19, align 8
  %93 = mul nsw i64 %92, %26
  %94 = getelementptr inbounds i32, ptr %91, i64 %93
  %95 = load i64, ptr %20, align 8
  %96 = getelementptr inbounds i32, ptr %94, i64 %95
  store i32 %90, ptr %96, align 4
  br label %97

97:                                               ; preds = %88
  %98 = load i64, ptr %20, align 8
  %99 = add nsw i64 %98, 1
  store i64 %99, ptr %20, align 8
  br label %35, !llvm.loop !53

100:                                              ; preds = %35
  br label %101

101:                                              ; preds = %100
  %102 = load i64, ptr %19, align 8
  %103 = add nsw i64 %102, 1
  store i64 %103, ptr %19, align 8
  br label %29, !llvm.loop !54

104:                                              ; preds = %29
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_box_columns(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %23 = load i64, ptr %10, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load ptr, ptr %15, align 8
  store ptr %25, ptr %17, align 8
  %26 = load i64, ptr %10, align 8
  %27 = load i64, ptr %10, align 8
  %28 = load ptr, ptr %16, align 8
  store ptr %28, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %29

29:                                               ; preds = %71, %8
  %30 = load i64, ptr %19, align 8
  %31 = load i64, ptr %9, align 8
  %32 = sub nsw i64 %31, 4
  %33 = icmp slt i64 %30, %32
  br i1 %33, label %34, label %74

34:                                               ; preds = %29
  store i64 0, ptr %20, align 8
  br label %35

35:                                               ; preds = %67, %34
  %36 = load i64, ptr %20, align 8
  %37 = load i64, ptr %10, align 8
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %39, label %70

39:                                               ; preds = %35
  store i32 0, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %40

40:                                               ; preds = %56, %39
  %41 = load i32, ptr %22, align 4
  %42 = icmp slt i32 %41, 5
  br i1 %42, label %43, label %59

43:                                               ; preds = %40
  %44 = load ptr, ptr %17, align 8
  %45 = load i64, ptr %19, align 8
  %46 = load i32, ptr %22, align 4
  %47 = sext i32 %46 to i64
  %48 = add nsw i64 %45, %47
  %49 = mul nsw i64 %48, %23
  %50 = getelementptr inbounds i32, ptr %44, i64 %49
  %51 = load i64, ptr %20, align 8
  %52 = getelementptr inbounds i32, ptr %50, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = load i32, ptr %21, align 4
  %55 = add nsw i32 %54, %53
  store i32 %55, ptr %21, align 4
  br label %56

56:                                               ; preds = %43
  %57 = load i32, ptr %22, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %22, align 4
  br label %40, !llvm.loop !55

59:                                               ; preds = %40
  %60 = load i32, ptr %21, align 4
  %61 = load ptr, ptr %18, align 8
  %62 = load i64, ptr %19, align 8
  %63 = mul nsw i64 %62, %26
  %64 = getelementptr inbounds i32, ptr %61, i64 %63
  %65 = load i64, ptr %20, align 8
  %66 = getelementptr inbounds i32, ptr %64, i64 %65
  store i32 %60, ptr %66, align 4
  br label %67

67:                                               ; preds = %59
  %68 = load i64, ptr %20, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %20, align 8
  br label %35, !llvm.loop !56

70:                                               ; preds = %35
  br label %71

71:                                               ; preds = %70
  %72 = load i64, ptr %19, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %19, align 8
  br label %29, !llvm.loop !57

74:                                               ; preds = %29
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_channels(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %20

20:                                               ; preds = %66, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %69

24:                                               ; preds = %20
  store i64 0, ptr %18, align 8
  br label %25

25:                                               ; preds = %62, %24
  %26 = load i64, ptr %18, align 8
  %27 = load i64, ptr %10, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %65

29:                                               ; preds = %25
  store i32 0, ptr %19, align 4
  br label %30

30:                                               ; preds = %58, %29
  %31 = load i32, ptr %19, align 4
  %32 = icmp slt i32 %31, 3
  br i1 %32, label %33, label %61

33:                                               ; preds = %30
  %34 = load ptr, ptr %15, align 8
  %35 = load i64, ptr %17, align 8
  %36 = load i64, ptr %10, align 8
  %37 = mul nsw i64 %35, %36
  %38 = load i64, ptr %18, align 8
  %39 = add nsw i64 %37, %38
  %40 = mul nsw i64 %39, 3
  %41 = load i32, ptr %19, align 4
  %42 = sext i32 %41 to i64
  %43 = add nsw i64 %40, %42
  %44 = getelementptr inbounds i32, ptr %34, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = sub nsw i32 255, %45
  %47 = load ptr, ptr %16, align 8
  %48 = load i64, ptr %17, align 8
  %49 = load i64, ptr %10, align 8
  %50 = mul nsw i64 %48, %49
  %51 = load i64, ptr %18, align 8
  %52 = add nsw i64 %50, %51
  %53 = mul nsw i64 %52, 3
  %54 = load i32, ptr %19, align 4
  %55 = sext i32 %54 to i64
  %56 = add nsw i64 %53, %55
  %57 = getelementptr inbounds i32, ptr %47, i64 %56
  store i32 %46, ptr %57, align 4
  br label %58

58:                                               ; preds = %33
  %59 = load i32, ptr %19, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %19, align 4
  br label %30, !llvm.loop !58

61:                                               ; preds = %30
  br label %62

62:                                               ; preds = %61
  %63 = load i64, ptr %18, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %18, align 8
  br label %25, !llvm.loop !59

65:                                               ; preds = %25
  br label %66

66:                                               ; preds = %65
  %67 = load i64, ptr %17, align 8
  %68 = add nsw i64 %67, 1
  store i64 %68, ptr %17, align 8
  br label %20, !llvm.loop !60

69:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_min_filter(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %23 = load i64, ptr %10, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load ptr, ptr %15, align 8
  store ptr %25, ptr %17, align 8
  %26 = load i64, ptr %10, align 8
  %27 = load i64, ptr %10, align 8
  %28 = load ptr, ptr %16, align 8
  store ptr %28, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %29

29:                                               ; preds = %86, %8
  %30 = load i64, ptr %19, align 8
  %31 = load i64, ptr %9, align 8
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %89

33:                                               ; preds = %29
  store i64 0, ptr %20, align 8
  br label %34

34:                                               ; preds = %82, %33
  %35 = load i64, ptr %20, align 8
  %36 = load i64, ptr %10, align 8
  %37 = sub nsw i64 %36, 4
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %85

39:                                               ; preds = %34
  store i32 1000, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %40

40:                                               ; preds = %71, %39
  %41 = load i32, ptr %22, align 4
  %42 = icmp slt i32 %41, 5
  br i1 %42, label %43, label %74

43:                                               ; preds = %40
  %44 = load ptr, ptr %17, align 8
  %45 = load i64, ptr %19, align 8
  %46 = mul nsw i64 %45, %23
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = load i64, ptr %20, align 8
  %49 = load i32, ptr %22, align 4
  %50 = sext i32 %49 to i64
  %51 = add nsw i64 %48, %50
  %52 = getelementptr inbounds i32, ptr %47, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = load i32, ptr %21, align 4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %56, label %67

56:                                               ; preds = %43
  %57 = load ptr, ptr %17, align 8
  %58 = load i64, ptr %19, align 8
  %59 = mul nsw i64 %58, %23
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  %61 = load i64, ptr %20, align 8
  %62 = load i32, ptr %22, align 4
  %63 = sext i32 %62 to i64
  %64 = add nsw i64 %61, %63
  %65 = getelementptr inbounds i32, ptr %60, i64 %64
  %66 = load i32, ptr %65, align 4
  br label %69

67:                                               ; preds = %43
  %68 = load i32, ptr %21, align 4
  br label %69

69:                                               ; preds = %67, %56
  %70 = phi i32 [ %66, %56 ], [ %68, %67 ]
  store i32 %70, ptr %21, align 4
  br label %71

71:                                               ; preds = %69
  %72 = load i32, ptr %22, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %22, align 4
  br label %40, !llvm.loop !61

74:                                               ; preds = %40
  %75 = load i32, ptr %21, align 4
  %76 = load ptr, ptr %18, align 8
  %77 = load i64, ptr %19, align 8
  %78 = mul nsw i64 %77, %26
  %79 = getelementptr inbounds i32, ptr %76, i64 %78
  %80 = load i64, ptr %20, align 8
  %81 = getelementptr inbounds i32, ptr %79, i64 %80
  store i32 %75, ptr %81, align 4
  br label %82

82:                                               ; preds = %74
  %83 = load i64, ptr %20, align 8
  %84 = add nsw i64 %83, 1
  store i64 %84, ptr %20, align 8
  br label %34, !llvm.loop !62

85:                                               ; preds = %34
  br label %86

86:                                               ; preds = %85
  %87 = load i64, ptr %19, align 8
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %19, align 8
  br label %29, !llvm.loop !63

89:                                               ; preds = %29
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_motion(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %22

22:                                               ; preds = %81, %8
  %23 = load i64, ptr %17, align 8
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %84

26:                                               ; preds = %22
  store i64 0, ptr %18, align 8
  br label %27

27:                                               ; preds = %77, %26
  %28 = load i64, ptr %18, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %80

31:                                               ; preds = %27
  store i32 0, ptr %19, align 4
  store i64 0, ptr %20, align 8
  br label %32

32:                                               ; preds = %65, %31
  %33 = load i64, ptr %20, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %68

36:                                               ; preds = %32
  %37 = load ptr, ptr %15, align 8
  %38 = load i64, ptr %17, align 8
  %39 = load i64, ptr %10, align 8
  %40 = mul nsw i64 %38, %39
  %41 = load i64, ptr %20, align 8
  %42 = add nsw i64 %40, %41
  %43 = getelementptr inbounds i32, ptr %37, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = load ptr, ptr %16, align 8
  %46 = load i64, ptr %18, align 8
  %47 = load i64, ptr %10, align 8
  %48 = mul nsw i64 %46, %47
  %49 = load i64, ptr %20, align 8
  %50 = add nsw i64 %48, %49
  %51 = getelementptr inbounds i32, ptr %45, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = sub nsw i32 %44, %52
  store i32 %53, ptr %21, align 4
  %54 = load i32, ptr %21, align 4
  %55 = icmp slt i32 %54, 0
  br i1 %55, label %56, label %59

56:                                               ; preds = %36
  %57 = load i32, ptr %21, align 4
  %58 = sub nsw i32 0, %57
  br label %61

59:                                               ; preds = %36
  %60 = load i32, ptr %21, align 4
  br label %61

61:                                               ; preds = %59, %56
  %62 = phi i32 [ %58, %56 ], [ %60, %59 ]
  %63 = load i32, ptr %19, align 4
  %64 = add nsw i32 %63, %62
  store i32 %64, ptr %19, align 4
  br label %65

65:                                               ; preds = %61
  %66 = load i64, ptr %20, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr %20, align 8
  br label %32, !llvm.loop !64

68:                                               ; preds = %32
  %69 = load i32, ptr %19, align 4
  %70 = load ptr, ptr %14, align 8
  %71 = load i64, ptr %17, align 8
  %72 = load i64, ptr %9, align 8
  %73 = mul nsw i64 %71, %72
  %74 = load i64, ptr %18, align 8
  %75 = add nsw i64 %73, %74
  %76 = getelementptr inbounds i32, ptr %70, i64 %75
  store i32 %69, ptr %76, align 4
  br label %77

77:                                               ; preds = %68
  %78 = load i64, ptr %18, align 8
  %79 = add nsw i64 %78, 1
  store i64 %79, ptr %18, align 8
  br label %27, !llvm.loop !65

80:                                               ; preds = %27
  br label %81

81:                                               ; preds = %80
  %82 = load i64, ptr %17, align 8
  %83 = add nsw i64 %82, 1
  store i64 %83, ptr %17, align 8
  br label %22, !llvm.loop !66

84:                                               ; preds = %22
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n4_convolve(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load ptr, ptr %15, align 8
  store ptr %26, ptr %17, align 8
  %27 = load i64, ptr %10, align 8
  %28 = load i64, ptr %10, align 8
  %29 = load ptr, ptr %16, align 8
  store ptr %29, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %30

30:                                               ; preds = %90, %8
  %31 = load i64, ptr %19, align 8
  %32 = load i64, ptr %9, align 8
  %33 = sub nsw i64 %32, 2
  %34 = icmp slt i64 %31, %33
  br i1 %34, label %35, label %93

35:                                               ; preds = %30
  store i64 0, ptr %20, align 8
  br label %36

36:                                               ; preds = %86, %35
  %37 = load i64, ptr %20, align 8
  %38 = load i64, ptr %10, align 8
  %39 = sub nsw i64 %38, 2
  %40 = icmp slt i64 %37, %39
  br i1 %40, label %41, label %89

41:                                               ; preds = %36
  store i32 0, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %42

42:                                               ; preds = %75, %41
  %43 = load i32, ptr %22, align 4
  %44 = icmp slt i32 %43, 3
  br i1 %44, label %45, label %78

45:                                               ; preds = %42
  store i32 0, ptr %23, align 4
  br label %46

46:                                               ; preds = %71, %45
  %47 = load i32, ptr %23, align 4
  %48 = icmp slt i32 %47, 3
  br i1 %48, label %49, label %74

49:                                               ; preds = %46
  %50 = load ptr, ptr %17, align 8
  %51 = load i64, ptr %19, align 8
  %52 = load i32, ptr %22, align 4
  %53 = sext i32 %52 to i64
  %54 = add nsw i64 %51, %53
  %55 = mul nsw i64 %54, %24
  %56 = getelementptr inbounds i32, ptr %50, i64 %55
  %57 = load i64, ptr %20, align 8
  %58 = load i32, ptr %23, align 4
  %59 = sext i32 %58 to i64
  %60 = add nsw i64 %57, %59
  %61 = getelementptr inbounds i32, ptr %56, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = load i32, ptr %22, align 4
  %64 = load i32, ptr %23, align 4
  %65 = mul nsw i32 2, %64
  %66 = add nsw i32 %63, %65
  %67 = add nsw i32 %66, 1
  %68 = mul nsw i32 %62, %67
  %69 = load i32, ptr %21, align 4
  %70 = add nsw i32 %69, %68
  store i32 %70, ptr %21, align 4
  br label %71

71:                                               ; preds = %49
  %72 = load i32, ptr %23, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %23, align 4
  br label %46, !llvm.loop !67

74:                                               ; preds = %46
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %22, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %22, align 4
  br label %42, !llvm.loop !68

78:                                               ; preds = %42
  %79 = load i32, ptr %21, align 4
  %80 = load ptr, ptr %18, align 8
  %81 = load i64, ptr %19, align 8
  %82 = mul nsw i64 %81, %27
  %83 = getelementptr inbounds i32, ptr %80, i64 %82
  %84 = load i64, ptr %20, align 8
  %85 = getelementptr inbounds i32, ptr %83, i64 %84
  store i32 %79, ptr %85, align 4
  br label %86

86:                                               ; preds = %78
  %87 = load i64, ptr %20, align 8
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %20, align 8
  br label %36, !llvm.loop !69

89:                                               ; preds = %36
  br label %90

90:                                               ; preds = %89
  %91 = load i64, ptr %19, align 8
  %92 = add nsw i64 %91, 1
  store i64 %92, ptr %19, align 8
  br label %30, !llvm.loop !70

93:                                               ; preds = %30
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n4_convolve_table(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca double, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load ptr, ptr %11, align 8
  store ptr %26, ptr %17, align 8
  %27 = load i64, ptr %10, align 8
  %28 = load i64, ptr %10, align 8
  %29 = load ptr, ptr %12, align 8
  store ptr %29, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %30

30:                                               ; preds = %93, %8
  %31 = load i64, ptr %19, align 8
  %32 = load i64, ptr %9, align 8
  %33 = sub nsw i64 %32, 2
  %34 = icmp slt i64 %31, %33
  br i1 %34, label %35, label %96

35:                                               ; preds = %30
  store i64 0, ptr %20, align 8
  br label %36

36:                                               ; preds = %89, %35
  %37 = load i64, ptr %20, align 8
  %38 = load i64, ptr %10, align 8
  %39 = sub nsw i64 %38, 2
  %40 = icmp slt i64 %37, %39
  br i1 %40, label %41, label %92

41:                                               ; preds = %36
  store double 0.000000e+00, ptr %21, align 8
  store i32 0, ptr %22, align 4
  br label %42

42:                                               ; preds = %78, %41
  %43 = load i32, ptr %22, align 4
  %44 = icmp slt i32 %43, 3
  br i1 %44, label %45, label %81

45:                                               ; preds = %42
  store i32 0, ptr %23, align 4
  br label %46

46:                                               ; preds = %74, %45
  %47 = load i32, ptr %23, align 4
  %48 = icmp slt i32 %47, 3
  br i1 %48, label %49, label %77

49:                                               ; preds = %46
  %50 = load ptr, ptr %17, align 8
  %51 = load i64, ptr %19, align 8
  %52 = load i32, ptr %22, align 4
  %53 = sext i32 %52 to i64
  %54 = add nsw i64 %51, %53
  %55 = mul nsw i64 %54, %24
  %56 = getelementptr inbounds double, ptr %50, i64 %55
  %57 = load i64, ptr %20, align 8
  %58 = load i32, ptr %23, align 4
  %59 = sext i32 %58 to i64
  %60 = add nsw i64 %57, %59
  %61 = getelementptr inbounds double, ptr %56, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = load ptr, ptr %13, align 8
  %64 = load i32, ptr %22, align 4
  %65 = mul nsw i32 %64, 3
  %66 = load i32, ptr %23, align 4
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %63, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fmul double %62, %70
  %72 = load double, ptr %21, align 8
  %73 = fadd double %72, %71
  store double %73, ptr %21, align 8
  br label %74

74:                                               ; preds = %49
  %75 = load i32, ptr %23, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %23, align 4
  br label %46, !llvm.loop !71

77:                                               ; preds = %46
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %22, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %22, align 4
  br label %42, !llvm.loop !72

81:                                               ; preds = %42
  %82 = load double, ptr %21, align 8
  %83 = load ptr, ptr %18, align 8
  %84 = load i64, ptr %19, align 8
  %85 = mul nsw i64 %84, %27
  %86 = getelementptr inbounds double, ptr %83, i64 %85
  %87 = load i64, ptr %20, align 8
  %88 = getelementptr inbounds double, ptr %86, i64 %87
  store double %82, ptr %88, align 8
  br label %89

89:                                               ; preds = %81
  %90 = load i64, ptr %20, align 8
  %91 = add nsw i64 %90, 1
  store i64 %91, ptr %20, align 8
  br label %36, !llvm.loop !73

92:                                               ; preds = %36
  br label %93

93:                                               ; preds = %92
  %94 = load i64, ptr %19, align 8
  %95 = add nsw i64 %94, 1
  store i64 %95, ptr %19, align 8
  br label %30, !llvm.loop !74

96:                                               ; preds = %30
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n4_block_copy(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %21

21:                                               ; preds = %83, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %86

25:                                               ; preds = %21
  store i64 0, ptr %18, align 8
  br label %26

26:                                               ; preds = %79, %25
  %27 = load i64, ptr %18, align 8
  %28 = load i64, ptr %10, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %82

30:                                               ; preds = %26
  store i32 0, ptr %19, align 4
  br label %31

31:                                               ; preds = %75, %30
  %32 = load i32, ptr %19, align 4
  %33 = icmp slt i32 %32, 4
  br i1 %33, label %34, label %78

34:                                               ; preds = %31
  store i32 0, ptr %20, align 4
  br label %35

35:                                               ; preds = %71, %34
  %36 = load i32, ptr %20, align 4
  %37 = icmp slt i32 %36, 4
  br i1 %37, label %38, label %74

38:                                               ; preds = %35
  %39 = load ptr, ptr %15, align 8
  %40 = load i64, ptr %17, align 8
  %41 = mul nsw i64 %40, 4
  %42 = load i32, ptr %19, align 4
  %43 = sext i32 %42 to i64
  %44 = add nsw i64 %41, %43
  %45 = load i64, ptr %10, align 8
  %46 = mul nsw i64 %45, 4
  %47 = mul nsw i64 %44, %46
  %48 = load i64, ptr %18, align 8
  %49 = mul nsw i64 %48, 4
  %50 = add nsw i64 %47, %49
  %51 = load i32, ptr %20, align 4
  %52 = sext i32 %51 to i64
  %53 = add nsw i64 %50, %52
  %54 = getelementptr inbounds i32, ptr %39, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = load ptr, ptr %16, align 8
  %57 = load i64, ptr %17, align 8
  %58 = load i64, ptr %10, align 8
  %59 = mul nsw i64 %57, %58
  %60 = load i64, ptr %18, align 8
  %61 = add nsw i64 %59, %60
  %62 = mul nsw i64 %61, 4
  %63 = load i32, ptr %19, align 4
  %64 = sext i32 %63 to i64
  %65 = add nsw i64 %62, %64
  %66 = mul nsw i64 %65, 4
  %67 = load i32, ptr %20, align 4
  %68 = sext i32 %67 to i64
  %69 = add nsw i64 %66, %68
  %70 = getelementptr inbounds i32, ptr %56, i64 %69
  store i32 %55, ptr %70, align 4
  br label %71

71:                                               ; preds = %38
  %72 = load i32, ptr %20, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %20, align 4
  br label %35, !llvm.loop !75

74:                                               ; preds = %35
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %19, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %19, align 4
  br label %31, !llvm.loop !76

78:                                               ; preds = %31
  br label %79

79:                                               ; preds = %78
  %80 = load i64, ptr %18, align 8
  %81 = add nsw i64 %80, 1
  store i64 %81, ptr %18, align 8
  br label %26, !llvm.loop !77

82:                                               ; preds = %26
  br label %83

83:                                               ; preds = %82
  %84 = load i64, ptr %17, align 8
  %85 = add nsw i64 %84, 1
  store i64 %85, ptr %17, align 8
  br label %21, !llvm.loop !78

86:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n5_layer(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca double, align 8
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %23

23:                                               ; preds = %110, %8
  %24 = load i64, ptr %17, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %113

27:                                               ; preds = %23
  store i64 0, ptr %18, align 8
  br label %28

28:                                               ; preds = %106, %27
  %29 = load i64, ptr %18, align 8
  %30 = load i64, ptr %10, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %109

32:                                               ; preds = %28
  store i64 0, ptr %19, align 8
  br label %33

33:                                               ; preds = %102, %32
  %34 = load i64, ptr %19, align 8
  %35 = load i64, ptr %10, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %105

37:                                               ; preds = %33
  %38 = load ptr, ptr %14, align 8
  %39 = load i64, ptr %17, align 8
  %40 = getelementptr inbounds double, ptr %38, i64 %39
  %41 = load double, ptr %40, align 8
  store double %41, ptr %20, align 8
  store i64 0, ptr %21, align 8
  br label %42

42:                                               ; preds = %86, %37
  %43 = load i64, ptr %21, align 8
  %44 = load i64, ptr %9, align 8
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %89

46:                                               ; preds = %42
  store i32 0, ptr %22, align 4
  br label %47

47:                                               ; preds = %82, %46
  %48 = load i32, ptr %22, align 4
  %49 = icmp slt i32 %48, 3
  br i1 %49, label %50, label %85

50:                                               ; preds = %47
  %51 = load ptr, ptr %11, align 8
  %52 = load i64, ptr %21, align 8
  %53 = load i64, ptr %10, align 8
  %54 = add nsw i64 %53, 2
  %55 = mul nsw i64 %52, %54
  %56 = load i64, ptr %18, align 8
  %57 = add nsw i64 %55, %56
  %58 = load i32, ptr %22, align 4
  %59 = sext i32 %58 to i64
  %60 = add nsw i64 %57, %59
  %61 = load i64, ptr %10, align 8
  %62 = mul nsw i64 %60, %61
  %63 = load i64, ptr %19, align 8
  %64 = add nsw i64 %62, %63
  %65 = getelementptr inbounds double, ptr %51, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = load ptr, ptr %12, align 8
  %68 = load i64, ptr %17, align 8
  %69 = load i64, ptr %9, align 8
  %70 = mul nsw i64 %68, %69
  %71 = load i64, ptr %21, align 8
  %72 = add nsw i64 %70, %71
  %73 = mul nsw i64 %72, 3
  %74 = load i32, ptr %22, align 4
  %75 = sext i32 %74 to i64
  %76 = add nsw i64 %73, %75
  %77 = getelementptr inbounds double, ptr %67, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = fmul double %66, %78
  %80 = load double, ptr %20, align 8
  %81 = fadd double %80, %79
  store double %81, ptr %20, align 8
  br label %82

82:                                               ; preds = %50
  %83 = load i32, ptr %22, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %22, align 4
  br label %47, !llvm.loop !79

85:                                               ; preds = %47
  br label %86

86:                                               ; preds = %85
  %87 = load i64, ptr %21, align 8
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %21, align 8
  br label %42, !llvm.loop !80

89:                                               ; preds = %42
  %90 = load double, ptr %20, align 8
  %91 = load ptr, ptr %13, align 8
  %92 = load i64, ptr %17, align 8
  %93 = load i64, ptr %10, align 8
  %94 = mul nsw i64 %92, %93
  %95 = load i64, ptr %18, align 8
  %96 = add nsw i64 %94, %95
  %97 = load i64, ptr %10, align 8
  %98 = mul nsw i64 %96, %97
  %99 = load i64, ptr %19, align 8
  %100 = add nsw i64 %98, %99
  %101 = getelementptr inbounds double, ptr %91, i64 %100
  store double %90, ptr %101, align 8
  br label %102

102:                                              ; preds = %89
  %103 = load i64, ptr %19, align 8
  %104 = add nsw i64 %103, 1
  store i64 %104, ptr %19, align 8
  br label %33, !llvm.loop !81

105:                                              ; preds = %33
  br label %106

106:                                              ; preds = %105
  %107 = load i64, ptr %18, align 8
  %108 = add nsw i64 %107, 1
  store i64 %108, ptr %18, align 8
  br label %28, !llvm.loop !82

109:                                              ; preds = %28
  br label %110

110:                                              ; preds = %109
  %111 = load i64, ptr %17, align 8
  %112 = add nsw i64 %111, 1
  store i64 %112, ptr %17, align 8
  br label %23, !llvm.loop !83

113:                                              ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n5_layer_memory(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %22

22:                                               ; preds = %104, %8
  %23 = load i64, ptr %17, align 8
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %107

26:                                               ; preds = %22
  store i64 0, ptr %18, align 8
  br label %27

27:                                               ; preds = %100, %26
  %28 = load i64, ptr %18, align 8
  %29 = load i64, ptr %10, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %103

31:                                               ; preds = %27
  store i64 0, ptr %19, align 8
  br label %32

32:                                               ; preds = %96, %31
  %33 = load i64, ptr %19, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %99

36:                                               ; preds = %32
  store i64 0, ptr %20, align 8
  br label %37

37:                                               ; preds = %92, %36
  %38 = load i64, ptr %20, align 8
  %39 = load i64, ptr %9, align 8
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %41, label %95

41:                                               ; preds = %37
  store i32 0, ptr %21, align 4
  br label %42

42:                                               ; preds = %88, %41
  %43 = load i32, ptr %21, align 4
  %44 = icmp slt i32 %43, 3
  br i1 %44, label %45, label %91

45:                                               ; preds = %42
  %46 = load ptr, ptr %11, align 8
  %47 = load i64, ptr %20, align 8
  %48 = load i64, ptr %10, align 8
  %49 = add nsw i64 %48, 2
  %50 = mul nsw i64 %47, %49
  %51 = load i64, ptr %18, align 8
  %52 = add nsw i64 %50, %51
  %53 = load i32, ptr %21, align 4
  %54 = sext i32 %53 to i64
  %55 = add nsw i64 %52, %54
  %56 = load i64, ptr %10, align 8
  %57 = mul nsw i64 %55, %56
  %58 = load i64, ptr %19, align 8
  %59 = add nsw i64 %57, %58
  %60 = getelementptr inbounds double, ptr %46, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = load ptr, ptr %12, align 8
  %63 = load i64, ptr %17, align 8
  %64 = load i64, ptr %9, align 8
  %65 = mul nsw i64 %63, %64
  %66 = load i64, ptr %20, align 8
  %67 = add nsw i64 %65, %66
  %68 = mul nsw i64 %67, 3
  %69 = load i32, ptr %21, align 4
  %70 = sext i32 %69 to i64
  %71 = add nsw i64 %68, %70
  %72 = getelementptr inbounds double, ptr %62, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fmul double %61, %73
  %75 = load ptr, ptr %13, align 8
  %76 = load i64, ptr %17, align 8
  %77 = load i64, ptr %10, align 8
  %78 = mul nsw i64 %76, %77
  %79 = load i64, ptr %18, align 8
  %80 = add nsw i64 %78, %79
  %81 = load i64, ptr %10, align 8
  %82 = mul nsw i64 %80, %81
  %83 = load i64, ptr %19, align 8
  %84 = add nsw i64 %82, %83
  %85 = getelementptr inbounds double, ptr %75, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fadd double %86, %74
  store double %87, ptr %85, align 8
  br label %88

88:                                               ; preds = %45
  %89 = load i32, ptr %21, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %21, align 4
  br label %42, !llvm.loop !84

91:                                               ; preds = %42
  br label %92

92:                                               ; preds = %91
  %93 = load i64, ptr %20, align 8
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %20, align 8
  br label %37, !llvm.loop !85

95:                                               ; preds = %37
  br label %96

96:                                               ; preds = %95
  %97 = load i64, ptr %19, align 8
  %98 = add nsw i64 %97, 1
  store i64 %98, ptr %19, align 8
  br label %32, !llvm.loop !86

99:                                               ; preds = %32
  br label %100

100:                                              ; preds = %99
  %101 = load i64, ptr %18, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %18, align 8
  br label %27, !llvm.loop !87

103:                                              ; preds = %27
  br label %104

104:                                              ; preds = %103
  %105 = load i64, ptr %17, align 8
  %106 = add nsw i64 %105, 1
  store i64 %106, ptr %17, align 8
  br label %22, !llvm.loop !88

107:                                              ; preds = %22
  ret i64 0
}

attributes #0 = { noinline nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4}
!7 = distinct !{!7, !4}
!8 = distinct !{!8, !4}
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4}
!14 = distinct !{!14, !4}
!15 = distinct !{!15, !4}
!16 = distinct !{!16, !4}
!17 = distinct !{!17, !4}
!18 = distinct !{!18, !4}
!19 = distinct !{!19, !4}
!20 = distinct !{!20, !4}
!21 = distinct !{!21, !4}
!22 = distinct !{!22, !4}
!23 = distinct !{!23, !4}
!24 = distinct !{!24, !4}
!25 = distinct !{!25, !4}
!26 = distinct !{!26, !4}
!27 = distinct !{!27, !4}
!28 = distinct !{!28, !4}
!29 = distinct !{!29, !4}
!30 = distinct !{!30, !4}
!31 = distinct !{!31, !4}
!32 = distinct !{!32, !4}
!33 = distinct !{!33, !4}
!34 = distinct !{!34, !4}
!35 = distinct !{!35, !4}
!36 = distinct !{!36, !4}
!37 = distinct !{!37, !4}
!38 = distinct !{!38, !4}
!39 = distinct !{!39, !4}
!40 = distinct !{!40, !4}
!41 = distinct !{!41, !4}
!42 = distinct !{!42, !4}
!43 = distinct !{!43, !4}
!44 = distinct !{!44, !4}
!45 = distinct !{!45, !4}
!46 = distinct !{!46, !4}
!47 = distinct !{!47, !4}
!48 = distinct !{!48, !4}
!49 = distinct !{!49, !4}
!50 = distinct !{!50, !4}
!51 = distinct !{!51, !4}
!52 = distinct !{!52, !4}
!53 = distinct !{!53, !4}
!54 = distinct !{!54, !4}
!55 = distinct !{!55, !4}
!56 = distinct !{!56, !4}
!57 = distinct !{!57, !4}
!58 = distinct !{!58, !4}
!59 = distinct !{!59, !4}
!60 = distinct !{!60, !4}
!61 = distinct !{!61, !4}
!62 = distinct !{!62, !4}
!63 = distinct !{!63, !4}
!64 = distinct !{!64, !4}
!65 = distinct !{!65, !4}
!66 = distinct !{!66, !4}
!67 = distinct !{!67, !4}
!68 = distinct !{!68, !4}
!69 = distinct !{!69, !4}
!70 = distinct !{!70, !4}
!71 = distinct !{!71, !4}
!72 = distinct !{!72, !4}
!73 = distinct !{!73, !4}
!74 = distinct !{!74, !4}
!75 = distinct !{!75, !4}
!76 = distinct !{!76, !4}
!77 = distinct !{!77, !4}
!78 = distinct !{!78, !4}
!79 = distinct !{!79, !4}
!80 = distinct !{!80, !4}
!81 = distinct !{!81, !4}
!82 = distinct !{!82, !4}
!83 = distinct !{!83, !4}
!84 = distinct !{!84, !4}
!85 = distinct !{!85, !4}
!86 = distinct !{!86, !4}
!87 = distinct !{!87, !4}
!88 = distinct !{!88, !4}
