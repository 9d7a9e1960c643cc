package org.qos.dsl.ui.explanation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.BusyServer;
import org.qos.dsl.ui.testing.Explanation;
import org.qos.dsl.ui.testing.Keys;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Popup;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;
import org.qos.dsl.ui.testing.UiWatchdog;

/** The view "QoS Explanation" explains a request, and follows the text and the active editor. */
class ExplanationViewIT {

    private static final String POLICY =
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
                    use: conferences
                    service-id: 0x77
                    qos-level-name: Calls
                end-qos-match-rule
            end-qos-match-rules
            port-groups
                port-group
                    name: Disks
                    port-guid: 0x2c9020000a0002
                end-port-group
            end-port-groups
            """;

    private TestProject project;
    private PolicyEditor editor;
    private IWorkbenchPage window;
    private IViewPart view;

    @BeforeEach
    void theViewIsShownBesideAPolicy() throws Exception {
        project = TestProject.create("explained");
        editor = PolicyEditor.open(project.file("qos-policy.conf", POLICY));
        window = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        view = window.showView("org.qos.dsl.ui.explanation");
    }

    @AfterEach
    void remove() throws Exception {
        window.hideView(view);
        project.delete();
    }

    @Test
    void theRequestOfTheFieldIsExplained() throws Exception {
        Explanation.ask("from 0x2c9020000a0001 to 0x2c9020000a0002 service 0x77");

        Explanation.await("level \"Calls\"");
        String shown = Explanation.text();
        assertTrue(shown.startsWith("from 0x2c9020000a0001"), shown);
        assertTrue(!shown.contains("**") && !shown.contains("\\"), shown);
        StyleRange title = Explanation.styleAtBegin();
        assertTrue(title != null && title.fontStyle == SWT.BOLD, String.valueOf(title));
        Screen.capture("explanation-view");
    }

    @Test
    void aChangeOfTheTextIsExplainedWithoutSaving() {
        Explanation.ask("from 0x2c9020000a0001 to 0x2c9020000a0002 service 0x77");
        Explanation.await("SL 3");

        editor.replace("sl: 3", "sl: 5");
        Explanation.await("SL 5");
        editor.replace("sl: 5", "sl: 55");
        Explanation.await("55");
    }

    @Test
    void anotherEditorIsFollowed() throws Exception {
        Explanation.ask("from 0x2c9020000a0001 to 0x2c9020000a0002 service 0x77");
        Explanation.await("SL 3");

        PolicyEditor.open(project.file("other/qos-policy.conf", POLICY.replace("sl: 3", "sl: 7")));
        Explanation.await("SL 7");
    }

    @Test
    void aPlaceInThePolicyIsALink() {
        Explanation.ask("from 0x2c9020000a0001 to 0x2c9020000a0002 service 0x77");
        Explanation.await("qos-policy.conf:6");

        Explanation.click("qos-policy.conf:6");
        Screen.await(6, editor::caretLine);
        Explanation.enterIn("qos-policy.conf:12");
        Screen.await(12, editor::caretLine);
    }

    @Test
    void valuesAreProposedInTheField() throws Exception {
        assertProposed("", "from  the source", "service  the Service-ID");
        assertProposed("from any to any cl", "client  a known client");
        assertProposed("from ", "any  any port of the fabric", "group \"Disks\"");
        assertProposed("from any to gr", "group \"Disks\"");
        assertProposed("from any to group Di", "group \"Disks\"");
        assertProposed("from any to any client ", "srp  sends Service-ID, P_Key");
        assertProposed("from any to any service ", "0x77  of the rule: conferences");
        assertProposed("from any to any mtu ", "largest");

        Explanation.write("from any to any serv");
        Keys.press("CTRL+SPACE");
        Popup.chooseBeginning("service");
        Screen.await("from any to any service", Explanation::asked);
        Explanation.write("from any to any service 7");
        Keys.press("CTRL+SPACE");
        Popup.chooseBeginning("0x77");
        Screen.await("from any to any service 0x77", Explanation::asked);
        Screen.capture("request-proposals");
    }

    @Test
    void valuesOfABusyServerAreProposedWhenItHasAnswered() throws Exception {
        Explanation.write("from any to any client ");
        try (BusyServer server = new BusyServer();
                UiWatchdog watchdog = new UiWatchdog()) {
            Keys.press("CTRL+SPACE");
            assertEquals(List.of(), Popup.entries());
            assertEquals(List.of(), watchdog.waits());
        }

        Popup.chooseBeginning("srp");

        Screen.await("from any to any client srp", Explanation::asked);
    }

    /** The list has entries that begin so. */
    private static void assertProposed(String request, String... beginnings) throws Exception {
        Explanation.write(request);
        Keys.press("CTRL+SPACE");
        for (String beginning : beginnings) {
            Screen.await(
                    "",
                    () -> Popup.entries().stream().anyMatch(entry -> entry.startsWith(beginning))
                            ? ""
                            : beginning + " is not among " + Popup.entries());
        }
        Popup.closeList();
    }

    @Test
    void aRequestThatCannotBeReadIsReported() {
        Explanation.ask("from any to any serv 0x77");

        Explanation.await("serv");
    }
}
