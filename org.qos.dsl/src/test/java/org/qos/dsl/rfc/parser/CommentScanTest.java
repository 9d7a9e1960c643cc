package org.qos.dsl.rfc.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where comments, declarations and the prolog end, with a tilde for a line end. */
class CommentScanTest {

    private static String shown(String text) {
        return RawTokenScanner.of(text).stream()
                .map(token -> token.kind().name().charAt(0)
                        + "["
                        + text.substring(token.start(), token.end())
                        + "]"
                        + token.error().map(error -> error.code().code()).orElse(""))
                .collect(Collectors.joining(" "))
                .replace('\n', '~');
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    <!---->x                  | C[<!---->] T[x]
                    <!-- a -->x               | C[<!-- a -->] T[x]
                    <!-- a~b -->x             | C[<!-- a~b -->] T[x]
                    <!-- <sl> -->x            | C[<!-- <sl> -->] T[x]
                    <!-- a -- b -->x          | C[<!-- a -- b -->] T[x]
                    <!-- a > b -->x           | C[<!-- a > b -->] T[x]
                    <!-- a --><!-- b -->      | C[<!-- a -->] C[<!-- b -->]
                    <!-- a                    | R[<!--]unclosed-comment C[ a]
                    <!-- a~<sl>               | R[<!--]unclosed-comment C[ a] O[<sl>]
                    <!-- a~b~ <sl>            | R[<!--]unclosed-comment C[ a~b] O[<sl>]
                    <!-- a~<!-- b -->x        | R[<!--]unclosed-comment C[ a] C[<!-- b -->] T[x]
                    <!-- a <!-- b -->x        | R[<!--]unclosed-comment C[ a ] C[<!-- b -->] T[x]
                    <!- a -->x                | R[<!-]comment-opener C[ a -->] T[x]
                    <! a -->x                 | R[<!]comment-opener C[ a -->] T[x]
                    <!— a -->x                | R[<!—]comment-opener C[ a -->] T[x]
                    <!- a~<sl>                | R[<!-]comment-opener C[ a] O[<sl>]
                    <!DOCTYPE a>x             | R[<!DOCTYPE a>]declaration T[x]
                    <!DOCTYPE a~>             | R[<!DOCTYPE a]declaration T[>]
                    <![CDATA[a]]>x            | R[<![CDATA[a]]>]declaration T[x]
                    <?xml?>x                  | C[<?xml?>] T[x]
                    <?xml version="1.0"?><sl> | C[<?xml version="1.0"?>] O[<sl>]
                    <?xml~?>                  | R[<?xml]unclosed-prolog T[?>]
                    <?xml a>~<sl>             | R[<?xml a>]unclosed-prolog O[<sl>]
                    """)
    void endsOfWhatIsNotATag(String text, String tokens) {
        assertEquals(tokens, shown(text.replace('~', '\n')));
    }
}
