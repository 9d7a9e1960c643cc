package org.qos.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.rfc.RfcLanguage;

/** Writes projects of nested folders with good, broken, empty, swapped and missing files. */
final class RandomProjects {

    private static final List<Path> POOLS = List.of(
            Path.of("..", "examples"),
            Path.of("..", "org.qos.dsl", "src", "test", "resources", "org", "qos", "dsl", "check", "every-rule"));
    private static final List<String> FOLDERS = List.of("", "a", "a/b", "c");
    private static final List<String> SETTINGS = List.of(
            "partitions: partitions.conf",
            "partitions: ../partitions.conf",
            "partitions: absent.conf",
            "partitions: opensm.opts",
            "options: opensm.opts",
            "options: b/opensm.opts",
            "options: absent.opts",
            "fabric: fabric.ibnetdiscover",
            "fabric: ../fabric.ibnetdiscover",
            "fabric: absent",
            "sm: 0x0002c90300000011",
            "sm: no port",
            "policy: absent.qos",
            "target: mlnx-5",
            "routing-engine: lash",
            "rules: {octal-literal: error, unknown-port-guid: off}",
            "ignore: ['b/**']",
            "unknown-key: 1");

    private final Random random;
    private final Map<Language, List<String>> texts = new HashMap<>();
    private final List<String> fabrics = new ArrayList<>(List.of("", "no fabric at all\n"));

    RandomProjects(Random random) throws IOException {
        this.random = random;
        for (Language language : Language.all()) {
            texts.put(language, new ArrayList<>());
        }
        for (Path pool : POOLS) {
            read(pool);
        }
        texts.get(new PartitionsLanguage())
                .addAll(List.of("", "# nothing\n", "Broken=xyz : ALL=full ;\n", "qos-ulps\n"));
        texts.get(new OptionsLanguage()).addAll(List.of("", "qos TRUE\n", "qos_max_vls x\n", "<qos-policy>\n"));
    }

    private void read(Path pool) throws IOException {
        try (Stream<Path> all = Files.walk(pool)) {
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                String name = file.getFileName().toString();
                if (name.endsWith(".ibnetdiscover")) {
                    fabrics.add(Files.readString(file));
                }
                Language.byFileName(name)
                        .ifPresent(language -> texts.get(language).add(text(file)));
            }
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    /** Writes one project into a folder. */
    void write(Path root) throws IOException {
        Files.writeString(root.resolve("qos-policy.conf"), any(texts.get(new OpenSmLanguage())));
        for (String name : FOLDERS) {
            Path folder = Files.createDirectories(root.resolve(name));
            sometimes(folder, "site.qos", texts.get(new RfcLanguage()));
            sometimes(folder, "qos-policy.conf", texts.get(new OpenSmLanguage()));
            sometimes(folder, "lab.qos-policy.conf", texts.get(new OpenSmLanguage()));
            sometimes(folder, "partitions.conf", texts.get(new PartitionsLanguage()));
            sometimes(folder, "lab.partitions.conf", texts.get(new PartitionsLanguage()));
            sometimes(folder, "opensm.opts", texts.get(new OptionsLanguage()));
            sometimes(folder, "fabric.ibnetdiscover", fabrics);
            if (random.nextInt(4) == 0) {
                Files.writeString(folder.resolve("qos.yaml"), settings());
            }
        }
    }

    /** Some of the settings, each key once. */
    private String settings() {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (int count = random.nextInt(4); count >= 0; count--) {
            String setting = any(SETTINGS);
            chosen.put(setting.substring(0, setting.indexOf(':')), setting);
        }
        return String.join("\n", chosen.values()) + "\n";
    }

    private void sometimes(Path folder, String name, List<String> pool) throws IOException {
        if (random.nextInt(3) == 0) {
            Files.writeString(folder.resolve(name), any(pool));
        }
    }

    private String any(List<String> pool) {
        return pool.get(random.nextInt(pool.size()));
    }
}
