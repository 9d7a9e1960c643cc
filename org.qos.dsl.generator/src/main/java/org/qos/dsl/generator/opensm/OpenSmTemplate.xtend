package org.qos.dsl.generator.opensm

import java.util.List
import org.qos.dsl.generator.RangeText
import org.qos.dsl.generator.TemplateText
import org.qos.runtime.fabric.NodeType
import org.qos.runtime.policy.FabricSetup
import org.qos.runtime.policy.MatchRule
import org.qos.runtime.policy.Policy
import org.qos.runtime.policy.PortGroup
import org.qos.runtime.policy.PortNumbers
import org.qos.runtime.policy.QosLevel
import org.qos.runtime.policy.Sl2VlScope
import org.qos.runtime.policy.VlArbScope

import static extension org.qos.dsl.generator.opensm.OpenSmString.description
import static extension org.qos.dsl.generator.opensm.OpenSmString.name

/** Prints a policy that OpenSM can express in full. OpenSM rejects empty port-groups, so empty sections are left out. */
package class OpenSmTemplate {

	def static String print(Policy policy) {
		TemplateText.of(policy.file)
	}

	def private static file(Policy policy) '''
		# QoS policy for OpenSM. Generated: change the policy it was made from.
		«IF !policy.groups.empty»

			port-groups
			    «FOR group : policy.groups SEPARATOR "\n"»
			    «group.block»
			    «ENDFOR»
			end-port-groups
		«ENDIF»
		«IF policy.setup != FabricSetup.NONE»

			qos-setup
			    «policy.setup.tables»
			end-qos-setup
		«ENDIF»

		qos-levels
		    «FOR level : policy.levels SEPARATOR "\n"»
		    «level.block»
		    «ENDFOR»
		end-qos-levels
		«IF !policy.rules.empty»

			qos-match-rules
			    «FOR rule : policy.rules SEPARATOR "\n"»
			    «rule.block»
			    «ENDFOR»
			end-qos-match-rules
		«ENDIF»
	'''

	def private static block(PortGroup group) '''
		port-group
		    name: «group.name.name»
		    «group.use.use»
		    «lines("port-guid", RangeText.wide(group.portGuids))»
		    «lines("port-name", RangeText.lines(group.portNames.map['''«node»/P«port»'''.toString.name]))»
		    «lines("partition", RangeText.lines(group.partitions.map[name]))»
		    «lines("pkey", RangeText.pkeys(group.pkeys))»
		    «lines("node-type", RangeText.lines(group.types))»
		end-port-group
	'''

	def private static types(PortGroup group) {
		val types = if (group.nodeTypes.size == NodeType.values.length) #["ALL"] else group.nodeTypes.map[toString].toList
		if (group.self) (types + #["SELF"]).toList else types
	}

	def private static tables(FabricSetup setup) '''
		«IF !setup.sl2vl.empty»
			sl2vl-tables
			    «FOR scope : setup.sl2vl SEPARATOR "\n"»
			    «scope.block»
			    «ENDFOR»
			end-sl2vl-tables
		«ENDIF»
		«IF !setup.vlArb.empty»
			vlarb-tables
			    «FOR scope : setup.vlArb SEPARATOR "\n"»
			    «scope.block»
			    «ENDFOR»
			end-vlarb-tables
		«ENDIF»
	'''

	def private static block(Sl2VlScope scope) '''
		sl2vl-scope
		    «lines("group", scope.groups.names)»
		    «lines("across-to", scope.acrossTo.names)»
		    «lines("across-from", scope.acrossFrom.names)»
		    «lines("from", scope.from.ports)»
		    «lines("to", scope.to.ports)»
		    sl2vl-table: «scope.vls.join(",")»
		end-sl2vl-scope
	'''

	def private static block(VlArbScope scope) '''
		vlarb-scope
		    «lines("group", scope.groups.names)»
		    «lines("across", scope.across.names)»
		    «lines("vlarb-high", RangeText.lines(scope.high.map[toString]))»
		    «lines("vlarb-low", RangeText.lines(scope.low.map[toString]))»
		    «IF scope.highLimit.present»
		    	vl-high-limit: «scope.highLimit.asInt»
		    «ENDIF»
		end-vlarb-scope
	'''

	def private static block(QosLevel level) '''
		qos-level
		    name: «level.name.name»
		    «level.use.use»
		    sl: «level.sl»
		    «IF level.mtuLimit.present»
		    	mtu-limit: «level.mtuLimit.asInt»
		    «ENDIF»
		    «IF level.rateLimit.present»
		    	rate-limit: «level.rateLimit.asInt»
		    «ENDIF»
		    «IF level.packetLife.present»
		    	packet-life: «level.packetLife.asInt»
		    «ENDIF»
		    «lines("pkey", RangeText.pkeys(level.pkeys))»
		end-qos-level
	'''

	def private static block(MatchRule rule) '''
		qos-match-rule
		    «rule.use.use»
		    «lines("source", rule.sources.names)»
		    «lines("destination", rule.destinations.names)»
		    «lines("service-id", RangeText.wide(rule.serviceIds))»
		    «lines("qos-class", RangeText.decimal(rule.qosClasses))»
		    «lines("pkey", RangeText.pkeys(rule.pkeys))»
		    qos-level-name: «rule.level.name.name»
		end-qos-match-rule
	'''

	def private static use(String text) '''
		«IF !text.empty»
			use: «text.description»
		«ENDIF»
	'''

	def private static lines(String keyword, List<String> lines) '''
		«FOR line : lines»
			«keyword»: «line»
		«ENDFOR»
	'''

	def private static names(List<PortGroup> groups) {
		RangeText.lines(groups.map[name.name])
	}

	def private static ports(PortNumbers ports) {
		if (ports.all) #["*"] else RangeText.decimal(ports.numbers)
	}
}
