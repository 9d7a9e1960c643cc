package org.qos.dsl.ui.edit;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DefaultIndentLineAutoEditStrategy;
import org.eclipse.jface.text.DocumentCommand;
import org.eclipse.jface.text.IDocument;

/**
 * Typing in tags of the RFC syntax: the end of an opening tag adds its closing tag, and a change of a name changes the
 * name in the other tag, too. The text alone decides, because a response of the server would come after the next key.
 */
public final class TagEdits extends DefaultIndentLineAutoEditStrategy {

    private static final int LONGEST_EDIT = 100;

    @Override
    public void customizeDocumentCommand(IDocument document, DocumentCommand command) {
        super.customizeDocumentCommand(document, command);
        if (command.text == null || command.text.length() > LONGEST_EDIT || !isInTag(document.get(), command.offset)) {
            return;
        }
        if (">".equals(command.text) && command.length == 0) {
            close(document.get(), command);
        } else if (Tag.isName(command.text)) {
            change(document.get(), command);
        }
    }

    private static boolean isInTag(String text, int offset) {
        return text.lastIndexOf('<', offset - 1) > text.lastIndexOf('>', offset - 1);
    }

    private static void close(String text, DocumentCommand command) {
        String after = text.substring(0, command.offset) + ">" + text.substring(command.offset);
        Tag.all(after).stream()
                .filter(tag -> !tag.closes() && !tag.name().isEmpty())
                .filter(tag -> tag.start() <= command.offset
                        && after.substring(tag.start(), command.offset + 1).indexOf('>')
                                == command.offset - tag.start())
                .filter(tag -> isMissing(after, tag.name()))
                .findFirst()
                .ifPresent(tag -> {
                    command.text = "></" + tag.name() + ">";
                    command.caretOffset = command.offset + 1;
                    command.shiftsCaret = false;
                });
    }

    /** Whether there are more opening tags than closing tags. */
    private static boolean isMissing(String text, String name) {
        int missing = 0;
        for (Tag tag : Tag.all(text)) {
            if (tag.name().equals(name)) {
                missing += tag.closes() ? -1 : 1;
            }
        }
        return missing > 0;
    }

    private static void change(String text, DocumentCommand command) {
        for (TagPair pair : TagPair.all(text)) {
            int inName = command.offset - pair.start(command.offset, command.length);
            pair.other(command.offset, command.length).ifPresent(other -> add(command, other.start() + inName));
        }
    }

    private static void add(DocumentCommand command, int offset) {
        int moved = offset < command.offset ? command.text.length() - command.length : 0;
        try {
            command.addCommand(offset, command.length, command.text, null);
            // a command with a caret of its own is executed as a whole
            command.caretOffset = command.offset + command.text.length() + moved;
            command.shiftsCaret = false;
        } catch (BadLocationException overlap) {
            throw new IllegalStateException("the tags of a pair overlap", overlap);
        }
    }
}
