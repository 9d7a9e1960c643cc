package org.qos.dsl.ui.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.builder.PolicyNature;
import org.qos.dsl.ui.testing.BusyServer;
import org.qos.dsl.ui.testing.Keys;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Popup;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.Server;
import org.qos.dsl.ui.testing.TestProject;
import org.qos.dsl.ui.testing.UiWatchdog;

/** While the server does not answer at all, the UI thread never waits for it. */
class SlowServerIT {

    private static final String POLICY =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    service-id: 1
                    qos-level-name: DEFAULT
                end-qos-match-rule
            end-qos-match-rules
            """;

    private BusyServer server;
    private TestProject project;
    private PolicyEditor editor;

    @BeforeEach
    void theServerStopsAnswering() throws Exception {
        project = TestProject.create("slow");
        editor = PolicyEditor.open(project.file("qos-policy.conf", POLICY));
        editor.awaitFindings(List.of());
        server = new BusyServer();
    }

    @AfterEach
    void remove() throws Exception {
        server.close();
        project.delete();
    }

    @Test
    void typingSavingAndNavigatingDoNotWait() throws Exception {
        try (UiWatchdog watchdog = new UiWatchdog()) {
            editor.clickOn("0\n");
            for (char typed : "123456789".toCharArray()) {
                editor.type(String.valueOf(typed));
            }
            assertTrue(editor.text().contains("sl: 1234567890"), editor.text());
            editor.save();
            assertFalse(editor.isDirty());
            editor.clickOn("DEFAULT\n    end-qos-match-rule");
            for (String key : List.of("F3", "CTRL+1", "CTRL+SHIFT+F", "CTRL+SPACE", "F2")) {
                Keys.press(key);
            }
            Screen.capture("slow-server");

            assertEquals(List.of(), watchdog.waits());
        }
        server.close();
        Screen.await(List.of(4), editor::linesWithFindings);
    }

    @Test
    void theHoverOfTheKeyOpensWhenTheServerAnswers() throws Exception {
        editor.clickOn("DEFAULT\n    end-qos-match-rule");
        try (UiWatchdog watchdog = new UiWatchdog()) {
            Keys.press("F2");

            assertEquals(List.of(), watchdog.waits());
        }
        assertEquals("", Popup.text());
        server.close();
        Screen.await(true, () -> Popup.text().contains("QoS level DEFAULT"));
    }

    @Test
    void aLateHoverDoesNotOpenOverAnotherPlace() throws Exception {
        editor.clickOn("DEFAULT\n    end-qos-match-rule");
        Keys.press("F2");
        editor.clickOn("sl: 0");
        server.close();
        Server.settle();
        Screen.await(List.of(), editor::linesWithFindings);

        assertEquals("", Popup.text());
    }

    @Test
    void proposalsAreListedWhenTheServerAnswers() throws Exception {
        editor.clickOn("sl: 0");
        try (UiWatchdog watchdog = new UiWatchdog()) {
            Keys.press("CTRL+SPACE");

            assertEquals(List.of(), watchdog.waits());
        }
        server.close();
        Screen.await(true, () -> Popup.entries().stream().anyMatch(entry -> entry.startsWith("mtu-limit")));
    }

    @Test
    void savingDoesNotWaitForABuild() throws Exception {
        PolicyNature.set(project.project(), true, null);
        editor.replace("sl: 0", "sl: 1");
        editor.save();
        Screen.await(true, SlowServerIT::isBuilding);

        try (UiWatchdog watchdog = new UiWatchdog()) {
            editor.replace("sl: 1", "sl: 16");
            editor.save();

            assertEquals(List.of(), watchdog.waits());
        }
        server.close();
        Screen.await(List.of(4), editor::linesWithFindings);
        editor.closeWithoutSaving();
        Screen.await(List.of(4), editor::linesWithFindings);
    }

    private static boolean isBuilding() {
        return Stream.of(Job.getJobManager().find(ResourcesPlugin.FAMILY_AUTO_BUILD))
                .anyMatch(job -> job.getState() == Job.RUNNING);
    }

    /** The test can fail: it sees a wait for a response. */
    @Test
    void theWatchdogSeesAThreadThatWaitsForAResponse() {
        try (UiWatchdog watchdog = new UiWatchdog()) {
            CompletableFuture.runAsync(() -> {}, CompletableFuture.delayedExecutor(2, TimeUnit.SECONDS))
                    .join();

            Screen.await(false, () -> watchdog.waits().isEmpty());
            assertTrue(
                    watchdog.waits().get(0).contains("CompletableFuture.join"),
                    watchdog.waits().get(0));
        }
    }
}
