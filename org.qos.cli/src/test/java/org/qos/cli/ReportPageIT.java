package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;
import org.qos.cli.scale.FatTree;

/**
 * Opens reports in Chromium: they are silent, accessible, usable by keyboard and small, and answer requests as {@code
 * qos explain} and {@code qos path} do. The pages, and pictures of them, stay in {@code target/reports}.
 */
class ReportPageIT {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path REPORTS = Path.of("target/reports").toAbsolutePath();
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final long SEED = 20261122;
    private static final int REQUESTS = 25;
    private static final int LIMIT_MINUTES = 10;

    private static final String[] CLUSTER = {
        "--policy", "examples/cluster/policy.qos",
        "--partitions", "examples/cluster/partitions.conf",
        "--fabric", "examples/cluster"
    };

    private final Shell project = new Shell(ROOT);
    private final Shell site = new Shell(REPORTS.resolve("site"));

    @Test
    void aBrowserShowsReports() throws Exception {
        Files.createDirectories(REPORTS);
        report(
                project,
                "cluster",
                Stream.concat(Stream.of(CLUSTER), Stream.of("--traffic", "examples/cluster/traffic.yaml"))
                        .toArray(String[]::new));
        Files.writeString(REPORTS.resolve("requests.json"), requests().toPrettyString());
        hostile();
        large();

        Process browser = new ProcessBuilder(
                        "sh", ROOT.resolve("releng/browser/check.sh").toString(), "report", REPORTS.toString())
                .redirectErrorStream(true)
                .redirectOutput(REPORTS.resolve("browser.log").toFile())
                .start();
        assertTrue(browser.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES), "the browser does not end");
        String log = Files.readString(REPORTS.resolve("browser.log"));
        log.lines().filter(line -> line.startsWith("SKIPPED:")).forEach(System.err::println);
        assertEquals(0, browser.exitValue(), log);
    }

    private static void report(Shell shell, String name, String... options) {
        List<String> words = new ArrayList<>(List.of(
                "report", "--force", "-o", REPORTS.resolve(name + ".html").toString()));
        words.addAll(List.of(options));
        Outcome outcome = shell.qos(words.toArray(String[]::new));
        assertEquals(0, outcome.exitCode(), outcome.err());
    }

    /** A site whose names try to become markup, or to turn the direction of the text. */
    private void hostile() throws IOException {
        site.file(
                        "hostile.qos",
                        Texts.POLICY
                                .replace("Servers", "&lt;/script&gt;&lt;script&gt;hostile=1&lt;/script&gt;")
                                .replace(
                                        "Fast",
                                        "&lt;!-- \u202e\"&gt;' &lt;img src=x onerror=hostile=1&gt; ${hostile=1}")
                                .replace(
                                        "to the servers",
                                        "]]&gt;--&gt;&lt;/style&gt;&lt;img src=x onerror='hostile=1'&gt;"))
                .file(
                        "hostile/fabric.txt",
                        Texts.FABRIC
                                .replace("n1 HCA-1", "<svg onload='hostile=1'>\u001b&amp;")
                                .replace("sw1", "</title><script>hostile=1</script>"))
                .file("hostile/opensm-lfts.dump", Texts.FORWARDING_TABLES);
        site.file(
                "hostile/traffic.yaml",
                "traffic: [{name: \"</svg><script>hostile=1</script>\", pattern: all-to-all}]\n");
        report(site, "hostile", "--policy", "hostile.qos", "--fabric", "hostile", "--traffic", "hostile/traffic.yaml");
    }

    private void large() throws IOException {
        FatTree tree = new FatTree(112, 18, 18);
        site.file("large/fabric.ibnetdiscover", tree.links())
                .file("large/opensm-lfts.dump", tree.forwardingTables())
                .file("large.qos-policy.conf", tree.policy());
        report(site, "large", "--policy", "large.qos-policy.conf", "--fabric", "large");
    }

    /** Random requests that have a path, with the answers of the commands. */
    private ArrayNode requests() throws IOException {
        System.out.println("seed " + SEED);
        Random random = new Random(SEED);
        List<String> hosts = new ArrayList<>(List.of("mgmt1", "mds1", "oss3", "oss4"));
        for (int number = 1; number <= 28; number++) {
            hosts.add(String.format("cn%02d", number));
        }
        ArrayNode requests = JSON.createArrayNode();
        while (requests.size() < REQUESTS) {
            String source = hosts.get(random.nextInt(hosts.size())) + " HCA-1/P1";
            String destination = hosts.get(random.nextInt(hosts.size())) + " HCA-1/P1";
            ObjectNode request = JSON.createObjectNode().put("source", source).put("destination", destination);
            List<String> words = new ArrayList<>(List.of("from", source, "to", destination));
            state(request, words, random, "serviceId", "service", "tcp:987", "0x10603db", "0x10603dc", "sdp:1");
            state(request, words, random, "qosClass", "class", "0", "1", "4", "5");
            state(request, words, random, "pkey", "pkey", "0x8020", "0x7fff", "0xffff");
            Outcome path = answer("path", words);
            if (path.exitCode() == 0) {
                ObjectNode added = requests.addObject();
                added.set("request", request);
                added.set("explain", read(answer("explain", words)));
                added.set("path", read(path));
            }
        }
        return requests;
    }

    private static void state(
            ObjectNode request, List<String> words, Random random, String field, String keyword, String... values) {
        if (random.nextInt(3) == 0) {
            String value = values[random.nextInt(values.length)];
            request.put(field, value);
            words.addAll(List.of(keyword, value));
        }
    }

    private Outcome answer(String command, List<String> request) {
        List<String> words = new ArrayList<>(List.of(command, "--quiet", "--format", "json"));
        words.addAll(List.of(CLUSTER));
        words.addAll(request);
        return project.qos(words.toArray(String[]::new));
    }

    private static JsonNode read(Outcome outcome) throws IOException {
        return JSON.readTree(outcome.out().getBytes(StandardCharsets.UTF_8));
    }
}
