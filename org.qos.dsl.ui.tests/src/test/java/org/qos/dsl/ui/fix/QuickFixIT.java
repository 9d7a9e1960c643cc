package org.qos.dsl.ui.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.builder.PolicyNature;
import org.qos.dsl.ui.testing.BusyServer;
import org.qos.dsl.ui.testing.Dialog;
import org.qos.dsl.ui.testing.Keys;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Popup;
import org.qos.dsl.ui.testing.ProblemsView;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.Server;
import org.qos.dsl.ui.testing.TestProject;
import org.qos.dsl.ui.testing.UiWatchdog;

/** Code actions of the server, from Ctrl+1 in the text, from the light bulb and from the Problems view. */
class QuickFixIT {

    /** Much longer than the editor waits for a server that is not busy. */
    private static final int LONG_MILLIS = 2500;

    private static final String TEXT =
            """
            port-groups
                port-group
                    name: Disks
                    port-guid: 0x2c9020000a0001
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
                    destination: Diks
                    qos-level-name: DEFAULT
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static final String FIXED = TEXT.replace("Diks", "Disks");

    /** The second rule never applies. */
    private static final String SHADOWED =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Calls
                    sl: 3
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    service-id: 0x77-0x99
                    qos-level-name: DEFAULT
                end-qos-match-rule
                qos-match-rule # never
                    service-id: 0x78
                    qos-level-name: Calls
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static final List<String> OF_SHADOWED =
            List.of("Move the rule above rule 1, which shadows it", "Remove the rule, which never applies");

    private TestProject project;
    private PolicyEditor editor;

    @BeforeEach
    void aPolicyWithAnUnknownGroup() throws Exception {
        project = TestProject.create("fixes");
        editor = PolicyEditor.open(project.file("qos-policy.conf", TEXT));
        Screen.await(List.of(15), editor::linesWithFindings);
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void inTheTextAndUndoneInOneStep() throws Exception {
        editor.clickOn("Diks");
        Keys.press("CTRL+1");

        Screen.await(true, () -> Popup.entries().size() > 1);
        Screen.capture("quick-fixes");
        assertEquals(Popup.entries().stream().distinct().toList(), Popup.entries(), "each action occurs once");
        Popup.choose("Write Disks");

        Screen.await(FIXED, editor::text);
        Screen.await(List.of(), editor::linesWithFindings);
        Keys.press("CTRL+Z");
        assertEquals(TEXT, editor.text());
    }

    @Test
    void atTheBeginningOfTheLine() throws Exception {
        editor.clickOn("        destination: Diks");
        Keys.press("CTRL+1");

        Screen.await(true, () -> Popup.entries().size() > 1);
        assertEquals(Popup.entries().stream().distinct().toList(), Popup.entries(), "each action occurs once");
        Popup.choose("Write Disks");

        Screen.await(FIXED, editor::text);
    }

    @Test
    void eachOfAShadowedRuleOnce() throws Exception {
        PolicyEditor shadowed = PolicyEditor.open(project.file("site/qos-policy.conf", SHADOWED));
        Screen.await(true, () -> !shadowed.bulbs().isEmpty());

        shadowed.clickOn("qos-match-rule # never");
        Keys.press("CTRL+1");

        assertFixesOfTheShadowedRule();
    }

    @Test
    void suppressedOutsideTheWorkspaceToo() throws Exception {
        Path folder = Files.createTempDirectory("suppressed");
        Path file = Files.writeString(folder.resolve("qos-policy.conf"), SHADOWED);
        PolicyEditor outside = PolicyEditor.open(file);
        Screen.await(true, () -> !outside.bulbs().isEmpty());

        outside.clickOnSign(16);

        assertFixesOfTheShadowedRule();
        outside.closeWithoutSaving();
        Files.delete(file);
        Files.delete(folder);
    }

    private static void assertFixesOfTheShadowedRule() {
        Screen.await(true, () -> Popup.entries().stream().anyMatch(entry -> entry.startsWith("Suppress")));
        assertEquals(Popup.entries().stream().distinct().toList(), Popup.entries(), "each action occurs once");
        assertTrue(Popup.entries().containsAll(OF_SHADOWED), Popup.entries()::toString);
    }

    @Test
    void fromTheLightBulb() {
        editor.clickOn("port-groups");
        Screen.await(1, () -> editor.bulbs().size());
        editor.clickOnSign(2);
        assertEquals(List.of(), Popup.entries(), "no light bulb is there");
        editor.clickOnSign(15);

        Popup.choose("Write Disks");

        Screen.await(FIXED, editor::text);
    }

    @Test
    void outsideTheWorkspaceToo() throws Exception {
        Path folder = Files.createTempDirectory("bulbs");
        Path file = Files.writeString(folder.resolve("qos-policy.conf"), TEXT);
        PolicyEditor outside = PolicyEditor.open(file);
        Screen.await(1, () -> outside.bulbs().size());

        outside.clickOnSign(15);
        Popup.choose("Write Disks");

        Screen.await(FIXED, outside::text);
        outside.closeWithoutSaving();
        Files.delete(file);
        Files.delete(folder);
    }

    @Test
    void whenABusyServerHasAnswered() throws Exception {
        try (BusyServer server = new BusyServer()) {
            editor.clickOn("Diks");
            Keys.press("CTRL+1");
            assertEquals(List.of(), Popup.entries());
        }

        Popup.choose("Write Disks");

        Screen.await(FIXED, editor::text);
    }

    @Test
    void notInAnotherLineThanThatOfTheKey() throws Exception {
        try (BusyServer server = new BusyServer()) {
            editor.clickOn("Diks");
            Keys.press("CTRL+1");
            editor.clickOn("sl: 0");
        }
        Server.settle();

        assertEquals(List.of(), Popup.entries());
    }

    @Test
    void fromTheHoverOfTheFinding() throws Exception {
        editor.clickOn("Diks");
        Keys.press("F2");

        Popup.click("Write Disks");

        Screen.await(FIXED, editor::text);
    }

    @Test
    void fromTheProblemsView() throws Exception {
        ProblemsView.show();
        ProblemsView.awaitGroup("Errors (1 item)");

        fixInTheProblemsView();

        Screen.await(FIXED, editor::text);
    }

    @Test
    void fromTheProblemsViewWhenABusyServerHasAnswered() throws Exception {
        ProblemsView.show();
        ProblemsView.awaitGroup("Errors (1 item)");
        Keys.awaitEffect("CTRL+1", ProblemsView::selectFirst);

        try (BusyServer server = new BusyServer();
                UiWatchdog watchdog = new UiWatchdog()) {
            Display.getCurrent().timerExec(LONG_MILLIS, server::close);
            fixInTheProblemsView();

            assertEquals(List.of(), watchdog.waits());
        }
        Screen.await(FIXED, editor::text);
    }

    @Test
    void fromTheProblemsViewInAFileThatIsNotOpen() throws Exception {
        editor.closeWithoutSaving();
        PolicyNature.set(project.project(), true, null);
        ProblemsView.show();
        ProblemsView.awaitGroup("Errors (1 item)");

        fixInTheProblemsView();

        PolicyEditor opened = PolicyEditor.active();
        Screen.await(FIXED, opened::text);
        assertTrue(opened.isDirty(), "the user decides whether it is saved");
        Keys.press("CTRL+Z");
        assertEquals(TEXT, opened.text());
    }

    private static void fixInTheProblemsView() throws Exception {
        Dialog.whenOpen("Quick Fix", dialog -> dialog.choose("Write Disks")
                .capture("problems-view-fix")
                .press("Finish"));
        Keys.press("CTRL+1", ProblemsView::selectFirst);
    }

    @Test
    void anActionWithoutFinding() throws Exception {
        PolicyEditor partitions =
                PolicyEditor.open(project.file("partitions.conf", "Default=0x7fff, ipoi : ALL=full ;\n"));
        partitions.clickOn("Default");
        Keys.press("CTRL+1");

        Popup.choose("Convert to the canonical syntax");

        Screen.await("Default=0x7fff, ipoib : ALL=full ;\n", partitions::text);
    }
}
