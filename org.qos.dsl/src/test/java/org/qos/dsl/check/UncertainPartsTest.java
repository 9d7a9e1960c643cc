package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.dsl.language.Language;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.runtime.fabric.Fabric;

/** An error in one part of a policy hides only the findings that depend on this part. */
class UncertainPartsTest {

    private static final String PARTITIONS = "Default=0x7fff : ALL=full ;\nStore=0x0010, ipoib, sl=2 : ALL=full ;\n";
    private static final String OPTIONS = "qos TRUE\nqos_sl2vl 0,1,2,15,0,0,0,0,0,0,0,0,0,0,0,0\n";

    @Test
    void anUnknownGroupHidesOnlyWhatMayDependOnIt() {
        String policy =
                """
                <qos-policy>
                  <port-groups>
                    <port-group><name>Disks</name><port-guid>0x10</port-guid></port-group>
                    <port-group><name>Spare</name><port-guid>0x20</port-guid></port-group>
                  </port-groups>
                  <qos-levels>
                    <qos-level><sn>0</sn><name>DEFAULT</name><sl>2</sl></qos-level>
                    <qos-level><sn>1</sn><name>Gold</name><sl>3</sl></qos-level>
                  </qos-levels>
                  <qos-match-rules>
                    <qos-match-rule><source>Disks,Disk</source><pkey>0x30</pkey><qos-level-sn>1</qos-level-sn></qos-match-rule>
                    <qos-match-rule><pkey>0x11</pkey><qos-level-sn>1</qos-level-sn></qos-match-rule>
                    <qos-match-rule><pkey>0x11</pkey><qos-class>1</qos-class><qos-level-sn>0</qos-level-sn></qos-match-rule>
                  </qos-match-rules>
                </qos-policy>
                """;
        assertEquals(
                List.of(
                        "8 level-sl-dropped",
                        "11 unknown-group",
                        "11 rule-pkey-without-partition",
                        "12 rule-pkey-without-partition",
                        "13 shadowed-by-different-outcome",
                        "13 rule-pkey-without-partition"),
                codes(policy, new RfcLanguage()));
    }

    @Test
    void openSmRejectsTheFileOnceAndTheRestIsJudged() {
        String policy =
                """
                qos-levels
                    qos-level
                        name: DEFAULT
                        sl: 2
                    end-qos-level
                    qos-level
                        name: Gold
                        sl: 3
                    end-qos-level
                end-qos-levels
                qos-match-rules
                    qos-match-rule
                        source: Disk
                        qos-level-name: Gold
                    end-qos-match-rule
                end-qos-match-rules
                """;
        assertEquals(List.of("8 level-sl-dropped", "13 unknown-group"), codes(policy, new OpenSmLanguage()));
        assertEquals(
                Optional.of(Verdict.REJECTS),
                check(policy, new OpenSmLanguage()).opensm());
    }

    @Test
    void aRuleWithoutAKnownLevelLeavesTheLevelOfItsPartitionOpen() {
        String policy =
                """
                <qos-policy>
                  <qos-levels>
                    <qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level>
                  </qos-levels>
                  <qos-match-rules>
                    <qos-match-rule><pkey>0x10</pkey><qos-level-sn>7</qos-level-sn></qos-match-rule>
                  </qos-match-rules>
                </qos-policy>
                """;
        assertEquals(List.of("6 unknown-level"), codes(policy, new RfcLanguage()));
    }

    @Test
    void aWarningLeavesNothingOpen() {
        String policy = "qos-levels\nqos-level\nname: DEFAULT\nsl: 3\npath-bits: 1\nend-qos-level\nend-qos-levels\n";
        assertEquals(
                List.of(
                        "4 broadcast-group-vs-level",
                        "4 level-sl-dropped",
                        "4 level-sl-vs-partition-sl",
                        "5 path-bits-ignored"),
                codes(policy, new OpenSmLanguage()));
    }

