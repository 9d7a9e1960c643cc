package org.qos.fabric.program;

import java.util.List;
import java.util.OptionalLong;
import org.qos.fabric.mad.MadException;
import org.qos.runtime.fabric.SubnetState;

/** A subnet that can be read and programmed. */
@FunctionalInterface
public interface LiveSubnet {

    /**
     * Reads the subnet. Only Gets are sent.
     *
     * @throws MadException when MADs cannot be sent or received
     */
    Reading read();

    /**
     * The subnet at one time.
     *
     * @param state what was read
     * @param tables the tables of its ports
     * @param subnetPrefix its subnet prefix, if it is known
     * @param unread what could not be read, for people
     */
    record Reading(SubnetState state, TableAccess tables, OptionalLong subnetPrefix, List<String> unread) {

        /** Copies the list. */
        public Reading {
            unread = List.copyOf(unread);
        }
    }
}
