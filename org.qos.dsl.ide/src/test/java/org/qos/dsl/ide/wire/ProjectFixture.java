package org.qos.dsl.ide.wire;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A file of each language and a project file, with {@code |} at positions of interest. */
final class ProjectFixture {

    private static final Map<String, String> FILES = new LinkedHashMap<>();

    static {
        FILES.put(
                "policy.qos",
                """
                <qos-policy>
                  <port-gr|oups>
                    <port-group>
                      <name>Sto|rage</name>
                      <use>disks</use>
                      <pa|rtition>Yellow</partition>
                    </port-group>
                  </port-groups>
                  <qos-levels>
                    <!-- qos-ignore legacy-na|me: as it was -->
                    <qos-level>
                      <sn>1</sn>
                        <sl|>2</sl>
                      <rate_limit>7|</rate_limit>
                    </qos-level>
                  </qos-levels>
                  <qos-match-rules>
                    <qos-match-rule>
                      <source>Storage|</source>
                      <service-id>0x10d|00</service-id>
                      <qos-level-sn>|1</qos-level-sn>
                    </qos-match-rule>
                  </qos-match-rules>
                </qos-policy>
                |""");
        FILES.put(
                "qos-policy.conf",
                """
                port-groups
                    port-group
                        name: Sto|rage
                        partition: Yel|low
                    end-port-group
                end-port-groups
                qos-levels
                    qos-level
                        name: DEFAULT
                        sl: 0
                          mtu-limit: 04|
                    end-qos-level
                end-qos-levels
                qos-match-rules
                    # qos-ignore octal-lit|eral: as it was
                    qos-match-rule
                        use: disks
                        destination: Stor|age
                        qos-level-name: DEF|AULT
                    end-qos-match-rule
                end-qos-match-rules
                |""");
        FILES.put(
                "partitions.conf",
                """
                # who talks to whom
                # qos-ignore partition-memb|er-abbreviated: as it was
                Default=0x7fff|, ipoib : ALL, SELF=full ;
                Yel|low=0x8001,   sl=2 :
                  0x2c90300000001=full, A|L=full ;
                # the end
                |""");
        FILES.put(
                "opensm.opts",
                """
                # what the daemon does,
                # and with what
                q|os   yes
                # qos-ignore opts-sl2vl-|not-16: as it was
                qos_ca_sl2vl 0,1,|2,3
                qos_policy_file qos-pol|icy.conf
                partition_config_file |partitions.conf
                qos_max_vls 8|
                subnet_time|out 18
                |""");
        FILES.put(
                "policy.qostest",
                """
                # who gets what
                # qos-ignore test-duplicate-n|ame: as it was
                policy "qos-poli|cy.conf"
                test "di|sks" {
                    from 0x11 to gr|oup "Stor|age"   service is|er
                  expect level "DEF|AULT" sl 0
                |}
                |""");
        FILES.put(
                "enhanced_qos_policy.conf",
                """
                # how fast
                # qos-ignore bw-name-unu|sed: as it was
                BW_NA|MES
                sl|ow=50|
                BW_RULES
                0x2c9030000|0001 =5|:slo|w,7:slow
                def|ault = 3:slow
                |""");
        FILES.put(
                "qos.yaml",
                """
                pol|icy: qos-pol|icy.conf
                partitions: parti|tions.conf
                options: opensm.opts
                target: opensm-|3.3
                rules:
                  octal-lit|eral: warn|ing
                  unused-gruop|: info
                |""");
    }

    /** The file names. */
    static final List<String> NAMES = List.copyOf(FILES.keySet());

    private ProjectFixture() {}

    /** The text of a file. */
    static String text(String name) {
        return FILES.get(name).replace("|", "");
    }

    /** Opens all files in a server. */
    static void openIn(RawClient client, Path folder) throws IOException {
        for (String name : NAMES) {
            open(client, folder, name, text(name));
        }
    }

    /** Writes all files to a folder. */
    static void writeTo(Path folder) throws IOException {
        for (String name : NAMES) {
            Files.writeString(folder.resolve(name), text(name));
        }
    }

    /** The texts of a file up to each position of interest, and the empty text. */
    static List<String> beginnings(String name) {
        List<String> beginnings = new ArrayList<>(List.of(""));
        String marked = FILES.get(name);
        for (int end = marked.indexOf('|'); end >= 0; end = marked.indexOf('|', end + 1)) {
            beginnings.add(marked.substring(0, end).replace("|", ""));
        }
        return beginnings;
    }

    static void open(RawClient client, Path folder, String name, String text) throws IOException {
        JsonObject document = Json.object(
                "uri", folder.resolve(name).toUri().toString(), "languageId", "any", "version", 1, "text", text);
        client.sendNotification("textDocument/didOpen", Json.object("textDocument", document));
    }

    /** The positions of interest in all files. */
    static List<Place> places(Path folder) {
        List<Place> places = new ArrayList<>();
        FILES.forEach((name, text) -> {
            String[] lines = text.split("\n", -1);
            for (int line = 0; line < lines.length; line++) {
                if (lines[line].contains("|")) {
                    places.add(new Place(folder.resolve(name).toUri().toString(), line, lines[line].indexOf('|')));
                }
            }
        });
        return places;
    }

    /** A position in a file. */
    record Place(String uri, int line, int character) {

        /** The parameters of a request about it. */
        JsonObject params() {
            return RequestParams.about(uri, line, character);
        }
    }
}
