/** Stands for an image or font file in unit tests, where only its address matters. */
export default '/stub-file';
