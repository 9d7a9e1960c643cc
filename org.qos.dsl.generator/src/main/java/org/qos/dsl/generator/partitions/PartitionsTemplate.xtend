package org.qos.dsl.generator.partitions

import java.util.List
import org.qos.dsl.generator.TemplateText

/** Prints partitions, one member on a line; a definition ends with a semicolon (OpenSM osm_prtn_config.c). */
package class PartitionsTemplate {

	def static String print(List<PartitionDefinitions> partitions) {
		TemplateText.of(file(partitions))
	}

	def private static file(List<PartitionDefinitions> partitions) '''
		# Partitions for OpenSM. Generated: change the policy and the partition file that they were made from.
		#
		# The broadcast groups of IPoIB have the SL, MTU, rate and TClass that the policy gives to their partition. Groups
		# that OpenSM has already keep what they have when this file changes; restart it to apply this file.
		«FOR text : partitions»

			# Level: «text.levelName»
			«FOR definition : text.definitions»
				«text.head», «text.flags(definition)» :
				«IF definition.isFirst»
					«FOR group : text.groups»
						«"    "»«group»
					«ENDFOR»
				«ENDIF»
				«"    "»«definition.members.join(",\n    ")» ;
			«ENDFOR»
		«ENDFOR»
	'''
}
