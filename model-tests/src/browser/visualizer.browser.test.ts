import { machineGraph, machines, type Recording } from '@latchkit/core/devtools'
import { assert, expect } from 'vitest'
import { axeInBothThemes, axeViolations } from './harness/axe.ts'
import { addressesOf, dialog, expectState, openModal, pick, viewTitled } from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import { readCode } from './harness/qr.ts'
import { fill, openSend } from './harness/send.ts'
import {
  actorIn,
  channelMessages,
  drawnIds,
  expectMarks,
  expectStep,
  exportRecording,
  importRecording,
  openVisualizer,
  overlaps,
  panel,
  showPanel,
  stepsIn,
} from './harness/visualizer.ts'

/** The address that is typed into the send form. */
const receiver = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

journey(
  'the visualizer draws every machine with all states and transitions and without overlapping labels',
  async ({ context, demo }) => {
    const viewer = await openVisualizer({ context, demo })
    for (const { id, title, load } of machines()) {
      const { states, edges } = machineGraph(await load())
      await viewer
        .getByRole('navigation', { name: 'Machines' })
        .getByRole('button', { name: title, exact: true })
        .click()
      await viewer.getByLabel(`Diagram of ${id}`, { exact: true }).waitFor()
      expect(await overlaps(viewer)).toEqual([])
      const expand = viewer.getByRole('button', { name: 'Expand all' })
      if ((await expand.count()) > 0) await expand.click()
      await expect
        .poll(() => drawnIds(viewer))
        .toEqual({
          states: states.map((state) => state.id).sort(),
          edges: edges.map(({ key }) => key).sort(),
        })
      expect(await overlaps(viewer)).toEqual([])
    }
    expect(await axeInBothThemes(viewer)).toEqual([])

    // A large machine opens collapsed. A link to a hidden state expands the states around it, and the
    // selection dims what does not belong to it. Collapsing works by keyboard too.
    await viewer.goto(`${demo.url}/visualizer/?chart=send`)
    const state = (id: string) => viewer.locator(`[data-state="send.${id}"]`)
    await viewer.getByRole('button', { name: 'Expand filling' }).waitFor()
    expect(await state('filling.asset').count()).toBe(0)
    await viewer.goto(`${demo.url}/visualizer/?chart=send&state=filling.asset.failed`)
    await state('filling.asset.failed').waitFor()
    await viewer.locator('[data-label$="→ send.filling.asset.failed"][data-lit]').first().waitFor()
    expect(await state('routing').getAttribute('data-dim')).toBe('')
    expect(await state('filling.asset').getAttribute('data-dim')).toBeNull()
    expect(await axeInBothThemes(viewer)).toEqual([])
    await viewer.getByRole('button', { name: 'filling , parallel', exact: true }).press('e')
    await state('filling.asset').waitFor({ state: 'detached' })
    // The button has the focus again, and a double click does the same as `e`.
    await viewer.keyboard.press('Enter')
    await viewer.locator('[data-state="send.filling"][data-selected]').waitFor()
    await viewer.keyboard.press('e')
    await state('filling.asset').waitFor()
    await viewer.getByRole('button', { name: 'filling , parallel', exact: true }).dblclick()
    await state('filling.asset').waitFor({ state: 'detached' })
    // A click on a state selects it. The diagram has the focus then.
    await state('filling').click({ position: { x: 3, y: 3 } })
    await viewer.keyboard.press('e')
    await state('filling.asset').waitFor()
    await viewer.keyboard.press('Escape')
    await viewer.locator('[data-dim]').first().waitFor({ state: 'detached' })
  },
)

