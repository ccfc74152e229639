import { writeGenerated } from './generate/write-generated.mjs'

/** Writes the generated sources, after `npm ci` and `npm install`: the other commands do it themselves. */
await writeGenerated()
