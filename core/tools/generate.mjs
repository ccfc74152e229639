import { writeGenerated } from './generate/write-generated.mjs'

/**
 * Writes the generated sources after `npm ci` and `npm install`. A definition that cannot be read
 * does not stop the installation: every other command writes the sources, too, and then fails.
 */
await writeGenerated().catch((error) => console.error(error.message))
