package org.qos.analysis.simulation.traffic;

import java.util.Locale;
import org.qos.analysis.simulation.network.GigabitText;
import org.qos.analysis.simulation.network.SimulatedFlow;

/** How much each sender of a class has to send, to all its receivers together. */
public sealed interface OfferedLoad {

    /** As much as the fabric takes. */
    OfferedLoad MAX = new Gigabits(SimulatedFlow.UNLIMITED);

    /**
     * A rate.
     *
     * @param value in Gb/s, more than 0; {@link SimulatedFlow#UNLIMITED} for as much as the fabric takes
     */
    record Gigabits(double value) implements OfferedLoad {
        @Override
        public double of(double link) {
            return value;
        }

        @Override
        public String toString() {
            return value == SimulatedFlow.UNLIMITED ? "max" : GigabitText.of(value) + " Gb/s";
        }
    }

    /**
     * A part of the rate of the link of the sender.
     *
     * @param percent more than 0
     */
    record Percent(double percent) implements OfferedLoad {
        @Override
        public double of(double link) {
            return link * percent / 100;
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%.1f %%", percent);
        }
    }

    /**
     * The load in Gb/s.
     *
     * @param link the rate of the link of the sender in Gb/s
     */
    double of(double link);
}
