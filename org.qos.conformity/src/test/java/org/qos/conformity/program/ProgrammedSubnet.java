package org.qos.conformity.program;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.tables.ProgrammedPort;
import org.qos.conformity.tables.TableReader;
import org.qos.fabric.mad.MadPort;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.program.Apply;
import org.qos.fabric.program.Drift;
import org.qos.fabric.program.LiveSubnet;
import org.qos.fabric.program.MadSubnet;
import org.qos.fabric.program.PlanScope;
import org.qos.fabric.program.ProgramResult;
import org.qos.fabric.program.ProgramSettings;
import org.qos.fabric.program.RefusedException;
import org.qos.fabric.program.Rollback;

/**
 * A simulated subnet that this process programs.
 *
 * @param subnet the subnet
 */
record ProgrammedSubnet(OpenSmOnIbsim subnet) {

    static final String JOURNAL = "journal";

    /** Sets the tables of a policy. */
    ProgramResult apply(SitePolicy policy) {
        return apply(policy, subnet.port());
    }

    /** Sets the tables of a policy by a port. */
    ProgramResult apply(SitePolicy policy, MadPort port) {
        LiveSubnet.Reading reading = read(port);
        try {
            return new Apply(reading.tables(), settings())
                    .run(policy.programmed().plan(reading.state()), reading.state());
        } catch (IOException | RefusedException e) {
            throw new AssertionError(e);
        }
    }

    /** Restores what the last run has changed. */
    ProgramResult rollback() {
        LiveSubnet.Reading reading = read();
        try {
            return new Rollback(reading.tables(), settings()).run(reading.state(), true);
        } catch (IOException | RefusedException e) {
            throw new AssertionError(e);
        }
    }

    /** What differs from a policy. */
    List<Drift> drift(SitePolicy policy) {
        return Drift.of(policy.programmed().plan(read().state()));
    }

    /** The tables of all ports, as this project reads them otherwise. */
    List<ProgrammedPort> tables() {
        return new TableReader(subnet.smp()).readAll(subnet.ports());
    }

    Path journals() {
        return subnet.directory().resolve(JOURNAL);
    }

    /** What is known of the subnet now. */
    LiveSubnet.Reading read() {
        return read(subnet.port());
    }

    private static LiveSubnet.Reading read(MadPort port) {
        return new MadSubnet(new MadWindow(port), progress -> {}).read();
    }

    private ProgramSettings settings() {
        return new ProgramSettings(journals(), OptionalLong.empty(), Set.of(), PlanScope.USUAL, false);
    }
}
