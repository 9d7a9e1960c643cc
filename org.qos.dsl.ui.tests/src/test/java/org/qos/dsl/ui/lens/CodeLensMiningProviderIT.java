package org.qos.dsl.ui.lens;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.Dialog;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** Code lenses are shown and execute their commands. */
class CodeLensMiningProviderIT {

    /** The second rule matches a subset of the first rule's requests. */
    private static final String POLICY =
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
                qos-level
                    name: Storage
                    sl: 2
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    use: all to disks
                    destination: Disks
                    qos-level-name: Storage
                end-qos-match-rule
                qos-match-rule
                    use: disks by SRP
                    destination: Disks
                    service-id: 0x1
                    qos-level-name: DEFAULT
                end-qos-match-rule
            end-qos-match-rules
            """;

    private TestProject project;
    private PolicyEditor editor;

    @BeforeEach
    void aPolicyIsOpen() throws Exception {
        project = TestProject.create("lenses");
        editor = PolicyEditor.open(project.file("qos-policy.conf", POLICY));
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void oneReferenceIsShown() throws Exception {
        click(lens("1 reference"));

        Screen.await("DEFAULT", editor::selection);
        Screen.await(27, editor::caretLine);
        Screen.capture("lenses");
    }

    @Test
    void ofSeveralReferencesTheUserChooses() throws Exception {
        Dialog.whenOpen(
                "QoS Policy", dialog -> dialog.capture("choose-reference").press("OK"));
        click(lens("2 references"));

        Screen.await("Disks", editor::selection);
        Screen.await(20, editor::caretLine);
    }

    @Test
    void theCommandShowsTheRuleThatShadowsAnother() throws Exception {
        click(lens("shadowed by rule 1 (line 18)"));

        Screen.await(18, editor::caretLine);
    }

    @Test
    void aLensWithoutCommandCannotBeClicked() throws Exception {
        editor.replace("qos-level-name: DEFAULT", "qos-level-name: Storage");

        assertNull(lens("0 references").getAction());
    }

    private static void click(ICodeMining lens) {
        assertNotNull(lens.getAction(), lens.getLabel());
        lens.getAction().accept(null);
    }

    private ICodeMining lens(String label) {
        Screen.await(
                true, () -> lenses().stream().anyMatch(lens -> lens.getLabel().equals(label)));
        return lenses().stream()
                .filter(lens -> lens.getLabel().equals(label))
                .findFirst()
                .orElseThrow();
    }

    private List<? extends ICodeMining> lenses() {
        try {
            return new CodeLensMiningProvider()
                    .provideCodeMinings(editor.viewer(), new NullProgressMonitor())
                    .get(30, TimeUnit.SECONDS);
        } catch (Exception failure) {
            throw new AssertionError("the server does not send its code lenses", failure);
        }
    }
}
