import type { Frame, Recording, StepFrame } from '@latchkit/core/devtools'
import { devtoolsChannel } from '@latchkit/core/devtools'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

declare global {
  interface Window {
    channelMessages?: string[]
  }
}

/** Opens the visualizer in its own tab, which records all messages of the devtools channel. */
export async function openVisualizer({
  context,
  demo,
}: Pick<Visitor, 'context' | 'demo'>): Promise<Page> {
  const viewer = await context.newPage()
  await viewer.addInitScript((name) => {
    const messages: string[] = []
    window.channelMessages = messages
    new BroadcastChannel(name).addEventListener('message', ({ data }) =>
      messages.push(JSON.stringify(data)),
    )
  }, devtoolsChannel)
  await viewer.goto(`${demo.url}/visualizer/`)
  await viewer.locator('main').waitFor()
  return viewer
}

/** All messages of the devtools channel since the visualizer was opened, as JSON. */
export const channelMessages = (viewer: Page): Promise<readonly string[]> =>
  viewer.evaluate(() => window.channelMessages ?? [])

type Box = { name: string; left: number; top: number; right: number; bottom: number }

/** Overlapping pairs in the diagram: two labels, two names of states, or a label and a name. */
export const overlaps = (viewer: Page): Promise<string[]> =>
  viewer.evaluate(() => {
    const boxes: Box[] = [
      ...document.querySelectorAll('[data-label], [data-state] .picture-head'),
    ].map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { name: element.textContent ?? '', left, top, right, bottom }
    })
    // Overlaps of up to a pixel come from rounding.
    const overlap = (one: Box, other: Box) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1
    return boxes.flatMap((one, position) =>
      boxes
        .slice(position + 1)
        .flatMap((other) => (overlap(one, other) ? [`${one.name} / ${other.name}`] : [])),
    )
  })

/** The ids of the drawn states and the keys of the drawn transitions, sorted. */
export const drawnIds = (viewer: Page): Promise<{ states: string[]; edges: string[] }> =>
  viewer.evaluate(() => {
    const all = (name: string) =>
      [
        ...new Set(
          [...document.querySelectorAll(`.picture [${name}]`)].map(
            (element) => element.getAttribute(name) ?? '',
          ),
        ),
      ].sort()
    return { states: all('data-state'), edges: all('data-edge') }
  })

/** Selects the tab of a panel next to the diagram. */
export const showPanel = (viewer: Page, title: string): Promise<void> =>
  viewer.getByRole('tab', { name: title }).click()

/** The visible panel. Queries use it because the diagram also has buttons. */
export const panel = (viewer: Page): Locator => viewer.getByRole('tabpanel')

/** An entry of the tree of running actors. */
export const actorIn = (viewer: Page, name: string): Locator =>
  viewer
    .locator('.actor')
    .filter({ has: viewer.locator('.actor-name', { hasText: new RegExp(`^${name}$`) }) })

/** Waits until exactly these active states and taken transitions are marked. */
export const expectMarks = (
  viewer: Page,
  active: readonly string[],
  taken: readonly string[],
): Promise<void> => expectStep(viewer, null, { active, taken })

/**
 * Waits until the page shows a step of a recording with exactly its states and transitions marked.
 * Polls in the page, because a recording may have hundreds of steps. `position`: for example `3 of
 * 90`, null to ignore it.
 */
export async function expectStep(
  viewer: Page,
  position: string | null,
  { active, taken }: Pick<StepFrame, 'active' | 'taken'>,
): Promise<void> {
  const expected = { position, active: [...active].sort(), taken: [...new Set(taken)].sort() }
  const found = await viewer.evaluate(async (expected) => {
    const ids = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)]
        .map((element) => element.getAttribute(attribute) ?? '')
        .sort()
    const readPage = () => ({
      position:
        expected.position === null
          ? null
          : (document.querySelector('.opened .bar-note')?.textContent ?? ''),
      active: ids('.picture [data-state][data-active]', 'data-state'),
      taken: ids('.picture [data-edge][data-taken]', 'data-edge'),
    })
    const [text, deadline] = [JSON.stringify(expected), performance.now() + 90_000]
    while (JSON.stringify(readPage()) !== text && performance.now() < deadline)
      await new Promise((go) => setTimeout(go))
    return readPage()
  }, expected)
  expect(found).toEqual(expected)
}

export const stepsIn = ({ frames }: Recording): Extract<Frame, { kind: 'step' }>[] =>
  frames.filter((frame) => frame.kind === 'step')

/** Exports the open recording and returns the file's content. */
export async function exportRecording(viewer: Page): Promise<string> {
  const [download] = await Promise.all([
    viewer.waitForEvent('download'),
    panel(viewer).getByRole('button', { name: 'Export' }).click(),
  ])
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

/** Closes the open recording and opens this file. */
export async function importRecording(viewer: Page, name: string, text: string): Promise<void> {
  await panel(viewer).getByRole('button', { name: 'Close', exact: true }).click()
  await chooseFile(viewer, name, text)
  await panel(viewer).getByText(name, { exact: true }).waitFor()
}

const chooseFile = (viewer: Page, name: string, text: string): Promise<void> =>
  viewer
    .getByLabel('Open a file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
