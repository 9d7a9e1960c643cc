package org.qos.cli.baseline;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.qos.fabric.file.AtomicFile;
import org.qos.fabric.file.FileInput;

/** Reads and writes baselines, as JSON that is the same for the same findings. */
public final class BaselineFile {

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final ObjectWriter WRITER = JSON.writer(new DefaultPrettyPrinter()
            .withArrayIndenter(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE.withLinefeed("\n"))
            .withObjectIndenter(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE.withLinefeed("\n")));

    /** A limit far above real files; an entry takes a few hundred bytes. */
    private static final int MAX_BYTES = 1 << 28;

    private static final String FORM =
            "expected {\"version\", \"findings\": [{\"file\", \"code\", \"fingerprint\", \"message\"}, ...]}";

    /** What the parser says about its source, which is the file that the message names. */
    private static final Pattern SOURCE = Pattern.compile(" \\([^(]*\\[Source: .*");

    private BaselineFile() {}

    /**
     * Reads a baseline.
     *
     * @throws Malformed when the file holds something else
     * @throws IOException when it cannot be read
     */
    public static Baseline read(Path file) throws IOException, Malformed {
        String text = StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(FileInput.read(file, MAX_BYTES)))
                .toString();
        try {
            Baseline baseline = JSON.readValue(text, Baseline.class);
            if (baseline.version() != Baseline.VERSION) {
                throw new Malformed(1, "its version is " + baseline.version() + ", expected " + Baseline.VERSION);
            }
            if (baseline.findings().contains(null)) {
                throw new Malformed(1, FORM);
            }
            return baseline;
        } catch (JsonProcessingException e) {
            JsonLocation place = e.getLocation();
            throw new Malformed(place == null ? 1 : place.getLineNr(), reason(e));
        }
    }

    /**
     * Reads a baseline that is to be replaced: one without entries where there is no file, or an empty one.
     *
     * @throws Malformed when the file holds something else
     * @throws IOException when it cannot be read
     */
    public static Baseline readIfAny(Path file) throws IOException, Malformed {
        return Files.exists(file) && FileInput.read(file, MAX_BYTES).length > 0 ? read(file) : Baseline.of(List.of());
    }

    /**
     * Writes a baseline in one step. Whoever replaces a file reads it first ({@link #readIfAny}).
     *
     * @throws IOException when it cannot be written
     */
    public static void write(Path file, Baseline baseline) throws IOException {
        AtomicFile.write(file, (WRITER.writeValueAsString(baseline) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** An error of JSON is wrapped when it is in an entry. */
    private static String reason(Throwable e) {
        if (e instanceof JsonEOFException end) {
            return "the file ends inside " + container(end.getProcessor().getParsingContext());
        }
        if (e instanceof StreamConstraintsException || e instanceof InputCoercionException) {
            return "a value is nested too deeply, or is out of range";
        }
        if (e instanceof StreamReadException error) {
            return SOURCE.matcher(error.getOriginalMessage().lines().findFirst().orElse("no JSON"))
                    .replaceFirst("");
        }
        return e.getCause() instanceof JsonProcessingException cause ? reason(cause) : FORM;
    }

    private static String container(JsonStreamContext context) {
        return context.inObject() ? "an object" : context.inArray() ? "an array" : "a value";
    }

    /** A file that is not a baseline. */
    public static final class Malformed extends Exception {

        private static final long serialVersionUID = 1L;

        private final int line;

        Malformed(int line, String message) {
            super(message);
            this.line = line;
        }

        /** The line where it shows, from 1. */
        public int line() {
            return line;
        }
    }
}
