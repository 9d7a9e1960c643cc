package org.qos.dsl.ui.presentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.Server;
import org.qos.dsl.ui.testing.TestProject;
import org.qos.dsl.ui.testing.Theme;

/** The server's kinds of tokens have colours, which follow what the user types. */
class SemanticColorsIT {

    private static final String POLICY =
            """
            # the night
            port-groups
                port-group
                    name: Tapes
                    use: robots of hall 2
                    node-type: CA
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    destination: Tapes
                    qos-level-name: DEFAULT
                end-qos-match-rule
            end-qos-match-rules
            """;

    /** The light default theme of VS Code, for the scopes that its extension gives the types of tokens. */
    private static final Map<String, RGB> VS_CODE = new TreeMap<>(Map.of(
            "keyword", new RGB(0xaf, 0, 0xdb), // keyword.control
            "property", new RGB(0xe5, 0, 0), // support.type.property-name
            "class", new RGB(0x26, 0x7f, 0x99), // entity.name.type
            "struct", new RGB(0x26, 0x7f, 0x99),
            "namespace", new RGB(0x26, 0x7f, 0x99),
            "variable", new RGB(0x26, 0x7f, 0x99),
            "enumMember", new RGB(0, 0, 0xff), // constant.language
            "string", new RGB(0xa3, 0x15, 0x15),
            "number", new RGB(0x09, 0x86, 0x58), // constant.numeric
            "comment", new RGB(0, 0x80, 0)));

    /** The dark default theme of VS Code, for the same scopes. */
    private static final Map<String, RGB> VS_CODE_DARK = new TreeMap<>(Map.of(
            "keyword", new RGB(0xc5, 0x86, 0xc0),
            "property", new RGB(0x9c, 0xdc, 0xfe),
            "class", new RGB(0x4e, 0xc9, 0xb0),
            "struct", new RGB(0x4e, 0xc9, 0xb0),
            "namespace", new RGB(0x4e, 0xc9, 0xb0),
            "variable", new RGB(0x4e, 0xc9, 0xb0),
            "enumMember", new RGB(0x56, 0x9c, 0xd6),
            "string", new RGB(0xce, 0x91, 0x78),
            "number", new RGB(0xb5, 0xce, 0xa8),
            "comment", new RGB(0x6a, 0x99, 0x55)));

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("semantics");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void namesTextsAndConstants() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", POLICY));

        Screen.await("name", () -> editor.colorOf("Tapes\n        use"));
        assertEquals("name", editor.colorOf("DEFAULT\n    end-qos-match-rule"));
        assertEquals("string", editor.colorOf("robots"));
        assertEquals("constant", editor.colorOf("CA"));
        assertEquals("keyword", editor.colorOf("port-groups\n    port-group"));
        assertEquals("property", editor.colorOf("destination"));
        assertEquals("number", editor.colorOf("0\n"));
        assertEquals("comment", editor.colorOf("# the"));
        Screen.capture("semantic-colours");
    }

    @Test
    void coloursMoveWithTheTextAndFollowIt() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", POLICY));
        Screen.await("name", () -> editor.colorOf("Tapes\n        use"));

        editor.clickOn("port-groups");
        editor.type("# one more line\n");
        assertEquals("name", editor.colorOf("Tapes\n        use"));
        editor.replace("destination: Tapes", "use: to tapes");

        Screen.await("string", () -> editor.colorOf("to tapes"));
        assertEquals("name", editor.colorOf("Tapes\n        use"));
    }

    @Test
    void ofTheRfcSyntax() throws Exception {
        PolicyEditor editor = PolicyEditor.open(
                project.file(
                        "night.qos",
                        "<qos-policy><qos-levels><qos-level><sn>1</sn><name>DEFAULT</name><sl>0</sl></qos-level></qos-levels></qos-policy>\n"));

        Screen.await("name", () -> editor.colorOf("DEFAULT"));
        assertEquals("tag", editor.colorOf("qos-level>"));
    }

    @Test
    void eachTypeOfTokensHasTheColourOfVsCode() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", POLICY));
        Server.settle();
        Screen.await("name", () -> editor.colorOf("Tapes\n        use"));

        List<String> types = EditorPlugin.running().server().tokenTypes();
        assertFalse(types.isEmpty());
        try (Theme theme = Theme.light()) {
            Screen.await(VS_CODE, () -> colors(types));
            assertEquals(new RGB(0x80, 0, 0), PolicyColors.TAG.color().getRGB(), "entity.name.tag");
            theme.dark();
            Screen.await(VS_CODE_DARK, () -> colors(types));
            assertEquals(new RGB(0x56, 0x9c, 0xd6), PolicyColors.TAG.color().getRGB(), "entity.name.tag");
            Screen.await(VS_CODE_DARK.get("class"), () -> rgb(editor, "Tapes\n        use"));
            assertEquals(VS_CODE_DARK.get("comment"), rgb(editor, "# the"));
            Screen.capture("semantic-colours-dark");
        }
    }

    private static RGB rgb(PolicyEditor editor, String text) {
        return editor.styleOf(text).foreground.getRGB();
    }

    private static Map<String, RGB> colors(List<String> types) {
        Map<String, RGB> colors = new TreeMap<>();
        SemanticColors semantic = new SemanticColors();
        types.forEach(type -> semantic.color(type)
                .ifPresent(color -> colors.put(type, color.color().getRGB())));
        return colors;
    }
}
