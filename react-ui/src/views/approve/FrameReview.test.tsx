import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AnnounceContext } from '../../components/useAnnounce.ts'
import type { ApproveView } from '../../hooks/approveView.ts'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { address, createTestEnvironment } from '../../testing/environment.ts'
import { renderWithKit } from '../../testing/render.tsx'
import { ApproveScreen } from './ApproveScreen.tsx'
import { followBox } from './follow-box.ts'
import { WalletFrame } from './WalletFrame.tsx'

const added: HTMLElement[] = []
afterEach(() => {
  cleanup()
  for (const element of added.splice(0)) element.remove()
  vi.restoreAllMocks()
})

type PendingRequest = Exclude<ApproveView, { step: 'done' }>

const pending = (change: Partial<PendingRequest> = {}): PendingRequest => ({
  step: 'reviewing',
  request: {
    id: 'one',
    namespace: 'eip155',
    caipNetworkId: 'eip155:1337',
    address,
    method: 'personal_sign',
    params: ['0x48', address],
    drawnBy: 'frame',
  },
  summary: { kind: 'message', rows: [], cautions: [], chain: null },
  origin: 'https://page.example',
  frameOrigin: 'https://frame.example',
  fee: null,
  waiting: 0,
  chain: null,
  network: null,
  tokens: {},
  reading: false,
  approve: null,
  reject: vi.fn(),
  ...change,
})

/** Appends an element to the page that measures as the given box. */
function addBox(tag: string, box: DOMRect, parent: HTMLElement = document.body): HTMLElement {
  const element = document.createElement(tag)
  element.getBoundingClientRect = () => box
  parent.append(element)
  added.push(element)
  return element
}
/** The frame of an embedded wallet, shown as `place` says. The test environment loads no frames. */
function addFrame() {
  const frame = addBox('div', new DOMRect())
  frame.dataset.latchkitFrame = ''
  frame.tabIndex = 0
  frame.hidden = true
  const boxes: (object | null)[] = []
  const place = (box: object | null) => {
    boxes.push(box)
    frame.hidden = box === null
  }
  return { frame, boxes, place }
}

