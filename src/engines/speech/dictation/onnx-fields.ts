/** Numbers of the fields of ONNX's format, as its `onnx.proto` has them: those of them that are read or written here. */
export const GRAPH_OF_MODEL = 7;
export const INITIALIZER_OF_GRAPH = 5;
export const OUTPUT_OF_GRAPH = 12;
export const NAME_OF_VALUE = 1;
export const INPUT_OF_NODE = 1;
export const DIMENSION_OF_TENSOR = 1;
export const TYPE_OF_TENSOR = 2;
export const INTEGERS_OF_TENSOR = 5;
export const NAME_OF_TENSOR = 8;
export const BYTES_OF_TENSOR = 9;
/** The type of a tensor of bytes without a sign. */
export const UINT8 = 2;
