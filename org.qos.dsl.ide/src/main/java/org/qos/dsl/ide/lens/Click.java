package org.qos.dsl.ide.lens;

import com.google.gson.JsonObject;
import java.util.List;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Position;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.workspace.View;

/**
 * What a click on a remark does. The server itself executes the commands, by asking the client to show a document (LSP 3.17
 * "window/showDocument"), so that no client needs code of its own.
 *
 * @param command the command
 * @param uri the address of the document
 * @param position the place in it
 */
public record Click(String command, String uri, Position position) {

    /** Shows a place. */
    public static final String SHOW_PLACE = "qos.showPlace";

    /** Shows where the name at a place is referred to. */
    public static final String SHOW_REFERENCES = "qos.showReferences";

    /** All commands of clicks. */
    public static final List<String> COMMANDS = List.of(SHOW_PLACE, SHOW_REFERENCES);

    static Click toPlace(View view, ITextRegion region) {
        return new Click(SHOW_PLACE, view.uri(), view.lines().position(region.getOffset()));
    }

    static Click toReferences(View view, ITextRegion name) {
        return new Click(SHOW_REFERENCES, view.uri(), view.lines().position(name.getOffset()));
    }

    Command titled(String text) {
        JsonObject arguments = new JsonObject();
        arguments.addProperty("uri", uri);
        arguments.addProperty("line", position.getLine());
        arguments.addProperty("character", position.getCharacter());
        return new Command(text, command, List.of(arguments));
    }
}
