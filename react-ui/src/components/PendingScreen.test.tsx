import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PendingScreen, type PendingScreenProps } from './PendingScreen.tsx'
import { AnnounceContext } from './useAnnounce.ts'

afterEach(cleanup)

test('PendingScreen announces its title and text as one message, again on each change', () => {
  const announced: (string | null)[] = []
  const announce = (text: string | null) => announced.push(text)
  const step = (props: Omit<PendingScreenProps, 'icon'>) => (
    <AnnounceContext.Provider value={announce}>
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
  expect(announced).toEqual(['Approve in Foxglove. Foxglove is asking.'])
  expect(screen.queryByRole('status')).toBeNull()
  rerender(step({ ring: 'done', title: 'Connected', text: null, actions: null }))
  expect(announced.slice(1)).toEqual([null, 'Connected'])
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  expect(announced.at(-1)).toBeNull()
})
