package org.qos.dsl.project.form;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.project.design.IntentForm;
import org.qos.dsl.project.design.IntentReader;
import org.qos.dsl.project.settings.FormKey;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.traffic.TrafficForm;
import org.qos.dsl.project.traffic.TrafficReader;

/** The kinds of YAML files beside the project file, by their names. Commands take files of any name. */
public enum YamlFileKind {
    /** Intents of {@code qos design}. */
    INTENT("intent.yaml", IntentForm::keys, text -> IntentReader.read(text).problems()),
    /** Descriptions of traffic of {@code qos simulate}. */
    TRAFFIC("traffic.yaml", TrafficForm::keys, text -> TrafficReader.read(text).problems());

    private final String fileName;
    private final Supplier<List<FormKey>> keys;
    private final Reader reader;

    YamlFileKind(String fileName, Supplier<List<FormKey>> keys, Reader reader) {
        this.fileName = fileName;
        this.keys = keys;
        this.reader = reader;
    }

    /** Finds the errors of a text. */
    private interface Reader {
        List<YamlProblem> problems(String text) throws IOException;
    }

    /** The kind of a file: {@code intent.yaml} and {@code *.intent.yaml} are intents, for example. */
    public static Optional<YamlFileKind> of(Path file) {
        String name = FileNames.of(file);
        return Arrays.stream(values())
                .filter(kind -> name.equals(kind.fileName) || name.endsWith("." + kind.fileName))
                .findFirst();
    }

    /** The names of such files, as globs. */
    public Stream<String> globs() {
        return Stream.of(fileName, "*." + fileName);
    }

    /** The keys of such a file. */
    public List<FormKey> keys() {
        return keys.get();
    }

    /** The errors of a text, by place. */
    public List<YamlProblem> problems(String text) {
        try {
            return reader.problems(text);
        } catch (IOException impossible) {
            throw new IllegalStateException("a text in memory cannot fail to be read", impossible);
        }
    }
}
