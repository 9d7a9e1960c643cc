package org.qos.dsl.generator.comment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLoss;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.PolicyEmitter;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.runtime.policy.Policy;

/**
 * The comments of a policy by what they are about: the file, or a group, a level or a rule.
 *
 * @param header those before the first token
 * @param ofBlocks those before and in the text of a group, level or rule
 * @param others those at any other place
 */
public record PolicyComments(List<Comment> header, Map<Object, List<Comment>> ofBlocks, List<Comment> others) {

    /** A policy without comments. */
    public static final PolicyComments NONE = new PolicyComments(List.of(), Map.of(), List.of());

    private static final int MAX_LINES_NAMED = 5;

    /** Copies the lists; blocks are compared by identity. */
    public PolicyComments {
        header = List.copyOf(header);
        ofBlocks = new IdentityHashMap<>(ofBlocks);
        others = List.copyOf(others);
    }

    /** Converts the policy with its comments; a loss names those that have no place in the output. */
    public Emission emit(PolicyEmitter emitter, Policy policy, GenerationSettings settings) {
        Emission emission = emitter.emit(policy, settings);
        if (emission.files().isEmpty()) {
            return emission;
        }
        String text = new CommentInsertion(this, emitter.comments()).into(emission.text(), emission.blocks());
        List<GeneratedFile> files = new ArrayList<>(emission.files());
        files.set(0, GeneratedFile.ofText(files.get(0).path(), text));
        List<ConversionLoss> losses = new ArrayList<>(emission.losses());
        dropped(emission.blocks(), policy).ifPresent(losses::add);
        return new Emission(files, losses, emission.blocks());
    }

    private Optional<ConversionLoss> dropped(List<Object> blocks, Object policy) {
        Map<Object, List<Comment>> left = new IdentityHashMap<>(ofBlocks);
        left.keySet().removeAll(identities(blocks));
        List<Comment> dropped = new ArrayList<>(others);
        left.values().forEach(dropped::addAll);
        if (dropped.isEmpty()) {
            return Optional.empty();
        }
        List<Integer> lines = dropped.stream().map(Comment::line).sorted().toList();
        String named =
                lines.stream().limit(MAX_LINES_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
        int more = lines.size() - MAX_LINES_NAMED;
        return Optional.of(new ConversionLoss(
                ConversionCode.COMMENT_DROPPED,
                (lines.size() == 1 ? "the comment in line " : "the comments in lines ") + named
                        + (more > 0 ? " and " + more + " more are" : lines.size() == 1 ? " is" : " are")
                        + " left out: only comments at the start of the file and of groups, levels and rules are kept;"
                        + " move them there",
                policy));
    }

    private static Set<Object> identities(List<Object> blocks) {
        Set<Object> set = Collections.newSetFromMap(new IdentityHashMap<>());
        set.addAll(blocks);
        return set;
    }

    /**
     * A comment.
     *
     * @param line where it begins, from 1
     * @param text what it says, line by line, without what begins and ends it
     */
    public record Comment(int line, List<String> text) {

        /** Copies the list. */
        public Comment {
            text = List.copyOf(text);
        }
    }
}
