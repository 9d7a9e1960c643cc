/** Runs parsers, readers and record codecs on random input: what each target is, its seeds, and the entry of the fuzzer. */
package org.qos.fuzzing;
