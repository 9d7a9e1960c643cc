package org.qos.dsl.ide;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.DocumentOnTypeFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FileRename;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.LinkedEditingRangeParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameFilesParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.feature.Feature;
import org.qos.dsl.ide.feature.WorkspaceFeature;
import org.qos.dsl.ide.workspace.ProjectView;
import org.qos.dsl.ide.workspace.View;

/** Every feature answers in text that ends anywhere, which is how text looks while it is typed. */
@Timeout(120)
class UnfinishedTextTest {

    private static final String RFC =
            """
            <qos-policy>
              <!-- qos-ignore octal-literal: no reason -->
              <port-groups>
                <port-group><name>A &amp; B</name><use>x</use><port-guid>0x11-0x21,5</port-guid>
                  <port-name>vs1/HCA-1/P1</port-name><partition>Part1</partition><pkey>0x8001</pkey>
                  <node-type>CA</node-type></port-group>
              </port-groups>
              <qos-setup><sl2vl-tables><sl2vl-scope><group>A</group><from>*</from><to>1-3</to>
                <sl2vl-table>0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15</sl2vl-table></sl2vl-scope></sl2vl-tables>
                <vlarb-tables><vlarb-scope><across>A</across><vlarb-high>0:1,1:2</vlarb-high></vlarb-scope></vlarb-tables>
              </qos-setup>
              <qos-levels><qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl><rate-limit>7</rate-limit></qos-level></qos-levels>
              <qos-match-rules><qos-match-rule><use>y</use><source>a &amp; b</source><service-id>1-2,0x1060cbc</service-id>
                <qos-level-sn>0</qos-level-sn></qos-match-rule></qos-match-rules>
            </qos-policy>
            """;

