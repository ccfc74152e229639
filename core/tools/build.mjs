import { writePackages } from './build/write-packages.mjs'
import { node } from './child.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { writeGenerated } from './generate/write-generated.mjs'
import { programs } from './paths.mjs'

ensureInstalled()
await writeGenerated()

const { code } = await node([programs.tsc, '-b', '--pretty'])
if (code === 0) await writePackages()
process.exitCode = code
