package org.qos.dsl.generator.matcher

import java.util.List
import org.qos.dsl.generator.TemplateText

/** Prints the Java matcher: the class that asks, nested classes with rules and constants, and what reads the latter. */
package class JavaMatcherTemplate {

	def static String print(String packageName, String className, String defaultLevel, List<List<RuleCode>> rules,
		RuleCompiler compiler) {
		TemplateText.of(file(packageName, className, defaultLevel, rules, compiler))
	}

	def private static file(String packageName, String className, String defaultLevel, List<List<RuleCode>> rules,
		RuleCompiler compiler) '''
		«IF !packageName.empty»
			package «packageName»;

		«ENDIF»
		import java.util.ArrayList;
		import java.util.Arrays;
		import java.util.List;
		import java.util.OptionalInt;
		import java.util.OptionalLong;
		import java.util.Set;
		import org.qos.runtime.fabric.Fabric;
		import org.qos.runtime.fabric.NodeType;
		import org.qos.runtime.match.BoundPolicy;
		import org.qos.runtime.match.Match;
		import org.qos.runtime.match.Matcher;
		import org.qos.runtime.match.PortSet;
		import org.qos.runtime.match.Request;
		import org.qos.runtime.partition.Partitions;
		import org.qos.runtime.policy.FabricSetup;
		import org.qos.runtime.policy.Policy;
		import org.qos.runtime.policy.PortGroup;
		import org.qos.runtime.policy.PortName;
		import org.qos.runtime.policy.QosLevel;
		import org.qos.runtime.policy.Range;
		import org.qos.runtime.policy.Ranges;

		/** Answers which level a request gets. Generated from a QoS policy: change that. */
		public final class «className» implements Matcher {

		    private final PortSet[] groups;

		    «IF compiler.groups.empty»
		    «constructor(className)»
		    «ELSE»
		    «binding(className, defaultLevel, compiler.groups.groups)»
		    «ENDIF»

		    /** The level of the first rule that matches, else the default level. */
		    @Override
		    public Match match(Request request) {
		        Fields f = new Fields(request, groups);
		        «IF !rules.empty»
		        	int rule;
		        «ENDIF»
		        «FOR place : 1 ..< rules.size + 1»
		        rule = Rules«place».first(f);
		        if (rule > 0) {
		            return new Match(Rules«place».level(rule), rule);
		        }
		        «ENDFOR»
		        return new Match(«defaultLevel», 0);
		    }

		    «MatcherFieldsTemplate.print»

		    «FOR place : 0 ..< rules.size»
		    «ruleClass(place + 1, rules.get(place))»

		    «ENDFOR»
		    «constantClasses(compiler.levels.classes)»
		    «constantClasses(compiler.groups.places)»
		    «constantClasses(compiler.groups.groups)»
		    «constantClasses(compiler.tables)»
		    «MatcherReadersTemplate.print»
		}
	'''

	def private static constructor(String className) '''
		/** A matcher; no rule asks for the ports of a group. */
		public «className»() {
		    this.groups = new PortSet[0];
		}
	'''

	def private static binding(String className, String defaultLevel, ConstantClasses groups) '''
		private «className»(PortSet[] groups) {
		    this.groups = groups;
		}

		/** A matcher for the ports that the groups have on a fabric. */
		public static «className» bind(Fabric fabric, Partitions partitions) {
		    List<PortGroup> all = new ArrayList<>();
		    «FOR place : 1 ..< groups.classes.size + 1»
		    Groups«place».addTo(all);
		    «ENDFOR»
		    Policy policy = new Policy(all, List.of(), «defaultLevel», List.of(), FabricSetup.NONE);
		    BoundPolicy bound = BoundPolicy.bind(policy, fabric, partitions);
		    return new «className»(all.stream().map(bound::members).toArray(PortSet[]::new));
		}
	'''

	def private static ruleClass(int place, List<RuleCode> rules) '''
		/** Rules «rules.get(0).number» to «rules.get(rules.size - 1).number». */
		private static final class Rules«place» {

		    static int first(Fields f) {
		        «FOR rule : rules»
		        // «rule.number»«IF !rule.comment.empty»: «rule.comment»«ENDIF»
		        if («IF rule.conditions.empty»true«ELSE»«rule.conditions.join(" && ")»«ENDIF») {
		            return «rule.number»;
		        }
		        «ENDFOR»
		        return 0;
		    }

		    static QosLevel level(int rule) {
		        return switch (rule) {
		            «FOR level : rules.map[level].toSet»
		            case «rules.filter[it.level == level].map[number].join(", ")» -> «level»;
		            «ENDFOR»
		            default -> throw new IllegalArgumentException("no rule " + rule + " here");
		        };
		    }
		}
	'''

	def private static constantClasses(ConstantClasses constants) '''
		«FOR place : 0 ..< constants.classes.size»
			private static final class «constants.prefix»«place + 1» {
			    «FOR constant : constants.classes.get(place)»
			    static final «constant.type» «constant.name» = «constant.expression»;
			    «ENDFOR»
			    «IF constants.prefix == "Groups"»
			    	«adding(constants.classes.get(place))»
			    «ENDIF»
			}

		«ENDFOR»
	'''

	def private static adding(List<Constant> groups) '''

		static void addTo(List<PortGroup> all) {
		    «FOR group : groups»
		    all.add(«group.name»);
		    «ENDFOR»
		}
	'''
}
