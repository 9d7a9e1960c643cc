package org.qos.dsl.check;

/**
 * The SL that an environment variable gives an application, which then does not ask the subnet administration for one.
 *
 * @param file the name of the file that sets it
 * @param line the line in this file, from 1
 * @param variable the variable, such as {@code NCCL_IB_SL}
 * @param sl the value; SLs are 0 to 15, but a file may have any number
 */
public record ApplicationSetting(String file, int line, String variable, int sl) {

    /** The setting and its place, for messages. */
    public String title() {
        return variable + "=" + sl + " (" + file + ":" + line + ")";
    }
}
