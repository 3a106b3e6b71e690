/** In place of the texts of the federation's errors, each of which also has its code and the address where it is explained. */
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
