package org.qos.dsl.ui.assist;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;

/**
 * The indentation of inserted lines (LSP 3.17, InsertTextMode.AdjustIndentation).
 *
 * @param before the indentation of the line with the cursor, which all further lines get
 * @param unit the indentation of one level, which replaces a tab
 */
record Indentation(String before, String unit) {

    private static final String USUAL = "  ";
    private static final Pattern SPACE = Pattern.compile("(?m)^[ \t]+(?=\\S)");

    /** The indentation at an offset; the first indented line of the document shows the unit. */
    static Indentation at(IDocument document, int offset) throws BadLocationException {
        IRegion line = document.getLineInformationOfOffset(offset);
        String before =
                document.get(line.getOffset(), offset - line.getOffset()).replaceFirst("\\S.*", "");
        Matcher indented = SPACE.matcher(document.get());
        String unit = indented.find() ? indented.group() : USUAL;
        return new Indentation(before, unit.startsWith("\t") ? "\t" : unit);
    }

    /** The text with this indentation. */
    String applyTo(String text) {
        return text.replace("\t", unit).replace("\n", "\n" + before);
    }
}
