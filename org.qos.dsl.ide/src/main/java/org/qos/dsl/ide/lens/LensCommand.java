package org.qos.dsl.ide.lens;

import com.google.gson.JsonObject;
import java.util.List;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Position;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * The command of a code lens. The server executes it by {@code window/showDocument} (LSP 3.17), so that clients need no
 * code for it.
 *
 * @param command the command
 * @param uri the URI of the document
 * @param position the position in the document
 */
public record LensCommand(String command, String uri, Position position) {

    /** Shows a location. */
    public static final String SHOW_LOCATION = "qos.showLocation";

    /** Shows the references to the name at a position. */
    public static final String SHOW_REFERENCES = "qos.showReferences";

    /** All code lens commands. */
    public static final List<String> COMMANDS = List.of(SHOW_LOCATION, SHOW_REFERENCES);

    static LensCommand toLocation(DocumentSnapshot snapshot, ITextRegion region) {
        return new LensCommand(SHOW_LOCATION, snapshot.uri(), snapshot.lines().position(region.getOffset()));
    }

    static LensCommand toReferences(DocumentSnapshot snapshot, ITextRegion name) {
        return new LensCommand(SHOW_REFERENCES, snapshot.uri(), snapshot.lines().position(name.getOffset()));
    }

    Command titled(String text) {
        JsonObject arguments = new JsonObject();
        arguments.addProperty("uri", uri);
        arguments.addProperty("line", position.getLine());
        arguments.addProperty("character", position.getCharacter());
        return new Command(text, command, List.of(arguments));
    }
}
