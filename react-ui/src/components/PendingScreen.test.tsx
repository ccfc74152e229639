import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PendingScreen, type PendingScreenProps } from './PendingScreen.tsx'
import { AnnounceContext } from './useAnnounce.ts'

afterEach(cleanup)

test('title and sentence are read out in one piece, a change of them again, by whoever listens', () => {
  const said: (string | null)[] = []
  const say = (text: string | null) => said.push(text)
  const step = (props: Omit<PendingScreenProps, 'icon'>) => (
    <AnnounceContext.Provider value={say}>
      <PendingScreen icon={null} {...props} />
    </AnnounceContext.Provider>
  )
  const cancel = <button type="button">Cancel</button>
  const { rerender, unmount } = render(
    step({
      ring: 'pending',
      title: 'Approve in Foxglove',
      text: 'Foxglove is asking.',
      actions: cancel,
    }),
  )
  expect(said).toEqual(['Approve in Foxglove. Foxglove is asking.'])
  expect(screen.queryByRole('status')).toBeNull()
  rerender(step({ ring: 'done', title: 'Connected', text: null, actions: null }))
  expect(said.slice(1)).toEqual([null, 'Connected'])
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  expect(said.at(-1)).toBeNull()
})
