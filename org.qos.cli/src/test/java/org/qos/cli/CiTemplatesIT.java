package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.testing.TimeLimits;
import org.qos.dsl.language.Language;

/** The files with which CI systems call {@code qos}: their command lines succeed on a good site and fail on a bad one. */
class CiTemplatesIT {

    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    @TempDir
    Path directory;

    private Path site;

    @BeforeEach
    void copyTheExample() throws IOException {
        site = Files.createDirectory(directory.resolve("site"));
        try (Stream<Path> files = Files.list(ROOT.resolve("examples/cluster"))) {
            for (Path file : files.toList()) {
                Files.copy(file, site.resolve(file.getFileName()));
            }
        }
        Path bin = Files.createDirectory(directory.resolve("bin"));
        Files.createSymbolicLink(bin.resolve("qos"), ROOT.resolve("qos"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"qos-check", "qos-fmt", "qos-test"})
    void aHookOfPreCommitAcceptsAGoodSiteAndRejectsABadOne(String id) throws Exception {
        assertEquals(0, run(commandOfHook(id), Map.of()));
        damage();
        assertEquals(1, run(commandOfHook(id), Map.of()));
    }

    @Test
    void hooksSelectTheFilesOfAllLanguages() throws IOException {
        for (Language language : Language.all()) {
            List<String> names = new ArrayList<>(language.fileNames().whole());
            language.fileNames().endings().forEach(ending -> names.add("site" + ending));
            for (String name : names) {
                assertTrue(selects("qos-fmt", "fabric/" + name), name);
                assertTrue(selects("qos-test", "fabric/" + name), name);
                assertEquals(!name.endsWith(".qostest"), selects("qos-check", "fabric/" + name), name);
            }
        }
        assertFalse(selects("qos-check", "fabric/mypartitions.conf"));
    }

    @Test
    void theActionOfGitHubAnnotatesFindings() throws Exception {
        JsonNode action = yaml("action.yml");
        JsonNode step = action.path("runs").path("steps").path(0);
        Map<String, String> environment =
                Map.of("QOS", "qos", "FILES", "site", "FAIL_LEVEL", input(action, "fail-level"), "TESTS", "site");
        assertEquals(4, step.path("env").size());
        step.path("env").fieldNames().forEachRemaining(name -> assertTrue(environment.containsKey(name), name));

        String script = step.path("run").asText();
        assertEquals(0, run("set -e\n" + script, environment));
        damage();
        assertEquals(1, run("set -e\n" + script, environment));
        assertTrue(Files.readString(directory.resolve("out")).contains("::error file="));
    }

    @Test
    void theJobOfGitLabWritesItsReports() throws Exception {
        JsonNode job = yaml("releng/ci/qos.gitlab-ci.yml").path("qos");
        List<String> script = new ArrayList<>(List.of("set -e"));
        job.path("script").forEach(line -> script.add(line.asText()));

        assertEquals(0, run(String.join("\n", script), Map.of("QOS_FILES", "site", "QOS_TESTS", "site")));
        for (JsonNode report : job.path("artifacts").path("reports").path("junit")) {
            assertTrue(Files.readString(directory.resolve(report.asText())).contains("<testsuite"), report.asText());
        }
        damage();
        assertEquals(1, run(String.join("\n", script), Map.of("QOS_FILES", "site", "QOS_TESTS", "")));
    }

    @Test
    void theContainerInstallsThePackageThatIsBuilt() throws IOException {
        String recipe = Files.readString(ROOT.resolve("releng/packages/Containerfile"));
        String build = Files.readString(ROOT.resolve("releng/packages/deb.sh"));
        assertTrue(recipe.contains("COPY qos_*_all.deb /tmp/\n"), recipe);
        assertTrue(build.contains("$out/qos_$package_version-1_all.deb"), build);
        assertTrue(recipe.endsWith("ENTRYPOINT [\"qos\"]\n"), recipe);
    }

    /** Makes an SL invalid, and the file badly formatted. */
    private void damage() throws IOException {
        Path policy = site.resolve("policy.qos");
        String text = Files.readString(policy);
        String damaged = text.replace("<sl>1</sl>", "<sl>1</sl></sl>");
        assertFalse(text.equals(damaged));
        Files.writeString(policy, damaged);
    }

    private String commandOfHook(String id) throws IOException {
        JsonNode hook = hook(id);
        List<String> words = new ArrayList<>(List.of(hook.path("entry").asText()));
        if (hook.path("pass_filenames").asBoolean(true)) {
            try (Stream<Path> files = Files.list(site)) {
                files.map(file -> "site/" + file.getFileName())
                        .filter(file -> Pattern.compile(hook.path("files").asText())
                                .matcher(file)
                                .find())
                        .sorted()
                        .forEach(words::add);
            }
            assertTrue(words.size() > 2, words.toString());
        }
        return String.join(" ", words);
    }

    private static boolean selects(String id, String file) throws IOException {
        return Pattern.compile(hook(id).path("files").asText()).matcher(file).find();
    }

    private static JsonNode hook(String id) throws IOException {
        return StreamSupport.stream(yaml(".pre-commit-hooks.yaml").spliterator(), false)
                .filter(hook -> hook.path("id").asText().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static String input(JsonNode action, String name) {
        return action.path("inputs").path(name).path("default").asText();
    }

    private static JsonNode yaml(String file) throws IOException {
        return new YAMLMapper().readTree(ROOT.resolve(file).toFile());
    }

    private int run(String script, Map<String, String> environment) throws IOException, InterruptedException {
        ProcessBuilder command = new ProcessBuilder("bash", "-c", script)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("out").toFile());
        command.environment().putAll(environment);
        command.environment().merge("PATH", directory + "/bin", (path, bin) -> bin + ":" + path);
        Process process = command.start();
        assertTrue(process.waitFor(TimeLimits.COMMAND.toSeconds(), TimeUnit.SECONDS), script);
        return process.exitValue();
    }
}
