package org.qos.dsl.ui.explanation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.Explanation;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

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
    void aRequestThatCannotBeReadIsReported() {
        Explanation.ask("from any to any serv 0x77");

        Explanation.await("serv");
    }
}
