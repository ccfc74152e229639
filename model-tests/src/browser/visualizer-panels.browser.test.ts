import {
  allEdges,
  fingerprintOf,
  machineGraph,
  machines,
  statesOf,
  toMermaid,
  type WalkFile,
} from '@latchkit/core/devtools'
import { serveDemo } from '@latchkit/sandbox/demo-server'
import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { axeViolations } from './harness/axe.ts'
import { dialog, openModal } from './harness/demo.ts'
import { journey, journeyBy } from './harness/journey.ts'
import { sharedSandbox } from './harness/shared-sandbox.ts'
import type { Visitor } from './harness/visitor.ts'
import { actorIn, expectMarks, openVisualizer, panel, showPanel } from './harness/visualizer.ts'

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

/** Defines a journey with the built visualizer at a URL of another origin than the demo. */
const journeyWithSite = (title: string, walk: (visitor: Visitor, site: string) => Promise<void>) =>
  journeyBy(title, async () => {
    const { url, stop } = await serveDemo({
      csp: true,
      trustedTypes: true,
      sandbox: sharedSandbox(),
      folder: inject('demo'),
    })
    return {
      options: { origin: url },
      walk: (visitor) => walk(visitor, `${url}/visualizer/`).finally(stop),
    }
  })

const openState = ['modal', 'modal.open', 'modal.open.idle']
const opened = ['modal.closed --open[0]--> modal.open']

journeyWithSite(
  'the visualizer follows a page of another origin that it opens, also after a reload of either',
  async (visitor, site) => {
    const { context, demo } = visitor
    const viewer = await context.newPage()
    await viewer.goto(`${site}?panel=live`)
    const openPage = async (allowed: string) => {
      await panel(viewer)
        .getByLabel('URL of a page')
        .fill(`${demo.url}/?chains=eip155&devtools=${allowed}`)
      const [page] = await Promise.all([
        context.waitForEvent('page'),
        panel(viewer).getByRole('button', { name: 'Open', exact: true }).click(),
      ])
      return page
    }
    // This page allows another origin.
    const silent = await openPage('http://127.0.0.1:1')
    await silent.getByRole('link', { name: 'Live statecharts' }).waitFor()
    const waiting = panel(viewer).getByText(`Waiting for ${demo.url}`)
    await waiting.waitFor()
    const page = await openPage(site)
    await openModal({ ...visitor, page })
    await actorIn(viewer, 'modal').click()
    await expectMarks(viewer, openState, opened)
    await page.reload()
    await panel(viewer).getByText('detached', { exact: true }).waitFor()
    await openModal({ ...visitor, page })
    await panel(viewer).getByText('live', { exact: true }).waitFor()
    await expectMarks(viewer, openState, opened)
    expect(await waiting.count()).toBe(1)
    await viewer.reload()
    await actorIn(viewer, 'modal').click()
    await expectMarks(viewer, openState, opened)
  },
)

journeyWithSite(
  'a page opens a visualizer of another origin, which shows that a request to a wallet is pending',
  async (visitor, site) => {
    const { context, page } = visitor
    await visitor.visit(`/?devtools=${site}&approve=never`)
    const [viewer] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Live statecharts' }).click(),
    ])
    await openModal(visitor)
    await actorIn(viewer, 'modal').click()
    await expectMarks(viewer, openState, opened)
    await dialog(page).getByRole('button', { name: 'Foxglove' }).click()
    const request = panel(viewer).locator('[data-to="wallet"]', { hasText: 'eth_requestAccounts' })
    await request.getByText('pending').waitFor()
    await request.locator('summary').click()
    await request.getByText('Parameters').waitFor()
    expect(await axeViolations(viewer)).toEqual([])
  },
)
