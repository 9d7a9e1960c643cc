package org.qos.fuzzing.language;

import java.io.BufferedReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.language.Language;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.context.ApplicationSettingsReader;
import org.qos.dsl.project.design.IntentFile;
import org.qos.dsl.project.design.IntentReader;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.dsl.project.settings.SettingsReader;
import org.qos.dsl.project.traffic.TrafficFile;
import org.qos.dsl.project.traffic.TrafficReader;
import org.qos.dsl.rfc.parser.FreeText;
import org.qos.fuzzing.Expect;
import org.qos.fuzzing.FuzzTarget;
import org.qos.fuzzing.SeedSource;
import org.qos.runtime.request.QueryReader;
import org.qos.runtime.request.RequestParser;
import org.qos.runtime.request.RequestSyntaxException;
import org.qos.runtime.request.RequestText;

/** Targets that read a text. */
public final class LanguageTargets {

    private static final String TESTS = "org.qos.dsl/src/test/java";

    private LanguageTargets() {}

    /** A target for each language, and the others. */
    public static List<FuzzTarget> all() {
        List<FuzzTarget> targets = new ArrayList<>();
        Language.all().forEach(language -> targets.add(target(language)));
        targets.add(new FuzzTarget("merge", SeedSource.files(new OptionsLanguage()::claims), new MergeInput()));
        targets.add(new FuzzTarget(
                "settings",
                SeedSource.files(name -> name.equals(SettingsFile.NAME))
                        .and(SeedSource.textBlocks(TESTS + "/org/qos/dsl/project/settings", text -> true)),
                LanguageTargets::settings));
        targets.add(new FuzzTarget(
                "traffic",
                SeedSource.files(name -> name.equals("traffic.yaml"))
                        .and(SeedSource.textBlocks(TESTS + "/org/qos/dsl/project/traffic", text -> true)),
                LanguageTargets::traffic));
        targets.add(new FuzzTarget(
                "intent",
                SeedSource.files(name -> name.equals("storage-mpi.intent.yaml"))
                        .and(SeedSource.textBlocks(TESTS + "/org/qos/dsl/project/design", text -> true)),
                LanguageTargets::intent));
        targets.add(new FuzzTarget(
                "application-settings",
                SeedSource.texts("export NCCL_IB_SL=3\n", "  UCX_IB_SL: \"2\"\n", "# NCCL_IB_SL=1\n"),
                bytes -> ApplicationSettingsReader.read("job", text(bytes))));
        targets.add(new FuzzTarget(
                "request",
                SeedSource.texts(
                        "from 'head HCA-1/P1' to lid 4 pkey 0x8001 sl 3",
                        "from any to guid 0x12 service-id 0x0000000001060022 qos-class 2 tclass 1 mtu min 2048 rate max 100"),
                LanguageTargets::request));
        targets.add(new FuzzTarget(
                "free-text", SeedSource.texts("a &lt; b &amp; c", "&#44;&#x1F600;&nbsp;&"), LanguageTargets::freeText));
        targets.add(new FuzzTarget(
                "queries", SeedSource.files(name -> name.equals("queries.txt")), LanguageTargets::queries));
        return targets;
    }

    private static FuzzTarget target(Language language) {
        SeedSource fixtures = SeedSource.textBlocks(TESTS, text -> Language.byContent(text)
                .or(() -> Language.byLikelihood("input", text))
                .equals(Optional.of(language)));
        SeedSource ownTests = SeedSource.textBlocks(
                TESTS + "/" + language.getClass().getPackageName().replace('.', '/'), text -> true);
        return new FuzzTarget(
                language.id(),
                SeedSource.files(language::claims).and(fixtures).and(ownTests),
                new LanguageInput(language));
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static void settings(byte[] bytes) throws Exception {
        String text = text(bytes);
        SettingsFile file = SettingsReader.read(Path.of("/site/qos.yaml"), text);
        file.problems().forEach(problem -> Places.require(text, problem.line(), problem.column(), problem.message()));
    }

    private static void traffic(byte[] bytes) throws Exception {
        String text = text(bytes);
        TrafficFile file = TrafficReader.read(text);
        file.problems().forEach(problem -> Places.require(text, problem.line(), problem.column(), problem.message()));
    }

    private static void intent(byte[] bytes) throws Exception {
        String text = text(bytes);
        IntentFile file = IntentReader.read(text);
        file.problems().forEach(problem -> Places.require(text, problem.line(), problem.column(), problem.message()));
    }

    /** A text as it has to be written is read as the same. */
    private static void freeText(byte[] bytes) {
        FreeText.errorIn(text(bytes));
        String read = FreeText.decode(text(bytes));
        String written = FreeText.encode(read);
        Expect.same(Optional.empty(), FreeText.errorIn(written), "what is wrong with " + written);
        Expect.same(read.strip(), FreeText.decode(written), "the text that is written as " + written);
    }

    /** A request that can be read is written as a text that is read as the same. */
    private static void request(byte[] bytes) throws Exception {
        try {
            String written = RequestText.of(RequestParser.parse(text(bytes)));
            Expect.same(
                    written, RequestText.of(RequestParser.parse(written)), "the same request, read and written again");
        } catch (RequestSyntaxException documented) {
            // not a request
        }
    }

    private static void queries(byte[] bytes) throws Exception {
        QueryReader reader = new QueryReader(new BufferedReader(new StringReader(text(bytes))), Sites.fabric());
        try {
            while (reader.next().isPresent()) {
                // on to the next
            }
        } catch (RequestSyntaxException documented) {
            // not a query
        }
    }
}
