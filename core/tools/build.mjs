import { mkdirSync, writeFileSync } from 'node:fs'
import { bundleHelper } from './bundle-helper.mjs'
import { node } from './child.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { flattenCss } from './flatten-css.mjs'
import { at, programs } from './paths.mjs'

ensureInstalled()

const { code } = await node([programs.tsc, '-b', '--pretty'])
if (code === 0) {
  mkdirSync(at('react-ui/dist'), { recursive: true })
  writeFileSync(at('react-ui/dist/styles.css'), flattenCss(at('react-ui/src/styles.css')))
  await bundleHelper()
}
process.exitCode = code