    @Test
    void whatOtherFilesShowLeavesTheFixOnTheSameLineCertain() {
        String policy = "<qos-policy><qos-levels>\n<qos-level><sn>0</sn><name>DEFAULT</name><sl>3</sl></qos-level>"
                + "<qos-level><sn>1</sn><nme>Gold</nme><sl>1</sl></qos-level>\n</qos-levels></qos-policy>\n";
        List<Finding> found = check(policy, new RfcLanguage()).findings();
        assertEquals(
                List.of("level-sl-dropped", "unknown-element"),
                found.stream()
                        .map(Finding::code)
                        .filter(code -> code.startsWith("level-sl-d") || code.startsWith("unknown"))
                        .toList());
        assertEquals(Optional.of(policy.replace("nme>", "name>")), Fixes.apply(policy, found));
    }

    @Test
    void afterASyntaxErrorInOpenSmSyntaxNothingIsCertain() {
        String policy = "qos-levels\nqos-level\nname: DEFAULT\nsl: 3\nend-qos-level\n"
                + "qos-level\nname: Gold\nsl 1\nend-qos-level\nend-qos-levels\n";
        assertEquals(List.of("8 missing-colon"), codes(policy, new OpenSmLanguage()));
        assertEquals(
                List.of(
                        "4 broadcast-group-vs-level",
                        "4 level-sl-dropped",
                        "4 level-sl-vs-partition-sl",
                        "7 unused-level"),
                codes(policy.replace("sl 1", "sl: 1"), new OpenSmLanguage()));
    }

    @Test
    void aRuleWithALevelThatHasAnErrorShadowsNoOther() {
        String policy =
                """
                <qos-policy>
                  <qos-levels>
                    <qos-level><sn>0</sn><name>DEFAULT</name><sl>2</sl></qos-level>
                    <qos-level><sn>1</sn><name>Gold</name><sl>33</sl></qos-level>
                  </qos-levels>
                  <qos-match-rules>
                    <qos-match-rule><qos-class>1</qos-class><qos-level-sn>1</qos-level-sn></qos-match-rule>
                    <qos-match-rule><qos-class>1</qos-class><qos-level-sn>0</qos-level-sn></qos-match-rule>
                  </qos-match-rules>
                </qos-policy>
                """;
        assertEquals(List.of("4 sl-out-of-range"), codes(policy, new RfcLanguage()));
        assertEquals(List.of("8 shadowed-by-different-outcome"), codes(policy.replace("33", "1"), new RfcLanguage()));
    }

    @Test
    void nothingIsConcludedFromAGroupOrALevelWithAnError() {
        String policy =
                """
                <qos-policy>
                  <port-groups>
                    <port-group><name>Disks</name><port-guid>0x1x</port-guid></port-group>
                  </port-groups>
                  <qos-levels>
                    <qos-level><sn>0</sn><name>DEFAULT</name><sl>2</sl></qos-level>
                    <qos-level><sn>1</sn><name>Gold</name><sl>33</sl></qos-level>
                  </qos-levels>
                  <qos-match-rules>
                    <qos-match-rule><source>Disks</source><pkey>0x11</pkey><qos-level-sn>1</qos-level-sn></qos-match-rule>
                  </qos-match-rules>
                </qos-policy>
                """;
        assertEquals(
                List.of("3 malformed-value", "7 sl-out-of-range", "10 rule-pkey-without-partition"),
                codes(policy, new RfcLanguage()));
    }

    @Test
    void withoutItsStructureNothingOfAPolicyIsCertain() {
        String policy =
                """
                <qos-policy>
                  <qos-levels>
                    <qos-level><sn>0</sn><name>DEFAULT</name><sl>3</sl></qos-level>
                  </qos-levels>
                  <qos-rules></qos-rules>
                </qos-policy>
                """;
        assertEquals(List.of("5 unknown-element"), codes(policy, new RfcLanguage()));
    }

    private static List<String> codes(String policy, Language language) {
        return check(policy, language).findings().stream()
                .map(finding -> finding.line() + " " + finding.code())
                .toList();
    }

    private static CheckedFile check(String policy, Language language) {
        ProjectFiles files = new ProjectFiles();
        PartitionFile partitions = files.load("partitions.conf", PARTITIONS, new PartitionsLanguage())
                .root(PartitionFile.class);
        OptionsFile options =
                files.load("opensm.opts", OPTIONS, new OptionsLanguage()).root(OptionsFile.class);
        FabricContext context = new FabricContext(
                Optional.of(PartitionsLowering.lower(partitions).value()),
                Optional.of(OptionsLowering.lower(options).value()),
                Fabric.EMPTY);
        return Checker.check(files.load("policy", policy, language), context);
    }
}
