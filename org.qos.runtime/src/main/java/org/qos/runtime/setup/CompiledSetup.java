package org.qos.runtime.setup;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.form.FormKind;
import org.qos.runtime.form.StoredFormException;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Sl;

/**
 * What of a policy decides the tables of ports: its port groups, its {@code qos-setup} and its SLs. It has a binary
 * form, so that a program can plan and set the tables without the text of the policy.
 */
public final class CompiledSetup {

    private final List<PortGroup> groups;
    private final FabricSetup setup;
    private final int slBits;

    /**
     * A setup as it is stored.
     *
     * @param groups the groups that the policy names; scopes may have others
     * @param setup the scopes
     * @param slBits a bit for each SL that the policy gives, the lowest bit for SL 0
     */
    CompiledSetup(List<PortGroup> groups, FabricSetup setup, int slBits) {
        this.groups = each(groups.stream());
        this.setup = setup;
        this.slBits = slBits;
    }

    /** The setup of a policy. */
    public static CompiledSetup of(Policy policy) {
        int slBits = Stream.concat(policy.levels().stream(), Stream.of(policy.defaultLevel()))
                .mapToInt(QosLevel::sl)
                .filter(Sl::isValid)
                .map(sl -> 1 << sl)
                .reduce(0, (one, other) -> one | other);
        return new CompiledSetup(policy.groups(), policy.setup(), slBits);
    }

    /**
     * Reads the form that {@link #toBytes} wrote.
     *
     * @throws StoredFormException when the bytes are damaged, or of another version
     */
    public static CompiledSetup ofBytes(byte[] bytes) {
        return SetupForm.read(FormKind.SETUP.open(bytes));
    }

    /**
     * Reads the form that {@link #toBytes} wrote from a constant, in which it is Base64.
     *
     * @throws StoredFormException when the text is damaged, or of another version
     */
    public static CompiledSetup ofConstant(String base64) {
        return SetupForm.read(FormKind.SETUP.openConstant(base64));
    }

    /**
     * Reads the form that {@link #toBytes} wrote from a resource next to a class.
     *
     * @param beside the class
     * @param name the name of the resource
     * @param checksum the checksum of the form ({@link FormKind#checksumOf})
     * @throws StoredFormException when the resource is missing, cannot be read, is damaged, of another version, or not the one
     *     with that checksum
     */
    public static CompiledSetup ofResource(Class<?> beside, String name, int checksum) {
        return SetupForm.read(FormKind.SETUP.openResource(beside, name, checksum));
    }

    /**
     * A compact binary form with a version and a checksum.
     *
     * @throws IllegalArgumentException when a scope has a VL that no table can have, which is an error of the policy
     */
    public byte[] toBytes() {
        return SetupForm.write(this);
    }

    /**
     * Binds the groups to a subnet.
     *
     * @param state what is known of the subnet; tables are fitted to what its ports can do, as far as that is known
     * @param partitions the partitions of the subnet
     */
    public BoundSetup bind(SubnetState state, Partitions partitions) {
        Policy policy = new Policy(groups, List.of(), QosLevel.ofSl("DEFAULT", 0), List.of(), setup);
        return new BoundSetup(policy, slBits, state, partitions);
    }

    /** Whether the policy states no table, so that no port is set. */
    public boolean isEmpty() {
        return setup.equals(FabricSetup.NONE);
    }

    List<PortGroup> groups() {
        return groups;
    }

    /** The named groups, then those that only scopes have, each once. */
    List<PortGroup> allGroups() {
        Stream<List<PortGroup>> ofTables = setup.sl2vl().stream()
                .flatMap(scope -> Stream.of(scope.groups(), scope.acrossTo(), scope.acrossFrom()));
        Stream<List<PortGroup>> ofArbitration =
                setup.vlArb().stream().flatMap(scope -> Stream.of(scope.groups(), scope.across()));
        return each(Stream.of(Stream.of(groups), ofTables, ofArbitration)
                .flatMap(lists -> lists)
                .flatMap(List::stream));
    }

    /** Each group once; as everywhere, two groups that are equal are not the same one. */
    private static List<PortGroup> each(Stream<PortGroup> groups) {
        Set<PortGroup> known = Collections.newSetFromMap(new IdentityHashMap<>());
        return groups.filter(known::add).toList();
    }

    FabricSetup setup() {
        return setup;
    }

    int slBits() {
        return slBits;
    }
}
