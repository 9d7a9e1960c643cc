import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Prints the components of a CycloneDX list by licence. A component without a licence is an error. */
public final class Licences {

    /** Of components whose poms state no licence: that of their sources. */
    private static final Map<String, String> NOT_IN_POM = Map.of("org.antlr:antlr-runtime", "BSD-3-Clause");

    private Licences() {}

    /** Prints the components of the list in the file {@code args[0]}. */
    public static void main(String... args) throws IOException {
        Map<String, TreeSet<String>> components = new TreeMap<>();
        for (JsonNode component : new ObjectMapper().readTree(new File(args[0])).path("components")) {
            if (!component.path("group").asText().equals("org.qos")) {
                components
                        .computeIfAbsent(licences(component), licence -> new TreeSet<>())
                        .add(name(component));
            }
        }
        System.out.println(components.entrySet().stream()
                .map(entry -> entry.getKey() + "\n    " + String.join("\n    ", entry.getValue()))
                .collect(Collectors.joining("\n\n")));
    }

    private static String name(JsonNode component) {
        return id(component) + " " + component.path("version").asText();
    }

    private static String id(JsonNode component) {
        return component.path("group").asText() + ":" + component.path("name").asText();
    }

    private static String licences(JsonNode component) {
        String found = StreamSupport.stream(component.path("licenses").spliterator(), false)
                .map(Licences::licence)
                .sorted()
                .collect(Collectors.joining(" or "));
        return found.isEmpty() ? notInPom(component) : found;
    }

    private static String notInPom(JsonNode component) {
        return Optional.ofNullable(NOT_IN_POM.get(id(component)))
                .orElseThrow(() -> new IllegalStateException("no licence: " + name(component)));
    }

    private static String licence(JsonNode choice) {
        JsonNode licence = choice.path("license");
        return choice.path("expression")
                .asText(licence.path("id").asText(licence.path("name").asText()));
    }
}
