#!/bin/sh
# Makes a new rule: its class, its test and its page. Until the class reports something the test fails.
# usage: releng/new-rule.sh CODE KIND
#   CODE  kebab-case, such as sl-out-of-range
#   KIND  policy | rfc | opensm   checks a policy in both syntaxes or in one of them, while somebody types
#         partitions | options    checks a partition file or an option file, while somebody types
#         context                 checks a policy with its partitions and options
#         decision                checks which requests the rules of a policy decide, with the same context
#         bound                   checks a policy bound to a fabric
set -eu
cd "$(dirname "$0")/.."
usage() { sed -n '3,9s/^# //p' "$0" >&2; exit 2; }

[ $# -eq 2 ] || usage
code=$1
case $code in *[!a-z0-9-]* | -* | *- | *--*) usage ;; esac
name=$(echo "$code" | awk -F- '{ for (i = 1; i <= NF; i++) printf "%s%s", toupper(substr($i, 1, 1)), substr($i, 2) }')
base=org.qos.dsl.check.rules
language=opensm fences="rfc opensm"
case $2 in
    policy | rfc | opensm) package=$base kind=PolicyRule parameter='PolicyFile file, PolicySyntax syntax'
        types='org.qos.dsl.model.policy.PolicyFile org.qos.runtime.policy.PolicySyntax'
        case $2 in
            rfc) kind=RfcRule language=rfc fences=rfc ;;
            opensm) kind=OpenSmRule fences=opensm ;;
        esac ;;
    partitions) package=$base.partitions kind=PartitionsRule parameter='PartitionFile file' language=partitions fences=partitions
        types=org.qos.dsl.model.partitions.PartitionFile ;;
    options) package=$base.options kind=OptionsRule parameter='OptionsFile file' language=options fences=opts
        types=org.qos.dsl.model.options.OptionsFile ;;
    context | decision) kind=ContextRule parameter='PolicyContext context'
        case $2 in context) package=$base.subnet ;; *) package=$base.decision ;; esac
        types='org.qos.dsl.check.ContextRule org.qos.dsl.check.PolicyContext' ;;
    bound) package=$base.binding kind=BoundRule parameter='BoundPolicyContext bound'
        types='org.qos.dsl.check.BoundPolicyContext org.qos.dsl.check.BoundRule' ;;
    *) usage ;;
esac
folder=$(echo "$package" | tr . /)
class=org.qos.dsl/src/main/java/$folder/$name.java
test=org.qos.dsl/src/test/java/$folder/${name}Test.java
page=docs/rules/$code.md
for file in "$class" "$test" "$page"; do
    [ ! -e "$file" ] || { echo "$file exists" >&2; exit 1; }
done

imports() { sort | sed 's/.*/import &;/'; }
{
    echo "package $package;"
    echo
    for type in com.google.auto.service.AutoService java.util.function.Consumer org.qos.dsl.check.Category \
        org.qos.dsl.check.Rule org.qos.dsl.check.RuleDeclaration org.qos.dsl.check.RuleViolation $types; do
        echo "$type"
    done | imports
    cat <<JAVA

/** What OpenSM does (file.c:function), or what the specification says (document, section). */
@AutoService(Rule.class)
public final class $name implements $kind {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning("$code", Category.SUSPICIOUS, "what is wrong, in one line")
                .noFix("why no edit is certainly right");
    }

    @Override
    public void check($parameter, Consumer<RuleViolation> violations) {
        // violations.accept(RuleViolation.at(object, feature, "what is wrong; what OpenSM does with it; what to do"));
    }
}
JAVA
} > "$class"

mkdir -p "$(dirname "$test")"
cat > "$test" <<JAVA
package $package;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link $name} reports, and what it accepts. */
class ${name}Test {

    private static final RuleTester RULE = new RuleTester(new $name());

    @Test
    void reportsWhatIsMarked() {
        RULE.$language("what is «wrong»\n").reports(WARNING).saying("what is wrong");
    }

    @Test
    void acceptsWhatIsRight() {
        RULE.$language("what is right\n").accepts();
    }
}
JAVA

{
    printf 'What is wrong, and why.\n\n'
    for fence in $fences; do
        printf '```%s bad\nwhat is wrong\n```\n\n```%s good\nwhat is right\n```\n\n' "$fence" "$fence"
    done
    printf '## What OpenSM does\n\nWhat it does with such a file, and the line of its log to search for.\n'
} > "$page"

printf '%s\n' "$class" "$test" "$page" \
    "Write these three and name the rule in the table of docs/checking.md; then run releng/derive.sh for the head and tail" \
    "of the page, the schema and the settings."
