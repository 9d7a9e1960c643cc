package org.qos.dsl.opensm.syntax;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.scoping.NameSuggestions;
import org.qos.dsl.syntax.BlockType;
import org.qos.dsl.syntax.EntryType;
import org.qos.dsl.syntax.NodeTypeKeyword;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.runtime.policy.PolicySyntax;

/** Which keywords may be written where, as {@link PolicyBlocks} has them. */
public final class OpenSmKeywords {

    /** What each block may contain; asked for each error of a file, of which there can be very many. */
    private static final Map<String, List<String>> CONTENTS = PolicyBlocks.all(PolicySyntax.OPENSM)
            .collect(Collectors.toMap(
                    BlockType::name, block -> contents(block).toList(), (one, other) -> one, LinkedHashMap::new));

    private static final List<String> SECTIONS =
            PolicyBlocks.sections(PolicySyntax.OPENSM).map(BlockType::name).toList();

    private static final List<String> ALL = PolicyBlocks.all(PolicySyntax.OPENSM)
            .flatMap(block -> Stream.concat(
                    Stream.of(block.name(), "end-" + block.name()),
                    contents(block).filter(keyword -> keyword.endsWith(":"))))
            .distinct()
            .toList();

    private OpenSmKeywords() {}

    /** The keyword that opens what a grammar rule reads; empty for the file as a whole and for values. */
    static Optional<String> keywordOf(String rule) {
        return PolicyBlocks.readBy(rule).map(BlockType::name);
    }

    /** What a block may contain, or the file outside of all blocks. */
    static List<String> contentsOf(Optional<String> block) {
        return block.map(CONTENTS::get).orElse(SECTIONS);
    }

    private static Stream<String> contents(BlockType block) {
        return Stream.concat(
                block.blocks().stream().map(BlockType::name),
                block.entries(PolicySyntax.OPENSM).map(EntryType::keyword));
    }

    /** The block that a keyword belongs in; the first of them when there are several. */
    static String sectionOf(String keyword) {
        return blocksWith(keyword).findFirst().orElse("the file");
    }

    /** The blocks that a keyword belongs in. */
    static Stream<String> blocksWith(String keyword) {
        return CONTENTS.entrySet().stream()
                .filter(block -> block.getValue().contains(keyword))
                .map(Map.Entry::getKey);
    }

    /** Every keyword of blocks and entries, without the lines of {@code qos-ulps} that have a criterion. */
    public static Stream<String> all() {
        return ALL.stream();
    }

    /** The keywords that a block may contain, and the one that closes it. */
    public static Stream<String> possibleIn(Optional<String> block) {
        return Stream.concat(contentsOf(block).stream(), block.map(b -> "end-" + b).stream());
    }

    /** The keyword that a space in it cuts in two, such as {@code po rt-groups}; where a block may contain it. */
    static Optional<String> cutInTwo(String line, Optional<String> block) {
        String[] words = line.strip().split("[ \\t]+", 3);
        return words.length < 2
                ? Optional.empty()
                : possibleIn(block)
                        .map(OpenSmKeywords::withoutColon)
                        .filter((words[0] + words[1]).replace(":", "")::equals)
                        .findFirst();
    }

    /** The known keyword most similar to a text; one that the block may contain rather than another. */
    static Optional<String> suggest(String written, Optional<String> block) {
        String lower = written.toLowerCase(Locale.ROOT);
        return Stream.of(possibleIn(block), all())
                .map(keywords -> NameSuggestions.STRICT.closest(
                        lower, keywords.map(OpenSmKeywords::withoutColon).toList()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The entry of that name which a block has in the RFC syntax only. */
    static Optional<EntryType> entryOfRfcSyntax(String written, Optional<String> block) {
        return block.flatMap(PolicyBlocks::named)
                .flatMap(type -> type.entry(written, PolicySyntax.RFC))
                .filter(entry -> !entry.isIn(PolicySyntax.OPENSM));
    }

    /** Whether a text is the name of a protocol that begins lines of {@code qos-ulps}. */
    static boolean isUlp(String written) {
        return contentsOf(Optional.of("qos-ulps")).stream()
                .anyMatch(keyword -> keyword.split("[,:]")[0].equals(written));
    }

    /** The criteria that may follow the name of a protocol and a comma in {@code qos-ulps}. */
    static List<String> criteriaOf(String protocol) {
        String begin = protocol + ",";
        return contentsOf(Optional.of("qos-ulps")).stream()
                .filter(keyword -> keyword.startsWith(begin))
                .map(keyword -> keyword.substring(begin.length()))
                .toList();
    }

    /** The only keyword of that block similar to a text; with its colon, if it has one. */
    static Optional<String> suggestOnly(String written, Optional<String> block) {
        String lower = written.toLowerCase(Locale.ROOT);
        Optional<String> closest = NameSuggestions.TOLERANT.closest(
                lower,
                Stream.concat(possibleIn(block), all())
                        .map(OpenSmKeywords::withoutColon)
                        .toList());
        return NameSuggestions.TOLERANT
                .only(lower, possibleIn(block).map(OpenSmKeywords::withoutColon).toList())
                .filter(near -> closest.filter(near::equals).isPresent())
                .map(near -> possibleIn(block).anyMatch((near + ":")::equals) ? near + ":" : near);
    }

    /** The node type to suggest for a text: in quotes, by the legacy name of channel adapters, or with a typo. */
    static Optional<String> suggestNodeType(String written) {
        String type = written.replace("\"", "").toUpperCase(Locale.ROOT);
        return type.equals(NodeTypeKeyword.LEGACY_CA) || type.equals("CAS")
                ? Optional.of(NodeTypeKeyword.CA.name())
                : NameSuggestions.TOLERANT.only(type, NodeTypeKeyword.names());
    }

    /** What has to follow the keyword of an entry, for messages. */
    static String expectedAfter(String keyword) {
        return PolicyBlocks.withKeyword(keyword)
                .map(entry -> entry.value().expected())
                .findFirst()
                .orElse("a number");
    }

    /** Whether names or a description follow the keyword of an entry. */
    static boolean takesText(String keyword) {
        return !keyword.equals("node-type:")
                && PolicyBlocks.withKeyword(keyword)
                        .anyMatch(entry -> entry.value().isText());
    }

    private static String withoutColon(String keyword) {
        return keyword.endsWith(":") ? keyword.substring(0, keyword.length() - 1) : keyword;
    }

    /** A list of keywords for a message. */
    static String list(List<String> keywords) {
        return String.join(" | ", keywords).replace(",", ", ");
    }
}
