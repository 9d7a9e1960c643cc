package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;
import org.w3c.dom.Document;

/** The pictures of {@code qos simulate --picture}. */
class SimulationPictureTest extends SimulationTest {

    /** More than letters of the picture have on average. */
    private static final double LETTER = 7.5;

    private static final Pattern VIEW = Pattern.compile("viewBox=\"0 0 (\\d+) ");
    private static final Pattern TEXT =
            Pattern.compile("<text x=\"([\\d.]+)\" y=\"[\\d.]+\" text-anchor=\"start\">([^<]*)</text>");

    /** The area of each class ends at what it gets; the bars of a full link have a part for each class. */
    @Test
    void aPictureShowsWhatClassesGetOverTimeAndOfLinks() throws IOException {
        shell.file("traffic.yaml", TRAFFIC.replace("name: others", "name: <others>"));

        Outcome outcome = simulateWith("--opts", "site.opts", "--compare", "flat.qos", "--picture", "traffic.svg");

        assertEquals(0, outcome.exitCode(), outcome.err());
        String svg = Files.readString(directory.resolve("traffic.svg"));
        assertTrue(svg.contains("<desc>with site.qos: files gets 75.0 Gb/s; &lt;others&gt; gets 25.0 Gb/s."), svg);
        assertTrue(svg.contains("<desc>with flat.qos: files gets 50.0 Gb/s; &lt;others&gt; gets 50.0 Gb/s."), svg);
        assertEquals(4, svg.split("<polygon ", -1).length - 1, svg);
        assertTrue(svg.contains("<rect class=\"area c1\" x=\"330.0\" y=\"26\" width=\"247.5\""), svg);
        assertFalse(svg.contains("<others>"), svg);
    }

    /** YAML allows names that XML does not. */
    @ParameterizedTest
    @ValueSource(
            strings = {"\\x01", "\\e", "\\uFFFE", "\\uFFFF", "\\uD800", "\\U0001FFFE", "<&'\\\"-->", "\\u202E", "\\0"})
    void aPictureIsXmlWhateverTheNames(String name) throws Exception {
        shell.file("traffic.yaml", TRAFFIC.replace("name: others", "name: \"a" + name + "b\""));

        Outcome outcome = simulateWith("--picture", "traffic.svg");

        assertEquals(0, outcome.exitCode(), outcome.err());
        Document svg = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(directory.resolve("traffic.svg").toFile());
        assertEquals("svg", svg.getDocumentElement().getNodeName());
    }

    @Test
    void aFileOfAnotherIsNotReplacedByAPicture() throws IOException {
        shell.file("traffic.svg", "mine");

        Outcome outcome = simulateWith("--picture", "traffic.svg");

        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().contains("replace with --force"), outcome.err());
        assertEquals("mine", Files.readString(directory.resolve("traffic.svg")));
    }

    /** Rates with four digits before the point are the longest texts. */
    @Test
    void noTextIsCutOff() throws IOException {
        shell.file("subnet/fabric.txt", Texts.FABRIC.replace("4xEDR", "12xNDR"))
                .file("traffic.yaml", TRAFFIC.replace("name: files", "name: " + "files".repeat(12)));

        String svg = picture();

        Matcher view = VIEW.matcher(svg);
        assertTrue(view.find());
        int right = Integer.parseInt(view.group(1)) - 20;
        assertTrue(svg.contains("1200.0 of 1200.0 Gb/s"), svg);
        for (MatchResult text : TEXT.matcher(svg).results().toList()) {
            double end =
                    Double.parseDouble(text.group(1)) + LETTER * text.group(2).length();
            assertTrue(end <= right, text.group(2) + " ends at " + end);
        }
    }

    @Test
    void theNumbersOfAxesAreRound() throws IOException {
        String svg = picture();

        assertEquals(List.of("0", "25", "50", "75", "100"), texts(svg, "end"));
        assertEquals(
                List.of("0 \u00b5s", "250 \u00b5s", "500 \u00b5s", "750 \u00b5s", "1000 \u00b5s", "1250 \u00b5s"),
                texts(svg, "middle"));
    }

    @Test
    void smallRatesHaveNumbersOfTheirOwn() throws IOException {
        shell.file("traffic.yaml", TRAFFIC.replaceAll("(?m)^    from", "    load: 0.3\n    from"));

        assertEquals(List.of("0", "0.4", "0.8", "1.2", "1.6"), texts(picture(), "end"));
    }

    /** With the other policy no link is in use. */
    @Test
    void comparedPicturesHaveTheSameLinks() throws IOException {
        shell.file("others.qos", Texts.POLICY.replace("</sl>", "</sl><pkey>0x8001</pkey>"));
        String svg = picture("--compare", "others.qos");

        String links = Stream.of(svg.split("the fullest links", -1))
                .skip(1)
                .map(drawn -> String.join(
                        "; ",
                        texts(drawn, "start").stream()
                                .filter(text -> text.contains("\u2192"))
                                .toList()))
                .distinct()
                .reduce("", (one, other) -> one + "|" + other);
        assertEquals("|n1 HCA-1/P1 \u2192 sw1/P1; sw1/P2 \u2192 n2 HCA-1/P1", links, svg);
    }

    private static List<String> texts(String svg, String anchor) {
        return Pattern.compile("text-anchor=\"" + anchor + "\">([^<]*)</text>")
                .matcher(svg)
                .results()
                .map(text -> text.group(1))
                .toList();
    }

    private String picture(String... more) throws IOException {
        Outcome outcome = simulateWith(
                Stream.concat(Stream.of("--opts", "site.opts", "--picture", "traffic.svg"), Stream.of(more))
                        .toArray(String[]::new));
        assertFalse(outcome.exitCode() > 1, outcome.err());
        return Files.readString(directory.resolve("traffic.svg"));
    }
}
