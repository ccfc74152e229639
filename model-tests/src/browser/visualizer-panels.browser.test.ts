import {
  allEdges,
  fingerprintOf,
  machineGraph,
  machines,
  statesOf,
  toMermaid,
  type WalkFile,
} from '@latchkit/core/devtools'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { openVisualizer, showPanel } from './harness/visualizer.ts'

const [state, edge] = ['modal.open.shaking', 'modal.open --close[0]--> modal.closing']

/** A walk file of the modal machine that lacks one state and one transition. */
async function walkOf(fingerprint: string | null): Promise<WalkFile> {
  const machine = await loadModalMachine()
  const split = (keys: readonly string[], missing: string) => ({
    covered: keys.filter((key) => key !== missing),
    missing: [missing],
  })
  const outcomes = allEdges(machine)
    .filter(({ guard }) => guard !== null)
    .flatMap(({ key }) => [true, false].map((outcome) => ({ edge: key, outcome })))
  const walkedMachine = {
    ...{
      id: 'modal',
      folder: 'stores/modal',
      fingerprint: fingerprint ?? fingerprintOf(machine),
      inputs: {},
      cases: {},
    },
    states: split(
      statesOf(machine).map(({ id }) => id),
      state,
    ),
    transitions: split(
      allEdges(machine).map(({ key }) => key),
      edge,
    ),
    guards: { covered: outcomes, missing: [] },
  }
  return { format: 'latchkit-walk', version: 1, charts: [walkedMachine] }
}

async function loadModalMachine() {
  const machine = await machines()
    .find(({ id }) => id === 'modal')
    ?.load()
  if (machine === undefined) throw new Error('The devtools list no machine with the id modal')
  return machine
}

journey(
  'the visualizer highlights uncovered states and edges, and exports a machine as SVG and Mermaid',
  async ({ context, demo }) => {
    const viewer = await openVisualizer({ context, demo })
    const serveWalk = (file: WalkFile | null) =>
      viewer.route('**/walk.json', (route) => route.fulfill({ json: file }))
    const uncoveredElements = () =>
      viewer.locator('.picture [data-unwalked]:is([data-state], [data-edge])')
    await serveWalk(null)
    await viewer.goto(`${demo.url}/visualizer/?chart=modal`)
    await showPanel(viewer, 'Coverage')
    await viewer.getByText('npm run walk', { exact: true }).waitFor()
    await serveWalk(await walkOf('00000000'))
    await viewer.getByRole('button', { name: 'Reload' }).click()
    await viewer.getByText('The coverage is of another version of this machine').waitFor()
    await expect
      .poll(() =>
        uncoveredElements().evaluateAll((all) =>
          all
            .map(
              (element) => element.getAttribute('data-state') ?? element.getAttribute('data-edge'),
            )
            .sort(),
        ),
      )
      .toEqual([edge, state].sort())
    await viewer.getByRole('button', { name: 'open.shaking never entered' }).click()
    await viewer.locator(`.picture [data-state="${state}"][data-selected]`).waitFor()

    await showPanel(viewer, 'Export')
    await expect.poll(() => uncoveredElements().count()).toBe(0)
    const text = toMermaid(machineGraph(await loadModalMachine()))
    expect(await downloadedText(viewer, 'Download text')).toBe(text)
    const svg = await downloadedText(viewer, 'Download SVG')
    // The exported SVG is shown in a page of its own.
    const svgPage = await context.newPage()
    await svgPage.goto(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`)
    expect(await svgPage.evaluate(() => document.documentElement.nodeName)).toBe('svg')
    expect(await svgPage.locator('text', { hasText: /^shaking$/ }).count()).toBe(2)
    expect(svg).not.toMatch(/<script|<style|\sstyle=|<foreignObject/)
  },
)

/** Content of the file that a button downloads. */
async function downloadedText(viewer: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    viewer.waitForEvent('download'),
    viewer.getByRole('button', { name }).click(),
  ])
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}
