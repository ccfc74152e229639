import { watch } from 'node:fs'
import { at } from '../paths.mjs'
import { writeGenerated } from './write-generated.mjs'

/**
 * Writes the generated sources again after each change of a definition, until the process ends. A
 * definition that is half written is reported, and the sources stay.
 */
export function watchDefinitions() {
  for (const folder of ['core/src/flows', 'react-ui/src/views'])
    watch(at(folder), { recursive: true, persistent: false }, (_, file) => {
      if (/\.(flow|views|types)\.ts$|\btexts\b/.test(file ?? ''))
        writeGenerated().catch((error) => console.error(error.message))
    })
}
