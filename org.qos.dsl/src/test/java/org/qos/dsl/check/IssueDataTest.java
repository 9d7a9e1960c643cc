package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Test;
import org.qos.dsl.language.FixData;

/** The fix of a syntax error on its way through the strings of an Xtext issue. */
class IssueDataTest {

    private static Issue issue(String... data) {
        Issue.IssueImpl issue = new Issue.IssueImpl();
        issue.setOffset(5);
        issue.setLength(3);
        issue.setData(data);
        return issue;
    }

    @Test
    void aFixInPlaceReplacesTheRangeOfTheIssue() {
        assertEquals(
                Optional.of(new Fix("add quotes", List.of(new Edit(5, 3, "\"a=b\"")))),
                IssueData.fix(issue(FixData.here("\"a=b\"", "add quotes"))));
    }

    @Test
    void anEditElsewhereKeepsColonsAndLineEndsOfItsText() {
        assertEquals(
                Optional.of(new Fix("move", List.of(new Edit(0, 12, "a:b:\nc")))),
                IssueData.fix(issue(FixData.edit(0, 12, "a:b:\nc", "move"))));
    }

    @Test
    void editsKeepTheirOrder() {
        Fix fix = IssueData.fix(
                        issue(FixData.FIX + "do", FixData.edit(9, 0, ""), FixData.HERE, FixData.edit(1, 2, "x")))
                .orElseThrow();
        assertEquals(List.of(new Edit(9, 0, ""), new Edit(5, 3, ""), new Edit(1, 2, "x")), fix.edits());
    }

    @Test
    void otherDataAreNotAFix() {
        assertEquals(Optional.empty(), IssueData.fix(issue()));
        assertEquals(Optional.empty(), IssueData.fix(issue((String[]) null)));
        assertEquals(Optional.empty(), IssueData.fix(issue("name", FixData.edit(1, 2, "x"))));
    }

    @Test
    void aFixTakesCarriageReturnsOutAtLineEndsOnly() {
        String text = "a\r\nb\rc\r\r\nd\r";
        Fix fix = Fix.withUnixLines(text);
        assertEquals(List.of(new Edit(1, 1, ""), new Edit(6, 2, ""), new Edit(10, 1, "")), fix.edits());
    }

    @Test
    void aRemovalTakesItsLinesWithIt() {
        assertEquals(
                List.of(new Edit(2, 3, "")), Fix.removing("a\nbc\nd", 2, 4, "").edits());
        assertEquals(
                List.of(new Edit(2, 1, "")), Fix.removing("a\nbc\nd", 2, 3, "").edits());
    }
}
