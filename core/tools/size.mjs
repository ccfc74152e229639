import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cached, packageSources } from './build/cache.mjs'
import { describePage } from './size/describe-page.mjs'
import { measure } from './size/measure.mjs'
import { isWithinLimits, sizeTable } from './size-table.mjs'

/** The measured sizes. They are measured again only if a source, a tool or a library has changed. */
async function readSizes() {
  const paths = [...packageSources, 'model-tests/src/bench', 'headless-examples/sandbox/src']
  const folder = await cached('sizes', { paths }, async (target) =>
    writeFileSync(join(target, 'sizes.json'), JSON.stringify(await measure())),
  )
  return JSON.parse(readFileSync(join(folder, 'sizes.json'), 'utf8'))
}

const hasFlag = (flag) => process.argv.includes(flag)

if (hasFlag('--why')) {
  console.log(await describePage())
} else {
  const report = await readSizes()
  console.log(hasFlag('--json') ? JSON.stringify(report) : sizeTable(report))
  process.exitCode = report.doors.every(isWithinLimits) ? 0 : 1
}
