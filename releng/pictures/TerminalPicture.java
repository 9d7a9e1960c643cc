import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Draws what a terminal shows as SVG: reads text with the escape sequences for bold and colour (ECMA-48, SGR) from
 * standard input and writes the picture to standard output. The argument is the width in columns.
 */
class TerminalPicture {

    private static final Pattern ESCAPE = Pattern.compile("\u001b\\[([0-9;]*)([a-zA-Z])");
    private static final String[] COLOURS = {"k", "r", "g", "y", "b", "m", "c", "w"};
    private static final double COLUMN = 8.43;
    private static final int LINE = 19;
    private static final int MARGIN = 16;
    private static final int BAR = 30;

    private boolean bold;
    private String colour = "";

    public static void main(String[] args) throws IOException {
        int columns = Integer.parseInt(args[0]);
        InputStreamReader input = new InputStreamReader(System.in, StandardCharsets.UTF_8);
        List<String> lines = new BufferedReader(input).lines().toList();
        System.out.write(new TerminalPicture().draw(lines, columns).getBytes(StandardCharsets.UTF_8));
        System.out.flush();
    }

    private String draw(List<String> all, int columns) {
        List<String> lines = new ArrayList<>(all);
        while (!lines.isEmpty() && lines.get(lines.size() - 1).isBlank()) {
            lines.remove(lines.size() - 1);
        }
        int width = (int) Math.ceil(columns * COLUMN) + 2 * MARGIN;
        StringBuilder svg = new StringBuilder(head(width, BAR + 2 * MARGIN + lines.size() * LINE));
        for (int i = 0; i < lines.size(); i++) {
            String content = spans(lines.get(i));
            if (!content.isEmpty()) {
                int y = BAR + MARGIN + 14 + i * LINE;
                svg.append("  <text x=\"%d\" y=\"%d\">%s</text>%n".formatted(MARGIN, y, content));
            }
        }
        return svg.append("</svg>\n").toString();
    }

    private static String head(int width, int height) {
        return """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %2$d" width="%1$d" height="%2$d" \
                font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">
                  <title>A terminal session with qos check, qos test and qos explain</title>
                  <style>
                    text{fill:#24292f;white-space:pre} .d{font-weight:bold}
                    .r{fill:#b3261e} .g{fill:#1a7f37} .y{fill:#8a5a00}
                    .b{fill:#0550ae} .m{fill:#8250df} .c{fill:#0b6e75}
                  </style>
                  <rect x="0.5" y="0.5" width="%3$d" height="%4$d" rx="8" fill="#fbfbfa" stroke="#c8ccd0"/>
                  <path d="M0.5 %5$dH%6$d" stroke="#c8ccd0"/>
                  <circle cx="18" cy="15" r="5" fill="#d0d4d8"/><circle cx="36" cy="15" r="5" fill="#d0d4d8"/>\
                <circle cx="54" cy="15" r="5" fill="#d0d4d8"/>
                """
                .formatted(width, height, width - 1, height - 1, BAR, width);
    }

    /** The text of a line in spans of one look each; the look lasts from line to line. */
    private String spans(String line) {
        StringBuilder spans = new StringBuilder();
        Matcher escape = ESCAPE.matcher(line);
        int begin = 0;
        while (escape.find()) {
            append(spans, line.substring(begin, escape.start()));
            begin = escape.end();
            if (escape.group(2).equals("m")) {
                for (String code : escape.group(1).split(";")) {
                    look(code.isEmpty() ? 0 : Integer.parseInt(code));
                }
            }
        }
        append(spans, line.substring(begin));
        return spans.toString();
    }

    private void look(int code) {
        switch (code) {
            case 0 -> {
                bold = false;
                colour = "";
            }
            case 1 -> bold = true;
            case 21, 22 -> bold = false;
            case 39 -> colour = "";
            default -> {
                if (code >= 30 && code <= 37) {
                    colour = COLOURS[code - 30];
                }
            }
        }
    }

    private void append(StringBuilder spans, String text) {
        if (text.isEmpty()) {
            return;
        }
        String look = (colour + (bold ? " d" : "")).strip();
        String escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
        spans.append(look.isEmpty() ? escaped : "<tspan class=\"" + look + "\">" + escaped + "</tspan>");
    }
}
