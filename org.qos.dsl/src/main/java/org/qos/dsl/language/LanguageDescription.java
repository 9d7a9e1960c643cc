package org.qos.dsl.language;

/**
 * What a language is called and how its files look.
 *
 * @param id its name on the command line, such as {@code opensm}
 * @param kind what users call a file in the language, such as {@code a policy in the OpenSM syntax}
 * @param lspId its language identifier in the Language Server Protocol (TextDocumentItem.languageId), such as
 *     {@code qos-opensm}
 * @param extension the file extension, without a dot, under which the language workflow registers the language
 * @param fileNames the names of its files
 * @param comments how comments are written
 * @param indentation the whitespace that indents one level
 */
public record LanguageDescription(
        String id,
        String kind,
        String lspId,
        String extension,
        FileNames fileNames,
        CommentSyntax comments,
        String indentation) {}
