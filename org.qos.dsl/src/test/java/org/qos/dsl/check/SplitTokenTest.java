package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A word that seems to lack a letter, which stands beside it: the author has put a separator into a word. */
class SplitTokenTest {

    /** The word of a line that an edit replaces is between brackets. */
    @ParameterizedTest(name = "{0} to {1}: {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    Guests=0x0f01d ,[efmember]=full : ALL | defmember | true
                    Guests=0x0f01d,[efmember]             | defmember | true
                    Guests=0x0f01de ,[fmember]            | defmember | true
                    Guests=0x0f01 ,[efmember]             | defmember | false
                    Guests=0x0f01d ,[efmembr]             | defmember | false
                    [efmember]                            | defmember | false
                    d[efmember]                           | defmember | true
                    Guests=0x1,[ipoi]b                    | ipoib     | true
                    Guests=0x1,[ipoi] , b                 | ipoib     | true
                    Guests=0x1,[ipo] ,ib=x                | ipoib     | true
                    Guests=0x1,[ipoi] , c                 | ipoib     | false
                    Guests=0x1,[ipoi]                     | ipoib     | false
                    Guests=0x1,[ ipoi ] b                 | ipoib     | true
                    a ,[b]                                | c         | false
                    c ,[b]                                | c         | false
                    [b], c                                | c         | false
                    0x0f01d ,[efmember]                   | efmember  | false
                    sl ,[ 1 ]                             | 1         | false
                    a- ,[b]                               | -b        | false
                    """)
    void theLetterIsSearchedBesideTheWord(String line, String fixed, boolean split) {
        int begin = line.indexOf('[');
        int end = line.indexOf(']') - 1;
        String text = line.replace("[", "").replace("]", "");
        assertEquals(split, SplitToken.isAt(text, new Edit(begin, end - begin, fixed)));
    }
}
