package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceDiagnosticParams;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.ide.testing.TimeLimits;

/** Diagnostics of tests that ran: each failed expectation has one, until the test passes or something changes. */
class TestDiagnosticsTest {

    private static final String POLICY =
            """
            qos-ulps
                default: 0
                any, service-id 0x77: 2
            end-qos-ulps
            """;

    private static final String TESTS =
            """
            test "one" {
                from 0x11 to 0x21 service 0x77
                expect sl 2
                from 0x11 to 0x21 service 0x77
                expect default
            }
            test "two" {
                from 0x11 to 0x21
                expect sl 1
            }
            """;

    @TempDir
    private Path folder;

    private Path policy;
    private Path tests;

    @BeforeEach
    void aPolicyWithTests() throws IOException {
        policy = Files.writeString(folder.resolve("qos-policy.conf"), POLICY);
        tests = Files.writeString(folder.resolve("site.qostest"), TESTS);
    }

    @Test
    void aFailedExpectationLeadsToTheRequestAndTheRule() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(tests, TESTS);
            run(client, "one");

            Diagnostic failed = client.await(tests, "test-failed");

            assertEquals(DiagnosticSeverity.Error, failed.getSeverity());
            assertEquals(4, failed.getRange().getStart().getLine());
            assertEquals(
                    "    expect default".length(), failed.getRange().getEnd().getCharacter());
            assertEquals(
                    "expected 'default', but the request of line 4 gets level 'SimpleQoSLevel_SL2' sl 2 by rule 1,"
                            + " such as 'from 0x11 to 0x21 service 0x77'; correct the policy or the test",
                    failed.getMessage().getLeft());
            assertTrue(failed.getCodeDescription().getHref().endsWith("/test-failed.md"));
            var related = failed.getRelatedInformation();
            assertEquals(2, related.size(), related::toString);
            assertEquals(3, related.get(0).getLocation().getRange().getStart().getLine());
            assertEquals(policy.toUri().toString(), related.get(1).getLocation().getUri());
            assertEquals(2, related.get(1).getLocation().getRange().getStart().getLine());
            assertEquals("rule 1 decides the request", related.get(1).getMessage());
        }
    }

    @Test
    void aSecondTestLeavesTheResultOfTheFirst() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(tests, TESTS);
            run(client, "one");
            run(client, "two");
            List<Diagnostic> shown = client.await(tests, found -> found.size() == 2);
            assertEquals(
                    List.of(4, 8),
                    shown.stream()
                            .map(each -> each.getRange().getStart().getLine())
                            .toList());
        }
    }

    @Test
    void aChangeOfTheTestsClearsThem() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(tests, TESTS);
            run(client, "two");
            client.await(tests, "test-failed");
            client.change(tests.toUri().toString(), 2, TESTS.replace("sl 1", "sl 0"));
            client.await(tests, List::isEmpty);
            run(client, "two");
            client.await(tests, List::isEmpty);
        }
    }

    @Test
    void aChangeOfThePolicyClearsThem() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy, POLICY);
            client.open(tests, TESTS);
            run(client, "two");
            client.await(tests, "test-failed");
            client.change(policy.toUri().toString(), 2, POLICY.replace("default: 0", "default: 1"));
            client.await(tests, List::isEmpty);
        }
    }

    @Test
    void aProjectGradesThem() throws Exception {
        Files.writeString(folder.resolve("qos.yaml"), "rules: {test-failed: warning}\n");
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(tests, TESTS);
            run(client, "two");
            assertEquals(
                    DiagnosticSeverity.Warning,
                    client.await(tests, "test-failed").getSeverity());
        }
    }

    @Test
    void aClientThatPullsIsAskedToPullAgain() throws Exception {
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            client.open(tests, TESTS);
            assertEquals(List.of(), pulled(client));
            client.settle();
            int before = client.refreshes.get();
            run(client, "two");
            InProcessClient.await(() -> client.refreshes.get() > before, () -> "no refresh is requested");
            assertEquals(1, pulled(client).size());
        }
    }

    @Test
    void filesThatAreNotOpenHaveThemInTheReportOfTheWorkspace() throws Exception {
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            run(client, "two");
            var report = client.server
                    .getWorkspaceService()
                    .diagnostic(new WorkspaceDiagnosticParams(List.of()))
                    .get(TimeLimits.MESSAGE.toSeconds(), TimeUnit.SECONDS);
            var codes = report.getItems().stream()
                    .map(item -> item.getWorkspaceFullDocumentDiagnosticReport())
                    .filter(item -> item.getUri().endsWith(".qostest"))
                    .flatMap(item -> item.getItems().stream())
                    .map(each -> each.getCode().getLeft())
                    .toList();
            assertEquals(List.of("test-failed"), codes);
        }
    }

    @Test
    void testsRunWhenTheyOrTheirPolicyAreSavedIfTheUserWants() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            runOnSave(client);
            client.open(policy, POLICY);
            client.open(tests, TESTS);
            client.settle();
            client.save(tests);
            client.await(tests, found -> found.size() == 2);
            String edited = POLICY.replace("default: 0", "default: 1");
            client.change(policy.toUri().toString(), 2, edited);
            client.await(tests, List::isEmpty);
            client.save(policy);
            client.await(tests, found -> found.size() == 1);
        }
    }

    private static void runOnSave(InProcessClient client) {
        client.settings = JsonParser.parseString("{\"tests\": {\"runOnSave\": true}}");
        client.server.getWorkspaceService().didChangeConfiguration(new DidChangeConfigurationParams(new Object()));
    }

    @Test
    void aClientThatShowsTestsGetsTheResultsOfThoseThatRunOnSave() throws Exception {
        try (InProcessClient client = InProcessClient.withTestResults(folder)) {
            runOnSave(client);
            client.open(policy, POLICY);
            client.open(tests, TESTS);
            client.settle();
            client.save(policy);
            InProcessClient.await(() -> client.testRuns.size() == 1, () -> "no results");
            assertEquals(tests.toUri().toString(), client.testRuns.get(0).uri());
            assertEquals("2 tests, 2 failed", client.testRuns.get(0).result().message());
            client.change(tests.toUri().toString(), 2, TESTS.replace("expect sl 1", "expect sl"));
            client.settle();
            client.save(tests);
            InProcessClient.await(() -> client.testRuns.size() == 2, () -> "no results");
            String problem = client.testRuns.get(1).problem();
            assertTrue(problem.startsWith("site.qostest: has errors"), problem);
        }
    }

    @Test
    void otherClientsGetOnlyTheDiagnosticsOfTestsThatRunOnSave() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            runOnSave(client);
            client.open(policy, POLICY);
            client.open(tests, TESTS);
            client.settle();
            client.save(policy);
            client.await(tests, found -> found.size() == 2);
            assertEquals(List.of(), client.testRuns);
        }
    }

    @Test
    void anUnknownNameIsReportedWhileTheFileIsOpen() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(tests, TESTS.replace("expect default", "expect level Absent"));
            client.await(tests, "test-unknown-name");
        }
    }

    private List<Diagnostic> pulled(InProcessClient client) {
        var about = new DocumentDiagnosticParams(
                new TextDocumentIdentifier(tests.toUri().toString()));
        return client.server
                .getTextDocumentService()
                .diagnostic(about)
                .join()
                .getRelatedFullDocumentDiagnosticReport()
                .getItems();
    }

    private void run(InProcessClient client, String test) throws Exception {
        JsonObject arguments = new JsonObject();
        arguments.addProperty("uri", tests.toUri().toString());
        arguments.addProperty("name", test);
        arguments.addProperty("quiet", true);
        client.server
                .getWorkspaceService()
                .executeCommand(new ExecuteCommandParams("qos.test", List.of(arguments)))
                .get(TimeLimits.MESSAGE.toSeconds(), TimeUnit.SECONDS);
    }
}