journey(
  'the visualizer records, exports and replays a visit, and the file contains no personal data',
  async (visitor) => {
    const { page, context, demo } = visitor
    await visitor.visit('/?approve=auto&devtools')
    const viewer = await openVisualizer({ context, demo })
    await showPanel(viewer, 'Recorder')
    await panel(viewer).getByRole('button', { name: 'Record, include past steps' }).click()

    // The panel Live shows the chosen machine and, with Follow, the machine of the last step.
    await showPanel(viewer, 'Live')
    await viewer.getByRole('button', { name: 'Expand active states' }).click()
    await openModal(visitor)
    // Stores that start meanwhile move the rows of the tree.
    await visitor.waitForIdle()
    await actorIn(viewer, 'modal').click()
    await expectMarks(
      viewer,
      ['modal', 'modal.open', 'modal.open.idle'],
      ['modal.closed --open[0]--> modal.open'],
    )
    await dialog(page).getByRole('button', { name: 'WalletConnect QR code' }).click()
    const uri = await readCode(page)
    await viewTitled(page, 'WalletConnect').getByRole('button', { name: 'Back' }).click()
    await viewTitled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).click()
    await expectState(page, 'Status', 'connected')
    await dialog(page).waitFor({ state: 'hidden' })
    await expectMarks(
      viewer,
      ['modal', 'modal.closed'],
      ['modal.closing --xstate.after.modalClose.modal.closing[0]--> modal.closed'],
    )
    await visitor.waitForIdle()
    await actorIn(viewer, 'network').click()
    await page
      .locator('header')
      .getByRole('button', { name: /Localhost/ })
      .click()
    await pick(page, 'Localhost Two')
    await expectState(page, 'Network', 'Localhost Two')
    await expectMarks(
      viewer,
      ['network', 'network.supported'],
      ['network --network.set[0]--> (stays)'],
    )
    await panel(viewer).getByLabel('Follow').check()
    await openSend(visitor)
    await fill(page, { token: null, amount: '1', to: receiver })
    await expect
      .poll(async () => (await channelMessages(viewer)).join().toLowerCase())
      .toContain(receiver.slice(-4).toLowerCase())
    // Without motion: axe would measure the faded colours of a step that is drawn meanwhile.
    await viewer.emulateMedia({ reducedMotion: 'reduce' })
    expect(await axeViolations(viewer)).toEqual([])

    // The sequence view shows the same steps. Selecting one selects it in the panel.
    await viewer.getByRole('button', { name: 'Sequence' }).click()
    const sequence = viewer.getByRole('listbox', { name: 'Sequence of events' })
    await sequence
      .getByRole('option', { name: /router from Page, kit: push/ })
      .first()
      .click()
    await panel(viewer).getByRole('heading', { name: 'push', exact: true }).waitFor()
    await viewer.keyboard.press('End')
    await sequence
      .getByRole('option')
      .last()
      .and(viewer.locator('[aria-selected="true"]'))
      .waitFor()
    await viewer.getByLabel('All actors and requests').check()
    await sequence
      .getByRole('option', { name: /connectExternal from \w+: done:/ })
      .first()
      .waitFor()
    expect(await axeInBothThemes(viewer)).toEqual([])
    await viewer.getByRole('button', { name: 'Diagram' }).click()

    await showPanel(viewer, 'Recorder')
    await panel(viewer).getByRole('button', { name: 'Stop', exact: true }).click()
    const file = await exportRecording(viewer)
    const recording: Recording = JSON.parse(file)
    const steps = stepsIn(recording)
    await importRecording(viewer, 'journey.json', file)
    const verdict = viewer.locator('.replayed')
    await panel(viewer).getByRole('button', { name: 'Replay', exact: true }).click()
    await verdict.getByText('Replays without difference', { exact: true }).waitFor()

    // Steps through the whole recording by keyboard.
    await panel(viewer).getByRole('button', { name: 'Replay', exact: true }).press('Home')
    for (const [index, step] of steps.entries()) {
      await expectStep(viewer, `${index + 1} of ${steps.length}`, step)
      await viewer.keyboard.press('ArrowRight')
    }

    // Replaces one event.
    const tamperedIndex = recording.frames.findIndex(
      (frame) => frame.kind === 'step' && eventType(frame.event) === 'connection.set',
    )
    const tampered = recording.frames.map((frame, frameIndex) =>
      frameIndex === tamperedIndex ? { ...frame, event: { type: 'connection.clear' } } : frame,
    )
    await importRecording(
      viewer,
      'tampered.json',
      JSON.stringify({ ...recording, frames: tampered }),
    )
    await panel(viewer).getByRole('button', { name: 'Replay', exact: true }).click()
    const differingStep = stepsIn({
      ...recording,
      frames: recording.frames.slice(0, tamperedIndex + 1),
    }).length
    await verdict.getByText(`Step ${differingStep} of ${steps.length} differs`).waitFor()
    await panel(viewer)
      .getByRole('button', { name: `Go to step ${differingStep}` })
      .click()
    const [shownStep] = steps.slice(differingStep - 1)
    assert(shownStep)
    await expectStep(viewer, `${differingStep} of ${steps.length}`, shownStep)
    await viewer.emulateMedia({ colorScheme: 'dark' })
    expect(await axeViolations(viewer)).toEqual([])
    // An invalid file does not replace the open recording.
    await viewer.locator('.record').evaluate((panel) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['{"format":'], 'broken.json'))
      panel.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transfer }))
    })
    await panel(viewer)
      .getByRole('alert')
      .filter({ hasText: 'broken.json: This file is not a recording' })
      .waitFor()
    await panel(viewer).getByText('tampered.json', { exact: true }).waitFor()

    const exportedText = [file, ...(await channelMessages(viewer))].join('\n').toLowerCase()
    const key = /symKey=([0-9a-f]{64})/.exec(uri)?.[1]
    const topic = /^wc:([0-9a-f]{64})@/.exec(uri)?.[1]
    expect([key, topic]).not.toContain(undefined)
    for (const secret of [uri, key, topic, receiver, ...(await addressesOf(page, 'foxglove'))]) {
      expect(exportedText).not.toContain(String(secret).toLowerCase())
    }
    expect(exportedText).not.toMatch(/https?:\/\/(?!redacted\.invalid)|[^\s"]@[a-z]+\.(?!invalid)/)
  },
)

const eventType = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'type' in event ? event.type : null
