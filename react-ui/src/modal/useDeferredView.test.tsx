import { act, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { useRouter } from '../hooks/useRouter.ts'
import type { TitleSlotProps } from '../kit/SlotsContext.ts'
import { createTestEnvironment } from '../testing/environment.ts'
import { showModal } from '../testing/modal.tsx'
import { renderWithKit } from '../testing/render.tsx'

/** Loads the code of the view WhatIsAWallet, which is shown and left again. */
async function loadView({ kit }: ReturnType<typeof createTestEnvironment>): Promise<void> {
  act(() => kit.modal.push('WhatIsAWallet'))
  await screen.findByRole('dialog', { name: 'What is a wallet?' })
  act(() => kit.modal.back())
  await screen.findByRole('dialog', { name: 'Connect wallet' })
}

test('Modal renders a new view after the page has rendered the same change', async () => {
  const env = createTestEnvironment()
  await showModal(env)
  await loadView(env)
  const shownViews: unknown[] = []
  function Probe() {
    const { view } = useRouter().entry
    useLayoutEffect(() => {
      shownViews.push([view, document.querySelector('[data-view=WhatIsAWallet]') !== null])
    }, [view])
    return null
  }
  renderWithKit(env.kit, <Probe />)
  await act(async () => env.kit.modal.push('WhatIsAWallet'))
  await screen.findByRole('dialog', { name: 'What is a wallet?' })
  expect(shownViews).toEqual([
    ['Connect', false],
    ['WhatIsAWallet', false],
  ])
})

test('Modal renders a slow view before a page that renders all the time has rendered 100 times', async () => {
  const env = createTestEnvironment()
  /** Takes longer to render than the time between two renders of the page. */
  function SlowTitle({ title }: TitleSlotProps) {
    const end = performance.now() + 20
    while (performance.now() < end);
    return title
  }
  const ticker = createRoot(document.createElement('p'))
  await showModal(env, undefined, { Title: SlowTitle })
  await loadView(env)
  let count = 0
  const ticking = setInterval(() => flushSync(() => ticker.render(count++)), 5)
  onTestFinished(() => {
    clearInterval(ticking)
    act(() => ticker.unmount())
  })
  setTimeout(() => env.kit.modal.push('WhatIsAWallet'))
  await screen.findByRole('dialog', { name: 'What is a wallet?' })
  expect(count).toBeLessThan(100)
})
