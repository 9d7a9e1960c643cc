package org.qos.dsl.generator.rfc

import java.util.List
import java.util.OptionalInt
import org.qos.dsl.generator.RangeText
import org.qos.dsl.generator.TemplateText
import org.qos.runtime.policy.FabricSetup
import org.qos.runtime.policy.MatchRule
import org.qos.runtime.policy.Policy
import org.qos.runtime.policy.PortGroup
import org.qos.runtime.policy.PortNumbers
import org.qos.runtime.policy.QosLevel
import org.qos.runtime.policy.Sl2VlScope
import org.qos.runtime.policy.VlArbScope

/** Prints a policy that the RFC syntax can express in full. */
package class RfcTemplate {

	def static String print(Policy policy) {
		TemplateText.of(policy.file)
	}

	def private static file(Policy policy) '''
		<?xml version="1.0" encoding="UTF-8"?>
		<!-- Generated: change the policy it was made from. -->
		<qos-policy>
		  «IF !policy.groups.empty»
		  	<port-groups>
		  	  «FOR group : policy.groups»
		  	  «group.block»
		  	  «ENDFOR»
		  	</port-groups>
		  «ENDIF»
		  «IF policy.setup != FabricSetup.NONE»
		  	<qos-setup>
		  	  «policy.setup.tables»
		  	</qos-setup>
		  «ENDIF»
		  <qos-levels>
		    «FOR level : policy.levels»
		    «level.block»
		    «ENDFOR»
		  </qos-levels>
		  «IF !policy.rules.empty»
		  	<qos-match-rules>
		  	  «FOR rule : policy.rules»
		  	  «rule.block»
		  	  «ENDFOR»
		  	</qos-match-rules>
		  «ENDIF»
		</qos-policy>
	'''

	def private static block(PortGroup group) '''
		<port-group>
		  <name>«RfcText.text(group.name)»</name>
		  «use(group.use)»
		  «elements("port-guid", RangeText.wide(group.portGuids))»
		  «elements("port-name", group.portNames.map[RfcText.name('''«node»/P«port»''')])»
		  «elements("partition", group.partitions.map[RfcText.name(it)])»
		  «elements("pkey", RangeText.pkeys(group.pkeys))»
		  «elements("node-type", group.nodeTypes.map[toString].toList)»
		  «IF group.self»
		  	<node-type>SELF</node-type>
		  «ENDIF»
		</port-group>
	'''

	def private static tables(FabricSetup setup) '''
		«IF !setup.sl2vl.empty»
			<sl2vl-tables>
			  «FOR scope : setup.sl2vl»
			  «scope.block»
			  «ENDFOR»
			</sl2vl-tables>
		«ENDIF»
		«IF !setup.vlArb.empty»
			<vlarb-tables>
			  «FOR scope : setup.vlArb»
			  «scope.block»
			  «ENDFOR»
			</vlarb-tables>
		«ENDIF»
	'''

	def private static block(Sl2VlScope scope) '''
		<sl2vl-scope>
		  «elements("group", scope.groups.names)»
		  «elements("across-from", scope.acrossFrom.names)»
		  «elements("across-to", scope.acrossTo.names)»
		  «list("from", scope.from.ports)»
		  «list("to", scope.to.ports)»
		  <sl2vl-table>«scope.vls.join(",")»</sl2vl-table>
		</sl2vl-scope>
	'''

	def private static block(VlArbScope scope) '''
		<vlarb-scope>
		  «elements("group", scope.groups.names)»
		  «elements("across", scope.across.names)»
		  «list("to", scope.to.ports)»
		  «list("vlarb-high", RangeText.lines(scope.high.map[toString]))»
		  «list("vlarb-low", RangeText.lines(scope.low.map[toString]))»
		  «element("vl-high-limit", scope.highLimit)»
		</vlarb-scope>
	'''

	def private static block(QosLevel level) '''
		<qos-level>
		  <sn>«level.serialNumber»</sn>
		  «IF level.name != level.serialNumber»
		  	<name>«RfcText.text(level.name)»</name>
		  «ENDIF»
		  «use(level.use)»
		  <sl>«level.sl»</sl>
		  «element("tclass", level.tclass)»
		  «element("qos-class", level.qosClass)»
		  «element("mtu-limit", level.mtuLimit)»
		  «element("rate-limit", level.rateLimit)»
		  «element("packet-life", level.packetLife)»
		  «list("path-bits", RangeText.decimal(level.pathBits))»
		  «list("pkey", RangeText.pkeys(level.pkeys))»
		</qos-level>
	'''

	def private static block(MatchRule rule) '''
		<qos-match-rule>
		  «use(rule.use)»
		  «elements("source", rule.sources.names)»
		  «elements("destination", rule.destinations.names)»
		  «elements("service-id", RangeText.wide(rule.serviceIds))»
		  «elements("qos-class", RangeText.decimal(rule.qosClasses))»
		  «elements("tclass", RangeText.decimal(rule.tclasses))»
		  «elements("pkey", RangeText.pkeys(rule.pkeys))»
		  <qos-level-sn>«rule.level.serialNumber»</qos-level-sn>
		</qos-match-rule>
	'''

	def private static use(String text) '''
		«IF !text.empty»
			<use>«RfcText.text(text)»</use>
		«ENDIF»
	'''

	def private static elements(String tag, List<String> contents) '''
		«FOR content : contents»
			<«tag»>«content»</«tag»>
		«ENDFOR»
	'''

	/** A list in one element, where the syntax allows no second one. */
	def private static list(String tag, List<String> lines) '''
		«IF !lines.empty»
			<«tag»>«lines.join(", ")»</«tag»>
		«ENDIF»
	'''

	def private static element(String tag, OptionalInt value) '''
		«IF value.present»
			<«tag»>«value.asInt»</«tag»>
		«ENDIF»
	'''

	def private static serialNumber(QosLevel level) {
		Long.toUnsignedString(level.sn.asLong)
	}

	def private static names(List<PortGroup> groups) {
		RangeText.lines(groups.map[RfcText.name(name)])
	}

	def private static ports(PortNumbers ports) {
		if (ports.all) #["*"] else RangeText.decimal(ports.numbers)
	}
}
