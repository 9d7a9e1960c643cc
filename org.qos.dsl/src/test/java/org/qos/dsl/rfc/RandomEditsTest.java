package org.qos.dsl.rfc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.eclipse.xtext.nodemodel.INode;
import org.junit.jupiter.api.Test;
import org.qos.dsl.project.Checker;

/** Whatever somebody types, the text is kept, nothing throws, and every syntax error is one of ours. */
class RandomEditsTest {
    private static final long SEED = 20061;
    private static final int TEXTS = 1500;
    private static final Pattern OUR_CODE = Pattern.compile("[a-z]+(-[a-z]+)+|attribute|declaration");
    private static final List<String> SNIPPETS = List.of(
            "<",
            ">",
            "</",
            "/>",
            "<!--",
            "-->",
            "<!\u2014-",
            "<?",
            "&",
            ",",
            "-",
            ":",
            "*",
            "0",
            "08",
            "0x",
            "x",
            " ",
            "\n",
            "<sl>",
            "</sl>",
            "<qos-level>",
            "</qos-levels>",
            "<port-group>",
            "</port-groups>",
            "<foo>",
            "</foo>",
            "<to/>",
            "<name a=\"b\">",
            "</qos-policy>",
            "<qos-policy>",
            "text",
            "99999999999999999999",
            "\uFEFF",
            "\u0000");

    @Test
    void theParserNeverComplainsItself() {
        System.out.println("RandomEditsTest: seed " + SEED);
        Random random = new Random(SEED);
        String good = PolicyText.complete();
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < TEXTS; i++) {
            String text = good;
            for (int edits = random.nextInt(3); edits >= 0; edits--) {
                text = edit(text, random);
            }
            check(text, wrong);
        }
        assertEquals(List.of(), wrong);
    }

    private static void check(String text, List<String> wrong) {
        try {
            PolicyText parsed = PolicyText.of(text);
            if (!parsed.isKept()) {
                wrong.add("text is not kept: " + text);
            }
            for (INode node : parsed.file().nodes().getAsTreeIterable()) {
                if (node.getSyntaxErrorMessage() != null && !isOurs(node)) {
                    wrong.add(node.getSyntaxErrorMessage() + " in " + text);
                }
            }
            Checker.check(parsed.file());
        } catch (RuntimeException e) {
            wrong.add(e + " in " + text);
        }
    }

    private static boolean isOurs(INode node) {
        return OUR_CODE.matcher(node.getSyntaxErrorMessage().getIssueCode()).matches();
    }

    private static String edit(String text, Random random) {
        int start = random.nextInt(text.length());
        int end = Math.min(text.length(), start + random.nextInt(12));
        return switch (random.nextInt(4)) {
            case 0 -> text.substring(0, start) + text.substring(end);
            case 1 -> text.substring(0, start) + text.substring(start, end) + text.substring(start);
            case 2 -> text.substring(0, start) + snippet(random) + text.substring(start);
            default -> text.substring(0, start) + snippet(random) + text.substring(end);
        };
    }

    private static String snippet(Random random) {
        return SNIPPETS.get(random.nextInt(SNIPPETS.size()));
    }
}
