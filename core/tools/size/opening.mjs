import { tsx } from '../child.mjs'
import { prepareChromium } from '../ensure-chromium.mjs'
import { howToGetChromium } from '../find-chromium.mjs'
import { at } from '../paths.mjs'
import { fileLimits } from './limits.mjs'

const program = at('model-tests/src/bench/weigh-opening.ts')

const sum = (weights) => ({
  files: weights.reduce((files, weight) => files + weight.files, 0),
  bytes: weights.reduce((bytes, weight) => bytes + weight.bytes, 0),
})

/** The row of a phase, with its number of files if that has a limit. */
function sizeOf(name, { bytes, files }) {
  const fileLimit = fileLimits[name]
  return { name, gzip: bytes, ...(fileLimit === undefined ? {} : { files, fileLimit }) }
}

/**
 * What a page loads when: built as an application, and observed in Chromium against the sandbox. The
 * page has one namespace, or five where the name says so. React is not counted.
 */
export async function weighOpening() {
  if (!(await prepareChromium())) throw new Error(howToGetChromium)
  const { code, text } = await tsx(program, [], { quiet: true })
  if (code !== 0) throw new Error(`${program} exited with ${code}.`)
  const { one, five } = JSON.parse(text)
  const untilView = ({ page, prepared, click }) => sum([page, prepared, click])
  return [
    sizeOf('page, before the visitor acts', one.page),
    sizeOf("page, until the modal's first view", untilView(one)),
    sizeOf('prepared when the page is idle, added', one.prepared),
    sizeOf('between the click and the first frame of the modal, added', one.click),
    sizeOf('after the first frame of the modal, added', one.later),
    sizeOf('styles, before the modal is opened', one.css),
    sizeOf('page with five namespaces, before the visitor acts', five.page),
    sizeOf("page with five namespaces, until the modal's first view", untilView(five)),
  ]
}
