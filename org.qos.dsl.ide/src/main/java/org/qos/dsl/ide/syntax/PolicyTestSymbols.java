package org.qos.dsl.ide.syntax;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.dsl.model.policytest.PolicyTestPackage.Literals;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.request.RequestToken;

/** The names in tests, which refer to the groups and levels of their policy. */
public final class PolicyTestSymbols {

    private PolicyTestSymbols() {}

    /** What kind of name a value of a test is; empty for other values. */
    static Optional<SymbolType> type(ValueNode value) {
        if (value.is(Literals.TEST_REQUEST__GROUPS)) {
            return Optional.of(SymbolType.GROUP);
        }
        return value.is(Literals.TEST_EXPECTATION__LEVELS) ? Optional.of(SymbolType.LEVEL) : Optional.empty();
    }

    static SymbolOccurrence occurrence(DocumentSnapshot snapshot, SymbolType of, ValueNode value) {
        String name = RequestToken.parse(value.text()).text().strip();
        String key = of == SymbolType.LEVEL ? levelKey(snapshot, name) : name.toLowerCase(Locale.ROOT);
        return new SymbolOccurrence(snapshot, of, name, key, SymbolOccurrence.Role.REFERENCE, value);
    }

    /** The documents in which a group or a level of a policy is visible. */
    static Stream<DocumentSnapshot> snapshots(DocumentSnapshot snapshot) {
        Optional<DocumentSnapshot> policy = isTest(snapshot)
                ? snapshot.testedPolicy()
                : Optional.of(snapshot).filter(any -> any.language().isPolicy());
        return policy.map(found -> Stream.concat(Stream.of(found), found.tests().stream()))
                .orElseGet(() -> Stream.of(snapshot));
    }

    /** Whether a test names a level by its name, where the policy refers to levels by {@code sn}. */
    public static boolean isOtherName(SymbolOccurrence occurrence) {
        return isTest(occurrence.snapshot())
                && occurrence.type() == SymbolType.LEVEL
                && !isNumber(occurrence.name())
                && occurrence
                        .snapshot()
                        .testedPolicy()
                        .filter(policy -> policy.language().is(PolicySyntax.RFC))
                        .isPresent();
    }

    /** The key of a level in its policy, whether a test has its name or its {@code sn}. */
    private static String levelKey(DocumentSnapshot snapshot, String name) {
        return snapshot.testedPolicy().stream()
                .flatMap(policy -> SymbolIndex.in(policy).definitions(SymbolType.LEVEL))
                .filter(level -> isNamed(level, name))
                .map(SymbolOccurrence::key)
                .findFirst()
                .orElseGet(() -> name.toLowerCase(Locale.ROOT));
    }

    private static boolean isNamed(SymbolOccurrence level, String name) {
        boolean byName = level.owner() instanceof QosLevel written
                && written.getNames().stream().anyMatch(other -> other.strip().equalsIgnoreCase(name));
        return byName
                || isNumber(name)
                        && level.key()
                                .equals(SymbolType.LEVEL.key(
                                        name, level.snapshot().language()));
    }

    private static boolean isNumber(String name) {
        return name.matches("[0-9]+|0[xX][0-9a-fA-F]+");
    }

    private static boolean isTest(DocumentSnapshot snapshot) {
        return snapshot.language().equals(new PolicyTestLanguage());
    }
}