    private static final String OPENSM =
            """
            qos-ulps
                default: 0   # all else
                sdp, port-num 10000-20000: 1
                any, target-port-guid 0x11,0x21: 2
            end-qos-ulps
            port-groups
                port-group
                    name: "A b"
                    use: what it is for, here
                    port-guid: 0x11,0x21-0x31
                    port-name: "vs1 HCA-1/P1"
                    partition: Part1
                    node-type: CA, SELF
                end-port-group
            end-port-groups
            qos-setup
                vlarb-tables
                    vlarb-scope
                        group: Ab
                        vlarb-high: 0:1,1:2
                    end-vlarb-scope
                end-vlarb-tables
            end-qos-setup
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                    rate-limit: 7
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    source: "a b"
                    service-id: 0x1060cbc
                    qos-level-name: DEFAULT
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static final String PARTITIONS =
            """
            # all
            Default=0x7fff, ipoib, rate=7, sl=1, defmember=full: ALL, SELF=full;
            Part1=0x8001 : mgid=ff12:401b::707,sl=1,
                0x11=full,
                0x21=limited ; B=2:ALL_CAS;
            """;

    private static final String OPTIONS =
            """
            qos TRUE
            qos_policy_file "/etc/opensm/qos-policy.conf"
            qos_ca_sl2vl 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15 # lanes
            qos_ca_vlarb_low 0:1,1:2
            """;

    private static final String PROJECT =
            """
            # \ud83d\ude80
            policy: a.qos
            "partitions": 'ib/partitions.conf'
            fabric: &anchor [x]
            rules:
              octal-literal: error
              ? {unused-group}
            ignore: ["old/**", *anchor]
            ---
            - |
              text
            """;

    @ParameterizedTest
    @CsvSource({"a.qos, 7", "qos-policy.conf, 7", "partitions.conf, 2", "opensm.opts, 2"})
    void everyFeatureAnswers(String name, int step) {
        String whole = text(name);
        for (int end = 0; end <= whole.length(); end += step) {
            String text = whole.substring(0, end);
            Desk desk = Desk.with(Fabrics.threeHosts());
            Stream.of("partitions.conf", "opensm.opts")
                    .filter(other -> !other.equals(name))
                    .forEach(other -> desk.put(other, text(other)));
            View view = desk.put(name, text).view(name);
            for (Feature feature : EditingFeatures.all()) {
                assertDoesNotThrow(() -> ask(feature, desk, view), () -> feature.method() + " behind:\n" + text);
            }
        }
    }

    @Test
    void everyFeatureAnswersInAProjectFile() {
        for (int end = 0; end <= PROJECT.length(); end++) {
            String text = PROJECT.substring(0, end);
            ProjectView view =
                    Desk.empty().put("a.qos", "").putProject("qos.yaml", text).project("qos.yaml");
            for (Feature feature : EditingFeatures.all()) {
                if (feature instanceof DocumentFeature<?, ?>) {
                    assertDoesNotThrow(() -> ask(feature, view), () -> feature.method() + " behind:\n" + text);
                }
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static Object ask(Feature feature, ProjectView project) {
        View twin = Desk.alone("opensm.opts", project.text());
        Object params = params(feature.method().substring("textDocument/".length()))
                .apply(twin, Desk.position(twin, project.text().length()));
        try {
            return ((DocumentFeature<Object, ?>) feature).answer(project, params, Desk.PATIENT);
        } catch (ResponseErrorException refusal) {
            return refusal;
        }
    }

    private static String text(String name) {
        return switch (name) {
            case "a.qos" -> RFC;
            case "qos-policy.conf" -> OPENSM;
            case "partitions.conf" -> PARTITIONS;
            default -> OPTIONS;
        };
    }

    @SuppressWarnings("unchecked")
    private static Object ask(Feature feature, Desk desk, View view) {
        Position end = Desk.position(view, view.text().length());
        if (feature instanceof WorkspaceFeature<?, ?> about) {
            Object params = feature.method().equals("workspace/symbol")
                    ? new WorkspaceSymbolParams("a")
                    : new RenameFilesParams(List.of(new FileRename(view.uri(), view.uri() + ".old")));
            return ((WorkspaceFeature<Object, ?>) about).answer(desk, params, Desk.PATIENT);
        }
        Object params =
                params(feature.method().substring("textDocument/".length())).apply(view, end);
        return ((DocumentFeature<Object, ?>) feature).answer(view, params, Desk.PATIENT);
    }

    private static BiFunction<View, Position, Object> params(String method) {
        FormattingOptions options = new FormattingOptions(4, true);
        Range start = new Range(new Position(0, 0), new Position(2, 0));
        return switch (method) {
            case "completion" -> (view, at) -> new CompletionParams(Desk.id(view), at);
            case "hover" -> (view, at) -> new HoverParams(Desk.id(view), at);
            case "definition" -> (view, at) -> new DefinitionParams(Desk.id(view), at);
            case "references" -> (view, at) -> new ReferenceParams(Desk.id(view), at, new ReferenceContext(true));
            case "documentHighlight" -> (view, at) -> new DocumentHighlightParams(Desk.id(view), at);
            case "prepareRename" -> (view, at) -> new PrepareRenameParams(Desk.id(view), at);
            case "rename" -> (view, at) -> new RenameParams(Desk.id(view), at, "123456");
            case "documentSymbol" -> (view, at) -> new DocumentSymbolParams(Desk.id(view));
            case "foldingRange" -> (view, at) -> new FoldingRangeRequestParams(Desk.id(view));
            case "selectionRange" -> (view, at) -> new SelectionRangeParams(Desk.id(view), List.of(at));
            case "documentLink" -> (view, at) -> new DocumentLinkParams(Desk.id(view));
            case "linkedEditingRange" -> (view, at) -> new LinkedEditingRangeParams(Desk.id(view), at);
            case "formatting" -> (view, at) -> new DocumentFormattingParams(Desk.id(view), options);
            case "rangeFormatting" -> (view, at) -> new DocumentRangeFormattingParams(Desk.id(view), options, start);
            case "onTypeFormatting" ->
                (view, at) -> new DocumentOnTypeFormattingParams(Desk.id(view), options, at, "\n");
            case "semanticTokens/full" -> (view, at) -> new SemanticTokensParams(Desk.id(view));
            case "semanticTokens/range" -> (view, at) -> new SemanticTokensRangeParams(Desk.id(view), start);
            case "inlayHint" -> (view, at) -> new InlayHintParams(Desk.id(view), start);
            case "codeAction" ->
                (view, at) -> new CodeActionParams(Desk.id(view), new Range(at, at), new CodeActionContext(List.of()));
            case "codeLens" -> (view, at) -> new CodeLensParams(Desk.id(view));
            default -> throw new IllegalArgumentException("no parameters for " + method);
        };
    }
}
