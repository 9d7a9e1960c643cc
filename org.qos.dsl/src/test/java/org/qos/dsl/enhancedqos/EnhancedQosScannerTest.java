package org.qos.dsl.enhancedqos;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.EnhancedQosLowering;
import org.qos.dsl.model.enhancedqos.Bandwidth;
import org.qos.dsl.model.enhancedqos.BandwidthRule;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.model.enhancedqos.SlLimit;
import org.qos.dsl.model.enhancedqos.UnreadText;
import org.qos.dsl.project.ProjectFiles;

class EnhancedQosScannerTest {

    private static final String LIMITS = "BW_NAMES\na = 1\nb = 2\nBW_RULES\n";

    @Test
    void aNameAndARateOnEachLineOfTheNames() {
        assertEquals("a=1|my name=2 x|c=null|d=null", names("BW_NAMES\na=1\n\n my name\t= 2 x \nc =\nd\n"));
    }

    @Test
    void thePortsAndTheLimitsOfTheirSlsOnEachLineOfTheRules() {
        assertEquals(
                "0x1 5:a 7:my b|my group 3:a|default",
                rules("BW_RULES\r\n0x1=5 : a,7:my b\r\nmy group = 3:a # c\r\ndefault\r\n"));
    }

    @Test
    void aNumberSignBeginsACommentAnywhere() {
        assertEquals("a=1|b=null", names("# BW_RULES\nBW_NAMES # c\na = 1#2\nb #= 1\n#"));
    }

    @Test
    void whatBelongsNowhereIsUnread() {
        assertEquals(
                List.of("a = 1", "x y", "= 2"),
                file("a = 1\nBW_NAMES x y\n= 2\n").getUnread().stream()
                        .map(UnreadText::getText)
                        .toList());
        assertEquals(
                List.of(":a"),
                file("BW_RULES\ndefault = :a, 3:a\n").getRules().get(0).getUnread().stream()
                        .map(UnreadText::getText)
                        .toList());
    }

    @Test
    void aKeywordIsAWordOfItsOwn() {
        assertEquals("BW_RULESX=1|a=BW_RULES", names("BW_NAMES\nBW_RULESX = 1\na = BW_RULES\n"));
    }

    @Test
    void everyTextIsAFileWithoutSyntaxErrors() {
        long seed = 20_251_009L;
        Random random = new Random(seed);
        List<String> words = List.of(
                "BW_NAMES", "BW_RULES", "default", "a", "0x1", "1", "=", ":", ",", " ", "\t", "\n", "\r", "#", "\f");
        for (int round = 0; round < 1_000; round++) {
            String text = random.ints(random.nextInt(40), 0, words.size())
                    .mapToObj(words::get)
                    .collect(Collectors.joining());
            String joined = EnhancedQosScanner.scan(text).stream()
                    .map(token -> text.substring(token.start(), token.end()))
                    .collect(Collectors.joining());
            assertEquals(text, joined, "seed " + seed);
            SourceFile read = new ProjectFiles().load("file", text, new EnhancedQosLanguage());
            assertEquals(List.of(), read.resource().getErrors(), () -> "seed " + seed + ": " + text);
            EnhancedQosLowering.lower(read.root(EnhancedQosFile.class));
        }
    }

    @Test
    void theFirstOfRepeatedNamesAndSlsCountsAndWhatIsNoNumberIsLeftOut() {
        var policy = EnhancedQosLowering.lower(
                        file(LIMITS + "a = 9\nBW_NAMES\na = 9\nc = x\nBW_RULES\n0x1 = 3:a, 3:b, 16:a, y:a, 4\n"))
                .value();
        assertEquals("{a=1, b=2}", policy.bandwidths().toString());
        assertEquals("{3=a}", policy.rules().get(1).bandwidths().toString());
    }

    @Test
    void theTraceLeadsFromARuleToThatOfTheFile() {
        EnhancedQosFile file = file(LIMITS + "0x1 = 3:a\n0x1 = 3:a\n");
        var lowered = EnhancedQosLowering.lower(file);
        for (int i = 0; i < 2; i++) {
            assertEquals(
                    file.getRules().get(i),
                    lowered.trace().origin(lowered.value().rules().get(i)).orElseThrow());
        }
    }

    private static EnhancedQosFile file(String text) {
        return new ProjectFiles().load("file", text, new EnhancedQosLanguage()).root(EnhancedQosFile.class);
    }

    private static String names(String text) {
        return file(text).getBandwidths().stream()
                .map((Bandwidth bandwidth) -> bandwidth.getName() + "=" + bandwidth.getRate())
                .collect(Collectors.joining("|"));
    }

    private static String rules(String text) {
        return file(text).getRules().stream().map(EnhancedQosScannerTest::text).collect(Collectors.joining("|"));
    }

    private static String text(BandwidthRule rule) {
        return rule.getTarget()
                + rule.getLimits().stream()
                        .map((SlLimit limit) -> " " + limit.getSl() + ":" + limit.getBandwidth())
                        .collect(Collectors.joining());
    }
}
