package org.qos.dsl.scanner;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.TokenSource;
import org.eclipse.xtext.parser.antlr.ITokenDefProvider;
import org.eclipse.xtext.parser.antlr.XtextTokenStream;

/**
 * The tokens of a parser, as numbers. A token is an object only while the parser is near it: a file has millions, and objects
 * for all of them would need more memory than what the parser makes of them.
 */
public final class CompactTokens extends AbstractList<Object> {

    /** The tokens of a block, whose numbers are one array; so the list grows without copying. */
    private static final int BLOCK = 4096;

    /** As many objects are kept as a parser looks ahead. */
    private static final int RECENT = 16;

    private static final int START = 0;
    private static final int STOP = 1;
    private static final int TYPE = 2;
    private static final int CHANNEL = 3;
    private static final int NUMBERS = 4;

    private final List<int[]> blocks = new ArrayList<>();
    private final CommonToken[] recent = new CommonToken[RECENT];
    private CharStream text;
    private int size;

    private CompactTokens() {}

    /**
     * A stream of such tokens for a parser. Its lexer says which tokens are hidden, the same for all rules of the grammar.
     *
     * @param lexer makes {@link CommonToken}s of one text
     * @param definitions the tokens of the parser
     */
    public static XtextTokenStream stream(TokenSource lexer, ITokenDefProvider definitions) {
        return new Stream(lexer, definitions);
    }

    @Override
    public boolean add(Object token) {
        CommonToken added = (CommonToken) token;
        if (size % BLOCK == 0) {
            blocks.add(new int[BLOCK * NUMBERS]);
        }
        int[] block = blocks.get(size / BLOCK);
        int at = size % BLOCK * NUMBERS;
        block[at + START] = added.getStartIndex();
        block[at + STOP] = added.getStopIndex();
        block[at + TYPE] = added.getType();
        block[at + CHANNEL] = added.getChannel();
        text = added.getInputStream();
        size++;
        return true;
    }

    @Override
    public CommonToken get(int index) {
        CommonToken known = recent[index % RECENT];
        if (known != null && known.getTokenIndex() == index) {
            return known;
        }
        int[] block = blocks.get(index / BLOCK);
        int at = index % BLOCK * NUMBERS;
        CommonToken token =
                new CommonToken(text, block[at + TYPE], block[at + CHANNEL], block[at + START], block[at + STOP]);
        token.setTokenIndex(index);
        recent[index % RECENT] = token;
        return token;
    }

    @Override
    public int size() {
        return size;
    }

    private static final class Stream extends XtextTokenStream {

        Stream(TokenSource lexer, ITokenDefProvider definitions) {
            super(lexer, definitions);
            tokens = new CompactTokens();
        }

        /** The whole text, which the tokens are all of: the parser makes the text of its nodes from it. */
        @Override
        public String toString() {
            if (p == -1) {
                fillBuffer();
            }
            CharStream text = ((CompactTokens) tokens).text;
            return text == null ? "" : text.substring(0, text.size() - 1);
        }
    }
}
