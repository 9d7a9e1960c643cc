package org.qos.dsl.ui.lens;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** Hints are drawn in the text, and follow other files. */
class InlayHintMiningProviderIT {

    private static final String POLICY =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 5
                    rate-limit: 7
                    mtu-limit: 4
                end-qos-level
            end-qos-levels
            """;

    private TestProject project;

    @BeforeEach
    void anEmptyProject() throws Exception {
        project = TestProject.create("hints");
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void meaningsOfCodesAreInTheText() throws Exception {
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", POLICY));

        Screen.await(List.of(5, 6), editor::hints);
        Screen.capture("hints");
        assertEquals(List.of("7\n", "4\n"), editor.textsAroundHints());
        assertEquals(List.of(" 40 Gb/s", " 2048 bytes"), labels(editor));
        editor.replace("mtu-limit: 4", "mtu-limit: 99");
        Screen.await(List.of(5), editor::hints);
        assertEquals(POLICY.replace("mtu-limit: 4", "mtu-limit: 99"), editor.text(), "hints are not text");
    }

    @Test
    void theEndOfTheTextNeedsNoLineEnd() throws Exception {
        String text = "qos-levels\n    qos-level\n        name: DEFAULT\n        mtu-limit: 4";
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", text));

        Screen.await(List.of(4), editor::hints);
        Screen.capture("hint-at-the-end");
        assertEquals(List.of(" 2048 bytes"), labels(editor));
    }

    @Test
    void theyFollowAnotherFile() throws Exception {
        project.file("old/site.opensm.opts", "qos TRUE\nqos_sl2vl 0,1,2,3,4,5,6,7\n");
        PolicyEditor settings = PolicyEditor.open(project.file("qos.yaml", "policy: qos-policy.conf\n"));
        PolicyEditor editor = PolicyEditor.open(project.file("qos-policy.conf", POLICY));
        Screen.await(List.of(5, 6), editor::hints);

        settings.replace("policy: qos-policy.conf", "policy: qos-policy.conf\noptions: old/site.opensm.opts");

        Screen.await(List.of(4, 5, 6), editor::hints);
    }

    private static List<String> labels(PolicyEditor editor) throws Exception {
        return new InlayHintMiningProvider()
                .provideCodeMinings(editor.viewer(), new NullProgressMonitor()).get(30, TimeUnit.SECONDS).stream()
                        .map(ICodeMining::getLabel)
                        .toList();
    }
}
