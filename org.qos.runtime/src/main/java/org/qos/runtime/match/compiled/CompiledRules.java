package org.qos.runtime.match.compiled;

import java.util.List;
import java.util.function.Function;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.form.FormKind;
import org.qos.runtime.form.StoredFormException;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/**
 * What of a policy can be compiled without a fabric: the rules by number, from 0 in the order in which they are tried,
 * and the classes of the values that they name. Bound to a fabric it becomes a {@link CompiledPolicy}.
 */
public final class CompiledRules {

    private final QosLevel defaultLevel;
    private final List<QosLevel> levels;
    private final List<PortGroup> groups;
    private final RuleTable rules;
    private final List<ValueClasses> fields;

    /**
     * Rules as they are stored.
     *
     * @param defaultLevel the level of requests that no rule matches
     * @param levels the levels that rules give, each once
     * @param groups the groups that rules name, each once
     * @param rules what each rule states and gives
     * @param fields the classes of Service-IDs, QoS-Classes, TClasses and P_Keys
     */
    CompiledRules(
            QosLevel defaultLevel,
            List<QosLevel> levels,
            List<PortGroup> groups,
            RuleTable rules,
            List<ValueClasses> fields) {
        this.defaultLevel = defaultLevel;
        this.levels = List.copyOf(levels);
        this.groups = List.copyOf(groups);
        this.rules = rules;
        this.fields = List.copyOf(fields);
    }

    /** Compiles the rules of a policy. */
    public static CompiledRules of(Policy policy) {
        Numbering<PortGroup> groups = new Numbering<>();
        Numbering<QosLevel> levels = new Numbering<>();
        RuleTable rules = RuleTable.of(policy.rules(), groups, levels);
        List<ValueClasses> fields = List.of(
                classes(policy, MatchRule::serviceIds),
                classes(policy, MatchRule::qosClasses),
                classes(policy, MatchRule::tclasses),
                classes(policy, MatchRule::pkeys));
        return new CompiledRules(policy.defaultLevel(), levels.all(), groups.all(), rules, fields);
    }

    /**
     * Reads the form that {@link #toBytes} wrote.
     *
     * @throws StoredFormException when the bytes are damaged, or of another version
     */
    public static CompiledRules ofBytes(byte[] bytes) {
        return CompiledRulesForm.read(FormKind.POLICY.open(bytes));
    }

    /**
     * Reads the form that {@link #toBytes} wrote from a constant, in which it is Base64.
     *
     * @throws StoredFormException when the text is damaged, or of another version
     */
    public static CompiledRules ofConstant(String base64) {
        return CompiledRulesForm.read(FormKind.POLICY.openConstant(base64));
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
    public static CompiledRules ofResource(Class<?> beside, String name, int checksum) {
        return CompiledRulesForm.read(FormKind.POLICY.openResource(beside, name, checksum));
    }

    /** A compact binary form, with a version and a checksum, which is read without compiling anything. */
    public byte[] toBytes() {
        return CompiledRulesForm.write(this);
    }

    /** Binds the groups of the rules to a fabric, or to {@link Fabric#EMPTY}. */
    public CompiledPolicy bind(Fabric fabric, Partitions partitions) {
        Policy named = new Policy(groups, List.of(), defaultLevel, List.of(), FabricSetup.NONE);
        return bind(BoundPolicy.bind(named, fabric, partitions), Limits.USUAL, System.nanoTime());
    }

    /** Binds the groups of the rules as they are bound in a policy that has them. */
    CompiledPolicy bind(BoundPolicy bound, Limits limits, long begin) {
        PortClasses ports = PortClasses.of(groups.stream().map(bound::members).toList(), bound.fabric());
        return new Compilation(this, ports, limits).compile(begin);
    }

    private static ValueClasses classes(Policy policy, Function<MatchRule, Ranges> field) {
        return ValueClasses.of(policy.rules().stream().map(field).toList());
    }

    QosLevel defaultLevel() {
        return defaultLevel;
    }

    List<QosLevel> levels() {
        return levels;
    }

    /** Whether no rule names a group, so that nothing depends on the fabric. */
    public boolean needsNoFabric() {
        return groups.isEmpty();
    }

    List<PortGroup> groups() {
        return groups;
    }

    RuleTable rules() {
        return rules;
    }

    /** The classes of a field's values; the field is none of the two ends. */
    ValueClasses field(Criterion criterion) {
        return fields.get(criterion.ordinal());
    }

    List<ValueClasses> fields() {
        return fields;
    }
}