test('ApproveTransactionPanel shows the origins of the page and of the frame, and a way out beside the frame', async () => {
  const { kit } = createTestEnvironment()
  const view = pending({ waiting: 1 })
  renderWithKit(kit, <ApproveScreen view={view} />)
  expect(screen.getByText('https://page.example')).toBeTruthy()
  expect(screen.getByText('https://frame.example')).toBeTruthy()
  expect(screen.getByText('One more request is waiting.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
  const reject = screen.getByRole('button', { name: 'Reject' })
  expect(reject.closest('[data-part="wallet-frame"]')).toBeNull()
  await waitFor(() => expect(reject.dataset.clickEnabled).toBe('true'))
  await userEvent.click(reject)
  expect(view.reject).toHaveBeenCalledTimes(1)
})

test('ApproveTransactionPanel announces the request and the origins of the page and of the frame', () => {
  const { kit } = createTestEnvironment()
  const announce = vi.fn()
  render(
    <AnnounceContext.Provider value={announce}>
      <KitProvider kit={kit}>
        <ApproveScreen view={pending()} />
      </KitProvider>
    </AnnounceContext.Provider>,
  )
  expect(announce).toHaveBeenCalledWith({
    text: 'Sign this message? https://page.example sent the request. Your wallet is opened by https://frame.example.',
    header: null,
  })
})

test('followBox draws the frame with the corners of the element over it, follows it, and moves the focus into the frame', async () => {
  const { frame, boxes, place } = addFrame()
  const element = addBox('div', new DOMRect(8, 100, 360, 600))
  element.style.borderRadius = '14px'
  const stop = followBox(element, place)
  await waitFor(() => expect(document.activeElement).toBe(frame))
  expect(frame.style.borderRadius).toBe('14px')
  element.getBoundingClientRect = () => new DOMRect(8, 60, 360, 600)
  await waitFor(() => expect(boxes).toHaveLength(2))
  stop()
  expect(boxes).toEqual([
    { top: 100, left: 8, width: 360, height: 600 },
    { top: 60, left: 8, width: 360, height: 600 },
    null,
  ])
})

test('followBox moves the focus into a frame that replaces a hidden one, and gives it the corners [EM3]', async () => {
  const old = addFrame()
  const element = addBox('div', new DOMRect(8, 100, 360, 600))
  element.style.borderRadius = '14px'
  // The wallet keeps a frame hidden that holds a rejected request.
  const stop = followBox(element, () => {})
  delete old.frame.dataset.latchkitFrame
  const { frame } = addFrame()
  frame.hidden = false
  await waitFor(() => expect(document.activeElement).toBe(frame))
  expect([frame.style.borderRadius, old.frame.style.borderRadius]).toEqual(['14px', ''])
  frame.blur()
  frame.hidden = true
  await new Promise((resolve) => requestAnimationFrame(resolve))
  frame.hidden = false
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.activeElement).not.toBe(frame)
  stop()
})

test('followBox draws the frame after the time of a double click [Z3]', () => {
  vi.useFakeTimers()
  const { boxes, place } = addFrame()
  const element = addBox('div', new DOMRect(8, 100, 360, 600))
  const stop = followBox(element, place)
  vi.advanceTimersByTime(399)
  expect(boxes).toEqual([])
  vi.advanceTimersByTime(1)
  expect(boxes).toHaveLength(1)
  stop()
  followBox(element, place)()
  vi.advanceTimersByTime(1_000)
  expect(boxes.slice(1)).toEqual([null, null])
  vi.useRealTimers()
})

test('followBox leaves the focus on a control beside the frame', async () => {
  const { frame, place } = addFrame()
  const panel = addBox('div', new DOMRect(0, 0, 376, 700))
  panel.className = 'lk-panel'
  const reject = addBox('button', new DOMRect(0, 650, 376, 44), panel)
  reject.focus()
  const stop = followBox(addBox('div', new DOMRect(8, 0, 360, 600), panel), place)
  await waitFor(() => expect(frame.hidden).toBe(false))
  expect(document.activeElement).toBe(reject)
  stop()
})

test('WalletFrame hides the frame between two requests, so that the second click of a double click does not reach the next one [Z3]', async () => {
  const settled: ((id: string) => void)[] = []
  const environment = createTestEnvironment({
    approvals: {
      connectorId: 'own',
      subscribe(listener) {
        const request = { namespace: 'eip155', caipNetworkId: 'eip155:1337', address } as const
        const message = { method: 'personal_sign', params: ['0x48', address] }
        for (const id of ['one', 'two']) listener.received({ id, ...request, ...message })
        settled.push((id) => listener.settled(id, 'success'))
        return () => {}
      },
      approve: () => {},
      reject: () => {},
    },
  })
  const { frame, boxes, place } = addFrame()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(8, 100, 360, 600),
  )
  const kit = { ...environment.kit, embedded: { ...environment.kit.embedded, place } }
  await act(async () => {
    await kit.ready()
    await kit.open()
  })
  renderWithKit(kit, <WalletFrame />)
  await waitFor(() => expect(kit.state.getSnapshot().approvals.request?.id).toBe('one'))
  await waitFor(() => expect(document.activeElement).toBe(frame))
  boxes.length = 0
  await act(async () => {
    for (const settle of settled) settle('one')
  })
  await waitFor(() => expect(kit.state.getSnapshot().approvals.request?.id).toBe('two'))
  expect(boxes).toEqual([null])
  await waitFor(() => expect(boxes).toEqual([null, { top: 100, left: 8, width: 360, height: 600 }]))
  expect(document.activeElement).toBe(frame)
})

test('followBox covers neither the header nor the footer of the modal while the element is scrolled', async () => {
  const { boxes, place } = addFrame()
  const view = addBox('div', new DOMRect(0, 56, 376, 500))
  view.className = 'lk-view'
  const panel = addBox('div', new DOMRect(0, 0, 376, 700), view)
  panel.className = 'lk-panel'
  const element = addBox('div', new DOMRect(8, 20, 360, 600), panel)
  addBox('div', new DOMRect(0, 500, 376, 56), panel).className = 'lk-footer'
  const stop = followBox(element, place)
  await waitFor(() => expect(boxes).toEqual([{ top: 56, left: 8, width: 360, height: 444 }]))
  element.getBoundingClientRect = () => new DOMRect(8, -700, 360, 600)
  await waitFor(() => expect(boxes.at(-1)).toBeNull())
  stop()
})

test('followBox returns the focus from the frame to the view when it stops', async () => {
  const { frame, place } = addFrame()
  const view = addBox('div', new DOMRect(0, 0, 376, 700))
  view.className = 'lk-view'
  view.tabIndex = -1
  const stop = followBox(addBox('div', new DOMRect(8, 0, 360, 600), view), place)
  await waitFor(() => expect(document.activeElement).toBe(frame))
  act(stop)
  expect(document.activeElement).toBe(view)
})
