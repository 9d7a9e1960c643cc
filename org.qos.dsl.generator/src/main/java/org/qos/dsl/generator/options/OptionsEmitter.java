package org.qos.dsl.generator.options;

import java.util.Map;
import java.util.Optional;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.check.Target;
import org.qos.dsl.enhancedqos.EnhancedQosLanguage;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.Emitter;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.enhancedqos.SlRates;
import org.qos.runtime.policy.Policy;

/**
 * Writes OpenSM's option file: quality of service switched on, where the policy file is, and the tables of the scopes
 * that select whole node types. OpenSM has no options for other scopes; these are named.
 */
public final class OptionsEmitter implements Emitter {

    /** The name of the file. */
    public static final String FILE = "opensm.opts";

    @Override
    public boolean isEnabled(GenerationSettings settings) {
        return true;
    }

    private static boolean isUsable(String policyFile) {
        return !policyFile.isBlank() && policyFile.chars().noneMatch(c -> c == '#' || Character.isISOControl(c));
    }

    /** What is wrong with a path; empty if it fits in an option file, whose values end at a {@code #} or a line end. */
    public static Optional<String> problem(String policyFile) {
        return isUsable(policyFile)
                ? Optional.empty()
                : Optional.of("'" + policyFile
                        + "' is not a path that opensm.opts can hold; expected one without # and control characters.");
    }

    /** The options that the file of a policy has, the value of each by its name, in their order. */
    public static Map<String, String> values(Policy policy, GenerationSettings settings) {
        SetupTables tables = new SetupTables(policy.setup(), settings.losses());
        return GeneratedOptions.of(
                        settings.policyFile(),
                        enhancedQosFile(policy, settings),
                        settings.routingEngine(),
                        tables,
                        new OperationalVls(tables))
                .values();
    }

    /** The path of the file with rate limits beside the policy file; empty where there is no such file. */
    private static Optional<String> enhancedQosFile(Policy policy, GenerationSettings settings) {
        String policyFile = settings.policyFile();
        return settings.target() == Target.MLNX_5 && SlRates.isLimited(policy)
                ? Optional.of(policyFile.substring(0, policyFile.lastIndexOf('/') + 1) + EnhancedQosLanguage.FILE_NAME)
                : Optional.empty();
    }

    @Override
    public Emission emit(Policy policy, GenerationSettings settings) {
        ConversionLosses losses = settings.losses();
        String policyFile = settings.policyFile();
        if (!isUsable(policyFile)) {
            losses.add(
                    ConversionCode.OPTIONS_POLICY_FILE,
                    policyFile,
                    "'" + policyFile
                            + "' cannot be the path of the policy file: an option value ends at # or a line end; choose"
                            + " another path");
        }
        SetupTables tables = new SetupTables(policy.setup(), losses);
        OperationalVls vls = new OperationalVls(tables);
        vls.reportWrapping(policy.setup(), settings, losses);
        return Emission.ofText(
                FILE,
                OptionsTemplate.print(GeneratedOptions.of(
                        policyFile, enhancedQosFile(policy, settings), settings.routingEngine(), tables, vls)),
                losses);
    }
}
