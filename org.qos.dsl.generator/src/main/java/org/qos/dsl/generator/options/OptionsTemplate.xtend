package org.qos.dsl.generator.options

import org.qos.dsl.generator.TemplateText
import org.qos.runtime.option.PortKind

/** Prints OpenSM options: a name, a space and a value a line, no spaces in lists (OpenSM osm_subnet.c:osm_subn_parse_conf_file). */
package class OptionsTemplate {

	def static String print(String policyFile, SetupTables tables, OperationalVls vls) {
		TemplateText.of(file(policyFile, tables, vls))
	}

	def private static file(String policyFile, SetupTables tables, OperationalVls vls) '''
		# OpenSM options for quality of service. Generated: change the policy they were made from.

		# Without this OpenSM reads no policy and programs no tables.
		qos TRUE
		qos_policy_file «policyFile»
		«IF vls.code.present»

			# «IF vls.highest == 0»VL0 is«ELSE»VL0 to VL«vls.highest» are«ENDIF» used.
			max_op_vls «vls.code.asInt»
		«ENDIF»
		«block("every port that has no setting of its own below", general(tables))»
		«FOR set : PortKind.values»
			«block(set.title, specific(set, tables))»
		«ENDFOR»
	'''

	def private static block(String title, String settings) '''
		«IF !settings.empty»

			# «title»
			«settings»
		«ENDIF»
	'''

	def private static String general(SetupTables tables) '''
		«IF tables.sl2vl.general.present»
			qos_sl2vl «tables.sl2vl.general.get.join(",")»
		«ENDIF»
		«IF tables.high.general.present»
			qos_vlarb_high «tables.high.general.get.join(",")»
		«ENDIF»
		«IF tables.low.general.present»
			qos_vlarb_low «tables.low.general.get.join(",")»
		«ENDIF»
		«IF tables.highLimit.general.present»
			qos_high_limit «tables.highLimit.general.get»
		«ENDIF»
	'''

	def private static String specific(PortKind set, SetupTables tables) '''
		«IF tables.sl2vl.specific(set).present»
			«set.prefix»sl2vl «tables.sl2vl.specific(set).get.join(",")»
		«ENDIF»
		«IF tables.high.specific(set).present»
			«set.prefix»vlarb_high «tables.high.specific(set).get.join(",")»
		«ENDIF»
		«IF tables.low.specific(set).present»
			«set.prefix»vlarb_low «tables.low.specific(set).get.join(",")»
		«ENDIF»
		«IF tables.highLimit.specific(set).present»
			«set.prefix»high_limit «tables.highLimit.specific(set).get»
		«ENDIF»
	'''
}
