package org.qos.fuzzing;

/**
 * One reader of input from outside, with inputs to begin with.
 *
 * @param name the name on the command line and of its folder of findings
 * @param seeds valid and almost valid inputs of the project
 * @param input reads an input and fails when the result is not as documented
 */
public record FuzzTarget(String name, SeedSource seeds, Input input) {

    /** Reads inputs. */
    @FunctionalInterface
    public interface Input {

        /**
         * Reads an input.
         *
         * @throws Exception any exception is a finding; those that the reader documents are caught
         */
        void accept(byte[] bytes) throws Exception;
    }
}
