package org.qos.dsl.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.project.LanguageInjectors;
import org.qos.runtime.policy.PolicySyntax;

/** The languages by name and content, at the edges of both. */
class LanguageNamesTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        ".qos, rfc",
        "a.b.qos, rfc",
        "qos-policy.conf.qos, rfc",
        ".qos-policy.conf, opensm",
        "a.qos.qos-policy.conf, opensm",
        ".partitions.conf, partitions",
        ".opensm.opts, opts",
        "site.opts, opts",
        "enhanced_qos_policy.conf, enhanced-qos",
        ".enhanced-qos.conf, enhanced-qos",
        "a.enhancedqos, enhanced-qos",
        "site-enhanced_qos_policy.conf, none",
        "a.partitions.conf.opensm.opts, opts",
        "site.opensm.conf, none",
        "site.qos-policy.xml, none",
        "qos-policy.conf~, none",
        "qos-policy.conf.bak, none",
        "site-qos-policy.conf, none",
        "xpartitions.conf, none",
        "Site.QOS, none",
        "OpenSM.conf, none",
        "qos.yaml, none",
        "'', none"
    })
    void theWholeNameOrItsEndDecides(String name, String id) {
        assertEquals(id, Language.byFileName(name).map(Language::id).orElse("none"));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            textBlock =
                    """
                    `<`                           | rfc
                    `~~<qos-policy>`              | rfc
                    `#<~<qos-policy>`             | rfc
                    `# a~# b~~  <x`               | rfc
                    `#`                           | none
                    `# <qos-policy>`              | none
                    `a <qos-policy>`              | none
                    `qos-ulps`                    | opensm
                    `#x~qos-setup~`               | opensm
                    `qos-levels qos-level`        | opensm
                    `port-groups#`                | opensm
                    `# a~BW_NAMES`                | enhanced-qos
                    `\uFEFF# a~qos-ulps`          | opensm
                    `# a~\uFEFF<x`                | rfc
                    `BW_RULES~default = 1:a`      | enhanced-qos
                    `bw_names`                    | none
                    `end-qos-levels`              | none
                    `qos-policy`                  | none
                    `~`                           | none
                    """)
    void theContentDecidesByItsFirstTextAfterComments(String text, String id) {
        assertEquals(
                id,
                Language.byContent(text.replace('~', '\n')).map(Language::id).orElse("none"));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "``, true",
                "` ~~`, true",
                "`# a~ ~  # b`, true",
                "`\uFEFF# a~`, true",
                "`# a~b`, false",
                "`~<`, false"
            })
    void aTextWithCommentsOnlyHasNoContent(String text, boolean isWithoutContent) {
        assertEquals(isWithoutContent, Language.isWithoutContent(text.replace('~', '\n')));
    }

    @ParameterizedTest
    @CsvSource({"site.qos", "qos-policy.conf", "partitions.conf", "opensm.conf", "a.opts", "enhanced_qos_policy.conf"})
    void anInjectorServesTheFilesOfItsLanguageOnly(String name) {
        Optional<Language> language = Language.byFileName(name);
        for (Language other : Language.all()) {
            boolean served = LanguageInjectors.standalone()
                    .injector(other)
                    .getInstance(IResourceServiceProvider.class)
                    .canHandle(URI.createFileURI("/site/" + name));
            assertEquals(language.equals(Optional.of(other)), served, other.id());
        }
    }

    @ParameterizedTest
    @MethodSource("org.qos.dsl.language.Language#all")
    void aLanguageHasTheSameInjectorEachTime(Language language) {
        LanguageInjectors injectors = LanguageInjectors.standalone();
        assertEquals(injectors.injector(language), injectors.injector(language));
        assertEquals(language, Language.of(injectors.newResource(language, URI.createURI("memory:/any"))));
    }

    @Test
    void idsRootsAndExtensionsDiffer() {
        Set<String> names = new HashSet<>();
        for (Language language : Language.all()) {
            assertTrue(names.add(language.id()) | names.add(language.lspId()), language.id());
        }
        assertEquals(
                List.of("enhanced-qos", "opensm", "opts", "partitions", "rfc", "test"),
                Language.all().stream().map(Language::id).sorted().toList());
    }

    @ParameterizedTest
    @CsvSource({
        "rfc, RFC, false, false",
        "opensm, OPENSM, true, true",
        "partitions, , true, true",
        "opts, , true, false",
        "test, , false, false",
        "enhanced-qos, , false, false"
    })
    void openSm33ReadsPoliciesInItsSyntaxPartitionsAndOptionsAndRejectsAllButOptions(
            String id, PolicySyntax syntax, boolean read, boolean rejected) {
        Language language = Language.byId(id).orElseThrow();
        assertEquals(Optional.ofNullable(syntax), language.syntax());
        assertEquals(syntax != null, language.isPolicy());
        assertEquals(read, language.isReadByOpenSm());
        assertEquals(rejected, language.isRejectedWhenMalformed());
        for (PolicySyntax other : PolicySyntax.values()) {
            assertEquals(other == syntax, language.is(other));
        }
    }

    @ParameterizedTest
    @CsvSource({"rfc, <!-- a -->", "opensm, # a", "partitions, # a", "opts, # a", "enhanced-qos, # a"})
    void aCommentIsWrittenInTheLanguage(String id, String comment) {
        CommentSyntax comments = Language.byId(id).orElseThrow().comments();
        assertEquals(comment, comments.comment("a"));
        assertEquals(comment.startsWith("#"), comments.endsWithLine());
    }

    @Test
    void fileNamesAreWholeOrEndings() {
        FileNames names = new FileNames(List.of("a.conf"), List.of(".b"));
        assertTrue(names.match("a.conf") && names.match("x.b") && names.match(".b"));
        assertEquals(
                List.of(),
                List.of("xa.conf", "a.con", "b", "x.b.c", "A.conf").stream()
                        .filter(names::match)
                        .toList());
        assertEquals(List.of("a.conf", "*.b"), names.globs().toList());
    }
}
