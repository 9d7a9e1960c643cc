package org.qos.dsl.language;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.ISetup;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.resource.XtextResource;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A language of a policy project. Each one is a package with a record that implements this interface and is named in {@code
 * META-INF/services}; two instances of that record are equal. The language of a file follows from its name, or else
 * from its content.
 */
public interface Language {

    /** What it is called and how its files look. */
    LanguageDescription description();

    /** Its name on the command line. */
    default String id() {
        return description().id();
    }

    /** What users call a file in the language. */
    default String kind() {
        return description().kind();
    }

    /** Its language identifier in the Language Server Protocol. */
    default String lspId() {
        return description().lspId();
    }

    /** The file extension under which the language workflow registers it, without a dot. */
    default String extension() {
        return description().extension();
    }

    /** The names of its files. */
    default FileNames fileNames() {
        return description().fileNames();
    }

    /** How comments are written. */
    default CommentSyntax comments() {
        return description().comments();
    }

    /** The whitespace that indents one level. */
    default String indentation() {
        return description().indentation();
    }

    /** The class of the roots of its models. */
    EClass root();

    /** What makes its Xtext services. */
    ISetup setup();

    /**
     * Whether an entry ends between two tokens, so that a suppression above the entry goes no further.
     *
     * @param last a token of the entry
     * @param next the token that follows
     */
    boolean endsEntry(ILeafNode last, ILeafNode next);

    /** The syntax of its policies; empty for a language of other files. */
    default Optional<PolicySyntax> syntax() {
        return Optional.empty();
    }

    /** Whether OpenSM reads files of the language. */
    default boolean isReadByOpenSm() {
        return true;
    }

    /** Whether NVIDIA's OpenSM reads files of the language. */
    default boolean isReadByNvidiaOpenSm() {
        return isReadByOpenSm();
    }

    /** Whether OpenSM rejects a file of the language that has a syntax error or a reference to nothing. */
    default boolean isRejectedWhenMalformed() {
        return isReadByOpenSm();
    }

    /** Whether what reads the files is known to take comments in them, so that generated files may have some. */
    default boolean hasDocumentedComments() {
        return true;
    }

    /**
     * Whether a text is clearly in the language.
     *
     * @param start the text from the first character that is neither whitespace nor a comment
     */
    default boolean isBegunBy(String start) {
        return false;
    }

    /**
     * Whether a file is probably in the language, where no language claims its name and its text is clearly in none.
     *
     * @param fileName the last segment of the path
     * @param start the text from the first character that is neither whitespace nor a comment
     */
    default boolean isLikely(String fileName, String start) {
        return false;
    }

    /** Whether files of the language are policies. */
    default boolean isPolicy() {
        return syntax().isPresent();
    }

    /** Whether files of the language are policies in that syntax. */
    default boolean is(PolicySyntax syntax) {
        return syntax().filter(syntax::equals).isPresent();
    }

    /** Whether a file is in the language by its name; the case counts. */
    default boolean claims(String fileName) {
        return fileNames().match(fileName) || fileName.endsWith("." + extension());
    }

    /** All languages, in the order in which they are registered. */
    static List<Language> all() {
        return RegisteredLanguages.ALL;
    }

    /** The language with that id. */
    static Optional<Language> byId(String id) {
        return all().stream().filter(language -> language.id().equals(id)).findFirst();
    }

    /**
     * The language of a file with that name; the case counts.
     *
     * @param fileName the last segment of the path
     */
    static Optional<Language> byFileName(String fileName) {
        return all().stream().filter(language -> language.claims(fileName)).findFirst();
    }

    /** The language that a text is clearly in, derived from how it begins after whitespace and comments. */
    static Optional<Language> byContent(String text) {
        String start = RegisteredLanguages.withoutLeadingComments(text);
        return all().stream().filter(language -> language.isBegunBy(start)).findFirst();
    }

    /** The language that a file is probably in, where neither its name nor its text is clear. */
    static Optional<Language> byLikelihood(String fileName, String text) {
        String start = RegisteredLanguages.withoutLeadingComments(text);
        return all().stream()
                .filter(language -> language.isLikely(fileName, start))
                .findFirst();
    }

    /** Whether a text is blank apart from comments, so that its content says nothing about its language. */
    static boolean isWithoutContent(String text) {
        return RegisteredLanguages.withoutLeadingComments(text).isEmpty();
    }

    /** The language that a resource parses. */
    static Language of(Resource resource) {
        return ((XtextResource) resource).getResourceServiceProvider().get(Language.class);
    }

    /** The ids of all languages, for messages. */
    static String ids() {
        return all().stream().map(Language::id).collect(Collectors.joining(", "));
    }
}
