package org.qos.cli.scale;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Long files that mean nothing, or nearly nothing, in every language, by file name. The same in every run. */
final class BadInputs {

    private static final long SEED = 20_060_525;
    /** One character in so many is damaged. */
    private static final int DAMAGE = 500;

    private static final List<String> ENDINGS = List.of("qos", "qos-policy.conf", "partitions.conf", "opensm.opts");

    private BadInputs() {}

    /**
     * All kinds of them.
     *
     * @param size how many bytes a file has, about
     */
    static Map<String, byte[]> of(int size) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        Map<String, String> good = GoodInputs.of(1 + size / 35, 1);
        for (String ending : ENDINGS) {
            String sound = good.get("rules." + ending);
            String sample = sound.substring(0, Math.min(size, sound.length()));
            files.put("bytes." + ending, bytes(size));
            files.put("printable." + ending, printable(size));
            files.put("words." + ending, words(sample, size));
            files.put("damaged." + ending, utf8(damaged(sample)));
            files.put("quote." + ending, utf8(quoted(sample)));
            files.put("nested." + ending, utf8(nested(ending, size)));
            files.put("one-letter." + ending, utf8("x".repeat(size)));
        }
        return files;
    }

    private static byte[] bytes(int size) {
        byte[] bytes = new byte[size];
        new Random(SEED).nextBytes(bytes);
        return bytes;
    }

    /** Characters of ASCII, a line end now and then. */
    private static byte[] printable(int size) {
        Random random = new Random(SEED);
        byte[] text = new byte[size];
        for (int i = 0; i < size; i++) {
            text[i] = (byte) (random.nextInt(60) == 0 ? '\n' : ' ' + random.nextInt('~' - ' ' + 1));
        }
        return text;
    }

    /** The words of a good file in any order. */
    private static byte[] words(String good, int size) {
        Random random = new Random(SEED);
        String[] words = good.substring(0, Math.min(good.length(), 20_000)).split("(?<=[ \\n<>:,;=])|(?=[ \\n<>:,;=])");
        StringBuilder text = new StringBuilder(size + 100);
        while (text.length() < size) {
            text.append(words[random.nextInt(words.length)]);
        }
        return utf8(text.toString());
    }

    /** A good file with characters changed, added and missing. */
    private static String damaged(String good) {
        Random random = new Random(SEED);
        StringBuilder text = new StringBuilder(good.length());
        for (int i = 0; i < good.length(); i++) {
            switch (random.nextInt(3 * DAMAGE)) {
                case 0 -> text.append((char) (' ' + random.nextInt('~' - ' ' + 1)));
                case 1 -> text.append(good.charAt(i)).append((char) (' ' + random.nextInt('~' - ' ' + 1)));
                case 2 -> {
                    // the character is lost
                }
                default -> text.append(good.charAt(i));
            }
        }
        return text.toString();
    }

    /** A good file with a quote near its begin that nothing closes. */
    private static String quoted(String good) {
        int line = good.indexOf('\n') + 1;
        return good.substring(0, line) + "name: \"never closed\n<name a=\"" + good.substring(line);
    }

    private static String nested(String ending, int size) {
        String opening =
                switch (ending) {
                    case "qos" -> "<qos-policy><port-groups><port-group>";
                    case "qos-policy.conf" -> "qos-levels qos-level port-groups port-group ";
                    case "partitions.conf" -> "P=1:(A=";
                    default -> "qos {";
                };
        return opening.repeat(size / opening.length());
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
